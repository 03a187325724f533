/**
 * R X4: the sequence of play: each side moves and fights in its own part of the turn, in an order that the rebels
 * choose.
 */
import { endGame } from '../../conquest/deeds/end.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { OPENINGS, turnWith, type Openings } from '../../conquest/rules/04-sequence.js';
import type { Law, Step } from '../../conquest/table/law.js';
import { derived } from '../../core/board/index.js';
import type { Roster } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Phase, SideId } from '../../conquest/vocabulary.js';
import { openOffensives } from '../../conquest/extension/offensives.js';
import type { Action } from '../action.js';
import { hasFallen } from '../query/09-2-remnant.js';
import type { GameRun, RulesOf } from '../types.js';
import { REBEL, ROYAL } from '../vocabulary.js';
import { offensives } from './07-1-combat.js';

/**
 * The phases in a side's part of the turn. There are no replacements (R X8.1), and each side has its own combat
 * (R X7.1, ruling X4.2).
 */
const OWN_PHASES: readonly Phase[] = ['reinforcements', 'recovery', 'movement', 'combat'];

const common = (phase: Phase): Step => ({ phase, side: null });

const BEFORE: readonly Step[] = [common('supply'), common('initiative')];
const AFTER: readonly Step[] = [common('siege')];

/** Returns the steps of a side's part of the turn. */
const partOf = (side: SideId): readonly Step[] => OWN_PHASES.map((phase): Step => ({ phase, side }));

/** Returns the parts of all sides. */
const partsIn = derived(
  ({ sides }: Roster): ReadonlyMap<SideId, readonly Step[]> => new Map(sides.map((side) => [side, partOf(side)])),
);

export const sequenceLaw: Pick<Law<Situation>, 'step'> = {
  /** R X4.1: the order of play is chosen after supply, as in R S6.2 (ruling X4.1). Sieges come last (ruling X4.2). */
  step(situation, number) {
    if (number < BEFORE.length) return BEFORE[number];
    let left = number - BEFORE.length;
    const parts = partsIn(situation.roster);
    for (const side of orderOfPlay(situation)) {
      const part = parts.get(side) ?? partOf(side);
      if (left < part.length) return part[left];
      left -= part.length;
    }
    return AFTER[left];
  },
};

/** Sets the order of play of this turn. */
function settle(run: GameRun, order: readonly SideId[], rule: 'R X4.1' | 'R X4.2'): void {
  const turn = run.frame('turn');
  if (turn !== undefined) turn.order = [...order];
  run.emit({ type: 'initiativeTaken', rule, order });
}

/** Lets the royal side move first in the first turn; from the second on the rebels choose (R X4.2). */
function openInitiative(run: GameRun): void {
  if (run.state.turn === 1) settle(run, [ROYAL, REBEL], 'R X4.2');
  else run.push({ kind: 'initiative', side: REBEL });
}

export const initiative: RulesOf<'initiative'> = {
  rule: 'R X4.1',
  actor: (_, { side }) => side,
  actions: (_, { side: player }): readonly Action[] => [
    { type: 'moveFirst', player },
    { type: 'moveSecond', player },
  ],
  apply(run, _, action) {
    settle(run, action.type === 'moveFirst' ? [REBEL, ROYAL] : [ROYAL, REBEL], 'R X4.1');
    run.finish();
  },
};

const openings: Openings = {
  ...OPENINGS,
  // R X4
  initiative: openInitiative,
  // R X7.1
  combat: openOffensives(offensives),
};

/** R X9.2, X9.3: at the end of the track points decide, or the number of Greeks that have come home. */
export const turn: RulesOf<'turn'> = turnWith(openings, (run) => {
  const { state } = run;
  endGame(run, state.law.decision(state), hasFallen(state) ? 'R X9.2' : 'R X9.3');
});
