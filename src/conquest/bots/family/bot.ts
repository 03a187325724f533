/**
 * A bot that plays a campaign: it keeps its army together, marches on what the enemy holds and on what there is to be won, besieges,
 * fights on the display, and rebuilds what it has lost. It scores each listed action by what it brings nearer and takes the best;
 * chance breaks near ties. It knows pieces by what they can do, none by its name. What a game of the family says of itself are its
 * aims, and what it makes of the actions that are its own.
 */
import type { Action, FamilyTypes, SideId } from '../../index.js';
import type { ChanceSource } from '../../../core/index.js';
import { battleScore } from './battle.js';
import {
  evadeScore,
  forceMarchScore,
  garrisonScore,
  marchScore,
  musterScore,
  raidScore,
  refugeScore,
  takeScore,
} from './campaign.js';
import { baseAction, type Queries, type View } from './kin.js';
import { distanceToEnemy, outlookOf, strengthAt, unitWorth, type Aims, type Outlook } from './outlook.js';
import {
  assignScore,
  besiegeScore,
  exposeScore,
  lossScore,
  loseWallScore,
  ownLandScore,
  pantryScore,
  raiseScore,
  rebuildScore,
  scorchScore,
  sortieScore,
  summonsScore,
  wallScore,
} from './realm.js';

/** What each game defines for its bot. */
export interface Character<G extends FamilyTypes> {
  readonly query: Queries;
  readonly aims: Aims;
  /**
   * Returns the score of an action that the base does not know or that differs here; `undefined`: the score of the
   * family.
   */
  ownScore?(outlook: Outlook, action: G['action']): number | undefined;
}

/** A bot: it chooses one of the listed actions of the side that sees the view. */
export type Bot<G extends FamilyTypes> = (
  view: G['view'],
  actions: readonly G['action'][],
  chance: ChanceSource,
) => G['action'];

/**
 * Returns the side for which a decision is made: that of the player, or a side without a player for which they decide.
 */
function sideDeciding(query: Queries, view: View, viewer: SideId): SideId {
  const { stack } = view;
  const { side, loser, toll } = (stack.at(-1) ?? {}) as { side?: unknown; loser?: unknown; toll?: unknown };
  const asked = typeof toll === 'number' && toll > 0 ? loser : side;
  const unplayedSide = query.componentsOf(view).sides.find(({ id, unplayed }) => id === asked && unplayed === true);
  return unplayedSide?.id ?? viewer;
}

/** Returns the bot of a game. It takes the action with the best score; nearly equal scores are equal. */
export const botOf =
  <G extends FamilyTypes>({ query, aims, ownScore }: Character<G>): Bot<G> =>
  (view, actions, chance) => {
    const { viewer } = view;
    if (viewer === 'spectator') throw new RangeError('a spectator decides nothing');
    const [first] = actions;
    if (first === undefined) throw new RangeError('nothing to choose from');
    if (actions.length === 1) return first;
    const outlook = outlookOf(query, aims, view, sideDeciding(query, view, viewer));
    let best = first;
    let highest = -Infinity;
    for (const action of actions) {
      const own = ownScore?.(outlook, action);
      const score = (own ?? scoreOf(outlook, baseAction(action))) + chance.draw(1000) / 10_000;
      if (score > highest) [best, highest] = [action, score];
    }
    return best;
  };

/** Returns the score of an action of the base for a side. */
export function scoreOf(outlook: Outlook, action: Action): number {
  return battleScore(outlook, action) ?? marchingScore(outlook, action) ?? rulingScore(outlook, action);
}
/** R 8, 9: returns the score of a march, a retreat or an evasion. */
function marchingScore(outlook: Outlook, action: Action): number | undefined {
  switch (action.type) {
    case 'march':
      return marchScore(outlook, action);
    case 'marchForce':
      return raidScore(outlook, action);
    case 'take':
      return takeScore(outlook, action.unit);
    case 'takeAll':
      return takeScore(outlook, undefined);
    case 'takeBaggage':
      return 4;
    case 'depart':
      return 1;
    case 'forceMarch':
      return forceMarchScore(outlook, action.province);
    case 'garrison':
      return garrisonScore(outlook, action);
    case 'takeField':
      return -1;
    case 'evade':
      return evadeScore(outlook);
    case 'retreat':
      return refugeScore(outlook, action.province);
    case 'halt':
    case 'endMovement':
    case 'stand':
      return 0.1;
    default:
      return undefined;
  }
}

/** R 3, 7, 11-17: returns the score of any other decision. */
function rulingScore(outlook: Outlook, action: Action): number {
  const { me } = outlook;
  switch (action.type) {
    case 'deploy':
      return -distanceToEnemy(outlook, action.province);
    case 'supplyFrom':
      return pantryScore(outlook, action.province);
    case 'liveOffTheLand':
      return ownLandScore(outlook);
    case 'scorch':
      return scorchScore(outlook, action.province);
    case 'placeReinforcement':
    case 'muster':
      return musterScore(outlook, action.province);
    case 'rebuild':
      return rebuildScore(outlook, action.unit);
    case 'raise':
      return raiseScore(outlook, action.unit);
    case 'buildWall':
      return wallScore(outlook, action.city);
    case 'buildBaggage':
      return 20;
    case 'endReplacements':
      return 0.5;
    case 'besiege':
      return besiegeScore(outlook, action);
    case 'demandSurrender':
      return summonsScore(outlook, action);
    case 'assign':
      return assignScore(outlook, action.piece);
    case 'assignAll':
      return 6;
    case 'storm':
      return 1;
    case 'sortie':
      return sortieScore(outlook);
    case 'expose':
      return exposeScore(outlook, action.leader);
    case 'loseStep':
      return lossScore(outlook, action.unit);
    case 'loseWall':
      return loseWallScore(outlook, action.city);
    case 'gather':
      return unitWorth(outlook, action.unit);
    case 'dismiss':
      return -unitWorth(outlook, action.unit);
    case 'appoint':
    case 'enthrone':
      return 1 + strengthAt(outlook, me, action.place) / 100;
    case 'rally':
    case 'fire':
    case 'pursue':
      return 1;
    case 'razeWall':
    case 'liftSiege':
    case 'forgoPursuit':
      return -1;
    default:
      return 0;
  }
}
