/** Situations of the scenarios with the full sequence (R 23, 26, 27). */
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { stepsOf, type StepId } from '../../src/peloponnesian/query/sequence.js';
import type { CardsState, GameState } from '../../src/peloponnesian/state.js';
import { scenarioOf } from '../../src/peloponnesian/table/publish.js';
import type { CardId, PlayerId, ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { started } from './table.js';

/** The Campaign Game before its first stage, with parts replaced. */
export const war = (parts: Partial<GameState> = {}, scenario: ScenarioId = 'campaign'): GameState => ({
  ...initialState({ players: 2, scenario }),
  ...parts,
});

/** Puts a state in motion where a step of its season begins: at its first occurrence, or in a Campaign Turn. */
export function atStep(state: GameState, does: StepId, campaignTurn = 0): GameState {
  const { season, turn } = state;
  const steps = stepsOf({ scenario: scenarioOf(state.options), season, turn });
  const step = steps.findIndex((each) => each.does === does && each.campaignTurn === campaignTurn);
  return started({ ...state, campaignTurn, stack: [{ kind: 'turn', step, left: null }] });
}

/** Cards of which only these lie on the board. */
export const onBoard = (...active: readonly (readonly [card: CardId, player: PlayerId])[]): CardsState => ({
  deck: [],
  hands: {},
  discards: [],
  removed: [],
  later: [],
  active: active.map(([card, player]) => ({ card, player, since: 0 })),
  played: [],
  depleted: 1,
  known: [],
});
