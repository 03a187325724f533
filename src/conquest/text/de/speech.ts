/** German phrases for sides, pieces, places and numbers. */
import { listed, phrase, phraseOf, words, type Case, type Piece as Part } from '../../../core/index.js';
import { components } from '../../data/default.js';
import type { Line, Post } from '../../data/display.js';
import type { Party } from '../../frame/index.js';
import type { BoxId, ForceName, LeaderId, PieceId, PlaceId, RollPurpose, SideId, UnitId } from '../../vocabulary.js';
import { companiesIn } from '../company.js';
import type { Shipped } from '../named.js';
import type { Vocabulary } from '../names.js';
import { speechOf, type Shown } from '../speech.js';
import type { ConquestLink, Saying } from '../things.js';
import { germanNames } from './names.js';
import { called } from '../calling.js';

const THE_MANY: Readonly<Record<Case, string>> = {
  nominative: 'die',
  genitive: 'der',
  dative: 'den',
  accusative: 'die',
};

/** The articles of one thing, and their contractions with *in*. */
const CONTRACTED = [
  ['dem ', 'im'],
  ['das ', 'ins'],
] as const;

/** Returns several people with their article: `die Unabhängigen`, who are called by an adjective; `den Persern`. */
const peopleIn = (many: string, as: Case): string =>
  many.endsWith('e') || (as === 'dative' && many.endsWith('r')) ? `${many}n` : many;

/** German phrases for being in a box of the Tactical Display, entering it and leaving it. */
type BoxWay = 'in' | 'into' | 'from';
type BoxWords = Readonly<Record<BoxWay, readonly [before: string, box: string]>>;

const BOXES: Readonly<Record<BoxId, BoxWords>> = {
  left: {
    in: ['auf dem', 'linken Flügel'],
    into: ['auf den', 'linken Flügel'],
    from: ['vom', 'linken Flügel'],
  },
  centre: { in: ['im', 'Zentrum'], into: ['ins', 'Zentrum'], from: ['aus dem', 'Zentrum'] },
  right: {
    in: ['auf dem', 'rechten Flügel'],
    into: ['auf den', 'rechten Flügel'],
    from: ['vom', 'rechten Flügel'],
  },
  leftOutflank: {
    in: ['in der', 'linken Umgehung'],
    into: ['in die', 'linke Umgehung'],
    from: ['aus der', 'linken Umgehung'],
  },
  rightOutflank: {
    in: ['in der', 'rechten Umgehung'],
    into: ['in die', 'rechte Umgehung'],
    from: ['aus der', 'rechten Umgehung'],
  },
  reserve: { in: ['in der', 'Reserve'], into: ['in die', 'Reserve'], from: ['aus der', 'Reserve'] },
  routed: { in: ['unter den', 'Fliehenden'], into: ['unter die', 'Fliehenden'], from: ['von den', 'Fliehenden'] },
};

export const list = (items: readonly Part<ConquestLink>[], nothing = 'niemand'): Saying =>
  listed(items, 'und', nothing);

/** Returns `in Syrien`; *in dem* becomes *im*, and *in das* becomes *ins*. */
function inside(place: Saying): Saying {
  const [first, ...others] = place.parts;
  const article = CONTRACTED.find(([long]) => first?.text.startsWith(long));
  if (first === undefined || article === undefined) return phrase`in ${place}`;
  const [long, short] = article;
  return phrase`${short} ${phraseOf([{ ...first, text: first.text.slice(long.length) }, ...others])}`;
}

/** Rolls for one leader, whose name follows. */
const FOR_ONE: Readonly<Partial<Record<RollPurpose, string>>> = {
  casualty: 'für das Leben',
  casualtyAgain: 'noch einmal für das Leben',
  recovery: 'für die Genesung',
};

/** Returns ` (1 von 2 Stufen)`. */
const stepsLeft = (left: number, full: number): string => ` (${left} von ${full} Stufen)`;

/** Returns German phrases for the places of pieces, and for where they come from and go to. */
function placesIn(say: ReturnType<typeof speechOf>) {
  const at = (place: PlaceId): Saying =>
    say.isIsland(place) ? phrase`auf ${say.place(place, 'dative')}` : inside(say.place(place, 'dative'));
  const from = (place: PlaceId): Saying => phrase`${say.isIsland(place) ? 'von' : 'aus'} ${say.place(place, 'dative')}`;
  return {
    /** `in Syrien`, `im Sogdischen Felsen`, `auf Kreta`. */
    at,
    /** `nach Syrien`, `in den Sogdischen Felsen`. */
    into: (place: PlaceId): Saying =>
      say.isDeclined(place) ? inside(say.place(place, 'accusative')) : phrase`nach ${say.place(place)}`,
    /** `aus Syrien`, `aus dem Sogdischen Felsen`, `von Kreta`. */
    from,
    /** `von Syrien`, `des Sogdischen Felsens`. */
    of: (place: PlaceId): Saying =>
      say.isDeclined(place) ? say.place(place, 'genitive') : phrase`von ${say.place(place)}`,
    /** Returns the place of a piece: ` in Ionien`. */
    whereIs(id: PieceId): Saying {
      const place = say.placeOf(id);
      return place === undefined ? words('') : phrase` ${at(place)}`;
    },
    /** Returns the place from which a piece comes: ` aus Sardes`. */
    outOf(id: PieceId): Saying {
      const place = say.placeOf(id);
      return place === undefined ? words('') : phrase` ${from(place)}`;
    },
  };
}

