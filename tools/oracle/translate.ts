/**
 * States, actions and events of the two engines, told in one way: who stands where in total, who holds what, what is being
 * resolved. Everything that the tools know of the formats is in this file.
 *
 * The oracle's format never changes: {@link describeOld} is finished. That of the working tree does:
 * **{@link newSuccessors}, {@link actionOfNew} and {@link eventOfNew} are the places to follow it.** `prove.ts` holds both
 * formats to the same description.
 */
import type { AnyAction, AnyEvent, AnyState, GameName, Plain } from './engine.js';

/** A situation in words common to both formats. Equal situations have equal descriptions; the order of keys says nothing. */
export type Described = Plain;
type Units = Readonly<Record<string, number>>;
type Counts = Record<string, number>;

/** An action as the oracle would list it. Keys and differences are made of this. */
export function actionOfNew(_: GameName, action: AnyAction): AnyAction {
  // The oracle names no zone for a Minor General: outside before inside.
  if (action.type !== 'deployMinorGeneral' || action['inside'] !== false) return action;
  const { inside: __, ...alone } = action;
  return alone;
}

/**
 * What the working tree asks of a player where the oracle goes on, and the answer that keeps them in step: Minor Generals after a
 * Mercenary has been raised (R 3.1.2), and beside Major Generals in the Reinforcement Phase (R 6.4.3).
 */
export function asideOfNew(old: AnyState, young: AnyState): AnyAction | undefined {
  const [top, other] = [young.stack.at(-1), old.stack.at(-1)];
  const raised = top?.kind === 'movement' && top['stage'] === 'raised';
  const deploying = top?.kind === 'deploy' && top['stage'] === 'minorGenerals' && other?.['stage'] !== 'minorGenerals';
  return raised || deploying ? { type: 'pass', player: String(top['player']) } : undefined;
}

/**
 * A state of the working tree with its frames as the oracle would have them: whoever has raised a Mercenary is done with movement,
 * and a group without CUs has no Minor General, who stays with those that stand there (see {@link clamped}).
 */
const asTold = (state: AnyState): AnyState => ({ ...state, stack: state.stack.map(frameTold) });

function frameTold(frame: AnyState['stack'][number]): AnyState['stack'][number] {
  if (frame.kind === 'movement' && frame['stage'] === 'raised') return { ...frame, stage: 'done' };
  if (frame.kind !== 'march') return frame;
  const group = frame['group'] as OldGroup;
  const idle = group.minors > 0 && Object.keys(nonZero(group.units)).length === 0;
  return idle ? { ...frame, group: { ...group, minors: 0 } } : frame;
}

/** An event as the oracle would say it: in the same format, but for clauses that it cites amiss, and what it does not tell. */
export function eventOfNew(game: GameName, told: AnyEvent): AnyEvent {
  if (game !== 'successors') return told;
  const event = told.type === 'cardTurnedUp' ? { type: told.type, rule: told['rule'], card: told['card'] } : told;
  const amiss = AMISS.find(({ types, rule, of }) => types.includes(event.type) && rule === event['rule'] && of(event));
  return amiss === undefined ? event : { ...event, rule: amiss.oracle };
}

