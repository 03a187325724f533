/** R 6.6.2: the Surrender Segment. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { placeMarker, removeMarker } from '../deeds/markers.js';
import type { SurrenderFrame } from '../frame/index.js';
import { isMajorCity } from '../query/geometry.js';
import { commanderAt, unitsAt } from '../query/presence.js';
import { INDEPENDENT, isInside, NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { disbandAt, disbandAtActions, refuseDisbandingAt } from './03-3-4-6-disbanding.js';
import { applySurprise, refuseSurprise, surpriseActions } from './04-31-window.js';
import { mayAttempt } from '../query/siege.js';
import { pushSiegeAttempt, refuseSiege } from './13-siege.js';
import { buildCapital, mayBuildCapital, refuseCapital } from './19-8-capitals.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';

type Step = SurrenderFrame['step'];
const STEPS = ['remove', 'place', 'siege', 'build', 'done'] as const satisfies readonly Step[];

/**
 * Returns whether another player's marker in a Minor City or a Stronghold, which counts as one (R 4.28), is removed in
 * step 1 because the player has a CU there.
 */
function surrenders(situation: Situation, seat: number, space: number): boolean {
  const holder = situation.holder(space);
  const { isCity, isTransit } = situation.geometry.byCode;
  return holder !== NONE && holder !== seat && holder !== INDEPENDENT && !isCity[space] && !isTransit[space];
}

/** Returns whether a space with a CU of the player is not controlled and can be, as step 2 requires. */
const isOpen = (situation: Situation, space: number): boolean =>
  situation.holder(space) === NONE && situation.geometry.byCode.isTransit[space] !== true;

/**
 * Returns whether an Army may try in step 3 to take a space that somebody else controls. Spaces without an owner, or of
 * the player's own, are not besieged (R 13.1).
 */
function mayBesiege(situation: Situation, seat: number, space: number, post: number): boolean {
  const holder = situation.holder(space);
  if (holder === NONE || holder === seat) return false;
  const { player, space: name } = situation.postNamed(post);
  const commander = commanderAt(situation, player, name);
  return commander !== undefined && mayAttempt(situation, player, name, commander);
}

/** Returns whether a capital may be begun in a space in step 4, in games with capitals (R 19.8). */
function mayBuild(situation: Situation, post: number): boolean {
  if (situation.capitals === undefined) return false;
  const { player, space } = situation.postNamed(post);
  return mayBuildCapital(situation, player, space);
}

/**
 * Returns whether a step concerns a place where a player has CUs. CUs inside are in a city of their own, which no step
 * concerns (R 8.3.7).
 */
function fits(situation: Situation, step: Step, seat: number, place: number): boolean {
  if (isInside(place)) return false;
  const space = place >> 1;
  if (step === 'place') return isOpen(situation, space);
  if (step === 'remove') return surrenders(situation, seat, space);
  const post = situation.postIn(seat, place);
  return step === 'siege' ? mayBesiege(situation, seat, space, post) : step === 'build' && mayBuild(situation, post);
}

/** Returns the spaces still to decide in this step. */
function spacesFor(situation: Situation, { player, step, handled }: SurrenderFrame): readonly SpaceId[] {
  const seat = seatOf(player);
  const spaces: SpaceId[] = [];
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
    if (!fits(situation, step, seat, place)) continue;
    const { space } = situation.postNamed(situation.postIn(seat, place));
    if (!handled.includes(space)) spaces.push(space);
  }
  return spaces.sort();
}

/**
 * Returns why a marker is not removed by surrender: Independent ones are subjugated (R 6.6.2), and those of Major
 * Cities besieged (R 13.2.1).
 */
function refuseRemoval(situation: Situation, player: PlayerId, space: SpaceId): Refusal | undefined {
  const holder = situation.controller(space);
  if (holder === 'independent') return refusal('mustBeSubjugated', 'R 6.6.2', { space });
  if (holder === undefined || holder === player) return refusal('noMarkerThere', 'R 6.6.2', { space });
  if (isMajorCity(situation, space)) return refusal('onlyBySiege', 'R 13.2.1', { space });
  return unitsAt(situation, player, space) === 0 ? refusal('needsUnits', 'R 6.6.2', { player, space }) : undefined;
}

/**
 * Returns why no marker is placed: Transit Points never have one (R 4.27); elsewhere the player needs a CU, and nobody
 * else may have a marker (R 6.6.2).
 */
