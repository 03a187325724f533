/** R 8.5: Naval Interception. */
import { frameOf } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { recordAttack } from '../deeds/attack.js';
import type { NavalInterceptionFrame } from '../frame/index.js';
import { seaWays } from '../query/geometry.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { refuseFleet, undeclaredFleets } from './08-4-naval-movement.js';

/** The distance in Sea paths at which fleets reach a space from a control marker (R 8.5.1; ruling reach-at-sea). */
const REACH = 2;

/** Returns whether a player has a marker within reach of a space. */
function reaches(situation: Situation, player: PlayerId, space: SpaceId, paths: number): boolean {
  if (situation.controller(space) === player) return true;
  return (
    paths > 0 &&
    seaWays(situation, space).some(({ to, kind }) => kind === 'sea' && reaches(situation, player, to, paths - 1))
  );
}

/**
 * Returns whether a voyage can be intercepted near a port that it enters. In the player aid its own Embarkation Port
 * does not count (ruling home-port).
 */
const isOpenSea = (situation: Situation, space: SpaceId): boolean =>
  editionOf(situation).interceptsOffHomePort || frameOf(situation, 'seaMove')?.embarkation !== space;

/**
 * Returns whether a player may intercept a voyage: with an available fleet, and a marker within reach of a space that
 * it enters (R 8.5.1).
 */
export const mayInterceptAtSea = (situation: Situation, player: PlayerId, route: readonly SpaceId[]): boolean =>
  undeclaredFleets(situation, player, []).length > 0 &&
  route.some((space) => isOpenSea(situation, space) && reaches(situation, player, space, REACH));

/** Returns the next player to ask, in Turn Order (R 8.5.2). */
const nextAsked = (situation: Situation, { mover, passed, route }: NavalInterceptionFrame): PlayerId | undefined =>
  situation.turnOrder.find(
    (player) => player !== mover && !passed.includes(player) && mayInterceptAtSea(situation, player, route),
  );

export const navalInterception: RulesOf<'navalInterception'> = {
  rule: 'R 8.5',
  actor: (_, frame) => frame.asked ?? undefined,
  actions(situation, { asked, fleets }) {
    if (asked === null) return [];
    const declare = undeclaredFleets(situation, asked, fleets).map((fleet): Action => ({
      type: 'interceptAtSea',
      player: asked,
      fleet,
    }));
    return [
      ...declare,
      fleets.length > 0 ? { type: 'joinNavalBattle', player: asked } : { type: 'pass', player: asked },
    ];
  },
  refuse(situation, { asked, fleets }, action) {
    if (asked === null) return undefined;
    if (action.type === 'interceptAtSea') return refuseFleet(situation, asked, fleets, action.fleet, 'R 8.5.2');
    if (action.type === 'pass' && fleets.length > 0)
      return refusal('mustChoose', 'R 8.5.2', { player: asked }, 'Fleets have been declared: they join battle.');
    return action.type === 'joinNavalBattle' && fleets.length === 0
      ? refusal('mustChoose', 'R 8.5.2', { player: asked }, 'Fleets are declared before they join battle.')
      : undefined;
  },
  apply(run, frame, action) {
    const { asked, mover } = frame;
    if (asked === null) return;
    if (action.type === 'interceptAtSea') {
      frame.fleets.push(action.fleet);
      return;
    }
    frame.asked = null;
    frame.passed.push(asked);
    if (action.type !== 'joinNavalBattle') return;
    const fleets = [...frame.fleets];
    frame.fleets = [];
    // Each battle is fought before the next is declared. If the mover is beaten, later players have attacked nobody
    // (R 8.5.3).
    run.emit({ type: 'navalInterceptionDeclared', rule: 'R 8.5.2', player: asked, mover, fleets });
    recordAttack(run, asked, mover);
    run.push({
      kind: 'navalBattle',
      mover,
      interceptor: asked,
      escort: [...frame.escort],
      fleets,
      stage: 'window',
      lent: [0, 0],
      scores: [],
      winner: null,
    });
  },
  /** Unless the mover is beaten, the next players are asked (R 8.6.4). */
  advance(run, frame) {
    const asked = frame.beaten ? undefined : nextAsked(run.state, frame);
    if (asked === undefined) run.finish();
    else frame.asked = asked;
  },
  resume(_, frame, child) {
    if (child.kind === 'navalBattle' && child.winner === 'interceptor') frame.beaten = true;
  },
};
