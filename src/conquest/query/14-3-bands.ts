/** R 14.3: groups of raiders. The number of a group encodes where it came from. */
import type { Situation } from '../table/situation.js';
import type { ForceName, Nation, ProvinceId } from '../vocabulary.js';

/** The components, whose charts say where raiders come from. */
type Played = Pick<Situation, 'components'>;

/** The number of group names that are made in advance; a table stores no greater number. */
const NAMED = 0x100;
const NAMES: readonly ForceName[] = Array.from({ length: NAMED }, (_, band): ForceName => `band-${band}`);

/** Returns the force of a group. */
export const forceOfBand = (band: number): ForceName => NAMES[band] ?? `band-${band}`;

const BAND = /^band-([1-9]\d{0,2})$/;

/** Returns the number of the group that a force is; `undefined`: it is no group. */
export function bandNamed(force: ForceName): number | undefined {
  if (!force.startsWith('band-')) return undefined;
  const [, band] = BAND.exec(force) ?? [];
  return band === undefined ? undefined : Number(band);
}

/** Returns where a group of raiders came from; `undefined` for 0, which is no group (R 9.3, 14.3). */
export function originOf({ components: { charts } }: Played, band: number): ProvinceId | undefined {
  const { places } = charts.raids;
  return band === 0 ? undefined : (places[(band - 1) % places.length] ?? undefined);
}

/** Returns the nation of a group of raiders, even if the group no longer exists (R 14.3). */
export function peopleOf(played: Played, band: number): Nation | undefined {
  const origin = originOf(played, band);
  return origin === undefined ? undefined : played.components.charts.raids.nations[origin];
}

/** Returns a number for a new group from this province. Numbers of groups that no longer exist are used again. */
export function freeBand(situation: Situation, origin: ProvinceId): number {
  const { places } = situation.components.charts.raids;
  let band = places.indexOf(origin) + 1;
  if (band === 0) throw new RangeError(`no raiders come from ${origin}`);
  while (situation.roster.raiders.some(({ code }) => situation.bandOf(code) === band)) band += places.length;
  return band;
}
