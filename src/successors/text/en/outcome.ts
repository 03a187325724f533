/** How a game was won, in English. */
import type { SuccessorsOutcome } from '../../state.js';
import { winningFigures, type VictoryWords, type WinningFigures } from '../outcome.js';
import { numbered, phrase } from '../phrases.js';
import type { Shown } from '../speech.js';
import type { Saying } from '../things.js';
import { english, list, pieces } from './speech.js';

/** Returns `9 Victory Points and 12 Legitimacy, 21 together`. */
const together = ({ victoryPoints, legitimacy }: WinningFigures): string =>
  `${pieces(victoryPoints, 'victoryPoint')} and ${pieces(legitimacy, 'legitimacyPoint')}, ${victoryPoints + legitimacy} together`;

const victories: VictoryWords = {
  legitimacy: ({ legitimacy, neededLegitimacy }) => `by Legitimacy: ${legitimacy} (${neededLegitimacy} needed)`,
  victoryPoints: ({ victoryPoints, neededVictoryPoints }) =>
    `by Victory Points: ${victoryPoints} (${neededVictoryPoints} needed)`,
  regency: (figures) => `as Regent of an Heir who comes of age: nobody has more than ${together(figures)}`,
  heirOfAge: (figures) => `when an Heir without a Regent comes of age: nobody has more than ${together(figures)}`,
  mostVictoryPoints: ({ victoryPoints }) => `with the most Victory Points after the last Game Turn: ${victoryPoints}`,
};

export function englishOutcome(outcome: SuccessorsOutcome, shown: Shown): Saying {
  const { winners, how } = outcome;
  const won = victories[how](winningFigures(outcome, shown));
  const verb = numbered(winners.length, 'wins', 'win');
  return phrase`${list(winners.map(english(shown).player))} ${verb} in Game Turn ${shown.turn} ${won}`;
}
