/** What is told together, in English. */
import { phrase } from '../phrases.js';
import type { ConquestLink } from '../things.js';
import type { TogetherWords } from '../together.js';
import { list, type English } from './speech.js';

export const englishTogether: TogetherWords<ConquestLink, English> = {
  unitRaised: ({ side, at }, units, say) =>
    phrase`new troops of ${say.side(side)} ${say.at(at)}: ${list(say.troops(units))}`,
  unitEliminated: ({ at }, units, say) => phrase`eliminated ${say.at(at)}: ${list(say.troops(units))}`,
  unitWithdrawn: ({ at }, units, say) =>
    say.isTray(at)
      ? phrase`disbanded before they came: ${list(say.troops(units))}`
      : phrase`going home from ${say.place(at)}: ${list(say.troops(units))}`,
  unitChangedSides: ({ from, to, at }, units, say) =>
    phrase`going over from ${say.side(from)} to ${say.side(to)} ${say.at(at)}: ${list(say.troops(units))}`,
  forceRetreated: ({ side, from, to }, company, say) =>
    phrase`${say.side(side)} retreat from ${say.province(from)} to ${say.province(to)}: ${say.company(company)}`,
  // R 11.7: no army says by itself whether its train is with it.
  tellsOf: () => true,
};
