/** R C: German texts of cards that act on regions, cities and satraps. */
import { phrase } from '../../../core/index.js';
import type { PlotAction } from '../../action/plots.js';
import type { PlotEvent } from '../../event/plots.js';
import type { Actions, Events } from '../tables.js';
import { type German } from './speech.js';

export const plotsActions: Pick<Actions<German>, PlotAction['type']> = {
  releaseLeader: ({ leader }, say) => phrase`${say.leader(leader)} in den Anführervorrat zurücklegen`,
  dismissFleets: ({ card }, say) => phrase`${say.card(card)} beenden und für die persischen Flotten selbst bezahlen`,
};

export const plotsEvents: Pick<Events<German>, PlotEvent['type']> = {
  neutralityEnded: ({ region, player, allegiance }, say) =>
    phrase`${say.theRegion(region)} ist nicht mehr neutral und schließt sich ${say.player(player)} an: Ihre Treue beträgt ${allegiance}`,
  leaderSwitched: ({ leader, from, by }, say) =>
    phrase`${say.leader(leader)} läuft von ${say.player(from)} zu ${say.player(by)} über`,
  unrestBroke: ({ region, units }, say) =>
    units.length === 0
      ? phrase`Unruhen in der Region ${say.region(region)}: In dieser Jahreszeit verlässt sie niemand`
      : phrase`Unruhen in der Region ${say.region(region)}: In dieser Jahreszeit verlässt sie niemand, und in den Bauvorrat zurück ${say.does({ leaders: [], units }, 'geht', 'gehen')} ${say.troops(units)}`,
  cityBetrayed: ({ city, player }, say) =>
    phrase`Verräter öffnen ${say.player(player)} die Tore von ${say.city(city)}: Die Garnison kämpft in dieser Jahreszeit nicht`,
  siegeBetrayed: ({ city, player, modifier }, say) =>
    phrase`Verräter in ${say.city(city)} helfen ${say.player(player)}: ${say.signed(modifier)} auf den Wurf für die Belagerung`,
  generalCame: ({ leader, player, city }, say) =>
    phrase`${say.leader(leader)} kommt nach ${say.city(city)} und dient ${say.player(player)}`,
};
