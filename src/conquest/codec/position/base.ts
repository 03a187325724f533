/** The game that a position belongs to. */
import { keptByText } from '../../../core/board/index.js';
import type * as t from 'io-ts';
import { freezeJson, type Props } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import type { Edition, Setting } from '../edition.js';
import { settingOf } from '../state/index.js';
import { positionFields, positionOf } from './shape.js';

/** The game that a position belongs to, and how that begins. */
export interface Base {
  readonly setting: Setting;
  readonly state: GameState;
  readonly fields: Props<Position>;
  readonly whole: t.Type<Position>;
}

function baseWith(edition: Edition, options: GameState['options']): Base {
  const setting = settingOf(edition, options);
  const fields = positionFields(edition, setting.words);
  return { setting, state: freezeJson(edition.begin(options)), fields, whole: positionOf(fields) };
}

/** The maximum number of bases that are cached. */
const MOST_BASES = 64;

/** Returns the bases of the positions of a game. */
export function basesOf(edition: Edition): (options: GameState['options']) => Base {
  const bases = keptByText<Base>(MOST_BASES);
  return (options) => {
    // Components of one's own are too much to be kept, and to be written down for a look.
    if (options.components !== undefined) return baseWith(edition, options);
    return bases(JSON.stringify(options), () => baseWith(edition, options));
  };
}
