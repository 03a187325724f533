/** R D: lawful lines of battle, and shifts in them. */
import type { BattleFrame, Side } from '../frame/combat.js';
import type { LineOfBattle, WingsFrame } from '../frame/wings.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { WINGS, type PieceId, type UnitId, type Wing } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { findUnit, unitsIn } from './pieces.js';
import { battleInWings, BESIDE } from './wings.js';

/** The numbers of hoplites and of light troops (with cavalry) in a wing, or not deployed yet. */
interface TroopCounts {
  readonly hoplites: number;
  readonly light: number;
}

/**
 * Returns the numbers of hoplites and light troops among some units. Fleets ashore are light troops (R 17.4.6); at sea
 * all units count as hoplites (ruling Q194).
 */
function troopCounts(units: readonly UnitInfo[], { element }: BattleFrame): TroopCounts {
  const light = element === 'sea' ? 0 : units.filter(({ type }) => type !== 'hoplite').length;
  return { hoplites: units.length - light, light };
}

/** Returns the least number of units in each wing of a side (R D1, ruling R61). */
function leastInWing({ components }: Situation, battle: BattleFrame, side: Side): number {
  return Math.floor(battle[side].fighters.length * components.charts.wings.share);
}

/**
 * Returns whether a line can become lawful when all free units have deployed: each wing has its share, and no light
 * troops in the center separate hoplites on both flanks (R D1).
 */
function canBeLawful(line: Readonly<Record<Wing, TroopCounts>>, free: TroopCounts, least: number): boolean {
  const lacking = ({ hoplites, light }: TroopCounts): number => Math.max(0, least - hoplites - light);
  const { left, center, right } = line;
  if (lacking(left) + lacking(center) + lacking(right) > free.hoplites + free.light) return false;
  const centerWithoutLight = center.light === 0 && lacking(center) <= free.hoplites;
  const flankWithoutHoplites = [left, right].some((flank) => flank.hoplites === 0 && lacking(flank) <= free.light);
  return centerWithoutLight || flankWithoutHoplites;
}

/** Returns whether a line of a side can become lawful. `free` are the units that may still deploy anywhere. */
function isFit(
  situation: Situation,
  battle: BattleFrame,
  side: Side,
  line: LineOfBattle,
  free: readonly PieceId[],
): boolean {
  const muster = (wing: Wing): TroopCounts =>
    troopCounts(
      unitsIn(
        situation,
        line[wing].filter((piece) => !free.includes(piece)),
      ),
      battle,
    );
  return canBeLawful(
    { left: muster('left'), center: muster('center'), right: muster('right') },
    troopCounts(unitsIn(situation, free), battle),
    leastInWing(situation, battle, side),
  );
}

/** Returns a line with a piece moved to a wing. */
export const withPiece = (line: LineOfBattle, piece: PieceId, wing: Wing): LineOfBattle => {
  const others = (each: Wing): PieceId[] => line[each].filter((other) => other !== piece);
  const placed = { left: others('left'), center: others('center'), right: others('right') };
  placed[wing].push(piece);
  return placed;
};

/** Returns the wings in which the next piece may deploy so that the line can still become lawful (R D1). */
export function wingsToDeployIn(situation: Situation, frame: WingsFrame): readonly Wing[] {
  const [piece, ...free] = frame.due;
  if (piece === undefined) return [];
  if (findUnit(situation, piece) === undefined) return WINGS;
  const battle = battleInWings(situation);
  return WINGS.filter((wing) => isFit(situation, battle, frame.side, withPiece(frame[frame.side], piece, wing), free));
}

/** A piece that may be shifted to a wing. */
export interface ShiftInLine {
  readonly piece: PieceId;
  readonly to: Wing;
}

/**
 * Returns the cavalry that a side may still shift by its die. There is none once a hoplite or light troops have been
 * shifted (R D2, ruling Q195).
 */
function cavalryToShift(situation: Situation, { side, shifted, ...lines }: WingsFrame): readonly UnitId[] {
  const isCavalry = ({ type }: UnitInfo): boolean => type === 'cavalry';
  if (!unitsIn(situation, shifted).every(isCavalry)) return [];
  const standing = WINGS.flatMap((wing) => unitsIn(situation, lines[side][wing]));
  return standing.filter((unit) => isCavalry(unit) && !shifted.includes(unit.id)).map(({ id }) => id);
}

/**
 * Returns the hoplites and light troops of a wing that may be shifted. A die shifts only one, and no fleet at sea
 * (R D2, ruling Q194).
 */
function onFootToShift(situation: Situation, frame: WingsFrame, wing: Wing): readonly UnitInfo[] {
  if (unitsIn(situation, frame.shifted).length > 0) return [];
  const { element } = battleInWings(situation);
  return unitsIn(situation, frame[frame.side][wing]).filter(
    ({ type, isLand }) => type !== 'cavalry' && (isLand || element === 'land'),
  );
}

/** Returns the leaders who may be shifted. This is in addition to units, once per leader and die (R D2). */
const leadersToShift = (
  situation: Situation,
  { side, shifted, ...lines }: WingsFrame,
  wing: Wing,
): readonly PieceId[] =>
  lines[side][wing].filter((piece) => findUnit(situation, piece) === undefined && !shifted.includes(piece));

/** Returns one unit of each kind. */
const oneOfEach = (situation: Situation, units: readonly UnitInfo[]): readonly UnitId[] =>
  firstOfKinds(situation, units).map(({ id }) => id);

/**
 * Returns the possible shifts of a side after which the line can still become lawful. Of interchangeable units in a
 * wing only the first is listed (R D2, ruling Q195).
 */
export function shiftsInLine(situation: Situation, frame: WingsFrame): readonly ShiftInLine[] {
  const battle = battleInWings(situation);
  const line = frame[frame.side];
  const free = cavalryToShift(situation, frame);
  const shifts = (pieces: readonly PieceId[], to: readonly Wing[]): readonly ShiftInLine[] =>
    pieces.flatMap((piece) => to.map((wing) => ({ piece, to: wing })));
  return WINGS.flatMap((wing) => {
    const others = WINGS.filter((other) => other !== wing);
    const cavalry = unitsIn(situation, line[wing]).filter(({ id }) => free.includes(id));
    return [
      ...shifts(oneOfEach(situation, onFootToShift(situation, frame, wing)), BESIDE[wing]),
      ...shifts(oneOfEach(situation, cavalry), others),
      ...shifts(leadersToShift(situation, frame, wing), others),
    ];
  }).filter(({ piece, to }) => {
    const later = free.includes(piece as UnitId) ? free.filter((other) => other !== piece) : [];
    return isFit(situation, battle, frame.side, withPiece(line, piece, to), later);
  });
}

/** Returns whether the line of the side that shifts is lawful now. */
export const isLineFit = (situation: Situation, frame: WingsFrame): boolean =>
  isFit(situation, battleInWings(situation), frame.side, frame[frame.side], []);
