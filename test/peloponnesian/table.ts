/** Situations and play for tests of the rules: positions are states with parts replaced. */
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../src/core/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PeloponnesianTypes } from '../../src/peloponnesian/types.js';
import { dice, die, languageOf } from '../kit/language.js';

/** The Argive League before its first stage, with parts replaced. */
export const argive = (parts: Partial<GameState> = {}): GameState => ({
  ...initialState({ players: 2, scenario: 'argiveLeague' }),
  ...parts,
});

export { dice, die };
export const { play, said, listed, refused, expectRefused } = languageOf<PeloponnesianTypes>(machine);

/** Puts a state in motion. */
export const started = (state: GameState): GameState => machine.start(state).state;

/** Returns the state after dice that fall as given. */
export const rolls = (state: GameState, ...faces: readonly number[]): GameState => play(state, dice(...faces)).state;

/** Plays at random until the game is over, or for so many actions. */
export function playOn(state: GameState, chance: ChanceSource = seededChance('play'), limit = 100_000): GameState {
  const simulation = machine.simulate(state);
  for (let step = 0; step < limit; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const listed = simulation.legalActions();
    const action =
      actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new RangeError(`${actor} can do nothing`);
    orThrow(simulation.apply(action));
  }
  return simulation.state();
}
