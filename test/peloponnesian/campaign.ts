/** The Campaign Game (R 23) for tests of the rules that only the campaigns use. */
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';

/** Returns the campaign for two before its first stage, with parts replaced. */
export const campaign = (parts: Partial<GameState> = {}): GameState => ({
  ...initialState({ players: 2, scenario: 'campaign' }),
  ...parts,
});
