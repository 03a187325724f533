/** R 20: the shape of a peace, and how it must agree with the rest of a state. */
import type * as t from 'io-ts';
import { closed, flag, mapOf, orNull, type Finding } from '../../../core/index.js';
import type { EmbassyFrame } from '../../frame/peace.js';
import { findCard } from '../../query/cards.js';
import type { Offence, PeaceState } from '../../state.js';
import { CAMPS } from '../../vocabulary.js';
import { cardId, figure } from '../figures.js';
import { camp } from '../names.js';
import type { Setting, Sketch, StateCheck } from './sketch.js';

const offence: t.Type<Offence> = closed({ violates: flag, grievances: figure });
const offences = mapOf(camp, offence, CAMPS.length);

export const peace: t.Type<PeaceState> = closed({
  year: figure,
  card: orNull(cardId),
  offences: closed({ now: offences, before: offences }),
});

/** Checks R 20.1: a peace must have been signed in a year of the game, by a card that is still on the board. */
function* signingFindings(
  { peace: signed, year, cards }: Sketch,
  { scenario, components }: Setting,
): Generator<Finding> {
  if (signed === undefined || year === undefined) return;
  if (scenario.deck === null) yield { keys: ['peace'], message: 'this scenario has no peace' };
  if (signed.year > scenario.start.year || signed.year < year)
    yield { keys: ['peace', 'year'], message: `expected a year from ${scenario.start.year} to ${year}` };
  const { card } = signed;
  if (card === null) return;
  if (findCard({ components }, card)?.kind !== 'peaceEmbassy')
    yield { keys: ['peace', 'card'], message: 'this card is not a Peace Embassy' };
  if (cards?.active !== undefined && !cards.active.some((each) => each.card === card))
    yield { keys: ['peace', 'card'], message: 'this card is not on the board' };
}

/** Checks R 20.2: in the first year of a peace there are no sieges and no offences. */
function* truceFindings({ peace: signed, year, cities, forts }: Sketch): Generator<Finding> {
  if (signed === undefined || year === undefined || signed.year !== year) return;
  for (const [kind, places] of Object.entries({ cities, forts }))
    for (const [id, { siege }] of Object.entries(places ?? {}))
      if (siege !== undefined)
        yield { keys: [kind, id, 'siege'], message: 'there are no sieges in the first year of a peace' };
  for (const season of ['now', 'before'] as const)
    if (Object.keys(signed.offences[season]).length > 0)
      yield { keys: ['peace', 'offences', season], message: 'there are no offences in the first year of a peace' };
}

/** Checks who has to roll or to answer: one enemy rolls, or others answer. */
function* errandFindings({ errand, errands, asked, player }: EmbassyFrame): Generator<Finding> {
  const isAsking = errand === 'demand' || errand === 'proposal';
  if (errand !== null && !errands.includes(errand))
    yield { keys: ['errands'], message: `expected the ${errand} among the errands` };
  if (isAsking ? asked.length === 0 : asked.length > 0)
    yield { keys: ['asked'], message: isAsking ? 'expected a player who is asked' : 'no player is asked' };
  if (asked.includes(player)) yield { keys: ['asked'], message: `${player} cannot be asked by themselves` };
}

export const peaceFindings: StateCheck = function* (sketch, setting) {
  yield* signingFindings(sketch, setting);
  yield* truceFindings(sketch);
  for (const [index, frame] of (sketch.stack ?? []).entries())
    if (frame.kind === 'embassy')
      for (const { keys, message } of errandFindings(frame)) yield { keys: ['stack', index, ...keys], message };
};
