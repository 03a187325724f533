/** A game of the family told turn by turn: the map when it is worth a look, the Tactical Display in each round of a battle. */
import { cited } from '../../src/core/index.js';
import type { ConquestTypes, FamilyTypes, GameEvent, GameState } from '../../src/conquest/index.js';
import { familyAtTheTerminal, isTold, type AtTheTerminal } from '../../src/terminal/games/family/index.js';
import type { Tale } from '../teller.js';

/** What comes of what somebody does: it is told further in. */
const DETAILS: ReadonlySet<string> = new Set([
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

type TurnBegan = Extract<GameEvent, { readonly type: 'turnBegan' }>;

/** A game as it is told. */
export interface Telling<G extends FamilyTypes> {
  readonly at: AtTheTerminal<G>;
  /** Whether the map is drawn when a turn begins. */
  isDrawn(turn: TurnBegan): boolean;
  /** What, beside what is so in the base, comes of what somebody does. */
  readonly details?: readonly G['event']['type'][];
}

/** What tells a game. */
export interface Tales<G extends FamilyTypes> {
  /** Begins to tell a game. */
  newTale(): Tale<G>;
  /** How it ended: the map, how the sides stand, and who won by what. */
  ending(state: G['state']): readonly string[];
}

/** What tells a game of the family. */
export function talesOf<G extends FamilyTypes>(telling: Telling<G>): Tales<G>;
export function talesOf({ at, isDrawn, details = [] }: Telling<ConquestTypes>): Tales<ConquestTypes> {
  const { query, text } = at;
  const { pictures, words } = familyAtTheTerminal(at);
  const further = new Set<string>([...DETAILS, ...details]);
  /** The situation as everybody sees it. */
  const shown = (state: GameState) => at.game.viewFor(state, 'spectator');
  const mapOf = (state: GameState): readonly string[] => [
    ...pictures.board(shown(state), 'en', at.words.en.map),
    ...pictures.standings(shown(state), 'en'),
  ];
  const said = (event: GameEvent, state: GameState): string => text.describeEvent(event, state, 'en').text;
  const line = (event: GameEvent, state: GameState): string =>
    `${further.has(event.type) ? '    ' : '  '}${cited(text.describeEvent(event, state, 'en'), event.rule).text}`;

  const turnHeading = (event: TurnBegan, state: GameState): readonly string[] => [
    '',
    `── ${said(event, state).replace(/\.$/, '')} ${'─'.repeat(50)}`,
    ...(isDrawn(event) ? ['', ...mapOf(state)] : []),
  ];

  /** The display as it stands when a round begins; nothing, if the round is over already when anybody looks. */
  function roundHeading(event: Extract<GameEvent, { readonly type: 'roundBegan' }>, state: GameState) {
    const heading = ['', `  ${said(event, state)}`];
    return query.battleOf(state)?.round === event.round
      ? [...heading, ...pictures.board(shown(state), 'en', '').map((row) => `  ${row}`)]
      : heading;
  }

  return {
    /** A phase is named when something happens in it. */
    newTale() {
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
          phase = ['', said(event, state).replace(/\.$/, ':')];
          return [];
        }
        if (!isTold(at, event)) return [];
        return after(event.type === 'roundBegan' ? roundHeading(event, state) : [line(event, state)]);
      };
    },
    ending: (state) =>
      state.ended === null ? ['The game goes on.'] : ['', ...mapOf(state), '', words.ending(state, 'en')],
  };
}
