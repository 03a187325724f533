/** Scenes for tests: who stands where on an empty board, and who offers battle to whom. */
import type { SideId } from '../../src/conquest/vocabulary.js';
import type { Action } from '../../src/xenophon/action.js';
import type { GameState } from '../../src/xenophon/state.js';
import { fighting } from './stages.js';
import { emptyBoard, play, started, type Changes } from './table.js';

/** All of them in one place. */
export const at = (ids: readonly string[], place: string) => Object.fromEntries(ids.map((id) => [id, { at: place }]));

/** Goes on with an empty board, on which there is what the changes say, until somebody must decide. */
export const scene = (changes: Changes): GameState => started(emptyBoard(changes)).state;

const enemyOf = (side: SideId): SideId => (side === 'rebel' ? 'royal' : 'rebel');

/** A side offers battle to the other. */
export const offer = (player: SideId, province: string) =>
  ({ type: 'offerBattle', player, province, force: player, against: enemyOf(player) }) as const;

/** A side, the first to move, has offered battle in a province, and then this was done. */
export const offered = (player: SideId, province: string, changes: Changes, ...then: readonly Action[]): GameState =>
  play(scene({ ...changes, stack: fighting([player, enemyOf(player)]) }), [offer(player, province), ...then]).state;
