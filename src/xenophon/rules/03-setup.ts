/** R X3: the board before the first turn. All of it is prescribed, so the first turn begins at once. */
import { boardAtFirst } from '../../conquest/rules/03-setup.js';
import type { GameFrame } from '../frame/index.js';
import type { GameOptions } from '../options.js';
import type { GameState } from '../state.js';
import { xenophonLaw } from './law.js';

export const initialState = (options: GameOptions): GameState =>
  boardAtFirst<GameFrame, GameOptions>(options, xenophonLaw, [{ kind: 'turn', begun: false, step: 0 }]);
