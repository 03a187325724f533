/**
 * The events that the chronicle summarizes: checks, assessments, storms, levies, foragers, losses, raids and levels.
 */
import type { RuleRef } from '../../core/index.js';
import type { BasePlaced } from '../event/forces.js';
import type { GameEvent } from '../event/index.js';
import type { RevoltChecked } from '../event/revolts.js';
import type { TributeAssessed } from '../event/assessment.js';
import type { GameState } from '../state.js';
import { byHome, playerOfUnitId } from './belonging.js';
import type { Level, StoryWords } from './language.js';
import { deed, detail, type Line } from './page.js';
import { PLAYERS, type AreaId, type PlayerId, type RegionId, type SeaId, type UnitId } from '../vocabulary.js';

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

/** Returns where each player builds or places bases (R 7.6.3, 22.4.5). */
const reportBases = (bases: readonly BasePlaced[], words: StoryWords): readonly Line[] =>
  PLAYERS.flatMap((player) => {
    const own = bases.filter(({ by }) => by === player);
    const [first] = own;
    if (first === undefined) return [];
    return [
      deed(
        words.bases(
          player,
          own.map(({ hex }) => hex),
        ),
        first.rule,
      ),
    ];
  });

/** Returns the checks of each player without an effect: cities that stay loyal, and revolts that go on (R 6.1, 6.2). */
function reportChecks(checks: readonly RevoltChecked[], words: StoryWords): readonly Line[] {
  return PLAYERS.flatMap((player) => {
    const citiesOf = (voluntary: boolean) =>
      checks.filter((check) => check.player === player && check.voluntary === voluntary).map(({ city }) => city);
    const [loyal, restless] = [citiesOf(false), citiesOf(true)];
    return [
      ...(loyal.length === 0 ? [] : [deed(words.loyal(player, loyal), 'R 6.1')]),
      ...(restless.length === 0 ? [] : [deed(words.unruly(player, restless), 'R 6.2')]),
    ];
  });
}

/** Returns the new assessments of each player (R 5.3.1). */
const reportAssessments = (assessments: readonly TributeAssessed[], words: StoryWords): readonly Line[] =>
  PLAYERS.flatMap((player) => {
    const own = assessments.filter((each) => each.player === player);
    const [first] = own;
    return first === undefined ? [] : [deed(words.assesses(player, own), first.rule)];
  });

/**
 * Returns a ledger. It collects events, and reports them together before other events or at the end of a part of the
 * season.
 */
export function newLedger() {
  let heaps: Heap[] = [];
  let bases: readonly BasePlaced[] = [];
  let checks: readonly RevoltChecked[] = [];
  let assessments: readonly TributeAssessed[] = [];
  let storms: readonly SeaId[] = [];
  let raids = new Map<PlayerId, Map<AreaId, number>>();
  let levels = new Map<RegionId, readonly [before: Level, now: Level]>();

  function add({ kind, units }: Pick<Heap, 'kind' | 'units'>, event: GameEvent, state: GameState): void {
    const [first] = units;
    if (first === undefined) return;
    const player = playerOfUnitId(state, first);
    const isAlike = (heap: Heap): boolean =>
      heap.kind === kind && heap.player === player && (!BY_RULE.has(kind) || heap.rule === event.rule);
    let heap = heaps.find(isAlike);
    if (heap === undefined) {
      heap = { kind, player, rule: event.rule, units: [], areas: new Set(), talents: 0 };
      heaps.push(heap);
    }
    heap.units.push(...units);
    if (event.type === 'unitForages') heap.areas.add(event.area);
    if (event.type === 'unitsSupplied') heap.talents += event.talents;
  }

  return {
    /** Takes an event. Returns `false` if it is not one to summarize. */
    take(event: GameEvent, state: GameState): boolean {
      if (event.type === 'areaRaided') {
        const areas = raids.get(event.player) ?? new Map<AreaId, number>();
        areas.set(event.area, (areas.get(event.area) ?? 0) + 1);
        raids.set(event.player, areas);
        return true;
      }
      if (event.type === 'basePlaced') {
        bases = [...bases, event];
        return true;
      }
      if (event.type === 'revoltChecked' && !event.succeeds) {
        checks = [...checks, event];
        return true;
      }
      // R 5.3.3: the limit of an inactive region is reported separately.
      if (event.type === 'tributeAssessed' && event.rule !== 'R 5.3.3') {
        assessments = [...assessments, event];
        return true;
      }
      if (event.type === 'stormStruck' && event.fleets.length === 0) {
        storms = [...storms, event.sea];
        return true;
      }
      if (event.type === 'levelsAdjusted') {
        levels.set(event.region, [levels.get(event.region)?.[0] ?? event.before, event.now]);
        return true;
      }
      const addition = additionOf(event);
      if (addition === undefined) return false;
      add(addition, event, state);
      return true;
    },
    /** Returns the checks, assessments, events of units, and raids. They are reported before anything else. */
    reportUnits(words: StoryWords): readonly Line[] {
      const lines = [
        ...reportChecks(checks, words),
        ...reportAssessments(assessments, words),
        ...(storms.length === 0 ? [] : [deed(words.storms(storms), 'R C')]),
        ...reportBases(bases, words),
        ...heaps.map((heap) => reportHeap(heap, words)),
        ...[...raids].map(([player, areas]) => deed(words.raids(player, areas), 'R 15.2')),
      ];
      heaps = [];
      bases = [];
      checks = [];
      assessments = [];
      storms = [];
      raids = new Map();
      return lines;
    },
    /** Returns the changes of levels. They are reported at the end of a part of the season. */
    reportLevels(words: StoryWords): readonly Line[] {
      const changed = new Map(
        [...levels].filter(([, [was, now]]) => was.allegiance !== now.allegiance || was.militance !== now.militance),
      );
      levels = new Map();
      return changed.size === 0 ? [] : [deed(words.levels(changed), 'R 13')];
    },
    /** Forgets the levels of a region that has changed hands, which are reported with that. */
    forget(region: RegionId): void {
      levels.delete(region);
    },
  };
}
export type Ledger = ReturnType<typeof newLedger>;
