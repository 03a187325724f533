/** R X8.2, X9: how the game is won, and what follows from the fall of the pretender. */
import { takeCity } from '../../conquest/deeds/cities.js';
import { endGame } from '../../conquest/deeds/end.js';
import { moveLeader } from '../../conquest/deeds/leaders.js';
import { remember } from '../../conquest/deeds/memory.js';
import { passMilestone } from '../../conquest/deeds/objectives.js';
import { changeSides, raiseUnit } from '../../conquest/deeds/units.js';
import { cityAt } from '../../conquest/query/06-1-presence.js';
import { isKilledOrCaptured } from '../../conquest/rules/event-queries.js';
import { leaderNamed, provinceCode } from '../../conquest/table/by-id.js';
import type { City, PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderInfo } from '../../conquest/table/roster.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { turnLeader } from '../deeds.js';
import type { GameEvent } from '../event.js';
import {
  areGreeksAt,
  desertedPlaces,
  deserters,
  desertingLeaders,
  greeksLeft,
  hasFallen,
  isDeserted,
  isUnderWay,
} from '../query/09-2-remnant.js';
import { tribesAside } from '../query/08-2-tribes.js';
import { decidedByHomecoming, decidedByPoints, pointsOf } from '../query/09-victory.js';
import type { GameRun } from '../types.js';
import { REBEL, ROYAL } from '../vocabulary.js';

export const victoryLaw: Pick<Law<Situation>, 'conqueror' | 'points' | 'decision'> = {
  /** R X9: no side wins by conquest. */
  conqueror: () => undefined,
  points: (situation) => pointsOf(situation, REBEL),
  /** R X9.2, X9.3. */
  decision: (situation) => (hasFallen(situation) ? decidedByHomecoming(situation) : decidedByPoints(situation)),
};

/** Returns the heads of sides that were killed or captured (ruling X9.1). */
const lostHeads = (run: GameRun, events: readonly GameEvent[]): readonly LeaderInfo[] =>
  events
    .filter(isKilledOrCaptured)
    .map(({ leader }) => leaderNamed(run.state, leader))
    .filter(({ fact: { king } }) => king !== undefined);

/**
 * Ends the game when the King has fallen (R X9.1, X9.2). When the pretender has fallen, counts the Greeks that are left
 * and places the tribes (R X8.2).
 */
export function settleLostHeads(run: GameRun, events: readonly GameEvent[], from: number): void {
  for (const { code } of lostHeads(run, events.slice(from))) {
    const { state } = run;
    if (state.ended !== null || hasFallen(state)) return;
    if (state.sideOfLeader(code) === ROYAL)
      return endGame(run, { how: 'kingLost', winners: [REBEL], margin: 'decisive', points: null }, 'R X9.1');
    passMilestone(run, 'pretenderFallen', 'R X9.2');
    const units = greeksLeft(state).map(({ id }) => id);
    remember(run, { remnant: units });
    run.emit({ type: 'remnantCounted', rule: 'R X9.2', units });
    for (const { code: tribe, kind, full } of tribesAside(state)) {
      if (kind.homeland === undefined) continue;
      const home = provinceCode(state, kind.homeland);
      raiseUnit(run, tribe, { at: home, side: ROYAL, steps: full }, 'R X8.2');
    }
  }
}

/** Ends the game when no counted unit is still on the way (R X9.2, ruling X9.2). */
export function endHomecoming(run: GameRun): void {
  const { state } = run;
  if (state.ended === null && hasFallen(state) && !isUnderWay(state))
    endGame(run, decidedByHomecoming(state), 'R X9.2');
}

/**
 * Returns where a deserting piece goes: from a city in which Greeks stay to the province around it; else it stays in
 * its place (ruling X9.3).
 */
const placeOutside = (situation: Situation, place: PlaceCode): PlaceCode =>
  (areGreeksAt(situation, place) ? cityAt(situation, place)?.provinces[0] : undefined) ?? place;

/**
 * Returns the cities that change sides with the deserters: those in which only deserters are, even a single leader
 * (ruling X9.3).
 */
function citiesOfDeserters(situation: Situation): readonly City[] {
  const deserted = desertedPlaces(situation);
  return situation.ground.cities.filter(
    ({ code, number }) =>
      situation.wallHolderOf(number) === REBEL && deserted.includes(code) && !areGreeksAt(situation, code),
  );
}

/** Gives all rebels except the Greeks to the King at the beginning of the next turn (R X9.2). */
export function desert(run: GameRun): void {
  const { state } = run;
  if (!hasFallen(state) || !isDeserted(state)) return;
  for (const city of citiesOfDeserters(state)) takeCity(run, city, ROYAL, state.wallsOf(city.number), 'R X9.2');
  for (const { code } of desertingLeaders(state)) {
    const at = state.placeOfLeader(code);
    const to = placeOutside(state, at);
    if (to !== at) moveLeader(run, code, to, 'R X9.2');
    turnLeader(run, code, ROYAL, 'R X9.2');
  }
  for (const { code } of deserters(state))
    changeSides(run, code, placeOutside(state, state.placeOfUnit(code)), ROYAL, 'R X9.2');
}