/** A clause that the working tree cites, and the one that the oracle cites in its stead. */
interface Citation {
  readonly types: readonly string[];
  readonly rule: string;
  readonly oracle: string;
  /** Of which events of these types. */
  readonly of: (event: AnyEvent) => boolean;
}
const all = (): boolean => true;
const CARRIED = ['unitsTaken', 'unitsLeft', 'generalTaken', 'generalLeft'];
const AMISS: readonly Citation[] = [
  { types: ['cardDiscarded'], rule: 'R 4.31.1', oracle: 'R 4.31', of: all },
  { types: ['cardDiscarded'], rule: 'R 6.6.3.C', oracle: 'R 4.31', of: all },
  { types: ['cardRemoved'], rule: 'R 4.31', oracle: 'R 6.6.3', of: all },
  { types: ['eventCancelled'], rule: 'ruling cancelled-events', oracle: 'R 6.6.3', of: all },
  { types: CARRIED, rule: 'R 8.4.5', oracle: 'R 8.3.1', of: all },
  { types: ['groupMoved'], rule: 'R 8.6.3', oracle: 'R 8.4.2', of: ({ path }) => path === null },
  { types: ['navalBattleFought'], rule: 'R 8.6.2', oracle: 'R 8.6.1', of: ({ winner }) => winner === 'draw' },
  { types: ['interceptionCancelled'], rule: 'R 11.1', oracle: 'R 11.4', of: all },
  { types: ['withdrew'], rule: 'R 11.7.2', oracle: 'R 11.7.1', of: all },
  {
    types: ['landBattleEnded'],
    rule: 'ruling attack-and-defection',
    oracle: 'R 12.7',
    of: ({ result }) => result === 'noBattle',
  },
  { types: ['rolled'], rule: 'R 13.3.1', oracle: 'R 13.2.1', of: ({ purpose }) => purpose === 'siege' },
  { types: ['bodyBuried'], rule: 'R 15.4.3', oracle: 'R 15.4.4', of: ({ space }) => space !== 'pella' },
];

/** What describes a state of the oracle. */
export const describeOld = (game: GameName, state: AnyState): Described =>
  game === 'alexandros' ? alexandros(state) : oldSuccessors(clamped(state));

/** What describes a state of the working tree. */
export function describeNew(game: GameName, state: AnyState): Described {
  if (game === 'alexandros') return alexandros(state);
  return 'forces' in state ? successors(asTold(state), newSuccessors(state)) : oldSuccessors(clamped(state));
}

/**
 * Whether two states are surely the same situation, found out without describing the parts that both formats share.
 * `false` says nothing: then the descriptions must be compared.
 */
export function surelySame(game: GameName, old: AnyState, young: AnyState): boolean {
  if (game === 'alexandros') {
    for (const part in old) if (part !== 'board' && !sameValue(old[part], young[part])) return false;
    return true;
  }
  for (const part of ALIKE) if (!sameValue(old[part], young[part])) return false;
  if (old.stack.length !== young.stack.length) return false;
  const frames = asTold(young).stack;
  for (const [index, frame] of old.stack.entries()) {
    const other = frames[index];
    if (!sameValue(frame, other) && !sameValue(bare(frame, frame.kind), bare(other, frame.kind))) return false;
  }
  if (!('forces' in young)) return PIECES.every((part) => sameValue(old[part], young[part]));
  return sameValue(oldPieces(clamped(old) as unknown as OldState), newSuccessors(young));
}

/** What a game that waits for a Surprise card waits for: the Segment, the moment, and who is asked; `undefined`: it waits for something else. */
export function pauseOf({ stack, segment }: AnyState): string | undefined {
  const top = stack.at(-1);
  if (top?.kind !== 'window') return undefined;
  const { moment, space, subject, asked } = pause(top);
  return JSON.stringify([(segment as Plain | null)?.['segment'], moment, space, subject, asked]);
}

/** A pause in the oracle's words, which has no moment of its own for the start of a turn; who has passed shows in who is asked. */
const pause = ({ passed: _, moment, ...frame }: Plain): Plain => ({
  ...frame,
  moment: moment === 'turn' ? 'segment' : moment,
});

/** Whether two plain values are the same; what is `undefined` counts as not there. */
function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!sameValue(a[index], b[index])) return false;
    return true;
  }
  const [left, other] = [a as Plain, b as Plain];
  let more = 0;
  for (const key in left) {
    if (left[key] === undefined) continue;
    if (!sameValue(left[key], other[key])) return false;
    more++;
  }
  for (const key in other) if (other[key] !== undefined) more--;
  return more === 0;
}

// --- What both descriptions consist of ---------------------------------------------------------------------------------

