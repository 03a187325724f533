/** What holds at every step of every game of Successors. */
import { frameOf } from '../../src/core/index.js';
import { cards as defaultCards } from '../../src/successors/data/cards.js';
import {
  allUnits,
  countUnits,
  forceAt,
  legitimacy,
  mayBeInside,
  placeKey,
  playersOf,
  postNamed,
  siegePointsNeeded,
  spaceFact,
  unitsAt,
  type Post,
  type Units,
} from '../../src/successors/questions.js';
import type { GameState } from '../../src/successors/state.js';
import { COMBAT_UNITS, GENERALS, ROYALS, type PlaceKey, type PlayerId } from '../../src/successors/vocabulary.js';
import { faultsAtSea } from './at-sea.js';
import { sharedParts } from './shared.js';
import { standing } from './standing.js';
import { wardFaults } from './wards.js';

/** What is wrong with a state; empty when nothing is. `before`: the state that led to it, if it is known. */
export function invariants(state: GameState, before?: GameState): readonly string[] {
  const faults: string[] = [...faultsAtSea(state, before)];
  const expect: Expect = (holds, fault) => {
    if (!holds) faults.push(fault());
  };
  forces(state, expect);
  minorGenerals(state, expect);
  moved(state, expect);
  cards(state, expect);
  generals(state, expect);
  apart(state, expect);
  faults.push(...wardFaults(state), ...sharedParts(state));
  for (const player of playersOf(state)) {
    expect(legitimacy(state, player) >= 0, () => `${player} has negative Legitimacy`);
  }
  sieges(state, expect);
  for (const space in state.control) {
    if (spaceFact(state, space).kind === 'transit')
      faults.push(`a control marker stands in the Transit Point ${space}`);
  }
  expect((state.outcome === null) === state.stack.length > 0, () => 'the stack and the outcome disagree');
  expect((state.outcome?.winners.length ?? 1) === 1, () => 'several winners');
  return faults;
}

/** The fault is told only where there is one: this is asked at every step. */
type Expect = (holds: boolean, fault: () => string) => void;

/** The place that a name means, which must be the only name it has. */
function placeOf(state: GameState, key: PlaceKey, expect: Expect): Post | undefined {
  const post = postNamed(key);
  expect(post !== undefined && placeKey(post.player, post.space, post.inside) === key, () => `${key} is no place`);
  if (post === undefined) return undefined;
  expect(playersOf(state).includes(post.player), () => `${key}: ${post.player} does not play`);
  if (post.inside) {
    expect(spaceFact(state, post.space).kind === 'majorCity', () => `${key} is inside what is no Major City`);
  }
  return post;
}

function forces(given: GameState, expect: Expect): void {
  const state = standing(given);
  let royalArmy = 0;
  let silverShields = 0;
  const add = (units: Units) => {
    royalArmy += units.royalArmy;
    silverShields += units.silverShields;
  };
  for (const key in state.forces) {
    const units = allUnits(state.forces[key]);
    const post = placeOf(state, key, expect);
    if (post === undefined) continue;
    expect(
      !post.inside || units.elephant === 0 || mayBeInside(state, 'elephant'),
      () => `Elephants are inside in ${key} (R 19.10)`,
    );
    const found = forceAt(given, post.player, post.space, post.inside);
    expect(
      COMBAT_UNITS.every((unit) => found[unit] === units[unit]),
      () => `the CUs of ${key} are kept under another name`,
    );
    expect(countUnits(units) > 0, () => `${key} is listed and empty`);
    expect(isCounted(state.forces[key]), () => `${key} has ${JSON.stringify(state.forces[key])}`);
    if (post.inside) expect(countUnits(units) <= 2, () => `${key} holds more than two CUs inside`);
    add(units);
  }
  for (const units of Object.values(state.dispersed)) add(units);
  const march = frameOf(given, 'march');
  if (march?.afloat === true) add(march.group.units);
  expect(royalArmy <= 8, () => `${royalArmy} Royal Army CUs`);
  expect(silverShields <= 2, () => `${silverShields} Silver Shields`);
}

/** What may be under way while enemies stand together: an activation, a Reaction Step, a battle, the event of a card. */
const MEETINGS: readonly string[] = ['march', 'independentMove', 'arrival', 'landBattle', 'cardEvent'];

