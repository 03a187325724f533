/** Alexandros, played by bots and told in the terminal; the board is drawn at each round. */
import {
  alexandros,
  query,
  type AlexandrosTypes,
  type GameEvent,
  type GameState,
  type PlayerCount,
} from '../src/alexandros/index.js';
import { choose } from './alexandros/bot.js';
import { drawBoard, drawStandings } from './alexandros/drawing.js';
import type { Storyteller } from './teller.js';

const HOW = {
  hundredPoints: 'a hundred points were reached',
  wallsExhausted: 'the black walls were used up',
  noMoveLeft: 'Alexander could go nowhere',
  standstill: 'nothing moved any more',
} as const;

function beginTurn(event: Extract<GameEvent, { type: 'turnBegan' }>, state: GameState): readonly string[] {
  const turn = `${event.player}, turn ${event.turn}:`;
  if ((event.turn - 1) % state.seats.length !== 0) return ['', turn];
  return ['', `── Round ${event.round} ${'─'.repeat(50)}`, ...drawBoard(state), ...drawStandings(state), '', turn];
}

/** The lines for one event: steps of a longer action are told by its end. */
function tell(event: GameEvent, state: GameState): readonly string[] {
  switch (event.type) {
    case 'turnBegan':
      return beginTurn(event, state);
    case 'faceUpCardTaken': {
      const why = {
        move: `moves Alexander by the ${event.symbol}`,
        joker: `takes the ${event.symbol} as a joker`,
        action: `takes the face-up ${event.symbol}`,
      };
      return [`  ${why[event.purpose]}`];
    }
    case 'specialMovePlayed':
      return [`  plays the ${event.symbol} from the hand: a special move`];
    case 'symbolNamed':
      return [`  calls the joker a ${event.symbol}`];
    case 'pointChosen':
      return [`  Alexander marches ${event.distance} ${event.distance === 1 ? 'side' : 'sides'}, to ${event.point}`];
    case 'alexanderStayed':
      return ['  Alexander stays where he is'];
    case 'blackWallsExhausted':
      return ['  the black walls are used up: this is the last turn'];
    case 'cardDrawn':
      return event.rule === 'R Setup' ? [] : ['  draws a card'];
    case 'discardsShuffled':
      return ['  the discards are shuffled'];
    case 'guardRemoved':
      return [`  sends ${event.player}'s guard home from ${event.space} for two ${event.symbol} cards`];
    case 'provinceOccupied':
      return [
        `  ${event.from === null ? 'occupies' : `takes over from ${event.from}`} the province ${event.province}, worth ${event.value}`,
      ];
    case 'cardGiven':
      return [`  gives ${event.to} a ${event.symbol}`];
    case 'taxesLevied':
      return [`  levies taxes for a ${event.symbol}:`];
    case 'taxesScored':
      return event.points === 0 ? [] : [`    ${event.player} +${event.points}, now ${event.score}`];
    case 'guardTakenBack':
      return [`  takes back the guard from ${event.space}`];
    case 'actionsForgone':
      return [`  forgoes ${event.actions === 1 ? 'an action' : `${event.actions} actions`}`];
    default:
      return [];
  }
}

function ending(state: GameState): readonly string[] {
  const result = query.outcomeOf(state);
  if (result === undefined) return ['The game goes on.'];
  return [
    '',
    ...drawBoard(state),
    ...drawStandings(state),
    '',
    `The game ends, for ${HOW[result.how]} (${result.rule}).`,
    `${result.winners.join(' and ')} ${result.winners.length === 1 ? 'wins' : 'share the victory'} with ${query.ranking(state)[0]?.score ?? 0} points.`,
  ];
}

export const alexandrosTeller: Storyteller<AlexandrosTypes> = {
  game: alexandros,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  tell,
  ending,
};
