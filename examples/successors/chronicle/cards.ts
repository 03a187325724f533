/** Cards, and what card events do that nothing else does. */
import type { CardEvent } from '../../../src/successors/index.js';
import { capital, counted } from '../../grammar.js';
import {
  ALEXANDERS_BODY,
  card,
  commander,
  faction,
  general,
  provinceName,
  royal,
  spaceName,
  whereabouts,
} from '../names.js';
import { deed, detail, labelled, type TellingsOf } from './telling.js';

const USES = {
  event: 'for its event',
  operations: 'for its Operation Points',
  discard: 'only to discard it',
} as const;

export const cardTellings: TellingsOf<CardEvent> = {
  // Cards are dealt in secret: that they are is told when they are shuffled.
  cardDrawn: detail(({ player, rule }) => (rule.startsWith('R 6.5') ? undefined : `${faction(player)} draws a card`)),
  cardPlayed: deed((event, state) => `${faction(event.player)} plays ${card(state, event.card)} ${USES[event.as]}`),
  surprisePlayed: deed((event, state) => `Surprise! ${faction(event.player)} plays ${card(state, event.card)}`),
  cardDiscarded: deed((event, state) => `${faction(event.player)} discards ${card(state, event.card)}`),
  cardRemoved: detail((event, state) => `${card(state, event.card)} is removed from the game`),
  cardTurnedUp: labelled(
    ({ rule }) => `Cards turned up (${rule})`,
    deed((event, state) => `turned up${event.ignored ? ', and ignored' : ''}: ${card(state, event.card)}`),
  ),
  cardStolen: detail((event) => `${faction(event.player)} takes a card from ${faction(event.from)}`),
  generalCondemned: detail(
    (event) =>
      `${faction(event.player)} condemns ${general(event.general)}: ${event.legitimacy} Legitimacy less for his side`,
  ),
  cartMoved: deed(
    (event, state) =>
      `${ALEXANDERS_BODY} is spirited away by ${faction(event.player)} and stands now ${whereabouts(state, event)}`,
  ),
  popularSupportGained: detail(
    (event, state) => `the people of ${provinceName(state, event.province)} side with ${faction(event.player)}`,
  ),
  cityLooted: detail(
    (event, state) => `${faction(event.player)} opens the treasury of ${spaceName(state, event.space)}`,
  ),
  contractOffered: detail((event) => `${faction(event.player)} sues for the hand of ${royal(event.bride)}`),
  helepolisBuilt: detail(
    (event, state) =>
      `${faction(event.player)} builds a Helepolis in ${spaceName(state, event.space)}: ${event.bonus} more on the siege die`,
  ),
  fleetLent: detail((event) => `${event.strength} Fleet Strength from Pontos joins ${faction(event.player)}`),
  stormRaised: detail(
    (event, state) => `a storm falls upon the ships of ${faction(event.against)} off ${spaceName(state, event.space)}`,
  ),
  dieModified: detail((event) => `${faction(event.player)} adds ${event.bonus} to the die`),
  dieRerolled: detail((event) => `${faction(event.player)} has a ${event.before} rolled again: ${event.after}`),
  guidesHired: detail((event) => `guides lead ${faction(event.player)} through the mountains`),
  movementPointsGained: detail(
    (event) => `${faction(event.player)} gains ${counted(event.movementPoints, 'Movement Point')}`,
  ),
  passageRevoked: detail(
    (event, state) =>
      `the passage through ${spaceName(state, event.space)} that ${faction(event.granter)} granted ${faction(event.mover)} is void`,
  ),
  prestigeLent: detail(
    (event) =>
      `${capital(commander(event.general))} of ${faction(event.player)} gains ${event.prestige} Prestige for this Segment`,
  ),
};
