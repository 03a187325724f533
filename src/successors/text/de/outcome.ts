/** How a game was won, in German. */
import type { SuccessorsOutcome } from '../../state.js';
import { winningFigures, type VictoryWords, type WinningFigures } from '../outcome.js';
import { numbered, phrase } from '../phrases.js';
import type { Shown } from '../speech.js';
import type { Saying } from '../things.js';
import { german, list, pieces } from './speech.js';

/** Returns `9 Siegpunkte und 12 Legitimität, zusammen 21`. */
const together = ({ victoryPoints, legitimacy }: WinningFigures): string =>
  `${pieces(victoryPoints, 'victoryPoint')} und ${pieces(legitimacy, 'legitimacyPoint')}, zusammen ${victoryPoints + legitimacy}`;

const victories: VictoryWords = {
  legitimacy: ({ legitimacy, neededLegitimacy }) => `durch Legitimität: ${legitimacy} (${neededLegitimacy} nötig)`,
  victoryPoints: ({ victoryPoints, neededVictoryPoints }) =>
    `durch Siegpunkte: ${victoryPoints} (${neededVictoryPoints} nötig)`,
  regency: (figures) => `als Regent eines volljährig gewordenen Erben: ${together(figures)}, und niemand hat mehr`,
  heirOfAge: (figures) => `bei Volljährigkeit eines Erben ohne Regenten: ${together(figures)}, und niemand hat mehr`,
  mostVictoryPoints: ({ victoryPoints }) => `mit den meisten Siegpunkten nach dem letzten Spielzug: ${victoryPoints}`,
};

export function germanOutcome(outcome: SuccessorsOutcome, shown: Shown): Saying {
  const { winners, how } = outcome;
  const won = victories[how](winningFigures(outcome, shown));
  const verb = numbered(winners.length, 'gewinnt', 'gewinnen');
  return phrase`${list(winners.map(german(shown).player))} ${verb} in Spielzug ${shown.turn} ${won}`;
}
