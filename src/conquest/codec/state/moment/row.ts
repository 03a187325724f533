/** Checks a frame by its row in the table of frames, against the board. */
import type {
  Contest,
  Foes,
  FrameKind,
  FrameRow,
  GameFrame,
  Present,
  Standing,
  Surviving,
} from '../../../frame/index.js';
import { leadersNamed, unitsNamed } from '../../../query/09-1-combat.js';
import { forcesIn } from '../../../query/06-2-forces.js';
import { isOnMap } from '../../../query/06-1-presence.js';
import { orderOfPlay, sideFact } from '../../../query/04-1-turn.js';
import { baggageCode, placeCode, provinceCode } from '../../../table/by-id.js';
import type { Situation } from '../../../table/situation.js';
import type { SideId } from '../../../vocabulary.js';
import type { At, Complaint } from '../../edition.js';
import { allDiffer, NOT_THERE } from './check.js';

/** A row as it is read here, whatever the kind of its frame. */
type Row = Pick<FrameRow<GameFrame>, 'dice'> & {
  readonly [Column in 'asks' | 'foes' | 'contests' | 'stands' | 'present' | 'survive']?: object;
} & {
  readonly [Column in 'distinct' | 'inOrderOfPlay' | 'sameAsBelow' | 'skippedWhenInterrupted']?: readonly string[];
};

/** Returns the row of a frame. */
export const rowOf = ({ edition }: At, frame: GameFrame): Row => edition.frames.rows[frame.kind];

/** The check of one field of a frame. */
type Asked<A> = Readonly<Record<string, ((frame: GameFrame, above: FrameKind | undefined) => A) | undefined>>;

/** Returns the complaints of a column: one for each field whose value is wrong. */
function* column<A>(
  asked: object | undefined,
  frame: GameFrame,
  { above }: At,
  holds: (value: A) => boolean,
  message: (value: A) => string,
): Generator<Complaint> {
  for (const [field, read] of Object.entries((asked ?? {}) as Asked<A>)) {
    const value = read?.(frame, above?.kind) as A;
    if (!holds(value)) yield [field, message(value)];
  }
}

const areAtWar = (situation: Situation, [one, other]: Foes): boolean =>
  one !== other && situation.law.hostile(situation, one, other);

/**
 * Returns whether two forces can face each other: they differ, and where both are in the field their sides are at war.
 */
function isContest(situation: Situation, { province, forces: [one, other] }: Contest): boolean {
  if (one === other) return false;
  const there = forcesIn(situation, provinceCode(situation, province));
  const [first, second] = [one, other].map((name) => there.find((force) => force.name === name));
  return first === undefined || second === undefined || areAtWar(situation, [first.side, second.side]);
}

/** Returns whether pieces stand in a place, as this side's, each once. */
function areThere(situation: Situation, { side, at, units = [], leaders = [], baggage = [] }: Standing): boolean {
  const place = situation.ground.codes.get(at);
  return (
    allDiffer([...units, ...leaders, ...baggage]) &&
    unitsNamed(situation, units).every(
      ({ code }) => situation.placeOfUnit(code) === place && situation.sideOfUnit(code) === side,
    ) &&
    leadersNamed(situation, leaders).every(
      ({ code }) => situation.placeOfLeader(code) === place && situation.sideOfLeader(code) === side,
    ) &&
    baggage.every((id) => {
      const code = baggageCode(situation, id);
      return situation.placeOfBaggage(code) === place && situation.sideOfBaggage(code) === side;
    })
  );
}

/** Returns whether pieces are on the map, each once, and belong to this side if one is given. */
function arePresent(situation: Situation, { side, units = [], leaders = [] }: Present): boolean {
  return (
    allDiffer([...units, ...leaders]) &&
    unitsNamed(situation, units).every(
      ({ code }) =>
        isOnMap(situation, situation.placeOfUnit(code)) && (side === undefined || situation.sideOfUnit(code) === side),
    ) &&
    leadersNamed(situation, leaders).every(
      ({ code }) =>
        isOnMap(situation, situation.placeOfLeader(code)) &&
        (side === undefined || situation.sideOfLeader(code) === side),
    )
  );
}

