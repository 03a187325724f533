/** What an action of Alexandros is about must be there. */
import { frameOf } from '../../src/core/index.js';
import { latticeOf } from '../../src/alexandros/geometry/index.js';
import { query, type AlexandrosSubject, type CardSymbol, type GameState } from '../../src/alexandros/index.js';

/** Returns whether a card lies where its name says. */
function isCard(state: GameState, card: AlexandrosSubject['cards'][number]): boolean {
  // Where the supply is used up the discards are shuffled.
  if (card === 'supply')
    return [state.supply, state.discards].some((pile) => Object.values(pile).some((count) => count > 0));
  const [place, symbol] = card.split(':') as [string, CardSymbol];
  if (place === 'faceUp') return state.faceUp.includes(symbol);
  if (place === 'played') return (frameOf(state, 'compensation')?.played[symbol] ?? 0) > 0;
  const top = state.stack.at(-1);
  const player = top !== undefined && 'player' in top ? top.player : undefined;
  return player !== undefined && query.knownCardsOf(query.seatOf(state, player).hand, symbol) > 0;
}

function isPiece(state: GameState, piece: AlexandrosSubject['pieces'][number]): boolean {
  if (piece === 'alexander') return true;
  const [kind, where] = piece.split(':');
  if (kind === 'guard') return state.seats.some(({ guards }) => guards.some((space) => space === where));
  return state.seats.some(({ player }) => player === where && query.guardsInSupply(state, player) > 0);
}

/** What of a subject is not there. */
export function unknown(subject: AlexandrosSubject, state: GameState): readonly string[] {
  const { pointNumber, spaceNumber } = latticeOf(state);
  const places = new Set<string>([...pointNumber.keys(), ...spaceNumber.keys()]);
  return [
    ...subject.spaces.filter((place) => !places.has(place)),
    ...subject.pieces.filter((piece) => !isPiece(state, piece)),
    ...subject.cards.filter((card) => !isCard(state, card)),
    ...subject.provinces.filter((name) => query.provinceNamed(state, name) === undefined),
    ...subject.players.filter((player) => !state.seats.some((seat) => seat.player === player)),
  ];
}
