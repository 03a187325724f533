/** R 6: which frames may lie on which, and what they must agree in. */
import { sameJson, type Finding } from '../../../core/index.js';
import type { FrameKind, SuccessorsFrame } from '../../frame/index.js';
import { plays, type OptionalRule } from '../../options.js';
import type { Sketch } from './sketch.js';

/** Frames in which players make decisions of their own, and may play or discard a Surprise card. */
const OWN_DECISIONS = [
  'surrender',
  'tyche',
  'operations',
  'forcedMarch',
  'placeMarkers',
  'train',
  'hire',
  'movement',
  'forage',
  'march',
] as const satisfies readonly FrameKind[];

/** The kinds of frames that each kind may lie on. Dice have their own table. */
const UPON: { readonly [K in Exclude<FrameKind, 'roll'>]: readonly FrameKind[] } = {
  game: [],
  dealGenerals: ['game'],
  keepGeneral: ['dealGenerals'],
  placeGeneral: ['game'],
  turnOrder: ['game'],
  allotment: ['game'],
  reinforcements: ['game'],
  deal: ['game'],
  strategy: ['game'],
  endPhase: ['game'],
  playerTurn: ['strategy'],
  faceUp: ['strategy'],
  surrender: ['playerTurn'],
  tyche: ['playerTurn'],
  movement: ['playerTurn'],
  forage: ['playerTurn'],
  operations: ['tyche'],
  hire: ['tyche', 'operations'],
  forcedMarch: ['operations', 'cardEvent'],
  placeMarkers: ['operations', 'cardEvent'],
  train: ['operations', 'placeMarkers', 'cardEvent'],
  deploy: ['reinforcements', 'movement', 'train', 'cardEvent'],
  window: [
    'surrender',
    'tyche',
    'movement',
    'forage',
    'passage',
    'arrival',
    'avoidBattle',
    'independentAvoidance',
    'landBattle',
    'seaMove',
    'navalBattle',
    'siegeAttempt',
  ],
  draw: [...OWN_DECISIONS, 'window', 'cardEvent'],
  cardEvent: [...OWN_DECISIONS, 'window', 'draw', 'faceUp'],
  march: ['movement', 'forcedMarch'],
  passage: ['march'],
  shelter: ['march', 'seaMove', 'arrival', 'landBattle'],
  seaMove: ['march'],
  navalInterception: ['seaMove'],
  navalBattle: ['navalInterception'],
  independentMove: ['cardEvent'],
  independentAvoidance: ['arrival'],
  arrival: ['march', 'independentMove'],
  arrangeCity: ['arrival'],
  avoidBattle: ['arrival'],
  avoidMove: ['avoidBattle'],
  interception: ['arrival'],
  interceptorAttack: ['arrival'],
  withdrawal: ['arrival'],
  overrun: ['march', 'independentMove'],
  landBattle: ['march', 'independentMove'],
  joinBattle: ['landBattle'],
  leaderLoss: ['landBattle', 'leaderLoss'],
  succession: ['landBattle', 'cardEvent'],
  // After a Land Battle the losses of one side wait below those of the other.
  defeat: ['landBattle', 'losses', 'overrun', 'capture', 'cardEvent'],
  attrition: ['march', 'seaMove', 'defeat', 'cardEvent'],
  losses: ['landBattle', 'losses', 'siegeAttempt', 'attrition', 'forage', 'cardEvent'],
  siegeAttempt: ['march', 'surrender'],
  // A city may be captured after anything that has made its garrison smaller (ruling enough-points).
  capture: [
    ...OWN_DECISIONS.filter((kind) => kind !== 'march'),
    'siegeAttempt',
    'game',
    'strategy',
    'playerTurn',
    'faceUp',
    'window',
    'draw',
    'deploy',
    'reinforcements',
    'endPhase',
  ],
};

/** Other kinds of frames that a kind may lie on if an optional rule is played. */
const UPON_WITH: readonly (readonly [rule: OptionalRule, upper: FrameKind, lower: FrameKind])[] = [
  ['foragingAttrition', 'attrition', 'forage'],
];

/** Returns the kinds of frames that a kind may lie on with these options. */
function lowerKinds(kind: Exclude<FrameKind, 'roll'>, options: Sketch['options']): readonly FrameKind[] {
  const others = UPON_WITH.filter(
    ([rule, upper]) => upper === kind && options !== undefined && plays({ options }, rule),
  );
  return others.length === 0 ? UPON[kind] : [...UPON[kind], ...others.map(([, , lower]) => lower)];
}

/** Fields in which a frame must agree with the frame below: the same player, space or Army. */
type Link = readonly [upper: FrameKind, lower: FrameKind, ...fields: readonly (readonly [string, string])[]];

