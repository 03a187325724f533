/** R S1.2, S5.6: alliances with Rhodes. */
import type { Draft } from 'immer';
import { takeCity } from '../../conquest/deeds/cities.js';
import { rollDice } from '../../conquest/deeds/dice.js';
import { moveLeader } from '../../conquest/deeds/leaders.js';
import { takeProvince } from '../../conquest/deeds/provinces.js';
import { raiseUnit } from '../../conquest/deeds/units.js';
import { isOnMap, leadersAt } from '../../conquest/query/06-1-presence.js';
import { isFalling } from '../../conquest/query/11-siege.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { UnitInfo } from '../../conquest/table/roster.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { RhodesFact } from '../data/shape.js';
import { sendHome } from '../deeds/fleets.js';
import type { GameEvent } from '../event/index.js';
import type { TalksFrame } from '../frame/index.js';
import { clashComponents } from '../query/components.js';
import { allyOfRhodes, cityNamed } from '../query/08-fleets.js';
import { negotiationResult, mayNegotiateWithRhodes, negotiationModifier } from '../query/05-6-rhodes.js';
import type { GameRun, RulesOf } from '../types.js';
import { NEUTRAL } from '../vocabulary.js';

/** Lets a side negotiate with Rhodes at the beginning of its movement, in Winter (R S5.6). */
export function openTalks(run: GameRun, side: SideId | null): void {
  if (side !== null && mayNegotiateWithRhodes(run.state, side)) run.push({ kind: 'talks', side, done: false });
}

/** Returns the units that the ally of Rhodes gets. */
const unitsFromRhodes = ({ state }: GameRun): readonly UnitInfo[] =>
  state.roster.units.filter(({ kind }) => kind.id === clashComponents(state).rhodes.gift);

/** Gives the island, its walls and its fleet to a side (ruling S5.8). */
function turnRhodes(run: GameRun, to: SideId): void {
  const { state } = run;
  const { province, fortress } = clashComponents(state).rhodes;
  const city = cityNamed(state, fortress);
  const walls = city === undefined ? 0 : state.wallsOf(city.number);
  if (city !== undefined && walls > 0) takeCity(run, city, to, walls, 'R S5.6');
  // Leaders of other sides leave the fortress (ruling S5.8).
  for (const { code } of city === undefined ? [] : leadersAt(state, city.code))
    if (state.sideOfLeader(code) !== to) moveLeader(run, code, provinceCode(state, province), 'ruling S5.8');
  takeProvince(run, provinceCode(state, province), to, 'R S5.6');
}

function answer(run: GameRun, frame: Draft<TalksFrame>, die: number): void {
  const { state } = run;
  const { side } = frame;
  const modifier = negotiationModifier(state, side);
  const result = negotiationResult(state, die + modifier);
  frame.done = true;
  run.emit({ type: 'rhodesAnswered', rule: 'R S5.6', side, die, modifier, result });
  if (result === 'noEffect') return;
  turnRhodes(run, result === 'alliance' ? side : NEUTRAL);
  if (result !== 'alliance') return;
  const at = provinceCode(state, clashComponents(state).rhodes.province);
  for (const unit of unitsFromRhodes(run)) {
    const { code, full } = unit;
    const isAway = isOnMap(state, state.placeOfUnit(code));
    if (isAway && state.sideOfUnit(code) === side) continue;
    // Units that serve another side come home first.
    if (isAway) sendHome(run, unit, 'R S5.6');
    raiseUnit(run, code, { at, side, steps: full }, 'R S1.2');
  }
}

export const talks: RulesOf<'talks'> = {
  rule: 'R S5.6',
  actor: (_, { side, done }) => (done ? undefined : side),
  actions: (_, { side: player }) => [
    { type: 'talkWithRhodes', player },
    { type: 'leaveRhodes', player },
  ],
  apply(run, frame, action) {
    if (action.type === 'talkWithRhodes') rollDice(run, 'diplomacy', 1, frame.side);
    else run.finish();
  },
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind === 'roll') answer(run, frame, child.values[0] ?? 1);
  },
};

/**
 * Returns whether an event says that the island or its fortress has changed hands, or that the fortress has lost a
 * wall.
 */
function concernsRhodes({ fortress, province }: RhodesFact, event: GameEvent): boolean {
  switch (event.type) {
    case 'provinceTaken':
      return event.province === province;
    case 'cityTaken':
    case 'wallLost':
      return event.city === fortress;
    default:
      return false;
  }
}

function anyConcernsRhodes(rhodes: RhodesFact, events: readonly GameEvent[], from: number): boolean {
  for (let at = from; at < events.length; at++) if (concernsRhodes(rhodes, events[at] as GameEvent)) return true;
  return false;
}

/**
 * Sends units from Rhodes home when their side is no longer its ally (R S1.2, S5.6). The alliance lasts until the
 * fortress has fallen (R 11.6).
 */
export function sendGiftsHome(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  const { rhodes } = clashComponents(state);
  if (!anyConcernsRhodes(rhodes, events, from)) return;
  const fortress = cityNamed(state, rhodes.fortress);
  if (fortress !== undefined && isFalling(state, fortress)) return;
  for (const unit of unitsFromRhodes(run))
    if (isOnMap(state, state.placeOfUnit(unit.code)) && state.sideOfUnit(unit.code) !== allyOfRhodes(state))
      sendHome(run, unit, 'R S5.6');
}
