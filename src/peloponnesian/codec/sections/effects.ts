/** R C: the shapes of the lasting effects of cards. */
import type * as t from 'io-ts';
import { closed, listOf, tagged } from '../../../core/index.js';
import type { EffectState } from '../../state.js';
import { REGIONS } from '../../vocabulary.js';
import { change, MOST_CARDS } from '../figures.js';
import { id, literal, player, region } from '../names.js';

const regions = listOf(region, REGIONS.length);

const members = {
  earthquake: closed({ does: literal('earthquake'), regions }),
  eclipse: closed({ does: literal('eclipse'), morale: change }),
  festival: closed({ does: literal('festival'), regions, attacked: change }),
  rest: closed({ does: literal('rest'), leader: id }),
  plunder: closed({ does: literal('plunder'), leader: id }),
  oracle: closed({ does: literal('oracle'), player, morale: change }),
  invasion: closed({ does: literal('invasion'), regions }),
  storms: closed({ does: literal('storms') }),
  storm: closed({ does: literal('storm'), sea: id }),
  unrest: closed({ does: literal('unrest'), region }),
  betrayal: closed({ does: literal('betrayal'), city: id }),
  siegeBetrayal: closed({ does: literal('siegeBetrayal'), city: id, modifier: change }),
} satisfies { readonly [K in EffectState['does']]: t.Type<Extract<EffectState, { readonly does: K }>> };

/** The lasting effects of cards. */
export const effects: t.Type<readonly EffectState[]> = listOf(
  tagged('does', members, 'an effect of a card'),
  MOST_CARDS,
);
