/**
 * Sentences of a chronicle. Troops that arrive, go home, change sides or are lost in one place share one sentence; a
 * march or retreat is one sentence for all its pieces; no die or casualty is described twice.
 */
import { sentence, type Link, type Phrase, type RuleRef } from '../../core/index.js';
import type {
  BaggageMoved,
  ForceRetreated,
  LeaderEndangered,
  LeaderLeft,
  LeaderMoved,
  LeaderWounded,
  Marched,
  Rolled,
  UnitChangedSides,
  UnitEliminated,
  UnitMoved,
  UnitRaised,
  UnitWithdrawn,
} from '../event/index.js';
import type { BaggageId, LeaderId, PlaceId, UnitId } from '../vocabulary.js';
import type { Company } from './company.js';

/** A sentence, and the event whose rule it cites: the last of the events that it describes. */
export interface Told<E, L extends Link> {
  readonly said: Phrase<L>;
  readonly event: E;
}

/** An event of any game of the family. */
interface Happening {
  readonly type: string;
  readonly rule: RuleRef;
}

/** An event about a unit and its place. */
interface UnitHappening extends Happening {
  readonly unit: UnitId;
  readonly at: PlaceId;
}

/** A journey of several pieces; the fleet that carries them may have come from elsewhere. */
interface Journey extends Happening {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly fleet?: BaggageId;
}

/** Returns one sentence about several units, without its full stop. */
export type UnitsWord<E, L extends Link, S> = (event: E, units: readonly UnitId[], speech: S) => Phrase<L>;

/** Sentences for several events, without their full stop; of a variant also for events of its own. */
export interface TogetherWords<L extends Link, S> {
  readonly unitRaised: UnitsWord<UnitRaised, L, S>;
  readonly unitEliminated: UnitsWord<UnitEliminated, L, S>;
  readonly unitWithdrawn: UnitsWord<UnitWithdrawn, L, S>;
  readonly unitChangedSides: UnitsWord<UnitChangedSides, L, S>;
  /** Returns a march, with the markers that the army takes along. */
  marched(event: Marched, baggage: readonly BaggageId[], speech: S): Phrase<L>;
  /** Describes a retreat with the company that has retreated. */
  forceRetreated(event: ForceRetreated, company: Company, speech: S): Phrase<L>;
  /** Further events about single units, by type. */
  readonly further?: Readonly<Record<string, UnitsWord<never, L, S>>>;
  /** Types of further events that describe a whole journey, after the moves of its pieces. */
  readonly journeys?: readonly string[];
  /** Types of events that describe in advance the events about pieces and places by the same rule. */
  readonly openings?: readonly string[];
  /** Returns whether sentences name a marker that goes along with an army; without this function they name none. */
  tellsOf?(baggage: BaggageId, speech: S): boolean;
}

const isOf =
  <E extends Happening>(type: E['type']) =>
  (event: Happening): event is E =>
    event.type === type;

const isUnitMoved = isOf<UnitMoved>('unitMoved');
const isLeaderMoved = isOf<LeaderMoved>('leaderMoved');
const isBaggageMoved = isOf<BaggageMoved>('baggageMoved');
const isRolled = isOf<Rolled>('rolled');
const isEndangered = isOf<LeaderEndangered>('leaderEndangered');
const isWounded = isOf<LeaderWounded>('leaderWounded');
const isLeft = isOf<LeaderLeft>('leaderLeft');
const isMarched = isOf<Marched>('marched');
const isRetreated = isOf<ForceRetreated>('forceRetreated');

/** Types of events about single units in every game. */
const OF_UNITS = ['unitRaised', 'unitEliminated', 'unitWithdrawn', 'unitChangedSides'] as const;

/** Returns the sentence for several of this kind, if there is one. */
function wordFor<L extends Link, S>(
  words: TogetherWords<L, S>,
  { type }: Happening,
): UnitsWord<never, L, S> | undefined {
  const base = OF_UNITS.find((each) => each === type);
  return base === undefined ? words.further?.[type] : words[base];
}

/** Fields that may differ between units of one sentence. */
const OF_ONE: readonly string[] = ['unit', 'steps'];

/** Returns whether one sentence describes both: the same has happened to two units in one place, by one rule. */
function isAlike(one: UnitHappening, other: Happening): boolean {
  const facts = (event: object): string =>
    JSON.stringify(Object.entries(event).filter(([name]) => !OF_ONE.includes(name)));
  return one.type === other.type && facts(one) === facts(other);
}

type Moved = UnitMoved | LeaderMoved | BaggageMoved;
const isMoved = (event: Happening): event is Moved =>
  isUnitMoved(event) || isLeaderMoved(event) || isBaggageMoved(event);

