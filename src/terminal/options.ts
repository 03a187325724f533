/** The types of command options. */
import { InvalidArgumentError, Option } from 'commander';
import { botNamed, type Bot, type Heuristics } from '../bots/index.js';
import { isLeft, isRecord, LOCALES, type Locale, type WholeGameTypes } from '../core/index.js';
import type { Manifest } from '../hosts/manifest.js';
import { messageOf, wrongUse } from './complaint.js';

/** Returns a parser for whole numbers from a minimum up. */
export const wholeNumberFrom =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d{1,6}$/.test(text) || number < least)
      throw new InvalidArgumentError(`Expected a whole number from ${least}.`);
    return number;
  };

/** Returns names separated by commas. */
export const namesWithCommas = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** Returns a JSON object. */
export function jsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    if (isRecord(read) && !Array.isArray(read)) return read;
  } catch (error) {
    throw new InvalidArgumentError(messageOf(error));
  }
  throw new InvalidArgumentError('Expected a JSON object.');
}

/** Returns the option `--locale`, which all commands with text have. */
export const localeOption = (): Option =>
  new Option('--locale <locale>', 'the language of the game').choices(LOCALES).default('en' satisfies Locale);

/** Returns the number of players that `--players` asks for, or the default; complains if the game does not allow it. */
export function playersFor<G extends WholeGameTypes>(
  { name, playerCounts, usualPlayers }: Pick<Manifest<G>, 'name' | 'playerCounts' | 'usualPlayers'>,
  players = usualPlayers,
): number {
  if (!playerCounts.includes(players))
    throw wrongUse(`--players: ${name} is for ${playerCounts.join(', ')} players, not ${players}`);
  return players;
}

/** Returns the bot that `--bots` names; complains if there is none. */
export function botFor<G extends WholeGameTypes>(heuristics: Heuristics<G>, name: string): Bot<G> {
  const bot = botNamed(heuristics, name);
  if (isLeft(bot)) throw wrongUse(`--bots: ${bot.left.faults[0]?.message ?? ''}`);
  return bot.right;
}
