/**
 * The events that the chronicle summarizes: checks, assessments, storms, levies, foragers, losses, raids and levels.
 */
import type { LevelsAdjusted } from '../event/common.js';
import type { BasePlaced } from '../event/forces.js';
import type { GameEvent } from '../event/index.js';
import type { AreaRaided } from '../event/raid.js';
import type { RevoltChecked } from '../event/revolts.js';
import type { TributeAssessed } from '../event/assessment.js';
import type { GameState } from '../state.js';
import { newHeaps } from './heaps.js';
import type { Level, StoryWords } from './language.js';
import { deed, type Line } from './page.js';
import { PLAYERS, type AreaId, type PlayerId, type RegionId, type SeaId } from '../vocabulary.js';

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

/** Returns the raids of each player, by area (R 15.2). */
function newRaids() {
  let raids = new Map<PlayerId, Map<AreaId, number>>();
  return {
    add({ player, area }: AreaRaided): void {
      const areas = raids.get(player) ?? new Map<AreaId, number>();
      areas.set(area, (areas.get(area) ?? 0) + 1);
      raids.set(player, areas);
    },
    report(words: StoryWords): readonly Line[] {
      const lines = [...raids].map(([player, areas]) => deed(words.raids(player, areas), 'R 15.2'));
      raids = new Map();
      return lines;
    },
  };
}

/** Returns the changes of levels, each from what it was at the first change to what it is now (R 13). */
function newLevels() {
  let levels = new Map<RegionId, readonly [before: Level, now: Level]>();
  return {
    add({ region, before, now }: LevelsAdjusted): void {
      levels.set(region, [levels.get(region)?.[0] ?? before, now]);
    },
    forget(region: RegionId): void {
      levels.delete(region);
    },
    report(words: StoryWords): readonly Line[] {
      const changed = new Map(
        [...levels].filter(([, [was, now]]) => was.allegiance !== now.allegiance || was.militance !== now.militance),
      );
      levels = new Map();
      return changed.size === 0 ? [] : [deed(words.levels(changed), 'R 13')];
    },
  };
}

/** Returns the checks, assessments, storms and bases that are reported together. */
function newOccurrences() {
  let bases: readonly BasePlaced[] = [];
  let checks: readonly RevoltChecked[] = [];
  let assessments: readonly TributeAssessed[] = [];
  let storms: readonly SeaId[] = [];
  return {
    take(event: GameEvent): boolean {
      if (event.type === 'basePlaced') bases = [...bases, event];
      else if (event.type === 'revoltChecked' && !event.succeeds) checks = [...checks, event];
      // R 5.3.3: the limit of an inactive region is reported separately.
      else if (event.type === 'tributeAssessed' && event.rule !== 'R 5.3.3') assessments = [...assessments, event];
      else if (event.type === 'stormStruck' && event.fleets.length === 0) storms = [...storms, event.sea];
      else return false;
      return true;
    },
    report(words: StoryWords): readonly Line[] {
      const lines = [
        ...reportChecks(checks, words),
        ...reportAssessments(assessments, words),
        ...(storms.length === 0 ? [] : [deed(words.storms(storms), 'R C')]),
        ...reportBases(bases, words),
      ];
      bases = [];
      checks = [];
      assessments = [];
      storms = [];
      return lines;
    },
  };
}

/**
 * Returns a ledger. It collects events, and reports them together before other events or at the end of a part of the
 * season.
 */
export function newLedger() {
  const occurrences = newOccurrences();
  const heaps = newHeaps();
  const raids = newRaids();
  const levels = newLevels();
  return {
    /** Takes an event. Returns `false` if it is not one to summarize. */
    take(event: GameEvent, state: GameState): boolean {
      switch (event.type) {
        case 'areaRaided':
          raids.add(event);
          return true;
        case 'levelsAdjusted':
          levels.add(event);
          return true;
        default:
          return occurrences.take(event) || heaps.take(event, state);
      }
    },
    /** Returns the checks, assessments, events of units, and raids. They are reported before anything else. */
    reportUnits: (words: StoryWords): readonly Line[] => [
      ...occurrences.report(words),
      ...heaps.report(words),
      ...raids.report(words),
    ],
    /** Returns the changes of levels. They are reported at the end of a part of the season. */
    reportLevels: (words: StoryWords): readonly Line[] => levels.report(words),
    /** Forgets the levels of a region that has changed hands, which are reported with that. */
    forget: (region: RegionId): void => {
      levels.forget(region);
    },
  };
}
export type Ledger = ReturnType<typeof newLedger>;
