/** The particulars of a refusal as links. */
import { linkTo, phrase, type Link, type Locale, type ParticularWords } from '../../core/index.js';
import { REGIONS, PLAYERS, type HexId, type UnitId } from '../vocabulary.js';
import { findCard } from '../query/cards.js';
import { componentsOf, type PlayedWith } from './named.js';
import type { Vocabulary } from './names.js';
import { callingOf, typeOfPiece } from './speech.js';
import type { PeloponnesianLink, Saying } from './things.js';

type Id = string | number;

/** The player or chance for whom the game waits. */
const WAITING: Readonly<Record<Locale, (awaited: Saying) => Saying>> = {
  en: (awaited) => phrase`waiting for ${awaited}`,
  de: (awaited) => phrase`erwartet wird ${awaited}`,
};

/** The word for a card, and the quotation marks of its name. */
const CARD: Readonly<Record<Locale, readonly [word: string, quotes: readonly [string, string]]>> = {
  en: ['card', ['“', '”']],
  de: ['Karte', ['„', '“']],
};

/**
 * Returns a function that describes the particulars of a refusal with the names of a game. It leaves out what the game
 * does not know.
 */
export function particularsIn(
  vocabulary: Vocabulary,
  locale: Locale,
  game: PlayedWith,
): ParticularWords<PeloponnesianLink> {
  const say = callingOf(vocabulary, game);
  const { names } = say;
  const within =
    (table: Readonly<Record<string, string>>, tell: (id: string) => Saying) =>
    (id: Id): Saying | undefined =>
      Object.hasOwn(table, id) ? tell(String(id)) : undefined;
  const named = (to: PeloponnesianLink & Link): Saying => linkTo(to);

  const area = within(names.areas, say.area);
  const city = within(names.cities, say.city);
  const leader = within(names.leaders, say.leader);
  const sea = within(names.seas, (id) => named({ kind: 'sea', id, text: names.seas[id] ?? id }));
  function unit(id: Id): Saying | undefined {
    const [home = ''] = String(id).split('-');
    const isUnit = typeOfPiece(String(id)) !== undefined && Object.hasOwn(names.homes, home);
    return isUnit ? say.unit(id as UnitId) : undefined;
  }
  const piece = (id: Id): Saying | undefined => leader(id) ?? unit(id);
  const hex = (id: Id): Saying | undefined => (say.isHex(String(id)) ? say.hex(id as HexId) : undefined);
  const place = (id: Id): Saying | undefined => sea(id) ?? hex(id);
  function player(id: Id): Saying | undefined {
    const found = PLAYERS.find((each) => each === id);
    return found === undefined ? undefined : say.player(found);
  }
  function region(id: Id): Saying | undefined {
    const found = REGIONS.find((each) => each === id);
    return found === undefined ? undefined : say.region(found);
  }

  function card(id: Id): Saying | undefined {
    const found = findCard({ components: componentsOf(game) }, Number(id));
    return found === undefined ? undefined : say.card(found.id, ...CARD[locale]);
  }

  return {
    card,
    piece,
    unit,
    leader,
    attacker: piece,
    target: unit,
    stack: piece,
    city,
    region,
    area,
    sea,
    hex,
    at: place,
    to: (id) => place(id) ?? player(id),
    waitingFor: (id) => {
      const awaited = player(id) ?? hex(id);
      return awaited === undefined ? undefined : WAITING[locale](awaited);
    },
  };
}
