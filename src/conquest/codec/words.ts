/** The words of the game as codecs: all that could be written, or only those of the components of one game. */
import type * as t from 'io-ts';
import { oneOf, value } from '../../core/index.js';
import { conquestWords } from '../../words/conquest.js';
import type { ClosedWords } from '../../words/family.js';
import type { ChoiceId, Components } from '../data/shape.js';
import { bandNamed } from '../query/14-3-bands.js';
import { groundOf } from '../table/ground.js';
import { rosterOf } from '../table/roster.js';
import type {
  BaggageId,
  BaggageLoss,
  CityId,
  Ending,
  ForceName,
  LeaderId,
  Margin,
  MilestoneId,
  Phase,
  PieceId,
  PlaceId,
  ProvinceId,
  RollPurpose,
  SideId,
  UnitId,
} from '../vocabulary.js';
import { forceName, name, pieceName, unitName } from './names.js';

/** The ids to which the parts of a state can refer. */
export interface Words {
  readonly side: t.Type<SideId>;
  readonly province: t.Type<ProvinceId>;
  readonly city: t.Type<CityId>;
  /** The places of a piece: a province, a city or a tray. */
  readonly place: t.Type<PlaceId>;
  readonly unit: t.Type<UnitId>;
  readonly leader: t.Type<LeaderId>;
  readonly baggage: t.Type<BaggageId>;
  readonly piece: t.Type<PieceId>;
  readonly force: t.Type<ForceName>;
  readonly choice: t.Type<ChoiceId>;
  /** The closed words of the game, and the codecs of them. */
  readonly closed: ClosedWords;
  readonly phase: t.Type<Phase>;
  readonly rollPurpose: t.Type<RollPurpose>;
  readonly milestone: t.Type<MilestoneId>;
  readonly baggageLoss: t.Type<BaggageLoss>;
  readonly ending: t.Type<Ending>;
  readonly margin: t.Type<Margin>;
}

const closedWords = (closed: ClosedWords) => ({
  closed,
  phase: oneOf(closed.phases),
  rollPurpose: oneOf(closed.rollPurposes),
  milestone: oneOf(closed.milestones),
  baggageLoss: oneOf(closed.baggageLosses),
  ending: oneOf(closed.endings),
  margin: oneOf(closed.margins),
});

/** Returns the words of a game with these closed words, whatever its components. */
export const anyWordsOf = (closed: ClosedWords): Words => ({
  ...closedWords(closed),
  side: oneOf(closed.sides),
  province: name,
  city: name,
  place: name,
  unit: unitName,
  leader: name,
  baggage: name,
  piece: pieceName,
  force: forceName,
  choice: name,
});

/** The words of any game of the base. */
export const baseWords: Words = /* @__PURE__ */ anyWordsOf(conquestWords);

/** Returns the codec of one of these names. Its fault does not list them, because there are too many. */
function among<A extends string>(what: string, ids: Iterable<A>): t.Type<A> {
  const known: ReadonlySet<unknown> = new Set(ids);
  return value(what, (u): u is A => known.has(u));
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Returns the words of a game with these components. */
export function wordsOf(components: Components, closed: ClosedWords): Words {
  const { map, counters, sides, choices } = components;
  const { unitCodes, leaderCodes, baggageCodes } = rosterOf(components);
  const forces = new Set<string>([...idsOf(sides), ...counters.apart]);
  return {
    ...closedWords(closed),
    side: oneOf(sides.map(({ id }) => id)),
    province: among('a province of the map', idsOf(map.provinces)),
    city: among('a city of the map', idsOf(map.cities)),
    place: among('a place of the map, or a tray', groundOf(components).places),
    unit: among('a unit of the counters', unitCodes.keys()),
    leader: among('a leader of the counters', leaderCodes.keys()),
    baggage: among('baggage of the counters', baggageCodes.keys()),
    piece: among('a piece of the counters', [...unitCodes.keys(), ...leaderCodes.keys(), ...baggageCodes.keys()]),
    force: value(
      'a force: a side, a nation that is apart, or a group of raiders such as band-3',
      (u): u is ForceName => typeof u === 'string' && (forces.has(u) || bandNamed(u) !== undefined),
    ),
    choice: among('a choice of the set-up', idsOf(choices)),
  };
}
