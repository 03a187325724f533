/** Marches and voyages: who sets out, what goes along, what stays behind. */
import { query, type MovementEvent, type PathKind } from '../../../src/successors/index.js';
import { counted, listed } from '../../grammar.js';
import { ALEXANDERS_BODY, commander, does, faction, fleet, royal, spaceName, troops, whereabouts } from '../names.js';
import { army, leads, withCompany } from './company.js';
import { deed, detail, toldBy, type TellingsOf } from './telling.js';

/** How an Army goes; without a path it returns to the port where it embarked (R 8.6.3). */
const WAYS: Readonly<Record<PathKind, string>> = {
  land: 'marches',
  mountain: 'crosses the mountains',
  strait: 'crosses the strait',
  sea: 'sails',
  transMediterranean: 'sails across the open sea',
};

export const movementTellings: TellingsOf<MovementEvent> = {
  activationBegan: deed(
    ({ player, movementPoints, ...event }, state) =>
      `${commander(event.commander)} of ${faction(player)} is activated ${whereabouts(state, event)}, with ${counted(movementPoints, 'Movement Point')}`,
  ),
  activationEnded: toldBy('groupMoved', 'gatePassed'),
  commandChanged: detail(
    (event, state) =>
      `${commander(event.to)} takes command in ${spaceName(state, event.space)}, with ${counted(event.movementPoints, 'Movement Point')}`,
  ),
  groupMoved: detail(
    ({ path, to, ...event }, state) =>
      `${commander(event.commander)} ${path === null ? 'sails back' : WAYS[path]} to ${spaceName(state, to)}${withCompany(event, event.commander)}`,
  ),
  gatePassed: detail(
    ({ space, inside, ...event }, state) =>
      `${army(event, query.seniorityOf(state))} of ${faction(event.player)} ${leads(event, 'goes', 'go')} ${inside ? 'into' : 'out of'} the city of ${spaceName(state, space)}`,
  ),
  unitsTaken: detail((event, state) => `taken along: ${troops(event.units)} ${whereabouts(state, event)}`),
  unitsLeft: detail((event, state) => `left behind: ${troops(event.units)} ${whereabouts(state, event)}`),
  generalTaken: detail((event, state) => `taken along: ${commander(event.general)} ${whereabouts(state, event)}`),
  generalLeft: detail((event, state) => `left behind: ${commander(event.general)} ${whereabouts(state, event)}`),
  royalTaken: detail((event, state) => `taken along: ${royal(event.royal)} ${whereabouts(state, event)}`),
  royalLeft: detail((event, state) => `left behind: ${royal(event.royal)} ${whereabouts(state, event)}`),
  cartTaken: detail((event, state) => `taken along: ${ALEXANDERS_BODY} ${whereabouts(state, event)}`),
  cartLeft: detail((event, state) => `left behind: ${ALEXANDERS_BODY} ${whereabouts(state, event)}`),
  passageGranted: detail(
    (event, state) =>
      `${faction(event.player)} lets ${faction(event.mover)} pass through ${spaceName(state, event.space)}`,
  ),
  passageRefused: detail(
    (event, state) =>
      `${faction(event.player)} bars the way of ${faction(event.mover)} in ${spaceName(state, event.space)}`,
  ),
  embarked: detail(
    ({ player, escort, space, inside }, state) =>
      `${faction(player)} puts to sea from ${inside ? 'inside ' : ''}${spaceName(state, space)}, ${escort.length === 0 ? 'without an escort' : `escorted by ${listed(escort.map(fleet))}`}`,
  ),
  debarked: detail((event, state) => `${faction(event.player)} goes ashore ${whereabouts(state, event)}`),
  navalInterceptionDeclared: detail(
    ({ player, mover, fleets }) =>
      `${does(player, 'intercept')} ${faction(mover)} at sea with ${listed(fleets.map(fleet), 'no fleet')}`,
  ),
  navalBattleFought: detail(({ mover, interceptor, scores, winner }) => {
    const outcome = winner === 'draw' ? 'a draw' : `${faction(winner === 'mover' ? mover : interceptor)} wins`;
    return `Naval Battle, ${faction(mover)} ${scores[0]} against ${faction(interceptor)} ${scores[1]}: ${outcome}`;
  }),
  returnedToPort: toldBy('groupMoved'),
};
