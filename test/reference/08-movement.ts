/** R 8: what an Army on the march, or at sea, may do next. */
import type { MarchFrame, SeaMoveFrame } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { PathKind, PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { initiative } from './12-battle.js';
import { isBesieged, mayAttempt } from './13-siege.js';
import { AT_SEA, boardOf, isPort, ON_LAND, space, ways, type Way } from './board.js';
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

/** Returns whether an enemy Major General stands in the space without CUs (R 8.3.3). */
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
    // R 8.3.3: Generals without CUs go among enemy CUs with passage only, at their own risk; else they must find a place to stop (ruling
    // lone-general-at-bay).
    const barred = enemiesOutside(pieces, player, to);
    if (barred && !askable) continue;
    const landBeforeSea = travelled.landBeforeSea || !travelled.bySea;
    const there = { at: to, left, afloat: false, landBeforeSea, bySea: travelled.bySea, storm: false };
    if (barred || findsRest(state, march, there)) found.push({ to, passage: barred });
  }
  return found;
}

/** How Generals without CUs stand: where, with how many Movement Points, and what is still open to them (R 8.4.2). */
interface Wanderer {
  readonly at: SpaceId;
  readonly left: number;
  readonly afloat: boolean;
  readonly landBeforeSea: boolean;
  readonly bySea: boolean;
  /** Card 43: they must land in the first port. */
  readonly storm: boolean;
}

/**
 * Returns whether Generals without CUs can stop where they have come to, or further on: by land, over the sea if that
 * is still open to them, in their own city, or with CUs of theirs (R 8.3.3 and ruling lone-general-at-bay).
 */
function findsRest(state: GameState, march: MarchFrame, start: Wanderer): boolean {
  const { player } = march;
  const board = boardOf(state);
  const pieces = withoutMarch(state);
  const rests = (at: SpaceId): boolean => {
    if (!loneEnemyGeneral(pieces, player, at)) return true;
    const city = space(board, at).kind === 'majorCity' && holder(state, at) === player;
    return city || [true, false].some((inside) => joinable(state, { player, space: at, inside }));
  };
  const reaches = (one: Wanderer): boolean => {
    const { at, left, afloat, landBeforeSea, bySea, storm } = one;
    const barred = enemiesOutside(pieces, player, at);
    if (!barred && rests(at)) return true;
    // Whoever is let through goes on by land; from a ship nobody lands among enemies.
    if ((!afloat || !barred) && !(bySea && landBeforeSea))
      for (const { to, kind } of ways(board, at, ON_LAND)) {
        const rest = left - pathCost(kind, march.guides);
        if (rest < 0 || enemiesOutside(pieces, player, to)) continue;
        if (reaches({ ...one, at: to, left: rest, afloat: false, landBeforeSea: landBeforeSea || !bySea })) return true;
      }
    const embarks = !bySea && state.segment?.navalMoved !== true && isPort(board, at) && !barred;
    if ((afloat && !storm) || (!afloat && embarks))
      for (const { to, kind } of ways(board, at, AT_SEA)) {
        const rest = left - pathCost(kind, false);
        if (rest >= 0 && reaches({ ...one, at: to, left: rest, afloat: true, bySea: true })) return true;
      }
    return false;
  };
  return reaches(start);
}

/** Ruling lone-general-at-bay: CUs of his own, not moved in this Segment, that a General can take along. */
function joinable(state: GameState, zone: { player: PlayerId; space: SpaceId; inside: boolean }): boolean {
  const pieces = withoutMarch(state);
  const key = `${zone.player}:${zone.space}${zone.inside ? ':inside' : ''}`;
  return count(unitsAt(pieces, zone)) > count(state.moved.forces[key] ?? {});
}

/** Returns whether the group may embark where it stands (R 8.4.1, 8.4.2). */
export function mayEmbark(state: GameState, march: MarchFrame, travelled: Travelled): boolean {
  const { player, group } = march;
  if (march.afloat || cannotGo(march) || travelled.bySea || state.segment?.navalMoved === true) return false;
  if (!isPort(boardOf(state), march.space) || count(group.units) > 8) return false;
  if (leavesOwnerless(state, player, march.space)) return false;
  // Ruling back-past-a-granter
  if (march.passage.length > 0) return false;
  return ways(boardOf(state), march.space, AT_SEA).some((way) => maySail(state, march, way, travelled, false));
}

/** R 8.2; Generals without CUs go only where they find a place to land (ruling lone-general-at-bay). */
function maySail(state: GameState, march: MarchFrame, way: Way, travelled: Travelled, storm: boolean): boolean {
  const left = pointsLeft(march) - pathCost(way.kind, false);
  if (left < 0) return false;
  if (count(march.group.units) > 0) return true;
  const { landBeforeSea } = travelled;
  return findsRest(state, march, { at: way.to, left, afloat: true, landBeforeSea, bySea: true, storm });
}

/** R 8.4.2: the ports to which a group at sea may sail on. */
export function voyages(
  state: GameState,
  march: MarchFrame,
  sea: SeaMoveFrame,
  travelled: Travelled,
): readonly SpaceId[] {
  if (sea.storm && sea.route.length > 0) return [];
  if (cannotGo(march) || leavesOwnerless(state, march.player, march.space)) return [];
  return ways(boardOf(state), march.space, AT_SEA)
    .filter((way) => maySail(state, march, way, travelled, sea.storm))
    .map(({ to }) => to);
}

/** R 8.4.6, 13.2.6, 8.3.3: where a group at sea may land: outside, inside its own besieged city, or both. */
export function landings(state: GameState, march: MarchFrame, sea: SeaMoveFrame): readonly boolean[] {
  // Ruling voyage-and-interception: a port in which something is fetched or left is one on the way.
  if (sea.route.length === 0 || march.handled.length > 0) return [];
  const { player, space: at, group } = march;
  const pieces = piecesOf(state);
  const units = count(group.units);
  const found: boolean[] = [];
  // R 8.3.3: a General alone lands where he may stop, or from where a way by land leads there.
  const ashore = { at, left: pointsLeft(march), afloat: false, landBeforeSea: march.byLand, bySea: true, storm: false };
  if (units > 0 || (!enemiesOutside(pieces, player, at) && findsRest(state, march, ashore))) found.push(false);
  const room = 2 - count(unitsAt(pieces, { player, space: at, inside: true }));
  if (holder(state, at) === player && isBesieged(state, at) && units > 0 && units <= room) found.push(true);
  return found;
}

/** Returns whether the group may remove a player's marker where it stands (R 8.3.9, 4.28). */
export function mayRemoveMarker(state: GameState, march: MarchFrame): boolean {
  const { player, space: at, group } = march;
  const by = holder(state, at);
  if (by === undefined || by === player || by === 'independent' || march.afloat || march.inside) return false;
  if (space(boardOf(state), at).kind === 'majorCity') return false;
  return count(group.units) >= 3 && pointsLeft(march) >= 2 && !enemiesOutside(piecesOf(state), player, at);
}

/** Returns whether the group may attempt a Siege or Subjugation where it stands (R 8.3.10). */
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