const presentAs = (rows: readonly Present[]): string => {
  const [side] = rows.flatMap((row) => row.side ?? []);
  return side === undefined ? 'on the map, each once' : `on the map, the ${side} side’s, each once`;
};

/** Returns whether a player decides for this side; true if no side is asked. */
const isAnswered = (situation: Situation, side: SideId | null | undefined): boolean =>
  side === null || side === undefined || sideFact(situation, side).unplayed !== true;

/** Returns whether pieces are off the map, or where they are said to be, as this side's. */
function doSurvive(situation: Situation, { side, at, units = [], leaders = [] }: Surviving): boolean {
  const { cities } = situation.ground;
  const places = at.flatMap((id) => [
    placeCode(situation, id),
    ...(cities.find(({ fact }) => fact.id === id)?.provinces ?? []),
  ]);
  const isSound = (place: number, whose: SideId): boolean =>
    !isOnMap(situation, place) || (places.includes(place) && (side === undefined || whose === side));
  return (
    allDiffer([...units, ...leaders]) &&
    unitsNamed(situation, units).every(({ code }) =>
      isSound(situation.placeOfUnit(code), situation.sideOfUnit(code)),
    ) &&
    leadersNamed(situation, leaders).every(({ code }) =>
      isSound(situation.placeOfLeader(code), situation.sideOfLeader(code)),
    )
  );
}

/** A frame by its fields, which differ from kind to kind. */
type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a list lists nothing twice; or each list of a party, such as its units. */
const isOnce = (value: unknown): boolean =>
  Array.isArray(value)
    ? allDiffer(value.map((item) => JSON.stringify(item)))
    : typeof value !== 'object' || value === null || Object.values(value).every(isOnce);

/** Returns whether these are the last sides of the order of play, in that order. */
function areLast(situation: Situation, sides: unknown): boolean {
  if (!Array.isArray(sides)) return true;
  const all = orderOfPlay(situation);
  return sides.every((side, index) => side === all[all.length - sides.length + index]);
}

/**
 * Returns what is wrong with a frame according to its row: its lists, contradictions with the frame below, the side
 * that it asks (R 3.1), and the ids that it names.
 */
export function* rowFindings(frame: GameFrame, at: At): Generator<Complaint> {
  const { situation, below } = at;
  const {
    asks,
    foes,
    contests,
    stands,
    present,
    survive,
    distinct = [],
    inOrderOfPlay = [],
    sameAsBelow = [],
  } = rowOf(at, frame);
  const own: Fields = { ...frame };
  const other: Fields = { ...below };
  for (const field of distinct) if (!isOnce(own[field])) yield [field, 'each once'];
  for (const field of inOrderOfPlay)
    if (!areLast(situation, own[field])) yield [field, 'sides in the order of play (R 4.2)'];
  for (const field of sameAsBelow)
    if (Object.hasOwn(other, field) && own[field] !== other[field])
      yield [field, `the same as in the frame below: ${String(other[field])}`];
  yield* column<SideId | null | undefined>(
    asks,
    frame,
    at,
    (side) => isAnswered(situation, side),
    (side) => `nobody plays the ${side ?? ''} side, and a player decides this (R 3.1)`,
  );
  yield* column<readonly Foes[]>(
    foes,
    frame,
    at,
    (pairs) => pairs.every((pair) => areAtWar(situation, pair)),
    () => 'sides at war (R 9.1)',
  );
  yield* column<readonly Contest[]>(
    contests,
    frame,
    at,
    (all) => all.every((contest) => isContest(situation, contest)),
    () => 'two forces at war in a province (R 9.1)',
  );
  yield* column<readonly Standing[]>(
    stands,
    frame,
    at,
    (all) => all.every((each) => areThere(situation, each)),
    () => NOT_THERE,
  );
  yield* column<readonly Present[]>(
    present,
    frame,
    at,
    (all) => all.every((each) => arePresent(situation, each)),
    presentAs,
  );
  yield* column<readonly Surviving[]>(
    survive,
    frame,
    at,
    (all) => all.every((each) => doSurvive(situation, each)),
    () => 'they are lost, or still there, each once',
  );
}
