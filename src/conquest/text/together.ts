/**
 * What happened, as a chronicle tells it: troops that come, go home or are lost in one place in one sentence, a march or a retreat without
 * what each of its pieces does, and neither a die nor the fate of a leader twice.
 */
import { sentence, type Link, type Phrase } from '../../core/index.js';
import type {
  BaggageMoved,
  ForceRetreated,
  LeaderEndangered,
  LeaderLeft,
  LeaderMoved,
  LeaderWounded,
  Marched,
  Rolled,
  UnitEliminated,
  UnitMoved,
  UnitRaised,
  UnitWithdrawn,
} from '../event/index.js';
import type { LeaderId, UnitId } from '../vocabulary.js';
import type { Company } from './company.js';

/** A sentence, and the event whose rule it comes from: the last of those that are told by it. */
export interface Told<E, L extends Link> {
  readonly said: Phrase<L>;
  readonly event: E;
}

/** Sentences for several events, without their full stop. */
export interface TogetherWords<L extends Link, S> {
  unitRaised(event: UnitRaised, units: readonly UnitId[], speech: S): Phrase<L>;
  unitEliminated(event: UnitEliminated, units: readonly UnitId[], speech: S): Phrase<L>;
  unitWithdrawn(event: UnitWithdrawn, units: readonly UnitId[], speech: S): Phrase<L>;
  /** Those who have gone are a company. */
  forceRetreated(event: ForceRetreated, company: Company, speech: S): Phrase<L>;
}

/** Whatever happens, in whichever game of the family. */
interface Happening {
  readonly type: string;
}

const isOf =
  <E extends Happening>(type: E['type']) =>
  (event: Happening): event is E =>
    event.type === type;

const isRaised = isOf<UnitRaised>('unitRaised');
const isEliminated = isOf<UnitEliminated>('unitEliminated');
const isWithdrawn = isOf<UnitWithdrawn>('unitWithdrawn');
const isUnitMoved = isOf<UnitMoved>('unitMoved');
const isLeaderMoved = isOf<LeaderMoved>('leaderMoved');
const isBaggageMoved = isOf<BaggageMoved>('baggageMoved');
const isRolled = isOf<Rolled>('rolled');
const isEndangered = isOf<LeaderEndangered>('leaderEndangered');
const isWounded = isOf<LeaderWounded>('leaderWounded');
const isLeft = isOf<LeaderLeft>('leaderLeft');
const isMarched = isOf<Marched>('marched');
const isRetreated = isOf<ForceRetreated>('forceRetreated');

type Grouped = UnitRaised | UnitEliminated | UnitWithdrawn;
const isGrouped = (event: Happening): event is Grouped => isRaised(event) || isEliminated(event) || isWithdrawn(event);

/** Whether one sentence tells of both: the same has become of two units in one place, by one rule. */
const isAlike = (one: Grouped, other: Happening): other is Grouped =>
  isGrouped(other) &&
  one.type === other.type &&
  one.rule === other.rule &&
  one.at === other.at &&
  (!isRaised(one) || !isRaised(other) || one.side === other.side);

type Moved = UnitMoved | LeaderMoved | BaggageMoved;
const isMoved = (event: Happening): event is Moved =>
  isUnitMoved(event) || isLeaderMoved(event) || isBaggageMoved(event);

/** The march or the retreat behind an event that tells what became of it: that of its pieces are moves. */
function wholeOf(events: readonly Happening[], index: number): Marched | ForceRetreated | undefined {
  const move = events[index];
  if (move === undefined || !isMoved(move)) return undefined;
  const whole = events.slice(index).find((event) => !isMoved(event));
  return whole !== undefined &&
    (isMarched(whole) || isRetreated(whole)) &&
    whole.from === move.from &&
    whole.to === move.to
    ? whole
    : undefined;
}

/** Who has gone on a retreat: the moves before it. */
function companyOf(events: readonly Happening[], index: number): Company {
  const retreat = events[index];
  const start = events.slice(0, index).findLastIndex((_, before) => wholeOf(events, before) !== retreat) + 1;
  const moves = events.slice(start, index);
  const leaders: readonly LeaderId[] = moves.filter(isLeaderMoved).map(({ leader }) => leader);
  return { leaders, units: moves.filter(isUnitMoved).length };
}

/** Whether the next event tells the same: the die of a roll, or what has become of a leader in danger. */
function isToldAgain(event: Happening, next: (Happening & { readonly die?: unknown }) | undefined): boolean {
  if (next === undefined) return false;
  if (isEndangered(event)) return (isWounded(next) || isLeft(next)) && next.leader === event.leader;
  return isRolled(event) && event.dice.length === 1 && next.die === event.dice[0];
}

/** The sentences that tell these events; `tell`: the sentence of one by itself. */
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
    if (wholeOf(events, index) !== undefined || isToldAgain(event, next)) continue;
    if (isGrouped(event)) {
      group.push(event.unit);
      if (next !== undefined && isAlike(event, next)) continue;
      const units = group;
      group = [];
      told.push({ said: units.length === 1 ? tell(event) : sentence(groupWords(words, event, units, speech)), event });
    } else if (isRetreated(event)) {
      const company = companyOf(events, index);
      const isEmpty = company.units + company.leaders.length === 0;
      told.push({ said: isEmpty ? tell(event) : sentence(words.forceRetreated(event, company, speech)), event });
    } else told.push({ said: tell(event), event });
  }
  return told;
}

function groupWords<L extends Link, S>(
  words: TogetherWords<L, S>,
  event: Grouped,
  units: readonly UnitId[],
  speech: S,
): Phrase<L> {
  switch (event.type) {
    case 'unitRaised':
      return words.unitRaised(event, units, speech);
    case 'unitEliminated':
      return words.unitEliminated(event, units, speech);
    case 'unitWithdrawn':
      return words.unitWithdrawn(event, units, speech);
  }
}
