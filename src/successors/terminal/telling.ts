/** Which events of Successors are printed, and how a game has ended. */
import { listed, type Locale } from '../../core/index.js';
import { query, type GameEvent, type GameState, type PlayerView } from '../index.js';
import { cited, describeEvent, names } from '../text/index.js';
import { PICTURE_WORDS } from './marks.js';

type Shown = GameState | PlayerView;

/** Events that say nothing that others do not say. */
const SAID_BY_OTHERS = {
  cityArranged: true,
  activationEnded: true,
  returnedToPort: true,
  defeated: true,
} as const satisfies Partial<Readonly<Record<GameEvent['type'], true>>>;

/**
 * Returns whether an event is printed: of cards dealt to others only the shuffling, of starting forces not the markers.
 */
const isTold = (event: GameEvent): boolean =>
  !Object.hasOwn(SAID_BY_OTHERS, event.type) &&
  !(event.type === 'cardDrawn' && event.card === 'hidden' && event.rule.startsWith('R 6.5')) &&
  !(event.type === 'markerPlaced' && event.rule.startsWith('R 5.4'));

export const tell = (events: readonly GameEvent[], shown: Shown, locale: Locale): readonly string[] =>
  events.filter(isTold).map((event) => cited(describeEvent(event, shown, locale), event.rule).text);

/** Returns who has won, and how. */
export function ending(shown: Shown, locale: Locale): string {
  const words = PICTURE_WORDS[locale];
  const { players, victories } = names(locale);
  if (shown.outcome === null) return words.unfinished;
  const { winners, how, rule } = shown.outcome;
  const who = listed(
    winners.map(
      (id) =>
        `${players[id]} (${query.victoryPoints(shown, id)} ${words.victoryPoints}, ${query.legitimacy(shown, id)} ${words.legitimacy})`,
    ),
    locale === 'de' ? 'und' : 'and',
  ).text;
  return `${words.won(who, victories[how], shown.turn)} (${rule})`;
}
