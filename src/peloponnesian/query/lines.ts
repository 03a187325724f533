/** R D: lines of battle: how they are set up and shifted lawfully. */
import type { BattleFrame, Side } from '../frame/combat.js';
import type { LineOfBattle, WingsFrame } from '../frame/wings.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { WINGS, type PieceId, type UnitId, type Wing } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { findUnit, unitsIn } from './pieces.js';
import { battleInWings, BESIDE } from './wings.js';

/** How many stand in a wing, or are still free to: hoplites, and light troops with cavalry. */
interface Muster {
  readonly hoplites: number;
  readonly light: number;
}

/** Counts units; fleets ashore are light troops (R 17.4.6), and at sea no rule tells them from hoplites (ruling Q194). */
function musterOf(units: readonly UnitInfo[], { element }: BattleFrame): Muster {
  const light = element === 'sea' ? 0 : units.filter(({ type }) => type !== 'hoplite').length;
  return { hoplites: units.length - light, light };
}

/** R D1, ruling R61: how many units each wing of a side needs. */
function leastInWing({ components }: Situation, battle: BattleFrame, side: Side): number {
  return Math.floor(battle[side].fighters.length * components.charts.wings.share);
}

/**
 * R D1: whether a line is lawful once those who are free have taken their places in some way: each wing has its share, and no light troops stand in
 * the center between hoplites on both sides.
 */
function canBeLawful(line: Readonly<Record<Wing, Muster>>, free: Muster, least: number): boolean {
  const lacking = ({ hoplites, light }: Muster): number => Math.max(0, least - hoplites - light);
  const { left, center, right } = line;
  if (lacking(left) + lacking(center) + lacking(right) > free.hoplites + free.light) return false;
  const centerWithoutLight = center.light === 0 && lacking(center) <= free.hoplites;
  const flankWithoutHoplites = [left, right].some((flank) => flank.hoplites === 0 && lacking(flank) <= free.light);
  return centerWithoutLight || flankWithoutHoplites;
}

/** Whether a line of a side can become lawful; `free`: units that may stand anywhere. */
function isFit(
  situation: Situation,
  battle: BattleFrame,
  side: Side,
  line: LineOfBattle,
  free: readonly PieceId[],
): boolean {
  const muster = (wing: Wing): Muster =>
    musterOf(
      unitsIn(
        situation,
        line[wing].filter((piece) => !free.includes(piece)),
      ),
      battle,
    );
  return canBeLawful(
    { left: muster('left'), center: muster('center'), right: muster('right') },
    musterOf(unitsIn(situation, free), battle),
    leastInWing(situation, battle, side),
  );
}

/** Returns a line with a piece in a wing, wherever it has stood before. */
export const withPiece = (line: LineOfBattle, piece: PieceId, wing: Wing): LineOfBattle => {
  const others = (each: Wing): PieceId[] => line[each].filter((other) => other !== piece);
  const placed = { left: others('left'), center: others('center'), right: others('right') };
  placed[wing].push(piece);
  return placed;
};

/** R D1: returns the wings in which the next piece that is due may stand: those from which a lawful line can still come of it. */
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

/** R D2, ruling Q195: the cavalry that a side may still shift by its die: none once a hoplite or light troops have been shifted. */
function cavalryToShift(situation: Situation, { side, shifted, ...lines }: WingsFrame): readonly UnitId[] {
  const isCavalry = ({ type }: UnitInfo): boolean => type === 'cavalry';
  if (!unitsIn(situation, shifted).every(isCavalry)) return [];
  const standing = WINGS.flatMap((wing) => unitsIn(situation, lines[side][wing]));
  return standing.filter((unit) => isCavalry(unit) && !shifted.includes(unit.id)).map(({ id }) => id);
}

/** R D2: hoplites and light troops that may be shifted: one alone by a die, and no fleet at sea (ruling Q194). */
function onFootToShift(situation: Situation, frame: WingsFrame, wing: Wing): readonly UnitInfo[] {
  if (unitsIn(situation, frame.shifted).length > 0) return [];
  const { element } = battleInWings(situation);
  return unitsIn(situation, frame[frame.side][wing]).filter(
    ({ type, isLand }) => type !== 'cavalry' && (isLand || element === 'land'),
  );
}

/** R D2: leaders may be shifted beside all else, each once by a die. */
const leadersToShift = (
  situation: Situation,
  { side, shifted, ...lines }: WingsFrame,
  wing: Wing,
): readonly PieceId[] =>
  lines[side][wing].filter((piece) => findUnit(situation, piece) === undefined && !shifted.includes(piece));

/** Returns one of those that are alike. */
const oneOfEach = (situation: Situation, units: readonly UnitInfo[]): readonly UnitId[] =>
  firstOfKinds(situation, units).map(({ id }) => id);

/** R D2, ruling Q195: returns what a side may shift, one of those that are alike in a wing, so that a lawful line can still come of it. */
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

/** Whether the line of the side that shifts is lawful as it stands. */
export const isLineFit = (situation: Situation, frame: WingsFrame): boolean =>
  isFit(situation, battleInWings(situation), frame.side, frame[frame.side], []);