/** A piece with a name: where it is in its career, and where it stands. */
interface Piece {
  readonly status: string;
  readonly owner: string | null;
  /** `pella`, `pella:inside`, or `null` off the map. */
  readonly at: string | null;
  /** Moved in this Segment; `marching`: in the group of an activation, whose frame tells. */
  readonly moved: boolean | 'marching';
}

/** The pieces whose place the two formats tell in different ways. */
interface Pieces {
  /** All CUs by post (`red:pella`, `red:pella:inside`), those of the Army on the march among them. */
  readonly units: Readonly<Record<string, Units>>;
  /** Those that have moved in this Segment and are not of the Army on the march. */
  readonly moved: Readonly<Record<string, Units>>;
  readonly generals: Readonly<Record<string, Piece>>;
  readonly royals: Readonly<Record<string, Piece>>;
  readonly body: Piece;
  /** Minor Generals by post, those of the Army on the march among them. */
  readonly minorGenerals: Counts;
  /** Those who have moved in this Segment and are not of the Army on the march. */
  readonly movedMinorGenerals: Counts;
}

/** The parts of a state of Successors that are the same in both formats; in `SETS` the order says nothing. */
const PARTS = [
  'turn',
  'round',
  'turnOrder',
  'usurper',
  'champions',
  'control',
  'fleets',
  'independentArmies',
  'sieges',
  'looted',
  'training',
  'hands',
  'deck',
  'discards',
  'removedCards',
  'contracts',
  'condemned',
  'silverShieldsRaised',
  'popularSupport',
  'helepolis',
  'pellaBurial',
  'outcome',
] as const;

/** Parts that are compared as they are first: all but the pieces. */
const ALIKE = [...PARTS, 'dispersed', 'segment'] as const;
/** The parts that hold the pieces, while the formats are the same. */
const PIECES = ['stacks', 'generals', 'royals', 'body', 'minorGenerals'] as const;

/** Lists, in a state or in a frame, that are sets: their order says nothing. */
const SETS = new Set([
  'champions',
  'looted',
  'hands',
  'deck',
  'discards',
  'removedCards',
  'contracts',
  'bases',
  'passage',
  'passed',
  'forbidden',
  'failedToAvoid',
  'noLocalTroops',
]);

/** Fields of frames and of the Segment's memory with which an engine keeps its own books: what they do shows in the lists. */
const BOOKKEEPING = new Set([
  'holds',
  'within',
  'marching',
  'afloat',
  'through',
  // The way back: one engine keeps two spaces of it, the other all; where it leads, events and pieces show.
  'cameFrom',
  'past',
  'trail',
  'retreatTo',
  'handled',
  'done',
  'awaiting',
  'asking',
  'minorsHandled',
  'placing',
  'attempted',
]);

function successors(state: AnyState, all: Pieces): Described {
  const resolving = state.stack.some(({ kind }) => kind === 'march') && state.stack.at(-1)?.kind !== 'march';
  const pieces = resolving ? atLarge(all) : all;
  const parts = Object.fromEntries(PARTS.map((part) => [part, bare(state[part], part)]));
  return {
    ...parts,
    ...pieces,
    dispersed: mapValues(state['dispersed'] as Readonly<Record<string, Units>>, nonZero),
    segment: bare(memory(state['segment'] as Plain | null), 'segment'),
    frames: state.stack.map((frame) => bare(inCommon(frame, resolving), frame.kind)),
  };
}

/** What a Segment remembers; of Prestige that was lent to whom, and not where he is. */
const memory = (segment: Plain | null): Plain | null =>
  segment && {
    ...segment,
    oratory: (segment['oratory'] as readonly Plain[]).map(({ player, general, prestige }) => ({
      player,
      general,
      prestige,
    })),
  };

/** What is compared of a frame. */
const inCommon = (frame: Plain & { readonly kind: string }, resolving: boolean): Plain =>
  frame.kind === 'window' ? pause(frame) : resolving && frame.kind === 'march' ? activation(frame) : frame;

