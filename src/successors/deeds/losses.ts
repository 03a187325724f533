/** Begins losses of CUs: by choice, by Attrition, or of a defeated side (R 4.3, 12.5). */
import type { AttritionFrame, Belligerent, DefeatFrame, LossesFrame } from '../frame/index.js';
import { hasCavalry } from '../query/cavalry.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Losses that their owner chooses. By default they are taken from CUs of any kind outside. */
export type LossesAsked = Pick<LossesFrame, 'player' | 'space' | 'left' | 'rule'> & Partial<LossesFrame>;
/** Attrition, with the same defaults. */
export type AttritionAsked = Pick<AttritionFrame, 'player' | 'space' | 'rule'> & Partial<AttritionFrame>;

/** Begins losses of a player's choice. */
export function pushLosses(run: GameRun, asked: LossesAsked): void {
  const { player, space, zones = ['outside'], left, elephantFirst = false, rule } = asked;
  const { among = null, within = null, marching = false } = asked;
  run.push({ kind: 'losses', player, space, zones, left, elephantFirst, among, within, marching, rule });
}

/**
 * Begins the losses of an Army that has subjugated with Elite Cavalry. The CU that this costs is one of them (R 13.3.1,
 * 19.9.4).
 */
export function pushCavalryLosses(run: GameRun, asked: LossesAsked): void {
  const march = run.frame('march');
  const rides = march !== undefined && hasCavalry(march.group.units);
  pushLosses(run, rides ? { ...asked, among: ['cavalry'], rule: 'R 19.9.4' } : asked);
}

/** Begins Attrition of a player's CUs (R 4.3). `passage`: on the way through an Independent Stronghold (R 4.3.1). */
export function pushAttrition(run: GameRun, asked: AttritionAsked): void {
  const { player, space, zones = ['outside'], passage = false, rule } = asked;
  const { among = null, within = null, marching = false, shift } = asked;
  const further = shift === undefined ? {} : { shift };
  run.push({
    kind: 'attrition',
    player,
    space,
    zones,
    passage,
    among,
    within,
    marching,
    rule,
    ...further,
    stage: 'roll',
  });
}

/** Begins the Battle Losses of a side that is defeated in some zones of a space (R 12.5.1). */
export function pushDefeat(
  run: GameRun,
  player: PlayerId,
  space: SpaceId,
  zones: DefeatFrame['zones'],
  victor: Belligerent,
): void {
  run.push({ kind: 'defeat', player, space, zones, victor, stage: 'begin', holds: space });
}
