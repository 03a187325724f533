/** R 15.4.1, 18: who controls an Heir or the Funeral Cart as the pieces stand. */
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { boardOf, space } from './board.js';
import { count, hasGeneral, independentsAt, piecesOf, playersOf, unitsAt, type Ward } from './pieces.js';

/** R 18.1, 18.6.1 and ruling keeping-royals. */
export function heirController(state: GameState, ward: Ward): PlayerId | null {
  const at = ward.space;
  const pieces = piecesOf(state);
  const marker = holder(state, at);
  const by = marker === undefined || marker === 'independent' ? null : marker;
  if (ward.carried) return ward.controller;
  // R 18.1: inside a city they are its holder's.
  if (ward.inside) return by;
  const outside = (player: PlayerId): boolean => count(unitsAt(pieces, { player, space: at, inside: false })) > 0;
  // R 4.4, 18.1: outside a besieged city they are the besieger's; one before which its holder's CUs stand is not besieged.
  if (space(boardOf(state), at).kind === 'majorCity' && by !== null && !outside(by)) {
    const besieger = playersOf(state).find((player) => player !== by && outside(player));
    if (besieger !== undefined) return besieger;
  }
  // R 18.6.1: a General who has the space to himself takes them.
  const present = (player: PlayerId): boolean =>
    [true, false].some((inside) => {
      const zone = { player, space: at, inside };
      return count(unitsAt(pieces, zone)) > 0 || hasGeneral(pieces, zone);
    });
  const leads = (player: PlayerId): boolean =>
    [true, false].some((inside) => hasGeneral(pieces, { player, space: at, inside }));
  const here = playersOf(state).filter(present);
  const alone = here.length === 1 && independentsAt(pieces, at).length === 0 ? here[0] : undefined;
  if (alone !== undefined && leads(alone)) return alone;
  // R 18.1: otherwise they stay with who has them, as long as he has a General or his marker there.
  const { controller } = ward;
  if (controller !== null && (by === controller || leads(controller))) return controller;
  return by;
}