/** Alexandros has one format; the board never changes. */
const alexandros = ({ board: _, ...state }: AnyState): Described => state;

// --- The oracle's format (commit 1ddd99e): finished --------------------------------------------------------------------

interface OldGroup {
  readonly generals: readonly string[];
  readonly minors: number;
  readonly units: Units;
  readonly royals: readonly string[];
  readonly cart: boolean;
}
interface OldMarch {
  readonly kind: 'march';
  readonly player: string;
  readonly space: string;
  readonly inside: boolean;
  readonly arrivedBy: string;
  readonly group: OldGroup;
}
interface OldPiece {
  readonly status: string;
  readonly owner?: string | null;
  readonly controller?: string | null;
  readonly space: string | null;
  readonly inside: boolean;
  readonly moved: boolean;
}
interface OldState {
  readonly stacks: Readonly<
    Record<
      string,
      {
        readonly player: string;
        readonly space: string;
        readonly inside: boolean;
        readonly units: Units;
        readonly moved: Units;
      }
    >
  >;
  readonly generals: Readonly<Record<string, OldPiece>>;
  readonly royals: Readonly<Record<string, OldPiece>>;
  readonly body: OldPiece;
  readonly minorGenerals: Readonly<
    Record<string, readonly { readonly space: string; readonly inside: boolean; readonly moved: boolean }[]>
  >;
  readonly stack: readonly (Plain & { readonly kind: string })[];
}

const oldSuccessors = (state: AnyState): Described => successors(state, oldPieces(state as unknown as OldState));

/**
 * The oracle's frame of an activation goes on naming what the group has just lost, until whatever is resolved above it is over;
 * here its groups are what is left of them.
 */
export function clamped(state: AnyState): AnyState {
  if (!state.stack.some(({ kind }) => kind === 'march')) return state;
  const { stacks, generals, royals, body, minorGenerals } = state as unknown as OldState;
  const stack = state.stack.map((frame) => {
    if (frame.kind !== 'march') return frame;
    const { player, space, inside, arrivedBy, group } = frame as unknown as OldMarch;
    const force = stacks[postOf(player, space, inside)];
    const there = (arrivedBy === 'start' ? force?.units : force?.moved) ?? {};
    const units = mapEntries(group.units, (unit, number) => Math.min(number, there[unit] ?? 0));
    const stands = (piece: OldPiece | undefined, status: string): boolean =>
      piece !== undefined &&
      piece.status === status &&
      (piece.owner ?? piece.controller) === player &&
      piece.space === space &&
      piece.inside === inside;
    const minors = (minorGenerals[player] ?? []).filter((minor) => minor.space === space && minor.inside === inside);
    const left: OldGroup = {
      units,
      generals: group.generals.filter((id) => stands(generals[id], 'map')),
      minors: Object.keys(nonZero(units)).length === 0 ? 0 : Math.min(group.minors, minors.length),
      royals: group.royals.filter((id) => stands(royals[id], 'active')),
      cart: group.cart && stands(body, 'cart'),
    };
    return { ...frame, group: left };
  });
  return { ...state, stack };
}

