/** R D: battles in wings: who asks for them, how a line is drawn up, what is shifted, and which flank the victors of the center join. */
import type { WingAction } from '../action/wings.js';
import type { BattleFrame, Side } from '../frame/combat.js';
import type { WingsFrame } from '../frame/wings.js';
import { withPiece } from '../query/lines.js';
import { campOf } from '../query/owners.js';
import { findUnit, unitsIn } from '../query/pieces.js';
import { battleInWing, battleInWings } from '../query/wings.js';
import type { Situation } from '../table/situation.js';
import { WINGS, type PieceId, type Wing } from '../vocabulary.js';
import { chanceInBattle } from './odds.js';
import type { Outlook } from './outlook.js';

/** Three small battles are more of a gamble than a large one: whoever has less of a chance than this asks for them. */
const EVEN = 0.5;
/** Hoplites stand in the center first, then on the right, the place of honor. */
const OF_HOPLITES: Readonly<Record<Wing, number>> = { left: 1, center: 1.2, right: 1.1 };
/** Light troops stand on the flanks: in the center they bar the hoplites from one of these. */
const OF_LIGHT: Readonly<Record<Wing, number>> = { left: 1, center: 0, right: 1 };
/** Light troops help where there are no more of them than of hoplites (R 17.4.3). */
const HELPFUL = 0.5;
/** A shift must be worth something. */
const SHIFT = 0.01;

/** How likely the wings of a side are won, on the average. */
function prospect(situation: Situation, battle: BattleFrame, frame: WingsFrame, side: Side): number {
  const chances = WINGS.map((wing) => chanceInBattle(situation, battleInWing(battle, frame, wing)));
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return side === 'attacker' ? mean : 1 - mean;
}

/** What it is worth that a piece goes to a wing. */
function gain(situation: Situation, frame: WingsFrame, piece: PieceId, wing: Wing): number {
  const { side } = frame;
  const battle = battleInWings(situation);
  const after = { ...frame, [side]: withPiece(frame[side], piece, wing) };
  return prospect(situation, battle, after, side) - prospect(situation, battle, frame, side);
}

/** How good it looks that a piece is drawn up in a wing: leaders stand where most units are. */
function placeScore(situation: Situation, { side, ...frame }: WingsFrame, piece: PieceId, wing: Wing): number {
  const there = unitsIn(situation, frame[side][wing]);
  const unit = findUnit(situation, piece);
  if (unit === undefined) return there.length;
  const hoplites = there.filter(({ type }) => type === 'hoplite').length;
  const others = there.length - hoplites;
  if (unit.type === 'hoplite') return OF_HOPLITES[wing] / (1 + hoplites);
  return OF_LIGHT[wing] / (1 + others) + (hoplites > others ? HELPFUL : 0);
}

/** How good an action looks in a battle in wings. */
export function wingScore({ situation, camp }: Outlook, action: WingAction): number {
  const frame = situation.stack.at(-1);
  if (frame?.kind !== 'wings') return 0;
  const battle = battleInWings(situation);
  switch (action.type) {
    case 'fightInWings': {
      const chance = chanceInBattle(situation, battle);
      return EVEN - (campOf(battle.attacker.player) === camp ? chance : 1 - chance);
    }
    case 'deploy':
      return frame.stage === 'join'
        ? gain(situation, frame, action.piece, action.wing)
        : placeScore(situation, frame, action.piece, action.wing);
    case 'shiftPiece':
      return gain(situation, frame, action.piece, action.wing) - SHIFT;
    default:
      return 0;
  }
}
