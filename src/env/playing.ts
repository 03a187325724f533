/** One environment, in which a game is being played. */
import {
  canonicalJson,
  CHANCE,
  drawWeighted,
  orThrow,
  returns,
  seededChance,
  type Actor,
  type ChanceSource,
  type Game,
  type Simulation,
  type Viewer,
  type ViewOf,
  type Weighted,
  type WholeGameTypes,
} from '../core/index.js';
import { historyOf, type History } from './history.js';
import type { Environment, Flags, Rewards } from './interface.js';
import type { Slice } from './observe/encoder.js';
import { begun, continued, nextTokens, type Pending } from './pending.js';
import type { EnvironmentSettings, Spaces } from './settings.js';

/** The most numbers in a mask. */
const MOST_IN_MASK = 2 ** 18;

/** An environment whose games are played by a simulation. */
export class Playing<G extends WholeGameTypes> implements Environment<G> {
  readonly possibleAgents: readonly G['player'][];
  rewards: Rewards<G>;
  terminations: Flags<G>;
  truncations: Flags<G>;
  private readonly start: G['state'];
  private readonly history: History<G> | undefined;
  private chance: ChanceSource = seededChance('0');
  private simulation: Simulation<G>;
  private pending: Pending<G['action']> | undefined;
  private points: Rewards<G>;
  private actions = 0;

  constructor(
    private readonly game: Game<G>,
    private readonly spaces: Spaces<G>,
    private readonly settings: EnvironmentSettings<G>,
  ) {
    this.start = orThrow(game.createGame(settings.options));
    this.possibleAgents = game.players(this.start);
    this.history = settings.history === false ? undefined : historyOf(game);
    this.simulation = game.simulate(this.start);
    this.points = this.forEach(() => 0);
    this.rewards = this.forEach(() => 0);
    this.terminations = this.forEach(() => false);
    this.truncations = this.terminations;
    this.reset(0);
  }

  get index(): Spaces<G>['index'] {
    return this.spaces.index;
  }

  get actionCount(): number {
    return this.spellsActions ? this.index.tokens.length : this.index.size;
  }

  get observationSize(): number {
    return this.spaces.observations.size + this.spaces.prefix.size;
  }

  get leftOut(): Spaces<G>['observations']['leftOut'] {
    return this.spaces.observations.leftOut;
  }

  get agents(): readonly G['player'][] {
    return this.agentSelection === undefined ? [] : this.possibleAgents;
  }

  get agentSelection(): Actor<G> | undefined {
    return this.isTruncated ? undefined : this.simulation.actors()[0];
  }

  layout(): readonly Slice[] {
    const { observations, prefix } = this.spaces;
    return [...observations.layout(), ...prefix.slices('action', observations.size)];
  }

  reset(seed: string | number): void {
    this.chance = seededChance(String(seed));
    this.simulation = this.game.simulate(this.start);
    this.history?.clear();
    this.actions = 0;
    this.settle();
    this.rewards = this.forEach(() => 0);
    this.points = this.pointsNow();
    this.judge();
  }

  step(choice: number | G['action']): void {
    const agent = this.agentSelection;
    if (agent === undefined) throw new RangeError('the game is over');
    const action = typeof choice === 'number' ? this.actionOf(choice) : choice;
    if (action === undefined) {
      this.rewards = this.forEach(() => 0);
      return;
    }
    // A refused action changes nothing, so it comes first.
    this.apply(action);
    if (agent !== CHANCE) this.actions += 1;
    this.settle();
    this.judge();
  }

  legalActions(): readonly G['action'][] {
    if (this.agentSelection === undefined || this.agentSelection === CHANCE) return [];
    return this.spellsActions ? this.spelling().candidates.map(({ action }) => action) : this.simulation.legalActions();
  }

  legalIndices(): readonly number[] {
    if (this.agentSelection === undefined) return [];
    if (this.agentSelection === CHANCE) return [...this.chanceOutcomes().keys()];
    return this.spellsActions ? nextTokens(this.spelling()) : this.legalActions().map(this.index.encode);
  }

  legalActionMask(into?: Uint8Array): Uint8Array {
    if (this.actionCount > MOST_IN_MASK)
      throw new RangeError(`a mask of ${this.actionCount} actions is too large: use tokens, or legalIndices`);
    const mask = into?.fill(0) ?? new Uint8Array(this.actionCount);
    for (const index of this.agentSelection === CHANCE ? [] : this.legalIndices()) mask[index] = 1;
    return mask;
  }

