/** What happens to the pieces, and dice that no other event tells. */
import { query, type BoardEvent, type RollPurpose } from '../../../src/successors/index.js';
import { listed, numbered } from '../../grammar.js';
import {
  ALEXANDERS_BODY,
  faction,
  fleet,
  general,
  independentArmy,
  royal,
  spaceName,
  troops,
  unitCount,
  whereabouts,
} from '../names.js';
import { deed, detail, END_PHASE, labelled, type TellingsOf } from './telling.js';

/** What dice are rolled for; `undefined`: the event that says what they bring names them. */
const ROLLS: Readonly<Record<RollPurpose, string | undefined>> = {
  turnOrder: 'for the Turn Order',
  movement: 'for movement',
  navalBattle: 'for the Naval Battle',
  interception: undefined,
  avoidBattle: undefined,
  avoidFate: 'for the fate of generals caught alone',
  elephants: undefined,
  battle: undefined,
  leaderLoss: undefined,
  attrition: undefined,
  siege: undefined,
  treachery: 'for the treachery',
  eleventhHour: 'for the Eleventh Hour',
  unrest: 'for the unrest',
  desertions: 'for the desertions',
  omens: undefined,
};

/** The rule by which a player gives up Royal Army CUs of his own will. */
const DISBANDING = 'R 3.3.4.6';

/** The rule by which isolated markers go; no event says that the phase begins. */
const ISOLATION = 'R 6.7';

export const boardTellings: TellingsOf<BoardEvent> = {
  rolled: deed(({ purpose, player, dice }) => {
    const why = ROLLS[purpose];
    if (why === undefined) return undefined;
    return `${player === null ? 'chance' : faction(player)} rolls ${listed(dice.map(String))} ${why}`;
  }),
  unitsPlaced: deed(
    (event, state) => `${faction(event.player)} places ${troops(event.units)} ${whereabouts(state, event)}`,
  ),
  unitsLost: detail(
    (event, state) =>
      `${faction(event.player)} ${event.rule === DISBANDING ? 'disbands' : 'loses'} ${troops(event.units)} ${whereabouts(state, event)}`,
  ),
  unitsDispersed: detail(
    ({ player, units, ...place }, state) =>
      `${troops(units)} of ${faction(player)} ${numbered(query.countUnits(units), 'is', 'are')} Dispersed ${whereabouts(state, place)}`,
  ),
  unitsDefected: detail(
    ({ unit, count, ...event }, state) =>
      `${unitCount(unit, count)} ${numbered(count, 'goes', 'go')} over from ${faction(event.from)} to ${faction(event.to)} in ${spaceName(state, event.space)}`,
  ),
  generalPlaced: deed(
    (event, state) => `${general(event.general)} of ${faction(event.player)} appears ${whereabouts(state, event)}`,
  ),
  generalDispersed: detail((event) => `${general(event.general)} of ${faction(event.player)} is Dispersed`),
  generalEliminated: detail((event) => `${general(event.general)} of ${faction(event.player)} is dead`),
  minorGeneralPlaced: deed(
    (event, state) => `${faction(event.player)} places a Minor General ${whereabouts(state, event)}`,
  ),
  minorGeneralLifted: deed(
    (event, state) => `${faction(event.player)} takes back a Minor General who was ${whereabouts(state, event)}`,
  ),
  markerPlaced: detail(
    ({ space, faction: owner, previous }, state) =>
      `${spaceName(state, space)} passes to ${faction(owner)}${previous === null ? '' : ` from ${faction(previous)}`}`,
  ),
  markerRemoved: labelled(
    ({ rule }) => (rule === ISOLATION ? `Isolation Phase (${ISOLATION})` : undefined),
    detail((event, state) => `the marker of ${faction(event.faction)} in ${spaceName(state, event.space)} is removed`),
  ),
  fleetGained: detail((event) => `${faction(event.player)} gains ${fleet(event.fleet)}`),
  fleetLost: detail((event) => `${faction(event.player)} loses ${fleet(event.fleet)}`),
  fleetUpgraded: deed((event) => `${faction(event.player)} strengthens ${fleet(event.fleet)}`),
  fleetDispersed: detail((event) => `${faction(event.player)} has ${fleet(event.fleet)} Dispersed`),
  fleetReturned: detail((event) => `${faction(event.player)} has ${fleet(event.fleet)} back`),
  royalMoved: deed((event, state) => `${royal(event.royal)} is now ${whereabouts(state, event)}`),
  royalControlled: detail(
    ({ royal: id, player, previous }) =>
      `${royal(id)} is now with ${faction(player)}${previous === null ? '' : `, no longer with ${faction(previous)}`}`,
  ),
  royalFreed: detail((event) => `${royal(event.royal)} is no longer with ${faction(event.previous)}`),
  royalActivated: deed((event, state) => {
    const { space, inside } = state.royals[event.royal];
    const place = space === null ? '' : `, ${whereabouts(state, { space, inside })}`;
    return `${royal(event.royal)} enters the struggle on the side of ${faction(event.player)}${place}`;
  }),
  royalInactive: detail(
    (event, state) => `${royal(event.royal)} is Inactive again, in ${spaceName(state, event.space)}`,
  ),
  royalDied: deed((event) => `${royal(event.royal)} dies`),
  cartControlled: detail(
    ({ player, previous }) =>
      `${faction(player)} takes charge of ${ALEXANDERS_BODY}${previous === null ? '' : ` in place of ${faction(previous)}`}`,
  ),
  cartFreed: detail((event) => `${ALEXANDERS_BODY} is no longer guarded by ${faction(event.previous)}`),
  cartBuilt: deed(
    (event, state) => `${faction(event.player)} has the Funeral Cart finished in ${spaceName(state, event.space)}`,
  ),
  bodyBuried: labelled(
    (_, { segment }) => (segment === null ? END_PHASE : undefined),
    deed((event, state) => `${faction(event.player)} buries Alexander in ${spaceName(state, event.space)}`),
  ),
  bodyLost: deed(() => `${ALEXANDERS_BODY} is lost to history`),
  independentArmyMoved: deed(
    ({ army, from, to }, state) =>
      `${independentArmy(army)} go from ${spaceName(state, from)} to ${spaceName(state, to)}`,
  ),
  independentArmyRemoved: deed(
    ({ army, to }) =>
      `${independentArmy(army)} ${to === 'box' ? 'return to their holding box' : 'are out of the game'}`,
  ),
  championLost: detail(
    (event) =>
      `by attacking ${faction(event.target)}, ${faction(event.player)} is a Champion no longer, but a Successor`,
  ),
  championRegained: deed((event) => `${faction(event.player)} is a Champion again`),
  usurperNamed: deed((event) => `${faction(event.player)} is the Usurper`),
  gameWon: deed(
    ({ winners }) => `${listed(winners.map((each) => faction(each)))} ${numbered(winners.length, 'has', 'have')} won`,
  ),
};
