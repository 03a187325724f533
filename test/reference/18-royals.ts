/** R 15.4.1, 18: who controls an Heir or the Funeral Cart as the pieces stand. */
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { boardOf, space } from './board.js';
import { count, hasGeneral, independentsAt, marches, piecesOf, playersOf, unitsAt, type Ward } from './pieces.js';

/**
 * R 4.4: a city is besieged by an Army that ends its movement before it, not by one that passes (ruling besieged-by-passing): one that
 * has come on this march, has not ended it, and has attempted no Siege. With CUs of its own that stood there it passes no more.
 */
function passes(state: GameState, player: PlayerId, at: SpaceId): boolean {
  const march = marches(state).at(-1);
  if (march?.player !== player || march.space !== at || march.inside || march.afloat) return false;
  const all = count(unitsAt(piecesOf(state), { player, space: at, inside: false }));
  const standing = all - count(march.group.units);
  return march.entered > 0 && !march.ended && !march.attempted.includes(at) && standing === 0;
}

/** R 8.5.1, 8.4.5 and ruling voyage-and-interception: off a port ships have not said yet whom they leave there until they sail on. */
const liesOff = (state: GameState, { space: at, controller }: Ward): boolean =>
  marches(state).some((march) => march.afloat && march.player === controller && march.space === at);

/** R 18.1, 18.6.1 and ruling keeping-royals. */
export function heirController(state: GameState, ward: Ward): PlayerId | null {
  const at = ward.space;
  const pieces = piecesOf(state);
  const marker = holder(state, at);
  const by = marker === undefined || marker === 'independent' ? null : marker;
  if (ward.carried || liesOff(state, ward)) return ward.controller;
  // R 18.1: inside a city they are its holder's.
  if (ward.inside) return by;
  const outside = (player: PlayerId): boolean => count(unitsAt(pieces, { player, space: at, inside: false })) > 0;
  // R 4.4, 18.1: outside a besieged city they are the besieger's; one before which its holder's CUs stand is not besieged.
  if (space(boardOf(state), at).kind === 'majorCity' && by !== null && !outside(by)) {
    const besieger = playersOf(state).find((player) => player !== by && outside(player) && !passes(state, player, at));
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
