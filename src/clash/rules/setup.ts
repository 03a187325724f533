/** R S4, S5: the board before the first turn, and what is resolved before it begins. */
import { boardAtFirst } from '../../conquest/rules/03-setup.js';
import type { GameFrame } from '../frame/index.js';
import { componentsFor } from '../data/default.js';
import type { ClashComponents } from '../data/shape.js';
import type { GameOptions } from '../options.js';
import type { GameState } from '../state.js';
import { clashLaw } from './law.js';

/** R S4.4: the possessions that are disputed at Babylon, then Babylon itself. */
export const BABYLON = 'babylonia';
export const DISPUTED = ['roxane', 'body', null] as const;

/** Returns the frames with which a game begins. The last of the list is resolved first. */
function openingOf({ loyalties, choices, cup }: ClashComponents): readonly GameFrame[] {
  const turn: GameFrame = { kind: 'turn', begun: false, step: 0 };
  if (loyalties.length > 0)
    return [
      turn,
      { kind: 'possession', province: BABYLON, left: [...DISPUTED] },
      { kind: 'loyalty', left: loyalties.map(({ id }) => id) },
    ];
  const left = choices.map(({ id }) => id);
  return [
    turn,
    { kind: 'deployment', claim: null, left, units: [], leaders: [], baggage: [], walls: 0 },
    { kind: 'cup', left: [...cup] },
  ];
}

/** Returns a game about to begin. */
export const initialState = (options: GameOptions): GameState =>
  boardAtFirst<GameFrame, GameOptions>(options, clashLaw, openingOf(options.components ?? componentsFor(options)));
