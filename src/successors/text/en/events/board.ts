/** Events about pieces, and dice. */
import type { BoardEvent } from '../../../event/index.js';
import { countUnits } from '../../../units.js';
import { numbered, phrase } from '../../phrases.js';
import { DISBANDING } from '../../rules.js';
import { ALEXANDERS_BODY, list, troops, unitCount } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const boardEvents: EventsIn<BoardEvent> = {
  rolled: ({ purpose, player, dice }, say) =>
    phrase`${player === null ? 'chance' : say.player(player)} rolls ${list(dice)} ${say.names.rolls[purpose]}`,
  unitsPlaced: (event, say) => phrase`${say.player(event.player)} places ${troops(event.units)} ${say.at(event)}`,
  unitsLost: (event, say) =>
    phrase`${say.player(event.player)} ${event.rule === DISBANDING ? 'disbands' : 'loses'} ${troops(event.units)} ${say.at(event)}`,
  unitsDispersed: ({ player, units, ...place }, say) =>
    phrase`${troops(units)} of ${say.player(player)} ${numbered(countUnits(units), 'is', 'are')} Dispersed ${say.at(place)}`,
  unitsDefected: ({ unit, count, from, to, space }, say) =>
    phrase`${unitCount(unit, count)} ${numbered(count, 'defects', 'defect')} from ${say.player(from)} to ${say.player(to)} in ${say.space(space)}`,
  generalPlaced: (event, say) =>
    phrase`${say.general(event.general)} of ${say.player(event.player)} is placed ${say.at(event)}`,
  generalDispersed: (event, say) => phrase`${say.general(event.general)} of ${say.player(event.player)} is Dispersed`,
  generalEliminated: (event, say) => phrase`${say.general(event.general)} of ${say.player(event.player)} is eliminated`,
  minorGeneralPlaced: (event, say) => phrase`${say.player(event.player)} places a Minor General ${say.at(event)}`,
  minorGeneralLifted: (event, say) => phrase`${say.player(event.player)} removes the Minor General ${say.at(event)}`,
  markerPlaced: ({ space, faction, previous }, say) =>
    phrase`${say.space(space)} passes to ${say.faction(faction)}${previous === null ? '' : phrase` from ${say.faction(previous)}`}`,
  markerRemoved: (event, say) =>
    phrase`the marker of ${say.faction(event.faction)} in ${say.space(event.space)} is removed`,
  fleetGained: (event, say) => phrase`${say.player(event.player)} gains ${say.fleet(event.fleet)}`,
  fleetLost: (event, say) => phrase`${say.player(event.player)} loses ${say.fleet(event.fleet)}`,
  fleetUpgraded: (event, say) => phrase`${say.player(event.player)} upgrades ${say.fleet(event.fleet)}`,
  fleetDispersed: (event, say) => phrase`${say.fleet(event.fleet)} of ${say.player(event.player)} is Dispersed`,
  fleetReturned: (event, say) =>
    phrase`${say.player(event.player)} gets ${say.fleet(event.fleet)} back from the Dispersed Box`,
  royalMoved: (event, say) => phrase`${say.royal(event.royal)} is now ${say.at(event)}`,
  royalControlled: ({ royal, player, previous }, say) =>
    phrase`${say.player(player)} gains control of ${say.royal(royal)}${previous === null ? '' : phrase` from ${say.player(previous)}`}`,
  royalFreed: (event, say) => phrase`${say.player(event.previous)} loses control of ${say.royal(event.royal)}`,
  royalActivated({ royal, player }, say) {
    const { space, inside } = say.shown.royals[royal];
    const place = space === null ? '' : phrase`, ${say.at({ space, inside })}`;
    return phrase`${say.royal(royal)} becomes Active under the control of ${say.player(player)}${place}`;
  },
  royalInactive: (event, say) => phrase`${say.royal(event.royal)} is Inactive again, in ${say.space(event.space)}`,
  royalDied: (event, say) => phrase`${say.royal(event.royal)} dies`,
  cartControlled: ({ player, previous }, say) =>
    phrase`${say.player(player)} gains control of ${ALEXANDERS_BODY}${previous === null ? '' : phrase` from ${say.player(previous)}`}`,
  cartFreed: (event, say) => phrase`${say.player(event.previous)} loses control of ${ALEXANDERS_BODY}`,
  cartBuilt: (event, say) => phrase`${say.player(event.player)} finishes the Funeral Cart in ${say.space(event.space)}`,
  bodyBuried: (event, say) => phrase`${say.player(event.player)} buries Alexander in ${say.space(event.space)}`,
  bodyLost: () => phrase`${ALEXANDERS_BODY} is lost to history`,
  independentArmyMoved: ({ army, from, to }, say) =>
    phrase`${say.people(army)} move from ${say.spaceOrBox(from)} to ${say.spaceOrBox(to)}`,
  independentArmyRemoved: ({ army, to }, say) =>
    phrase`${say.people(army)} ${to === 'box' ? 'return to their holding box' : 'are removed from the game'}`,
  championLost: ({ target, player }, say) =>
    phrase`${say.player(player)} attacks ${say.player(target)}, is no longer a Champion, and becomes a Successor`,
  championRegained: (event, say) => phrase`${say.player(event.player)} is a Champion again`,
  usurperNamed: (event, say) => phrase`${say.player(event.player)} is the Usurper`,
  gameWon: ({ winners }, say) =>
    phrase`${list(winners.map(say.player))} ${numbered(winners.length, 'has', 'have')} won`,
};