  chanceOutcomes(): readonly Weighted<G['action']>[] {
    return this.agentSelection === CHANCE ? this.simulation.chanceOutcomes() : [];
  }

  observation(agent: G['player'], into?: Float32Array): Float32Array {
    const { observations, prefix } = this.spaces;
    const numbers = into?.fill(0) ?? new Float32Array(this.observationSize);
    observations.write(this.view(agent), numbers);
    if (agent === this.agentSelection) prefix.write(this.tokensSoFar(), numbers, observations.size);
    return numbers;
  }

  observationString(agent: G['player']): string {
    return canonicalJson(this.view(agent)) + this.prefixText(agent);
  }

  informationStateString(agent: G['player']): string {
    if (this.history === undefined) throw new Error('an environment without history has no information states');
    return this.history.of(agent) + this.prefixText(agent);
  }

  view(viewer: Viewer<G>): ViewOf<G> {
    return this.game.viewFor(this.simulation.state(), viewer);
  }

  state(): G['state'] {
    return this.simulation.state();
  }

  encode(action: G['action']): number {
    return this.index.encode(action);
  }

  decode(index: number, agent: G['player'] | undefined = this.agentSelection): G['action'] {
    if (agent === undefined || agent === CHANCE) throw new RangeError('no agent is selected');
    return this.index.decode(index, agent);
  }

  private get spellsActions(): boolean {
    return this.settings.actions !== 'whole';
  }

  private get isTruncated(): boolean {
    return this.actions >= (this.settings.mostActions ?? Infinity);
  }

  private forEach<Value>(valueOf: (agent: G['player']) => Value): Readonly<Record<G['player'], Value>> {
    const values = this.possibleAgents.map((agent) => [agent, valueOf(agent)] as const);
    return Object.fromEntries(values) as Record<G['player'], Value>;
  }

  private spelling(): Pending<G['action']> {
    this.pending ??= begun<G['action']>(this.simulation.legalActions(), this.index);
    return this.pending;
  }

  private tokensSoFar(): readonly number[] {
    return this.agentSelection === undefined || this.agentSelection === CHANCE || !this.spellsActions
      ? []
      : this.spelling().tokens;
  }

  private prefixText(agent: G['player']): string {
    const tokens = agent === this.agentSelection ? this.tokensSoFar() : [];
    return tokens.length === 0 ? '' : ` ${JSON.stringify(tokens)}`;
  }

  /** Returns the action that a number chooses, or `undefined` if more tokens must follow. */
  private actionOf(choice: number): G['action'] | undefined {
    if (this.agentSelection === CHANCE) return orOutOfRange(this.chanceOutcomes()[choice]?.action, choice);
    if (!this.spellsActions) return orOutOfRange(this.legalActions()[this.legalIndices().indexOf(choice)], choice);
    this.pending = continued(this.spelling(), choice);
    const [first, second] = this.pending.candidates;
    return second === undefined ? first?.action : undefined;
  }

  private apply(action: G['action']): void {
    const events = orThrow(this.simulation.apply(action));
    this.history?.note(action, events);
    this.pending = undefined;
  }

  /** Resolves chance, unless it is explicit. */
  private settle(): void {
    this.pending = undefined;
    if (this.settings.chance === 'explicit') return;
    while (this.simulation.actors()[0] === CHANCE)
      this.apply(drawWeighted(this.simulation.chanceOutcomes(), this.chance));
  }

  private pointsNow(): Rewards<G> {
    const { points } = this.settings;
    if (points === undefined) return this.points;
    const state = this.simulation.state();
    return this.forEach((agent) => points(state, agent));
  }

  /** Updates the rewards, terminations and truncations after a step. */
  private judge(): void {
    const before = this.points;
    this.points = this.pointsNow();
    const isOver = this.simulation.actors().length === 0;
    const shares = isOver ? returns(this.game.outcome(this.simulation.state()), this.possibleAgents) : undefined;
    this.rewards = this.forEach((agent) => this.points[agent] - before[agent] + (shares?.[agent] ?? 0));
    this.terminations = this.forEach(() => isOver);
    this.truncations = this.forEach(() => this.isTruncated && !isOver);
  }
}

function orOutOfRange<Value>(value: Value | undefined, choice: number): Value {
  if (value === undefined) throw new RangeError(`${choice} is not allowed here`);
  return value;
}
