/** Set-up, and the phases of a Game Turn. */
import type { PhaseEvent } from '../../../src/successors/index.js';
import { listed, numbered, counted } from '../../grammar.js';
import { card, faction, general, troopList, unitCount } from '../names.js';
import { deed, END_PHASE, heading, labelled, type TellingsOf } from './telling.js';

export const phaseTellings: TellingsOf<PhaseEvent> = {
  generalDealt: deed((event) => `${faction(event.player)} is dealt ${general(event.general)}`),
  generalKept: deed((event) => `${faction(event.player)} keeps ${general(event.general)}`),
  turnBegan: { say: ({ turn, rule }) => heading(`═══ Game Turn ${turn} ═══ (${rule})`) },
  generalSucceeded: deed(
    ({ player, general: dead, successor }) =>
      `${general(dead)} is dead; ${general(successor)} takes his place for ${faction(player)}`,
  ),
  generalArrived: deed((event) =>
    event.player === null
      ? `${general(event.general)} comes into play and can be hired`
      : `${general(event.general)} comes into play for ${faction(event.player)}`,
  ),
  turnOrderSet: deed(
    ({ player, order }) => `${faction(player)} sets the Turn Order: ${listed(order.map((each) => faction(each)))}`,
  ),
  allotmentChosen: deed(
    ({ player, unit }) =>
      `${faction(player)} chooses ${unitCount(unit, unit === 'cavalry' ? 1 : 2)} to be reinforced by`,
  ),
  reinforcementsReceived: deed(
    ({ player, units, generals }) =>
      `${faction(player)} is reinforced by ${listed([...troopList(units), ...generals.map(general)], 'nothing')}`,
  ),
  reinforcementsDispersed: deed(({ player, units, generals }) => {
    const unplaced = [...troopList(units), ...generals.map(general)];
    return unplaced.length === 0
      ? undefined
      : `${faction(player)} does not place ${listed(unplaced)}, who ${numbered(wholeCount(units, generals), 'is', 'are')} Dispersed`;
  }),
  cardsShuffled: deed(
    ({ count }) => `${counted(count, 'Tyche card')} ${numbered(count, 'is', 'are')} shuffled and dealt`,
  ),
  contractEnded: labelled(
    () => END_PHASE,
    deed((event, state) => `the marriage contract of ${faction(event.player)} runs out: ${card(state, event.card)}`),
  ),
  turnEnded: { say: ({ turn, rule }) => heading(`Game Turn ${turn} ends. (${rule})`) },
};

const wholeCount = (units: Readonly<Record<string, number>>, generals: readonly unknown[]): number =>
  Object.values(units).reduce((sum, count) => sum + count, generals.length);
