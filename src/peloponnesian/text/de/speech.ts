/** German phrases for pieces and places. */
import { joined, listed, phrase, phraseOf, words, type Case, type Piece as Part } from '../../../core/index.js';
import type { HeldCard } from '../../../core/hidden/index.js';
import type { CardTarget } from '../../frame/cards.js';
import type { Combatant } from '../../frame/combat.js';
import {
  TRAYS,
  type CardId,
  type HexId,
  type LeaderId,
  type PieceId,
  type PlaceId,
  type RegionId,
  type SeaId,
  type Tray,
  type UnitId,
} from '../../vocabulary.js';
import { areSeveral, speechOf, typeOfPiece, type Company, type Shown, type Speech } from '../speech.js';
import type { PeloponnesianLink, Saying } from '../things.js';
import { germanNames } from './names.js';

/** The relation to a place: position, destination or origin. */
type Way = 'in' | 'into' | 'from';

const IN_TRAYS: Readonly<Record<Tray, Readonly<Record<Way, string>>>> = {
  forcePool: { in: 'im Truppenvorrat', into: 'in den Truppenvorrat', from: 'aus dem Truppenvorrat' },
  buildPool: { in: 'im Bauvorrat', into: 'in den Bauvorrat', from: 'aus dem Bauvorrat' },
  leaderPool: { in: 'im Anführervorrat', into: 'in den Anführervorrat', from: 'aus dem Anführervorrat' },
  inSicily: { in: 'auf Sizilien', into: 'nach Sizilien', from: 'von Sizilien' },
  leavingSicily: { in: 'vor Sizilien', into: 'vor Sizilien', from: 'von Sizilien' },
  gone: { in: 'außerhalb des Spiels', into: 'aus dem Spiel', from: 'von außerhalb des Spiels' },
};
const isTray = (id: PlaceId): id is Tray => TRAYS.some((tray) => tray === id);

const FORT: Readonly<Record<Case, string>> = {
  nominative: 'das Fort',
  genitive: 'des Forts',
  dative: 'dem Fort',
  accusative: 'das Fort',
};

/** Returns whether the name of a unit's type is a plural: `Hopliten`. */
const isMany = (unit: PieceId): boolean => ['hoplite', 'cavalry'].includes(typeOfPiece(unit) ?? '');

export const list = (items: readonly Part<PeloponnesianLink>[]): Saying => listed(items, 'und', 'niemand');

/** Returns `im Saronischen Golf`: *in dem* becomes *im*, and *in das* becomes *ins*. */
function inside(place: Saying, article = 'dem ', contracted = 'im'): Saying {
  const [first, ...others] = place.parts;
  if (first?.text.startsWith(article) !== true) return phrase`in ${place}`;
  return phrase`${contracted} ${phraseOf([{ ...first, text: first.text.slice(article.length) }, ...others])}`;
}

/** Returns the German phrases for pieces. */
function piecesIn(say: Speech) {
  /** Returns `Böotische Hopliten 2 (Moral 5)`, `Böotischen Hopliten 2 (Moral 5)`. */
  function unit(id: UnitId, as: 'nominative' | 'dative' = 'nominative'): Saying {
    if (as === 'nominative') return say.unit(id);
    const ending = isMany(id) ? 'n' : 'r';
    return say.unit(id, (home, type) => {
      const inDative = type.replace(/reiter$/i, '$&n').replace(/^leichte /, 'leichter ');
      return `${home.endsWith('e') ? home + ending : home} ${inDative}`;
    });
  }

  const piece = (id: PieceId, as: 'nominative' | 'dative' = 'nominative'): Saying =>
    typeOfPiece(id) === undefined ? say.leader(id) : unit(id as UnitId, as);

  const troops = (units: readonly UnitId[], as: 'nominative' | 'dative' = 'nominative'): Saying =>
    list(say.troops(units, (id) => unit(id, as)));

  /** Returns `Alkibiades mit 3 Hopliteneinheiten und 1 Flotte`, `2 Flotten`, `Agis`. */
  function company({ leaders, units }: Company, as: 'nominative' | 'dative' = 'nominative'): Saying {
    if (leaders.length === 0) return troops(units, as);
    const led = list(leaders.map((id: LeaderId) => say.leader(id)));
    return units.length === 0 ? led : phrase`${led} mit ${troops(units, 'dative')}`;
  }

  /** Returns the words after *mit*: `Alkibiades, 3 Hopliteneinheiten und 1 Flotte`. */
  const force = ({ leaders, units }: Company): Saying =>
    list([...leaders.map((id) => say.leader(id)), ...say.troops(units, (id) => unit(id, 'dative'))]);

  return {
    unit,
    piece,
    troops,
    company,
    force,
    /** Returns the verb that agrees with the number of a group. */
    does(group: Company, one: string, many: string): string {
      const [only] = group.units;
      const isPlural = group.leaders.length === 0 && group.units.length === 1 && only !== undefined && isMany(only);
      return isPlural || areSeveral(group) ? many : one;
    },
    /** Returns the verb that agrees with one unit. */
    unitDoes: (id: UnitId, one: string, many: string): string => (isMany(id) ? many : one),
    combatant: (id: Combatant): Saying => (id === 'garrison' ? words('die Garnison') : unit(id)),
    pieceDoes: (id: PieceId, one: string, many: string): string => (isMany(id) ? many : one),
    combatantDoes: (id: Combatant, one: string, many: string): string => (id !== 'garrison' && isMany(id) ? many : one),
  };
}

