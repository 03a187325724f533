/** What the options of commands may be. */
import { InvalidArgumentError, Option } from 'commander';
import { isRecord, LOCALES, type Locale } from '../core/index.js';
import { messageOf } from './complaint.js';

/** A whole number from a least one up. */
export const wholeNumberFrom =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d{1,6}$/.test(text) || number < least)
      throw new InvalidArgumentError(`Expected a whole number from ${least}.`);
    return number;
  };

/** Names with commas between them. */
export const namesWithCommas = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** A JSON object. */
export function jsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    if (isRecord(read) && !Array.isArray(read)) return read;
  } catch (error) {
    throw new InvalidArgumentError(messageOf(error));
  }
  throw new InvalidArgumentError('Expected a JSON object.');
}

/** `--locale`, which all commands that speak have. */
export const localeOption = (): Option =>
  new Option('--locale <locale>', 'the language of the game').choices(LOCALES).default('en' satisfies Locale);
