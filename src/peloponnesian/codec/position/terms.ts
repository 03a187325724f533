/**
 * Terms for pieces in positions: `boeotia-hoplite-5-1..3 inside foraging`, `attica-fleet-6-1 off saronicGulf`,
 * `agis of laconia`.
 */
import type * as t from 'io-ts';
import { value } from '../../../core/index.js';
import type { PieceTerm } from '../../position.js';
import type { LeaderState, UnitState } from '../../state.js';
import {
  HOMES,
  PLAYERS,
  REGIONS,
  UNIT_TYPES,
  type LeaderId,
  type PlayerId,
  type RegionId,
  type UnitId,
} from '../../vocabulary.js';

/** The state of units apart from their place. */
export type UnitMarks = Omit<UnitState, 'at'>;
/** The state of a leader apart from their place. `player` is given only if it differs from that of the start. */
export type LeaderMarks = Omit<LeaderState, 'at' | 'player'> & { readonly player?: PlayerId };

/** Units of the same kind in the same state, by their numbers. */
export interface UnitTerm {
  readonly kind: string;
  readonly first: number;
  readonly last: number;
  readonly marks: UnitMarks;
}

export interface LeaderTerm {
  readonly leader: LeaderId;
  readonly marks: LeaderMarks;
}

/** A parsed term. */
export type Term = UnitTerm | LeaderTerm;

const LONGEST = 200;
const NAME = '[a-z][A-Za-z]{0,39}';
const NUMBER = '[1-9]\\d{0,3}';
const UNITS = new RegExp(
  `^((?:${HOMES.join('|')})-(?:${UNIT_TYPES.join('|')})-[1-9])-(${NUMBER})(?:\\.\\.(${NUMBER}))?` +
    `( inside)?( foraging)?( raiding)?(?: under (${NAME}))?(?: off (${NAME}))?$`,
);
const LEADER = new RegExp(`^(${NAME})( inside)?(?: of (${REGIONS.join('|')}))?(?: by (${PLAYERS.join('|')}))?$`);

function unitTermOf(text: string): UnitTerm | undefined {
  const parts = UNITS.exec(text);
  if (parts === null) return undefined;
  const [, kind = '', from = '', to = from, inside, foraging, raiding, under, off] = parts;
  const [first, last] = [Number(from), Number(to)];
  if (last < first) return undefined;
  const marks: UnitMarks = {
    ...(inside !== undefined && { inside: true }),
    ...(foraging !== undefined && { foraging: true }),
    ...(raiding !== undefined && { raiding: true }),
    ...(under !== undefined && { under }),
    ...(off !== undefined && { off }),
  };
  return { kind, first, last, marks };
}

function leaderTermOf(text: string): LeaderTerm | undefined {
  const parts = LEADER.exec(text);
  if (parts === null) return undefined;
  const [, leader = '', inside, pool, player] = parts;
  const marks: LeaderMarks = {
    ...(inside !== undefined && { inside: true }),
    ...(pool !== undefined && { pool: pool as RegionId }),
    ...(player !== undefined && { player: player as PlayerId }),
  };
  return { leader, marks };
}

/** Returns the parsed term, or `undefined` if the text is not a term. */
export const termOf = (text: string): Term | undefined =>
  text.length > LONGEST ? undefined : (unitTermOf(text) ?? leaderTermOf(text));

/** The codec of terms. */
export const term: t.Type<PieceTerm> = value(
  'pieces such as "boeotia-hoplite-5-1", "attica-fleet-6-1..3 off saronicGulf", "agis inside", "agis of laconia"',
  (u): u is string => typeof u === 'string' && termOf(u) !== undefined,
  1,
  { is: 'text', most: LONGEST, pattern: `${UNITS.source}|${LEADER.source}` },
);

const unitWords = ({ inside, foraging, raiding, under, off }: UnitMarks): string =>
  [
    inside === true ? ' inside' : '',
    foraging === true ? ' foraging' : '',
    raiding === true ? ' raiding' : '',
    under === undefined ? '' : ` under ${under}`,
    off === undefined ? '' : ` off ${off}`,
  ].join('');

/**
 * Returns the terms of units in one place, in ascending order within each kind. Units in the same state with
 * consecutive numbers form one term.
 */
export function writeUnits(rows: readonly (readonly [id: UnitId, marks: UnitMarks])[]): readonly PieceTerm[] {
  const runs = new Map<string, { first: number; last: number }[]>();
  for (const [id, marks] of rows) {
    const dash = id.lastIndexOf('-');
    const number = Number(id.slice(dash + 1));
    const alike = `${id.slice(0, dash)}-#${unitWords(marks)}`;
    const known = runs.get(alike) ?? [];
    const run = known.at(-1);
    if (run !== undefined && run.last === number - 1) run.last = number;
    else known.push({ first: number, last: number });
    runs.set(alike, known);
  }
  return [...runs].flatMap(([alike, known]) =>
    known.map(({ first, last }) => alike.replace('#', last > first ? `${first}..${last}` : String(first))),
  );
}

/** Returns the term of a leader. */
export const writeLeader = (leader: LeaderId, { inside, pool, player }: LeaderMarks): PieceTerm =>
  [
    leader,
    inside === true ? ' inside' : '',
    pool === undefined ? '' : ` of ${pool}`,
    player === undefined ? '' : ` by ${player}`,
  ].join('');
