/** R 15, 11.3.1 b: raiding, and pulling down walls. */
import { findUnit } from '../query/pieces.js';
import type { Action } from '../action/index.js';
import type { PullDownLongWalls, PullDownWalls } from '../action/raid.js';
import { refusal, type Refusal } from '../code/index.js';
import { destroyLongWalls, destroyWalls } from '../deeds/destruction.js';
import { plunderCountryside } from '../deeds/omens.js';
import { raid, tie } from '../deeds/raids.js';
import type { RaidingFrame } from '../frame/raid.js';
import { firstOfKinds } from '../query/alike.js';
import { isBarredInside } from '../query/movement.js';
import { commanderOf } from '../query/command.js';
import { hasWalls, isInUnfriendlyRegion, ownLongWalls, raiders, wreckers } from '../query/raids.js';
import { isTruce } from '../query/peace.js';
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { RAIDING, type Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { whyAlike } from './16-1-refusals.js';

/** Units without discipline plunder first (R C). */
export function openRaiding(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'raiding', player });
  plunderCountryside(run, player);
}

function choices(situation: Situation, { player }: RaidingFrame): readonly Action[] {
  const listed: Action[] = firstOfKinds(situation, raiders(situation, player)).map(({ id }): Action => ({
    type: 'raid',
    player,
    unit: id,
  }));
  for (const { code, id } of firstOfKinds(situation, wreckers(situation, player))) {
    const hex = situation.placeOfUnit(code);
    if (hasWalls(situation, hex)) listed.push({ type: 'pullDownWalls', player, unit: id });
    for (const walls of ownLongWalls(situation, hex, player))
      listed.push({ type: 'pullDownLongWalls', player, unit: id, walls });
  }
  return listed.length === 0 ? [] : [...listed, { type: 'endRaiding', player }];
}

export const raiding: RulesOf<'raiding'> = {
  rule: 'R 15.1',
  actor: (_, frame, list) => (list().length > 0 ? frame.player : undefined),
  actions: choices,
  refuse: refuseRaiding,
  apply(run, { player }, action) {
    const { state } = run;
    if (action.type === 'endRaiding') return run.finish();
    if (action.type !== 'raid' && action.type !== 'pullDownWalls' && action.type !== 'pullDownLongWalls') return;
    const unit = findUnit(state, action.unit);
    if (unit === undefined) throw new RangeError(`there is no ${action.unit}`);
    if (action.type === 'raid') return raid(run, unit, 'R 15.2');
    // R 11.3.1 b: it counts as raiding in combat, but Militance does not fall.
    tie(run, unit);
    if (action.type === 'pullDownWalls') destroyWalls(run, state.placeOfUnit(unit.code), player);
    else destroyLongWalls(run, action.walls, player, 'R 11.3.2');
  },
  advance: (run) => run.finish(),
};

function refuseRaiding(situation: Situation, { player }: RaidingFrame, action: Action): Refusal | undefined {
  if (action.type !== 'raid' && action.type !== 'pullDownWalls' && action.type !== 'pullDownLongWalls')
    return undefined;
  const params = { unit: action.unit };
  const unit = findUnit(situation, action.unit);
  if (unit === undefined) return refusal('unitUnknown', 'R 15.1', params);
  if (commanderOf(situation, unit.code) !== player) return refusal('notYours', 'R 15.1', params);
  if (!isHex(situation.places, situation.placeOfUnit(unit.code))) return refusal('notAshore', 'R 15.1', params);
  if (situation.unitIs(unit.code, RAIDING)) return refusal('raidsAlready', 'R 15.1', params);
  if (isBarredInside(situation, unit)) return refusal('cannotLeave', 'R 15.1', params);
  return action.type === 'raid' ? refuseRaid(situation, player, unit) : refuseWrecking(situation, player, unit, action);
}

function refuseRaid(situation: Situation, player: PlayerId, unit: UnitInfo): Refusal | undefined {
  if (!isInUnfriendlyRegion(situation, unit)) return refusal('friendlyRegion', 'R 15.2', { unit: unit.id });
  if (isTruce(situation)) return refusal('truce', 'ruling Q184', { unit: unit.id });
  return isFirst(situation, raiders(situation, player), unit) ? undefined : whyAlike(unit.id);
}

/** Returns why a unit cannot pull down walls (R 11.3.1 b, 11.3.2). */
function refuseWrecking(
  situation: Situation,
  player: PlayerId,
  unit: UnitInfo,
  action: PullDownWalls | PullDownLongWalls,
): Refusal | undefined {
  const params = { unit: unit.id };
  const hex = situation.placeOfUnit(unit.code);
  const inside = wreckers(situation, player);
  if (!inside.includes(unit)) return refusal('notInside', 'R 11.3.1', params);
  if (action.type === 'pullDownWalls' && !hasWalls(situation, hex)) return refusal('noWalls', 'R 11.3.1', params);
  if (action.type === 'pullDownLongWalls' && !ownLongWalls(situation, hex, player).includes(action.walls))
    return refusal('longWallsDivided', 'R 11.3.2', { ...params, walls: action.walls });
  return isFirst(situation, inside, unit) ? undefined : whyAlike(unit.id);
}

/** Returns whether a unit is the first of its kind in a list. */
const isFirst = (situation: Situation, units: readonly UnitInfo[], unit: UnitInfo): boolean =>
  firstOfKinds(situation, units).includes(unit);
