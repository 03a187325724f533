/** A bot that tries each action several times and takes the one with the best results. */
import { orThrow, seededChance, type WholeGameTypes } from '../core/index.js';
import { elementAt, indexOfLargest, type Bot } from './bot.js';
import { budgetName, spend, type Budget } from './budget.js';
import type { Heuristics } from './heuristics.js';
import { rolloutOf, type Rollout } from './rollout.js';
import { expectedShare } from './value.js';

/**
 * Returns a bot that plays each legal action in imagined games and takes the one that does best on average. In each
 * round of the budget it deals the hidden cards anew and tries all actions on the same deal and the same dice.
 *
 * @example
 * import { heuristics } from 'diadochi/alexandros/bots';
 * import { flatMonteCarloBot } from 'diadochi/bots';
 *
 * flatMonteCarloBot(heuristics, { iterations: 10, players: 'random' }).name; // 'flat:10'
 */
export function flatMonteCarloBot<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  settings: Budget & Rollout,
): Bot<G> {
  const { game } = heuristics;
  const playOn = rolloutOf(heuristics, settings);
  return {
    name: `flat:${budgetName(settings)}`,
    choose({ view, player, actions, chance }) {
      if (actions.length === 1) return elementAt(actions, 0);
      const totals = actions.map(() => 0);
      const round = heuristics.round(view);
      const seed = String(chance.draw(2 ** 31));
      spend(settings, (iteration) => {
        const imagined = game.simulate(game.sampleState(view, chance));
        for (const [index, action] of actions.entries()) {
          const trial = imagined.clone();
          orThrow(trial.apply(action));
          playOn(trial, seededChance(`${seed} ${iteration}`), round);
          totals[index] = (totals[index] ?? 0) + expectedShare(heuristics, trial.state(), player);
        }
        return true;
      });
      return elementAt(actions, indexOfLargest(totals));
    },
  };
}
