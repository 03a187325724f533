/** The worth of each space to a bot's player, and its distance. */
import { derived, keptByText } from '../../core/board/index.js';
import type { PlayerView } from '../state.js';
import * as query from '../questions.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** A number above that of the spaces of a board. */
const MOST_SPACES = 1_000;

const distancesOn = derived((_: query.Geometry) => keptByText<ReadonlyMap<SpaceId, number>>(MOST_SPACES));

/** Returns the distance by land from a space to every other, in Movement Points. */
export function landDistances(view: PlayerView, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const geometry = query.geometryOf(view);
  return distancesOn(geometry)(from, () => distancesFrom(geometry, from));
}

function distancesFrom({ landWays }: query.Geometry, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const distance = new Map<SpaceId, number>([[from, 0]]);
  const rings: SpaceId[][] = [[from]];
  for (let points = 0; points < rings.length; points++) {
    for (const space of rings[points] ?? []) {
      if (distance.get(space) !== points) continue;
      for (const { to, cost } of landWays.get(space) ?? []) {
        const reached = points + cost;
        if (reached >= (distance.get(to) ?? Infinity)) continue;
        distance.set(to, reached);
        (rings[reached] ??= []).push(to);
      }
    }
  }
  return distance;
}

/** Returns the bot's estimate of the strength of a player's CUs outside the city of a space. */
export function forceStrength(view: PlayerView, player: PlayerId, space: SpaceId): number {
  const { mercenary, loyal, royalArmy, silverShields, elephant, cavalry = 0 } = query.forceAt(view, player, space);
  return mercenary + 2 * (loyal + royalArmy) + 3 * silverShields + 1.6 * elephant + 2 * cavalry;
}

/** Returns the bot's estimate of the strength of all enemies outside in a space. */
export function hostileStrength(view: PlayerView, me: PlayerId, space: SpaceId): number {
  const players = query
    .enemiesOutside(view, me, space)
    .reduce((sum, other) => sum + forceStrength(view, other, space), 0);
  return players + 8 * query.independentArmiesAt(view, space).length;
}

/** Returns whether an attack on a player costs the status of Champion (R 17.2). */
export const costsStatus = (view: PlayerView, me: PlayerId, target: PlayerId): boolean =>
  view.champions.includes(me) && view.champions.includes(target) && view.usurper !== target;

/** Returns the progress that taking a space would mean, in Victory Points; 0 for the player's own spaces. */
export function spaceValue(view: PlayerView, me: PlayerId, space: SpaceId): number {
  const fact = query.spaceFact(view, space);
  const holder = query.controllerOf(view, space);
  if (fact.province === null || holder === me) return 0;
  const province = query.geometryOf(view).provinces.get(fact.province);
  const spaces = query.geometryOf(view).spacesOf.get(fact.province) ?? [];
  const mine = spaces.filter((each) => query.controllerOf(view, each) === me).length;
  const missing = Math.max(1, query.spacesNeeded(view, fact.province) - mine);
  const worth = (province?.victoryPoints ?? 0) / missing;
  const wanted = query.provinceController(view, fact.province) === me ? 0.1 : 1;
  return wanted * worth * ease(view, me, space) * (fact.kind === 'majorCity' ? 1.3 : 1);
}

/** Returns how easy a space is to take, from 0 to 1. */
function ease(view: PlayerView, me: PlayerId, space: SpaceId): number {
  const holder = query.controllerOf(view, space);
  const { kind } = query.spaceFact(view, space);
  if (holder === undefined) return 1;
  if (holder === 'independent') return kind === 'minorCity' ? 0.6 : 0.35;
  const status = costsStatus(view, me, holder) ? 0.35 : 1;
  return kind === 'majorCity' ? 0.6 * status : 0.85;
}
