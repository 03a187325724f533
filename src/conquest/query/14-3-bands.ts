/** R 14.3: groups of raiders. The number of a group tells where it came from. */
import type { Situation } from '../table/situation.js';
import type { ForceName, Nation, ProvinceId } from '../vocabulary.js';

/** What is played with: its charts say where raiders come from. */
type Played = Pick<Situation, 'components'>;

/** So many names of groups are kept ready: a table has no greater number of one. */
const NAMED = 0x100;
const NAMES: readonly ForceName[] = Array.from({ length: NAMED }, (_, band): ForceName => `band-${band}`);

/** The force that a group is, by its number. */
export const forceOfBand = (band: number): ForceName => NAMES[band] ?? `band-${band}`;

const BAND = /^band-([1-9]\d{0,2})$/;

/** The number of the group that a force is; `undefined` for one that is none. */
export function bandNamed(force: ForceName): number | undefined {
  if (!force.startsWith('band-')) return undefined;
  const [, band] = BAND.exec(force) ?? [];
  return band === undefined ? undefined : Number(band);
}

/** R 9.3, 14.3: where a group of raiders came from; `undefined` for what is none. */
export function originOf({ components: { charts } }: Played, band: number): ProvinceId | undefined {
  const { places } = charts.raids;
  return band === 0 ? undefined : (places[(band - 1) % places.length] ?? undefined);
}

/** R 14.3: which people come from where a group has come from, those too who are no more. */
export function peopleOf(played: Played, band: number): Nation | undefined {
  const origin = originOf(played, band);
  return origin === undefined ? undefined : played.components.charts.raids.nations[origin];
}

/** A number for a new group that comes from there; those of groups that are no more are free again. */
export function freeBand(situation: Situation, origin: ProvinceId): number {
  const { places } = situation.components.charts.raids;
  let band = places.indexOf(origin) + 1;
  if (band === 0) throw new RangeError(`no raiders come from ${origin}`);
  while (situation.roster.raiders.some(({ code }) => situation.bandOf(code) === band)) band += places.length;
  return band;
}
