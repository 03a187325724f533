/** The stack against the table, in a state whose pieces and frames are valid by themselves. */
import { CHANCE, topFrame, type Finding } from '../../../core/index.js';
import { FACE_UP, GUARDS } from '../../data/components.js';
import { cardCounts, pileSize, type CardCounts } from '../../data/deck.js';
import type {
  CompensationFrame,
  DestinationFrame,
  DrawFrame,
  GameFrame,
  OccupationFrame,
  TurnFrame,
} from '../../frame.js';
import { symbolsOf } from '../../query/covering.js';
import { moveChances, reachableSpaces } from '../../query/moves.js';
import { provinceOf, type Province } from '../../query/provinces.js';
import { handSize, seatOf } from '../../query/seats.js';
import { machine } from '../../rules/index.js';
import type { GameState } from '../../state.js';
import { SYMBOLS, type PlayerId } from '../../vocabulary.js';

/** A fault, or `undefined`. */
type Complaint = string | undefined;

/** Returns whose card is dealt next; `undefined` when all have been (R Setup). */
function nextDealt({ seats, faceUp }: GameState): PlayerId | 'faceUp' | undefined {
  const waiting = seats.find(({ hand }) => handSize(hand) === 0);
  if (waiting !== undefined) return waiting.player;
  return faceUp.length < FACE_UP ? 'faceUp' : undefined;
}

/**
 * Returns a fault if anything else has happened while cards are dealt, or if they are not dealt in seat order
 * (R Setup).
 */
function setupComplaint(state: GameState): Complaint {
  const { seats, faceUp, walls, alexander, board, idleTurns, discards } = state;
  const untouched =
    idleTurns === 0 &&
    walls.length === 0 &&
    alexander === board.start &&
    pileSize(discards) === 0 &&
    seats.every(({ score, guards, hand }) => score === 0 && guards.length === 0 && pileSize(hand.shown) === 0);
  if (!untouched) return 'cards are dealt before anything else happens';
  const sizes = seats.map(({ hand }) => handSize(hand));
  const inOrder = sizes.every((size, index) => size <= 1 && size <= (sizes[index - 1] ?? 1));
  if (!inOrder || (sizes.includes(0) && faceUp.length > 0)) return 'cards are dealt in order of the seats, one to each';
  const top = topFrame(state);
  const next = nextDealt(state);
  return top?.kind === 'draw' && top.to === next ? undefined : `expected a card for ${next ?? 'nobody'} to be drawn`;
}

/**
 * Returns a fault if a face-up card is replaced at another time than after Alexander's card was taken, or at the end of
 * the turn (R Take a Card).
 */
function drawComplaint({ supply, faceUp }: GameState, turn: TurnFrame, { to }: DrawFrame, moving: boolean): Complaint {
  if (pileSize(supply) === 0) return 'the supply is empty';
  if (to !== 'faceUp') return to === turn.player && !moving ? undefined : 'only the player whose turn it is draws';
  if (faceUp.length >= FACE_UP) return 'no face-up card is missing';
  return moving || turn.actionsLeft === 0 ? undefined : 'face-up cards are replaced at the end of the turn';
}

/** Returns a fault if there is nowhere to go, or if the chosen space is not possible (R Moving Alexander). */
function destinationComplaint(state: GameState, { symbol, space }: DestinationFrame): Complaint {
  if (symbol === null)
    return space === null && moveChances(state).reachable.length > 0 ? undefined : 'no symbol has been named';
  const spaces = reachableSpaces(state, symbol);
  const fits = space === null ? spaces.length > 0 : spaces.includes(space);
  return fits ? undefined : `Alexander cannot be moved ${space === null ? 'by this symbol' : 'to this space'}`;
}

/**
 * Returns whether these are the spaces still to be covered: the first guard may be on any, the others follow in order.
 */
const remain = (uncovered: readonly string[], { guards, symbolSpaces }: Province): boolean =>
  guards.some((first) => {
    const others = symbolSpaces.filter((space) => space !== first);
    const left = others.slice(others.length - uncovered.length);
    return left.length === uncovered.length && left.every((space, index) => space === uncovered[index]);
  });