/** The group stands on the board, and is written down a second time in its frame: of those `moved` it is taken off. */
function oldPieces(state: OldState): Pieces {
  const marches = state.stack.filter((frame): frame is OldMarch & Plain => frame.kind === 'march');
  const units: Record<string, Units> = {};
  const moved: Record<string, Units> = {};
  for (const stack of Object.values(state.stacks)) {
    const post = postOf(stack.player, stack.space, stack.inside);
    units[post] = nonZero(stack.units);
    const rested = marches
      .filter((march) => march.arrivedBy !== 'start' && postOf(march.player, march.space, march.inside) === post)
      .reduce<Units>((left, { group }) => minus(left, group.units), stack.moved);
    if (Object.keys(nonZero(rested)).length > 0) moved[post] = nonZero(rested);
  }
  const marching = new Set(marches.flatMap(({ group }) => [...group.generals, ...group.royals]));
  const piece = (id: string, { status, owner, controller, space, inside, moved: hasMoved }: OldPiece): Piece => ({
    status,
    owner: owner ?? controller ?? null,
    at: space === null ? null : spot(space, inside),
    moved: marching.has(id) ? 'marching' : hasMoved,
  });
  const minorGenerals: Counts = {};
  const movedMinorGenerals: Counts = {};
  for (const [player, minors] of Object.entries(state.minorGenerals)) {
    for (const minor of minors) {
      const post = postOf(player, minor.space, minor.inside);
      count(minorGenerals, post, 1);
      if (minor.moved) count(movedMinorGenerals, post, 1);
    }
  }
  for (const { player, space, inside, group, arrivedBy } of marches)
    if (arrivedBy !== 'start') count(movedMinorGenerals, postOf(player, space, inside), -group.minors);
  const cart = marches.some(({ group }) => group.cart);
  return {
    units,
    moved,
    generals: mapEntries(state.generals, piece),
    royals: mapEntries(state.royals, piece),
    body: { ...piece('', state.body), ...(cart ? { moved: 'marching' as const } : {}) },
    minorGenerals,
    movedMinorGenerals,
  };
}

// --- The working tree's format: to be followed -------------------------------------------------------------------------

/** What has been moved, in the working tree's format. */
interface NewMoved {
  readonly forces: Readonly<Record<string, Units>>;
  readonly minorGenerals: Readonly<Record<string, number>>;
  readonly generals: readonly string[];
  readonly royals: readonly string[];
  readonly cart: boolean;
}
interface NewState {
  readonly forces: Readonly<Record<string, Units>>;
  readonly minorGenerals: Readonly<Record<string, number>>;
  readonly moved: NewMoved;
  readonly generals: Readonly<Record<string, Omit<OldPiece, 'moved'>>>;
  readonly royals: Readonly<Record<string, Omit<OldPiece, 'moved'>>>;
  readonly body: Omit<OldPiece, 'moved'>;
  readonly stack: OldState['stack'];
}

const NO_UNITS: Units = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };

/** A state of the working tree in the oracle's format. */
function asOld(state: NewState): OldState {
  const { forces, minorGenerals, moved } = state;
  const minors: Record<string, { space: string; inside: boolean; moved: boolean }[]> = {};
  for (const [post, number] of Object.entries(minorGenerals)) {
    const { player, space, inside } = postNamed(post);
    const used = moved.minorGenerals[post] ?? 0;
    for (let index = 0; index < number; index++) (minors[player] ??= []).push({ space, inside, moved: index < used });
  }
  const stacks = mapEntries(forces, (post, units) => ({
    ...postNamed(post),
    units: { ...NO_UNITS, ...units },
    moved: { ...NO_UNITS, ...moved.forces[post] },
  }));
  const generals = mapEntries(state.generals, (id, piece) => ({ ...piece, moved: moved.generals.includes(id) }));
  const royals = mapEntries(state.royals, (id, piece) => ({ ...piece, moved: moved.royals.includes(id) }));
  let body = { ...state.body, moved: moved.cart };
  // The oracle has the group on the board, at sea too: in the port off which it lies.
  for (const frame of state.stack) {
    if (frame.kind !== 'march') continue;
    const { player, space, inside, group, arrivedBy } = frame as unknown as OldMarch;
    const used = arrivedBy !== 'start';
    const here = { space, inside };
    if (Object.keys(nonZero(group.units)).length > 0) {
      const post = postOf(player, space, inside);
      const there = stacks[post] ?? { player, space, inside, units: NO_UNITS, moved: NO_UNITS };
      const add = (units: Units): Units => combined(units, group.units, 1);
      stacks[post] = { ...there, units: add(there.units), moved: used ? add(there.moved) : there.moved };
    }
    for (let index = 0; index < group.minors; index++) (minors[player] ??= []).push({ ...here, moved: used });
    for (const id of group.generals) {
      const piece = generals[id];
      if (piece !== undefined) generals[id] = { ...piece, ...here, status: 'map', moved: used || piece.moved };
    }
    for (const id of group.royals) {
      const piece = royals[id];
      if (piece !== undefined) royals[id] = { ...piece, ...here, moved: used || piece.moved };
    }
    if (group.cart) body = { ...body, ...here, moved: used || body.moved };
  }
  return { stacks, generals, royals, body, minorGenerals: minors, stack: state.stack };
}

