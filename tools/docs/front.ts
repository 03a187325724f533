/** The first screen of the site: a picture of a game, what the library is, how it is installed and used, and a page to play each game on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { matches, orThrow, SPECTATOR } from '../../src/core/index.js';
import { GAMES, ofEachGame, REGISTRY, type GameName } from '../../src/games.js';
import { THEMES, type Theme } from '../../src/hosts/page/table.js';
import { FLAGSHIP } from '../folders.js';
import { roundPicture } from '../picture/round.js';

/** Where the pictures and the page to play on are, below the root of the site. */
const PICTURES = 'pictures';
export const PLAY = 'play';

/** A picture in a theme. */
type Draw = (theme: Theme) => string;

/** The map of each game at its beginning. */
const MAPS: Readonly<Record<GameName, Draw>> = await ofEachGame(async (manifest) => {
  const { game, options, picture } = await manifest.page();
  const { createMatch } = matches(game);
  const { state } = orThrow(
    createMatch({ ...orThrow(game.decode.options(options(manifest.usualPlayers, {}))), seed: 'babylon' }),
  );
  const view = game.viewFor(state, SPECTATOR);
  return (theme) => picture(view, { locale: 'en', theme, part: 'map', lastEvents: [] });
});

/** The map of Successors after a round, with the moves of the round. */
const ROUND: Draw = (theme) => roundPicture({ theme, part: 'map' });

/** Pixels of the small pictures, which are shown at half this width on most screens. */
const SMALL = 300;

/** A small picture of a map; its words would be too small to be read, so it is drawn without a font. */
const small = (svg: string): Uint8Array =>
  new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: SMALL } }).render().asPng();

/** Writes the pictures of the front page to the site. */
export function writePictures(site: string): void {
  mkdirSync(join(site, PICTURES), { recursive: true });
  for (const theme of THEMES) {
    writeFileSync(join(site, PICTURES, `round-${theme}.svg`), ROUND(theme));
    for (const game of GAMES) writeFileSync(join(site, PICTURES, `${game}-${theme}.png`), small(MAPS[game](theme)));
  }
}

/** A picture in the theme of the page. */
const picture = (file: (theme: Theme) => string, alt: string): string =>
  THEMES.map(
    (theme) => `<img class="site-${theme}" src="${PICTURES}/${file(theme)}" alt="${alt}" loading="lazy" />`,
  ).join('');

const playing = (game: GameName): string => `${PLAY}/index.html?game=${game}`;

const playersOf = (game: GameName): string => {
  const counts = REGISTRY[game].playerCounts;
  const [least = 0] = counts;
  const most = counts.at(-1) ?? least;
  return least === most ? `${String(least)} players` : `${String(least)} to ${String(most)} players`;
};

const card = (game: GameName): string =>
  `<a class="site-game" href="${playing(game)}">${picture((theme) => `${game}-${theme}.png`, '')}<span>${REGISTRY[game].title}</span>` +
  `<small>${playersOf(game)} · play</small></a>`;

/** The games, each with a link to play it. */
const gamesHtml = (): string => `<nav class="site-games" aria-label="Play">${GAMES.map(card).join('')}</nav>`;

/** The picture beside the text. */
const pictureHtml = (): string =>
  `<a class="site-board" href="${playing(FLAGSHIP)}">${picture(
    (theme) => `round-${theme}.svg`,
    'A round of Successors on the map: provinces by who controls them, armies with their generals, and arrows for their marches',
  )}</a>`;

/** Returns the first block of code of a language in a text. */
export const blockIn = (text: string, language: string): string =>
  new RegExp(`^\`\`\`${language}\\n[\\s\\S]*?^\`\`\``, 'm').exec(text)?.[0] ?? '';

/** What stands in the Markdown of the front page where the picture and the games are to be. */
const PICTURE_MARK = '<!-- picture -->';
const GAMES_MARK = '<!-- games -->';

/** Where a reader goes on. */
const LINKS = [
  ['Start in five minutes', 'docs/start.md'],
  ['Build an interface', 'docs/ui.md'],
  ['Write a bot', 'docs/bots.md'],
  ['Read the rules', 'docs/reading-the-rules.md'],
] as const;

/** Returns the Markdown of the first screen, from the text of the README. */
export function firstScreen(readme: string): string {
  const [about = ''] = readme.replace(/^# .+\n+/, '').split('\n\n');
  return [
    '<div class="site-front"><div class="site-about">',
    '# diadochi',
    about,
    blockIn(readme, 'sh'),
    LINKS.map(([called, path]) => `[${called}](${path})`).join(' · '),
    '</div>',
    PICTURE_MARK,
    '<div class="site-code">',
    blockIn(readme, 'ts').replaceAll(/ +\/\/ .*$/gm, ''),
    '</div>',
    GAMES_MARK,
    '</div>',
  ].join('\n\n');
}

/** Puts the picture and the games in their places. */
export const withFront = (html: string): string =>
  html.replace(PICTURE_MARK, pictureHtml).replace(GAMES_MARK, gamesHtml);
