/** Conquest and Empire for newcomers, and how a game stands. */
import type { Locale } from '../../core/index.js';
import type { About, Standing } from '../../hosts/page/about.js';
import { query, type GameState, type SideId } from '../index.js';
import { FAMILY_ADVICE } from './advice.js';

export const about: Readonly<Record<Locale, About>> = {
  en: {
    story:
      'Alexander invades the Persian Empire. One player leads the Macedonians from Ionia to India, the other defends the land of Darius, the Great King.',
    win: 'Alexander scores provinces and objectives: cities, kings, and far places. 21 points after Summer 323 are a Macedonian victory, 16 to 20 a draw, fewer a Persian victory. If Alexander falls in combat, Persia wins at once.',
    length: '46 turns from Spring 334 to Summer 323 BC. An evening for the first years, a weekend for all.',
    advice: {
      ...FAMILY_ADVICE.en.advice,
      '3.3': 'The Great King waits with his guard. The nearer he stands to Alexander, the sooner they meet.',
    },
    terms: {
      ...FAMILY_ADVICE.en.terms,
      objective: 'a city, a king or a far place that Alexander wants: 1 Victory Point',
    },
  },
  de: {
    story:
      'Alexander greift das Perserreich an. Ein Spieler führt die Makedonen von Ionien bis Indien, der andere verteidigt das Land des Großkönigs Dareios.',
    win: 'Alexander erhält Punkte für Provinzen und Ziele: Städte, Könige und ferne Orte. 21 Punkte nach dem Sommer 323 sind ein Sieg der Makedonen, 16 bis 20 ein Unentschieden, weniger ein Sieg der Perser. Fällt Alexander im Kampf, gewinnt Persien sofort.',
    length:
      '46 Runden vom Frühling 334 bis zum Sommer 323 v. Chr. Ein Abend für die ersten Jahre, ein Wochenende für alle.',
    advice: {
      ...FAMILY_ADVICE.de.advice,
      '3.3': 'Der Großkönig wartet mit seiner Garde. Je näher er Alexander steht, desto eher treffen sie sich.',
    },
    terms: {
      ...FAMILY_ADVICE.de.terms,
      Ziel: 'eine Stadt, ein König oder ein ferner Ort, den Alexander will: 1 Siegpunkt',
    },
  },
};

/** Returns the points of Alexander and the provinces of Persia, and what they win (R 16). */
export function standing(view: GameState, locale: Locale): Standing<SideId> {
  const [points, provinces] = { en: ['VP', 'provinces'], de: ['SP', 'Provinzen'] }[locale];
  const scores = query.componentsOf(view).sides.flatMap(({ id, conquers = false, unplayed = false }) =>
    unplayed
      ? []
      : [
          {
            player: id,
            figures: conquers
              ? `${query.victoryPoints(view)} ${points}`
              : `${query.provincesOf(view, id).length} ${provinces}`,
          },
        ],
  );
  return {
    scores,
    goal: {
      en: 'After Summer 323, 21 points win for Alexander, fewer than 16 for Persia; Alexander’s loss wins for Persia',
      de: 'Nach Sommer 323 gewinnt Alexander mit 21 Punkten, Persien unter 16; fällt Alexander, gewinnt Persien',
    }[locale],
  };
}