function postNamed(post: string): { player: string; space: string; inside: boolean } {
  const [player = '', space = '', zone] = post.split(':');
  return { player, space, inside: zone === 'inside' };
}

/** As {@link oldPieces}, of the working tree's format. */
function newSuccessors(state: AnyState): Pieces {
  const old = asOld(state as unknown as NewState);
  return oldPieces(clamped(old as unknown as AnyState) as unknown as OldState);
}

// --- Words -------------------------------------------------------------------------------------------------------------

const spot = (space: string, inside: boolean): string => (inside ? `${space}:inside` : space);
const postOf = (player: string, space: string, inside: boolean): string => `${player}:${spot(space, inside)}`;

/** Adds to a count that is not there while it is zero. */
function count(counts: Counts, key: string, more: number): void {
  const sum = (counts[key] ?? 0) + more;
  if (sum === 0) delete counts[key];
  else counts[key] = sum;
}

const nonZero = (units: Units): Units => Object.fromEntries(Object.entries(units).filter(([, number]) => number !== 0));
const combined = (a: Units, b: Units, sign: 1 | -1): Units => {
  const sum: Counts = { ...a };
  for (const [unit, number] of Object.entries(b)) sum[unit] = (sum[unit] ?? 0) + sign * number;
  return sum;
};
const minus = (a: Units, b: Units): Units => combined(a, b, -1);

function mapValues<A, B>(record: Readonly<Record<string, A>>, use: (value: A) => B): Record<string, B> {
  return mapEntries(record, (_, value) => use(value));
}
function mapEntries<A, B>(record: Readonly<Record<string, A>>, use: (key: string, value: A) => B): Record<string, B> {
  const result: Record<string, B> = {};
  for (const key in record) result[key] = use(key, record[key] as A);
  return result;
}

/** Whether a field counts units, of which those there are none may or may not be written. */
const countsUnits = (field: string): boolean => field === 'units' || field === 'within';

/**
 * While something is resolved above an activation the oracle's frame of it is out of date: what is of the group, where it stands
 * and what counts as moved is compared when it is its turn again.
 */
function atLarge(pieces: Pieces): Pieces {
  const still = (_: string, piece: Piece): Piece => ({ ...piece, moved: false });
  return {
    ...pieces,
    moved: {},
    movedMinorGenerals: {},
    generals: mapEntries(pieces.generals, still),
    royals: mapEntries(pieces.royals, still),
    body: still('', pieces.body),
  };
}

const activation = ({ group: _, space: __, inside: ___, commander: ____, ...frame }: Plain): Plain => frame;

/** A value without an engine's books, its sets sorted. Hands and pools are sets by player. */
function bare(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => bare(item, ''));
    return SETS.has(field) ? sorted(items) : items;
  }
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (BOOKKEEPING.has(key) || part === undefined || (countsUnits(field) && part === 0)) continue;
    result[key] = bare(part, SETS.has(field) ? field : key);
  }
  return result;
}

function sorted(items: readonly unknown[]): readonly unknown[] {
  if (items.every((item) => typeof item === 'number')) return items.toSorted((a, b) => a - b);
  const text = (item: unknown): string => (typeof item === 'string' ? item : JSON.stringify(item));
  return items.toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
}
