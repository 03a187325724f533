/**
 * R 12, C: checks of Event Cards beyond their shape: their names exist, and there are as many as their kinds require.
 */
import type { Finding } from '../../../core/index.js';
import type { CardEffect, CardFacts, CardModifier } from '../shape/cards.js';
import type { Components } from '../shape/components.js';
import { allKnown, ascending, idsOf, known, unique, type Keys } from './findings.js';

/** The well-formed parts of components. */
export type Parts = { readonly [K in keyof Components]?: Components[K] | undefined };

interface Known {
  readonly leaders: ReadonlySet<unknown>;
  readonly cities: ReadonlySet<unknown>;
  readonly areas: ReadonlySet<unknown>;
  readonly seas: ReadonlySet<unknown>;
}

function* modifierFindings(keys: Keys, modifiers: readonly CardModifier[], all: Known): Generator<Finding> {
  for (const [index, modifier] of modifiers.entries()) {
    if (modifier.if === 'leaderPresent') {
      yield* allKnown([...keys, index, 'leaders'], modifier.leaders, all.leaders, 'leader');
      yield* allKnown([...keys, index, 'areas'], modifier.areas ?? [], all.areas, 'area');
    }
    if (modifier.if === 'holdsCities') yield* allKnown([...keys, index, 'cities'], modifier.cities, all.cities, 'city');
  }
}

function* effectFindings(keys: Keys, effect: CardEffect, all: Known): Generator<Finding> {
  if ('roll' in effect) yield* modifierFindings([...keys, 'roll', 'modifiers'], effect.roll.modifiers, all);
  switch (effect.does) {
    case 'switchLeader':
      yield* known([...keys, 'leader'], effect.leader, all.leaders, 'leader');
      break;
    case 'endPersianAid':
      for (const [court, modifiers] of Object.entries(effect.modifiers)) yield* modifierFindings([...keys, 'modifiers', court], modifiers, all);
      break;
    case 'helots':
      yield* known([...keys, 'spared'], effect.spared, all.cities, 'city');
      break;
    case 'persianAid':
      yield* known([...keys, 'source'], effect.source, all.cities, 'city');
      yield* allKnown([...keys, 'areas'], effect.areas, all.areas, 'area');
      if (effect.gift.gives === 'troops') yield* allKnown([...keys, 'gift', 'keepTo'], effect.gift.keepTo, all.areas, 'area');
      break;
    case 'resolveSicily':
      yield* ascending([...keys, 'outcomes'], effect.outcomes);
      break;
    case 'storms':
      yield* allKnown([...keys, 'seas'], effect.seas, all.seas, 'sea area');
      yield* allKnown([...keys, 'alsoSeas'], effect.alsoSeas, all.seas, 'sea area');
      break;
    default:
  }
}

/** Reports faults within the cards, and against the map and the leaders. */
export function* cardFindings({ kinds, cards }: CardFacts, { map, leaders }: Parts): Generator<Finding> {
  yield* unique(['cards', 'cards'], cards);
  yield* unique(['cards', 'kinds'], kinds.map(({ kind }) => ({ id: kind })));
  for (const [index, { kind, count }] of kinds.entries()) {
    const number = cards.filter((card) => card.kind === kind).length;
    if (number !== count) yield { keys: ['cards', 'kinds', index, 'count'], message: `expected ${number}, the number of cards of this kind` };
  }
  if (map === undefined || leaders === undefined) return;
  const all = { leaders: idsOf(leaders), cities: idsOf(map.cities), areas: idsOf(map.areas), seas: idsOf(map.seas) };
  for (const [index, { effect }] of kinds.entries()) yield* effectFindings(['cards', 'kinds', index, 'effect'], effect, all);
  for (const [index, { city }] of cards.entries())
    if (city !== undefined) yield* known(['cards', 'cards', index, 'city'], city, all.cities, 'city');
}