/** Returns a fault if a covered space has neither a guard nor a card played for it (R Occupy an Empty Province). */
function occupationComplaint(state: GameState, frame: OccupationFrame): Complaint {
  const { uncovered, begun, player } = frame;
  const province = uncovered[0] === undefined ? undefined : provinceOf(state, uncovered[0]);
  if (province === undefined) return 'nothing is left to be covered';
  if (province.owner !== (begun ? player : null)) return 'the guards in the province do not agree';
  const { symbolSpaces, guards } = province;
  const whole =
    uncovered.length === symbolSpaces.length && uncovered.every((space, index) => space === symbolSpaces[index]);
  if (uncovered.some((space) => guards.includes(space))) return 'a guard stands on a space that is to be covered';
  if (begun ? !remain(uncovered, province) : !whole)
    return 'expected the symbol spaces of one province that are still to be covered, in reading order';
  const paid = symbolsOf(
    state,
    symbolSpaces.filter((space) => !uncovered.includes(space) && !guards.includes(space)),
  );
  return frame.takeOver === null
    ? paymentComplaint(state.discards, paid)
    : takeOverComplaint(state, frame.takeOver, player, province, paid);
}

const paymentComplaint = (pile: CardCounts, paid: CardCounts): Complaint =>
  SYMBOLS.every((symbol) => pile[symbol] >= paid[symbol]) ? undefined : 'the cards paid so far were not played';

/**
 * Returns a fault if the cards played are not two for each guard of the loser, and those paid since
 * (R Take Over an Occupied Province).
 */
function takeOverComplaint(
  state: GameState,
  { from, played }: NonNullable<OccupationFrame['takeOver']>,
  player: PlayerId,
  { symbols }: Province,
  paid: CardCounts,
): Complaint {
  if (from === player) return 'a player cannot take over their own province';
  const removal = cardCounts((symbol) => played[symbol] - paid[symbol]);
  const removed = pileSize(removal) / 2;
  const fits = SYMBOLS.every(
    (symbol) => removal[symbol] >= 0 && removal[symbol] % 2 === 0 && removal[symbol] / 2 <= symbols[symbol],
  );
  if (!fits || removed === 0) return 'the cards played for the province do not fit its guards';
  return seatOf(state, from).guards.length + removed <= GUARDS
    ? undefined
    : `there are only ${GUARDS} guards of a colour`;
}

/**
 * Returns a fault if the cards owed are not half of those played, rounded up, less those given
 * (R Take Over an Occupied Province).
 */
function compensationComplaint(state: GameState, { player, to, played, owed }: CompensationFrame): Complaint {
  if (state.seats.length === 2) return 'with two players there is no compensation';
  if (to === player) return 'a player cannot compensate themselves';
  const kept = pileSize(played) - owed;
  if (kept < 1 || owed > kept + 1) return 'half of the cards played, rounded up, are to be given';
  if (seatOf(state, player).guards.length === 0) return 'the province has no guard';
  return seatOf(state, to).guards.length < GUARDS ? undefined : 'the loser has got no guard back';
}

/** Returns a fault of the frame above the turn against the table. */
function innerComplaint(state: GameState, turn: TurnFrame, inner: GameFrame): Complaint {
  switch (inner.kind) {
    case 'draw':
      return drawComplaint(state, turn, inner, state.stack.length > 2);
    case 'destination':
      return destinationComplaint(state, inner);
    case 'path':
      return inner.to === state.alexander ? 'Alexander is there already' : undefined;
    case 'occupation':
      return occupationComplaint(state, inner);
    case 'compensation':
      return compensationComplaint(state, inner);
    default:
      return undefined;
  }
}

/** Returns a fault if no player can act. */
function restComplaint(state: GameState): Complaint {
  const [actor] = machine.actors(state);
  if (actor === undefined) return `"${topFrame(state)?.kind ?? 'nothing'}" waits for nobody here`;
  return actor !== CHANCE && machine.legalActions(state).length === 0 ? 'nothing can be done here' : undefined;
}

const inStack = (message: Complaint, ...index: readonly number[]): readonly Finding[] =>
  message === undefined ? [] : [{ keys: ['stack', ...index], message }];

/** Finds faults of the frames against the table, in a state that is valid otherwise. */
export function momentFindings(state: GameState): readonly Finding[] {
  const [bottom, ...inner] = state.stack;
  if (bottom === undefined) return [];
  if (bottom.kind !== 'turn') return inStack(setupComplaint(state));
  const found = inner.flatMap((frame, index) => inStack(innerComplaint(state, bottom, frame), index + 1));
  return found.length > 0 ? found : inStack(restComplaint(state));
}
