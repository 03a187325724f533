/** R 16: Prestige: a faction's Legitimacy, which is that of all its pieces (R 15.3), as one commander in one space wears it. */
import { frameOf } from '../../core/index.js';
import { generals as generalFacts } from '../data/generals.js';
import { SACRED_GROUND_PRESTIGE } from '../data/tables.js';
import type { Situation } from '../table/situation.js';
import type { Commander, PlayerId, SpaceId } from '../vocabulary.js';
import { withAbilities } from './abilities.js';
import { legitimacy } from './legitimacy.js';
import { renownOf } from './renown.js';

/** Where a commander's Prestige is asked for, and whether he defends in a Land Battle there. */
export interface PrestigeSetting {
  readonly space: SpaceId;
  readonly defending: boolean;
  /** What he is doing there, as far as special abilities ask for it (R 19.2). */
  readonly when?: 'attacking' | 'defending' | 'besieging';
  /** It is for the loyalty of the Royal Army CUs that he commands (R 3.3.4). */
  readonly ownRoyalArmy?: boolean;
}

/**
 * The Prestige of a Commanding General (R 16.1): his faction's Legitimacy, his own Prestige Points (R 4.21), his renown (R 19.1), what an orator lent him
 * (card 57), Sacred Ground under a defender (R 4.25), and his special abilities, where they are played (R 19.2). CUs without a general (`null`) have their faction's Legitimacy.
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
    // A Minor General who leads is the one who was favoured, if any of those beside him was (ruling card-57).
    if (commander !== 'minor' || gift.space === space || (gift.space === null && isMarching(situation, player, space)))
      lent += gift.prestige;
  }
  return lent;
}

/** Whether a player's Army on the march is in a space. */
function isMarching(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const march = frameOf(situation, 'march');
  return march !== undefined && !march.afloat && march.player === player && march.space === space;
}

/** Whether the body of Alexander favours a player's defenders in a space: he controls the cart, or has the tomb's city (R 16.2). */
export function onSacredGround(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const { body } = situation;
  if (body.space !== space) return false;
  return body.status === 'cart' ? body.controller === player : situation.controller(space) === player;
}
