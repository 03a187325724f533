/** R 8.3.1: why a general is not activated. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { activatable } from '../query/movement.js';
import { majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';

/**
 * Returns why a general is not activated: he is not there, he or all CUs of a Minor General have moved in this Segment,
 * or he is alone in a besieged inland city (R 13.2.6).
 */
export function refuseActivation(
  situation: Situation,
  player: PlayerId,
  { commander, space, inside }: Extract<Action, { type: 'activate' }>,
): Refusal | undefined {
  const listed = activatable(situation, player);
  if (listed.some((one) => one.commander === commander && one.space === space && one.inside === inside))
    return undefined;
  const params = { player, general: commander, space, inside };
  if (commander === 'minor')
    return minorGeneralsAt(situation, player, space, inside) === 0
      ? refusal('noSuchPiece', 'R 8.3.1', params)
      : refusal('alreadyMoved', 'R 8.3.1', params);
  if (!majorGeneralsAt(situation, player, space, inside).includes(commander))
    return refusal('noSuchPiece', 'R 8.3.1', params);
  return situation.hasMoved(commander)
    ? refusal('alreadyMoved', 'R 8.3.1', params)
    : refusal('besieged', 'R 13.2.6', params);
}
