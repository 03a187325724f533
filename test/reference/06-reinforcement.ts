/** R 6.4.1: what a player receives in the Reinforcement Phase. */
import type { GameState } from '../../src/successors/state.js';
import type { Units } from '../../src/successors/units.js';
import type { PlayerId } from '../../src/successors/vocabulary.js';
import { provinceHolder } from './04-control.js';
import { mostSeniorOf, victoryPoints } from './07-victory.js';
import { legitimacy } from './15-legitimacy.js';
import { NOBODY, playersOf, plus } from './pieces.js';

export function reinforcements(state: GameState, player: PlayerId): Units {
  const players = playersOf(state);
  let units = plus(state.dispersed[player] ?? NOBODY, { mercenary: 2 });
  if (provinceHolder(state, 'makedonia') === player) units = plus(units, { loyal: 1 });
  const mostLegitimate = Math.max(...players.map((one) => legitimacy(state, one)));
  const tied = players.filter((one) => legitimacy(state, one) === mostLegitimate);
  if (mostSeniorOf(state, tied) === player) units = plus(units, { loyal: 1 });
  const mostPoints = Math.max(...players.map((one) => victoryPoints(state, one)));
  const leading = players.filter((one) => victoryPoints(state, one) === mostPoints);
  if (leading.includes(player)) units = plus(units, { mercenary: leading.length === 1 ? 2 : 1 });
  // Card 26: a Mercenary in every Reinforcement Phase in which its holder controls Persis.
  if (state.popularSupport === player && provinceHolder(state, 'persis') === player)
    units = plus(units, { mercenary: 1 });
  return units;
}
