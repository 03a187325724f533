/** R 20: German texts of peace. */
import { counted, phrase } from '../../../core/index.js';
import type { PeaceAction } from '../../action/peace.js';
import type { HowBroken, PeaceEvent } from '../../event/peace.js';
import type { EmbassyFrame, PeaceSectionFrame } from '../../frame/peace.js';
import type { Actions, Events, Frames } from '../tables.js';
import type { Saying } from '../things.js';
import type { German } from './speech.js';

const GRIEVANCE = { one: 'Beschwerde', many: 'Beschwerden' };
const LEADER = { one: 'Anführer', many: 'Anführer' };

const BROKEN: Readonly<Record<HowBroken, string>> = {
  trespass: 'mit Figuren in einer Region des Feindes',
  siege: 'mit einer Belagerung',
  interception: 'mit einem Abfangen',
  battle: 'mit einer Schlacht',
  capture: 'mit der Einnahme einer Stadt',
  destruction: 'mit der Zerstörung einer Stadt',
  card: 'mit einer Karte',
};

export const peaceActions: Pick<Actions<German>, PeaceAction['type']> = {
  demandPeace: ({ on }, say) => phrase`${say.player(on)} um den Frieden würfeln lassen`,
  proposePeace: () => phrase`Frieden vorschlagen`,
  acceptPeace: () => phrase`den Frieden annehmen`,
  refusePeace: () => phrase`den Frieden ablehnen`,
  airGrievances: () => phrase`für die Beschwerden der letzten Jahreszeit würfeln`,
  endEmbassies: () => phrase`keine Gesandtschaft schicken`,
};

export const peaceEvents: Pick<Events<German>, PeaceEvent['type']> = {
  peaceDemanded: ({ player, on }, say) => phrase`${say.player(player)} lässt ${say.player(on)} um den Frieden würfeln`,
  peaceRolled({ player, die, total, succeeds, fails }, say) {
    const result = succeeds
      ? 'Die Gesandtschaft hat Erfolg'
      : fails
        ? 'Die Gesandtschaft scheitert'
        : 'Die Gesandtschaft bleibt';
    return phrase`${say.player(player)} würfelt ${die} um den Frieden, zusammen ${total}: ${result}`;
  },
  peaceProposed: ({ player }, say) => phrase`${say.player(player)} schlägt Frieden vor`,
  peaceAnswered: ({ player, to, accepts }, say) =>
    accepts
      ? phrase`${say.player(player)} nimmt den Frieden an, den ${say.player(to)} vorschlägt`
      : phrase`${say.player(player)} lehnt den Frieden ab, den ${say.player(to)} vorschlägt`,
  peaceSigned: ({ card, year, season }, say) =>
    phrase`im ${say.names.seasons[season]} ${year} v. Chr. wird ${card === null ? 'im Einvernehmen ' : ''}Frieden geschlossen`,
  siegeEnded: ({ hex }, say) => phrase`der Frieden beendet die Belagerung ${say.of(hex)}`,
  peaceYearRolled: ({ region, count, die, total, allegiance }, say) =>
    phrase`der Wurf ist ${die}, das macht ${total} bei ${counted(count, LEADER)} in der Region ${say.region(region)}: Treue ${say.signed(allegiance)}`,
  peaceBroken({ by, how, grievances }, say) {
    const given = grievances === 0 ? '' : `: ${counted(grievances, GRIEVANCE)} für die andere Seite`;
    return phrase`${say.names.camps[by]} bricht den Frieden ${BROKEN[how]}${given}`;
  },
  grievanceRolled: ({ player, die, grievances, total, succeeds }, say) =>
    phrase`${say.player(player)} würfelt ${die} für ${counted(grievances, GRIEVANCE)}, zusammen ${total}: ${
      succeeds ? 'Sie sind ein Kriegsgrund' : 'Der Frieden hält'
    }`,
  peaceEnded: ({ by }, say) => phrase`der Frieden ist vorbei: ${say.player(by)} führt wieder Krieg`,
};

/** Returns the question to a player about peace. */
function embassy({ errand, player }: EmbassyFrame, say: German): Saying {
  if (errand === 'proposal') return phrase`Den Frieden annehmen, den ${say.player(player)} vorschlägt?`;
  return errand === null ? phrase`Wird Frieden gesucht?` : phrase`Um den Frieden wird gewürfelt`;
}

export const peaceFrames: Pick<Frames<German>, PeaceSectionFrame['kind']> = {
  embassy: { question: embassy, pass: null },
  peaceYear: { question: () => phrase`ein Jahr des Friedens endet`, pass: null },
};
