/** Words that all languages share: the things of a situation by their names, each as a link. */
import { linkTo, words, type Link } from '../../core/index.js';
import { generals } from '../data/generals.js';
import { royals } from '../data/royals.js';
import { cards as defaultDeck } from '../data/cards.js';
import type { Belligerent } from '../frame/index.js';
import { geometryOf } from '../query/geometry.js';
import type { HeldCard } from '../state.js';
import type { SuccessorsTypes } from '../types.js';
import type {
  Faction,
  FleetId,
  GeneralId,
  IndependentArmyId,
  PlayerId,
  ProvinceId,
  RoyalId,
  SpaceId,
} from '../vocabulary.js';
import type { Vocabulary } from './names.js';
import type { Saying, SuccessorsLink } from './things.js';

/** A whole state, or a view of it. */
export type Shown = SuccessorsTypes['shown'];

/** Returns a link with its name as text. */
const link = (to: SuccessorsLink & Link): Saying => linkTo(to);

/** Returns the entry of a table, if there is one. */
const called = (table: Readonly<Record<string, string | undefined>>, id: string | number): string | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/**
 * Returns the name of a space. A language may have its own name for a space of the default board. A space that is on no
 * board keeps its id.
 */
export const spaceName = ({ spaces }: Vocabulary, shown: Pick<Shown, 'options'>, id: SpaceId): string =>
  (shown.options.board === undefined ? called(spaces, id) : undefined) ?? geometryOf(shown).spaces.get(id)?.name ?? id;

/** Returns the name of a province. */
export const provinceName = (shown: Pick<Shown, 'options'>, id: ProvinceId): string =>
  geometryOf(shown).provinces.get(id)?.name ?? id;

/** Returns the title of a card; `undefined` if it is hidden, or not in the deck. */
export function cardTitle(
  { cards }: Vocabulary,
  { options }: Pick<Shown, 'options'>,
  id: HeldCard,
): string | undefined {
  const printed = (options.cards ?? defaultDeck).find((each) => each.id === id)?.title;
  if (printed === undefined || options.cards !== undefined || cards === 'asPrinted') return printed;
  return called(cards, id) ?? printed;
}

/** Returns how a language names the things of a situation. */
export function speechOf(names: Vocabulary, shown: Shown) {
  const player = (id: PlayerId): Saying => link({ kind: 'player', id, text: names.players[id] });
  return {
    shown,
    names,
    player,
    /** `Red`, `the Independents`. */
    faction: (who: Faction | Belligerent): Saying => (who === 'independent' ? words(names.independents) : player(who)),
    space: (id: SpaceId): Saying => link({ kind: 'space', id, text: spaceName(names, shown, id) }),
    province: (id: ProvinceId): Saying => link({ kind: 'province', id, text: provinceName(shown, id) }),
    general: (id: GeneralId): Saying => link({ kind: 'general', id, text: generals[id].name }),
    royal: (id: RoyalId): Saying => link({ kind: 'royal', id, text: royals[id].name }),
    /** Returns whether a space is besieged instead of subjugated (R 13). */
    isMajorCity: (id: SpaceId): boolean => geometryOf(shown).spaces.get(id)?.kind === 'majorCity',
    /** Without an article. */
    fleet: (id: FleetId): Saying => link({ kind: 'fleet', id, text: names.fleets[id] }),
    /** Without an article. */
    people: (id: IndependentArmyId): Saying => link({ kind: 'independentArmy', id, text: names.independentArmies[id] }),
    /** Returns a card by its title in these quotation marks; a hidden card by the word for an unknown one. */
    cardBetween(id: HeldCard, [open, close]: readonly [string, string], unknown: string): Saying {
      const title = cardTitle(names, shown, id);
      return title === undefined || id === 'hidden'
        ? words(unknown)
        : link({ kind: 'card', id, text: `${open}${title}${close} (${id})` });
    },
  };
}
export type Speech = ReturnType<typeof speechOf>;
