/** A game of Alexandros, turn by turn. */
import { SPECTATOR } from '../../core/index.js';
import { eventFor, query, type AlexandrosTypes, type EventType, type GameEvent, type GameState } from '../index.js';
import { cited, describeEvent, describeWay, isOnTheWay, type OnTheWay } from '../text/index.js';
import type { Tale } from '../../hosts/story.js';
import { drawBoard, legend } from '../terminal/drawing.js';
import { drawStandings } from './standings.js';

/**
 * The level of each type of event: what a player does, what results from it, or nothing because another line says it.
 */
const LEVELS = {
  cardDrawn: 'deed',
  cardTurnedUp: 'deed',
  discardsShuffled: 'deed',
  faceUpCardTaken: 'deed',
  specialMovePlayed: 'deed',
  symbolNamed: 'deed',
  spaceChosen: 'deed',
  pointChosen: 'detail',
  alexanderStayed: 'deed',
  guardPlaced: 'detail',
  cardPaid: 'detail',
  guardRemoved: 'deed',
  provinceOccupied: 'deed',
  cardGiven: 'deed',
  taxesLevied: 'deed',
  taxesScored: 'detail',
  guardTakenBack: 'deed',
  actionsForgone: 'deed',
  // The next heading, or the end of the game, says it.
  turnEnded: 'silence',
  gameEnded: 'heading',
  turnBegan: 'heading',
} as const satisfies Readonly<Record<Exclude<EventType, OnTheWay['type']>, 'deed' | 'detail' | 'heading' | 'silence'>>;

const INDENT = { deed: '  ', detail: '    ', heading: '' } as const;

type Sentence = ReturnType<typeof describeEvent>;
const line = (level: keyof typeof INDENT, said: Sentence, { rule }: GameEvent): string =>
  `${INDENT[level]}${cited(said, rule).text}`;

/** Returns the heading of a turn, after the board at the beginning of a round. */
function headingOf(event: Extract<GameEvent, { readonly type: 'turnBegan' }>, state: GameState): readonly string[] {
  const { turn, round } = event;
  const heading = ['', describeEvent(event, state).text.replace(/\.$/, ':')];
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
}

function tellingOf(event: Exclude<GameEvent, OnTheWay>, state: GameState): readonly string[] {
  if (event.type === 'turnBegan') return headingOf(event, state);
  const level = LEVELS[event.type];
  if (level === 'silence') return [];
  const said = line(level, describeEvent(eventFor(event, SPECTATOR), state), event);
  return level === 'heading' ? ['', said] : [said];
}

/** Returns a new tale. It keeps the steps of Alexander that have not been told yet. */
export function newTale(): Tale<AlexandrosTypes> {
  let way: readonly OnTheWay[] = [];
  return (events, state) =>
    events.flatMap((event) => {
      if (isOnTheWay(event)) {
        way = [...way, event];
        return [];
      }
      const before = describeWay(way, state).map(({ said, event: told }) => line('detail', said, told));
      way = [];
      return [...before, ...tellingOf(event, state)];
    });
}
