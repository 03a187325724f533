/** R C: what oracles, festivals and unruly soldiers come to in the course of a season. */
import type { BattleFrame } from '../frame/combat.js';
import { placeNamed } from '../query/by-id.js';
import { effectsThat } from '../query/cards.js';
import { plunderersOf } from '../query/omens.js';
import { areEnemies, holderOfRegion, regionOfHex } from '../query/owners.js';
import { canPlunder, comradesOf } from '../query/plunder.js';
import { isHex } from '../table/places.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { endEffects } from './effects.js';
import { changeLevels } from './levels.js';
import { raid } from './raids.js';

/** R C, ruling R24: a battle is over: a bad oracle of its winner, and a good one of its loser, hold no longer; `null`: a city of nobody. */
export const fulfilOracles = (run: GameRun, winner: PlayerId | null, loser: PlayerId | null): void =>
  endEffects(run, (effect) => effect.does === 'oracle' && effect.player === (effect.morale < 0 ? winner : loser));

/** A battle begins in a region that holds a festival: its levels rise if enemies attack, and fall if its holder does. */
export function disturbFestival(run: GameRun, { at, attacker }: BattleFrame): void {
  const { state } = run;
  const place = placeNamed(state, at);
  const region = isHex(state.places, place) ? regionOfHex(state, place) : null;
  const holder = holderOfRegion(state, region);
  if (region === null || holder === null) return;
  const sign = areEnemies(holder, attacker.player) ? 1 : -1;
  for (const { regions, attacked } of effectsThat(state, 'festival'))
    if (regions.includes(region)) {
      const change = sign * attacked;
      changeLevels(run, region, { allegiance: change, militance: change }, 'festival', 'R C');
    }
}

/** R 15, ruling R60: soldiers of a player plunder the land around a leader, and send nothing home. */
export function plunderCountryside(run: GameRun, player: PlayerId): void {
  const { state } = run;
  for (const leader of plunderersOf(state, player))
    for (const unit of comradesOf(state, leader)) if (canPlunder(state, unit)) raid(run, unit, 'R C', false);
}
