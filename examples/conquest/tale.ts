/** A game of Conquest and Empire told turn by turn: the map each spring, the Tactical Display in each round of a battle. */
import { query, type ConquestTypes, type EventType, type GameEvent, type GameState } from '../../src/conquest/index.js';
import { cited, describeEvent } from '../../src/conquest/text/index.js';
import { conquestAtTheTerminal, conquestTable } from '../../src/terminal/games/conquest/index.js';
import { isTold } from '../../src/terminal/games/family/index.js';
import type { Tale } from '../teller.js';

const { pictures } = conquestAtTheTerminal;

/** What comes of what somebody does: it is told further in. */
const DETAILS: ReadonlySet<EventType> = new Set<EventType>([
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
]);

/** The situation as everybody sees it. */
const shown = (state: GameState) => ({ ...state, viewer: 'spectator' }) as const;

export const mapOf = (state: GameState): readonly string[] => pictures.board(shown(state), 'en', 'map');
export const standingsOf = (state: GameState): readonly string[] => pictures.standings(shown(state), 'en');

const line = (event: GameEvent, state: GameState): string =>
  `${DETAILS.has(event.type) ? '    ' : '  '}${cited(describeEvent(event, state), event.rule).text}`;

/** The heading of a turn; in spring, when a year of war begins, the map, and who stands how. */
function turnHeading(event: Extract<GameEvent, { readonly type: 'turnBegan' }>, state: GameState): readonly string[] {
  const heading = describeEvent(event, state).text.replace(/\.$/, '');
  const map = event.season === 'spring' ? ['', ...mapOf(state), ...standingsOf(state)] : [];
  return ['', `── ${heading} ${'─'.repeat(50)}`, ...map];
}

/** The display as it stands when a round begins; nothing, if the round is over already when anybody looks. */
function roundHeading(event: Extract<GameEvent, { readonly type: 'roundBegan' }>, state: GameState): readonly string[] {
  const heading = ['', `  ${describeEvent(event, state).text}`];
  return query.battleOf(state)?.round === event.round
    ? [...heading, ...pictures.board(shown(state), 'en', '').map((row) => `  ${row}`)]
    : heading;
}

/** Begins to tell a game. A phase is named when something happens in it. */
export function newTale(): Tale<ConquestTypes> {
  let phase: readonly string[] = [];
  const after = (lines: readonly string[]): readonly string[] => {
    const named = phase;
    phase = [];
    return [...named, ...lines];
  };
  return (event, state) => {
    if (event.type === 'turnBegan') {
      phase = [];
      return turnHeading(event, state);
    }
    if (event.type === 'phaseBegan') {
      phase = ['', describeEvent(event, state).text.replace(/\.$/, ':')];
      return [];
    }
    if (!isTold(conquestTable, event)) return [];
    return after(event.type === 'roundBegan' ? roundHeading(event, state) : [line(event, state)]);
  };
}
