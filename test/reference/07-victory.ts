/** R 7.3, 7.4: Victory Points, and how ties are broken. */
import { fleets } from '../../src/successors/data/fleets.js';
import type { GameState } from '../../src/successors/state.js';
import type { FleetId, PlayerId } from '../../src/successors/vocabulary.js';
import { holder, provinceHolder } from './04-control.js';
import { boardOf } from './board.js';
import { fleetsOf, marches, NOBODY, piecesOf, playersOf, plus, seniority } from './pieces.js';

/** One source of Victory Points: the name of a Province, or of one of the three others. */
export interface Source {
  readonly of: string;
  readonly points: number;
}

/** R 3.4.1: the strength of some Fleets, an upgraded one on its stronger side. */
export const fleetStrength = (state: GameState, some: readonly FleetId[]): number =>
  some.reduce((sum, fleet) => sum + (state.fleets[fleet].upgraded ? fleets[fleet].upgraded : fleets[fleet].weak), 0);

/** R 7.4: three Fleet Points at least, more than anybody else has; Dispersed Fleets count. */
export function largestFleet(state: GameState): PlayerId | undefined {
  const points = (player: PlayerId): number => fleetStrength(state, fleetsOf(state, player, false));
  return playersOf(state).find(
    (player) =>
      points(player) >= 3 && playersOf(state).every((other) => other === player || points(other) < points(player)),
  );
}

/** R 3.4: whose a Fleet is by the markers on the board; the pirates of Kilikia stay with whoever has them. */
export function fleetOwner(state: GameState, fleet: FleetId): PlayerId | null {
  const { belongsTo } = fleets[fleet];
  if (belongsTo === 'card') return state.fleets[fleet].owner;
  const by = 'province' in belongsTo ? provinceHolder(state, belongsTo.province) : holder(state, belongsTo.space);
  return by === undefined || by === 'independent' ? null : by;
}

/** R 7.4: where a player's Victory Points come from. */
export function victorySources(state: GameState, player: PlayerId): readonly Source[] {
  const board = boardOf(state);
  const sources: Source[] = [];
  for (const { id, victoryPoints } of board.provinces)
    if (provinceHolder(state, id) === player) sources.push({ of: id, points: victoryPoints });
  if (largestFleet(state) === player) sources.push({ of: 'largestFleet', points: 3 });
  const shores = board.spaces.filter(({ hellespont }) => hellespont);
  if (shores.length === 5 && shores.every(({ id }) => holder(state, id) === player))
    sources.push({ of: 'hellespont', points: 2 });
  if (['babylonia', 'phrygia', 'syria'].every((id) => provinceHolder(state, id) === player))
    sources.push({ of: 'lordOfAsia', points: 4 });
  return sources;
}

export const victoryPoints = (state: GameState, player: PlayerId): number =>
  victorySources(state, player).reduce((sum, { points }) => sum + points, 0);

/** R 7.3: Macedonian CUs of a player, wherever they are, the Dispersed Box included. */
export function macedonians(state: GameState, player: PlayerId): number {
  const afloat = marches(state).filter((march) => march.afloat && march.player === player);
  const everywhere = [
    ...piecesOf(state).stacks.filter((one) => one.player === player),
    ...afloat.map(({ group }) => group),
  ];
  const { loyal, royalArmy, silverShields } = everywhere.reduce(
    (sum, { units }) => plus(sum, units),
    plus(NOBODY, state.dispersed[player] ?? NOBODY),
  );
  return loyal + royalArmy + silverShields;
}

/** R 6.3.1, 7.3 and ruling seniority-off-the-map: of some players the one with the most senior General. */
export function mostSeniorOf(state: GameState, tied: readonly PlayerId[]): PlayerId | undefined {
  for (const general of seniority(state)) {
    const { owner, status } = state.generals[general];
    const counts = status === 'map' || status === 'march' || status === 'dispersed' || status === 'awaiting';
    if (counts && owner !== null && tied.includes(owner)) return owner;
  }
  return state.turnOrder.find((player) => tied.includes(player));
}

/** R 7.3: by Makedonia, by Macedonian CUs, by Seniority. */
export function tieBreak(state: GameState, tied: readonly PlayerId[]): PlayerId | undefined {
  const strategos = tied.find((player) => provinceHolder(state, 'makedonia') === player);
  if (strategos !== undefined) return strategos;
  const most = Math.max(...tied.map((player) => macedonians(state, player)));
  return mostSeniorOf(
    state,
    tied.filter((player) => macedonians(state, player) === most),
  );
}

/** R 6.3.1: the Usurper is who has most Victory Points; of several, the one with the most senior General. */
export function usurper(state: GameState): PlayerId | undefined {
  const most = Math.max(...playersOf(state).map((player) => victoryPoints(state, player)));
  return mostSeniorOf(
    state,
    playersOf(state).filter((player) => victoryPoints(state, player) === most),
  );
}
