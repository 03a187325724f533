/** R C: German texts of cards of the gods, the weather and fate. */
import { phrase } from '../../../core/index.js';
import type { FortuneAction } from '../../action/fortune.js';
import type { FortuneEvent, LeaderStruck, PlagueRaged } from '../../event/fortune.js';
import type { FortuneSectionFrame } from '../../frame/fortune.js';
import type { Actions, Events, Frames } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type German } from './speech.js';

export const fortuneActions: Pick<Actions<German>, FortuneAction['type']> = {
  strikeLeader: ({ leader }, say) => phrase`das Los trifft ${say.leader(leader)}`,
};

/** The effects of fate on a leader. */
const STRUCK: Readonly<Record<LeaderStruck['how'], (who: Saying, where: Saying) => Saying>> = {
  lost: (who, where) => phrase`${who} wird ${where} abberufen und verurteilt`,
  rests: (who, where) =>
    phrase`die Opfer von ${who} ${where} sind ungünstig: Niemand dort bewegt sich im ersten Kriegszug`,
  raids: (who, where) => phrase`die Soldaten von ${who} ${where} gehorchen nicht mehr und werden das Land plündern`,
};

/** Returns the losses of a plague. */
function plague({ region, lostFrom, dice }: PlagueRaged, say: German): Saying {
  const lost = dice.filter(({ die }) => die >= lostFrom).map(({ piece, die }) => phrase`${say.piece(piece)} (${die})`);
  return phrase`in ${say.region(region)} wütet die Seuche, und von ${dice.length} Gefährdeten sind ab ${lostFrom} verloren: ${list(lost)}`;
}

export const fortuneEvents: Pick<Events<German>, FortuneEvent['type']> = {
  stormRolled: ({ die, total, rises }) =>
    phrase`Wurf für einen Sturm: ${die}${total === die ? '' : `, zusammen ${total}`}; ${rises ? 'ein Sturm kommt auf' : 'das Wetter bleibt gut'}`,
  stormStruck: ({ sea, fleets }, say) =>
    phrase`ein Sturm tobt ${say.at(sea)}${
      fleets.length === 0
        ? ''
        : phrase`: Dort ${say.does({ leaders: [], units: fleets }, 'geht', 'gehen')} ${say.troops(fleets)} unter`
    }`,
  oracleSpoke: ({ player, morale }, say) =>
    phrase`das Orakel von Delphi ${morale < 0 ? 'warnt' : 'ermutigt'} ${say.player(player)}: ${say.signed(morale)} auf die Moral im Kampf, bis die Jahreszeit endet oder ein Kampf ${morale < 0 ? 'gewonnen' : 'verloren'} ist`,
  earthShook: ({ regions }, say) =>
    phrase`in ${list(regions.map(say.region))} bebt die Erde: Niemand bewegt sich dort im ersten Kriegszug`,
  moonDarkened: ({ morale }, say) =>
    phrase`der Mond verfinstert sich: Wer im ersten Kriegszug angreift, kämpft mit ${say.signed(morale)} auf die Moral`,
  festivalHeld: ({ die, regions }, say) =>
    phrase`bei einer ${die} wird ein Fest gefeiert in ${list(regions.map(say.region))}: Die Einheiten von dort bleiben im ersten Kriegszug zu Hause`,
  leaderStruck: ({ leader, at, how }, say) => STRUCK[how](say.leader(leader), say.at(at)),
  plagueRaged: plague,
  regionsInvaded: ({ regions }, say) =>
    phrase`Sitalkes fällt ein in ${list(regions.map(say.region))}: Keine Gebietsbewegung führt in dieser Jahreszeit durch diese Regionen`,
};

export const fortuneFrames: Pick<Frames<German>, FortuneSectionFrame['kind']> = {
  storms: { question: () => phrase`Kommt ein Sturm auf?`, pass: null },
};
