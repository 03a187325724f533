/** R 4.3, 12.5: a player is to lose CUs: of his choice, by Attrition, or with a beaten side. */
import type { AttritionFrame, Belligerent, DefeatFrame, LossesFrame } from '../frame/index.js';
import { hasCavalry } from '../query/cavalry.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Losses to be chosen by their owner; the rest of the frame has defaults: outside, of any kind, of all that stand there. */
export type LossesAsked = Pick<LossesFrame, 'player' | 'space' | 'left' | 'rule'> & Partial<LossesFrame>;
/** Attrition to be suffered, with the same defaults. */
export type AttritionAsked = Pick<AttritionFrame, 'player' | 'space' | 'rule'> & Partial<AttritionFrame>;

/** A player is about to lose CUs of his choice. */
export function pushLosses(run: GameRun, asked: LossesAsked): void {
  const { player, space, zones = ['outside'], left, elephantFirst = false, rule } = asked;
  const { among = null, within = null, marching = false } = asked;
  run.push({ kind: 'losses', player, space, zones, left, elephantFirst, among, within, marching, rule });
}

/** The same of an Army that has subjugated with its Elite Cavalry: the CU that this costs is one of these (R 13.3.1, 19.9.4). */
export function pushRidersLosses(run: GameRun, asked: LossesAsked): void {
  const march = run.frame('march');
  const rides = march !== undefined && hasCavalry(march.group.units);
  pushLosses(run, rides ? { ...asked, among: ['cavalry'], rule: 'R 19.9.4' } : asked);
}

/** CUs of a player are about to suffer Attrition (R 4.3); `passage`: on the way through an Independent Stronghold (R 4.3.1). */
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

/** A side is beaten in some zones of a space and about to suffer Battle Losses (R 12.5.1). */
export function pushDefeat(
  run: GameRun,
  player: PlayerId,
  space: SpaceId,
  zones: DefeatFrame['zones'],
  victor: Belligerent,
): void {
  run.push({ kind: 'defeat', player, space, zones, victor, stage: 'begin', holds: space });
}
