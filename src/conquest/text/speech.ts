/** The things of a situation by their names, as links. All languages use it. */
import { counted, words } from '../../core/index.js';
import type { Components } from '../data/shape.js';
import { bandNamed, peopleOf } from '../query/14-3-bands.js';
import { findUnit } from '../table/by-id.js';
import { rosterOf, type Roster } from '../table/roster.js';
import type { ForceName, LeaderId, Nation, SideId, UnitId } from '../vocabulary.js';
import { called, callingOf } from './calling.js';
import { componentsOf, namesOf, type Shipped } from './named.js';
import type { FamilyNames, Piece, Vocabulary } from './names.js';
import { noticedIn, type Shown } from './noticed.js';
import type { Saying } from './things.js';

export type { Shown } from './noticed.js';

/** A force by name: a side, a nation that acts apart, or a numbered group of raiders (R 6.3, 14.3). */
export type Force =
  | { readonly kind: 'side'; readonly side: SideId }
  | { readonly kind: 'nation'; readonly nation: Nation }
  | { readonly kind: 'band'; readonly nation: Nation; readonly band: number };

const isSide = ({ sides }: FamilyNames, name: ForceName): name is SideId => Object.hasOwn(sides, name);

/** Returns what a name of a force stands for. */
function forceNamed(components: Components, names: FamilyNames, name: ForceName): Force {
  if (isSide(names, name)) return { kind: 'side', side: name };
  const band = bandNamed(name);
  if (band !== undefined) return { kind: 'band', nation: peopleOf({ components }, band) ?? 'barbarian', band };
  return { kind: 'nation', nation: name as Nation };
}

/** A group of the set-up (R 3.3). */
export interface Choice {
  readonly leaders: readonly LeaderId[];
  readonly units: number;
}

const choiceNamed = ({ leaders, units }: Roster, choice: string): Choice => ({
  leaders: leaders.filter(({ fact }) => fact.choice === choice).map(({ id }) => id),
  units: units.filter(({ batch }) => batch.choice === choice).length,
});

/** Returns the functions that all languages need to name the things in a situation. */
export function speechOf(vocabulary: Vocabulary, shipped: Shipped, shown: Shown) {
  const components = componentsOf(shown, shipped);
  const names: FamilyNames = namesOf(vocabulary, shown, shipped);
  const roster = rosterOf(components);
  const calling = callingOf(vocabulary, names, shown.options.components === undefined);
  return {
    shown,
    components,
    names,
    ...calling,
    ...noticedIn(shown, roster),
    /** Returns what a name of a force stands for. */
    force: (name: ForceName): Force => forceNamed(components, names, name),
    /** A group of the set-up (R 3.3). */
    choice: (id: string): Choice => choiceNamed(roster, id),
    /** Returns whether a unit of the enemy serves a side that has recruited it (R 12.8). */
    isRecruit(id: UnitId, side: SideId): boolean {
      const kind = findUnit({ roster }, id)?.kind;
      return kind !== undefined && kind.side !== side && (kind.recruited === 'capitals' || kind.recruited === 'india');
    },
    /** Returns units by their kinds, several of one kind by their number: `Royal Guard`, `6 × Persian cavalry`. */
    troops(ids: readonly UnitId[]): readonly Saying[] {
      const kindOf = (id: UnitId): string => findUnit({ roster }, id)?.kind.id ?? id;
      return [...new Set(ids.map(kindOf))].flatMap((kind) => {
        const [first, ...others] = ids.filter((id) => kindOf(id) === kind);
        if (first === undefined) return [];
        return [
          others.length === 0 ? calling.unit(first) : words(`${others.length + 1} × ${called(names.kinds, kind)}`),
        ];
      });
    },
    /** `2 walls`. */
    pieces: (count: number, piece: Piece): string => counted(count, names.pieces[piece]),
  };
}
export type Speech = ReturnType<typeof speechOf>;
