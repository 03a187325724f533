/** R 17.4: mutiny and treachery, an optional rule. */
import type { Draft } from 'immer';
import { CHANCE, type Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import { withdrawUnit } from '../deeds/units.js';
import type { MutinyFrame, TurnFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { firstOfEach } from '../query/alike.js';
import { mutinyColumn, ownTroopsAt, suspectsOf } from '../query/17-4-mutiny.js';
import { kingOf } from '../query/15-objectives.js';
import { unitsAt } from '../query/06-1-presence.js';
import { turnOf } from '../query/04-1-turn.js';
import { securedObjectives } from '../query/16-victory.js';
import { leaderNamed, unitNamed } from '../table/by-id.js';
import type { UnitInfo } from '../table/roster.js';
import type { PlaceCode } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { UnitId } from '../vocabulary.js';

/** The highest die with which a suspect is guilty. */
const GUILTY = 2;

/** Begins a mutiny in the turns that the track marks. */
export function openMutiny(run: GameRun): void {
  const { state } = run;
  const king = plays(state, 'mutiny') && turnOf(state).mutiny === true ? kingOf(state) : undefined;
  if (king === undefined) return;
  const side = state.sideOfLeader(king.code);
  run.push({ kind: 'mutiny', side, king: king.id, stage: 'troops', left: 0, suspects: [] });
}

const placeOfKing = (situation: Situation, { king }: Pick<MutinyFrame, 'king'>): PlaceCode =>
  situation.placeOfLeader(leaderNamed(situation, king).code);

/** Returns the units that may go home: the side's own troops in the king's army. */
const mutineers = (situation: Situation, frame: Pick<MutinyFrame, 'king' | 'side'>): readonly UnitInfo[] =>
  ownTroopsAt(situation, placeOfKing(situation, frame), frame.side);

/** Adds units that refuse to move in the next movement phase of their side (ruling C17.7). */
function addRefusing(run: GameRun, units: readonly UnitId[]): void {
  const turn = run.frame('turn');
  if (turn === undefined || units.length === 0) return;
  const next = run.state.turn + 1;
  const before = turn.refusing?.turn === next ? turn.refusing.units : [];
  turn.refusing = { turn: next, units: [...new Set([...before, ...units])] };
  run.emit({ type: 'moveRefused', rule: 'R 17.4', units: [...units] });
}

/** Clears the refusal after the turn for which it held. */
export function forgetMutiny({ turn }: Situation, frame: Draft<TurnFrame>): void {
  if (frame.refusing !== undefined && frame.refusing.turn <= turn) delete frame.refusing;
}

const unitsOf = (situation: Situation, place: PlaceCode, side: MutinyFrame['side']): readonly UnitId[] =>
  unitsAt(situation, place, side).map(({ id }) => id);

/** Applies the Mutiny Table: this number of units go home, at most all; with 0 all stay loyal. */
function readTable(run: GameRun, frame: Draft<MutinyFrame>, die: number): void {
  const { state } = run;
  const at = placeOfKing(state, frame);
  const objectives = securedObjectives(state).length;
  const units = state.components.charts.mutiny.rows[die - 1]?.[mutinyColumn(state)] ?? 0;
  const place = state.ground.places[at] as string;
  run.emit({ type: 'mutinyTried', rule: 'R 17.4', at: place, objectives, die, units });
  if (units === 0) return run.finish();
  frame.stage = 'dismissal';
  frame.left = Math.min(units, mutineers(state, frame).length);
}

function dismiss(run: GameRun, frame: Draft<MutinyFrame>, unit: UnitId): void {
  frame.left--;
  withdrawUnit(run, unitNamed(run.state, unit).code, 'R 17.4');
}

/** Goes on after the units have left: the others refuse to move, and a leader may have plotted. */
function findSuspects(run: GameRun, frame: Draft<MutinyFrame>): void {
  const { state } = run;
  addRefusing(run, unitsOf(state, placeOfKing(state, frame), frame.side));
  frame.suspects = suspectsOf(state, leaderNamed(state, frame.king)).map(({ id }) => id);
  frame.stage = 'suspicion';
}

/**
 * Removes a guilty suspect (R 17.4). If the suspect was not with the king, the troops that were there refuse to move.
 */
function resolveTreachery(run: GameRun, { suspects: [leader = ''], ...frame }: MutinyFrame, die: number): void {
  const { state } = run;
  const { code } = leaderNamed(state, leader);
  const guilty = die <= GUILTY;
  const at = state.placeOfLeader(code);
  run.emit({ type: 'treacheryTried', rule: 'R 17.4', leader, die, guilty });
  if (!guilty) return;
  removeLeader(run, code, 'withdrawn', 'R 17.4');
  if (at === placeOfKing(state, frame)) return;
  addRefusing(
    run,
    ownTroopsAt(state, at, frame.side).map(({ id }) => id),
  );
}

const draws = ({ suspects }: MutinyFrame): readonly Weighted<Action>[] =>
  suspects.map((leader) => ({ action: { type: 'drawLeader', player: CHANCE, leader }, weight: 1 }));

const dismissals = (situation: Situation, frame: MutinyFrame): readonly Action[] =>
  frame.stage === 'dismissal' && frame.left > 0
    ? firstOfEach(situation, mutineers(situation, frame)).map(({ id: unit }): Action => ({
        type: 'dismiss',
        player: frame.side,
        unit,
      }))
    : [];

export const mutiny: RulesOf<'mutiny'> = {
  rule: 'R 17.4',
  actor(situation, frame) {
    if (frame.stage === 'suspicion' && frame.suspects.length > 1) return CHANCE;
    // If all go, or all are alike, there is nothing to choose.
    const isChoice = frame.left < mutineers(situation, frame).length && dismissals(situation, frame).length > 1;
    return isChoice ? frame.side : undefined;
  },
  actions: dismissals,
  chance: (_, frame) => draws(frame),
  refuse(situation, frame, action) {
    if (action.type !== 'dismiss') return undefined;
    const { unit } = action;
    if (!situation.roster.unitCodes.has(unit)) return refusal('pieceUnknown', 'R 17.4', { unit });
    return mutineers(situation, frame).some(({ id }) => id === unit)
      ? refusal('alikeListed', 'R 17.4', { unit })
      : refusal('notAmongMutineers', 'R 17.4', { unit });
  },
  apply(run, frame, action) {
    if (action.type === 'dismiss') dismiss(run, frame, action.unit);
    else if (action.type === 'drawLeader') frame.suspects = [action.leader];
  },
  advance(run, frame) {
    switch (frame.stage) {
      case 'troops':
        return rollDice(run, 'mutiny', 1, frame.side);
      case 'dismissal': {
        const [first] = frame.left > 0 ? mutineers(run.state, frame) : [];
        return first === undefined ? findSuspects(run, frame) : dismiss(run, frame, first.id);
      }
      case 'suspicion':
        if (frame.suspects.length === 0) return run.finish();
        frame.stage = 'trial';
        return rollDice(run, 'treachery', 1, frame.side);
      case 'trial':
        return run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 1;
    if (frame.stage === 'troops') readTable(run, frame, die);
    else resolveTreachery(run, frame, die);
  },
};
