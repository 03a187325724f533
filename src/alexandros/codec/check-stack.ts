/** What a stack must keep to: only situations at which a game can rest, each with something to do. */
import { CHANCE, topFrame, type Fault } from '../../core/index.js';
import { ACTIONS, FACE_UP } from '../data/components.js';
import { pileSize } from '../data/deck.js';
import type { DrawFrame, GameFrame, OccupationFrame, TurnFrame } from '../frame.js';
import { latticeOf } from '../geometry/index.js';
import { symbolAt } from '../query/covering.js';
import { provinceOf } from '../query/provinces.js';
import { handSize } from '../query/seats.js';
import { machine } from '../rules/index.js';
import type { GameState } from '../state.js';

/** What is wrong, or `undefined`. */
type Complaint = string | undefined;

function setupComplaint(state: GameState, [top]: readonly GameFrame[]): Complaint {
  const { seats, faceUp } = state;
  const waiting = seats.findIndex(({ hand }) => handSize(hand) === 0);
  const next = waiting === -1 ? 'faceUp' : seats[waiting]?.player;
  const untouched =
    state.turn === 0 &&
    state.idleTurns === 0 &&
    state.walls.length === 0 &&
    state.alexander === state.board.start &&
    pileSize(state.discards) === 0;
  if (!untouched) return 'cards are dealt before anything else happens';
  const dealt = seats.every(
    ({ score, guards, hand }, index) =>
      score === 0 &&
      guards.length === 0 &&
      pileSize(hand.shown) === 0 &&
      handSize(hand) === (waiting === -1 || index < waiting ? 1 : 0),
  );
  if (!dealt || (waiting !== -1 && faceUp.length > 0) || faceUp.length >= FACE_UP)
    return 'cards are dealt in order of the seats';
  return top?.kind === 'draw' && top.to === next ? undefined : `expected a card for ${next ?? 'nobody'} to be drawn`;
}

function drawComplaint(state: GameState, turn: TurnFrame, draw: DrawFrame, forMove: boolean): Complaint {
  if (pileSize(state.supply) === 0) return 'the supply is empty';
  if (draw.to === 'faceUp') {
    if (state.faceUp.length >= FACE_UP) return 'no face-up card is missing';
    return forMove || turn.actionsLeft === 0 ? undefined : 'face-up cards are replaced at the end of the turn';
  }
  if (draw.to !== turn.player || forMove) return 'only the player whose turn it is draws';
  return turn.actionsLeft < ACTIONS ? undefined : 'drawing costs an action';
}

function occupationComplaint(state: GameState, turn: TurnFrame, frame: OccupationFrame): Complaint {
  const { uncovered, begun, player, takeOver } = frame;
  const province = uncovered[0] === undefined ? undefined : provinceOf(state, uncovered[0]);
  if (province === undefined) return 'nothing is left to be covered';
  if (player !== turn.player || turn.actionsLeft >= ACTIONS) return 'occupying is an action of the turn';
  const places = uncovered.map((space) => province.symbolSpaces.indexOf(space));
  if (places.some((place, index) => place === -1 || (index > 0 && place <= (places[index - 1] as number)))) {
    return 'expected symbol spaces of one province, in reading order';
  }
  if (uncovered.some((space) => province.guards.includes(space))) return 'a guard stands on a space to be covered';
  if (begun ? province.owner !== player : province.owner !== null) return 'the guards in the province do not agree';
  if (!begun && uncovered.length !== province.symbolSpaces.length)
    return 'all symbol spaces of the province are to be covered';
  if (takeOver === null) return undefined;
  const { from, played } = takeOver;
  const loser = state.seats.some((seat) => seat.player === from);
  return loser && from !== player && pileSize(played) >= 2 ? undefined : 'the province is not taken over in this way';
}

function innerComplaint(state: GameState, turn: TurnFrame, inner: readonly GameFrame[]): Complaint {
  const [first, second, third] = inner;
  if (first === undefined) return undefined;
  if (third !== undefined || (second !== undefined && (first.kind !== 'destination' || second.kind !== 'draw')))
    return 'these frames do not follow one another';
  if (second?.kind === 'draw') {
    const complaint =
      second.to === 'faceUp' ? drawComplaint(state, turn, second, true) : 'only a face-up card is replaced now';
    if (complaint !== undefined) return complaint;
  }
  const moving = turn.actionsLeft === ACTIONS && !turn.levied;
  switch (first.kind) {
    case 'draw':
      return drawComplaint(state, turn, first, false);
    case 'destination': {
      const fits =
        first.player === turn.player &&
        moving &&
        (first.space === null || (first.symbol !== null && symbolAt(state, first.space) === first.symbol));
      return fits ? undefined : 'Alexander is not moved in this way';
    }
    case 'path': {
      const fits =
        first.player === turn.player &&
        moving &&
        latticeOf(state).pointNumber.has(first.to) &&
        first.to !== state.alexander;
      return fits ? undefined : 'Alexander is not moved in this way';
    }
    case 'occupation':
      return occupationComplaint(state, turn, first);
    case 'compensation': {
      const fits =
        first.player === turn.player &&
        first.to !== turn.player &&
        turn.actionsLeft < ACTIONS &&
        state.seats.length > 2 &&
        state.seats.some(({ player }) => player === first.to) &&
        first.owed <= pileSize(first.played);
      return fits ? undefined : 'no compensation is due in this way';
    }
    default:
      return 'this frame is not part of a turn';
  }
}

function turnComplaint(state: GameState, turn: TurnFrame, inner: readonly GameFrame[]): Complaint {
  if (state.turn < 1) return 'the first turn is number 1';
  if (!state.seats.some(({ player }) => player === turn.player)) return 'this player does not take part';
  if (turn.levied && turn.actionsLeft === ACTIONS) return 'levying costs an action';
  if (turn.phase === 'alexander' && (inner.length > 0 || turn.actionsLeft !== ACTIONS || turn.last !== null)) {
    return 'Alexander moves before anything else';
  }
  return innerComplaint(state, turn, inner);
}

function complaint(state: GameState): Complaint {
  const [bottom, ...inner] = state.stack;
  if (bottom === undefined) return undefined;
  if (bottom.kind !== 'setup' && bottom.kind !== 'turn') return 'expected a turn, or the setup';
  const found = bottom.kind === 'setup' ? setupComplaint(state, inner) : turnComplaint(state, bottom, inner);
  if (found !== undefined) return found;
  const [actor] = machine.actors(state);
  if (actor === undefined) return `${topFrame(state)?.kind ?? 'the game'} waits for nobody`;
  if (actor !== CHANCE && machine.legalActions(state).length === 0) return 'nothing can be done here';
  return undefined;
}

/** What is wrong with the stack of a state whose pieces are in order. */
export function stackFaults(state: GameState): readonly Fault[] {
  const message = complaint(state);
  return message === undefined ? [] : [{ path: '$.stack', message }];
}