/** Two enemy Armies are outside in one space only while something is being resolved (R 8.3.8.2; ruling apart-at-rest). */
function apart({ forces: all, independentArmies, stack }: GameState, expect: Expect): void {
  if (stack.length === 0 || stack.some(({ kind }) => MEETINGS.includes(kind))) return;
  const holders: Record<string, string> = {};
  for (const { space } of Object.values(independentArmies)) if (space !== null) holders[space] = 'independent';
  for (const key of Object.keys(all)) {
    const [player = '', space = '', zone] = key.split(':');
    if (zone === 'inside') continue;
    const other = holders[space];
    expect(other === undefined, () => `${player} and ${other} are outside in ${space}`);
    holders[space] = player;
  }
}

/** Whole numbers, of the kinds only that are there. */
const isCounted = (units: GameState['forces'][string] | undefined): boolean =>
  Object.values(units ?? {}).every(isCount);

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;

function minorGenerals(given: GameState, expect: Expect): void {
  const state = standing(given);
  const all = new Map<PlayerId, number>();
  for (const [key, count] of Object.entries(state.minorGenerals)) {
    const post = placeOf(state, key, expect);
    expect(isCount(count), () => `${key} has ${count} Minor Generals`);
    if (post !== undefined) all.set(post.player, (all.get(post.player) ?? 0) + count);
  }
  for (const [player, count] of all) expect(count <= 4, () => `${player} has ${count} Minor Generals`);
}

/** No more has been moved than there is. */
function moved({ moved: all, ...state }: GameState, expect: Expect): void {
  for (const [key, units] of Object.entries(all.forces)) {
    const there = allUnits(state.forces[key]);
    expect(
      isCounted(units) && COMBAT_UNITS.every((unit) => allUnits(units)[unit] <= there[unit]),
      () => `${key} has ${JSON.stringify(state.forces[key])}, and moved ${JSON.stringify(units)}`,
    );
  }
  for (const [key, count] of Object.entries(all.minorGenerals)) {
    const there = state.minorGenerals[key] ?? 0;
    expect(isCount(count) && count <= there, () => `${key} has ${there} Minor Generals, and ${count} of them moved`);
  }
  const inOrder = <Id>(ids: readonly Id[], order: readonly Id[]): boolean =>
    ids.join() === order.filter((id) => ids.includes(id)).join();
  expect(inOrder(all.generals, GENERALS), () => `these generals have moved: ${all.generals.join(', ')}`);
  expect(inOrder(all.royals, ROYALS), () => `these royals have moved: ${all.royals.join(', ')}`);
}

function cards(state: GameState, expect: Expect): void {
  const inHands = Object.values(state.hands).flat();
  const inPlay = state.stack.flatMap((frame) =>
    (frame.kind === 'tyche' || frame.kind === 'faceUp') && frame.card !== null ? [frame.card] : [],
  );
  const all = [
    ...state.deck,
    ...inHands,
    ...state.discards,
    ...state.removedCards,
    ...state.contracts.map(({ card }) => card),
  ];
  for (const card of inPlay) if (!all.includes(card)) all.push(card);
  const expected = (state.options.cards ?? defaultCards).length;
  expect(
    all.length === expected && new Set(all).size === expected,
    () => `${all.length} cards, ${new Set(all).size} different, of ${expected}`,
  );
}

/** No city stands that has enough Siege Points before it, but in the midst of something; attempts are limited (R 13.2.4, 13.4). */
function sieges(state: GameState, expect: Expect): void {
  for (const [space, { by, points }] of Object.entries(state.sieges)) {
    expect(state.control[space] !== by, () => `${by} besieges its own ${space}`);
    if (LASTING.some((kind) => frameOf(state, kind) !== undefined)) continue;
    expect(points < siegePointsNeeded(state, space), () => `${space} has not fallen to ${points} Siege Points`);
    expect(unitsAt(state, by, space) > 0, () => `${by} besieges ${space} without CUs`);
  }
  const { segment } = state;
  const most = segment?.segment === 'surrender' ? 1 : 2;
  for (const [space, { count }] of Object.entries(segment?.attempts ?? {}))
    expect(count <= most, () => `${count} attempts on ${space} in one segment`);
}

/** At the end of these it is looked at whether a city has fallen (ruling enough-points). */
const LASTING = ['march', 'independentMove', 'arrival', 'landBattle', 'siegeAttempt', 'capture', 'cardEvent'] as const;

function generals(state: GameState, expect: Expect): void {
  const group = frameOf(state, 'march')?.group.generals ?? [];
  for (const id of GENERALS) {
    const general = state.generals[id];
    expect(
      (general.status === 'map') === (general.space !== null),
      () => `${id} is ${general.status} at ${general.space}`,
    );
    expect(
      (general.status === 'march') === group.includes(id),
      () => `${id} is ${general.status}, not so on the march`,
    );
    expect(general.status !== 'map' || general.owner !== null, () => `${id} is on the map and nobody's`);
  }
}
