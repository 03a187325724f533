/** Which frame lies on which, and what both say of each other: the rules rely on their own notes. */
import type { Finding } from '../../../core/index.js';
import type { EffectFrame } from '../../frame/cards.js';
import type { FrameKind, GameFrame } from '../../frame/index.js';
import type { StormsFrame } from '../../frame/fortune.js';
import type { RollFrame, RollPurpose, TurnFrame } from '../../frame/sequence.js';
import { areEnemies } from '../../query/owners.js';
import type { PlayerId } from '../../vocabulary.js';
import { stepAt } from './sequence.js';
import type { Setting, Sketch, StateCheck } from './sketch.js';

/** Leaders can be lost, and places can fall, in these. */
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

/** On which frames each kind lies. */
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
  // R 24: several enemies are asked, one after another.
  interception: ['voyage', 'interception'],
  encounter: ['battles'],
  battle: ['encounter', 'wings'],
  retreat: ['battle', 'encounter'],
  cargo: ['battle'],
  wings: ['battle'],
};

/** R 3.3: what the frame `turn` says of the step in progress. */
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
      message: `in this step ${expected === undefined ? 'no game rests' : `the frame ${expected} lies above`}`,
    };
    return;
  }
  if (campaignTurn !== undefined && campaignTurn !== step.campaignTurn)
    yield { keys: ['step'], message: `this step is one of Campaign Turn ${step.campaignTurn}, not ${campaignTurn}` };
  if (step.isEach !== (turn.left !== null))
    yield { keys: ['left'], message: step.isEach ? 'each player does this in turn' : 'all do this at once' };
  const done = 'player' in above && above.player !== null ? [above.player] : [];
  const all = [...done, ...(turn.left ?? [])];
  if (new Set(all).size < all.length) yield { keys: ['left'], message: 'each player does this once' };
}

/** The stage of a battle in which dice are rolled for a purpose. */
const BATTLE_STAGES: Readonly<Partial<Record<RollPurpose, readonly string[]>>> = {
  combat: ['odds'],
  morale: ['attackerChecks', 'defenderChecks'],
  secondMorale: ['attackerSeconds', 'defenderSeconds'],
  pursuit: ['pursuit'],
  pursuitMorale: ['pursuitChecks'],
  leaderDeath: ['fates'],
};

/** How many dice a card calls for: two for Sicily, one for each piece that is in danger, and otherwise one. */
function diceForCard(purpose: RollPurpose, { stage, left }: EffectFrame): number | undefined {
  if (purpose === 'plague' || purpose === 'invasion' || purpose === 'sicilyMorale') return left.length;
  if (purpose === 'sicily') return 2;
  if (purpose === 'card') return stage === 0 ? 1 : undefined;
  return purpose === 'festival' ? 1 : undefined;
}

/** How many dice are rolled for a storm that may rise, for its sea, or for the fleets in it. */
function diceForStorm(purpose: RollPurpose, { rolls, left, checking }: StormsFrame): number | undefined {
  if (purpose === 'stormMorale') return left.length > 0 ? checking.length : undefined;
  if (left.length > 0) return undefined;
  return purpose === 'stormSea' || (purpose === 'storm' && rolls > 0) ? 1 : undefined;
}

/** How many dice the frame below has called for; `undefined`: none for this purpose. */
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
  if (dice === undefined) yield { keys: ['purpose'], message: 'the frame below has called for no such dice' };
  else if (dice !== roll.dice) yield { keys: ['dice'], message: `there are ${dice}, not ${roll.dice}` };
  if (roll.values.length >= roll.dice) yield { keys: ['values'], message: 'all the dice have fallen' };
  if (!isTop) yield { keys: ['kind'], message: 'nothing lies on dice that are about to fall' };
}

/** In which stage a frame waits for the one above it; `undefined`: in any. */
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

/** Whose a frame is, beside that of the frame below. */
function* playerFindings(frame: GameFrame, below: GameFrame): Generator<Finding> {
  if (below.kind === 'movement' && 'player' in frame && frame.kind !== 'succession' && frame.player !== below.player)
    yield { keys: ['player'], message: `it is ${below.player} who moves` };
  if (frame.kind === 'interception' && below.kind === 'voyage' && !areEnemies(frame.player, below.player))
    yield { keys: ['player'], message: 'only an enemy intercepts' };
  if (frame.kind === 'interception' && below.kind === 'interception' && !areAllies(frame.player, below.player))
    yield { keys: ['player'], message: 'each enemy is asked once' };
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
        message: `"${frame.kind}" does not lie on ${below === undefined ? 'nothing' : `"${below.kind}"`}`,
      };
    else if (below !== undefined && !isWaiting(below, frame))
      yield { keys: ['stack', index - 1, 'stage'], message: `in this stage "${frame.kind}" does not lie above` };
    if (frame.kind === 'turn' && index === 0) yield* within(turnFindings(frame, above, sketch, setting));
    if (frame.kind === 'roll') yield* within(rollFindings(frame, below, above === undefined));
    if (below !== undefined) yield* within(playerFindings(frame, below));
  }
};
