/** Pieces for drawing: interchangeable units as one counter, and stacks. */
import { unitsAt } from '../query/presence.js';
import { playerOfUnit } from '../query/owners.js';
import { isHex } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, NOBODY, RAIDING, type Situation } from '../table/situation.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { LeaderId, PlaceId, PlayerId, UnitId } from '../vocabulary.js';

/** Units that look the same. */
export interface Chip {
  readonly ids: readonly UnitId[];
  readonly unit: UnitInfo;
  readonly raiding: boolean;
  readonly foraging: boolean;
}

/** Returns units as counters, in order. */
export function chipsOf(situation: Situation, units: readonly UnitInfo[]): readonly Chip[] {
  const chips = new Map<string, { readonly ids: UnitId[]; readonly chip: Omit<Chip, 'ids'> }>();
  for (const unit of units) {
    const [raiding, foraging] = [situation.unitIs(unit.code, RAIDING), situation.unitIs(unit.code, FORAGING)];
    const key = `${unit.kind} ${raiding} ${foraging}`;
    const known = chips.get(key) ?? { ids: [], chip: { unit, raiding, foraging } };
    known.ids.push(unit.id);
    chips.set(key, known);
  }
  return [...chips.values()].map(({ ids, chip }) => ({ ids, ...chip }));
}

/**
 * A stack: pieces of one player in a hex, inside or outside its city or fort; at sea those of one leader, or of none.
 */
export interface Stack {
  readonly id: string;
  readonly player: PlayerId;
  readonly place: PlaceId;
  readonly isInside: boolean;
  readonly isAtSea: boolean;
  /** At sea the leader of the stack. */
  readonly under: LeaderId | null;
  readonly leaders: readonly LeaderInfo[];
  readonly chips: readonly Chip[];
  readonly units: number;
}

interface Gathered {
  readonly player: PlayerId;
  readonly isInside: boolean;
  readonly under: LeaderId | null;
  readonly units: UnitInfo[];
  readonly leaders: LeaderInfo[];
}

/** Returns the leaders of all players in a place. */
function leadersIn(situation: Situation, code: number): readonly LeaderInfo[] {
  const found: LeaderInfo[] = [];
  for (let leader = situation.firstLeaderAt(code); leader !== NO_PIECE; leader = situation.leaderAfter(leader)) {
    const info = situation.roster.leaders[leader];
    if (info !== undefined) found.push(info);
  }
  return found;
}

function stacksAt(situation: Situation, code: number): readonly Stack[] {
  const { places, roster } = situation;
  const place = places.ids[code];
  if (place === undefined) return [];
  const units = unitsAt(situation, code);
  const gathered = new Map<string, Gathered>();
  const among = (player: PlayerId, isInside: boolean, under: LeaderId | null): Gathered => {
    const id = `${player}:${place}${isInside ? ':inside' : ''}${under === null ? '' : `:${under}`}`;
    const known = gathered.get(id) ?? { player, isInside, under, units: [], leaders: [] };
    gathered.set(id, known);
    return known;
  };
  const commanders = new Set(units.map((unit) => situation.leaderOver(unit.code)));
  for (const leader of leadersIn(situation, code)) {
    const player = situation.playerOfLeader(leader.code);
    const under = commanders.has(leader.code) ? leader.id : null;
    if (player !== null) among(player, situation.isLeaderInside(leader.code), under).leaders.push(leader);
  }
  for (const unit of units) {
    const leader = situation.leaderOver(unit.code);
    const under = leader === NOBODY ? null : (roster.leaders[leader]?.id ?? null);
    among(playerOfUnit(situation, unit.code), situation.unitIs(unit.code, INSIDE), under).units.push(unit);
  }
  return [...gathered].map(([id, stack]) => ({
    id,
    player: stack.player,
    place,
    isInside: stack.isInside,
    isAtSea: !isHex(places, code),
    under: stack.under,
    leaders: stack.leaders,
    chips: chipsOf(situation, stack.units),
    units: stack.units.length,
  }));
}

/** Returns all stacks on the map, in the order of the places. */
export const stacksOf = (situation: Situation): readonly Stack[] =>
  Array.from({ length: situation.places.trays.forcePool }, (_, code) => stacksAt(situation, code)).flat();

/** Returns the units of a player in a tray. */
export const unitsInTray = (
  situation: Situation,
  tray: 'forcePool' | 'buildPool' | 'inSicily' | 'leavingSicily',
  player: PlayerId,
): readonly UnitInfo[] => unitsAt(situation, situation.places.trays[tray], { player });

/** Returns the leaders in a tray, in the order of the components. */
export const leadersInTray = (
  situation: Situation,
  tray: 'forcePool' | 'leaderPool' | 'inSicily' | 'leavingSicily',
): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(({ code }) => situation.placeOfLeader(code) === situation.places.trays[tray]);
