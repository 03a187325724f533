/**
 * R 6: the stage of a frame while another lies on it. A frame goes to its next stage before it pushes the frame that
 * this stage needs.
 */
import type { Finding } from '../../../core/index.js';
import type { FrameKind, SuccessorsFrame } from '../../frame/index.js';
import type { Moment, RollPurpose } from '../../vocabulary.js';
import type { Sketch } from './sketch.js';

type Said = string | boolean | null;

/** The possible values of a field while a frame of one of these kinds lies on its frame, or while nothing does. */
type While = Readonly<Partial<Record<FrameKind | 'nothing', readonly Said[]>>>;

/** These values by kind of the lower frame and its field. Any other kind may lie on the frame at every stage. */
const WHILE: Readonly<Partial<Record<FrameKind, Readonly<Record<string, While>>>>> = {
  game: {
    stage: {
      dealGenerals: ['placeGenerals'],
      // Polyperchon arrives with the events of a turn (R 6.1).
      placeGeneral: ['placeGenerals', 'turnEvents', 'turnOrder', 'usurper'],
      turnOrder: ['usurper', 'reinforcements'],
      allotment: ['tycheCards'],
      reinforcements: ['tycheCards'],
      deal: ['strategy'],
      strategy: ['isolation'],
      endPhase: ['turnEvents'],
    },
  },
  dealGenerals: { round: { keepGeneral: ['keep'] } },
  playerTurn: {
    next: { surrender: ['tyche'], tyche: ['movement'], movement: ['forage'], forage: ['done'] },
  },
  surrender: { step: { siegeAttempt: ['siege'], window: ['remove'] } },
  tyche: {
    stage: {
      operations: ['operations', 'done'],
      hire: ['done'],
      draw: ['choose'],
      cardEvent: ['choose', 'resolved'],
      window: ['choose', 'event'],
    },
  },
  movement: {
    stage: { roll: ['activate'], march: ['activate'], deploy: ['raised'], window: ['choose', 'activate'] },
  },
  // Passage may be taken back in the window after it has been granted (card 55).
  passage: { granted: { window: [true, false] } },
  march: {
    awaiting: {
      nothing: ['none'],
      passage: ['passage'],
      arrival: ['arrival'],
      landBattle: ['battle'],
      overrun: ['battle'],
      seaMove: ['sea'],
      siegeAttempt: ['siege'],
      attrition: ['attrition'],
      draw: ['none'],
      cardEvent: ['none'],
    },
    ended: { passage: [false], seaMove: [false], siegeAttempt: [false], attrition: [false] },
    inside: { arrival: [false], landBattle: [false], overrun: [false], passage: [false] },
  },
  seaMove: {
    stage: { window: ['sail'], navalInterception: ['interception'], attrition: ['attrition'], shelter: ['landed'] },
    // Whether it lands inside is set when it lands (R 8.4.6).
    inside: { nothing: [false], window: [false] },
    // After a defeat, ships suffer Attrition and go back (R 8.6.3).
    beaten: { nothing: [false], window: [false], navalInterception: [false], attrition: [true], shelter: [true] },
  },
  navalBattle: { stage: { window: ['roll'], roll: ['roll'] } },
  independentMove: {
    awaiting: { nothing: ['none', 'retreat'], arrival: ['arrival'], landBattle: ['battle'], overrun: ['overrun'] },
    ended: { arrival: [false], landBattle: [false], overrun: [false] },
  },
  independentAvoidance: { stage: { window: ['roll'], roll: ['roll'] } },
  arrival: {
    stage: {
      window: ['arrange', 'offerAvoidance', 'offerInterception', 'roll'],
      arrangeCity: ['avoid'],
      avoidBattle: ['avoid', 'done'],
      independentAvoidance: ['independentsAvoid'],
      interception: ['declare'],
      roll: ['roll', 'independentsIntercept'],
      interceptorAttack: ['answer'],
      withdrawal: ['done'],
    },
    rolling: { roll: [true] },
    withdrew: {
      window: [false],
      arrangeCity: [false],
      avoidBattle: [false],
      independentAvoidance: [false],
      interception: [false],
      roll: [false],
      interceptorAttack: [false],
      withdrawal: [false],
    },
  },
  avoidBattle: {
    stage: { window: ['roll'], roll: ['roll', 'fate'], avoidMove: ['done'] },
    result: { avoidMove: ['avoided'] },
  },
  landBattle: {
    stage: {
      joinBattle: ['join'],
      window: ['loyalty', 'score', 'done'],
      roll: ['elephants', 'roll'],
      leaderLoss: ['succession'],
      succession: ['losses'],
      losses: ['retreat'],
      defeat: ['retreat'],
      shelter: ['over'],
    },
    result: { losses: ['attacker', 'defender', 'draw'], defeat: ['attacker', 'defender'] },
  },
  overrun: { stage: { defeat: ['done'] } },
  defeat: { stage: { attrition: ['done'] } },
  attrition: { stage: { roll: ['losses'], losses: ['done'] } },
  siegeAttempt: { stage: { roll: ['result'], losses: ['capture'], capture: ['capture'], window: ['over'] } },
  capture: { stage: { defeat: ['royals'] } },
  cardEvent: {
    step: {
      forcedMarch: ['marching'],
      independentMove: ['marching'],
      draw: ['drawing'],
      roll: ['rolling'],
      placeMarkers: ['spent'],
      train: ['spent'],
      attrition: ['suffered'],
      losses: ['suffered'],
      deploy: ['raised', 'deployed', 'joined'],
    },
  },
};

