/** R D: deploys, shifts and joins lines of battle. */
import type { Draft } from 'immer';
import type { BattleFrame } from '../frame/combat.js';
import type { Joining, WingsFrame } from '../frame/wings.js';
import { withPiece } from '../query/lines.js';
import { activeInWing } from '../query/wings.js';
import type { GameRun } from '../types.js';
import type { PieceId, Wing } from '../vocabulary.js';

/** Returns the battle in wings for changes, while none of its wings is on top of it. */
export function battleOfWings(run: GameRun): Draft<BattleFrame> {
  const battle = run.frame('battle');
  if (battle === undefined) throw new RangeError('no battle is being fought');
  return battle;
}

/** Moves a piece of the acting side to a wing. */
export function putInWing(frame: Draft<WingsFrame>, piece: PieceId, wing: Wing): void {
  const { left, center, right } = withPiece(frame[frame.side], piece, wing);
  frame[frame.side] = { left: [...left], center: [...center], right: [...right] };
}

/**
 * Moves the victors of a wing to another one, and raises the morale of all friendly fighters there (R D3, ruling Q196).
 */
export function joinWings(run: GameRun, frame: Draft<WingsFrame>, joinings: readonly Joining[]): void {
  const { joined } = run.state.components.charts.wings;
  const battle = battleOfWings(run);
  for (const { side, from, to, pieces } of joinings) {
    frame[side][from] = frame[side][from].filter((piece) => !pieces.includes(piece));
    frame[side][to].push(...pieces);
  }
  for (const { side, from, to, pieces } of joinings) {
    const { player } = battle[side];
    const active = activeInWing(battle[side], frame[side][to]);
    for (const fighter of battle[side].fighters)
      if (active.some((unit) => unit === fighter.unit)) fighter.modifier += joined;
    run.emit({ type: 'wingJoined', rule: 'R D3', at: frame.at, player, from, to, pieces: [...pieces], morale: joined });
  }
}
