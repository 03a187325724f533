/** The details of a refusal: the things and figures that it names, things as links. */
import { linkTo, phrase, words, type Link, type ParticularWords } from '../../core/index.js';
import type { CombatUnit } from '../vocabulary.js';
import type { Names } from './named.js';
import type { Saying, SuccessorsLink } from './things.js';

/** The words of a language for the details of refusals. */
export interface AboutWords {
  inside(place: Saying): Saying;
  from(place: Saying): Saying;
  to(place: Saying): Saying;
  /** Returns the words for what the game waits for instead. */
  waitingFor(thing: Saying): Saying;
  readonly figures: Readonly<Record<'left' | 'needed' | 'available' | 'room', (figure: number) => string>>;
}

type Id = string | number;
type Finder = (id: Id) => Saying | undefined;

const link = (to: SuccessorsLink & Link): Saying => linkTo(to);

/** Returns functions that find things by their ids, each kind in its table. */
function findersIn({
  players,
  spaces,
  provinces,
  generals,
  royals,
  fleets,
  independentArmies,
  cards,
  ...others
}: Names) {
  const within =
    <K extends Id>(table: Readonly<Record<K, string>>, tell: (id: K, text: string) => Saying): Finder =>
    (id) =>
      Object.hasOwn(table, id) ? tell(id as K, table[id as K]) : undefined;
  const { minorGeneral, funeralCart } = others.pieces;
  const nameless = within({ minor: minorGeneral.one, cart: funeralCart.one }, (_, text) => words(text));
  const unit: Finder = (id) =>
    Object.hasOwn(others.units, id) ? words(others.units[id as CombatUnit].one) : undefined;
  const either =
    (...finders: readonly Finder[]): Finder =>
    (id) => {
      for (const find of finders) {
        const found = find(id);
        if (found !== undefined) return found;
      }
      return undefined;
    };
  const player = within(players, (id, text) => link({ kind: 'player', id, text }));
  const space = within(spaces, (id, text) => link({ kind: 'space', id, text }));
  const general = either(
    within(generals, (id, text) => link({ kind: 'general', id, text })),
    nameless,
  );
  const royal = either(
    within(royals, (id, text) => link({ kind: 'royal', id, text })),
    nameless,
  );
  const army = within(independentArmies, (id, text) => link({ kind: 'independentArmy', id, text }));
  return {
    player,
    space,
    province: within(provinces, (id, text) => link({ kind: 'province', id, text })),
    general,
    royal,
    fleet: within(fleets, (id, text) => link({ kind: 'fleet', id, text })),
    army,
    card: within(cards, (id, text) => link({ kind: 'card', id, text: `${text} (${id})` })),
    unit,
    any: either(player, general, royal, army, unit, space),
  };
}

/** Returns how the details of a refusal are written with the names of a game. */
export function particularsOf(names: Names, about: AboutWords): ParticularWords<SuccessorsLink> {
  const find = findersIn(names);
  const put =
    (finder: Finder, say: (thing: Saying) => Saying): Finder =>
    (id) => {
      const thing = finder(id);
      return thing === undefined ? undefined : say(thing);
    };
  const figure = (name: keyof AboutWords['figures']) => (value: Id) =>
    typeof value === 'number' ? phrase<SuccessorsLink>`${about.figures[name](value)}` : undefined;
  return {
    card: find.card,
    general: find.general,
    commander: find.general,
    royal: find.royal,
    army: find.army,
    fleet: find.fleet,
    unit: find.unit,
    target: find.any,
    space: (id, { inside }) => (inside === true ? put(find.space, about.inside)(id) : find.space(id)),
    at: find.space,
    province: find.province,
    from: put(find.space, about.from),
    to: put(find.space, about.to),
    waitingFor: put(find.any, about.waitingFor),
    left: figure('left'),
    needed: figure('needed'),
    available: figure('available'),
    room: figure('room'),
  };
}
