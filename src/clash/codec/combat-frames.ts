/** R S9: checks of the frames of combat in their places. */
import { conquestEdition } from '../../conquest/codec/base.js';
import type { At, Complaint, FrameCheck } from '../../conquest/codec/edition.js';
import { allDiffer, unless } from '../../conquest/codec/state/moment/check.js';
import type { Army, Contingent } from '../../conquest/frame/index.js';
import type { ForceName, SideId } from '../../conquest/vocabulary.js';
import type { ChallengeFrame, GameFrame } from '../frame/index.js';
import { allyIn, forcesOfChallenge, invitable } from '../query/09-combat.js';

type Check<K extends GameFrame['kind']> = FrameCheck<Extract<GameFrame, { readonly kind: K }>>;

/** Returns the frame below, if it is a challenge. */
export function challengeBelow({ below }: At): ChallengeFrame | undefined {
  const frame = below as GameFrame | undefined;
  return frame?.kind === 'challenge' ? frame : undefined;
}

/** By kind of frame: the stage of the challenge on which it may lie. */
const STAGES: Readonly<Record<string, ChallengeFrame['stage']>> = {
  contest: 'order',
  evasion: 'order',
  battle: 'fight',
  minorCombat: 'fight',
};

/** Returns whether a force could be invited (R S9.3). */
const isGuest = ({ situation }: At, frame: ChallengeFrame, force: ForceName): boolean =>
  invitable(situation, { ...frame, ally: null, invited: frame.invited.filter((each) => each !== force) }).some(
    ({ name }) => name === force,
  );

/** Checks the attacked force and the invited ones, if all of them are still there (R S9.1, S9.3). */
function partyFindings(frame: ChallengeFrame, at: At): readonly Complaint[] {
  if (forcesOfChallenge(at.situation, frame) === undefined)
    return [['against', 'the force of the side and one that it may attack, where both are']];
  return unless([
    [frame.invited.every((force) => isGuest(at, frame, force)), 'invited', 'forces that can join the attack'],
  ]);
}

/** Returns whether the order is that of the two allies, if it is known (R S9.4). */
const isOrderOf = ({ situation }: At, frame: ChallengeFrame): boolean => {
  const { side, order } = frame;
  const ally = allyIn(situation, frame);
  return order.includes(side) && (ally === undefined || order.includes(ally.side));
};

/**
 * Checks a challenge: the force attacks in its side's part of the phase, and at most one invited force has joined
 * (R S9).
 */
export const challenge: Check<'challenge'> = (frame, at) => {
  const { side, force, against, stage, invited, ally, last, order } = frame;
  const { below, above } = at;
  const isGathering = stage === 'invite' || stage === 'answer';
  const isToBeFought = above === undefined || above.kind === ('contest' as GameFrame['kind']);
  return [
    ...unless([
      [below?.kind === 'combats' && below.phasing === side, 'side', 'the side that acts in this phase'],
      [force !== against, 'against', 'a side cannot attack itself'],
      [above === undefined || STAGES[above.kind] === stage, 'stage', 'this is not the next step'],
      [allDiffer(invited) && !invited.includes(force) && !invited.includes(against), 'invited', 'others, each once'],
      [stage !== 'answer' || invited.length > 0, 'invited', 'whoever answers was invited'],
      [
        ally === null || (ally === invited.at(-1) && !isGathering),
        'ally',
        'the side that was invited last, and has joined',
      ],
      [last === null || stage === 'fight' || stage === 'done' || stage === 'order', 'last', 'nobody sets up yet'],
      [
        order.length === 0 || (order.length === 2 && allDiffer(order) && ally !== null && isOrderOf(at, frame)),
        'order',
        'both allies, each once',
      ],
    ]),
    ...(isToBeFought ? partyFindings(frame, at) : []),
  ];
};

/** Returns the allies that roll for their order (R S9.4). */
export function alliesOf(at: At): readonly SideId[] {
  const frame = challengeBelow(at);
  const ally = frame === undefined ? undefined : allyIn(at.situation, frame);
  return frame === undefined || ally === undefined ? [] : [frame.side, ally.side];
}

/** Returns whether these are boxes of the larger and the smaller ally (R S9.4). */
const isSetting = (boxes: Contingent['boxes'], ...those: readonly string[]): boolean =>
  boxes.length === those.length && boxes.every((box, index) => box === those[index]);

const areBoxes = ([one, other]: readonly Contingent[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  [[one.boxes, other.boxes] as const, [other.boxes, one.boxes] as const].some(
    ([larger, lesser]) =>
      isSetting(larger, 'centre', 'right') && (isSetting(lesser, 'left') || isSetting(lesser, 'left', 'reserve')),
  );

/** Returns whether an army of two allies is that of the attacker and its ally, in their order (R S9.4). */
function areAllied({ side, contingents }: Army, { ally, order, ...frame }: ChallengeFrame): boolean {
  const isJoint = ally !== null && side === frame.side;
  if (contingents === undefined) return !isJoint;
  return (
    isJoint &&
    contingents.length === order.length &&
    contingents.every((contingent, index) => contingent.side === order[index]) &&
    areBoxes(contingents)
  );
}

export const battle: Check<'battle'> = (frame, at) => {
  const challenge = challengeBelow(at);
  return [
    ...conquestEdition.frames.checks.battle(frame, at),
    ...unless([
      [
        challenge === undefined || frame.armies.every((army) => areAllied(army, challenge)),
        'armies',
        'two allies in their order, one in Centre and Right, the other in the Left or the Reserve as well (R S9.4)',
      ],
      [challenge === undefined || challenge.province === frame.province, 'province', 'where the two forces stand'],
    ]),
  ];
};

/** Checks that an evasion is in the province of the challenge (R S9.1). */
export const evasion: Check<'evasion'> = (frame, at) => {
  const found = conquestEdition.frames.checks.evasion(frame, at);
  return challengeBelow(at)?.province === frame.province ? found.filter(([field]) => field !== 'province') : found;
};
