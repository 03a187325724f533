/** What holds at every step of every game of Successors. */
import { cards as defaultCards } from '../../src/successors/data/cards.js';
import { legitimacy } from '../../src/successors/questions.js';
import { countUnits, playersOf, spaceFact, stackAt } from '../../src/successors/questions.js';
import type { GameState, Units } from '../../src/successors/state.js';
import { COMBAT_UNITS, GENERALS } from '../../src/successors/vocabulary.js';

/** What is wrong with a state; empty when nothing is. */
export function invariants(state: GameState): readonly string[] {
  const faults: string[] = [];
  const expect: Expect = (holds, fault) => {
    if (!holds) faults.push(fault());
  };
  stacks(state, expect);
  cards(state, expect);
  generals(state, expect);
  for (const player of playersOf(state)) {
    expect(legitimacy(state, player) >= 0, () => `${player} has negative Legitimacy`);
    const minors = state.minorGenerals[player] ?? [];
    expect(minors.length <= 4, () => `${player} has ${minors.length} Minor Generals`);
  }
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

function stacks(state: GameState, expect: Expect): void {
  let royalArmy = 0;
  let silverShields = 0;
  const add = (units: Units) => {
    royalArmy += units.royalArmy;
    silverShields += units.silverShields;
  };
  for (const key in state.stacks) {
    const stack = state.stacks[key];
    if (stack === undefined) continue;
    const { player, space, inside, units, moved } = stack;
    expect(stackAt(state, player, space, inside) === stack, () => `the stack ${key} is kept under another name`);
    expect(countUnits(units) > 0, () => `the stack ${key} is empty`);
    expect(areWhole(units, moved), () => `${key} has ${JSON.stringify(units)}, and moved ${JSON.stringify(moved)}`);
    if (inside) {
      expect(spaceFact(state, space).kind === 'majorCity', () => `${key} is inside what is no Major City`);
      expect(countUnits(units) <= 2, () => `${key} holds more than two CUs inside`);
    }
    add(units);
  }
  for (const units of Object.values(state.dispersed)) add(units);
  expect(royalArmy <= 8, () => `${royalArmy} Royal Army CUs`);
  expect(silverShields <= 2, () => `${silverShields} Silver Shields`);
}

/** Whole numbers of every kind, and no more of them moved than there are. */
const areWhole = (units: Units, moved: Units): boolean =>
  COMBAT_UNITS.every((unit) => Number.isInteger(units[unit]) && moved[unit] >= 0 && moved[unit] <= units[unit]);

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

function generals(state: GameState, expect: Expect): void {
  for (const id of GENERALS) {
    const general = state.generals[id];
    expect(
      (general.status === 'map') === (general.space !== null),
      () => `${id} is ${general.status} at ${general.space}`,
    );
    expect(general.status !== 'map' || general.owner !== null, () => `${id} is on the map and nobody's`);
  }
}
