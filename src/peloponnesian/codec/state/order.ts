/** The order of frames on the stack, and how neighbouring frames must agree. */
import type { Finding } from '../../../core/index.js';
import type { EffectFrame } from '../../frame/cards.js';
import type { FrameKind, GameFrame } from '../../frame/index.js';
import type { StormsFrame } from '../../frame/fortune.js';
import type { RollFrame, RollPurpose, TurnFrame } from '../../frame/sequence.js';
import { areEnemies } from '../../query/owners.js';
import type { PlayerId } from '../../vocabulary.js';
import { stepAt } from './sequence.js';
import type { Setting, Sketch, StateCheck } from './sketch.js';

/** Frames during which leaders can be lost and places can fall. */
const LOSING: readonly FrameKind[] = [
  'placement',
  'storms',
  'effect',
  'supply',
  'sieges',
  'sack',
  'raiding',
  'movement',
  'march',
  'voyage',
  'interception',
  'openSeas',
  'battles',
  'encounter',
  'battle',
  'retreat',
  'cargo',
  'succession',
];

/** The frames on which a frame of each kind may lie. */
const BELOW: Readonly<Record<FrameKind, readonly FrameKind[]>> = {
  turn: [],
  tribute: ['turn'],
  adjustments: ['turn'],
  helots: ['turn'],
  takeover: ['turn', 'assessment', 'effect'],
  claims: ['turn', 'assessment', 'effect'],
  council: ['turn'],
  assessment: ['turn'],
  revolts: ['turn'],
  building: ['turn'],
  dealing: ['turn'],
  cards: ['turn'],
  effect: ['cards', 'refill', 'unrest', 'sieges'],
  refill: ['turn'],
  unrest: ['turn'],
  storms: ['turn'],
  embassy: ['turn'],
  peaceYear: ['turn'],
  placement: ['turn'],
  supply: ['turn'],
  sieges: ['turn'],
  raiding: ['turn'],
  movement: ['turn'],
  roll: [
    'revolts',
    'tribute',
    'adjustments',
    'helots',
    'sieges',
    'effect',
    'storms',
    'voyage',
    'interception',
    'openSeas',
    'battle',
    'embassy',
    'peaceYear',
    'wings',
  ],
  succession: LOSING,
  sack: ['sieges', 'battle', 'encounter', 'succession'],
  march: ['movement'],
  voyage: ['movement'],
  openSeas: ['movement'],
  battles: ['movement'],
  // R 24: several enemies can intercept, one after another.
  interception: ['voyage', 'interception'],
  encounter: ['battles'],
  battle: ['encounter', 'wings'],
  retreat: ['battle', 'encounter'],
  cargo: ['battle'],
  wings: ['battle'],
};

/** Checks the frame `turn` against the step in progress (R 3.3). */
function* turnFindings(
  turn: TurnFrame,
  above: GameFrame | undefined,
  { season, turn: passed, campaignTurn }: Sketch,
  { scenario }: Setting,
): Generator<Finding> {
  if (season === undefined || passed === undefined) return;
  const step = stepAt({ scenario, season, turn: passed }, turn.step, turn.left !== null);
  if (step === undefined && above === undefined) return;
  if (step === undefined || above === undefined || !step.kinds.includes(above.kind)) {
    const expected = step?.kinds.map((kind) => `"${kind}"`).join(' or ');
    yield {
      keys: ['step'],
      message:
        expected === undefined ? 'a game cannot rest in this step' : `this step requires the frame ${expected} above`,
    };
    return;
  }
  if (campaignTurn !== undefined && campaignTurn !== step.campaignTurn)
    yield { keys: ['step'], message: `this step belongs to Campaign Turn ${step.campaignTurn}, not ${campaignTurn}` };
  if (step.isEach !== (turn.left !== null))
    yield { keys: ['left'], message: step.isEach ? 'the players do this in turn' : 'the players do this at once' };
  const done = 'player' in above && above.player !== null ? [above.player] : [];
  const all = [...done, ...(turn.left ?? [])];
  if (new Set(all).size < all.length) yield { keys: ['left'], message: 'a player is listed twice' };
}

/** The stages of a battle in which dice are rolled for a purpose. */
const BATTLE_STAGES: Readonly<Partial<Record<RollPurpose, readonly string[]>>> = {
  combat: ['odds'],
  morale: ['attackerChecks', 'defenderChecks'],
  secondMorale: ['attackerSeconds', 'defenderSeconds'],
  pursuit: ['pursuit'],
  pursuitMorale: ['pursuitChecks'],
  leaderDeath: ['fates'],
};

/** Returns how many dice a card needs: two for Sicily, one for each piece in danger, and otherwise one. */
function diceForCard(purpose: RollPurpose, { stage, left }: EffectFrame): number | undefined {
  if (purpose === 'plague' || purpose === 'invasion' || purpose === 'sicilyMorale') return left.length;
  if (purpose === 'sicily') return 2;
  if (purpose === 'card') return stage === 0 ? 1 : undefined;
  return purpose === 'festival' ? 1 : undefined;
}

/** Returns how many dice are rolled for a possible storm, for its sea, or for the fleets in it. */
function diceForStorm(purpose: RollPurpose, { rolls, left, checking }: StormsFrame): number | undefined {
  if (purpose === 'stormMorale') return left.length > 0 ? checking.length : undefined;
  if (left.length > 0) return undefined;
  return purpose === 'stormSea' || (purpose === 'storm' && rolls > 0) ? 1 : undefined;
}

