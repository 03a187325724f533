/** R 8.2, 8.3.1, 8.3.3: the ways that a group may march. */
import type { RuleViolation } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { RefusalCode } from '../code.js';
import type { MarchFrame } from '../frame/index.js';
import { landWay, landWays } from '../query/geometry.js';
import { movementPoints, pathCost } from '../query/movement.js';
import type { Situation } from '../table/situation.js';
import { departureFault, groupSize } from './08-3-1-group.js';
import { mayEnterAlone } from './08-3-3-lone-generals.js';
import { askedForPassage } from './08-3-8-friendly-passage.js';

/** Why the group may not march anywhere at all. */
function standstill(
  situation: Situation,
  march: MarchFrame,
): 'gate' | 'landAndSea' | 'ownership' | 'carriers' | undefined {
  if (march.inside) return 'gate';
  if (march.bySea && march.byLand) return 'landAndSea';
  return departureFault(situation, march);
}

/** Every space that the group may enter, and where others' CUs stand there also with Friendly Passage asked for (R 8.3.8). */
export function marchActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const left = movementPoints(situation, march);
  if (left === 0 || standstill(situation, march) !== undefined) return [];
  const { player, space } = march;
  const actions: Action[] = [];
  for (const way of landWays(situation, space)) {
    if (pathCost(march, way) > left) continue;
    const { to } = way;
    if (groupSize(march) > 0 || mayEnterAlone(situation, march, way.code, left - pathCost(march, way))) {
      actions.push({ type: 'march', player, to, passage: false });
    }
    if (askedForPassage(situation, player, to).length > 0) actions.push({ type: 'march', player, to, passage: true });
  }
  return actions;
}

/** Why a march is not possible. */
export function refuseMarch(
  situation: Situation,
  march: MarchFrame,
  { player, to, passage }: Extract<Action, { type: 'march' }>,
): RuleViolation<RefusalCode> | undefined {
  const { space } = march;
  const no = (code: RefusalCode, rule: RuleViolation['rule'], message: string) => ({
    code,
    rule,
    params: { space, to },
    message,
  });
  const way = landWay(situation, space, to);
  if (way === undefined)
    return no('noPath', 'R 4.19', `No Land, Mountain or Strait path leads from ${space} to ${to}.`);
  switch (standstill(situation, march)) {
    case 'gate':
      return no('besieged', 'R 13.2.6', `${space} is besieged: nobody inside may leave by land.`);
    case 'landAndSea':
      return no('landAndSea', 'R 8.4.2', 'A General may move by land before or after a Naval Movement, not both.');
    case 'ownership':
      return no(
        'noOwner',
        'R 3.3.1',
        `Combat units left in ${space} would have neither a general nor a control marker.`,
      );
    case 'carriers':
      return no('noCarriers', 'R 18.6', 'Royals and the Funeral Cart are carried by an Army only.');
  }
  const cost = pathCost(march, way);
  if (cost > movementPoints(situation, march))
    return no('notEnoughMovementPoints', 'R 8.2', `The path to ${to} costs ${cost} Movement Points.`);
  if (passage)
    return no('nobodyToAsk', 'R 8.3.8', `No player's combat units in ${to} could grant ${player} Friendly Passage.`);
  return no('loneGeneral', 'R 8.3.3', `A General without combat units may neither enter ${to} unasked nor stop there.`);
}
