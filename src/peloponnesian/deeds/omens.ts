/** R C: effects of oracles, festivals and plunder during a season. */
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

/**
 * Ends a bad oracle of the winner of a battle, and a good one of its loser; `null` is a city without a player (R C,
 * ruling R24).
 */
export const fulfilOracles = (run: GameRun, winner: PlayerId | null, loser: PlayerId | null): void =>
  endEffects(run, (effect) => effect.does === 'oracle' && effect.player === (effect.morale < 0 ? winner : loser));

/** Applies a battle to the region of a festival: its levels rise if enemies attack, and fall if its holder does. */
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

/** Makes a player's units plunder the area of their leader, without talents for the treasury (R 15, ruling R60). */
export function plunderCountryside(run: GameRun, player: PlayerId): void {
  const { state } = run;
  for (const leader of plunderersOf(state, player))
    for (const unit of comradesOf(state, leader)) if (canPlunder(state, unit)) raid(run, unit, 'R C', false);
}
