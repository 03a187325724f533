/**
 * R 20: when the bot wants peace: when peace wins the game for it, or when it is exhausted and peace wins the game for
 * nobody else.
 */
import { derived } from '../../core/board/index.js';
import type { PeaceAction } from '../action/peace.js';
import { embassies, peaceModifiers } from '../query/embassies.js';
import { isRegion, unitsOf } from '../query/owners.js';
import { isAtPeace } from '../query/peace.js';
import { isActive } from '../query/placement.js';
import { endByPeace, outcomeOf } from '../query/victory.js';
import type { PlayerId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';

/** The value of continuing as before. */
const WAR = 1;

/**
 * A player who can raise no more than this part of their troops is exhausted. In peace they wait until most regions are
 * active again, but only for a limited number of years.
 */
const WORN = 0.6;
const RECOVERED = 0.85;
const RESPITE = 6;

/** Returns the winners if peace were signed now, or `null` if it would be a mere truce (R 20.2). */
const winnersByPeace = derived(({ situation }: Outlook) => {
  const ended = endByPeace(situation) ?? null;
  return outcomeOf({ options: situation.options, ended })?.winners ?? null;
});

/** Returns whether peace, if signed now, wins the game for the player (R 20.2). */
export const winsByPeace = (outlook: Outlook): boolean => winnersByPeace(outlook)?.includes(outlook.me) === true;

/** Returns the part of a player's land troops whose regions can raise troops (R 4.2). */
const eagerness = derived(({ situation, me }: Outlook): number => {
  const troops = unitsOf(situation, me).filter(({ isLand }) => isLand);
  const eager = troops.filter(({ home }) => isRegion(home) && isActive(situation, home));
  return eager.length / Math.max(1, troops.length);
});

/**
 * Returns whether a player's regions are too weary to go on. A year of peace raises the Militance of all of them
 * (R 20.2).
 */
export const isWornOut = (outlook: Outlook): boolean => {
  const { peace, year } = outlook.situation;
  if (peace === undefined) return eagerness(outlook) < WORN;
  return eagerness(outlook) < RECOVERED && peace.year - year < RESPITE;
};

/** Returns whether a player wants peace now: it wins them the game, or gives a respite in which nobody wins. */
export const wantsPeace = (outlook: Outlook): boolean =>
  winsByPeace(outlook) || (winnersByPeace(outlook) === null && isWornOut(outlook));

/** Returns whether a player does not attack: there is peace, and they need it. */
export const keepsPeace = (outlook: Outlook): boolean => isAtPeace(outlook.situation) && isWornOut(outlook);

/**
 * Returns the score of an action for or against peace. A player who is able to fight ends a peace that the enemy has
 * broken.
 */
export function peaceScore(outlook: Outlook, action: PeaceAction): number {
  const { type } = action;
  if (type === 'refusePeace' || type === 'endEmbassies') return WAR;
  if (type === 'airGrievances') return isWornOut(outlook) ? 0 : 2 * WAR;
  if (!wantsPeace(outlook)) return 0;
  // The enemy most likely to accept is asked; a player refuses a proposal that makes them lose.
  return type === 'demandPeace' ? 3 * WAR + inclinationOf(outlook, action.on) : 2 * WAR;
}

/** Returns the modifier of a player's roll for peace, scaled so that it only breaks ties (R C). */
function inclinationOf({ situation }: Outlook, on: PlayerId): number {
  const [first] = embassies(situation);
  return first === undefined ? 0 : peaceModifiers(situation, first, on) / AS_MUCH;
}
/** A value higher than the sum of all modifiers of a roll. */
const AS_MUCH = 100;
