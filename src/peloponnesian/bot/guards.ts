/** Who stays at home: great cities are guarded, for to lose one is felt everywhere (R 13.4), and to lose the capital ends the war (R 21.1). */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { Ground } from '../geometry/ground.js';
import { hexWithId } from '../geometry/numbers.js';
import { homesOf } from '../query/homes.js';
import { holderOf } from '../query/long-walls.js';
import { campOf, cityIn, isWalled, regionOfHex, regionState } from '../query/owners.js';
import { unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { HexId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';

/** As far as an army comes in a Campaign Turn or two, in hexes. */
const NEAR = 6;
/** Guards of a city without walls: of the capital, and of any other large one. Behind walls the garrison does, until an enemy is near. */
const OPEN_CAPITAL = 2;
const OPEN_CITY = 1;
const IN_DANGER = 1;
/** A fort has no garrison of its own (R 18.3.5), and a city in enemy land is soon lost. */
const OUTPOST = 1;

/** Whether enemies on land are near a hex. */
export const isThreatened = ({ situation, armies }: Outlook, hex: HexCode): boolean =>
  armies.some((army) => situation.ground.grid.distance(army.hex, hex) <= NEAR);

const isCapital = (situation: Situation, id: string): boolean =>
  homesOf(situation).some(({ capital }) => capital === id);

/** Whether a hex lies in a region that an enemy controls. */
function isAbroad({ situation, camp }: Outlook, hex: HexCode): boolean {
  const region = regionOfHex(situation, hex);
  const state = region === null ? undefined : regionState(situation, region);
  return state !== undefined && campOf(state.player) !== camp;
}

/** Returns how many units are to stay in a hex. */
export function guardsNeeded(outlook: Outlook, hex: HexCode): number {
  const { situation, camp } = outlook;
  if (holderOf(situation, hex) !== camp) return 0;
  if (isAbroad(outlook, hex)) return OUTPOST;
  const city = cityIn(situation, hex);
  if (city === undefined) return situation.forts[situation.places.ids[hex] as HexId] === undefined ? 0 : OUTPOST;
  if (city.size !== 'large') return 0;
  const more = isThreatened(outlook, hex) ? IN_DANGER : 0;
  return more + (isWalled(situation, city) ? 0 : isCapital(situation, city.id) ? OPEN_CAPITAL : OPEN_CITY);
}

/** Returns how many own units are in a hex. */
export const ownAt = ({ situation, me }: Outlook, hex: HexCode): number =>
  unitsAt(situation, hex, { player: me, land: true }).length;

const largeCities = derived(({ map, grid }: Ground): readonly HexCode[] =>
  map.cities.filter(({ size }) => size === 'large').map(({ hex }) => hexWithId(grid, hex)),
);

/** The large cities of the player's camp. */
export const largeCitiesOf = ({ situation, camp }: Outlook): readonly HexCode[] =>
  largeCities(situation.ground).filter(
    (hex) => cityIn(situation, hex) !== undefined && holderOf(situation, hex) === camp,
  );
