/** R 9.8: fleets at sea come ashore for supply. */
import { NO_PIECE } from '../../core/board/index.js';
import type { BringAshore } from '../action/supply.js';
import { moveLeader } from '../deeds/leaders.js';
import { holdHex } from '../deeds/movement.js';
import { loseUnits } from '../deeds/casualties.js';
import { moveUnit } from '../deeds/units.js';
import { landingsFrom, type Landing } from '../query/landing.js';
import { leadersAt, unitsAt } from '../query/presence.js';
import { isSuppliedIn } from '../query/supply.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { NOBODY, type Situation } from '../table/situation.js';
import type { SeaCode } from '../geometry/ground.js';
import type { GameRun } from '../types.js';
import type { HexId, LeaderId, PlayerId, UnitId } from '../vocabulary.js';

/** Fleets that are at sea together, with their cargo: under one leader, or a single fleet (R 16.2.2). */
interface SeaStack {
  readonly id: UnitId | LeaderId;
  readonly sea: SeaCode;
  readonly leaders: readonly LeaderInfo[];
  readonly units: readonly UnitInfo[];
  /** Whether they have a leader. */
  readonly isLed: boolean;
}

/** Returns the stacks of a player at sea, by sea area: those with leaders first, then single fleets. */
function stacksAtSea(situation: Situation, player: PlayerId): readonly SeaStack[] {
  const { ground, places } = situation;
  return ground.map.seas.flatMap((_, sea): readonly SeaStack[] => {
    const place = places.firstSea + sea;
    if (situation.firstUnitAt(place) === NO_PIECE) return [];
    const units = unitsAt(situation, place, { player });
    const leaders = leadersAt(situation, place, { player });
    const leads = leaders.filter((leader) => units.some(({ code }) => situation.leaderOver(code) === leader.code));
    const others = leaders.filter((leader) => !leads.includes(leader));
    const led = leads.map((leader, index) => ({
      id: leader.id,
      sea,
      // Leaders without a command go with the first stack (R 16.7.2).
      leaders: index === 0 ? [leader, ...others] : [leader],
      units: units.filter(({ code }) => situation.leaderOver(code) === leader.code),
      isLed: true,
    }));
    const lone = units
      .filter(({ code }) => situation.leaderOver(code) === NOBODY)
      .map((unit) => ({ id: unit.id, sea, leaders: [], units: [unit], isLed: false }));
    return [...led, ...lone];
  });
}

/** Returns where a stack can come ashore. In Winter, when there is no foraging, it needs supply there (ruling Q56). */
function landingsOf(situation: Situation, player: PlayerId, { sea, isLed, units }: SeaStack): readonly Landing[] {
  const listed = landingsFrom(situation, sea, player, !isLed);
  if (situation.season !== situation.components.charts.supply.noForage) return listed;
  return listed.filter(({ hex, inside }) => inside || units.every(({ code }) => isSuppliedIn(situation, code, hex)));
}

/** Returns the next stack that can come ashore. */
const nextStack = (situation: Situation, player: PlayerId): SeaStack | undefined =>
  stacksAtSea(situation, player).find((stack) => landingsOf(situation, player, stack).length > 0);

/** Returns where the next stack at sea can come ashore (R 9.8). */
export function landings(situation: Situation, player: PlayerId): readonly BringAshore[] {
  const stack = nextStack(situation, player);
  if (stack === undefined) return [];
  return landingsOf(situation, player, stack).map(({ hex }) => ({
    type: 'bringAshore',
    player,
    stack: stack.id,
    hex: situation.places.ids[hex] as HexId,
  }));
}

/** Brings a stack ashore, where it ends its move. */
export function bringAshore(run: GameRun, { player, stack: id, hex }: BringAshore): void {
  const { state } = run;
  const stack = nextStack(state, player);
  const landing = stack && landingsOf(state, player, stack).find((each) => state.places.ids[each.hex] === hex);
  if (stack?.id !== id || landing === undefined) throw new RangeError(`${id} cannot be brought ashore at ${hex}`);
  for (const { code, isLand } of stack.units) {
    moveUnit(run, code, landing.hex, 'R 9.8', landing.inside);
    if (!isLand) state.setSeaOff(code, stack.sea);
  }
  for (const { code } of stack.leaders) moveLeader(run, code, landing.hex, 'R 9.8', { inside: landing.inside });
  holdHex(run, landing.hex, player);
}

/** Eliminates the fleets that remain at sea, with their cargo (R 9.8). */
export function loseStranded(run: GameRun, player: PlayerId): void {
  for (const { units } of stacksAtSea(run.state, player)) loseUnits(run, units, 'R 9.8');
}
