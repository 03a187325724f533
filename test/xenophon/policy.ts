/**
 * Policies for whole games: one at random; and one that takes all along, seeks every battle, attacks, marches upon the King, and home
 * when the pretender has fallen. What a policy does not care for it leaves to chance.
 */
import type { ChanceSource } from '../../src/core/index.js';
import { waysFrom } from '../../src/conquest/query/08-2-movement.js';
import { provinceAt } from '../../src/conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../src/conquest/table/ground.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { Action, ActionType } from '../../src/xenophon/action.js';
import { hasFallen } from '../../src/xenophon/query/09-2-remnant.js';

export type Policy = (situation: Situation, actions: readonly Action[], chance: ChanceSource) => Action;

export const uniform: Policy = (_, actions, chance) => {
  const action = actions[chance.draw(actions.length)];
  if (action === undefined) throw new RangeError('nothing can be done');
  return action;
};

/** What is done rather than anything else that is listed beside it. */
const RATHER: readonly ActionType[] = [
  'takeAll',
  'take',
  'depart',
  'offerBattle',
  'stand',
  'attackBox',
  'engage',
  'advanceUnit',
  'rally',
  'pursue',
  'besiege',
  'assignAll',
  'storm',
];

type March = Extract<Action, { readonly type: 'march' }>;

/** How far it is from one province to another, over borders that are open in this season. */
function distance(situation: Situation, from: PlaceCode, to: PlaceCode): number {
  const far = new Map([[from, 0]]);
  for (const [province, steps] of far)
    for (const next of waysFrom(situation, province, 'rebel')) if (!far.has(next)) far.set(next, steps + 1);
  return far.get(to) ?? Infinity;
}

/** The march that comes nearest to a place, if any comes nearer than where its leader is. */
function towards(situation: Situation, marches: readonly March[], goal: PlaceCode): March | undefined {
  const { ground, roster } = situation;
  return marches.find(({ leader, province }) => {
    const here = situation.placeOfLeader(roster.leaderCodes.get(leader) ?? -1);
    const to = ground.codes.get(province) ?? -1;
    return provinceAt(situation, here).code !== goal && distance(situation, to, goal) < distance(situation, here, goal);
  });
}

/** Where the leaders of the rebels go: to the King, or home. */
function goalOf(situation: Situation): PlaceCode {
  const { roster, ground } = situation;
  const king = situation.placeOfLeader(roster.leaderCodes.get('artaxerxes') ?? -1);
  return (hasFallen(situation) ? ground.codes.get('thrace') : ground.provinceOfPlace[king]?.code) ?? -1;
}

export const fighting: Policy = (situation, actions, chance) => {
  const marches = actions.filter((action): action is March => action.type === 'march' && action.player === 'rebel');
  if (marches.length > 0) {
    const way = towards(situation, marches, goalOf(situation));
    if (way !== undefined) return way;
    const end = actions.find(({ type }) => type === 'endMovement');
    if (end !== undefined) return end;
  }
  for (const type of RATHER) {
    const list = actions.filter((action) => action.type === type);
    if (list.length > 0) return uniform(situation, list, chance);
  }
  return uniform(situation, actions, chance);
};
