/** R 17.2: fury after a King was wounded under the walls of a city, an optional rule. */
import type { Draft } from 'immer';
import { rouseFury } from '../deeds/sieges.js';
import type { ExposureFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { kingOf } from '../query/15-objectives.js';
import type { City } from '../table/ground.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';

/** The factor by which losses of the besieged are multiplied. */
const FURY = 2;

const kingOfSide = (situation: Situation, side: SideId): LeaderInfo | undefined => {
  const king = kingOf(situation);
  return king !== undefined && situation.sideOfLeader(king.code) === side ? king : undefined;
};

/**
 * Returns the factor for the losses of a city when a side attacks it. It applies to the side of the wounded King
 * (ruling C17.2).
 */
export const fury = (situation: Situation, { fact: { id } }: City, side: SideId): number =>
  situation.hated.includes(id) && kingOfSide(situation, side) !== undefined ? FURY : 1;

/** Records fury if the King was wounded in the attack. */
export function rememberFury(run: GameRun, city: City, attacker: SideId, { side, hurt }: Draft<ExposureFrame>): void {
  if (!plays(run.state, 'macedonianFury') || side !== attacker) return;
  const king = kingOfSide(run.state, side);
  if (king !== undefined && hurt.includes(king.id)) rouseFury(run, city, king.id, 'R 17.2');
}
