/**
 * R D: battles in wings: when to ask for one, how to deploy the line, what to shift, and which flank the victors of the
 * center join.
 */
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

/**
 * Three small battles are more of a gamble than one large battle. A player with less of a chance than this asks for
 * wings.
 */
const EVEN = 0.5;
/** Hoplites deploy in the center first, then on the right, the place of honor. */
const OF_HOPLITES: Readonly<Record<Wing, number>> = { left: 1, center: 1.2, right: 1.1 };
/** Light troops deploy on the flanks. In the center they separate the hoplites from a flank. */
const OF_LIGHT: Readonly<Record<Wing, number>> = { left: 1, center: 0, right: 1 };
/** Light troops help where there are no more of them than of hoplites (R 17.4.3). */
const HELPFUL = 0.5;
/** The least gain for which a piece is shifted. */
const SHIFT = 0.01;

/** Returns the average probability that a side wins its wings. */
function prospect(situation: Situation, battle: BattleFrame, frame: WingsFrame, side: Side): number {
  const chances = WINGS.map((wing) => chanceInBattle(situation, battleInWing(battle, frame, wing)));
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return side === 'attacker' ? mean : 1 - mean;
}

/** Returns the gain if a piece moves to a wing. */
function gain(situation: Situation, frame: WingsFrame, piece: PieceId, wing: Wing): number {
  const { side } = frame;
  const battle = battleInWings(situation);
  const after = { ...frame, [side]: withPiece(frame[side], piece, wing) };
  return prospect(situation, battle, after, side) - prospect(situation, battle, frame, side);
}

/** Returns the score of deploying a piece in a wing. Leaders deploy where most units are. */
function placeScore(situation: Situation, { side, ...frame }: WingsFrame, piece: PieceId, wing: Wing): number {
  const there = unitsIn(situation, frame[side][wing]);
  const unit = findUnit(situation, piece);
  if (unit === undefined) return there.length;
  const hoplites = there.filter(({ type }) => type === 'hoplite').length;
  const others = there.length - hoplites;
  if (unit.type === 'hoplite') return OF_HOPLITES[wing] / (1 + hoplites);
  return OF_LIGHT[wing] / (1 + others) + (hoplites > others ? HELPFUL : 0);
}

/** Returns the score of an action of a battle in wings. */
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
