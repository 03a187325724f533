/** Headings: years with a table of the regions, and seasons with the resources of the players. */
import type { Locale } from '../../core/index.js';
import { laidOut, STORY_COLUMNS } from '../../hosts/terminal/layout.js';
import type { GameState } from '../state.js';
import { figuresOf, headLine } from '../terminal/map.js';
import { seen } from '../terminal/seen.js';
import { standingsPicture } from '../terminal/standings.js';
import { REGIONS, type Season } from '../vocabulary.js';
import type { StoryWords } from './language.js';
import { deed, heading, type Line } from './page.js';

/** Returns the holder and the levels of each region, and the standings of the players. */
export function tableOf(state: GameState, locale: Locale): readonly string[] {
  const all = seen(state, locale);
  const inPlay = REGIONS.filter((region) => state.regions[region] !== undefined);
  const table = [headLine(all), ...inPlay.map((region) => figuresOf(all, region)), ...standingsPicture(all)];
  return table.flatMap((line) => laidOut(line, STORY_COLUMNS));
}

const underlined = (title: string, line: string): string => `${line}${line} ${title} ${line.repeat(50)}`;

export const yearHeading = (year: number, state: GameState, words: StoryWords, locale: Locale): readonly Line[] => [
  heading(''),
  heading(underlined(words.year(year), '═')),
  ...tableOf(state, locale).map(heading),
];

/** Returns the heading of a season, with the resources of each player at its beginning. */
export function seasonHeading(season: Season, year: number, state: GameState, words: StoryWords): readonly Line[] {
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
