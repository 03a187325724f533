/** English phrases for sides, pieces, places and numbers. */
import { listed, phrase, words, type Piece as Part } from '../../../core/index.js';
import { components } from '../../data/default.js';
import type { Line, Post } from '../../data/display.js';
import type { Party } from '../../frame/index.js';
import type { ForceName, LeaderId, PieceId, PlaceId, RollPurpose, SideId, UnitId } from '../../vocabulary.js';
import { companiesIn } from '../company.js';
import type { Shipped } from '../named.js';
import type { Vocabulary } from '../names.js';
import { speechOf, type Shown } from '../speech.js';
import type { ConquestLink, Saying } from '../things.js';
import { englishNames } from './names.js';
import { called } from '../calling.js';

export const list = (items: readonly Part<ConquestLink>[], nothing = 'nobody'): Saying => listed(items, 'and', nothing);

/** Of which side something is: `the Persian Centre`. */
export type Adjectives = Readonly<Partial<Record<SideId, string>>>;

const ADJECTIVES: Adjectives = { macedonian: 'Macedonian', persian: 'Persian' };

/** Rolls for one leader, whose name follows. */
const FOR_ONE: Readonly<Partial<Record<RollPurpose, string>>> = {
  casualty: 'for a casualty check of',
  casualtyAgain: 'for a second casualty check of',
  recovery: 'for the recovery of',
};

/** Returns ` (1 of 2 steps)`. */
const stepsLeft = (left: number, full: number): string => ` (${left} of ${full} steps)`;

type Speech = ReturnType<typeof speechOf>;

/** Returns English phrases for the places of pieces. */
function placesIn(say: Speech) {
  const at = (place: PlaceId): Saying => phrase`${say.isIsland(place) ? 'on' : 'in'} ${say.place(place)}`;
  return {
    /** `in Syria`, `in Tyre`, `on Crete`. */
    at,
    /** Returns the place of a piece: ` in Ionia`. */
    whereIs(id: PieceId): Saying {
      const place = say.placeOf(id);
      return place === undefined ? words('') : phrase` ${at(place)}`;
    },
    /** Returns the place from which a piece comes: ` from Sardis`. */
    outOf(id: PieceId): Saying {
      const place = say.placeOf(id);
      return place === undefined ? words('') : phrase` from ${say.place(place)}`;
    },
  };
}

/** Returns English phrases for the Tactical Display. */
const displayIn = (say: Speech, adjectives: Adjectives) => ({
  /** A box of an army on the Tactical Display: `the Persian Centre`. */
  box: (post: Post): Saying => phrase`the ${called(adjectives, post.army)} ${say.box(post, say.names.boxes[post.box])}`,
  /** `, second line`, where a box has two. */
  line: ({ box }: Pick<Post, 'box'>, line: Line): string =>
    box === 'left' || box === 'centre' || box === 'right' ? `, ${line === 1 ? 'first' : 'second'} line` : '',
});

/** Returns English phrases for sides, and for forces that are not all of a side's. */
function forcesIn(say: ReturnType<typeof speechOf>) {
  const { names } = say;
  /** Returns `the Macedonians`. */
  const side = (id: SideId): Saying => phrase`the ${say.side(id)}`;

  return {
    side,
    /** Returns a side, or nobody. */
    sideOrNobody: (id: SideId | null): Saying => (id === null ? words('nobody') : side(id)),
    /** Returns the name of a player in a question, without an article. */
    player: (id: SideId): Saying => say.side(id),
    /** Returns the name of a force: `the Persians`, `the Indians`, `the Arabs of group 6`. */
    force(name: ForceName): Saying {
      const who = say.force(name);
      if (who.kind === 'side') return side(who.side);
      return words(`the ${names.peoples[who.nation]}${who.kind === 'band' ? ` of group ${who.band}` : ''}`);
    },
    /** Returns ` with the Indians`, of a force that is not all of a side's. */
    apart(name: ForceName): string {
      const who = say.force(name);
      if (who.kind === 'side') return '';
      return ` with the ${names.peoples[who.nation]}${who.kind === 'band' ? ` of group ${who.band}` : ''}`;
    },
  };
}

/** Returns functions that name units with the steps that they have left. */
function unitsIn(say: ReturnType<typeof speechOf>) {
  /** Returns the name of a unit, followed by the steps it has left if it has lost any. */
  function unitAsIs(id: UnitId): Saying {
    const wanting = say.wanting(id);
    return phrase`${say.unit(id)}${wanting === undefined ? '' : stepsLeft(wanting.left, wanting.full)}`;
  }
  return {
    unitAsIs,
    /** Returns the names of a unit and its partner in a pair, each with the steps left: `Persian cavalry 3 and Persian cavalry 4`. */
    pairAsIs: (id: UnitId): Saying => list([id, say.partnerOf(id)].flatMap((each) => (each ? [unitAsIs(each)] : []))),
    /** Returns the name of a unit with the steps left, or the name of a leader or baggage. */
    pieceAsIs: (id: PieceId): Saying => (say.isUnit(id) ? unitAsIs(id) : say.piece(id)),
    /** Returns the steps of a unit, if it can have several: `, 1 of 2 steps`. */
    stepsOf(id: UnitId, steps: number): string {
      const full = say.fullOf(id);
      return full > 1 ? `, ${steps} of ${full} steps` : '';
    },
  };
}

/**
 * Returns English phrases for the things in a situation, from the words of a game of the family and its default
 * components.
 */
export function english(
  shown: Shown,
  vocabulary: Vocabulary = englishNames,
  shipped: Shipped = components,
  adjectives: Adjectives = ADJECTIVES,
) {
  const say = speechOf(vocabulary, shipped, shown);
  const forces = forcesIn(say);
  const companies = companiesIn(say, { list, with: ' with ', alone: ', alone', nobody: 'nobody' });

  return {
    ...say,
    ...companies,
    ...forces,
    ...placesIn(say),
    ...unitsIn(say),
    ...displayIn(say, adjectives),
    /** Returns the pieces of one side in a fight: `Alexander with 6 units`, `3 units of the Persians`. */
    party({ force, leaders, units }: Party): Saying {
      const company = companies.company({ leaders, units: units.length });
      return leaders.length === 0 ? phrase`${company} of ${forces.force(force)}` : company;
    },
    /** Returns the pieces in a city: `Memnon with 1 unit`, `its walls alone`. */
    garrisonOf: ({ leaders, units }: Party): Saying =>
      leaders.length + units.length === 0
        ? words('its walls alone')
        : companies.company({ leaders, units: units.length }),
    /** Returns the purpose of a roll: `for the siege`, `for the recovery of Perdiccas`. */
    rolledFor(purpose: RollPurpose, leader: LeaderId | undefined): Saying {
      const what = FOR_ONE[purpose];
      return what === undefined || leader === undefined
        ? words(called(say.names.rolls, purpose))
        : phrase`${what} ${say.leader(leader)}`;
    },
  };
}
export type English = ReturnType<typeof english>;
