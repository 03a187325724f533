/** `diadochi play`: the options of a game, the seats, and the game. */
import type { Readable, Writable } from 'node:stream';
import { isLeft, matches, randomSeed, type Locale, type Match, type WholeGameTypes } from '../core/index.js';
import type { Asker } from './ask/asker.js';
import { plainAsker } from './ask/plain.js';
import { promptingAsker } from './ask/prompts.js';
import { wrongInput, wrongUse } from './complaint.js';
import { readJson } from './files.js';
import type { Manifest } from '../hosts/manifest.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import { REGISTRY, type GameName } from '../games.js';
import { botFor, playersFor } from './options.js';
import { gameOf } from './recorded.js';
import type { Screen } from './screen.js';
import { playOn } from './table/play.js';
import { sittings } from './table/sitting.js';
import { TERMINAL_WORDS } from './words/index.js';

/** The options of `diadochi play`. Omitted ones were not given. */
export interface PlayOptions {
  readonly game?: GameName;
  readonly players?: number;
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The name of the bot that plays the other seats. */
  readonly bots: string;
  readonly locale: Locale;
  readonly position?: string;
  readonly load?: string;
  readonly save?: string;
}

/** The streams of a player: output and input. */
export interface PlayerStreams {
  readonly screen: Screen;
  readonly input: Readable;
  /** The stream on which questions are drawn and redrawn; `null`: there is a pipe instead of a terminal. */
  readonly drawing: Writable | null;
}

function begun<G extends WholeGameTypes>(
  manifest: Manifest<G>,
  { game }: TerminalGame<G>,
  { players: wanted, options, seed = randomSeed() }: PlayOptions,
): Match<G> {
  const players = playersFor(manifest, wanted);
  const read = game.decode.options({ ...options, players });
  if (isLeft(read)) throw wrongUse(`--options: ${read.left.message}`);
  const match = matches(game).createMatch({ ...read.right, seed });
  if (isLeft(match)) throw wrongUse(match.left.message);
  return match.right;
}

function begunAt<G extends WholeGameTypes>(
  { game }: TerminalGame<G>,
  file: string,
  { seed = randomSeed() }: PlayOptions,
): Match<G> {
  const match = matches(game).createMatchAt({ position: readJson(file), seed });
  if (isLeft(match)) throw wrongInput(`${file}: ${match.left.message}`);
  return match.right;
}

function loaded<G extends WholeGameTypes>({ game }: TerminalGame<G>, file: string): Match<G> {
  const match = matches(game).load(readJson(file));
  if (isLeft(match)) throw wrongInput(`${file}: ${match.left.message}`);
  return match.right;
}

function matchOf<G extends WholeGameTypes>(
  manifest: Manifest<G>,
  terminal: TerminalGame<G>,
  options: PlayOptions,
): Match<G> {
  const { position, load } = options;
  if (load !== undefined) return loaded(terminal, load);
  return position === undefined ? begun(manifest, terminal, options) : begunAt(terminal, position, options);
}

/** Returns the seats that people take: by default the first player's; `none`: no seat. */
function peopleOf<G extends WholeGameTypes>(
  { game }: TerminalGame<G>,
  match: Match<G>,
  seats: readonly string[] | undefined,
): readonly G['player'][] {
  const players = game.players(match.state);
  if (seats === undefined) return players.slice(0, 1);
  if (seats.length === 1 && seats[0] === 'none') return [];
  const unknown = seats.find((seat) => !players.includes(seat));
  if (unknown !== undefined)
    throw wrongUse(`--seats: expected some of ${players.join(', ')} or none, got "${unknown}"`);
  return players.filter((player) => seats.includes(player));
}

const askerAt = ({ screen, input, drawing }: PlayerStreams, locale: Locale): Asker =>
  drawing === null
    ? plainAsker(input, screen, TERMINAL_WORDS[locale])
    : promptingAsker(TERMINAL_WORDS[locale], { input, output: drawing, columns: () => screen.columns() });

async function playAt<G extends WholeGameTypes>(
  manifest: Manifest<G>,
  options: PlayOptions,
  place: PlayerStreams,
): Promise<void> {
  const { locale, load, save } = options;
  const bot = botFor(await manifest.bots(), options.bots);
  const words = TERMINAL_WORDS[locale];
  const terminal = await manifest.terminal();
  const match = matchOf(manifest, terminal, options);
  const { game } = terminal;
  const people = peopleOf(terminal, match, options.seats);
  const players = game.players(match.state);
  const called = (player: G['player']): string => terminal.words.player(player, locale);
  const bots = players.filter((player) => !people.includes(player));
  place.screen.line(words.opening(game.name, players.length, match.seed));
  place.screen.line(words.seats(people.map(called), bots.map(called)));
  const asker = askerAt(place, locale);
  const table = { terminal, screen: place.screen, asker, locale, people, bot, file: save ?? load ?? null };
  try {
    await playOn(table, sittings(game).sitDown(match));
  } finally {
    asker.close();
  }
}

/** Plays a game, from its beginning or from a save. */
export async function playCommand(options: PlayOptions, place: PlayerStreams): Promise<void> {
  const { game = 'successors', load, position, players, seed, options: chosen } = options;
  const told = players ?? chosen ?? options.game;
  if (load !== undefined && (told ?? seed ?? position) !== undefined) {
    throw wrongUse(
      '--load continues a saved game: --game, --players, --seed, --options and --position are only for a new one',
    );
  }
  if (position !== undefined && told !== undefined) {
    throw wrongUse('--position brings its own game: --game, --players and --options are only for a new one');
  }
  const file = load ?? position;
  const name = file === undefined ? game : gameOf(file, readJson(file));
  await REGISTRY[name].open((manifest) => playAt(manifest, options, place));
}