/** Returns the German phrases for places. */
function placesIn(say: Speech) {
  const stronghold = (id: HexId, as: Case = 'nominative'): Saying =>
    say.cityAt(id) === undefined ? phrase`${FORT[as]} in ${say.hex(id)}` : say.hex(id);

  /** Returns `bei Mantineia`, `in W3132 (Argolis)`, `im Saronischen Golf`. */
  function at(id: PlaceId): Saying {
    if (say.isHex(id)) return phrase`${say.cityAt(id) === undefined ? 'in' : 'bei'} ${say.hex(id)}`;
    return isTray(id) ? words(IN_TRAYS[id].in) : inside(say.sea(id, 'dative'));
  }

  /** Returns `von Mantineia`, `aus dem Saronischen Golf`. */
  function from(id: PlaceId): Saying {
    if (say.isHex(id)) return phrase`von ${say.hex(id)}`;
    return isTray(id) ? words(IN_TRAYS[id].from) : phrase`aus ${say.sea(id, 'dative')}`;
  }

  /** Returns `von Mantineia`, `des Forts in W2337 (Messenien)`. */
  const of = (id: HexId): Saying =>
    say.cityAt(id) === undefined ? stronghold(id, 'genitive') : phrase`von ${say.hex(id)}`;

  /** Returns `in den Saronischen Golf`, `ins Kretische Meer`. */
  const intoSea = (id: SeaId): Saying => inside(say.sea(id, 'accusative'), 'das ', 'ins');

  return {
    stronghold,
    at,
    from,
    of,
    intoSea,
    /** Returns the position of a piece: ` bei Theben`. */
    whereIs(id: PieceId): Saying {
      const where = say.whereabouts(id);
      return where === undefined ? words('') : phrase` ${at(where)}`;
    },
    /** Returns the origin of a piece: ` von Theben`, ` aus dem Saronischen Golf`. */
    outOf(id: PieceId): Saying {
      const where = say.whereabouts(id);
      return where === undefined ? words('') : phrase` ${from(where)}`;
    },
    /** A place without a preposition: a city, a hex, or a sea area. */
    place: (id: PlaceId): Saying => (say.isHex(id) ? say.hex(id) : say.sea(id)),
    /** Returns `nach Mantineia`, `vor Mantineia`, `ins Fort in W2337 (Messenien)`, `in den Saronischen Golf`. */
    to(id: PlaceId, inside: boolean): Saying {
      if (!say.isHex(id)) return isTray(id) ? words(IN_TRAYS[id].into) : intoSea(id);
      if (say.cityAt(id) !== undefined) return phrase`${inside ? 'nach' : 'vor'} ${say.hex(id)}`;
      return inside ? phrase`ins Fort in ${say.hex(id)}` : phrase`nach ${say.hex(id)}`;
    },
    /** Returns the walls around a unit: `die Mauern von Argos`, `das Fort in W2337 (Messenien)`. */
    wallsAround(id: PieceId): Saying {
      const where = say.whereabouts(id);
      if (where === undefined || !say.isHex(where)) return words('Mauern');
      return say.cityAt(where) === undefined
        ? stronghold(where, 'accusative')
        : phrase`die Mauern von ${say.hex(where)}`;
    },
    /** Returns a place in the genitive: ` von Argos`, ` des Forts in W2337 (Messenien)`. */
    ofPlace: (id: PlaceId): Saying => (say.isHex(id) ? phrase` ${of(id)}` : words('')),
  };
}

/** Returns the German phrases for the things in a situation. */
export function german(shown: Shown) {
  const say = speechOf(germanNames, shown);

  /** Returns `Karte 47 „Nachts geöffnete Tore“ (Argos)`; a hidden card is `eine Karte`. */
  const card = (id: HeldCard<CardId>): Saying =>
    id === 'hidden' ? words('eine Karte') : say.card(id, 'Karte', ['„', '“']);

  /**
   * Returns the target of a card: ` auf Samos`, ` gegen Karte 12 …`, ` mit Gaben von 4 Talenten`; empty without a
   * target.
   */
  function aimed({ region, city, leader, against, on, gifts }: CardTarget): Saying {
    const parts = [
      ...(region === undefined ? [] : [phrase` auf ${say.region(region)}`]),
      ...(city === undefined ? [] : [phrase` auf ${say.city(city)}`]),
      ...(leader === undefined ? [] : [phrase` auf ${say.leader(leader)}`]),
      ...(on === undefined ? [] : [phrase` auf ${say.player(on)}`]),
      ...(against === undefined ? [] : [phrase` gegen ${card(against)}`]),
      ...(gifts === undefined || gifts === 0
        ? []
        : [phrase` mit Gaben von ${gifts} ${gifts === 1 ? 'Talent' : 'Talenten'}`]),
    ];
    return joined(parts);
  }

  return {
    ...say,
    ...piecesIn(say),
    ...placesIn(say),
    card,
    aimed,
    /** `die Region Argolis`. */
    theRegion: (id: RegionId): Saying => phrase`die Region ${say.region(id)}`,
  };
}
export type German = ReturnType<typeof german>;
