/**
 * A game of the family told turn by turn: the map as often as its game says, the Tactical Display in each round of a battle. What comes of
 * what somebody does is told further in; a phase is named when something happens in it.
 */
import type { ConquestTypes, EventType, FamilyTypes, GameEvent, GameState, Season } from '../../src/conquest/index.js';
import { cited } from '../../src/core/index.js';
import type { TerminalGame } from '../../src/terminal/game.js';
import { isTold, type AtTheTerminal } from '../../src/terminal/games/family/index.js';
import type { Storyteller, Tale } from '../teller.js';
import type { Bot } from './bot.js';

/** What a game of the family brings to be told. */
export interface Telling<G extends FamilyTypes> {
  /** What the game says of itself, and shows, at the terminal. */
  readonly table: AtTheTerminal<G>;
  readonly terminal: TerminalGame<G>;
  readonly choose: Bot<G>;
  /** Seasons whose turns begin with a map. */
  readonly maps: readonly Season[];
  /** What is told further in, beside what is in the base. */
  readonly details: readonly G['event']['type'][];
  options(players: number): G['options'];
  picture(state: G['state'], events: readonly G['event'][]): string;
}

/** What comes of what somebody does. */
const DETAILS: readonly EventType[] = [
  'rolled',
  'duelFought',
  'shotFired',
  'unitReduced',
  'unitEliminated',
  'unitRouted',
  'routIgnored',
  'leaderEndangered',
  'leaderWounded',
  'leaderLeft',
  'wallLost',
  'landTested',
  'suppliesChanged',
];

/** The situation as everybody sees it. */
const shown = (state: GameState) => ({ ...state, viewer: 'spectator' }) as const;

type Base = Telling<ConquestTypes>;

const mapOf = ({ terminal }: Base, state: GameState): readonly string[] =>
  terminal.pictures.board(shown(state), 'en', 'map');
const standingsOf = ({ terminal }: Base, state: GameState): readonly string[] =>
  terminal.pictures.standings(shown(state), 'en');

const headingOf = ({ table }: Base, event: GameEvent, state: GameState): string =>
  table.text.describeEvent(event, state, 'en').text.replace(/\.$/, '');

/** The heading of a turn; in some seasons the map, and who stands how. */
function turnHeading(telling: Base, event: GameEvent, state: GameState): readonly string[] {
  const season = event.type === 'turnBegan' ? event.season : undefined;
  const isDrawn = season !== undefined && telling.maps.includes(season);
  const map = isDrawn ? ['', ...mapOf(telling, state), ...standingsOf(telling, state)] : [];
  return ['', `── ${headingOf(telling, event, state)} ${'─'.repeat(50)}`, ...map];
}

/** The display as it stands when a round begins; nothing, if the round is over already when anybody looks. */
function roundHeading(telling: Base, event: GameEvent, state: GameState): readonly string[] {
  const heading = ['', `  ${telling.table.text.describeEvent(event, state, 'en').text}`];
  const round = event.type === 'roundBegan' ? event.round : undefined;
  return telling.table.query.battleOf(state)?.round === round
    ? [...heading, ...telling.terminal.pictures.board(shown(state), 'en', '').map((row) => `  ${row}`)]
    : heading;
}

/** Begins to tell a game. */
function newTale(telling: Base): Tale<ConquestTypes> {
  const { table } = telling;
  const details: ReadonlySet<string> = new Set([...DETAILS, ...telling.details]);
  const line = (event: GameEvent, state: GameState): string =>
    `${details.has(event.type) ? '    ' : '  '}${cited(table.text.describeEvent(event, state, 'en'), event.rule).text}`;
  let phase: readonly string[] = [];
  const after = (lines: readonly string[]): readonly string[] => {
    const named = phase;
    phase = [];
    return [...named, ...lines];
  };
  return (event, state) => {
    if (event.type === 'turnBegan') {
      phase = [];
      return turnHeading(telling, event, state);
    }
    if (event.type === 'phaseBegan') {
      phase = ['', `${headingOf(telling, event, state)}:`];
      return [];
    }
    if (!isTold(table, event, state)) return [];
    return after(event.type === 'roundBegan' ? roundHeading(telling, event, state) : [line(event, state)]);
  };
}

/** How the game ended: the map, how the sides stand, and who won by what. */
function ending(telling: Base, state: GameState): readonly string[] {
  const { terminal } = telling;
  return ['', ...mapOf(telling, state), ...standingsOf(telling, state), '', terminal.words.ending(shown(state), 'en')];
}

/** A storyteller of a game of the family. */
export function familyTeller<G extends FamilyTypes>(telling: Telling<G>): Storyteller<G>;
export function familyTeller(telling: Base): Storyteller<ConquestTypes> {
  return {
    game: telling.table.game,
    usualPlayers: telling.table.usualPlayers,
    options: (players) => telling.options(players),
    choose: telling.choose,
    newTale: () => newTale(telling),
    round: ({ turn }) => `turn-${String(turn).padStart(2, '0')}`,
    picture: (state, events) => telling.picture(state, events),
    ending: (state) => ending(telling, state),
  };
}
