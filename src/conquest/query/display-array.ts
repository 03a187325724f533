/** R 10.3: where units and leaders are set up. */
import { FIRST_PLACES, PLACE_OF_HONOUR, type Line, type Post } from '../data/display.js';
import type { ArrayFrame, BattleFrame, Fighter } from '../frame/index.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, LeaderId, SideId, UnitId } from '../vocabulary.js';
import { firstOfEach } from './alike.js';
import {
  armyOf,
  fightersAt,
  fightingFor,
  firstFighters,
  leaderNamed,
  leadersPosted,
  leaderWith,
  linesWithRoom,
  unitNamed,
} from './display.js';
import { mayPair } from './display-moves.js';
import { sideFact } from './turn.js';

/** What is asked of a set-up under way. */
export type Arraying = Pick<ArrayFrame, 'side' | 'units' | 'leaders' | 'placed'>;

/** Whether a side places leaders where it likes (R 10.3). */
export const setsUpFreely = (situation: Situation, side: SideId): boolean => sideFact(situation, side).setsUpFreely;

/** The boxes in which units are set up, in their order. */
const ARRAYED: readonly BoxId[] = ['centre', 'right', 'left', 'reserve'];

/** Those in which a side sets up: of several in an army each in its own (R S9.4). */
const quartersOf = (battle: BattleFrame, side: SideId): readonly BoxId[] =>
  armyOf(battle, side).contingents?.find((contingent) => contingent.side === side)?.boxes ?? ARRAYED;

/** The box of the unit that is placed next, as long as it is prescribed. */
export function prescribed(
  battle: BattleFrame,
  { side, placed }: Pick<Arraying, 'side' | 'placed'>,
): BoxId | undefined {
  const quarters = quartersOf(battle, side);
  return FIRST_PLACES.filter((box) => quarters.includes(box))[placed];
}

/** A box of the army in which a side fights. */
export const ownPost = (battle: BattleFrame, side: SideId, box: BoxId): Post => ({
  army: armyOf(battle, side).side,
  box,
});

const isOfHonour = (situation: Situation, unit: UnitId): boolean =>
  unitNamed(situation, unit).kind.nation === PLACE_OF_HONOUR.nation;

const isLeaderOfHonour = (situation: Situation, leader: LeaderId): boolean =>
  leaderNamed(situation, leader).fact.nation === PLACE_OF_HONOUR.nation;

/** The units of which the next is placed: any, as long as the box is prescribed; afterwards the first of those left. */
export function nextUnits(situation: Situation, battle: BattleFrame, frame: Arraying): readonly UnitInfo[] {
  const { units, placed } = frame;
  const box = prescribed(battle, frame);
  if (box === undefined) return units.slice(0, 1).map((id) => unitNamed(situation, id));
  const ofHonour = box === PLACE_OF_HONOUR.box ? units.filter((id) => isOfHonour(situation, id)) : [];
  // Somebody must be left for the place of honour, where the side has it (R S9.4).
  const all = units.filter((id) => isOfHonour(situation, id));
  const hasPlace = quartersOf(battle, frame.side).includes(PLACE_OF_HONOUR.box);
  const kept = placed === 0 && all.length === 1 && hasPlace ? units.filter((id) => !all.includes(id)) : units;
  return firstOfEach(
    situation,
    (ofHonour.length > 0 ? ofHonour : kept).map((id) => unitNamed(situation, id)),
  );
}

export interface Placing {
  readonly unit: UnitId;
  readonly box: BoxId;
  readonly line: Line;
}

/** R 10.3, 10.5: where the next unit can be placed. */
export function placings(situation: Situation, battle: BattleFrame, frame: Arraying): readonly Placing[] {
  const box = prescribed(battle, frame);
  return nextUnits(situation, battle, frame).flatMap(({ id: unit }) =>
    (box === undefined ? quartersOf(battle, frame.side) : [box]).flatMap((each) =>
      linesWithRoom(battle, ownPost(battle, frame.side, each), frame.side).map((line): Placing => ({
        unit,
        box: each,
        line,
      })),
    ),
  );
}

/** R 10.7: the units with which the next one can stand as one; not before the prescribed places are taken. */
export function partners(situation: Situation, battle: BattleFrame, frame: Arraying): readonly Fighter[] {
  const [unit] = frame.units;
  if (prescribed(battle, frame) !== undefined || unit === undefined) return [];
  const all = fightingFor(situation, battle, frame.side).filter((fighter) =>
    mayPair(situation, battle, { unit, with: null }, fighter),
  );
  return firstFighters(situation, battle, all);
}

/**
 * The leader who is placed together with the unit of a prescribed place, in an army that does not set up freely; the place of honour
 * is kept for its own only when their men are set up (ruling C10.21).
 */
export function leaderForPlace(
  situation: Situation,
  battle: BattleFrame,
  { side, leaders }: Arraying,
  box: BoxId,
): LeaderId | undefined {
  const isKept = armyOf(battle, side).units.some((unit) => isOfHonour(situation, unit));
  const ofHonour = isKept ? leaders.find((leader) => isLeaderOfHonour(situation, leader)) : undefined;
  if (box === PLACE_OF_HONOUR.box && ofHonour !== undefined) return ofHonour;
  return leaders.find((leader) => leader !== ofHonour);
}

/** The boxes of a side in which units stand. */
const heldBoxes = (battle: BattleFrame, side: SideId): readonly Post[] =>
  quartersOf(battle, side)
    .map((box) => ownPost(battle, side, box))
    .filter((post) => fightersAt(battle, post).length > 0);

/** R 10.3: whether one more leader may be placed in a box: two in one only if all boxes with units get one. */
export function mayLeadIn(situation: Situation, battle: BattleFrame, { side, leaders }: Arraying, post: Post): boolean {
  const hasLeader = (each: Post): boolean => leadersPosted(situation, battle, each, side).length > 0;
  return !hasLeader(post) || heldBoxes(battle, side).filter((each) => !hasLeader(each)).length < leaders.length;
}

/** R 10.3: with whom leaders can be placed: each unit has one leader. Who sets up freely begins with any leader. */
export function leadings(
  situation: Situation,
  battle: BattleFrame,
  frame: Arraying,
): readonly { readonly leader: LeaderId; readonly unit: UnitId }[] {
  const { side, leaders } = frame;
  const next = setsUpFreely(situation, side) ? leaders : leaders.slice(0, 1);
  const open = fightingFor(situation, battle, side).filter(
    (fighter) => leaderWith(battle, fighter) === undefined && mayLeadIn(situation, battle, frame, fighter),
  );
  const units = firstFighters(situation, battle, open);
  return next.flatMap((leader) => units.map(({ unit }) => ({ leader, unit })));
}

/** Whether a name is that of a box in which units are set up. */
export const isArrayed = (box: BoxId): boolean => ARRAYED.includes(box);
