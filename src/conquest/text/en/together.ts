/** Sentences for several events, in English. */
import { phrase } from '../phrases.js';
import type { ConquestLink } from '../things.js';
import type { TogetherWords } from '../together.js';
import { movementEvents } from './events/movement.js';
import { list, type English } from './speech.js';

export const englishTogether: TogetherWords<ConquestLink, English> = {
  unitRaised: ({ side, at, unit }, units, say) =>
    phrase`${say.isRecruit(unit, side) ? 'recruits' : 'new troops'} of ${say.side(side)} ${say.at(at)}: ${list(say.troops(units))}`,
  unitEliminated: ({ at }, units, say) => phrase`eliminated ${say.at(at)}: ${list(say.troops(units))}`,
  unitWithdrawn: ({ at }, units, say) =>
    say.isTray(at)
      ? phrase`disbanded before arrival: ${list(say.troops(units))}`
      : phrase`going home from ${say.place(at)}: ${list(say.troops(units))}`,
  unitChangedSides: ({ from, to, at }, units, say) =>
    phrase`changing sides from ${say.side(from)} to ${say.side(to)} ${say.at(at)}: ${list(say.troops(units))}`,
  marched: (event, baggage, say) =>
    phrase`${movementEvents.marched(event, say)}, and takes along ${list(baggage.map((id) => say.baggage(id)))}`,
  forceRetreated: ({ side, from, to }, company, say) =>
    phrase`${say.side(side)} retreat from ${say.province(from)} to ${say.province(to)}: ${say.company(company)}`,
  // R 11.7: an army does not always have its train with it.
  tellsOf: () => true,
};
