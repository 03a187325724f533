/**
 * R 16: Prestige: the Legitimacy of a faction, which all its pieces add to (R 15.3), as it counts for one commander in
 * one space.
 */
import { frameOf } from '../../core/index.js';
import { generals as generalFacts } from '../data/generals.js';
import { SACRED_GROUND_PRESTIGE } from '../data/tables.js';
import type { Situation } from '../table/situation.js';
import type { Commander, PlayerId, SpaceId } from '../vocabulary.js';
import { withAbilities } from './abilities.js';
import { legitimacy } from './legitimacy.js';
import { renownOf } from './renown.js';

/** The place for which a commander's Prestige is needed, and whether he defends in a Land Battle there. */
export interface PrestigeSetting {
  readonly space: SpaceId;
  readonly defending: boolean;
  /** What the commander does there, if special abilities depend on it (R 19.2). */
  readonly when?: 'attacking' | 'defending' | 'besieging';
  /** Whether it decides the loyalty of the commander's own Royal Army CUs (R 3.3.4). */
  readonly ownRoyalArmy?: boolean;
}

/**
 * Returns the Prestige of a Commanding General (R 16.1): the Legitimacy of the faction, his own Prestige Points
 * (R 4.21), his victories (R 19.1), what an orator lends him (card 57), Sacred Ground for a defender (R 4.25), and
 * special abilities if they are played (R 19.2). CUs without a general (`null`) have the Legitimacy of their faction.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   champions: ['red'], generals: { perdikkas: 'red:kelainai' }, forces: { 'red:kelainai': { royalArmy: 2 } },
 * }));
 * query.prestige(state, 'red', 'perdikkas', { space: 'kelainai', defending: false }); // 4: Legitimacy, and no Prestige Points of his own
 */
export function prestige(
  situation: Situation,
  player: PlayerId,
  commander: Commander | null,
  setting: PrestigeSetting,
): number {
  const base = legitimacy(situation, player);
  if (commander === null) return base;
  return (
    base +
    withAbilities(situation, commander, 'prestige', 0, setting) +
    (commander === 'minor' ? 0 : generalFacts[commander].prestige + renownOf(situation, commander)) +
    lentPrestige(situation, player, commander, setting.space) +
    (setting.defending && onSacredGround(situation, player, setting.space) ? SACRED_GROUND_PRESTIGE : 0)
  );
}

function lentPrestige(situation: Situation, player: PlayerId, commander: Commander, space: SpaceId): number {
  let lent = 0;
  for (const gift of situation.segment?.oratory ?? []) {
    if (gift.player !== player || gift.general !== commander) continue;
    // A Minor General who leads is assumed to be the one the card favours, if any of those there was (ruling card-57).
    if (commander !== 'minor' || gift.space === space || (gift.space === null && isMarching(situation, player, space)))
      lent += gift.prestige;
  }
  return lent;
}

/** Returns whether a player's Army on the march is in a space. */
function isMarching(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const march = frameOf(situation, 'march');
  return march !== undefined && !march.afloat && march.player === player && march.space === space;
}

/**
 * Returns whether the body of Alexander favours a player's defenders in a space: the player controls the cart, or the
 * city of the tomb (R 16.2).
 */
export function onSacredGround(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const { body } = situation;
  if (body.space !== space) return false;
  return body.status === 'cart' ? body.controller === player : situation.controller(space) === player;
}
