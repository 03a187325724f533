/** R 20: English texts of peace. */
import { counted, phrase } from '../../../core/index.js';
import type { PeaceAction } from '../../action/peace.js';
import type { HowBroken, PeaceEvent } from '../../event/peace.js';
import type { EmbassyFrame, PeaceSectionFrame } from '../../frame/peace.js';
import type { Actions, Events, Frames } from '../tables.js';
import type { Saying } from '../things.js';
import type { English } from './speech.js';

const GRIEVANCE = { one: 'grievance', many: 'grievances' };
const LEADER = { one: 'leader', many: 'leaders' };

const BROKEN: Readonly<Record<HowBroken, string>> = {
  trespass: 'with pieces in a region of the enemy',
  siege: 'with a siege',
  interception: 'with an interception',
  battle: 'with a battle',
  capture: 'with the capture of a city',
  destruction: 'with the destruction of a city',
  card: 'with a card',
};

export const peaceActions: Pick<Actions<English>, PeaceAction['type']> = {
  demandPeace: ({ on }, say) => phrase`make ${say.player(on)} roll for peace`,
  proposePeace: () => phrase`propose peace`,
  acceptPeace: () => phrase`accept the peace`,
  refusePeace: () => phrase`refuse the peace`,
  airGrievances: () => phrase`roll for the grievances of the last season`,
  endEmbassies: () => phrase`send no embassy`,
};

export const peaceEvents: Pick<Events<English>, PeaceEvent['type']> = {
  peaceDemanded: ({ player, on }, say) => phrase`${say.player(player)} makes ${say.player(on)} roll for peace`,
  peaceRolled({ player, die, total, succeeds, fails }, say) {
    const result = succeeds ? 'the embassy succeeds' : fails ? 'the embassy fails' : 'the embassy stays';
    return phrase`${say.player(player)} rolls ${die} for peace, ${total} in total: ${result}`;
  },
  peaceProposed: ({ player }, say) => phrase`${say.player(player)} proposes peace`,
  peaceAnswered: ({ player, to, accepts }, say) =>
    phrase`${say.player(player)} ${accepts ? 'accepts' : 'refuses'} the peace that ${say.player(to)} proposes`,
  peaceSigned: ({ card, year, season }, say) =>
    phrase`peace is signed ${card === null ? 'by agreement ' : ''}in ${say.names.seasons[season]} ${year} BC`,
  siegeEnded: ({ hex }, say) => phrase`peace ends the siege${say.of(hex)}`,
  peaceYearRolled: ({ region, count, die, total, allegiance }, say) =>
    phrase`the die is ${die}, which makes ${total} with ${counted(count, LEADER)} in ${say.theRegion(region)}: Allegiance ${say.signed(allegiance)}`,
  peaceBroken({ by, how, grievances }, say) {
    const given = grievances === 0 ? '' : `: ${counted(grievances, GRIEVANCE)} for the other side`;
    return phrase`${say.names.camps[by]} breaks the peace ${BROKEN[how]}${given}`;
  },
  grievanceRolled: ({ player, die, grievances, total, succeeds }, say) =>
    phrase`${say.player(player)} rolls ${die} for ${counted(grievances, GRIEVANCE)}, ${total} in total: ${
      succeeds ? 'they are a reason for war' : 'the peace holds'
    }`,
  peaceEnded: ({ by }, say) => phrase`the peace is over: ${say.player(by)} goes to war again`,
};

/** Returns the question to a player about peace. */
function embassy({ errand, player }: EmbassyFrame, say: English): Saying {
  if (errand === 'proposal') return phrase`accept the peace that ${say.player(player)} proposes?`;
  return errand === null ? phrase`do you seek peace?` : phrase`a die is rolled for peace`;
}

export const peaceFrames: Pick<Frames<English>, PeaceSectionFrame['kind']> = {
  embassy: { question: embassy, pass: null },
  peaceYear: { question: () => phrase`a year of peace ends`, pass: null },
};
