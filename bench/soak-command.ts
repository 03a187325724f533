/** The command line of the soak: its options, those of the games included. */
import * as E from 'fp-ts/lib/Either.js';
import type { ParseArgsConfig } from 'node:util';
import type { WholeGameTypes } from '../src/core/index.js';
import { command, oneOf, wholeNumber, wrongUse } from '../tools/command.js';
import { GAMES, type GameName } from '../src/games.js';
import { withKit } from './kits.js';
import type { Axis, SoakKit } from './kit.js';
import { pinsFrom } from './pins.js';
import { countsFor, optionsOf, type Pins } from './ways.js';

/** The options of a soak. */
export interface Asked {
  readonly name: GameName;
  readonly games: number;
  readonly sample: number;
  readonly look: number;
  readonly seed: string;
  /** Default: the number of cores. */
  readonly workers: number | undefined;
  /** The time after which no more games begin. Default: all games are played. */
  readonly minutes: number | undefined;
  readonly pins: Pins;
  /** The file for all counts. */
  readonly json: string | undefined;
  readonly write: boolean;
  /** The arguments that play the same games again, without their number. */
  readonly again: string;
  readonly tables: boolean;
}

/** What the command must know about each game before it can read its arguments. */
interface Known {
  readonly axes: readonly Axis[];
  readonly policies: readonly string[];
}

const knownOf = <G extends WholeGameTypes>({ axes, policies }: SoakKit<G>): Known => ({
  axes,
  policies: Object.keys(policies),
});

/** The word for no word of an axis. */
const NONE = 'none';

function usageOf(known: Readonly<Record<string, Known>>): string {
  const axes = Object.entries(known).flatMap(([game, { axes: all }]) =>
    all.map(({ name, words, several }) => {
      const list = several ? `${NONE}, or any of` : 'one or more, in turn, of';
      return `  --${name.padEnd(10)} ${game}: ${list} ${words.join(', ')}`;
    }),
  );
  const policies = Object.entries(known).map(([game, each]) => `               ${game}: ${each.policies.join(', ')}`);
  return `usage: npm run soak [-- [--games N] [--game ${GAMES.join('|')}] [--policy NAME,NAME] [--players N,N] [--seed TEXT]
       [--sample N] [--look N] [--workers N] [--minutes N] [--json FILE] [--write] [--tables] and the options of the game]

Plays games and checks every promise at each step; tells what they reached, and what they did not.

  --games      how many games (1000)
  --game       which game (successors)
  --policy     how all players choose, in turn (all that the game knows)
${policies.join('\n')}
  --players    the numbers of players, in turn (all that the game knows)
  --seed       from which the seeds of the games are made (soak)
  --sample     one step in so many is compared in full (200)
  --look       one step in so many is held to what must hold at every step (1)
  --workers    games at a time (as many as there are cores)
  --minutes    begin no more games after so many
  --tables     print every count
  --json       write every count to a file
  --write      write the page of the game: docs/reach.md, docs/alexandros-reach.md, docs/conquest-reach.md and so on

What is left out of these varies from game to game:
${axes.join('\n')}`;
}

/** The options that do not affect the games, and their number, which is printed at the end. */
const BESIDE: readonly string[] = ['games', 'workers', 'minutes', 'json'];

/** Reads the arguments of the process; wrong use ends it. */
export async function readCommand(): Promise<Asked> {
  const known: Record<string, Known> = {};
  for (const game of GAMES) known[game] = await withKit(game, knownOf);
  const usage = usageOf(known);
  const texts = [...new Set(Object.values(known).flatMap(({ axes }) => axes.map(({ name }) => name)))];
  const options: ParseArgsConfig['options'] = {
    games: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'successors' },
    policy: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    sample: { type: 'string', default: '200' },
    look: { type: 'string', default: '1' },
    workers: { type: 'string' },
    minutes: { type: 'string' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }])),
  };
  const { values } = command(usage, { options });
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const name = oneOf(usage, 'game', text('game') ?? '', GAMES);
  const atMost = (option: string, most: number): number | undefined => {
    const number = text(option);
    return number === undefined ? undefined : wholeNumber(usage, option, number, 1, most);
  };
  return {
    name,
    games: wholeNumber(usage, 'games', text('games') ?? '', 1, 100_000_000),
    look: wholeNumber(usage, 'look', text('look') ?? '', 1, 1_000_000_000),
    sample: wholeNumber(usage, 'sample', text('sample') ?? '', 1, 1_000_000_000),
    seed: text('seed') ?? '',
    workers: atMost('workers', 1_000),
    minutes: atMost('minutes', 100_000),
    pins: await withKit(name, (kit) => pinsOf(usage, name, kit, text, texts)),
    json: text('json'),
    write: values['write'] === true,
    again: Object.keys(values)
      .filter((option) => !BESIDE.includes(option) && text(option) !== undefined)
      .map((option) => `--${option} ${text(option) ?? ''}`)
      .join(' '),
    tables: values['tables'] === true,
  };
}

function pinsOf<G extends WholeGameTypes>(
  usage: string,
  game: string,
  kit: SoakKit<G>,
  text: (name: string) => string | undefined,
  axisNames: readonly string[],
): Pins {
  const named = pinsFrom(usage, game, kit, { players: text('players'), policy: text('policy') });
  const axes: Record<string, readonly string[]> = {};
  for (const name of axisNames) {
    const asked = text(name);
    if (asked === undefined) continue;
    const axis = kit.axes.find((one) => one.name === name);
    if (axis === undefined) return wrongUse(usage, `--${name}: ${game} knows no such option`);
    const none = axis.several && asked === NONE;
    axes[name] = none ? [] : asked.split(',').map((word) => oneOf(usage, name, word, axis.words));
    const refused = axis.several ? optionsOf(kit, kit.playerCounts[0] ?? 2, { [name]: axes[name] }) : undefined;
    if (refused !== undefined && E.isLeft(refused)) wrongUse(usage, `--${name}: ${refused.left.message}`);
  }
  const { players } = named;
  const pins = { ...named, axes };
  const counts = countsFor(kit, pins);
  const idle = (players ?? kit.playerCounts).filter((count) => !counts.includes(count));
  if (players === undefined ? counts.length === 0 : idle.length > 0)
    wrongUse(usage, `--players: ${idle.join(', ')} players of ${game} cannot play what is asked for`);
  return pins;
}
