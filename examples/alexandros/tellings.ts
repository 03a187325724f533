/** How each event of Alexandros is told. */
import { query, type EventType, type GameEvent, type GameState } from '../../src/alexandros/index.js';
import { WINNING_SCORE } from '../../src/alexandros/data/components.js';
import { counted, listed, numbered } from '../grammar.js';
import { drawBoard, legend } from './drawing.js';
import { label } from './labels.js';
import { drawStandings } from './standings.js';

type EventOf<Type extends EventType> = Extract<GameEvent, { readonly type: Type }>;

/** Alexander's steps and the walls behind him, the last black one too, which are told together when he has arrived. */
export const ON_THE_WAY = [
  'alexanderStepped',
  'wallPlaced',
  'blackWallsExhausted',
] as const satisfies readonly EventType[];
type OnTheWay = (typeof ON_THE_WAY)[number];

/** The lines that tell an event. */
export type Telling<E> = (event: E, state: GameState) => readonly string[];
/** One for each type of event but those on the way: with one missing the table does not compile. */
type Tellings = { readonly [Type in Exclude<EventType, OnTheWay>]: Telling<EventOf<Type>> };

export const HOW = {
  hundredPoints: `${WINNING_SCORE} points were reached`,
  wallsExhausted: 'the black walls were used up',
  noMoveLeft: 'Alexander could go nowhere',
  standstill: 'nothing moved any more',
} as const;

/** A sentence without its full stop, with the rule it comes from. */
const deed =
  <E extends GameEvent>(say: (event: E, state: GameState) => string): Telling<E> =>
  (event, state) => [`  ${say(event, state)}. (${event.rule})`];

const detail =
  <E extends GameEvent>(say: (event: E, state: GameState) => string): Telling<E> =>
  (event, state) => [`    ${say(event, state)}. (${event.rule})`];

export const TELLINGS: Tellings = {
  turnBegan: ({ player, turn, round }, state) => {
    const heading = ['', `${player}, turn ${turn}:`];
    if ((turn - 1) % query.playersOf(state).length !== 0) return heading;
    return [
      '',
      `── Round ${round} ${'─'.repeat(50)}`,
      ...(round === 1 ? ['', ...legend(state)] : []),
      '',
      ...drawBoard(state),
      ...drawStandings(state),
      ...heading,
    ];
  },
  cardDrawn: (event, state) =>
    event.rule === 'R Setup' ? [`${event.player} is dealt a card. (${event.rule})`] : drawing(event, state),
  cardTurnedUp: deed(({ symbol }) => `${a(symbol)} is turned up`),
  discardsShuffled: deed(({ cards }) => {
    const count = Object.values(cards).reduce((sum, each) => sum + each, 0);
    return `the discards are shuffled: ${counted(count, 'card')} in the supply`;
  }),
  faceUpCardTaken: deed(
    ({ purpose, symbol }) =>
      ({
        move: `takes the face-up ${symbol} and moves Alexander by it`,
        joker: `takes the face-up ${symbol} as a joker`,
        action: `takes the face-up ${symbol}`,
      })[purpose],
  ),
  specialMovePlayed: deed(({ symbol }) => `plays ${a(symbol)} from the hand: a special move`),
  symbolNamed: deed(({ symbol }) => `calls the joker ${a(symbol)}`),
  spaceChosen: deed(
    ({ space, distance }, state) =>
      `sends Alexander to the ${query.symbolAt(state, space) ?? 'open'} space ${label(state, space)}, ${sides(distance)} away`,
  ),
  pointChosen: detail(
    ({ point, distance }, state) => `he is to go ${sides(distance)}, to its point ${label(state, point)}`,
  ),
  alexanderStayed: deed(
    ({ why }) =>
      `Alexander stays where he is: ${{ noFaceUpCard: 'no face-up card is left', noMoveLeft: 'he can go nowhere' }[why]}`,
  ),
  guardPlaced: detail(
    ({ space }, state) =>
      `places a guard on ${label(state, space)}, ${a(query.symbolAt(state, space) ?? 'open')} space`,
  ),
  cardPaid: detail(({ symbol, space }, state) => `pays ${a(symbol)} card for ${label(state, space)}`),
  guardRemoved: deed(
    ({ player, space, symbol }, state) =>
      `pays two ${symbol} cards to send ${player}'s guard home from ${label(state, space)}`,
  ),
  provinceOccupied: deed(({ from, province, value }, state) => {
    const worth = `the province ${label(state, province)}, worth ${counted(value, 'point')}`;
    return from === null ? `occupies ${worth}` : `takes over from ${from} ${worth}`;
  }),
  cardGiven: deed(({ to, symbol }) => `gives ${to} ${a(symbol)} card`),
  taxesLevied: deed(({ symbol }) => `levies taxes for ${a(symbol)} card`),
  taxesScored: detail(({ player, points, score }) => `${player} scores ${counted(points, 'point')}: ${score} now`),
  guardTakenBack: deed(({ space }, state) => `takes back the guard from ${label(state, space)}`),
  actionsForgone: deed(({ actions }) => `forgoes ${counted(actions, 'action')}`),
  // The next heading says it, or the end of the game.
  turnEnded: () => [],
  gameEnded: ({ how, winners, rule }) => [
    '',
    `The game ends: ${HOW[how]}, and ${listed(winners)} ${numbered(winners.length, 'wins', 'win')}. (${rule})`,
  ],
};

const drawing = deed<EventOf<'cardDrawn'>>(() => 'draws a card from the supply');

/** `an amphora`, `a horse`. */
const a = (symbol: string): string => `${/^[aeio]/.test(symbol) ? 'an' : 'a'} ${symbol}`;

const sides = (count: number): string => counted(count, 'side');