/** Returns how many dice the frame below needs for this purpose, or `undefined` if it needs none. */
function diceFor({ purpose, dice }: RollFrame, below: GameFrame | undefined): number | undefined {
  switch (below?.kind) {
    case 'tribute':
      return purpose === 'empireTribute' && below.stage === 'done' ? 1 : undefined;
    case 'adjustments':
      return purpose === 'adjustment' && below.left.length > 0 ? 1 : undefined;
    case 'helots':
      return purpose === 'helots' ? 1 : undefined;
    case 'revolts':
      return purpose === 'revolt' && below.city !== null ? 1 : undefined;
    case 'sieges':
      return purpose === 'siege' && below.at !== null ? 1 : undefined;
    case 'voyage':
      if (below.stage !== 'sail') return undefined;
      if (purpose === 'stormMorale' && below.points !== null) return below.fleets.length;
      return purpose === 'weather' && below.points === null ? 1 : undefined;
    case 'interception':
      return purpose === 'stormMorale' && below.from !== undefined ? below.fleets.length : undefined;
    case 'effect':
      return diceForCard(purpose, below);
    case 'storms':
      return diceForStorm(purpose, below);
    case 'openSeas':
      if (below.left.length === 0) return undefined;
      if (purpose === 'openSeaMorale') return below.checking.length;
      return purpose === 'openSea' && below.checking.length === 0 ? 1 : undefined;
    case 'embassy':
      if (below.errand === 'demand') return purpose === 'peace' ? 1 : undefined;
      return below.errand === 'grievance' && purpose === 'grievance' ? 1 : undefined;
    case 'peaceYear':
      return purpose === 'peaceYear' && below.regions.length > 0 ? 1 : undefined;
    case 'battle':
      if (BATTLE_STAGES[purpose]?.includes(below.stage) !== true) return undefined;
      if (purpose === 'combat' || purpose === 'pursuit') return 1;
      return purpose === 'leaderDeath' ? dice : below.due.length;
    case 'wings':
      return purpose === 'wingShift' && below.stage === 'dice' ? 1 : undefined;
    default:
      return undefined;
  }
}

function* rollFindings(roll: RollFrame, below: GameFrame | undefined, isTop: boolean): Generator<Finding> {
  const dice = diceFor(roll, below);
  if (dice === undefined) yield { keys: ['purpose'], message: 'the frame below does not roll these dice now' };
  else if (dice !== roll.dice) yield { keys: ['dice'], message: `expected ${dice} dice; there are ${roll.dice}` };
  if (roll.values.length >= roll.dice) yield { keys: ['values'], message: 'expected fewer values than dice' };
  if (!isTop) yield { keys: ['kind'], message: 'expected this frame on top of the stack' };
}

/** Returns whether the frame below is in a stage in which it waits for the frame above it. */
function isWaiting(below: GameFrame, { kind }: GameFrame): boolean {
  switch (below.kind) {
    case 'movement':
      if (kind === 'march' || kind === 'voyage') return below.stage === 'moving';
      if (kind === 'openSeas') return below.stage === 'openSeas';
      return kind !== 'battles' || below.stage === 'battles';
    case 'voyage':
      return kind !== 'interception' || below.stage === 'sail';
    case 'battle':
      if (kind === 'retreat') return below.stage === 'victory';
      if (kind === 'wings') return below.stage === 'wings';
      return kind !== 'cargo' || below.stage === 'cargo';
    case 'wings':
      return kind !== 'battle' || below.stage === 'fight';
    default:
      return true;
  }
}

const areAllies = (one: PlayerId, other: PlayerId): boolean => one !== other && !areEnemies(one, other);

/** Checks the player of a frame against the frame below. */
function* playerFindings(frame: GameFrame, below: GameFrame): Generator<Finding> {
  if (below.kind === 'movement' && 'player' in frame && frame.kind !== 'succession' && frame.player !== below.player)
    yield { keys: ['player'], message: `expected ${below.player}, whose move it is` };
  if (frame.kind === 'interception' && below.kind === 'voyage' && !areEnemies(frame.player, below.player))
    yield { keys: ['player'], message: 'only an enemy can intercept' };
  if (frame.kind === 'interception' && below.kind === 'interception' && !areAllies(frame.player, below.player))
    yield { keys: ['player'], message: 'expected another enemy of the fleets' };
}

export const orderFindings: StateCheck = function* (sketch, setting) {
  const stack = sketch.stack ?? [];
  for (const [index, frame] of stack.entries()) {
    const [below, above] = [stack[index - 1], stack[index + 1]];
    const within = function* (found: Iterable<Finding>): Generator<Finding> {
      for (const { keys, message } of found) yield { keys: ['stack', index, ...keys], message };
    };
    if (below === undefined ? frame.kind !== 'turn' : !BELOW[frame.kind].includes(below.kind))
      yield {
        keys: ['stack', index, 'kind'],
        message: `"${frame.kind}" cannot be on ${below === undefined ? 'the bottom of the stack' : `top of "${below.kind}"`}`,
      };
    else if (below !== undefined && !isWaiting(below, frame))
      yield { keys: ['stack', index - 1, 'stage'], message: `"${frame.kind}" cannot be above this stage` };
    if (frame.kind === 'turn' && index === 0) yield* within(turnFindings(frame, above, sketch, setting));
    if (frame.kind === 'roll') yield* within(rollFindings(frame, below, above === undefined));
    if (below !== undefined) yield* within(playerFindings(frame, below));
  }
};
