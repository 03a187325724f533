/** R 8: what an Army on the march, or at sea, may do next. */
import type { MarchFrame, SeaMoveFrame } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { PathKind, PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { initiative } from './12-battle.js';
import { isBesieged, mayAttempt } from './13-siege.js';
import { AT_SEA, boardOf, isPort, ON_LAND, space, ways } from './board.js';
import { count, enemiesOutside, hasGeneral, piecesOf, playersOf, unitsAt, type Pieces } from './pieces.js';
import { allowance } from './tables.js';

/** What an activation has done so far, as its events tell (R 8.4.2). */
export interface Travelled {
  readonly landBeforeSea: boolean;
  readonly bySea: boolean;
}

/** R 8.2; card 51 makes Mountain paths as easy as Land paths. */
export const pathCost = (kind: PathKind, guides: boolean): number =>
  kind === 'land' || kind === 'sea' || (kind === 'mountain' && guides) ? 1 : 2;

/** R 8.1, 8.3.2: Movement Points that an activation has left. */
export function pointsLeft(march: MarchFrame): number {
  const given = march.die === null ? march.points : allowance(march.die, initiative(march.commander));
  return Math.max(0, given + march.bonus - march.spent);
}

/** What would stay behind: the pieces without those of the Army on the march. */
export const withoutMarch = (state: GameState): Pieces =>
  piecesOf({ ...state, stack: state.stack.filter(({ kind }) => kind !== 'march') });

/** R 3.3.1 and ruling leaving-with-an-owner: CUs that stay behind show whose they are. */
export function leavesOwnerless(state: GameState, player: PlayerId, at: SpaceId): boolean {
  const rest = withoutMarch(state);
  return [false, true].some((inside) => {
    const zone = { player, space: at, inside };
    return count(unitsAt(rest, zone)) > 0 && holder(state, at) !== player && !hasGeneral(rest, zone);
  });
}

/** R 18.6, 15.4.1: royals and the cart go with an Army only; R 3.1.2: no Minor General goes without CUs. */
export function cannotGo({ group }: MarchFrame): boolean {
  const units = count(group.units);
  const burdened = group.royals.length > 0 || group.cart;
  return units === 0 && (burdened || group.generals.length === 0);
}

/** R 8.3.3: whether an enemy Major General stands in the space without CUs. */
export function loneEnemyGeneral(pieces: Pieces, player: PlayerId, at: SpaceId): boolean {
  return pieces.leaders.some(
    (one) => one.player !== player && one.space === at && !one.inside && count(unitsAt(pieces, one)) === 0,
  );
}

/** R 8.3: the steps that an Army on the march may take by land. */
export function steps(
  state: GameState,
  march: MarchFrame,
  travelled: Travelled,
): readonly { readonly to: SpaceId; readonly passage: boolean }[] {
  const { player, group } = march;
  if (march.afloat || march.inside || cannotGo(march)) return [];
  if (travelled.bySea && travelled.landBeforeSea) return [];
  if (leavesOwnerless(state, player, march.space)) return [];
  const pieces = piecesOf(state);
  const found: { to: SpaceId; passage: boolean }[] = [];
  for (const { to, kind } of ways(boardOf(state), march.space, ON_LAND)) {
    const left = pointsLeft(march) - pathCost(kind, march.guides);
    if (left < 0) continue;
    const askable = playersOf(state).some(
      (other) => other !== player && count(unitsAt(pieces, { player: other, space: to, inside: false })) > 0,
    );
    if (count(group.units) > 0) {
      found.push({ to, passage: false });
      if (askable) found.push({ to, passage: true });
      continue;
    }
    // R 8.3.3: Generals without CUs go among enemy CUs with passage only, and must find a place to stop.
    const barred = enemiesOutside(pieces, player, to);
    if (barred && !askable) continue;
    if (findsRest(state, march, to, left, travelled)) found.push({ to, passage: barred });
  }
  return found;
}

/**
 * R 8.3.3 and ruling lone-general-at-bay: whether Generals without CUs can stop where they have come to, or further on: by land,
 * over the sea if that is still open to them, in their own city, or with CUs of theirs.
 */
function findsRest(state: GameState, march: MarchFrame, at: SpaceId, left: number, travelled: Travelled): boolean {
  const { player } = march;
  const pieces = withoutMarch(state);
  const sea = !travelled.bySea && state.segment?.navalMoved !== true;
  const rests = (here: SpaceId): boolean => {
    if (enemiesOutside(pieces, player, here)) return false;
    if (!loneEnemyGeneral(pieces, player, here)) return true;
    const city = space(boardOf(state), here).kind === 'majorCity' && holder(state, here) === player;
    const own = [true, false].some((inside) => joinable(state, { player, space: here, inside }));
    return city || own;
  };
  const reaches = (here: SpaceId, points: number, mayLand: boolean, afloat: boolean, sailed: boolean): boolean => {
    if (rests(here)) return true;
    if (points <= 0) return false;
    const board = boardOf(state);
    if (!afloat && mayLand)
      for (const { to, kind } of ways(board, here, ON_LAND)) {
        const rest = points - pathCost(kind, march.guides);
        if (rest < 0 || enemiesOutside(pieces, player, to)) continue;
        if (reaches(to, rest, mayLand, false, sailed)) return true;
      }
    if (afloat || (sea && !sailed && isPort(board, here) && !enemiesOutside(pieces, player, here)))
      for (const { to, kind } of ways(board, here, AT_SEA)) {
        const rest = points - pathCost(kind, march.guides);
        if (rest >= 0 && reaches(to, rest, false, true, true)) return true;
      }
    return false;
  };
  return reaches(at, left, true, false, travelled.bySea);
}

/** Ruling lone-general-at-bay: CUs of his own, not moved in this Segment, that a General can take along. */
function joinable(state: GameState, zone: { player: PlayerId; space: SpaceId; inside: boolean }): boolean {
  const pieces = withoutMarch(state);
  const key = `${zone.player}:${zone.space}${zone.inside ? ':inside' : ''}`;
  return count(unitsAt(pieces, zone)) > count(state.moved.forces[key] ?? {});
}

/** R 8.4.1, 8.4.2: whether the group may embark where it stands. */
export function mayEmbark(state: GameState, march: MarchFrame, travelled: Travelled): boolean {
  const { player, group } = march;
  if (march.afloat || cannotGo(march) || travelled.bySea || state.segment?.navalMoved === true) return false;
  if (!isPort(boardOf(state), march.space) || count(group.units) > 8) return false;
  if (leavesOwnerless(state, player, march.space)) return false;
  // Ruling back-past-a-granter
  if (march.passage.length > 0) return false;
  return ways(boardOf(state), march.space, AT_SEA).some(({ kind }) => pathCost(kind, false) <= pointsLeft(march));
}

/** R 8.4.2: the ports to which a group at sea may sail on. */
export function voyages(state: GameState, march: MarchFrame, sea: SeaMoveFrame): readonly SpaceId[] {
  if (sea.storm && sea.route.length > 0) return [];
  return ways(boardOf(state), march.space, AT_SEA)
    .filter(({ kind }) => pathCost(kind, false) <= pointsLeft(march))
    .map(({ to }) => to);
}

/** R 8.4.6, 13.2.6, 8.3.3: where a group at sea may land: outside, inside its own besieged city, or both. */
export function landings(state: GameState, march: MarchFrame, sea: SeaMoveFrame): readonly boolean[] {
  if (sea.route.length === 0) return [];
  const { player, space: at, group } = march;
  const pieces = piecesOf(state);
  const units = count(group.units);
  const found: boolean[] = [];
  if (units > 0 || !enemiesOutside(pieces, player, at)) found.push(false);
  const room = 2 - count(unitsAt(pieces, { player, space: at, inside: true }));
  if (holder(state, at) === player && isBesieged(state, at) && units > 0 && units <= room) found.push(true);
  return found;
}

/** R 8.3.9, 4.28: whether the group may remove a player's marker where it stands. */
export function mayRemoveMarker(state: GameState, march: MarchFrame): boolean {
  const { player, space: at, group } = march;
  const by = holder(state, at);
  if (by === undefined || by === player || by === 'independent' || march.afloat || march.inside) return false;
  if (space(boardOf(state), at).kind === 'majorCity') return false;
  return count(group.units) >= 3 && pointsLeft(march) >= 2 && !enemiesOutside(piecesOf(state), player, at);
}

/** R 8.3.10: whether the group may attempt a Siege or Subjugation where it stands. */
export const maySiege = (state: GameState, march: MarchFrame): boolean =>
  pointsLeft(march) >= 2 && mayAttempt(state, march.player, march.space, march.commander);

/** R 3.1.2: Minor Generals of a player in his supply: four, less those on the map. */
export const minorsInSupply = (state: GameState, player: PlayerId): number => {
  const onMap = piecesOf(state).minors.filter((one) => one.player === player);
  const afloat = state.stack.reduce(
    (sum, frame) => sum + (frame.kind === 'march' && frame.afloat && frame.player === player ? frame.group.minors : 0),
    0,
  );
  return 4 - afloat - onMap.reduce((sum, one) => sum + one.count, 0);
};
