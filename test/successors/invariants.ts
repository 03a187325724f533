/** What holds at every step of every game of Successors. */
import { cards as defaultCards } from '../../src/successors/data/cards.js';
import { legitimacy } from '../../src/successors/query/legitimacy.js';
import { countUnits, playersOf, spaceFact } from '../../src/successors/query/index.js';
import type { GameState, Units } from '../../src/successors/state.js';
import { COMBAT_UNITS, GENERALS } from '../../src/successors/vocabulary.js';

/** What is wrong with a state; empty when nothing is. */
export function invariants(state: GameState): readonly string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  stacks(state, expect);
  cards(state, expect);
  generals(state, expect);
  for (const player of playersOf(state)) {
    expect(legitimacy(state, player) >= 0, `${player} has negative Legitimacy`);
    const minors = state.minorGenerals[player] ?? [];
    expect(minors.length <= 4, `${player} has ${minors.length} Minor Generals`);
  }
  for (const space of Object.keys(state.control)) {
    expect(spaceFact(state, space).kind !== 'transit', `a control marker stands in the Transit Point ${space}`);
  }
  expect((state.outcome === null) === (state.stack.length > 0), 'the stack and the outcome disagree');
  expect((state.outcome?.winners.length ?? 1) === 1, 'several winners');
  return faults;
}

type Expect = (holds: boolean, fault: string) => void;

function stacks(state: GameState, expect: Expect): void {
  let royalArmy = 0;
  let silverShields = 0;
  const add = (units: Units) => {
    royalArmy += units.royalArmy;
    silverShields += units.silverShields;
  };
  for (const [key, stack] of Object.entries(state.stacks)) {
    expect(key === `${stack.player}:${stack.space}${stack.inside ? ':inside' : ''}`, `the stack ${key} is kept under another name`);
    expect(countUnits(stack.units) > 0, `the stack ${key} is empty`);
    for (const unit of COMBAT_UNITS) {
      expect(Number.isInteger(stack.units[unit]) && stack.units[unit] >= 0, `${key} has ${stack.units[unit]} ${unit}`);
      expect(stack.moved[unit] >= 0 && stack.moved[unit] <= stack.units[unit], `${key} has ${stack.moved[unit]} of ${stack.units[unit]} ${unit} moved`);
    }
    if (stack.inside) {
      expect(spaceFact(state, stack.space).kind === 'majorCity', `${key} is inside what is no Major City`);
      expect(countUnits(stack.units) <= 2, `${key} holds more than two CUs inside`);
    }
    add(stack.units);
  }
  for (const units of Object.values(state.dispersed)) add(units);
  expect(royalArmy <= 8, `${royalArmy} Royal Army CUs`);
  expect(silverShields <= 2, `${silverShields} Silver Shields`);
}

function cards(state: GameState, expect: Expect): void {
  const inHands = Object.values(state.hands).flat();
  const inPlay = state.stack.flatMap((frame) =>
    (frame.kind === 'tyche' || frame.kind === 'faceUp') && frame.card !== null ? [frame.card] : []);
  const all = [...state.deck, ...inHands, ...state.discards, ...state.removedCards, ...state.contracts.map(({ card }) => card)];
  for (const card of inPlay) if (!all.includes(card)) all.push(card);
  const expected = (state.options.cards ?? defaultCards).length;
  expect(all.length === expected && new Set(all).size === expected, `${all.length} cards, ${new Set(all).size} different, of ${expected}`);
}

function generals(state: GameState, expect: Expect): void {
  for (const id of GENERALS) {
    const general = state.generals[id];
    expect((general.status === 'map') === (general.space !== null), `${id} is ${general.status} at ${general.space}`);
    expect(general.status !== 'map' || general.owner !== null, `${id} is on the map and nobody's`);
  }
}
