/**
 * The heuristics of the family. A side keeps its army together, marches on what the enemy holds and on what there is to
 * be won, besieges, fights on the display, and rebuilds what it has lost. Each action is scored by what it brings
 * nearer. Pieces are known by what they can do, none by its name. Each game adds its aims and the scores of its own
 * actions.
 */
import type { Heuristics } from '../../../bots/heuristics.js';
import type { Action, FamilyGame, FamilyTypes, SideId } from '../../index.js';
import { battleScore } from './battle.js';
import {
  evadeScore,
  forceMarchScore,
  garrisonScore,
  marchScore,
  placementScore,
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
  supplySourceScore,
  raiseScore,
  rebuildScore,
  scorchScore,
  sortieScore,
  summonsScore,
  wallScore,
} from './realm.js';
import { ADVANTAGE, worth, type Scales } from './worth.js';

/** What each game defines for its heuristics. */
export interface Character<G extends FamilyTypes> extends Scales<G> {
  readonly game: FamilyGame<G>;
  readonly aims: Aims;
  /**
   * Returns the score of an action that the base does not know or that differs here; `undefined`: the score of the
   * family.
   */
  ownScore?(outlook: Outlook, action: G['action']): number | undefined;
}

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

/** Returns the heuristics of a game. */
export const heuristicsOf = <G extends FamilyTypes>(character: Character<G>): Heuristics<G> => ({
  game: character.game,
  scores(view, actions) {
    const { viewer } = view;
    if (viewer === 'spectator') throw new RangeError('a spectator decides nothing');
    const { query, aims, ownScore } = character;
    const outlook = outlookOf(query, aims, view, sideDeciding(query, view, viewer));
    return actions.map((action) => ownScore?.(outlook, action) ?? scoreOf(outlook, baseAction(action)));
  },
  tolerance: 0.1,
  worth: (shown, side) => worth(character, shown, side),
  round: ({ turn }) => turn,
  advantage: ADVANTAGE,
});

/** Returns the score of an action of the base for a side. */
export function scoreOf(outlook: Outlook, action: Action): number {
  return battleScore(outlook, action) ?? marchingScore(outlook, action) ?? rulingScore(outlook, action);
}
/** Returns the score of a march, a retreat or an evasion (R 8, 9). */
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

/** Returns the score of any other decision (R 3, 7, 11-17). */
function rulingScore(outlook: Outlook, action: Action): number {
  const { me } = outlook;
  switch (action.type) {
    case 'deploy':
      return -distanceToEnemy(outlook, action.province);
    case 'supplyFrom':
      return supplySourceScore(outlook, action.province);
    case 'liveOffTheLand':
      return ownLandScore(outlook);
    case 'scorch':
      return scorchScore(outlook, action.province);
    case 'placeReinforcement':
    case 'muster':
      return placementScore(outlook, action.province);
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