function refuseMarker(situation: Situation, player: PlayerId, space: SpaceId): Refusal | undefined {
  const code = situation.spaceCode(space);
  if (situation.geometry.byCode.isTransit[code] === true) return refusal('noMarkersHere', 'R 4.27', { space });
  if (!isOpen(situation, code)) return refusal('notUncontrolled', 'R 6.6.2', { space });
  return unitsAt(situation, player, space) === 0 ? refusal('needsUnits', 'R 6.6.2', { player, space }) : undefined;
}

/**
 * Returns why a decision of the Segment is refused: for its own reasons, because it belongs to another step, or because
 * the space has come up in this step before (R 6.6.2; ruling surrendering-spaces).
 */
function refuseDecision(
  situation: Situation,
  { player, step, handled }: SurrenderFrame,
  { type, space }: Extract<Action, { type: Deciding }>,
): Refusal | undefined {
  if (!situation.geometry.spaces.has(space)) return undefined;
  const why =
    type === 'siege'
      ? refuseSiege(situation, player, space, commanderAt(situation, player, space) ?? 'minor')
      : type === 'buildCapital'
        ? refuseCapital(situation, player, space)
        : type === 'removeMarker'
          ? refuseRemoval(situation, player, space)
          : refuseMarker(situation, player, space);
  if (why !== undefined) return why;
  if (type === 'buildCapital' && situation.capitals === undefined) return undefined;
  if (step !== 'done' && DECISIONS[step] !== type) return refusal('wrongStep', 'R 6.6.2', { step });
  return handled.includes(space) ? refusal('alreadyDecided', 'ruling surrendering-spaces', { space }) : undefined;
}

const DECISIONS = { remove: 'removeMarker', place: 'placeMarker', siege: 'siege', build: 'buildCapital' } as const;

type Deciding = (typeof DECISIONS)[keyof typeof DECISIONS];
const isDecision = (action: Action): action is Extract<Action, { type: Deciding }> =>
  Object.values<Action['type']>(DECISIONS).includes(action.type);

function decisionsOf(situation: Situation, frame: SurrenderFrame): readonly Action[] {
  const { player, step } = frame;
  if (step === 'done') return [];
  return spacesFor(situation, frame).map((space): Action => ({ type: DECISIONS[step], player, space }));
}

/**
 * Goes through the steps in order, and through each space once in each step (ruling surrendering-spaces). Steps without
 * a decision are skipped.
 */
export const surrender: RulesOf<'surrender'> = {
  rule: 'R 6.6.2',
  actor: (_, frame) => (frame.asking ? frame.player : undefined),
  actions: (situation, frame) => [
    ...decisionsOf(situation, frame),
    ...standingActions(situation, frame.player),
    ...disbandAtActions(situation, frame.player),
    ...surpriseActions(situation, frame.player),
    { type: 'pass', player: frame.player },
  ],
  refuse: (situation, frame, action) =>
    isDecision(action)
      ? refuseDecision(situation, frame, action)
      : (refuseStanding(situation, action) ??
        refuseDisbandingAt(situation, action) ??
        refuseSurprise(situation, action)),
  apply(run, frame, action) {
    frame.asking = false;
    if (applyStanding(run, action) || disbandAt(run, action) || applySurprise(run, action)) return;
    if (action.type === 'pass') {
      nextStep(frame);
      return;
    }
    if (!isDecision(action)) return;
    const { player } = frame;
    const { space } = action;
    frame.handled.push(space);
    if (action.type === 'removeMarker') removeMarker(run, space, 'R 6.6.2');
    else if (action.type === 'placeMarker') placeMarker(run, space, player, 'R 6.6.2');
    else if (action.type === 'buildCapital') buildCapital(run, player, space);
    else {
      const commander = commanderAt(run.state, player, space);
      if (commander !== undefined) pushSiegeAttempt(run, player, space, commander, true);
    }
  },
  advance(run, frame) {
    for (; frame.step !== 'done'; nextStep(frame)) {
      frame.asking =
        spacesFor(run.state, frame).length > 0 ||
        (frame.step === 'siege' && standingActions(run.state, frame.player).length > 0);
      if (frame.asking) return;
    }
    run.finish();
  },
};

function nextStep(frame: { step: Step; handled: SpaceId[] }): void {
  frame.step = STEPS[STEPS.indexOf(frame.step) + 1] ?? 'done';
  frame.handled = [];
}
