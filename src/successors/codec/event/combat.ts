/** Events of the Reaction Step, of Land Battles and of losses. */
import { either, flag, oneOf } from '../../../core/index.js';
import { abilityFigure } from '../../data/codec/abilities.js';
import type { CombatEvent } from '../../event/index.js';
import { figure, units } from '../phrases.js';
import { army, commander, general, only, royal } from '../words.js';
import {
  armyMoved,
  belligerent,
  figures,
  initiativeRoll,
  modifiers,
  player,
  said,
  space,
  type EventCodecs,
} from './event.js';

const decided = oneOf(['attacker', 'defender', 'draw']);
const result = oneOf(['attacker', 'defender', 'draw', 'noBattle']);
/** One column further right (R 19.9). */
const shift = oneOf([1]);

export const combatEvents: EventCodecs<CombatEvent['type']> = {
  abilityCounted: said('abilityCounted', {
    player,
    general,
    space,
    changes: abilityFigure,
    printed: figure,
    counts: figure,
  }),
  unitsThroughGate: said('unitsThroughGate', { player, space, inside: flag, units }),
  generalThroughGate: said('generalThroughGate', { player, space, inside: flag, general: commander }),
  royalThroughGate: said('royalThroughGate', { player, space, inside: flag, royal: either(royal, only('cart')) }),
  cityArranged: said('cityArranged', { player, space }),
  avoidBattleRolled: said('avoidBattleRolled', { ...initiativeRoll, player, space, commander }, { ...modifiers }),
  avoidedBattle: said('avoidedBattle', { ...armyMoved }),
  interceptionDeclared: said('interceptionDeclared', { player, from: space, into: space, commander, units }),
  interceptionRolled: said(
    'interceptionRolled',
    { ...initiativeRoll, player, from: space, into: space, commander },
    { ...modifiers },
  ),
  interceptionCancelled: said('interceptionCancelled', { player, from: space, into: space }),
  intercepted: said('intercepted', { ...armyMoved }),
  becameAttacker: said('becameAttacker', { player, mover: player, space }),
  withdrew: said('withdrew', { ...armyMoved }),
  landBattleBegan: said('landBattleBegan', { space, attacker: belligerent, defender: belligerent }),
  royalArmyStoodAside: said('royalArmyStoodAside', { player, space, count: figure }),
  battleStrengthCounted: said('battleStrengthCounted', {
    who: belligerent,
    space,
    strength: figure,
    localTroops: figure,
    elephantDice: figures,
  }),
  battleScored: said(
    'battleScored',
    { who: belligerent, space, dice: figures, rating: figure, total: figure, strength: figure, score: figure },
    { shift },
  ),
  landBattleDecided: said('landBattleDecided', {
    space,
    attacker: belligerent,
    defender: belligerent,
    result: decided,
  }),
  landBattleEnded: said('landBattleEnded', { space, attacker: belligerent, defender: belligerent, result }),
  leaderInDanger: said('leaderInDanger', { player, space, commander: general, die: figure, lost: flag }),
  renownWon: said('renownWon', { player, space, general, army, renown: figure }),
  attritionRolled: said('attritionRolled', { player, space, die: figure, count: figure, losses: figure }, { shift }),
  retreated: said('retreated', { ...armyMoved }),
  defeated: said('defeated', { player, space, victor: belligerent }),
  overrun: said('overrun', { by: belligerent, victim: belligerent, space }),
};
