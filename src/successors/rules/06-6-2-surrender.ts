/** R 6.6.2: the Surrender Segment. */
import type { Action } from '../action/index.js';
import { placeMarker, removeMarker } from '../deeds/markers.js';
import type { SurrenderFrame } from '../frame/index.js';
import { spaceFact } from '../query/geometry.js';
import { commanderAt, postsWithUnits } from '../query/presence.js';
import type { Commander } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { mayAttempt, pushSiegeAttempt, refuseSiege } from './13-siege.js';
import { applyStanding, refuseStanding, standingActions } from './15-18-standing.js';

type Step = SurrenderFrame['step'];
const STEPS = ['remove', 'place', 'siege', 'done'] as const satisfies readonly Step[];

/** Step 1: another player's marker in a Minor City, or in a Stronghold, which counts as one then (R 4.28), goes where one has a CU. */
function surrenders(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const holder = situation.controller(space);
  if (holder === undefined || holder === player || holder === 'independent') return false;
  const { kind } = spaceFact(situation, space);
  return kind === 'minorCity' || kind === 'stronghold';
}

/** Step 2: an uncontrolled space that can be controlled, with a CU of one's own in it. */
const isOpen = (situation: Situation, space: SpaceId): boolean =>
  situation.controller(space) === undefined && spaceFact(situation, space).kind !== 'transit';

/** Step 3: the commander of an Army that may try to take the space, if there is one. */
function besieger(situation: Situation, player: PlayerId, space: SpaceId): Commander | undefined {
  const commander = commanderAt(situation, player, space);
  return commander !== undefined && mayAttempt(situation, player, space, commander) ? commander : undefined;
}

function fits(situation: Situation, player: PlayerId, step: Step, space: SpaceId, inside: boolean): boolean {
  if (step === 'remove') return !inside && surrenders(situation, player, space);
  if (step === 'place') return isOpen(situation, space);
  return step === 'siege' && !inside && besieger(situation, player, space) !== undefined;
}

/** The spaces that a step still offers, each once. */
function spacesFor(situation: Situation, { player, step, handled }: SurrenderFrame): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const { space, inside } of postsWithUnits(situation, player)) {
    if (!handled.includes(space) && !spaces.includes(space) && fits(situation, player, step, space, inside))
      spaces.push(space);
  }
  return spaces.sort();
}

const DECISIONS = { remove: 'removeMarker', place: 'placeMarker', siege: 'siege' } as const;

function decisionsOf(situation: Situation, frame: SurrenderFrame): readonly Action[] {
  const { player, step } = frame;
  if (step === 'done') return [];
  return spacesFor(situation, frame).map((space): Action => ({ type: DECISIONS[step], player, space }));
}

/** The three steps in order, each space once in each step (ruling surrendering-spaces); what cannot be decided is passed over. */
export const surrender: RulesOf<'surrender'> = {
  rule: 'R 6.6.2',
  actor: (_, frame) => (frame.asking ? frame.player : undefined),
  actions: (situation, frame) => [
    ...decisionsOf(situation, frame),
    ...standingActions(situation, frame.player),
    { type: 'pass', player: frame.player },
  ],
  refuse(situation, { player }, action) {
    if (action.type === 'siege')
      return refuseSiege(situation, player, action.space, commanderAt(situation, player, action.space) ?? 'minor');
    if (action.type !== 'removeMarker' || situation.controller(action.space) !== 'independent')
      return refuseStanding(situation, action);
    return {
      code: 'mustBeSubjugated',
      rule: 'R 6.6.2',
      params: { space: action.space },
      message: `The Independent marker of ${action.space} goes only by subjugation.`,
    };
  },
  apply(run, frame, action) {
    frame.asking = false;
    if (applyStanding(run, action)) return;
    if (action.type === 'pass') {
      nextStep(frame);
      return;
    }
    if (action.type !== 'removeMarker' && action.type !== 'placeMarker' && action.type !== 'siege') return;
    const { player } = frame;
    const { space } = action;
    frame.handled.push(space);
    if (action.type === 'removeMarker') removeMarker(run, space, 'R 6.6.2');
    else if (action.type === 'placeMarker') placeMarker(run, space, player, 'R 6.6.2');
    else {
      const commander = commanderAt(run.state, player, space);
      if (commander !== undefined) pushSiegeAttempt(run, player, space, commander, true);
    }
  },
  advance(run, frame) {
    if (frame.step === 'done') run.finish();
    else if (spacesFor(run.state, frame).length > 0) frame.asking = true;
    else if (frame.step === 'siege' && standingActions(run.state, frame.player).length > 0) frame.asking = true;
    else nextStep(frame);
  },
};

function nextStep(frame: { step: Step; handled: SpaceId[] }): void {
  frame.step = STEPS[STEPS.indexOf(frame.step) + 1] ?? 'done';
  frame.handled = [];
}
