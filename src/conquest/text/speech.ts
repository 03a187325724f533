/** What every language says alike: the things of a situation by their names, each a link. */
import { counted, linkTo, words, type Case, type Link } from '../../core/index.js';
import type { Post } from '../data/display.js';
import { bandNamed, peopleOf } from '../query/bands.js';
import { findUnit } from '../table/by-id.js';
import { rosterOf } from '../table/roster.js';
import type { BattleFrame, CasualtyFrame, RecoveryFrame } from '../frame/index.js';
import type { FamilyTypes } from '../types.js';
import type {
  BaggageId,
  CityId,
  ForceName,
  LeaderId,
  Nation,
  ObjectiveId,
  PieceId,
  PlaceId,
  ProvinceId,
  RollPurpose,
  SeaZoneId,
  SideId,
  UnitId,
} from '../vocabulary.js';
import { componentsOf, namesOf, type Shipped } from './named.js';
import type { FamilyNames, Piece, Vocabulary } from './names.js';
import type { ConquestLink, Saying } from './things.js';

/** A whole state, or a view of it, of whichever game of the family. */
export type Shown = FamilyTypes['shown'];

/** A link by its name. */
const link = (to: ConquestLink & Link): Saying => linkTo(to);

/** What a table calls something; what it does not know keeps its id. */
const called = (table: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(table, id) ? (table[id] ?? id) : id;

/** Who a force is: a side, a nation that keeps apart, or a group of raiders by its number (R 6.3, 14.3). */
export type Force =
  | { readonly kind: 'side'; readonly side: SideId }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'band'; readonly nation: Nation; readonly band: number };

const isSide = ({ sides }: FamilyNames, name: ForceName): name is SideId => Object.hasOwn(sides, name);

/** By these clauses units go from box to box; when they are set up leaders come by themselves, and within a box nobody goes far. */
const FROM_BOX_TO_BOX: ReadonlySet<string> = new Set(['R 10.8', 'R 10.9', 'R 10.18']);

