/** R 17.3, 17.4: the King's end, mutiny and treachery. */
import type { ObjectivesEvent } from '../../../event/index.js';
import { listed, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const objectivesEvents: EventsIn<ObjectivesEvent> = {
  kingsHealthTried: ({ leader, die, dies }, say) =>
    phrase`the health of ${say.leader(leader)}: the die is ${die}, ${dies ? 'and he dies' : 'and he survives'}`,
  mutinyTried: ({ at, objectives, die, units }, say) =>
    phrase`mutiny ${say.at(at)} after ${say.pieces(objectives, 'objective')}: the die is ${die}, ${units === 0 ? 'and all stay loyal' : `and ${say.pieces(units, 'unit')} must go home`}`,
  moveRefused: ({ units }, say) => phrase`refusing to move in the next turn: ${listed(units.map(say.unit), 'and')}`,
  treacheryTried: ({ leader, die, guilty }, say) =>
    phrase`${say.leader(leader)} is suspected of treachery: the die is ${die}, ${guilty ? 'and he is guilty' : 'and he is innocent'}`,
};
