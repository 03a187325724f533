/** The default board, a reconstruction. docs/alexandros.md says which parts are known and which are ours. */
import { freezeJson } from '../../core/index.js';
import type { CardSymbol, PointId } from '../vocabulary.js';

/** A board as replaceable data: `createGame({ board })`. */
export interface Board {
  readonly name: string;
  /** Where the facts come from. A custom board may omit it. */
  readonly source?: string;
  /** Column of the first letter of every row. */
  readonly firstColumn: number;
  /**
   * One text for each row of spaces, from the north; one letter for each column: T temple, A amphora, H horse, L lyre,
   * S soldier, o open, `.` off the board. The space of row *r* and column *c* points down when *c* - *r* is even.
   */
  readonly rows: readonly string[];
  /** Where Alexander begins. */
  readonly start: PointId;
  /** The number of spaces of each kind in the rows: a check on the transcription. */
  readonly counts: Readonly<Record<CardSymbol | 'open', number>>;
}

/** What each letter of a row stands for; `undefined`: off the board. */
export const LETTERS = {
  T: 'temple',
  A: 'amphora',
  H: 'horse',
  L: 'lyre',
  S: 'soldier',
  o: 'open',
  '.': undefined,
} as const satisfies Record<string, CardSymbol | 'open' | undefined>;

/**
 * The default board, from the Aegean to eastern Iran. The corner at the start is inferred from R Figures 1 to 3, the
 * rest is ours. It is part of every state, its name and source included, and so of the digest in every record: a record
 * can be read only with the board it was made on.
 */
export const board: Board = freezeJson({
  name: 'Alexandros, reconstructed',
  source: 'reconstruction; corner at the start deduced from R Figures 1-3',
  firstColumn: -1,
  rows: [
    'oSAoTooAoSoHoLooHoS.......oHoS',
    'TooHoSHoLooToSoToLo.....AoLoTA',
    '.LAoToLooAooooAooAooHoToHoSoo.',
    '........ooSoHoooHoLooAoLoTooH.',
    '........HToLoTooTooSooSoAooAT.',
    '..HoLooSoAo....SoALoHooHooSoL.',
    'TSoAoTooL...........ToLooLooH.',
    '.LooSoHo...............ASoToA.',
  ],
  start: 'p0.0',
  counts: { temple: 16, amphora: 16, horse: 16, lyre: 16, soldier: 16, open: 92 },
} satisfies Required<Board>);
