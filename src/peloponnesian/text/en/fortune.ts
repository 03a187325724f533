/** R C: English texts of cards of the gods, the weather and fate. */
import { phrase } from '../../../core/index.js';
import type { FortuneAction } from '../../action/fortune.js';
import type { FortuneEvent, LeaderStruck, PlagueRaged } from '../../event/fortune.js';
import type { FortuneSectionFrame } from '../../frame/fortune.js';
import type { Actions, Events, Frames } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type English } from './speech.js';

export const fortuneActions: Pick<Actions<English>, FortuneAction['type']> = {
  strikeLeader: ({ leader }, say) => phrase`the lot falls on ${say.leader(leader)}`,
};

/** The effects of fate on a leader. */
const STRUCK: Readonly<Record<LeaderStruck['how'], (who: Saying, where: Saying) => Saying>> = {
  lost: (who, where) => phrase`${who} ${where} is recalled and condemned`,
  rests: (who, where) => phrase`the omens are against ${who} ${where}: no piece there moves in the first Campaign Turn`,
  raids: (who, where) => phrase`the soldiers of ${who} ${where} get out of hand and will plunder the countryside`,
};

/** Returns the losses of a plague. */
function plague({ region, lostFrom, dice }: PlagueRaged, say: English): Saying {
  const lost = dice.filter(({ die }) => die >= lostFrom).map(({ piece, die }) => phrase`${say.piece(piece)} (${die})`);
  return phrase`sickness rages in ${say.region(region)}: of ${dice.length} in danger ${list(lost)} ${say.is(Math.max(1, lost.length))} lost, on ${lostFrom} or more`;
}

export const fortuneEvents: Pick<Events<English>, FortuneEvent['type']> = {
  stormRolled: ({ die, total, rises }) =>
    phrase`the die for a storm is ${die}${total === die ? '' : ` , which makes ${total}`}: ${rises ? 'a storm rises' : 'the weather stays fair'}`,
  stormStruck: ({ sea, fleets }, say) =>
    phrase`a storm rages ${say.at(sea)}${
      fleets.length === 0
        ? ''
        : phrase`: ${list(say.troops(fleets))} ${say.does({ leaders: [], units: fleets }, 'goes', 'go')} down`
    }`,
  oracleSpoke: ({ player, morale }, say) =>
    phrase`the oracle at Delphi ${morale < 0 ? 'warns' : 'encourages'} ${say.player(player)}: its units fight with ${say.signed(morale)} to their morale until the season ends or it ${morale < 0 ? 'wins' : 'loses'} a battle`,
  earthShook: ({ regions }, say) =>
    phrase`an earthquake shakes ${list(regions.map(say.region))}: no piece moves there in the first Campaign Turn`,
  moonDarkened: ({ morale }, say) =>
    phrase`an eclipse of the moon: all who attack in the first Campaign Turn fight with ${say.signed(morale)} to morale`,
  festivalHeld: ({ die, regions }, say) =>
    phrase`the die is ${die}: a festival is held in ${list(regions.map(say.region))}, and its units stay at home in the first Campaign Turn`,
  leaderStruck: ({ leader, at, how }, say) => STRUCK[how](say.leader(leader), say.at(at)),
  plagueRaged: plague,
  regionsInvaded: ({ regions }, say) =>
    phrase`Sitalces invades ${list(regions.map(say.region))}: area movement through these regions is not possible this season`,
};

export const fortuneFrames: Pick<Frames<English>, FortuneSectionFrame['kind']> = {
  storms: { question: () => phrase`does a storm rise?`, pass: null },
};
