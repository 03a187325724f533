/** The types of command options. */
import { InvalidArgumentError, Option } from 'commander';
import { isRecord, LOCALES, type Locale } from '../core/index.js';
import { messageOf } from './complaint.js';

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
