/** R 8.1, 11.2: who can do no more in a phase of movement. */
import type { MovementFrame } from '../frame/index.js';
import { lastingOf } from '../table/lasting.js';
import type { Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
/** What has been done in a phase. */
type Doings = Pick<Phase, 'moved' | 'turned'>;

/** What has been noted of a piece: each in a bit of its own. */
type Notes = number;
/** It has moved. */
const MOVED = 1;
/** It has turned since it came where it is (ruling C8.5). */
const TURNED = 2;
/** It does not move at all (R 17.4). */
const HELD = 4;

export const hasMoved = (notes: Notes): boolean => (notes & MOVED) !== 0;
/** Whether it does not move at all. */
export const isHeld = (notes: Notes): boolean => (notes & HELD) !== 0;
/** Whether it can turn no more: it has, or does not move at all. */
export const isTurned = (notes: Notes): boolean => (notes & (TURNED | HELD)) !== 0;

/** A list of pieces, and how many of them have been noted: it grows, or another one takes its place. */
interface Read {
  readonly list: readonly PieceId[];
  readonly count: number;
}

const NOTHING: Read = { list: [], count: 0 };

/** What each unit and leader has done in a phase, by its code. */
export class Spent {
  readonly units: Uint8Array;
  readonly leaders: Uint8Array;
  readonly #roster: Roster;
  #moved = NOTHING;
  #turned = NOTHING;
  #held = NOTHING;

  constructor(roster: Roster) {
    this.#roster = roster;
    this.units = new Uint8Array(roster.units.length);
    this.leaders = new Uint8Array(roster.leaders.length);
  }

  /** Notes what has been done by now; `held`: who does not move at all. */
  heed({ moved, turned }: Doings, held: readonly UnitId[]): this {
    if (this.#moved.list !== moved) this.#forget();
    this.#moved = this.#read(this.#moved, moved, MOVED);
    this.#turned = this.#read(this.#turned, turned, TURNED);
    this.#held = this.#read(this.#held, held, HELD);
    return this;
  }

  /** It is another phase. */
  #forget(): void {
    this.units.fill(0);
    this.leaders.fill(0);
    this.#moved = this.#turned = this.#held = NOTHING;
  }

  #read(before: Read, list: readonly PieceId[], note: Notes): Read {
    const isSame = before.list === list;
    if (isSame && before.count === list.length) return before;
    if (!isSame) for (let index = 0; index < before.count; index++) this.#note(before.list[index], note, false);
    for (let index = isSame ? before.count : 0; index < list.length; index++) this.#note(list[index], note, true);
    return { list, count: list.length };
  }

  #note(piece: PieceId | undefined, note: Notes, isSo: boolean): void {
    const { unitCodes, leaderCodes } = this.#roster;
    const unit = unitCodes.get(piece as UnitId);
    const row = unit === undefined ? this.leaders : this.units;
    const code = unit ?? leaderCodes.get(piece as PieceId);
    // What armies and fleets take along is noted nowhere.
    if (code === undefined) return;
    const notes = row[code] as Notes;
    row[code] = isSo ? notes | note : notes & ~note;
  }
}

/** The phases of movement on the stack. */
const phasesIn = ({ stack }: Situation): readonly Phase[] => stack.filter((frame) => frame.kind === 'movement');

/** Those who can do no more in a phase. */
export const spentIn: (situation: Situation, phase: Phase) => Spent = lastingOf(
  phasesIn,
  // What has been noted before is gone on with.
  () => false,
  function spent(situation, phase, before = new Spent(situation.roster)) {
    return before.heed(phase, situation.law.heldBack(situation, phase.side));
  },
);