const LINKS: readonly Link[] = [
  ['surrender', 'playerTurn', ['player', 'player']],
  ['tyche', 'playerTurn', ['player', 'player']],
  ['movement', 'playerTurn', ['player', 'player']],
  ['forage', 'playerTurn', ['player', 'player']],
  ['operations', 'tyche', ['player', 'player']],
  ['hire', 'tyche', ['player', 'player']],
  ['hire', 'operations', ['player', 'player'], ['points', 'points']],
  ['forcedMarch', 'operations', ['player', 'player'], ['points', 'points']],
  ['placeMarkers', 'operations', ['player', 'player']],
  ['train', 'operations', ['player', 'player']],
  ['deploy', 'movement', ['player', 'player']],
  ['deploy', 'train', ['player', 'player']],
  ['deploy', 'cardEvent', ['player', 'player']],
  ['march', 'movement', ['player', 'player'], ['die', 'die']],
  ['march', 'forcedMarch', ['player', 'player'], ['points', 'points']],
  ['passage', 'march', ['mover', 'player'], ['space', 'space']],
  ['seaMove', 'march', ['player', 'player']],
  ['navalInterception', 'seaMove', ['mover', 'player'], ['route', 'route'], ['escort', 'escort']],
  ['navalBattle', 'navalInterception', ['mover', 'mover'], ['escort', 'escort']],
  ['arrival', 'march', ['mover', 'player']],
  ['arrival', 'independentMove', ['army', 'army']],
  ['arrangeCity', 'arrival', ['space', 'space']],
  ['avoidBattle', 'arrival', ['space', 'space']],
  ['independentAvoidance', 'arrival', ['space', 'space']],
  ['avoidMove', 'avoidBattle', ['player', 'player'], ['origin', 'space']],
  ['interception', 'arrival', ['into', 'space']],
  ['interceptorAttack', 'arrival', ['player', 'interceptor'], ['space', 'space']],
  ['withdrawal', 'arrival', ['player', 'mover']],
  ['overrun', 'march', ['space', 'space']],
  ['joinBattle', 'landBattle', ['space', 'space']],
  ['leaderLoss', 'landBattle', ['space', 'space']],
  ['succession', 'landBattle', ['space', 'space']],
  ['siegeAttempt', 'march', ['player', 'player'], ['space', 'space']],
  ['siegeAttempt', 'surrender', ['player', 'player']],
  ['capture', 'siegeAttempt', ['by', 'player'], ['space', 'space']],
  ['defeat', 'capture', ['player', 'from'], ['space', 'space']],
  ['defeat', 'landBattle', ['space', 'space']],
  ['attrition', 'march', ['player', 'player'], ['space', 'space']],
  ['attrition', 'seaMove', ['player', 'player']],
  ['attrition', 'defeat', ['player', 'player'], ['space', 'space']],
  ['attrition', 'forage', ['player', 'player']],
  ['losses', 'attrition', ['player', 'player'], ['space', 'space']],
  ['losses', 'siegeAttempt', ['player', 'player'], ['space', 'space']],
  ['losses', 'forage', ['player', 'player']],
  ['losses', 'landBattle', ['space', 'space']],
  ['losses', 'losses', ['space', 'space']],
  ['defeat', 'losses', ['space', 'space']],
  ['defeat', 'overrun', ['player', 'victim'], ['victor', 'by'], ['space', 'space']],
  ['leaderLoss', 'leaderLoss', ['space', 'space']],
  ['overrun', 'march', ['by', 'player']],
  ['forcedMarch', 'cardEvent', ['player', 'player']],
  ['independentMove', 'cardEvent', ['player', 'player']],
  ['cardEvent', 'faceUp', ['player', 'resolver'], ['card', 'card']],
  ['roll', 'movement', ['player', 'player']],
  ['roll', 'avoidBattle', ['player', 'player']],
  ['roll', 'independentAvoidance', ['player', 'player']],
  ['roll', 'leaderLoss', ['player', 'player']],
  ['roll', 'attrition', ['player', 'player']],
  ['roll', 'siegeAttempt', ['player', 'player']],
  ['roll', 'cardEvent', ['player', 'player']],
  ['window', 'surrender', ['subject', 'player']],
  ['window', 'tyche', ['subject', 'player']],
  ['window', 'movement', ['subject', 'player']],
  ['window', 'forage', ['subject', 'player']],
  ['window', 'passage', ['space', 'space'], ['subject', 'asked']],
  ['window', 'arrival', ['space', 'space']],
  ['window', 'avoidBattle', ['space', 'space'], ['subject', 'player']],
  ['window', 'independentAvoidance', ['space', 'space'], ['subject', 'player']],
  ['window', 'landBattle', ['space', 'space']],
  ['window', 'seaMove', ['space', 'embarkation'], ['subject', 'player']],
  ['window', 'navalBattle', ['subject', 'mover']],
  ['window', 'siegeAttempt', ['space', 'space'], ['subject', 'player']],
];

/** Returns the value of a field of a frame. */
const fieldOf = (frame: SuccessorsFrame, field: string): unknown => Reflect.get(frame, field);

function* linkFindings(frame: SuccessorsFrame, below: SuccessorsFrame): Generator<Finding> {
  for (const [upper, lower, ...fields] of LINKS) {
    if (frame.kind !== upper || below.kind !== lower) continue;
    for (const [field, its] of fields) {
      if (!sameJson(fieldOf(frame, field), fieldOf(below, its))) {
        yield {
          keys: [field],
          message: `that of the frame "${lower}" below, which says ${String(fieldOf(below, its))}`,
        };
      }
    }
  }
}

/** Finds frames of a stack that may not lie where they do. */
export function* orderOfFrames({ stack = [], options }: Sketch): Generator<Finding> {
  for (const [index, frame] of stack.entries()) {
    const below = stack[index - 1];
    if (below === undefined || frame.kind === 'game') continue;
    const upon = frame.kind === 'roll' ? undefined : lowerKinds(frame.kind, options);
    if (upon?.includes(below.kind) === false) {
      yield {
        keys: ['stack', index, 'kind'],
        message: `a frame "${frame.kind}" lies upon ${upon.map((kind) => `"${kind}"`).join(' or ')}, not upon "${below.kind}"`,
      };
    } else {
      for (const { keys, message } of linkFindings(frame, below)) yield { keys: ['stack', index, ...keys], message };
    }
  }
}
