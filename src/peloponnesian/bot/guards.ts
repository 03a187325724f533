/** Who stays at home: great cities without walls are guarded, for to lose one is felt everywhere (R 13.4), and to lose the capital ends the war (R 21.1). */
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
const NEAR = 8;
/** Guards of a large city without walls: of the capital, of any other one, and how many more if an enemy is near this one. */
const CAPITAL = 2;
const CITY = 1;
const IN_DANGER = 1;
/** The capital is guarded by nearly as many as can come. */
const MATCHED = 0.8;
/** A fort has no garrison of its own (R 18.3.5), and a city in enemy land is soon lost. */
const OUTPOST = 1;

/** Returns how many units the largest enemy force near a hex has. */
export function enemiesNear({ situation, armies }: Outlook, hex: HexCode): number {
  const near = armies.filter((army) => situation.ground.grid.distance(army.hex, hex) <= NEAR);
  return Math.max(0, ...near.map(({ units }) => units.length));
}

export const isCapital = (situation: Situation, id: string): boolean =>
  homesOf(situation).some(({ capital }) => capital === id);

/** Whether a hex lies in a region that an enemy controls. */
function isAbroad({ situation, camp }: Outlook, hex: HexCode): boolean {
  const region = regionOfHex(situation, hex);
  const state = region === null ? undefined : regionState(situation, region);
  return state !== undefined && campOf(state.player) !== camp;
}

/** Returns how many units are to stay in a hex when an army leaves it. */
export function guardsNeeded(outlook: Outlook, hex: HexCode): number {
  const { situation, camp } = outlook;
  const city = cityIn(situation, hex);
  if (city?.size !== 'large' || isWalled(situation, city) || holderOf(situation, hex) !== camp) return 0;
  const near = enemiesNear(outlook, hex);
  return isCapital(situation, city.id)
    ? CAPITAL + Math.ceil(MATCHED * Math.max(0, near - CAPITAL))
    : CITY + (near > 0 ? IN_DANGER : 0);
}

/** Whether a single unit that is in a hex stays: as a guard, in a fort, or in a city in enemy land. */
export function isOutpost(outlook: Outlook, hex: HexCode): boolean {
  const { situation, camp } = outlook;
  if (holderOf(situation, hex) !== camp) return false;
  const isFort = situation.forts[situation.places.ids[hex] as HexId] !== undefined;
  const guards = Math.max(guardsNeeded(outlook, hex), isFort || isAbroad(outlook, hex) ? OUTPOST : 0);
  return ownAt(outlook, hex) <= guards;
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
