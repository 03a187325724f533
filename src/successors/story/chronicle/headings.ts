/** Headings, labels, and the scores under them. */
import { query, type GameEvent, type GameState, type PlayerId } from '../../index.js';
import { names } from '../../text/index.js';
import { scoreboard, standingOf, victoryNeeds } from '../scoreboard.js';
import { heading, sentenceOf, type Line, type Voice } from './telling.js';

type VoiceOf<Type extends GameEvent['type']> = Voice<Extract<GameEvent, { readonly type: Type }>>;

const { players, segments, stages } = names('en');

/** The label of what happens after the Strategy Phase. */
export const END_PHASE = `${stages.end} (R 6.8)`;

/** The rule by which isolated markers are removed. No event marks the beginning of this phase. */
const ISOLATION = 'R 6.7';
export const isolationLabel = ({ rule }: GameEvent): string | undefined =>
  rule === ISOLATION ? `${stages.isolation} (${ISOLATION})` : undefined;

export const turnHeading: VoiceOf<'turnBegan'> = {
  say: ({ turn, rule }) => heading(`═══ Game Turn ${turn} ═══ (${rule})`),
};

export const turnEnding: VoiceOf<'turnEnded'> = { say: (event, state) => heading(sentenceOf(event, state)) };

export const roundHeading: VoiceOf<'roundBegan'> = {
  say: ({ round, rule }, state) => [
    ...heading(`── Turn ${state.turn}, round ${round} ── (${rule})`),
    ...(round === 1 ? [...victoryNeeds(state), ...scoreboard(state)] : scoreboard(state)).map((text): Line => ({
      level: 'heading',
      text,
    })),
  ],
};

export const segmentHeading: VoiceOf<'segmentBegan'> = {
  say: ({ player, segment, rule }, state) => [
    ...(segment === 'surrender' ? heading(`─ ${players[player]}'s turn ─ ${standing(state, player)}`) : []),
    { level: 'label', text: `${segments[segment]} (${rule})` },
  ],
};

/** Returns a player's status and points, such as `Champion, 8 VP, 3 L`. */
const standing = (state: GameState, player: PlayerId): string =>
  `${standingOf(state, player)}, ${query.victoryPoints(state, player)} VP, ${query.legitimacy(state, player)} L`;