/** How a language speaks of what is in a situation. */
export function speechOf(vocabulary: Vocabulary, shipped: Shipped, shown: Shown) {
  const components = componentsOf(shown, shipped);
  const names: FamilyNames = namesOf(vocabulary, shown, shipped);
  const roster = rosterOf(components);
  const isShipped = shown.options.components === undefined;
  const isCity = (place: PlaceId): boolean => Object.hasOwn(names.cities, place);
  /** What something is called in a sentence. */
  const spoken = (id: string, as: Case, table: Readonly<Record<string, string>>): string =>
    (isShipped ? vocabulary.spoken[id]?.[as] : undefined) ?? called(table, id);

  const province = (id: ProvinceId, as: Case = 'nominative'): Saying =>
    link({ kind: 'province', id, text: spoken(id, as, names.provinces) });
  const city = (id: CityId, as: Case = 'nominative'): Saying =>
    link({ kind: 'city', id, text: spoken(id, as, names.cities) });
  const seaZone = (id: SeaZoneId, as: Case = 'nominative'): Saying =>
    link({ kind: 'seaZone', id, text: spoken(id, as, names.seaZones) });
  const unit = (id: UnitId): Saying => link({ kind: 'unit', id, text: called(names.units, id) });
  const leader = (id: LeaderId, as: Case = 'nominative'): Saying =>
    link({ kind: 'leader', id, text: spoken(id, as, names.leaders) });
  const baggage = (id: BaggageId, as: Case = 'nominative'): Saying =>
    link({ kind: 'baggage', id, text: spoken(id, as, names.baggage) });
  return {
    shown,
    components,
    names,
    /** Without an article. */
    side: (id: SideId, text: string = names.sides[id]): Saying => link({ kind: 'player', id, text }),
    province,
    city,
    seaZone,
    unit,
    leader,
    baggage,
    objective: (id: ObjectiveId): Saying => link({ kind: 'objective', id, text: called(names.objectives, id) }),
    /** A box of an army on the Tactical Display, in these words. */
    box: ({ army, box }: Post, text: string): Saying => link({ kind: 'box', id: `${army}:${box}`, text }),
    isCity,
    /** Whether it is one of the trays beside the map. */
    isTray: (place: PlaceId): boolean => Object.hasOwn(names.trays, place),
    /** Whether somebody is on it, and not in it. */
    isIsland: (place: PlaceId): boolean => isShipped && vocabulary.islands?.includes(place) === true,
    /** Whether something is spoken of with an article, and in cases. */
    isDeclined: (id: string): boolean => isShipped && Object.hasOwn(vocabulary.spoken, id),
    isUnit: (id: PieceId): id is UnitId => Object.hasOwn(names.units, id),
    /** A province, a city or a sea zone; of what lies off the map, where. */
    place(id: PlaceId, as: Case = 'nominative'): Saying {
      if (isCity(id)) return city(id, as);
      if (Object.hasOwn(names.seaZones, id)) return seaZone(id, as);
      return Object.hasOwn(names.provinces, id) ? province(id, as) : words(called(names.trays, id));
    },
    /** A unit, a leader, or what armies take along. */
    piece(id: PieceId, as: Case = 'nominative'): Saying {
      if (Object.hasOwn(names.leaders, id)) return leader(id, as);
      return Object.hasOwn(names.baggage, id) ? baggage(id, as) : unit(id as UnitId);
    },
    /** Where a unit, a leader, or what armies take along is now; `undefined` for what is not in the box. */
    placeOf: (id: PieceId): PlaceId | undefined =>
      (shown.units[id as UnitId] ?? shown.leaders[id] ?? shown.baggage[id])?.at ??
      (roster.unitCodes.has(id as UnitId) ? 'pool' : undefined),
    /** How many steps a unit has left, and of how many; `undefined` for one that is whole. */
    wanting(id: UnitId): { readonly left: number; readonly full: number } | undefined {
      const [left, full] = [shown.units[id]?.steps, findUnit({ roster }, id)?.full];
      return left === undefined || full === undefined || left >= full ? undefined : { left, full };
    },
    /** Whether a unit has no step left but one. */
    isLastStep: (id: UnitId): boolean => shown.units[id]?.steps === 1,
    /** Who stands on the Tactical Display with a unit as one; `undefined`: nobody. */
    besides: (id: UnitId): UnitId | undefined =>
      shown.stack
        .find((frame): frame is BattleFrame => frame.kind === 'battle')
        ?.fighters.find((fighter) => fighter.unit === id)?.with ?? undefined,
    /** How many steps a unit has when nothing is lost. */
    fullOf: (id: UnitId): number => findUnit({ roster }, id)?.full ?? 0,
    /** Who a force is. */
    force(name: ForceName): Force {
      if (isSide(names, name)) return { kind: 'side', side: name };
      const band = bandNamed(name);
      if (band !== undefined) return { kind: 'band', nation: peopleOf({ components }, band) ?? 'barbarian', band };
      return { kind: 'nation', nation: name as Nation };
    },
    /** For whom a die is to fall, if it is for one leader: whether he recovers, or lives (R 10.16, 12.9). */
    leaderAtStake(purpose: RollPurpose): LeaderId | undefined {
      const kind = purpose === 'casualtyAgain' ? 'casualty' : purpose;
      const asking = shown.stack.findLast(
        (frame): frame is RecoveryFrame | CasualtyFrame =>
          frame.kind === kind && (frame.kind === 'recovery' || frame.kind === 'casualty'),
      );
      return asking?.kind === 'recovery' ? asking.left[0] : asking?.leader;
    },
    /** The leader who goes along with a unit from box to box (R 10.8, 10.9, 10.18); `undefined`: nobody. */
    leaderAlong({ unit: id, rule }: { readonly unit: UnitId; readonly rule: string }): LeaderId | undefined {
      const battle = shown.stack.find((frame): frame is BattleFrame => frame.kind === 'battle');
      return FROM_BOX_TO_BOX.has(rule) ? battle?.leaders.find((posted) => posted.unit === id)?.leader : undefined;
    },
    /** Who begins together by a choice of the set-up (R 3.3). */
    choice(id: string): { readonly leaders: readonly LeaderId[]; readonly units: number } {
      return {
        leaders: components.counters.leaders.filter(({ choice }) => choice === id).map((each) => each.id),
        units: roster.units.filter(({ batch }) => batch.choice === id).length,
      };
    },
    /** Units by their kinds, several of one kind by their number: `Royal Guard`, `6 × Persian cavalry`. */
    troops(ids: readonly UnitId[]): readonly Saying[] {
      const kindOf = (id: UnitId): string => findUnit({ roster }, id)?.kind.id ?? id;
      return [...new Set(ids.map(kindOf))].flatMap((kind) => {
        const [first, ...others] = ids.filter((id) => kindOf(id) === kind);
        if (first === undefined) return [];
        return [others.length === 0 ? unit(first) : words(`${others.length + 1} × ${called(names.kinds, kind)}`)];
      });
    },
    /** `2 walls`. */
    pieces: (count: number, piece: Piece): string => counted(count, names.pieces[piece]),
  };
}
export type Speech = ReturnType<typeof speechOf>;
