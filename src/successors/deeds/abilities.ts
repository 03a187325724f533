/** R 19.2: that a special ability counts is said, and what it favours once is remembered. */
import type { AbilityFigure } from '../data/ability.js';
import { isFirstDie, type FirstDie } from '../query/abilities.js';
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

/** A general has rolled a die: if an ability of his favours the first of them in a Segment, that was it. */
export function rememberFirstDie(run: GameRun, general: Commander, die: FirstDie): void {
  const { segment } = run.state;
  if (segment === null || !isFirstDie(run.state, general, die)) return;
  rememberIn(run, segment, { firstDice: [...(segment.firstDice ?? []), { general, die }] });
}
