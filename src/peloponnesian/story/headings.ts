/** Headings: years with a table of the regions, and seasons with the resources of the players. */
import type { Locale } from '../../core/index.js';
import type { EventType, GameEvent } from '../event/index.js';
import { laidOut, STORY_COLUMNS } from '../../hosts/terminal/layout.js';
import type { GameState } from '../state.js';
import { figuresOf, headLine } from '../terminal/map.js';
import { seen } from '../terminal/seen.js';
import { standingsPicture } from '../terminal/standings.js';
import { REGIONS, type Season } from '../vocabulary.js';
import type { StoryWords } from './language.js';
import { deed, heading, label, type Line } from './page.js';

/** Returns the holder and the levels of each region, and the standings of the players. */
export function tableOf(state: GameState, locale: Locale): readonly string[] {
  const all = seen(state, locale);
  const inPlay = REGIONS.filter((region) => state.regions[region] !== undefined);
  const table = [headLine(all), ...inPlay.map((region) => figuresOf(all, region)), ...standingsPicture(all)];
  return table.flatMap((line) => laidOut(line, STORY_COLUMNS));
}

const underlined = (title: string, line: string): string => `${line}${line} ${title} ${line.repeat(50)}`;

const yearHeading = (year: number, state: GameState, words: StoryWords, locale: Locale): readonly Line[] => [
  heading(''),
  heading(underlined(words.year(year), '═')),
  ...tableOf(state, locale).map(heading),
];

/** Returns the heading of a season, with the resources of each player at its beginning. */
function seasonHeading(season: Season, year: number, state: GameState, words: StoryWords): readonly Line[] {
  const players = Object.entries(state.treasuries) as readonly [keyof typeof state.treasuries, number][];
  const purses = players.map(([player, talents]) => {
    const regions = Object.values(state.regions).filter(
      (region) => region.player === player && region.neutral !== true,
    );
    return words.purse(player, talents, regions.length);
  });
  return [
    heading(''),
    heading(underlined(words.season(season, year), '─')),
    ...purses
      .map((purse): Line => ({ ...deed(purse, 'R 5'), level: 'heading' }))
      .map(({ text }) => heading(`  ${text}`)),
  ];
}

/** Events of the Yearly Start Phase, which precedes the first season of a year (R 3.2). */
const YEARLY: ReadonlySet<EventType> = new Set([
  'regionAwarded',
  'regionCeded',
  'regionChanged',
  'tributeAssessed',
  'tributeCollected',
  'raidMarkersRemoved',
]);

/** Returns whether an event belongs to the Yearly Start Phase. Assessments change levels in it (R 5.3). */
const isYearly = (event: GameEvent): boolean =>
  YEARLY.has(event.type) ||
  (event.type === 'levelsAdjusted' && (event.cause === 'assessmentRaised' || event.cause === 'assessmentLevel'));

/**
 * Returns a function that lists the headings above an event: of a new year, and of a season. `close` reports what is
 * left to report before a heading. The heading of a year shows the state at the beginning of its first phase, before
 * the reported events.
 */
export function newHeadings(locale: Locale, close: (words: StoryWords) => readonly Line[]) {
  let year: number | undefined;
  let isSeasonHeaded = false;

  /** Returns the heading of a year, if it is a new one. */
  function headYear(now: number, state: GameState, words: StoryWords): readonly Line[] {
    if (year === now) return [];
    year = now;
    return [...close(words), ...yearHeading(now, state, words, locale), label(words.yearStart)];
  }

  return (event: GameEvent, state: GameState, before: GameState, words: StoryWords): readonly Line[] => {
    if (event.type === 'seasonBegan') {
      isSeasonHeaded = true;
      return [
        ...headYear(event.year, state, words),
        ...close(words),
        ...seasonHeading(event.season, event.year, state, words),
        label(words.seasonStart),
      ];
    }
    if (isYearly(event)) return headYear(state.year, before, words);
    // R 2.3: hands are dealt before the first season.
    if (isSeasonHeaded || event.type === 'gameEnded' || event.type === 'cardDrawn') return [];
    // The first season has begun before the first report.
    isSeasonHeaded = true;
    const { season } = state;
    return [
      ...headYear(state.year, state, words),
      ...seasonHeading(season, state.year, state, words),
      label(words.seasonStart),
    ];
  };
}
