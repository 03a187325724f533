/** Reactions, battles and losses. */
import { query, type AbilityFigure, type CombatEvent } from '../../../src/successors/index.js';
import { counted, numbered } from '../../grammar.js';
import { ALEXANDERS_BODY, commander, does, faction, royal, spaceName, troops, unitCount } from '../names.js';
import { army, leads } from './company.js';
import { initiativeDie } from './initiative.js';
import { deed, detail, toldBy, type TellingsOf } from './telling.js';

/** Figures that special abilities change, as they are called. */
const FIGURES: Readonly<Record<AbilityFigure, string>> = {
  battleRating: 'Battle Rating',
  battleStrength: 'Battle Strength',
  elephantDie: 'die of an Elephant',
  initiative: 'Initiative Rating',
  movementPoints: 'Movement Points',
  pathCost: 'cost of the path',
  interceptionDie: 'die of the interception',
  transitPenalty: 'modifier of the Transit Point',
  avoidingDie: 'die of avoiding battle',
  siegeDie: 'modifier of the Siege die',
  portPenalty: 'modifier of the port',
  fleetStrength: 'Fleet Strength',
  prestige: 'Prestige',
};

const gate = (inside: boolean): string => (inside ? 'into' : 'out of');

export const combatTellings: TellingsOf<CombatEvent> = {
  abilityCounted: detail(
    ({ general, player, space, changes, printed, counts }, state) =>
      `the special ability of ${commander(general)} of ${faction(player)} counts in ${spaceName(state, space)}: ${FIGURES[changes]} ${counts}, not ${printed}`,
  ),
  unitsThroughGate: detail(
    ({ player, space, inside, units }, state) =>
      `${faction(player)} sends ${troops(units)} ${gate(inside)} the city of ${spaceName(state, space)}`,
  ),
  generalThroughGate: detail(
    ({ player, space, inside, general }, state) =>
      `${faction(player)} sends ${commander(general)} ${gate(inside)} the city of ${spaceName(state, space)}`,
  ),
  royalThroughGate: detail(
    ({ player, space, inside, royal: who }, state) =>
      `${faction(player)} sends ${who === 'cart' ? ALEXANDERS_BODY : royal(who)} ${gate(inside)} the city of ${spaceName(state, space)}`,
  ),
  cityArranged: toldBy('unitsThroughGate', 'generalThroughGate', 'royalThroughGate'),
  avoidBattleRolled: detail(
    (event, state) =>
      `${commander(event.commander)} of ${faction(event.player)} tries to avoid battle in ${spaceName(state, event.space)}: ${initiativeDie(event)} against ${event.initiative}, ${event.success ? 'and gets away' : 'in vain'}`,
  ),
  avoidedBattle: detail(
    ({ player, from, to, ...group }, state) =>
      `${army(group, query.seniorityOf(state))} of ${faction(player)} ${leads(group, 'falls', 'fall')} back from ${spaceName(state, from)} to ${spaceName(state, to)}`,
  ),
  interceptionDeclared: detail(
    (event, state) =>
      `${commander(event.commander)} of ${faction(event.player)} sets out from ${spaceName(state, event.from)} to intercept in ${spaceName(state, event.into)} with ${troops(event.units)}`,
  ),
  interceptionRolled: detail(
    (event, state) =>
      `interception from ${spaceName(state, event.from)}: ${initiativeDie(event)} against ${event.initiative}, ${event.success ? 'success' : 'failure'}`,
  ),
  interceptionCancelled: detail(
    (event, state) => `the interception by ${faction(event.player)} from ${spaceName(state, event.from)} is called off`,
  ),
  intercepted: detail(
    ({ player, from, to, ...group }, state) =>
      `${army(group, query.seniorityOf(state))} of ${faction(player)} ${leads(group, 'comes', 'come')} from ${spaceName(state, from)} to ${spaceName(state, to)}`,
  ),
  becameAttacker: deed(
    ({ player, mover, space }, state) =>
      `in ${spaceName(state, space)} ${does(player, 'turn')} upon ${faction(mover)} and attacks`,
  ),
  withdrew: detail(
    ({ player, from, to, ...group }, state) =>
      `${army(group, query.seniorityOf(state))} of ${faction(player)} ${leads(group, 'withdraws', 'withdraw')} from ${spaceName(state, from)} to ${spaceName(state, to)}`,
  ),
  landBattleBegan: deed(
    ({ space, attacker, defender }, state) =>
      `⚔ Battle of ${spaceName(state, space)}: ${does(attacker, 'attack')} ${faction(defender)}`,
  ),
  royalArmyStoodAside: detail(
    ({ player, count }) =>
      `${unitCount('royalArmy', count)} of ${faction(player)} ${numbered(count, 'stands', 'stand')} aside`,
  ),
  battleStrengthCounted: detail(({ who, strength, localTroops, elephantDice }) => {
    const parts = [
      ...(localTroops > 0 ? [`${counted(localTroops, 'Local Troop')} among it`] : []),
      ...(elephantDice.length > 0 ? [`Elephants' dice ${elephantDice.join(' ')}`] : []),
    ];
    return `${faction(who)}: strength ${strength}${parts.map((part) => `, ${part}`).join('')}`;
  }),
  battleScored: detail(
    (event) =>
      `${faction(event.who)}: dice ${event.dice.join(' ') || 'none'}, Battle Rating ${event.rating}, total ${event.total} at strength ${event.strength}: score ${event.score}`,
  ),
  landBattleDecided: detail(({ result, attacker, defender }) =>
    result === 'draw' ? 'a drawn battle' : does(result === 'attacker' ? attacker : defender, 'win'),
  ),
  landBattleEnded: deed(({ result, space }, state) =>
    result === 'noBattle' ? `no battle is fought in ${spaceName(state, space)} after all` : undefined,
  ),
  leaderInDanger: detail(
    (event) =>
      `${commander(event.commander)} of ${faction(event.player)} is in danger: ${event.die}, ${event.lost ? 'he falls' : 'he lives'}`,
  ),
  attritionRolled: detail(
    (event) =>
      `Attrition on ${counted(event.count, 'CU')} of ${faction(event.player)}: ${event.die}, ${event.losses} lost`,
  ),
  retreated: detail(
    ({ player, from, to, ...group }, state) =>
      `${army(group, query.seniorityOf(state))} of ${faction(player)} ${leads(group, 'retreats', 'retreat')} from ${spaceName(state, from)} to ${spaceName(state, to)}`,
  ),
  defeated: toldBy('landBattleDecided', 'spaceCaptured', 'unitsLost', 'unitsDispersed', 'generalDispersed'),
  overrun: deed(
    ({ by, victim, space }, state) => `${does(by, 'overrun')} ${faction(victim)} in ${spaceName(state, space)}`,
  ),
};
