/** In which way each game of a soak is played: its policy, its number of players, and its options, all from its number and seed. */
import * as E from 'fp-ts/lib/Either.js';
import { seededChance, type ChanceSource, type WholeGameTypes } from '../src/core/index.js';
import type { Axis, SoakKit } from './kit.js';

/** What is chosen of an axis. */
type Choice = readonly string[];

/** What a soak is held to; what is left out varies. */
export interface Pins {
  readonly policies?: readonly string[];
  readonly players?: readonly number[];
  /** By the name of an axis: one of these, or, where there may be several, exactly these together. */
  readonly axes?: Readonly<Record<string, Choice>>;
}

/** How one game is played. */
export interface Way<G extends WholeGameTypes> {
  readonly policy: string;
  readonly players: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly chosen: Readonly<Record<string, Choice>>;
  /** Options drawn first, which the game refused: why. */
  readonly refused: readonly string[];
}

/** So many refusals of options in a row, and none is taken to be playable. */
const MOST_REFUSED = 100;

/** The way of the game of this number. */
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

/** The options of a game in which this was chosen, or why there is none. */
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

/** The words of an axis that so many can play with: of those that are pinned, or of all; where there may be several, all of them. */
function wordsFor<G extends WholeGameTypes>(kit: SoakKit<G>, axis: Axis, players: number, { axes }: Pins): Choice {
  const words = axes?.[axis.name] ?? axis.words;
  return axis.several ? words : words.filter((word) => E.isRight(optionsOf(kit, players, { [axis.name]: [word] })));
}

/** The numbers of players, in turn: those that are pinned, or all that can play what is pinned. */
export const countsFor = <G extends WholeGameTypes>(kit: SoakKit<G>, pins: Pins): readonly number[] =>
  (pins.players ?? kit.playerCounts).filter((players) =>
    kit.axes.every((axis) => axis.several || wordsFor(kit, axis, players, pins).length > 0),
  );

const inTurn = <A>(items: readonly A[], index: number): A => items[index % items.length] as A;

/** One word; or none, one or two, each as often, in the order of the axis. */
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

/** Every two words of an axis, once each. */
export const pairsOf = ({ words }: Axis): readonly (readonly [string, string])[] =>
  words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const));

const pairName = (pair: readonly string[]): string => pair.join(' + ');

/** What there is to be chosen, as something to be reached: every word, and every pair where there may be several. */
export const settingsOf = (axes: readonly Axis[]): Readonly<Record<string, readonly string[]>> =>
  axes.length === 0
    ? {}
    : {
        settings: axes.flatMap(({ name, words }) => words.map((word) => `${name} ${word}`)),
        pairs: axes.filter(({ several }) => several).flatMap((axis) => pairsOf(axis).map(pairName)),
      };

/** What a way has chosen of that. */
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