/** The stages of a frame at which it opens a window of a moment. A frame without stages may do so at any time. */
const MOMENTS_ON: Readonly<Partial<Record<FrameKind, Readonly<Partial<Record<Moment, readonly string[]>>>>>> = {
  surrender: { turn: [] },
  tyche: { segment: ['choose'], eventPlayed: ['event'] },
  movement: { segment: ['choose'], movementRolled: ['activate'] },
  forage: { segment: [] },
  passage: { passageGranted: [] },
  arrival: {
    reaction: ['arrange'],
    independents: ['offerAvoidance', 'offerInterception'],
    interceptionRoll: ['roll'],
  },
  avoidBattle: { avoidRoll: [] },
  independentAvoidance: { avoidRoll: [] },
  landBattle: { landBattle: ['loyalty'], battleRolled: ['score'], battleOver: ['done'] },
  seaMove: { navalMovement: [] },
  navalBattle: { navalBattle: [] },
  siegeAttempt: { siegeAttempted: [] },
};

/** The stages of a frame at which it rolls these dice, if it rolls others as well. */
const ROLLS_ON: Readonly<Partial<Record<RollPurpose, readonly string[]>>> = {
  avoidBattle: ['roll'],
  avoidFate: ['fate'],
  elephants: ['elephants'],
  battle: ['roll'],
};

/** Fields of a frame that name two sides, which must differ. */
const OPPONENTS: Readonly<Partial<Record<FrameKind, readonly [string, string]>>> = {
  passage: ['asked', 'mover'],
  navalBattle: ['interceptor', 'mover'],
  arrival: ['interceptor', 'mover'],
  capture: ['from', 'by'],
  defeat: ['victor', 'player'],
  overrun: ['victim', 'by'],
};

const fieldOf = (frame: SuccessorsFrame, field: string): unknown => Reflect.get(frame, field);
const told = (values: readonly Said[]): string => values.map((value) => JSON.stringify(value)).join(' or ');

/** Finds a frame that is at the wrong stage for the frame above it or, without one, for being topmost. */
function* stageFindings(lower: SuccessorsFrame, upper: SuccessorsFrame | undefined): Generator<Finding> {
  for (const [field, whiles] of Object.entries(WHILE[lower.kind] ?? {})) {
    const values = whiles[upper?.kind ?? 'nothing'];
    if (values === undefined || values.some((value) => value === fieldOf(lower, field))) continue;
    const load = upper === undefined ? 'nothing' : `a frame "${upper.kind}"`;
    yield { keys: [field], message: `it is ${told(values)} while ${load} lies on it` };
  }
}

/** Finds dice, windows or losses that do not fit the frame below. */
function* occasionFindings(lower: SuccessorsFrame, upper: SuccessorsFrame): Generator<Finding> {
  if (upper.kind === 'window') {
    const stages = MOMENTS_ON[lower.kind]?.[upper.moment];
    if (stages === undefined || (stages.length > 0 && !stages.some((stage) => stage === fieldOf(lower, 'stage'))))
      yield { keys: ['moment'], message: `the frame "${lower.kind}" below has no such moment now` };
  } else if (upper.kind === 'roll') {
    const stages = lower.kind === 'independentAvoidance' ? undefined : ROLLS_ON[upper.purpose];
    if (stages !== undefined && !stages.some((stage) => stage === fieldOf(lower, 'stage')))
      yield { keys: ['purpose'], message: `the frame "${lower.kind}" below rolls no such dice now` };
  } else if (upper.kind === 'losses' && lower.kind === 'landBattle') {
    if ((upper.rule === 'R 12.6') !== (lower.result === 'draw'))
      yield { keys: ['rule'], message: 'R 12.6 takes losses after a draw, and only then' };
  }
}

function* rivalFindings(frame: SuccessorsFrame): Generator<Finding> {
  const [one, other] = OPPONENTS[frame.kind] ?? [];
  if (
    one !== undefined &&
    other !== undefined &&
    fieldOf(frame, one) !== null &&
    fieldOf(frame, one) === fieldOf(frame, other)
  )
    yield { keys: [one], message: 'nobody is on both sides' };
  if (frame.kind === 'landBattle' && frame.attacker.who === frame.defender.who)
    yield { keys: ['defender', 'who'], message: 'nobody is on both sides' };
}

/** Finds contracts outside the time between the Strategy Phase and the end of the turn, when they end (R 18.5.2). */
function* contractFindings({ stack: [game, above] = [], contracts = [] }: Sketch): Generator<Finding> {
  if (game?.kind !== 'game' || contracts.length === 0) return;
  const { stage } = game;
  if (stage !== 'isolation' && stage !== 'end' && above?.kind !== 'endPhase')
    yield { keys: ['contracts'], message: 'R 18.5.2: contracts run out with the Game Turn' };
}

/** Finds frames of a stack that are at the wrong stage. */
export function* stagesOfFrames(sketch: Sketch): Generator<Finding> {
  yield* contractFindings(sketch);
  const { stack = [] } = sketch;
  for (const [index, frame] of stack.entries()) {
    const at = ({ keys, message }: Finding): Finding => ({ keys: ['stack', index, ...keys], message });
    for (const finding of rivalFindings(frame)) yield at(finding);
    for (const finding of stageFindings(frame, stack[index + 1])) yield at(finding);
    const below = stack[index - 1];
    if (below === undefined) continue;
    for (const finding of occasionFindings(below, frame)) yield at(finding);
  }
}
