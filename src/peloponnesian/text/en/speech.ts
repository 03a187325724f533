/** English phrases for pieces and places. */
import { joined, listed, numbered, phrase, words, type Piece as Part } from '../../../core/index.js';
import type { HeldCard } from '../../../core/hidden/index.js';
import type { Combatant } from '../../frame/combat.js';
import type { CardTarget } from '../../frame/cards.js';
import type { CardId, HexId, PieceId, PlaceId, RegionId } from '../../vocabulary.js';
import { areSeveral, speechOf, type Company, type Shown, type Speech } from '../speech.js';
import type { PeloponnesianLink, Saying } from '../things.js';
import { englishNames } from './names.js';

export const list = (items: readonly Part<PeloponnesianLink>[]): Saying => listed(items, 'and', 'nobody');

/** Returns the phrases for places, and for where pieces are, come from and go to. */
function placesIn(say: Speech) {
  /** Returns `Mantinea`, `W3132 (Argolid)`, `the Saronic Gulf`, `the Force Pool`. */
  function place(id: PlaceId): Saying {
    if (say.isHex(id)) return say.hex(id);
    return say.isSea(id) ? phrase`the ${say.sea(id)}` : words(say.tray(id));
  }

  /** Returns `at Mantinea`, `in W3132 (Argolid)`, `in the Saronic Gulf`. */
  const at = (id: PlaceId): Saying =>
    phrase`${say.isHex(id) && say.cityAt(id) !== undefined ? 'at' : 'in'} ${place(id)}`;

  /** Returns `from Mantinea`, `from the Sicily box`. */
  const from = (id: PlaceId): Saying => phrase`from ${place(id)}`;

  /** Returns a city by its name; a fort by its hex: `the fort in W2337 (Messenia)`. */
  const stronghold = (id: HexId): Saying =>
    say.cityAt(id) === undefined ? phrase`the fort in ${say.hex(id)}` : say.hex(id);

  return {
    place,
    at,
    from,
    stronghold,
    /** Returns the position of a piece: ` at Thebes`. */
    whereIs(id: PieceId): Saying {
      const where = say.whereabouts(id);
      return where === undefined ? words('') : phrase` ${at(where)}`;
    },
    /** Returns the origin of a piece: ` from Thebes`. */
    outOf(id: PieceId): Saying {
      const where = say.whereabouts(id);
      return where === undefined ? words('') : phrase` ${from(where)}`;
    },
    /**
     * Returns the destination, inside a city or fort or only its hex: `into Mantinea`, `into the fort in W2337
     * (Messenia)`, `to W3132 (Argolid)`.
     */
    to: (id: PlaceId, inside: boolean): Saying =>
      say.isHex(id) && inside ? phrase`into ${stronghold(id)}` : phrase`${say.isSea(id) ? 'into' : 'to'} ${place(id)}`,
    /** Returns the walls around a unit: `the walls of Argos`, `the fort in W2337 (Messenia)`. */
    wallsAround(id: PieceId): Saying {
      const where = say.whereabouts(id);
      if (where === undefined || !say.isHex(where)) return words('walls');
      return say.cityAt(where) === undefined ? stronghold(where) : phrase`the walls of ${say.hex(where)}`;
    },
    /** Returns a place in the genitive: ` of Argos`, ` of the fort in W2337 (Messenia)`. */
    of: (id: PlaceId): Saying => (say.isHex(id) ? phrase` of ${stronghold(id)}` : words('')),
    /** Returns `the Boeotia region`. */
    theRegion: (id: RegionId): Saying => phrase`the ${say.region(id)} region`,
  };
}

/** Returns the phrases for units and leaders, alone and in groups. */
function piecesIn(say: Speech) {
  /** Returns `Alcibiades with 3 hoplites and 1 fleet`, `2 hoplites`, `Agis`. */
  function company({ leaders, units }: Company): Saying {
    const troops = list(say.troops(units));
    if (leaders.length === 0) return troops;
    const led = list(leaders.map(say.leader));
    return units.length === 0 ? led : phrase`${led} with ${troops}`;
  }
  return {
    company,
    /** Returns the words after *with*: `Alcibiades, 3 hoplites and 1 fleet`. */
    force: ({ leaders, units }: Company): Saying => list([...leaders.map(say.leader), ...say.troops(units)]),
    combatant: (id: Combatant): Saying => (id === 'garrison' ? words('the garrison') : say.unit(id)),
  };
}

/** Returns the phrases for cards. */
function cardsIn(say: Speech) {
  /** Returns `card 47 “Gates opened by night” (Argos)`; a hidden card is `a card`. */
  const card = (id: HeldCard<CardId>): Saying => (id === 'hidden' ? words('a card') : say.card(id, 'card', ['“', '”']));

  return {
    card,
    /**
     * Returns the target of a card: ` on Samos`, ` against card 12 …`, ` with gifts of 4 talents`; empty without a
     * target.
     */
    aimed({ region, city, leader, against, on, gifts }: CardTarget): Saying {
      return joined([
        ...(region === undefined ? [] : [phrase` on ${say.region(region)}`]),
        ...(city === undefined ? [] : [phrase` on ${say.city(city)}`]),
        ...(leader === undefined ? [] : [phrase` on ${say.leader(leader)}`]),
        ...(on === undefined ? [] : [phrase` on ${say.player(on)}`]),
        ...(against === undefined ? [] : [phrase` against ${card(against)}`]),
        ...(gifts === undefined || gifts === 0 ? [] : [phrase` with gifts of ${say.pieces(gifts, 'talent')}`]),
      ]);
    },
  };
}

/** Returns the English phrases for the things in a situation. */
export function english(shown: Shown) {
  const say = speechOf(englishNames, shown);
  return {
    ...say,
    ...placesIn(say),
    ...piecesIn(say),
    ...cardsIn(say),
    /** Returns the verb that agrees with the number of a group. */
    does: (group: Company, one: string, many: string): string => (areSeveral(group) ? many : one),
    is: (count: number): string => numbered(count, 'is', 'are'),
  };
}
export type English = ReturnType<typeof english>;
