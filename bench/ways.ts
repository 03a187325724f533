/**
 * How each game of a soak is played: its policy, its number of players, and its options, all from its number and seed.
 */
import * as E from 'fp-ts/lib/Either.js';
import { seededChance, type ChanceSource, type WholeGameTypes } from '../src/core/index.js';
import type { Axis, SoakKit } from './kit.js';

/** The chosen words of an axis. */
type Choice = readonly string[];

/** What is fixed in a soak. Everything else varies. */
export interface Pins {
  readonly policies?: readonly string[];
  readonly players?: readonly number[];
  /** By the name of an axis: one of these words or, if several can be combined, exactly these together. */
  readonly axes?: Readonly<Record<string, Choice>>;
}

/** How one game is played. */
export interface Way<G extends WholeGameTypes> {
  readonly policy: string;
  readonly players: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly chosen: Readonly<Record<string, Choice>>;
  /** Why the game refused the options drawn first. */
  readonly refused: readonly string[];
}

/** After this number of refusals in a row, no options count as playable. */
const MOST_REFUSED = 100;

/** Returns how the game with this number is played. */
export function wayOf<G extends WholeGameTypes>(kit: SoakKit<G>, pins: Pins, from: string, index: number): Way<G> {
  const policies = pins.policies ?? Object.keys(kit.policies);
  const counts = countsFor(kit, pins);
  const policy = inTurn(policies, index);
  const players = inTurn(counts, Math.floor(index / policies.length));
  const seed = `${from}-${players}-${index}`;
  const chance = seededChance(`${seed} way`);
  const open = kit.axes.map((axis) => ({ axis, words: wordsFor(kit, axis, players, pins) }));
  const refused: string[] = [];
  while (refused.length < MOST_REFUSED) {
    const chosen = Object.fromEntries(open.map(({ axis, words }) => [axis.name, choiceOf(axis, words, pins, chance)]));
    const options = optionsOf(kit, players, chosen);
    if (E.isRight(options)) return { policy, players, options: options.right, seed, chosen, refused };
    refused.push(`${JSON.stringify(chosen)}: ${options.left.message}`);
  }
  throw new Error(`no options that can be played: ${refused[0] ?? ''}`);
}

/** Returns the options of a game with these choices, or why there are none. */
export function optionsOf<G extends WholeGameTypes>(
  { game, options, axes }: SoakKit<G>,
  players: number,
  chosen: Readonly<Record<string, Choice>>,
): ReturnType<typeof game.decode.options> {
  const fields = axes.flatMap(({ name, field, several }) => {
    const choice = chosen[name] ?? [];
    return choice.length === 0 ? [] : [[field, several ? choice : choice[0]]];
  });
  return game.decode.options({ ...options(players), ...Object.fromEntries(fields) });
}

/** Returns the words of an axis that this number of players can play with: the fixed ones, or all. */
function wordsFor<G extends WholeGameTypes>(kit: SoakKit<G>, axis: Axis, players: number, { axes }: Pins): Choice {
  const words = axes?.[axis.name] ?? axis.words;
  return axis.several ? words : words.filter((word) => E.isRight(optionsOf(kit, players, { [axis.name]: [word] })));
}

/** Returns the numbers of players, in turn: the fixed ones, or all that can play what is fixed. */
export const countsFor = <G extends WholeGameTypes>(kit: SoakKit<G>, pins: Pins): readonly number[] =>
  (pins.players ?? kit.playerCounts).filter((players) =>
    kit.axes.every((axis) => axis.several || wordsFor(kit, axis, players, pins).length > 0),
  );

const inTurn = <A>(items: readonly A[], index: number): A => items[index % items.length] as A;

/** Returns one word or, if several can be combined, none, one or two, equally often, in the order of the axis. */
function choiceOf({ name, several }: Axis, open: Choice, { axes }: Pins, chance: ChanceSource): Choice {
  if (several && axes?.[name] !== undefined) return open;
  if (!several) return [inTurn(open, chance.draw(open.length))];
  const left = [...open];
  const taken = Array.from(
    { length: Math.min(chance.draw(3), left.length) },
    () => left.splice(chance.draw(left.length), 1)[0],
  );
  return open.filter((word) => taken.includes(word));
}

/** Returns every pair of words of an axis. */
export const pairsOf = ({ words }: Axis): readonly (readonly [string, string])[] =>
  words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const));

const pairName = (pair: readonly string[]): string => pair.join(' + ');

/** Returns the settings that can be reached: every word and, if several can be combined, every pair. */
export const settingsOf = (axes: readonly Axis[]): Readonly<Record<string, readonly string[]>> =>
  axes.length === 0
    ? {}
    : {
        settings: axes.flatMap(({ name, words }) => words.map((word) => `${name} ${word}`)),
        pairs: axes.filter(({ several }) => several).flatMap((axis) => pairsOf(axis).map(pairName)),
      };

/** Returns the settings that a game has chosen. */
export function settingsIn(
  axes: readonly Axis[],
  chosen: Readonly<Record<string, Choice>>,
): readonly (readonly [string, string])[] {
  return axes.flatMap((axis) => {
    const choice = chosen[axis.name] ?? [];
    const pairs = axis.several ? pairsOf({ ...axis, words: choice }) : [];
    return [
      ...choice.map((word) => ['settings', `${axis.name} ${word}`] as const),
      ...pairs.map((pair) => ['pairs', pairName(pair)] as const),
    ];
  });
}
