/** R 11: the destruction of cities and fortifications. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { destroyCity, destroyLongWalls, destroyWalls } from '../deeds/destruction.js';
import type { SackFrame } from '../frame/siege.js';
import { cityIn } from '../query/owners.js';
import { hexNamed } from '../query/presence.js';
import { hasWalls, ownLongWalls } from '../query/raids.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';

/** Returns what the captor of a place may do with it, apart from keeping it (R 11.1.1, 11.3.1 a, 11.3.2). */
function destructions(situation: Situation, { player, at }: SackFrame): readonly Action[] {
  const hex = hexNamed(situation, at);
  const listed: Action[] = [];
  if (cityIn(situation, hex) !== undefined) listed.push({ type: 'destroyCity', player, hex: at });
  if (hasWalls(situation, hex)) listed.push({ type: 'destroyWalls', player, hex: at });
  for (const walls of ownLongWalls(situation, hex, player)) listed.push({ type: 'destroyLongWalls', player, walls });
  return listed;
}

function choices(situation: Situation, frame: SackFrame): readonly Action[] {
  const listed = destructions(situation, frame);
  return listed.length === 0 ? [] : [...listed, { type: 'keepPlace', player: frame.player, hex: frame.at }];
}

export const sack: RulesOf<'sack'> = {
  rule: 'R 11.1',
  actor: (_, frame, list) => (list().length > 0 ? frame.player : undefined),
  actions: choices,
  refuse: refuseSack,
  apply(run, { player, at }, action) {
    const hex = hexNamed(run.state, at);
    if (action.type === 'destroyLongWalls') return destroyLongWalls(run, action.walls, player, 'R 11.3.2');
    if (action.type === 'destroyCity') destroyCity(run, hex, player);
    if (action.type === 'destroyWalls') destroyWalls(run, hex, player);
    run.finish();
  },
  advance: (run) => run.finish(),
};

function refuseSack(situation: Situation, frame: SackFrame, action: Action): Refusal | undefined {
  const { player, at } = frame;
  const hex = hexNamed(situation, at);
  switch (action.type) {
    case 'destroyLongWalls':
      return ownLongWalls(situation, hex, player).includes(action.walls)
        ? undefined
        : refusal('longWallsDivided', 'R 11.3.2', { walls: action.walls });
    case 'destroyCity':
    case 'destroyWalls':
    case 'keepPlace':
      if (action.hex !== at) return refusal('otherPlace', 'R 11.1.1', { hex: action.hex, waitingFor: at });
      if (action.type === 'destroyWalls' && !hasWalls(situation, hex))
        return refusal('noWalls', 'R 11.3.1', { hex: at });
      if (action.type === 'destroyCity' && cityIn(situation, hex) === undefined)
        return refusal('noCity', 'R 11.1.1', { hex: at });
      return undefined;
    default:
      return undefined;
  }
}
