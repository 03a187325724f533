/** The tracks of Victory Points and Legitimacy (R 7.1). */
import { counted } from '../../core/index.js';
import type { Track } from '../../svg/track.js';
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { legitimacy, victoryPoints } from '../questions.js';
import type { PlayerId } from '../vocabulary.js';
import { playersIn } from './pieces.js';
import type { Setting } from './setting.js';

/** The counter of each track. */
const PIECE = { victoryPoints: 'victoryPoint', legitimacy: 'legitimacyPoint' } as const;

function trackOf(setting: Setting, id: keyof typeof PIECE, goal: number, valueOf: (player: PlayerId) => number): Track {
  const { state, livery, highlight } = setting;
  const { names, captions } = setting.labels;
  const piece = names.pieces[PIECE[id]];
  return {
    id,
    caption: `${piece.many} (${captions.needed(goal)})`,
    goal,
    markers: playersIn(state).map((player) => ({
      piece: `${id}:${player}`,
      title: `${names.players[player]}: ${counted(valueOf(player), piece)}`,
      value: valueOf(player),
      letter: captions.letters[player],
      livery: livery(player),
      lit: highlight.pieces?.includes(`${id}:${player}`) === true,
    })),
  };
}

/** Returns both tracks, each up to the figure that wins at once. */
export function tracksOf(setting: Setting): readonly Track[] {
  const { state } = setting;
  return [
    trackOf(setting, 'victoryPoints', IMMEDIATE_VICTORY_POINTS[state.options.players], (player) =>
      victoryPoints(state, player),
    ),
    trackOf(setting, 'legitimacy', IMMEDIATE_VICTORY_LEGITIMACY, (player) => legitimacy(state, player)),
  ];
}
