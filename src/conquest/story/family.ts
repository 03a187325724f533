/**
 * Tells a game of the family turn by turn: with the map as often as its game says, and the Tactical Display in each
 * round of a battle. Results of an action are indented further than the action; a phase is named when something happens
 * in it.
 */
import type { ConquestTypes, EventType, FamilyTypes, GameEvent, GameState, Season } from '../index.js';
import { cited, frameOf } from '../../core/index.js';
import type { TerminalGame } from '../../hosts/terminal/game.js';
import { laidOut, STORY_COLUMNS } from '../../hosts/terminal/layout.js';
import { isTold, type AtTheTerminal } from '../terminal/family/index.js';
import type { Storyteller, Tale } from '../../hosts/story.js';

/** What a game of the family provides to stories. */
export interface Telling<G extends FamilyTypes> {
  /** The game at the terminal: its words and pictures. */
  readonly table: AtTheTerminal<G>;
  readonly terminal: TerminalGame<G>;
  /** Seasons whose turns begin with a map. */
  readonly maps: readonly Season[];
  /** Types of events that are indented further, in addition to those of the base. */
  readonly details: readonly G['event']['type'][];
  options(players: number): G['options'];
  picture(state: G['state'], events: readonly G['event'][]): string;
}

/** Types of events that are results of an action. */
const DETAILS: readonly EventType[] = [
  'rolled',
  'duelFought',
  'shotFired',
  'unitReduced',
  'unitEliminated',
  'unitRouted',
  'routIgnored',
  'pursuitTried',
  'leaderEndangered',
  'leaderWounded',
  'leaderLeft',
  'wallLost',
  'landTested',
  'suppliesChanged',
];

/** Returns the situation as everybody sees it. */
const shown = (state: GameState) => ({ ...state, viewer: 'spectator' }) as const;

type Base = Telling<ConquestTypes>;
type Told = ReturnType<Base['table']['text']['describeEvents']>[number];

/** Returns a part of the board: the map, or with an empty name what is shown at present. */
const boardOf = ({ terminal }: Base, state: GameState, part: string): readonly string[] =>
  terminal.pictures.board(shown(state), 'en', part, STORY_COLUMNS).flatMap((line) => laidOut(line, STORY_COLUMNS));
const standingsOf = ({ terminal }: Base, state: GameState): readonly string[] =>
  terminal.pictures.standings(shown(state), 'en').flatMap((line) => laidOut(line, STORY_COLUMNS));

const headingOf = (title: string): string => `── ${title} ${'─'.repeat(50)}`;

/** Returns whether an event belongs to the end of a turn, after all phases. */
const endsTurn = ({ rule }: GameEvent): boolean => rule === 'R 12.11';

/** Returns a sentence as a title. */
const titleOf = ({ said }: Pick<Told, 'said'>): string => said.text.replace(/\.$/, '');

/** Returns the heading of a turn; in some seasons with the map and the standings. */
function turnHeading(telling: Base, title: string, state: GameState): readonly string[] {
  const isDrawn = telling.maps.includes(telling.table.query.turnOf(state).season);
  const map = isDrawn ? ['', ...boardOf(telling, state, 'map'), ...standingsOf(telling, state)] : [];
  return ['', headingOf(title), ...map];
}

/** Returns the heading of the first events: that of the set-up, or of a turn that has already begun. */
function firstHeading(telling: Base, events: readonly GameEvent[], state: GameState): readonly string[] {
  const isSetUp = frameOf(state, 'turn')?.begun !== true || events.some(({ type }) => type === 'turnBegan');
  if (isSetUp) return [headingOf('Set-up')];
  const { table } = telling;
  const { season, year } = table.query.turnOf(state);
  const began = { type: 'turnBegan', rule: 'R 4.1', turn: state.turn, season, year } as const;
  return turnHeading(telling, titleOf({ said: table.text.describeEvent(began, state, 'en') }), state).slice(1);
}

/** Returns the display at the start of a round; nothing if the round is already over in the state. */
function roundHeading(telling: Base, { said, event }: Told, state: GameState): readonly string[] {
  const heading = ['', `  ${said.text}`];
  const round = event.type === 'roundBegan' ? event.round : undefined;
  return telling.table.query.battleOf(state)?.round === round
    ? [...heading, ...boardOf(telling, state, '').map((row) => `  ${row}`)]
    : heading;
}

/** Begins a tale. It remembers the heading of the next line. */
function newTale(telling: Base): Tale<ConquestTypes> {
  const { table } = telling;
  const details: ReadonlySet<string> = new Set([...DETAILS, ...telling.details]);
  const line = ({ said, event }: Told): string =>
    `${details.has(event.type) ? '    ' : '  '}${cited(said, event.rule).text}`;
  let isHeaded = false;
  let above: readonly string[] = [''];
  let isEnding = false;

  return (events, state) =>
    table.text.describeEvents(events, state, 'en').flatMap((told) => {
      const { event } = told;
      if (event.type === 'turnBegan') {
        [isHeaded, isEnding, above] = [true, false, ['']];
        return turnHeading(telling, titleOf(told), state);
      }
      if (event.type === 'phaseBegan') {
        above = ['', `${titleOf(told)}:`];
        return [];
      }
      // The winner is named below the last map.
      if (event.type === 'gameEnded' || !isTold(table, event, state)) return [];
      if (endsTurn(event) && !isEnding) [isEnding, above] = [true, ['', 'End of the turn:']];
      const before = [...(isHeaded ? [] : firstHeading(telling, events, state)), ...above];
      [isHeaded, above] = [true, []];
      return [...before, ...(event.type === 'roundBegan' ? roundHeading(telling, told, state) : [line(told)])];
    });
}

/** Returns the end of the game: the map, the standings, and how the winner won. */
function ending(telling: Base, state: GameState): readonly string[] {
  const { terminal } = telling;
  return [
    '',
    ...boardOf(telling, state, 'map'),
    ...standingsOf(telling, state),
    '',
    terminal.words.ending(shown(state), 'en'),
  ];
}

/** Returns a storyteller of a game of the family. */
export function familyTeller<G extends FamilyTypes>(telling: Telling<G>): Storyteller<G>;
export function familyTeller(telling: Base): Storyteller<ConquestTypes> {
  return {
    game: telling.table.game,
    options: (players) => telling.options(players),
    newTale: () => newTale(telling),
    round: ({ turn }) => `turn-${String(turn).padStart(2, '0')}`,
    picture: (state, events) => telling.picture(state, events),
    ending: (state) => ending(telling, state),
  };
}
