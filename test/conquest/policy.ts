/**
 * A policy that fights, for whole games: Alexander marches from goal to goal with all that he has, the Persians march upon whoever
 * holds their land, nobody evades, and everybody attacks. What it does not care for it leaves to chance.
 */
import type { ChanceSource } from '../../src/core/index.js';
import type { Action, ActionType } from '../../src/conquest/action/index.js';
import { statusOf } from '../../src/conquest/query/05-control.js';
import { kingOf, objectivesOf } from '../../src/conquest/query/15-objectives.js';
import { waysFrom } from '../../src/conquest/query/08-2-movement.js';
import { presenceIn, provinceAt } from '../../src/conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../src/conquest/table/ground.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { SideId } from '../../src/conquest/vocabulary.js';

/** What is done rather than anything else that is listed beside it, the first of these first; alike are left to chance. */
const RATHER: readonly ActionType[] = [
  'liveOffTheLand',
  'takeAll',
  'take',
  'takeBaggage',
  'depart',
  // Combat
  'attackBox',
  'engage',
  'advanceUnit',
  'rally',
  'fire',
  'pursue',
  'appoint',
  // Sieges
  'besiege',
  'assignAll',
  'assign',
  'storm',
];

/** What is done only where nothing else can be. */
const RELUCTANTLY: readonly ActionType[] = ['evade', 'razeWall', 'endReplacements', 'endAttacks', 'liftSiege'];

/** How far it is from a province to all others, for a side that goes where the borders are open to it now. */
function distances(situation: Situation, from: PlaceCode, side: SideId): ReadonlyMap<PlaceCode, number> {
  const far = new Map([[from, 0]]);
  for (const [province, steps] of far)
    for (const next of waysFrom(situation, province, side)) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/** Returns whether walls of an enemy stand in a province. */
const isWalled = (situation: Situation, province: PlaceCode, side: SideId): boolean =>
  provinceAt(situation, province).cities.some(({ number }) => {
    const holder = situation.wallHolderOf(number);
    return holder !== null && holder !== side;
  });

/** Where there is anything to be won: an objective, a city, or the land. */
function goalsOf(situation: Situation, side: SideId): ReadonlySet<PlaceCode> {
  const { provinces, provinceOfPlace } = situation.ground;
  const land = provinces.filter(
    ({ code, fact: { dispensable } }) =>
      dispensable !== true && (statusOf(situation, code) !== side || isWalled(situation, code, side)),
  );
  const objectives = objectivesOf(situation).flatMap(({ at }) =>
    at === null ? [] : (provinceOfPlace[at]?.code ?? []),
  );
  return new Set([...land.map(({ code }) => code), ...(side === 'macedonian' ? objectives : [])]);
}

/** Where the enemy holds land, and is weaker than those who come. */
function preysOf(situation: Situation, side: SideId, strength: number): ReadonlySet<PlaceCode> {
  const { provinces } = situation.ground;
  const enemy: SideId = side === 'persian' ? 'macedonian' : 'persian';
  return new Set(
    provinces
      .filter(
        (province) => statusOf(situation, province.code) !== side && presenceIn(situation, province, enemy) < strength,
      )
      .map(({ code }) => code),
  );
}

type March = Extract<Action, { readonly type: 'march' }>;

/** The march of a leader that brings him nearest to any of these. */
function towards(
  situation: Situation,
  marches: readonly March[],
  goals: ReadonlySet<PlaceCode>,
  side: SideId,
): March | undefined {
  const { codes } = situation.ground;
  const measured = marches.map((march) => {
    const far = distances(situation, codes.get(march.province) ?? -1, side);
    return { march, steps: Math.min(...[...goals].map((goal) => far.get(goal) ?? Infinity)) };
  });
  const least = Math.min(...measured.map(({ steps }) => steps));
  return least === Infinity ? undefined : measured.find(({ steps }) => steps === least)?.march;
}

/** How the next leader moves; `undefined`: nobody else does. */
function march(situation: Situation, all: readonly March[]): March | undefined {
  const { roster, ground } = situation;
  const king = kingOf(situation);
  const leaders = [...new Set(all.map(({ leader }) => leader))];
  for (const leader of leaders) {
    const code = roster.leaderCodes.get(leader) ?? -1;
    const side = situation.sideOfLeader(code);
    const at = situation.placeOfLeader(code);
    const own = all.filter((each) => each.leader === leader);
    const here = provinceAt(situation, at);
    if (king?.code === code) {
      // What is begun is brought to its end.
      if (statusOf(situation, at) !== side || isWalled(situation, at, side)) continue;
      const way = towards(situation, own, goalsOf(situation, side), side);
      if (way !== undefined) return way;
    } else if (side === 'macedonian') {
      const to = ground.places[king === undefined ? -1 : situation.placeOfLeader(king.code)];
      const way = own.find(({ province }) => province === to);
      if (way !== undefined) return way;
    } else {
      const strength = situation.countAt(here.code, side);
      if (strength === 0 || presenceIn(situation, here, 'macedonian') > 0) continue;
      const way = towards(situation, own, preysOf(situation, side, strength), side);
      if (way !== undefined) return way;
    }
  }
  return undefined;
}

/** Where the King is, if a piece can be placed with him. */
function besideTheKing(situation: Situation, actions: readonly Action[]): Action | undefined {
  const king = kingOf(situation);
  const at = king === undefined ? undefined : situation.ground.places[situation.placeOfLeader(king.code)];
  return actions.find(
    (action) =>
      (action.type === 'placeReinforcement' || action.type === 'muster') &&
      action.player === 'macedonian' &&
      action.province === at,
  );
}

/** What the policy does of what is listed. */
export function fight(situation: Situation, actions: readonly Action[], chance: ChanceSource): Action {
  const some = (list: readonly Action[]): Action => {
    const action = list[chance.draw(list.length)];
    if (action === undefined) throw new RangeError('nothing can be done');
    return action;
  };
  const beside = besideTheKing(situation, actions);
  if (beside !== undefined) return beside;
  const end = actions.find(({ type }) => type === 'endMovement');
  if (end !== undefined)
    return (
      march(
        situation,
        actions.filter((action): action is March => action.type === 'march'),
      ) ?? end
    );
  const stand = actions.find(({ type }) => type === 'stand' || type === 'halt');
  if (stand !== undefined) return stand;
  for (const type of RATHER) {
    const list = actions.filter((action) => action.type === type);
    if (list.length > 0) return some(list);
  }
  const willingly = actions.filter(({ type }) => !RELUCTANTLY.includes(type));
  return some(willingly.length > 0 ? willingly : actions);
}
