/** Emits the effects of special abilities, and records which of them are used up (R 19.2). */
import type { AbilityFigure, AbilityOccasion } from '../data/ability.js';
import { isFirstDie, type FirstDie } from '../query/abilities.js';
import { initiative, initiativeOf } from '../query/battle.js';
import type { GameRun } from '../types.js';
import {
  GENERALS,
  type Commander,
  type GeneralId,
  type IndependentArmyId,
  type PlayerId,
  type SpaceId,
} from '../vocabulary.js';
import { updateSegmentMemory } from './course.js';

/** A commander and the place where the ability counts. */
export interface AbleCommander {
  readonly player: PlayerId | 'independent';
  readonly commander: Commander | IndependentArmyId | null | undefined;
  readonly space: SpaceId;
}

const isGeneral = (commander: AbleCommander['commander']): commander is GeneralId =>
  GENERALS.some((general) => general === commander);

/** Emits an event if special abilities of a commander change a value. */
export function emitAbility(
  run: GameRun,
  { player, commander, space }: AbleCommander,
  changes: AbilityFigure,
  printed: number,
  counts: number,
): void {
  if (printed === counts || player === 'independent' || !isGeneral(commander)) return;
  run.emit({ type: 'abilityCounted', rule: 'R 19.2', player, general: commander, space, changes, printed, counts });
}

/** The first die of a Segment that an ability may improve, by the occasion of the roll. */
const FIRST_DIE = { intercepting: 'interceptionDie', avoiding: 'avoidingDie' } as const satisfies Partial<
  Record<AbilityOccasion, FirstDie>
>;

/**
 * Returns the Initiative Rating for a commander's die. Emits an event if an ability changes it, and uses up an ability
 * that improves only the first such die (R 10.2, 11.3, 19.2).
 */
export function initiativeForRoll(
  run: GameRun,
  { player, commander, space }: AbleCommander & { readonly commander: Commander },
  when: keyof typeof FIRST_DIE,
): number {
  const rating = initiative(run.state, commander, space, when);
  emitAbility(run, { player, commander, space }, 'initiative', initiativeOf(commander), rating);
  recordFirstDie(run, commander, FIRST_DIE[when]);
  return rating;
}

/** Records that a general has rolled a die, if an ability improves only the first one in a Segment. */
function recordFirstDie(run: GameRun, general: Commander, die: FirstDie): void {
  const { segment } = run.state;
  if (segment === null || !isFirstDie(run.state, general, die)) return;
  updateSegmentMemory(run, segment, { firstDice: [...(segment.firstDice ?? []), { general, die }] });
}
