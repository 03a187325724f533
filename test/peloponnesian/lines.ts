/** Battles in wings for tests (R D): armies meet in clear ground, and are drawn up in a few letters. */
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { WingsFrame } from '../../src/peloponnesian/frame/wings.js';
import { moraleOf } from '../../src/peloponnesian/query/combat.js';
import { wholeBattle, type WholeBattle } from '../../src/peloponnesian/query/wings.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { LeaderId, PieceId, PlayerId, UnitId, Wing } from '../../src/peloponnesian/vocabulary.js';
import { all, attackOf, fought, inWings } from './field.js';
import { play } from './table.js';

/** Clear ground, and from where the Athenians come. */
export const FIELD = 'W3730';
export const FROM = 'W3731';

export interface Armies {
  readonly athens: readonly UnitId[];
  readonly sparta: readonly UnitId[];
  readonly leaders?: Readonly<Record<LeaderId, PlayerId>>;
}

/** Returns the Athenians attacking in the open, in a game with combat in wings. */
export function meeting({ athens, sparta, leaders = {} }: Armies): GameState {
  const placed = Object.fromEntries(Object.entries(leaders).map(([id, player]) => [id, [player, FIELD] as const]));
  const state = inWings('campaign', { units: { ...all(athens, FIELD), ...all(sparta, FIELD) }, leaders: placed });
  const led = Object.keys(leaders).filter((id) => leaders[id] === 'athens');
  return fought(state, attackOf('athens', FIELD, FROM, [...athens, ...led]));
}

const LETTERS: Readonly<Record<string, Wing>> = { L: 'left', C: 'center', R: 'right' };

export const wholeIn = (state: GameState): WholeBattle => {
  const whole = wholeBattle(machine.situationOf(state));
  if (whole === undefined) throw new RangeError('no battle is fought in wings');
  return whole;
};

/** The frame of the battle in wings that is being fought. */
export const wingsIn = (state: GameState): WingsFrame => wholeIn(state).frame;

/** Puts pieces in the wings of these letters, one after another; those who have no choice are not asked. */
export function drawUp(state: GameState, player: PlayerId, letters: string): GameState {
  let now = state;
  const side = player === 'athens' ? 'attacker' : 'defender';
  for (const letter of letters) {
    const { due, side: turn } = wingsIn(now);
    const [piece] = due;
    if (piece === undefined || turn !== side) continue;
    const wing = LETTERS[letter] ?? 'left';
    const action: Action = { type: 'deploy', player, piece, wing };
    now = play(now, action).state;
  }
  return now;
}

/** The Athenians ask for wings, and both lines are drawn up; the die for shifts comes next. */
export const drawnUp = (state: GameState, athens: string, sparta: string): GameState =>
  drawUp(drawUp(play(state, { type: 'fightInWings', player: 'athens' }).state, 'athens', athens), 'sparta', sparta);

/** Returns the morale of the fighters of a side in each wing, `R` for one in the Retreat box: `4 4 | R | 5 5`. */
export function lineOf(state: GameState, side: 'attacker' | 'defender'): string {
  const { battle, frame } = wholeIn(state);
  const situation = machine.situationOf(state);
  return (['left', 'center', 'right'] as const)
    .map((wing) =>
      battle[side].fighters
        .filter(({ unit }) => frame[side][wing].includes(unit))
        .map((fighter) => (fighter.retreats ? 'R' : String(moraleOf(situation, battle, fighter))))
        .join(' '),
    )
    .join(' | ');
}

/** Both sides fight on. */
export const onward = (state: GameState): GameState =>
  (['athens', 'sparta'] as const).reduce((now, player) => play(now, { type: 'fightOn', player }).state, state);

/** Returns what may be done, in a few letters: the type, the piece, the wing. */
export const listed = (state: GameState): readonly string[] =>
  machine
    .legalActions(state)
    .map((action) =>
      [
        action.type,
        ...('piece' in action ? [action.piece as PieceId] : []),
        ...('wing' in action ? [action.wing] : []),
      ].join(' '),
    );
