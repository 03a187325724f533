/** How a game was won, in English. */
import { numbered, phrase } from '../../../core/index.js';
import type { LanguageTexts } from '../tables.js';
import { list } from './grammar.js';

export const englishOutcome: LanguageTexts['outcome'] = ({ winners, how }, score, say) => {
  const verb = numbered(winners.length, 'wins', 'share the victory');
  return phrase`${list(winners.map(say.player))} ${verb} with ${say.pieces(score, 'point')}: ${say.names.endings[how]}`;
};
