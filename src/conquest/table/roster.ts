/** R 2.3: the counters one by one. Units and leaders have codes, in the order of the components. */
import type {
  BaggageFact,
  Batch,
  Components,
  FleetFact,
  KindFact,
  LeaderFact,
  RangeFact,
  RangeId,
  SideFact,
} from '../data/shape.js';
import type { UnitState } from '../state.js';
import { fullSteps } from '../units.js';
import type { BaggageId, LeaderId, PlaceId, SideId, UnitId } from '../vocabulary.js';
import { derived, sameShape } from '../../core/board/index.js';

export type UnitCode = number;
export type LeaderCode = number;

/** The provinces to which pieces are restricted, or which they may not enter. */
export interface RangeInfo extends RangeFact {
  /** By province: whether the pieces may be there (R 8.3). */
  readonly within: readonly boolean[];
}

/** One counter. */
export interface UnitInfo {
  readonly code: UnitCode;
  readonly id: UnitId;
  readonly kind: KindFact;
  /** A number that units with the same print share. */
  readonly likeness: number;
  readonly full: number;
  /** Its side at the beginning, and when it comes back from the dead pile. */
  readonly side: SideId;
  /** The batch of counters from which it comes: where and when it enters. */
  readonly batch: Batch;
  readonly range: RangeInfo | null;
  /** Whether its nation forms a force of its own while it belongs to its original side (R 6.3). */
  readonly apart: boolean;
}

/** Returns the state of a new unit in a place: with all of its steps, and of its original side. */
export const asItComes = ({ full, side }: UnitInfo, at: PlaceId): UnitState => ({ at, steps: full, side });

export interface LeaderInfo {
  readonly code: LeaderCode;
  readonly id: LeaderId;
  readonly fact: LeaderFact;
  readonly range: RangeInfo | null;
  /** Whether the nation forms a force of its own while the leader belongs to its original side (R 6.3). */
  readonly apart: boolean;
}

/** A fleet. Its code is its code as baggage; its number is its index among the fleets. */
export interface FleetInfo {
  readonly code: number;
  readonly number: number;
  readonly fact: FleetFact;
}

export interface Roster {
  /** All sides, in the order of the components. */
  readonly sides: readonly SideId[];
  /** The sides that have a player. */
  readonly players: readonly SideId[];
  /** The side that conquers, if any does. */
  readonly conqueror: SideId | undefined;
  readonly sideFacts: ReadonlyMap<SideId, SideFact>;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  /** The units of raiding nations. No others form groups (R 14.3). */
  readonly raiders: readonly UnitInfo[];
  /** The pieces that are withdrawn in some turn (R 13.2). */
  readonly withdrawn: { readonly units: readonly UnitInfo[]; readonly leaders: readonly LeaderInfo[] };
  /** Kings and their heirs (R 15.6), in the order of the heirs. */
  readonly heirs: readonly { readonly king: LeaderCode; readonly heir: LeaderInfo }[];
  /** The other pieces that move: baggage of armies, then fleets. */
  readonly baggage: readonly BaggageFact[];
  /** The baggage that moves only if an army takes it along. */
  readonly freight: readonly { readonly code: number; readonly id: BaggageId }[];
  /** The baggage that always moves with its leader. */
  readonly drawn: readonly { readonly code: number; readonly id: BaggageId; readonly leader: LeaderId }[];
  readonly fleets: readonly FleetInfo[];
  readonly unitCodes: ReadonlyMap<UnitId, UnitCode>;
  readonly leaderCodes: ReadonlyMap<LeaderId, LeaderCode>;
  readonly baggageCodes: ReadonlyMap<BaggageId, number>;
}

function read({ counters, sides, map, charts }: Components): Roster {
  const ranges = new Map(
    sameShape(counters.ranges).map((fact): [RangeId, RangeInfo] => {
      const within = map.provinces.map(({ id }) => fact.provinces.includes(id) === (fact.keeps === 'only'));
      return [fact.id, { ...fact, within }];
    }),
  );
  const rangeOf = (id: RangeId | undefined): RangeInfo | null => (id === undefined ? null : (ranges.get(id) ?? null));
  const likenesses = new Map<string, number>();
  const likenessOf = (print: string): number => {
    const likeness = likenesses.get(print) ?? likenesses.size;
    likenesses.set(print, likeness);
    return likeness;
  };
  const counted = sameShape(counters.kinds).flatMap((kind) =>
    kind.batches
      .flatMap((batch) => Array.from({ length: batch.count }, () => batch))
      .map((batch, index) => ({ id: `${kind.id}-${index + 1}` as const, kind, batch })),
  );
  const batches = sameShape(counted.map(({ batch }) => batch));
  const units = counted.map(({ id, kind, ...unit }, code): UnitInfo => {
    const { [code]: batch = unit.batch } = batches;
    const range = rangeOf(batch.range ?? kind.range);
    return {
      id,
      kind,
      batch,
      code,
      likeness: likenessOf(`${kind.id} ${range?.id ?? ''} ${batch.leaves ?? ''}`),
      full: fullSteps(kind),
      side: batch.side ?? kind.side,
      range,
      apart: counters.apart.includes(kind.nation),
    };
  });
  const leaders = sameShape(counters.leaders).map((fact, code): LeaderInfo => ({
    code,
    id: fact.id,
    fact,
    range: rangeOf(fact.range),
    apart: counters.apart.includes(fact.nation),
  }));
  const leaderCodes = new Map(leaders.map(({ id, code }) => [id, code]));
  const raiding = new Set(Object.values(charts.raids.nations));
  const fleets = sameShape(counters.fleets ?? []);
  const baggage = sameShape([...counters.baggage, ...fleets]);
  return {
    sides: sides.map(({ id }) => id),
    players: sides.filter(({ unplayed }) => unplayed !== true).map(({ id }) => id),
    conqueror: sides.find(({ conquers }) => conquers)?.id,
    sideFacts: new Map(sameShape(sides).map((fact) => [fact.id, fact])),
    units,
    leaders,
    raiders: units.filter(({ kind }) => raiding.has(kind.nation)),
    withdrawn: {
      units: units.filter(({ batch }) => batch.leaves !== undefined),
      leaders: leaders.filter(({ fact }) => fact.leaves !== undefined),
    },
    heirs: leaders.flatMap((heir) => {
      const king = leaderCodes.get(heir.fact.succeeds ?? '');
      return king === undefined ? [] : [{ king, heir }];
    }),
    baggage,
    freight: counters.baggage.flatMap(({ id, follows }, code) => (follows === undefined ? [{ code, id }] : [])),
    drawn: counters.baggage.flatMap(({ id, follows: leader }, code) =>
      leader === undefined ? [] : [{ code, id, leader }],
    ),
    fleets: fleets.map((fact, number) => ({ code: counters.baggage.length + number, number, fact })),
    unitCodes: new Map(units.map(({ id, code }) => [id, code])),
    leaderCodes,
    baggageCodes: new Map(baggage.map(({ id }, code) => [id, code])),
  };
}

/** Returns the counters of these components one by one. They are computed once for each set of components. */
export const rosterOf: (components: Components) => Roster = derived(read);
