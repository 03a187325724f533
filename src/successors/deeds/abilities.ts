/** R 19.2: that a special ability counts is said, and what it favours once is remembered. */
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
import { rememberIn } from './course.js';

/** Who may have a special ability, and where he is. */
export interface AbleCommander {
  readonly player: PlayerId | 'independent';
  readonly commander: Commander | IndependentArmyId | null | undefined;
  readonly space: SpaceId;
}

const isGeneral = (commander: AbleCommander['commander']): commander is GeneralId =>
  GENERALS.some((general) => general === commander);

/** What a figure counts with the special abilities of a commander, where that is not what it counts without. */
export function sayAbility(
  run: GameRun,
  { player, commander, space }: AbleCommander,
  changes: AbilityFigure,
  printed: number,
  counts: number,
): void {
  if (printed === counts || player === 'independent' || !isGeneral(commander)) return;
  run.emit({ type: 'abilityCounted', rule: 'R 19.2', player, general: commander, space, changes, printed, counts });
}

/** The first die of a Segment that an ability may favour, by the occasion on which it is rolled. */
const FIRST_DIE = { intercepting: 'interceptionDie', avoiding: 'avoidingDie' } as const satisfies Partial<
  Record<AbilityOccasion, FirstDie>
>;

/** The Initiative Rating against which a commander's die has fallen: an ability that makes it what it is is told, and one that favours the first such die is used up (R 10.2, 11.3, 19.2). */
export function ratingRolledFor(
  run: GameRun,
  { player, commander, space }: AbleCommander & { readonly commander: Commander },
  when: keyof typeof FIRST_DIE,
): number {
  const rating = initiative(run.state, commander, space, when);
  sayAbility(run, { player, commander, space }, 'initiative', initiativeOf(commander), rating);
  rememberFirstDie(run, commander, FIRST_DIE[when]);
  return rating;
}

/** A general has rolled a die: if an ability of his favours the first of them in a Segment, that was it. */
function rememberFirstDie(run: GameRun, general: Commander, die: FirstDie): void {
  const { segment } = run.state;
  if (segment === null || !isFirstDie(run.state, general, die)) return;
  rememberIn(run, segment, { firstDice: [...(segment.firstDice ?? []), { general, die }] });
}