/** Returns `, zweite Linie`, where a box has two. */
const lineIn = ({ box }: Pick<Post, 'box'>, line: Line): string =>
  box === 'left' || box === 'centre' || box === 'right' ? `, ${line === 1 ? 'erste' : 'zweite'} Linie` : '';

/** Returns German phrases for sides, and for forces that are not all of a side's. */
function forcesIn(say: ReturnType<typeof speechOf>) {
  const { names } = say;
  /** Returns `die Perser`, `den Persern`. */
  const side = (id: SideId, as: Case = 'nominative'): Saying =>
    phrase`${THE_MANY[as]} ${say.side(id, peopleIn(called(names.sides, id), as))}`;

  return {
    side,
    /** Returns the name of a player in a question, without an article. */
    player: (id: SideId): Saying => say.side(id),
    /** Returns the name of a force: `die Perser`, `die Inder`, `die Araber der Schar 6`. */
    force(name: ForceName, as: Case = 'nominative'): Saying {
      const who = say.force(name);
      if (who.kind === 'side') return side(who.side, as);
      const people = peopleIn(names.peoples[who.nation], as);
      return words(`${THE_MANY[as]} ${people}${who.kind === 'band' ? ` der Schar ${who.band}` : ''}`);
    },
    /** Returns ` mit den Indern`, of a force that is not all of a side's. */
    apart(name: ForceName): string {
      const who = say.force(name);
      if (who.kind === 'side') return '';
      const people = peopleIn(names.peoples[who.nation], 'dative');
      return ` mit den ${people}${who.kind === 'band' ? ` der Schar ${who.band}` : ''}`;
    },
  };
}

/** Returns German phrases for units with the steps that they have left. */
function unitsIn(say: ReturnType<typeof speechOf>) {
  /**
   * Returns a unit with the steps that it has left, where it has lost any. Its name is in the nominative or accusative.
   */
  function unitAsIs(id: UnitId): Saying {
    const wanting = say.wanting(id);
    return phrase`${say.unit(id)}${wanting === undefined ? '' : stepsLeft(wanting.left, wanting.full)}`;
  }
  return {
    unitAsIs,
    /** Returns the same of a unit and its partner in a pair: `Persische Reiter 3 und Persische Reiter 4`. */
    pairAsIs: (id: UnitId): Saying => list([id, say.partnerOf(id)].flatMap((each) => (each ? [unitAsIs(each)] : []))),
    /** Returns the same of a unit, a leader, or what armies take along, in the accusative. */
    pieceAsIs: (id: PieceId): Saying => (say.isUnit(id) ? unitAsIs(id) : say.piece(id, 'accusative')),
    /** Returns the steps of a unit, if it can have several: `, 1 von 2 Stufen`. */
    stepsOf(id: UnitId, steps: number): string {
      const full = say.fullOf(id);
      return full > 1 ? `, ${steps} von ${full} Stufen` : '';
    },
  };
}

/** Returns German phrases for the boxes and lines of the Tactical Display. */
function displayIn(say: ReturnType<typeof speechOf>, side: ReturnType<typeof forcesIn>['side']) {
  const boxAs = (way: BoxWay, { army, box }: Post): Saying => {
    const [before, text] = BOXES[box][way];
    return phrase`${before} ${say.box({ army, box }, text)} ${side(army, 'genitive')}`;
  };
  return {
    /** Returns `im Zentrum der Perser`. */
    inBox: (post: Post): Saying => boxAs('in', post),
    /** Returns `ins Zentrum der Perser`. */
    intoBox: (post: Post): Saying => boxAs('into', post),
    /** Returns `aus dem Zentrum der Perser`. */
    fromBox: (post: Post): Saying => boxAs('from', post),
    line: lineIn,
  };
}

/**
 * Returns German phrases for the things in a situation, from the words of a game of the family and its default
 * components.
 */
export function german(shown: Shown, vocabulary: Vocabulary = germanNames, shipped: Shipped = components) {
  const say = speechOf(vocabulary, shipped, shown);
  const forces = forcesIn(say);
  const companies = companiesIn(say, { list, with: ' mit ', alone: ', allein', nobody: 'niemand' });

  return {
    ...say,
    ...companies,
    ...forces,
    ...placesIn(say),
    ...unitsIn(say),
    ...displayIn(say, forces.side),
    /** Returns the purpose of a roll: `für die Belagerung`, `für die Genesung von Perdikkas`. */
    rolledFor(purpose: RollPurpose, leader: LeaderId | undefined): Saying {
      const what = FOR_ONE[purpose];
      return what === undefined || leader === undefined
        ? words(called(say.names.rolls, purpose))
        : phrase`${what} ${say.isDeclined(leader) ? say.leader(leader, 'genitive') : phrase`von ${say.leader(leader)}`}`;
    },
    /** Returns the pieces of one side in a fight: `Alexander mit 6 Einheiten`, `3 Einheiten der Perser`. */
    party({ force, leaders, units }: Party, as: Case = 'nominative'): Saying {
      const company = companies.company({ leaders, units: units.length }, as);
      return leaders.length === 0 ? phrase`${company} ${forces.force(force, 'genitive')}` : company;
    },
    /** Returns the pieces in a city, in the accusative: `Memnon mit 1 Einheit`, `die bloßen Mauern`. */
    garrisonOf: ({ leaders, units }: Party): Saying =>
      leaders.length + units.length === 0
        ? words('die bloßen Mauern')
        : companies.company({ leaders, units: units.length }, 'accusative'),
  };
}
export type German = ReturnType<typeof german>;
