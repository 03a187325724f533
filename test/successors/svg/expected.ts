/** The pieces that a picture of a state must show, counted from the state itself. */
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  MINOR_GENERALS,
  PLAYERS,
  query,
  ROYALS,
  type GameState,
  type PlayerId,
  type SomeUnits,
} from '../../../src/successors/index.js';

const units = (at: string, some: SomeUnits | undefined): readonly string[] =>
  COMBAT_UNITS.filter((unit) => (some?.[unit] ?? 0) > 0).map((unit) => `units:${at}:${unit} ×${some?.[unit]}`);

/** CUs that wait to be deployed, of all that hand them out. */
function waiting({ stack }: GameState, player: PlayerId): SomeUnits {
  const sum: Record<string, number> = {};
  for (const frame of stack) {
    const own =
      frame.kind === 'deploy' && frame.player === player
        ? frame.units
        : frame.kind === 'reinforcements' && frame.waiting.includes(player)
          ? frame.pools[player]?.units
          : undefined;
    for (const unit of COMBAT_UNITS) sum[unit] = (sum[unit] ?? 0) + (own?.[unit] ?? 0);
  }
  return sum;
}

/** Minor Generals of a player on the map and on the march. */
function minorsOut(state: GameState, player: PlayerId): number {
  const posted = Object.entries(state.minorGenerals).filter(([key]) => key.startsWith(`${player}:`));
  const marching = state.stack.flatMap((frame) =>
    frame.kind === 'march' && frame.player === player ? [frame.group.minors] : [],
  );
  return [...posted.map(([, count]) => count), ...marching].reduce((sum, count) => sum + count, 0);
}

function ofPlayer(state: GameState, player: PlayerId): readonly string[] {
  const supply = MINOR_GENERALS - minorsOut(state, player);
  const training = state.training[player];
  return [
    ...units(`${player}:dispersed`, state.dispersed[player]),
    ...units(`${player}:deploying`, waiting(state, player)),
    ...(supply > 0 ? [`minor:${player}:supply ×${supply}`] : []),
    ...(training === undefined ? [] : [`training:${player} ×1`]),
    `hand:${player} ×${state.hands[player]?.length}`,
    `victoryPoints:${player} ×${query.victoryPoints(state, player)}`,
    `legitimacy:${player} ×${query.legitimacy(state, player)}`,
  ];
}

function onTheMap(state: GameState): readonly string[] {
  return [
    ...Object.keys(state.control).map((space) => `marker:${space} ×1`),
    ...Object.entries(state.sieges).map(([space, { points }]) => `siege:${space} ×${points}`),
    ...state.looted.map((space) => `looted:${space} ×1`),
    ...Object.keys(state.capitals ?? {}).map((player) => `capital:${player} ×1`),
    ...Object.entries(state.forces).flatMap(([key, some]) => units(key, some)),
    ...Object.entries(state.minorGenerals).map(([key, count]) => `minor:${key} ×${count}`),
    ...state.stack.flatMap((frame) => {
      if (frame.kind !== 'march') return [];
      const at = `${frame.player}:${frame.space}:${frame.afloat ? 'afloat' : 'march'}`;
      return [
        ...units(at, frame.group.units),
        ...(frame.group.minors > 0 ? [`minor:${at} ×${frame.group.minors}`] : []),
      ];
    }),
  ];
}

/** Every piece with its number, sorted as a picture's are. */
export function piecesExpected(state: GameState): readonly string[] {
  const { condemned } = state;
  return [
    ...onTheMap(state),
    ...PLAYERS.slice(0, state.options.players).flatMap((player) => ofPlayer(state, player)),
    ...GENERALS.map((general) => `general:${general} ×1`),
    ...ROYALS.map((royal) => `royal:${royal} ×1`),
    ...FLEETS.map((fleet) => `fleet:${fleet} ×1`),
    ...INDEPENDENT_ARMIES.map((army) => `independentArmy:${army} ×1`),
    'cart ×1',
    ...(state.helepolis === null ? [] : ['helepolis ×1']),
    ...state.contracts.map(({ card }) => `contract:${card} ×1`),
    ...(state.popularSupport === null ? [] : ['popularSupport ×1']),
    ...(state.pellaBurial === null ? [] : ['pellaBurial ×1']),
    ...(condemned === null ? [] : ['condemned ×1']),
    `deck ×${state.deck.length}`,
    `discards ×${state.discards.length}`,
    `removedCards ×${state.removedCards.length}`,
  ].sort();
}
