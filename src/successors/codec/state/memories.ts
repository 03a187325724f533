/** R 6.6.3 A: the notes of a card event are those that its effect declares, each of its kind. */
import type { Finding } from '../../../core/index.js';
import { cards as defaultCards } from '../../data/cards.js';
import { heirsOf } from '../../query/royals.js';
import { notesOf } from '../../rules/20-card-events.js';
import { HEIRS, ROYAL_WOMEN } from '../../vocabulary.js';
import { general, type Words } from '../words.js';
import type { Setting, Sketch } from './sketch.js';

type Kind = ReturnType<typeof notesOf>[string];

const KINDS: Readonly<Record<Kind, (value: unknown, words: Words) => boolean>> = {
  player: (value, { player }) => player.is(value),
  space: (value, { space }) => space.is(value),
  province: (value, { province }) => province.is(value),
  provinces: (value, { province }) => Array.isArray(value) && value.every((one) => province.is(one)),
  general: (value) => general.is(value),
  woman: (value) => ROYAL_WOMEN.some((woman) => woman === value),
  prize: (value) => value === 'cart' || HEIRS.some((heir) => heir === value),
  flag: (value) => typeof value === 'boolean',
  count: (value) => typeof value === 'number',
};

/** Returns whether a value is the Funeral Cart, or an Heir (R 19.12). */
const isPrize = (game: Parameters<typeof heirsOf>[0], value: unknown): boolean =>
  value === 'cart' || heirsOf(game).some((heir) => heir === value);

export function* memoryFindings({ stack, options, royals }: Sketch, { words }: Setting): Generator<Finding> {
  for (const [index, frame] of (stack ?? []).entries()) {
    if (frame.kind !== 'cardEvent') continue;
    const fact = (options?.cards ?? defaultCards).find(({ id }) => id === frame.card);
    if (fact === undefined) continue;
    const notes = notesOf(fact.effect.kind);
    for (const [note, value] of Object.entries(frame.memory)) {
      const kind = Object.hasOwn(notes, note) ? notes[note] : undefined;
      const keys = ['stack', index, 'memory', note];
      if (kind === undefined) yield { keys, message: `the effect ${fact.effect.kind} remembers nothing of this name` };
      else if (!KINDS[kind](value, words))
        yield { keys, message: `the effect ${fact.effect.kind} remembers a ${kind} here` };
      else if (kind === 'player' && note === 'from' && value === frame.player)
        yield { keys, message: 'a player cannot take from themselves' };
      else if (
        kind === 'prize' &&
        options !== undefined &&
        royals !== undefined &&
        !isPrize({ options, royals }, value)
      )
        yield { keys, message: `R 19.12: ${String(value)} is no Heir` };
    }
  }
}
