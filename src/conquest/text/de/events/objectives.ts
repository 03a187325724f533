/** R 17.3, 17.4: the King's end, mutiny and treachery. */
import type { ObjectivesEvent } from '../../../event/index.js';
import { listed, numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const objectivesEvents: EventsIn<ObjectivesEvent> = {
  kingsHealthTried: ({ leader, die, dies }, say) =>
    phrase`die Gesundheit von ${say.leader(leader, 'dative')}: Wurf ${die}, ${dies ? 'und er stirbt' : 'und er überlebt'}`,
  mutinyTried: ({ at, objectives, die, units }, say) =>
    phrase`Meuterei ${say.at(at)} nach ${objectives} ${numbered(objectives, 'Ziel', 'Zielen')}: Wurf ${die}, ${units === 0 ? 'und alle bleiben treu' : `und ${say.pieces(units, 'unit')} ${numbered(units, 'muss', 'müssen')} heim`}`,
  moveRefused: ({ units }, say) =>
    phrase`in der nächsten Runde weigern sich zu ziehen: ${listed(units.map(say.unit), 'und')}`,
  treacheryTried: ({ leader, die, guilty }, say) =>
    phrase`${say.leader(leader)} steht unter Verdacht des Verrats: Wurf ${die}, ${guilty ? 'und er ist schuldig' : 'und er ist unschuldig'}`,
};
