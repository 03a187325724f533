/** What holds at every step of every game of the family, and what beside that in the base. */
import type { Frame, Machine } from '../../src/core/index.js';
import { boxes, LAST_ROUND, MOST_INTRUDERS } from '../../src/conquest/data/display.js';
import { MOST_WALLS } from '../../src/conquest/data/shape.js';
import type { BattleFrame, SiegeFrame } from '../../src/conquest/frame/index.js';
import { machine } from '../../src/conquest/machine.js';
import { aloneIn } from '../../src/conquest/query/06-1-presence.js';
import { mostTurns } from '../../src/conquest/query/04-1-turn.js';
import type { FamilyState, GameState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import { isInfantry } from '../../src/conquest/units.js';
import type { FamilyTypes } from '../../src/conquest/types.js';
import { TRAYS, type SideId, type UnitId } from '../../src/conquest/vocabulary.js';
import { crowdOf, isDisputed, type Crowd } from './crowd.js';
import { placesWithin } from './land.js';

/** Says what does not hold. */
export type Expect = (holds: boolean, fault: string) => void;

/** What a game of the family holds beside what all of them do. */
export interface Invariable<State> {
  readonly machine: Pick<Machine<FamilyTypes & { readonly shown: State }>, 'situationOf'>;
  /** What is wrong with its pieces, its points, or with anything else on the board that it alone has. */
  board(state: State, situation: Situation, expect: Expect, crowd: Crowd): void;
  /** What is wrong with what is being resolved, where it alone has something to say. */
  stack?(state: State, situation: Situation, expect: Expect): void;
}

/** What is wrong with a state of a game; empty when nothing is. A board that is as it was before has been looked at. */
export const familyInvariants =
  <State extends FamilyState>({ machine: { situationOf }, board, stack }: Invariable<State>) =>
  (state: State, before?: State): readonly string[] => {
    const situation = situationOf(state);
    const faults: string[] = [];
    const expect: Expect = (holds, fault) => {
      if (!holds) faults.push(fault);
    };
    if (before === undefined || !isBoardOf(before, state)) {
      const crowd = crowdOf(state);
      counters(state, situation, expect);
      cities(state, crowd, situation, expect);
      control(crowd, situation, expect);
      board(state, situation, expect, crowd);
    }
    course(state, situation, expect);
    for (const [index, frame] of state.stack.entries())
      if (isBattle(frame) && !isLeft(frame, state.stack[index + 1])) display(state, frame, expect);
    if (before !== undefined) passage(before, state, expect);
    stack?.(state, situation, expect);
    return faults;
  };

/** Returns whether nothing on the board has changed, nor what lets something on it be for a while. */
function isBoardOf(before: FamilyState, after: FamilyState): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as ReadonlySet<keyof FamilyState>;
  for (const name of names) if (name !== 'stack' && before[name] !== after[name]) return false;
  const [then, now] = [before, after].map(({ stack }) => stack.filter(isLenient));
  return then?.length === now?.length && now?.every((frame, index) => frame === then?.[index]) === true;
}

/**
 * Returns whether a check of the board asks about this: a siege, a fight before a fortress, a turn that has not begun,
 * ships that are gone.
 */
const isLenient = (frame: FamilyState['stack'][number]): boolean =>
  isSiege(frame) || 'fortress' in frame || frame.kind === 'turn' || frame.kind === 'shipless';

/** What is wrong with a state of the base: its Victory Points come of what is held and secured alone (R 16.3). */
export const invariants = familyInvariants<GameState>({
  machine,
  board(state, situation, expect, crowd) {
    const points = situation.law.points(situation);
    const due = Object.keys(state.secured).length + provincesHeld(state, crowd, situation);
    expect(points === due, `${points} points for what is worth ${due}`);
    const { ended } = state;
    if (ended?.how === 'victoryPoints')
      expect(ended.points === points, `it ended with ${ended.points ?? 0} points, not ${points}`);
  },
});

const isBattle = (frame: Frame): frame is BattleFrame => frame.kind === 'battle';

const trays: ReadonlySet<string> = new Set(TRAYS);
const isTray = (place: string): boolean => trays.has(place);