const JOURNEYS: readonly string[] = ['marched', 'forceRetreated'];
const isJourney = (
  event: Happening,
  { journeys = [] }: Pick<TogetherWords<Link, unknown>, 'journeys'>,
): event is Journey => JOURNEYS.includes(event.type) || journeys.includes(event.type);

/** Returns the journey to which the move of a piece belongs: the event after the moves. */
function wholeOf(
  events: readonly Happening[],
  index: number,
  words: Pick<TogetherWords<Link, unknown>, 'journeys'>,
): Journey | undefined {
  const move = events[index];
  if (move === undefined || !isMoved(move)) return undefined;
  const whole = events.slice(index).find((event) => !isMoved(event));
  if (whole === undefined || !isJourney(whole, words)) return undefined;
  const isCarrier = isBaggageMoved(move) && move.baggage === whole.fleet;
  return isCarrier || (whole.from === move.from && whole.to === move.to) ? whole : undefined;
}

/** Returns the moves of the pieces of a march or a retreat: they precede it. */
function movesOf(events: readonly Happening[], index: number): readonly Happening[] {
  const whole = events[index];
  const start = events.slice(0, index).findLastIndex((_, before) => wholeOf(events, before, {}) !== whole) + 1;
  return events.slice(start, index);
}

/** Returns who has gone on a retreat. */
function companyOf(events: readonly Happening[], index: number): Company {
  const moves = movesOf(events, index);
  const leaders: readonly LeaderId[] = moves.filter(isLeaderMoved).map(({ leader }) => leader);
  return { leaders, units: moves.filter(isUnitMoved).length };
}

/** Returns whether an event about one piece or place was described in advance. */
function isToldBefore<L extends Link, S>(
  events: readonly Happening[],
  index: number,
  { openings = [], further = {} }: TogetherWords<L, S>,
): boolean {
  const event = events[index];
  const isOpening = ({ type }: Happening): boolean => openings.includes(type);
  const isDetail = (one: Happening): boolean =>
    one.rule === event?.rule &&
    !isOpening(one) &&
    !Object.hasOwn(further, one.type) &&
    ['unit', 'leader', 'baggage', 'city', 'province'].some((name) => name in one);
  if (event === undefined || openings.length === 0 || !isDetail(event)) return false;
  const opening = events.slice(0, index).findLast((one) => !isDetail(one));
  return opening !== undefined && isOpening(opening) && opening.rule === event.rule;
}

/** Returns whether the next event describes the same: the die of a roll, or the result of a casualty check. */
function isToldAgain(event: Happening, next: (Happening & { readonly die?: unknown }) | undefined): boolean {
  if (next === undefined) return false;
  if (isEndangered(event)) return (isWounded(next) || isLeft(next)) && next.leader === event.leader;
  return isRolled(event) && event.dice.length === 1 && next.die === event.dice[0];
}

/** Returns the sentences about these events; `tell` returns that of a single one. */
export function tellTogether<E extends Happening, L extends Link, S>(
  events: readonly E[],
  tell: (event: E) => Phrase<L>,
  words: TogetherWords<L, S>,
  speech: S,
): readonly Told<E, L>[] {
  const told: Told<E, L>[] = [];
  let group: UnitId[] = [];
  for (const [index, event] of events.entries()) {
    const next = events[index + 1];
    if (isToldAgain(event, next) || isToldBefore(events, index, words)) continue;
    const isNamed = (move: BaggageMoved): boolean => words.tellsOf?.(move.baggage, speech) === true;
    const whole = wholeOf(events, index, words);
    if (whole !== undefined && (isMarched(whole) || !isBaggageMoved(event) || !isNamed(event))) continue;
    const word = wordFor(words, event) as UnitsWord<E, L, S> | undefined;
    if (word !== undefined) {
      const one = event as E & UnitHappening;
      group.push(one.unit);
      if (next !== undefined && isAlike(one, next)) continue;
      const units = group;
      group = [];
      told.push({ said: units.length === 1 ? tell(event) : sentence(word(event, units, speech)), event });
    } else if (isMarched(event)) {
      const baggage = movesOf(events, index).filter(isBaggageMoved).filter(isNamed);
      const ids = baggage.map((move) => move.baggage);
      told.push({ said: ids.length === 0 ? tell(event) : sentence(words.marched(event, ids, speech)), event });
    } else if (isRetreated(event)) {
      const company = companyOf(events, index);
      const isEmpty = company.units + company.leaders.length === 0;
      told.push({ said: isEmpty ? tell(event) : sentence(words.forceRetreated(event, company, speech)), event });
    } else told.push({ said: tell(event), event });
  }
  return told;
}
