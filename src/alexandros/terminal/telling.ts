/** Which events of Alexandros are printed, and how a game has ended. */
import { counted, listed, type Locale } from '../../core/index.js';
import { query, type GameEvent, type Situation } from '../index.js';
import { cited, describeEvent, describeWay, isOnTheWay, names, type OnTheWay, type Shown } from '../text/index.js';
import { ALEXANDROS_WORDS } from './words.js';

/**
 * Returns the events in sentences. Alexander's path is described as a whole, and the end of a turn is left out, because
 * the next one shows it.
 */
export function tell(events: readonly GameEvent[], shown: Shown, locale: Locale): readonly string[] {
  const lines: string[] = [];
  let way: OnTheWay[] = [];
  const tellWay = (): void => {
    for (const { said, event } of describeWay(way, shown, locale)) lines.push(cited(said, event.rule).text);
    way = [];
  };
  for (const event of events) {
    if (isOnTheWay(event)) {
      way.push(event);
      continue;
    }
    tellWay();
    if (event.type !== 'turnEnded') lines.push(cited(describeEvent(event, shown, locale), event.rule).text);
  }
  tellWay();
  return lines;
}

/** Returns who has won, and how. */
export function ending(shown: Situation, locale: Locale): string {
  const words = ALEXANDROS_WORDS[locale];
  const result = query.outcomeOf(shown);
  if (result === undefined) return words.unfinished;
  const { winners, how, rule } = result;
  const { endings, pieces, players } = names(locale);
  const who = listed(
    winners.map((player) => players[player]),
    words.and,
  ).text;
  const points = counted(query.ranking(shown)[0]?.score ?? 0, pieces.point);
  return `${words.wins(who, winners.length > 1, points, endings[how])} (${rule})`;
}
