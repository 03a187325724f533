/** Events of units that the chronicle reports together: built, mustered, sent home, supplied, foraging, lost. */
import type { RuleRef } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { GameState } from '../state.js';
import { byHome, playerOfUnitId } from './belonging.js';
import type { StoryWords } from './language.js';
import { deed, detail, type Line } from './page.js';
import type { AreaId, PlayerId, UnitId } from '../vocabulary.js';

/** Units of a player with the same event. */
interface Heap {
  readonly kind: 'built' | 'mustered' | 'sentHome' | 'supplied' | 'foraging' | 'lost';
  readonly player: PlayerId;
  readonly rule: RuleRef;
  readonly units: UnitId[];
  /** The areas in which they forage. */
  readonly areas: Set<AreaId>;
  /** The cost of their supply. */
  talents: number;
}

/** Heaps that are reported with their rule: units that a card brings, returns or eliminates are reported with it. */
const BY_RULE: ReadonlySet<Heap['kind']> = new Set(['mustered', 'sentHome', 'lost']);

/** Returns the report of a heap of units. */
function reportHeap({ kind, player, rule, units, areas, talents }: Heap, words: StoryWords): Line {
  switch (kind) {
    case 'built':
      return deed(words.builds(player, byHome(units)), rule);
    case 'mustered':
      // Units brought by a card are reported with it.
      return (rule === 'R C' ? detail : deed)(words.musters(player, byHome(units)), rule);
    case 'sentHome':
      return (rule === 'R C' ? detail : deed)(words.sendsHome(player, byHome(units)), rule);
    case 'supplied':
      return deed(words.supplies(player, units, talents), rule);
    case 'foraging':
      return deed(words.forages(player, units, [...areas]), 'R 9.7');
    case 'lost':
      // Losses by lack of supply are reported separately, other losses with their cause.
      return (rule.startsWith('R 9') ? deed : detail)(words.loses(player, byHome(units)), rule);
  }
}

/** Returns what an event adds to a heap, or `undefined` if nothing. */
function additionOf(event: GameEvent): Pick<Heap, 'kind' | 'units'> | undefined {
  switch (event.type) {
    case 'unitBuilt':
      return { kind: 'built', units: [event.unit] };
    case 'unitsSupplied':
      return { kind: 'supplied', units: [...event.units] };
    case 'unitForages':
      return { kind: 'foraging', units: [event.unit] };
    case 'unitEliminated':
      return { kind: 'lost', units: [event.unit] };
    case 'unitMoved':
      if (event.from === 'forcePool') return { kind: 'mustered', units: [event.unit] };
      return event.to === 'forcePool' ? { kind: 'sentHome', units: [event.unit] } : undefined;
    default:
      return undefined;
  }
}

/** Returns heaps of units with the same event, in the order in which they began. */
export function newHeaps() {
  let heaps: Heap[] = [];

  /** Returns the heap to which a unit belongs, and begins it if it is the first unit. */
  function heapFor(kind: Heap['kind'], player: PlayerId, rule: RuleRef): Heap {
    const isAlike = (heap: Heap): boolean =>
      heap.kind === kind && heap.player === player && (!BY_RULE.has(kind) || heap.rule === rule);
    const found = heaps.find(isAlike);
    if (found !== undefined) return found;
    const heap: Heap = { kind, player, rule, units: [], areas: new Set(), talents: 0 };
    heaps.push(heap);
    return heap;
  }

  return {
    /** Takes an event. Returns `false` if it adds nothing to a heap. */
    take(event: GameEvent, state: GameState): boolean {
      const addition = additionOf(event);
      if (addition === undefined) return false;
      const { kind, units } = addition;
      const [first] = units;
      if (first === undefined) return true;
      const heap = heapFor(kind, playerOfUnitId(state, first), event.rule);
      heap.units.push(...units);
      if (event.type === 'unitForages') heap.areas.add(event.area);
      if (event.type === 'unitsSupplied') heap.talents += event.talents;
      return true;
    },
    report(words: StoryWords): readonly Line[] {
      const lines = heaps.map((heap) => reportHeap(heap, words));
      heaps = [];
      return lines;
    },
  };
}
