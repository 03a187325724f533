/** What an action of Successors is about must be there: each piece where its name says. */
import { frameOf } from '../../src/core/index.js';
import { query, type GameState, type PieceId, type SuccessorsSubject } from '../../src/successors/index.js';
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type CombatUnit,
} from '../../src/successors/vocabulary.js';

const isOneOf = (words: readonly string[], word: string | undefined): boolean => words.some((one) => one === word);

/** How many CUs there are where a name says; any number off the map, where a supply has no end. */
function units(state: GameState, where: string, unit: CombatUnit): number {
  if (isOneOf(PLAYERS, where)) return 1;
  return (where === 'march' ? frameOf(state, 'march')?.group.units[unit] : state.forces[where]?.[unit]) ?? 0;
}

function minors(state: GameState, where: string): number {
  const player = PLAYERS.find((one) => one === where);
  if (player !== undefined) return query.minorGeneralsInSupply(state, player);
  return (where === 'march' ? frameOf(state, 'march')?.group.minors : state.minorGenerals[where]) ?? 0;
}

/** Returns whether a player has anything in a place, with the Army on the march or without. */
function isArmy(state: GameState, place: string): boolean {
  const [player, space, zone] = place.split(':');
  const inside = zone === 'inside';
  const march = frameOf(state, 'march');
  return (
    COMBAT_UNITS.some((unit) => units(state, place, unit) > 0) ||
    minors(state, place) > 0 ||
    Object.values(state.generals).some(
      (general) =>
        general.status === 'map' && general.owner === player && general.space === space && general.inside === inside,
    ) ||
    (march?.player === player && march?.space === space && march?.inside === inside)
  );
}

function isPiece(state: GameState, piece: PieceId): boolean {
  const [kind, ...rest] = piece.split(':');
  const name = rest.join(':');
  switch (kind) {
    case 'general':
      return isOneOf(GENERALS, name);
    case 'minor':
      return minors(state, name) > 0;
    case 'units':
      return (
        isOneOf(COMBAT_UNITS, rest.at(-1)) && units(state, rest.slice(0, -1).join(':'), rest.at(-1) as CombatUnit) > 0
      );
    case 'army':
      return isArmy(state, name);
    case 'royal':
      return isOneOf(ROYALS, name);
    case 'cart':
      return state.body.status === 'cart';
    case 'marker':
      return state.control[name] !== undefined;
    case 'fleet':
      return isOneOf(FLEETS, name);
    case 'independentArmy':
      return INDEPENDENT_ARMIES.some((army) => army === name && state.independentArmies[army].status !== 'removed');
    case 'die':
      return Number.isSafeInteger(Number(name));
    default:
      return false;
  }
}

/** What of a subject is not there. */
export function unknown(subject: SuccessorsSubject, state: GameState): readonly string[] {
  const { board } = query.geometryOf(state);
  const players: readonly string[] = PLAYERS.slice(0, state.options.players);
  return [
    ...subject.spaces.filter((space) => !board.spaces.some(({ id }) => id === space)),
    ...subject.pieces.filter((piece) => !isPiece(state, piece)),
    ...subject.cards.filter((card) => query.cardFact(state, card).id !== card).map(String),
    ...subject.provinces.filter((province) => !board.provinces.some(({ id }) => id === province)),
    ...subject.players.filter((player) => !players.includes(player)),
  ];
}
