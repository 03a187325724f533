/**
 * Whatever figures are kept beside the pieces, counted from the plain state as the rules put it, with nothing remembered:
 * provinces (R 4.22), the Largest Fleet and Victory Points (R 7.4), Legitimacy (R 15.2).
 */
import { board as defaultBoard } from '../../../src/successors/data/board.js';
import { fleets } from '../../../src/successors/data/fleets.js';
import { generals } from '../../../src/successors/data/generals.js';
import { royals } from '../../../src/successors/data/royals.js';
import type { GameState } from '../../../src/successors/state.js';
import {
  FLEETS,
  GENERALS,
  PLAYERS,
  ROYALS,
  type Faction,
  type PlayerId,
  type ProvinceId,
} from '../../../src/successors/vocabulary.js';

const boardOf = ({ options }: GameState) => options.board ?? defaultBoard;
const playersOf = ({ options }: GameState): readonly PlayerId[] => PLAYERS.slice(0, options.players);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** R 4.22: who has more than half of the spaces of a province, and its Major City if it has one. */
export function provinceHolder(state: GameState, province: ProvinceId): Faction | undefined {
  const spaces = boardOf(state).spaces.filter((space) => space.province === province);
  const city = spaces.find(({ kind }) => kind === 'majorCity');
  return [...PLAYERS, 'independent' as const].find((faction) => {
    const markers = spaces.filter(({ id }) => state.control[id] === faction).length;
    return 2 * markers > spaces.length && (city === undefined || state.control[city.id] === faction);
  });
}

/** R 3.4.1: the Fleet Points of all fleets of a player, Dispersed ones too. */
const fleetPoints = (state: GameState, player: PlayerId): number =>
  sum(
    FLEETS.filter((id) => state.fleets[id].owner === player).map((id) =>
      state.fleets[id].upgraded ? fleets[id].upgraded : fleets[id].weak,
    ),
  );

/** R 7.4: who has more Fleet Points than anybody else, and three at least. */
export const largestFleet = (state: GameState): PlayerId | undefined =>
  playersOf(state).find(
    (player) =>
      fleetPoints(state, player) >= 3 &&
      playersOf(state).every((other) => other === player || fleetPoints(state, other) < fleetPoints(state, player)),
  );

/** R 7.4: provinces, the Largest Fleet, the five spaces on the Hellespont, and the three provinces of the Lord of Asia. */
export function victoryPoints(state: GameState, player: PlayerId): number {
  const { provinces, spaces } = boardOf(state);
  const holds = ({ id }: { readonly id: ProvinceId }) => provinceHolder(state, id) === player;
  const strait = spaces.filter(({ hellespont }) => hellespont);
  const asia = provinces.filter(({ id }) => id === 'babylonia' || id === 'phrygia' || id === 'syria');
  return (
    sum(provinces.filter(holds).map((province) => province.victoryPoints)) +
    (largestFleet(state) === player ? 3 : 0) +
    (strait.length > 0 && strait.every(({ id }) => state.control[id] === player) ? 2 : 0) +
    (asia.length === 3 && asia.every(holds) ? 4 : 0)
  );
}

/** R 15.2: Champions 3, the Strategos of Europe 2, the best of the Heirs, the women, some Generals, the tomb; less what a card takes away; never below 0. */
export function legitimacy(state: GameState, player: PlayerId): number {
  const family = ROYALS.filter((id) => state.royals[id].status === 'active' && state.royals[id].controller === player);
  const worth = (kind: 'heir' | 'woman') =>
    family.filter((id) => royals[id].kind === kind).map((id) => royals[id].legitimacy);
  const faction = GENERALS.filter((id) => {
    const { owner, status } = state.generals[id];
    return owner === player && ['map', 'march', 'dispersed', 'awaiting'].includes(status);
  });
  const { condemned } = state;
  return Math.max(
    0,
    (state.champions.includes(player) ? 3 : 0) +
      (provinceHolder(state, 'makedonia') === player ? 2 : 0) +
      Math.max(0, ...worth('heir')) +
      sum(worth('woman')) +
      sum(faction.map((id) => generals[id].legitimacy)) +
      tomb(state, player) -
      (condemned !== null && faction.includes(condemned.general) ? condemned.legitimacy : 0),
  );
}

/** R 15.4.3, 15.4.4 (ruling tomb-at-pella): 10 for ever to who has buried the body at Pella; elsewhere 2 to the holder of the city. */
function tomb({ pellaBurial, body, control }: GameState, player: PlayerId): number {
  if (pellaBurial !== null) return pellaBurial === player ? 10 : 0;
  return body.status === 'tomb' && body.space !== null && control[body.space] === player ? 2 : 0;
}
