/** Sentences for several events, in German. */
import { phrase } from '../phrases.js';
import type { ConquestLink } from '../things.js';
import type { TogetherWords } from '../together.js';
import { movementEvents } from './events/movement.js';
import { list, type German } from './speech.js';

export const germanTogether: TogetherWords<ConquestLink, German> = {
  unitRaised: ({ side, at, unit }, units, say) =>
    phrase`${say.isRecruit(unit, side) ? 'Rekruten' : 'neue Truppen'} ${say.side(side, 'genitive')} ${say.at(at)}: ${list(say.troops(units))}`,
  unitEliminated: ({ at }, units, say) => phrase`vernichtet ${say.at(at)}: ${list(say.troops(units))}`,
  unitWithdrawn: ({ at }, units, say) =>
    say.isTray(at)
      ? phrase`vor der Ankunft aufgelöst: ${list(say.troops(units))}`
      : phrase`${say.from(at)} auf dem Heimweg: ${list(say.troops(units))}`,
  unitChangedSides: ({ from, to, at }, units, say) =>
    phrase`Überläufer von ${say.side(from, 'dative')} zu ${say.side(to, 'dative')} ${say.at(at)}: ${list(say.troops(units))}`,
  marched: (event, baggage, say) =>
    phrase`${movementEvents.marched(event, say)} und nimmt ${list(baggage.map((id) => say.baggage(id, 'accusative')))} mit`,
  forceRetreated: ({ side, from, to }, company, say) =>
    phrase`${say.side(side)} weichen ${say.from(from)} ${say.into(to)} zurück: ${say.company(company)}`,
  // R 11.7: an army does not always have its train with it.
  tellsOf: () => true,
};