/** R 2.3: no counter is lost or made, each is in one place, and has no more steps than are printed. */
function counters(state: FamilyState, { roster, ground, components }: Situation, expect: Expect): void {
  for (const [id, { at }] of Object.entries(state.units))
    expect(roster.unitCodes.has(id as UnitId) && at !== 'pool', `${id} is named and should not be`);
  expect(Object.keys(state.leaders).length === roster.leaders.length, 'leaders are lost or made');
  expect(Object.keys(state.baggage).length === roster.baggage.length, 'baggage is lost or made');
  for (const { id, full, kind, side: own } of roster.units) {
    const { at, steps, side, band } = state.units[id] ?? { at: 'pool', steps: full, side: own };
    expect(ground.codes.has(at), `${id} stands nowhere`);
    expect(Number.isInteger(steps) && steps >= 1 && steps <= full, `${id} has ${steps} steps`);
    expect(!isTray(at) || (steps === full && side === own && band === undefined), `${id} lies hurt in a tray`);
    expect(
      band === undefined || components.counters.bands.includes(kind.nation),
      `${id} is a group of raiders and no raider`,
    );
  }
  for (const { id, fact } of roster.leaders) {
    const { at, wounded } = state.leaders[id] ?? { at: '', wounded: false };
    expect(ground.codes.has(at), `${id} stands nowhere`);
    expect(!wounded || (fact.wounded !== null && !isTray(at)), `${id} is wounded and cannot be`);
  }
  // R 12.10: there is one stand-in of a side.
  for (const { id: side } of components.sides)
    expect(
      roster.leaders.filter(
        ({ id, fact }) => fact.standIn === true && fact.side === side && !isTray(state.leaders[id]?.at ?? 'gone'),
      ).length <= 1,
      `${side} has two stand-ins`,
    );
}

/** Returns whether those who have fought have left, and something that follows from it is being resolved (R S8.5). */
const isLeft = ({ ended }: BattleFrame, above: Frame | undefined): boolean =>
  ended !== null && above?.kind !== 'pursuit' && above?.kind !== 'retreat';

const isSiege = (frame: Frame): frame is SiegeFrame => frame.kind === 'siege';

/** Returns whether walls of a city fall in this: in its siege, or in a fight at sea (R S8.4). */
const isStormed = (frame: Frame, city: string): boolean =>
  isSiege(frame) ? frame.city === city : 'fortress' in frame && frame.fortress === city;

/** R 6.4, 11.2, 12.5: walls are no more than there are, and a garrison is no more than the most walls of a city; all of it is one side's, and so are the leaders in a city. */
function cities(state: FamilyState, crowd: Crowd, { ground, roster, components }: Situation, expect: Expect): void {
  const isFoot = (id: UnitId): boolean => {
    const unit = roster.units[roster.unitCodes.get(id) ?? -1];
    return unit !== undefined && isInfantry(unit.kind);
  };
  let standing = 0;
  for (const { fact } of ground.cities) {
    const { walls, holder } = state.cities[fact.id] ?? { walls: -1, holder: null };
    standing += walls;
    expect(walls >= 0 && walls <= MOST_WALLS, `${fact.id} has ${walls} walls`);
    expect((walls === 0) === (holder === null), `${fact.id} has ${walls} walls of ${holder ?? 'nobody'}`);
    if (state.stack.some((frame) => isStormed(frame, fact.id))) continue;
    const garrison = crowd.at(fact.id);
    // Units that are in a city stay when walls fall (ruling C11.5), but not without any wall.
    const most = walls === 0 ? 0 : MOST_WALLS;
    expect(garrison.length <= most, `${fact.id} has ${walls} walls and a garrison of ${garrison.length}`);
    expect(
      garrison.every(({ id, side }) => side === holder && isFoot(id)),
      `${fact.id} has a garrison of its enemy, or one that is no infantry`,
    );
  }
  expect(standing <= components.counters.walls, `${standing} walls stand`);
  for (const [id, { at, side }] of Object.entries(state.leaders)) {
    const city = state.cities[at];
    if (city === undefined || state.stack.some((frame) => isStormed(frame, at))) continue;
    expect(side === city.holder, `${id} of ${side} is in ${at} of ${city.holder ?? 'nobody'}`);
  }
}

