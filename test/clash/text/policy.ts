/** Players who look for a fight, by land and by sea, with whatever the rules put into their hands. */
import { query, type Action, type GameState } from '../../../src/clash/index.js';
import { liking, type Policy } from '../../../tools/policies/policy.js';
import { CONQUEST_TASTES } from '../../../tools/policies/tastes.js';

/** Where others have units draws those who march, or land, five times as much. */
function towardsOthers(state: GameState, action: Action): number {
  if (action.type !== 'march' && action.type !== 'forceMarch' && action.type !== 'land') return 1;
  const others = query.componentsOf(state).sides.filter(({ id }) => id !== action.player);
  return others.some(({ id }) => query.unitsAt(state, action.province, id).length > 0) ? 5 : 1;
}

/** Attacks, invitations and voyages; what is held prisoner is made offers, and what can be built is built. */
export const fighting: Policy<GameState, Action> = liking(
  {
    ...CONQUEST_TASTES.fighting,
    deployRest: 0.3,
    offerBattle: 20,
    endCombats: 0.2,
    invite: 10,
    joinAttack: 6,
    callOff: 0.2,
    besiege: 8,
    assignAll: 20,
    storm: 6,
    sail: 1,
    load: 4,
    board: 6,
    land: 4,
    engageFleets: 20,
    endSeaBattles: 0.2,
    buildFleet: 20,
    endReplacements: 0.2,
    recall: 10,
    makeOffer: 10,
    designateGuard: 20,
    destroyMarker: 0.02,
    spendTreasury: 0.1,
    talkWithRhodes: 5,
  },
  towardsOthers,
);
