/** R 4.31.1: what a Surprise card interrupts. */
import type { ArrivalFrame } from '../frame/index.js';
import { enemiesOutside, independentArmiesAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Returns whether a Land Battle is being fought in a space. */
export const inBattle = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => frame.kind === 'landBattle' && frame.space === space);

/** Returns the current Reaction Step in a space (R 9). */
const reactionIn = (situation: Situation, space: SpaceId): ArrivalFrame | undefined =>
  situation.stack.findLast((frame): frame is ArrivalFrame => frame.kind === 'arrival' && frame.space === space);

/**
 * Returns whether enemy CUs outside in a space will stay there with a player's. In a Reaction Step the Army that has
 * just entered will not stay: it fights, goes back or passes. For that Army, only those who granted it passage stay
 * (R 8.3.8.2; ruling apart-at-rest). `leaving`: a player whose CUs there are all about to change sides, and so do not
 * stay.
 */
export function haveEnemiesToStay(situation: Situation, player: PlayerId, space: SpaceId, leaving?: PlayerId): boolean {
  const reaction = reactionIn(situation, space);
  const enemies = enemiesOutside(situation, player, space).filter((enemy) => enemy !== leaving);
  if (reaction?.mover === player) return enemies.some((enemy) => reaction.passage.includes(enemy));
  return (
    enemies.some((enemy) => enemy !== reaction?.mover) ||
    independentArmiesAt(situation, space).some((army) => army !== reaction?.army)
  );
}
