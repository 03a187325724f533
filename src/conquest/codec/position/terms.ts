/** Pieces as positions name them: `alexander!`, `phalanx-1..6`, `hypaspists-1:2`, `arabs-1..3/2`. */
import type * as t from 'io-ts';
import { value } from '../../../core/index.js';
import type { PieceTerm } from '../../position.js';

/** A term taken apart. */
export interface Term {
  /** The names of the pieces. */
  readonly ids: readonly string[];
  readonly isUnit: boolean;
  readonly wounded: boolean;
  /** Steps left; left out: all of them. */
  readonly steps?: number;
  /** The group of raiders. */
  readonly band?: number;
}

const LONGEST = 60;
const TERM = /^([a-z][A-Za-z]*)(?:-([1-9]\d{0,2})(?:\.\.([1-9]\d{0,2}))?(?::([1-6]))?(?:\/([1-9]\d{0,2}))?|(!))?$/;

/** Takes a term apart; `undefined` if it is none. */
export function termOf(text: string): Term | undefined {
  const parts = text.length > LONGEST ? null : TERM.exec(text);
  if (parts === null) return undefined;
  const [, name = '', first, last, steps, band, wounded] = parts;
  if (first === undefined) return { ids: [name], isUnit: false, wounded: wounded !== undefined };
  const [from, to] = [Number(first), Number(last ?? first)];
  if (to < from) return undefined;
  return {
    ids: Array.from({ length: to - from + 1 }, (_, index) => `${name}-${from + index}`),
    isUnit: true,
    wounded: false,
    ...(steps !== undefined && { steps: Number(steps) }),
    ...(band !== undefined && { band: Number(band) }),
  };
}

/** The codec of terms. */
export const term: t.Type<PieceTerm> = value(
  'pieces such as "alexander", "alexander!" (wounded), "phalanx-3", "phalanx-1..6", "phalanx-1..6:1" (one step left)',
  (u): u is string => typeof u === 'string' && termOf(u) !== undefined,
  1,
  { is: 'text', most: LONGEST, pattern: TERM.source },
);

/** Writes units as terms: units that differ only in their numbers are written together. */
export function writeUnits(
  rows: readonly { readonly id: string; readonly steps: number | undefined; readonly band: number | undefined }[],
): readonly PieceTerm[] {
  const runs: { kind: string; first: number; last: number; rest: string }[] = [];
  for (const { id, steps, band } of rows) {
    const dash = id.lastIndexOf('-');
    const [kind, number] = [id.slice(0, dash), Number(id.slice(dash + 1))];
    const rest = `${steps === undefined ? '' : `:${steps}`}${band === undefined ? '' : `/${band}`}`;
    const run = runs.at(-1);
    if (run !== undefined && run.kind === kind && run.rest === rest && run.last === number - 1) run.last = number;
    else runs.push({ kind, first: number, last: number, rest });
  }
  return runs.map(({ kind, first, last, rest }) => `${kind}-${first}${last > first ? `..${last}` : ''}${rest}`);
}
