/** Marches, voyages, and the moves of Independent Armies and of pieces that avoid battle (R 8, 10.2, 14.2). */
import type { JourneyRules, Traveller } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { FrameOf } from '../frame/index.js';
import { pieceId } from '../pieces.js';
import { landWay } from '../query/geometry.js';
import { pathCost } from '../query/movement.js';
import { placeKey } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { SuccessorsTypes } from '../types.js';
import { imagine } from '../view.js';
import type { IndependentArmyId, PlayerId } from '../vocabulary.js';
import { leaderIn } from './where.js';

type Travelling = Traveller<SuccessorsTypes>;

/**
 * Returns the Army on the march as a traveller. At sea it is in no space; after a die has been rolled for passing an
 * Independent Stronghold, its next space is fixed (R 8.3.11).
 */
function onTheMarch(situation: Situation, march: FrameOf<'march'>, voyage: FrameOf<'seaMove'> | undefined): Travelling {
  const { space, inside, spent, byLand, bySea, arrivedBy, afloat, bound } = march;
  const sailing = voyage === undefined ? 'ashore' : `${voyage.stage} ${voyage.route.length > 0}`;
  const ahead = bound === null ? undefined : landWay(situation, space, bound.to);
  return {
    pieces: leaderIn(situation),
    space: afloat || voyage !== undefined ? null : (ahead?.to ?? space),
    cost: ahead === undefined ? spent : spent + pathCost(situation, march, ahead),
    standing: ['march', space, inside, byLand, bySea, arrivedBy, sailing, ahead?.to ?? ''].join(' '),
  };
}

/** Returns an Army that avoids battle as a traveller, with the Movement Points it has left. */
const avoiding = ({ player, origin, space, left }: FrameOf<'avoidMove'>): Travelling => ({
  pieces: [pieceId.army(placeKey(player, origin))],
  space,
  cost: -left,
  standing: `avoidMove ${space}`,
});

/** Returns an Independent Army as a traveller. In its box it is in no space. */
function independent({ independentArmies }: Situation, army: IndependentArmyId, left: number): Travelling {
  const { space } = independentArmies[army];
  return { pieces: [pieceId.independentArmy(army)], space, cost: -left, standing: `${army} ${space ?? 'box'}` };
}

/** Returns the traveller who set out last. */
function traveller(situation: Situation): Travelling | undefined {
  const { stack } = situation;
  let voyage: FrameOf<'seaMove'> | undefined;
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    switch (frame?.kind) {
      case 'seaMove':
        voyage = frame;
        break;
      case 'march':
        return onTheMarch(situation, frame, voyage);
      case 'avoidMove':
        return avoiding(frame);
      case 'independentMove':
      case 'independentAvoidance':
        return independent(situation, frame.army, frame.left);
      default:
        continue;
    }
  }
  return undefined;
}

/**
 * Returns the action assumed for decisions in between: others pass, and the traveller's own player plays no Surprise
 * card (R 4.31.1). Dice are not assumed.
 */
function supposed({ stack }: Situation, actions: readonly Action[], player: PlayerId): Action | undefined {
  const pass = actions.find(({ type }) => type === 'pass');
  return pass?.player !== player || stack[stack.length - 1]?.kind === 'window' ? pass : undefined;
}

export const journeys: JourneyRules<SuccessorsTypes> = {
  beginnings: ['activate'],
  steps: ['march', 'embark', 'setSail', 'sail', 'debark', 'avoidTo', 'moveIndependentArmy'],
  imagine,
  traveller,
  supposed,
};
