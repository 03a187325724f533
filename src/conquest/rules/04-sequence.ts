/** R 4: the sequence of play. */
import type { Draft } from 'immer';
import { frameOf, type RuleRef } from '../../core/index.js';
import type { TurnFrame } from '../frame/index.js';
import { leavesOut } from '../options.js';
import type { Law, Step } from '../table/law.js';
import { derived } from '../../core/board/index.js';
import type { Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isLastTurn, receivesReplacements, turnOf } from '../query/04-1-turn.js';
import type { Phase, SideId } from '../vocabulary.js';
import { openSupply, restoreSupplies } from './07-supply.js';
import { openMovement } from './08-movement.js';
import { openCombats } from './09-combats.js';
import { openSieges } from './11-sieges.js';
import { recuperate } from './12-11-recuperation.js';
import { countPoints, openReplacements } from './12-replacements.js';
import { openRecovery } from './12-9-recovery.js';
import { openReinforcements } from './13-reinforcements.js';
import { openRandomEvents } from './14-random-events.js';
import { decideByConquest, decideByPoints } from './16-victory.js';
import { forgetMutiny } from './17-4-mutiny.js';

/** Begins a phase. The frames that it pushes are resolved before the turn goes on. */
export type Opening = {
  open(run: GameRun, side: SideId | null): void;
}['open'];
export type Openings = Readonly<Partial<Record<Phase, Opening>>>;

/** The function that begins each phase, from the file of its section. */
export const OPENINGS: Openings = {
  // R 7
  supply: openSupply,
  // R 8
  movement: openMovement,
  // R 9
  combat: openCombats,
  // R 11
  siege: openSieges,
  // R 12
  replacements: openReplacements,
  recovery: openRecovery,
  // R 13
  reinforcements: openReinforcements,
  // R 14
  randomEvents: openRandomEvents,
};

/** The phases in a side's part of the turn (R 4.2, II and III). */
const OWN_PHASES: readonly Phase[] = ['reinforcements', 'replacements', 'recovery', 'movement'];
const common = (phase: Phase): Step => ({ phase, side: null });

const SUPPLY = common('supply');
/** The steps after all sides have moved (R 4.2, IV to VI). */
const AFTER: readonly Step[] = [common('combat'), common('siege'), common('randomEvents')];

/** The steps of a side's part of the turn, with and without replacements. */
interface Part {
  readonly paid: readonly Step[];
  readonly unpaid: readonly Step[];
}

function partOf(side: SideId): Part {
  const paid = OWN_PHASES.map((phase): Step => ({ phase, side }));
  return { paid, unpaid: paid.filter(({ phase }) => phase !== 'replacements') };
}

/** Returns the parts of all sides. */
const partsIn = derived(
  ({ sides }: Roster): ReadonlyMap<SideId, Part> => new Map(sides.map((side) => [side, partOf(side)])),
);

/**
 * Returns whether a side receives replacements in this turn (R 12.1, 15.8). That is decided when the turn begins;
 * treasuries captured during the turn change nothing (ruling C4.1).
 */
const receives = (situation: Situation, side: SideId, counted: TurnFrame['points']): boolean =>
  counted === undefined ? receivesReplacements(situation, side) : counted[side] !== undefined;

/** R 4.2, 4.3: the steps of a turn. */
export const sequenceLaw: Pick<Law<Situation>, 'step'> = {
  step(situation, number) {
    if (turnOf(situation).opensWithBattle === true) return AFTER[number];
    let left = leavesOut(situation, 'supply') ? number : number - 1;
    if (left < 0) return SUPPLY;
    const parts = partsIn(situation.roster);
    const { order = situation.roster.players, points } = frameOf(situation, 'turn') ?? {};
    for (const side of order) {
      const { paid, unpaid } = parts.get(side) ?? partOf(side);
      const part = receives(situation, side, points) ? paid : unpaid;
      if (left < part.length) return part[left];
      left -= part.length;
    }
    return AFTER[left];
  },
};

const RULE: RuleRef = 'R 4.2';

/** Returns the frame of the next turn. Of the last turn it only keeps which units refuse to move (R 17.4). */
const turnAfter = ({ refusing }: Draft<TurnFrame>): Draft<TurnFrame> =>
  refusing === undefined ? { kind: 'turn', begun: false, step: 0 } : { kind: 'turn', begun: false, step: 0, refusing };

/**
 * Returns the rules of the frame at the bottom of the stack: it goes through steps and turns until the track ends or a
 * side has won.
 */
export function turnWith(openings: Openings, decide: Opening = (run) => decideByPoints(run)): RulesOf<'turn'> {
  const known = new Map(Object.entries(openings) as [Phase, Opening][]);
  return {
    rule: RULE,
    advance(run, frame) {
      const { state } = run;
      if (!frame.begun) {
        frame.begun = true;
        countPoints(state, frame);
        return beginTurn(run);
      }
      const step = state.law.step(state, frame.step);
      if (step === undefined) return endTurn(run, frame, decide);
      frame.step++;
      const opening = known.get(step.phase);
      if (opening === undefined) return;
      run.emit({ type: 'phaseBegan', rule: RULE, phase: step.phase, side: step.side });
      opening(run, step.side);
    },
  };
}

/** Ends the turn, and after the last turn the game (R 4.1). */
function endTurn(run: GameRun, frame: Draft<TurnFrame>, decide: Opening): void {
  const { state } = run;
  recuperate(run, frame);
  forgetMutiny(state, frame);
  if (isLastTurn(state)) return decide(run, null);
  state.turn++;
  run.finish();
  run.push(turnAfter(frame));
}

export const turn = turnWith(OPENINGS);

/** Begins a turn: the conqueror may win at once; in Summer provinces recover (R 7.3, 16.2). */
function beginTurn(run: GameRun): void {
  const { season, year } = turnOf(run.state);
  run.emit({ type: 'turnBegan', rule: 'R 4.1', turn: run.state.turn, season, year });
  if (decideByConquest(run)) return;
  if (season === 'summer') restoreSupplies(run);
}
