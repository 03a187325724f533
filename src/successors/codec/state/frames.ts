/**
 * Contradictions between the frames of a stack, or between them and the options. The rules rely on frames being
 * consistent.
 */
import { sameJson, type Finding } from '../../../core/index.js';
import { GENERAL_DEALS } from '../../data/generals.js';
import type { DealGeneralsFrame, FrameKind, RollFrame, SuccessorsFrame, TurnOrderFrame } from '../../frame/index.js';
import type { PlayerCount } from '../../options.js';
import type { GeneralId, RollPurpose } from '../../vocabulary.js';
import type { Setting, Sketch } from './sketch.js';

/** The kind of frame that rolls dice, by purpose. All other purposes belong to cards. */
const ROLLED_BY: ReadonlyMap<RollPurpose, FrameKind> = new Map<RollPurpose, FrameKind>([
  ['turnOrder', 'turnOrder'],
  ['movement', 'movement'],
  ['navalBattle', 'navalBattle'],
  ['interception', 'arrival'],
  ['avoidBattle', 'avoidBattle'],
  ['avoidFate', 'avoidBattle'],
  ['elephants', 'landBattle'],
  ['battle', 'landBattle'],
  ['leaderLoss', 'leaderLoss'],
  ['attrition', 'attrition'],
  ['siege', 'siegeAttempt'],
]);

/** The number of dice rolled at once. For Elephants and generals it is their number. */
const DICE: Readonly<Partial<Record<RollPurpose, number>>> = {
  turnOrder: 1,
  movement: 1,
  navalBattle: 2,
  interception: 1,
  avoidBattle: 1,
  battle: 2,
  leaderLoss: 1,
  attrition: 1,
  siege: 1,
  unrest: 2,
  treachery: 1,
  desertions: 1,
  eleventhHour: 1,
  omens: 1,
};

/** Finds dice that do not belong to the frame below, or are not rolled at once. */
function* rollFindings(
  { purpose, dice, values }: RollFrame,
  below: SuccessorsFrame | undefined,
  top: boolean,
): Generator<Finding> {
  const isIndependents = purpose === 'avoidBattle' && below?.kind === 'independentAvoidance';
  const roller = isIndependents ? below.kind : (ROLLED_BY.get(purpose) ?? 'cardEvent');
  if (below?.kind !== roller)
    yield { keys: ['purpose'], message: `these dice are rolled for the frame "${roller}", which is not below` };
  if (!top) yield { keys: ['kind'], message: 'no frame lies on a frame that waits for dice' };
  const due = DICE[purpose] ?? dice;
  if (dice !== due) yield { keys: ['dice'], message: `there are ${due}, not ${dice}` };
  else if (top && values.length >= dice) yield { keys: ['values'], message: 'all dice have been rolled' };
}

/** Finds Generals of the deal that are not in exactly one place (R 5.4). */
function* dealFindings(
  { pool, dealt, discarded }: DealGeneralsFrame,
  above: SuccessorsFrame | undefined,
  { players }: Setting,
): Generator<Finding> {
  const { dealt: all, each } = GENERAL_DEALS[players.length as PlayerCount];
  const held = [...pool, ...discarded, ...Object.values(dealt).flat()];
  const expected = new Set<GeneralId>(all);
  if (held.length !== expected.size || held.some((general) => !expected.delete(general))) {
    yield { keys: ['pool'], message: 'the Generals to be dealt are each in the pool, with a player or given up, once' };
  }
  for (const player of players) {
    const count = dealt[player]?.length ?? 0;
    if (count > each)
      yield { keys: ['dealt', player], message: `R 5.4 deals ${each} Generals to a player, not ${count}` };
  }
  if (above?.kind === 'keepGeneral' && !sameJson(dealt[above.player], above.dealt))
    yield { keys: ['dealt', above.player], message: 'the choice is among the Generals dealt to the player' };
}

/** Finds wrong tied players, or wrong dice of those who have rolled (R 6.2). */
function* orderFindings({ tied, rolls }: TurnOrderFrame): Generator<Finding> {
  if (tied.length === 0 || new Set(tied).size !== tied.length)
    yield { keys: ['tied'], message: 'somebody is tied, and each player once' };
  if (rolls.length > tied.length) yield { keys: ['rolls'], message: 'more dice than players' };
}

function frameFindings(
  frame: SuccessorsFrame,
  below: SuccessorsFrame | undefined,
  above: SuccessorsFrame | undefined,
  setting: Setting,
): Iterable<Finding> {
  switch (frame.kind) {
    case 'roll':
      return rollFindings(frame, below, above === undefined);
    case 'dealGenerals':
      return dealFindings(frame, above, setting);
    case 'turnOrder':
      return orderFindings(frame);
    case 'movement':
      return (frame.die === null) === (frame.stage === 'activate' && above?.kind !== 'roll')
        ? [{ keys: ['die'], message: 'generals are activated after the roll, and nothing else is' }]
        : [];
    case 'reinforcements':
      return new Set(frame.waiting).size === frame.waiting.length
        ? []
        : [{ keys: ['waiting'], message: 'each player once' }];
    default:
      return [];
  }
}

export function* stackFindings({ stack }: Sketch, setting: Setting): Generator<Finding> {
  for (const [index, frame] of (stack ?? []).entries()) {
    for (const { keys, message } of frameFindings(frame, stack?.[index - 1], stack?.[index + 1], setting)) {
      yield { keys: ['stack', index, ...keys], message };
    }
  }
}
