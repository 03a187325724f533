// R 4: the complete default board.
import type { Board } from '../shape.js';
import { paths } from './paths.js';
import { provinces } from './provinces.js';
import { spaces } from './spaces.js';

/**
 * The default board: what the rules attest, completed by a reconstruction (docs/data.md). It is not a copy of the
 * printed map.
 */
export const board: Board = { name: 'Diadochi reconstruction', provinces, spaces, paths };

export type { KnownPath } from './paths.js';
export type { KnownProvinceId } from './provinces.js';
export type { KnownSpaceId } from './spaces.js';