/** R 5: whose a province is follows from who is there. */
function control(crowd: Crowd, situation: Situation, expect: Expect): void {
  for (const province of situation.ground.provinces) {
    const { code, fact } = province;
    const holder = situation.law.holderWith(situation, code, aloneIn(situation, province));
    expect(
      holder === undefined || holder === situation.holderOf(code),
      `${fact.id} is held by ${situation.holderOf(code) ?? 'nobody'}`,
    );
    for (const { id: side } of situation.components.sides)
      expect(
        situation.countAt(code, side) === crowd.count(fact.id, side),
        `${fact.id} counts otherwise than it should`,
      );
  }
}

/** R 5, 16.3: the provinces that the conqueror holds, counted from outside: his, and not contested by units in the field or in a city. */
function provincesHeld({ provinces }: GameState, crowd: Crowd, { components: { map, sides } }: Situation): number {
  const conqueror = sides.find(({ conquers }) => conquers)?.id;
  const held = map.provinces.filter(({ id, loyalty }) => {
    if (provinces[id]?.holder !== conqueror) return false;
    if (loyalty === 'steadfast') return true;
    return !isDisputed(crowd, placesWithin(map, id));
  });
  return held.length;
}

/** R 4, 15, 16: the course of the game. */
function course({ turn, ended, stack, secured, milestones }: FamilyState, situation: Situation, expect: Expect): void {
  expect(turn >= 1 && turn <= mostTurns(situation), `there is no turn ${turn}`);
  expect((ended === null) === stack.length > 0, 'the stack and the end disagree');
  for (const since of [...Object.values(secured), ...Object.values(milestones)])
    expect(since >= 1 && since <= turn, 'something has happened in a turn that is yet to come');
}

/** R 10: everybody who is still there is on the display once, boxes hold no more than they can, and nobody shares one with an enemy. */
function display(state: FamilyState, battle: BattleFrame, expect: Expect): void {
  const { fighters, leaders, province, round, armies, ended } = battle;
  expect(round <= LAST_ROUND, `round ${round}`);
  const shown = fighters.flatMap(({ unit, with: other }): UnitId[] => (other === null ? [unit] : [unit, other]));
  expect(new Set(shown).size === shown.length, 'a unit is on the display twice');
  const come = new Set(armies.flatMap(({ units }) => units));
  expect(
    shown.every((id) => come.has(id)),
    'a unit is on the display that has not come',
  );
  for (const id of shown) expect(state.units[id]?.at === province, `${id} fights in ${province} and is not there`);
  for (const { leader, unit } of leaders) {
    expect(state.leaders[leader]?.at === province, `${leader} leads in ${province} and is not there`);
    expect(unit === null || fighters.some((fighter) => fighter.unit === unit), `${leader} leads nobody`);
  }
  if (ended !== null) return;
  // Two allies are one army (R S9.4).
  const sideOf = (id: UnitId): SideId | undefined => armies.find(({ units }) => units.includes(id))?.side;
  for (const { army, box, line, unit } of fighters) {
    if (box === 'routed') continue;
    const there = fighters.filter((other) => other.army === army && other.box === box);
    expect(
      there.every((other) => sideOf(other.unit) === sideOf(unit)),
      `enemies share the box ${army} ${box}`,
    );
    const most = sideOf(unit) === army ? boxes[box].holds[line] : MOST_INTRUDERS;
    expect(there.filter((other) => other.line === line).length <= most, `too many in ${army} ${box}, line ${line}`);
  }
}

/** Of two states, one after the other: time goes on, and what has been secured stays so. */
function passage(before: FamilyState, after: FamilyState, expect: Expect): void {
  expect(
    after.turn === before.turn || after.turn === before.turn + 1,
    `from turn ${before.turn} to turn ${after.turn}`,
  );
  for (const [name, since] of [...Object.entries(before.secured), ...Object.entries(before.milestones)])
    expect(
      { ...after.secured, ...after.milestones }[name as keyof GameState['secured']] === since,
      `${name} is forgotten`,
    );
  if (before.units === after.units) return;
  for (const [id, { at }] of Object.entries(before.units))
    expect(at !== 'gone' || after.units[id as UnitId]?.at === 'gone', `${id} has come back`);
}
