/** How a game was won, in German. */
import { listed, numbered, phrase } from '../../../core/index.js';
import type { LanguageTexts } from '../tables.js';

export const germanOutcome: LanguageTexts['outcome'] = ({ winners, how }, score, say) => {
  const verb = numbered(winners.length, 'gewinnt', 'teilen sich den Sieg');
  const points = `${score} ${numbered(score, 'Punkt', 'Punkten')}`;
  return phrase`${listed(winners.map(say.player), 'und')} ${verb} mit ${points}: ${say.names.endings[how]}`;
};
