/** One game that the engine plays: JSON in, JSON out. */
import { botNamed, turnOf, type Heuristics } from '../../bots/index.js';
import {
  bots,
  CHANCE,
  isLeft,
  matches,
  records,
  seededChance,
  SPECTATOR,
  type Game,
  type Match,
  type Viewer,
  type WholeGameTypes,
} from '../../core/index.js';
import { invalidParam, invalidParams, playerNamed, readParam, refused } from './fault.js';

/** Whom a game waits for, and whether it is over. */
export interface Status {
  /** The players who can act; empty once the game is over. */
  readonly actors: readonly string[];
  /** Who has won, how, and by which rule; `null` while the game goes on. */
  readonly outcome: unknown;
}

/** A game by the names of its parameters. A method throws a JSON-RPC error for what it cannot do. */
export interface Session {
  readonly players: readonly string[];
  readonly seed: string;
  status(): Status;
  legalActions(player: string | undefined): readonly unknown[];
  apply(action: unknown, player: string | undefined, viewer: string | undefined): Status & { readonly events: unknown };
  view(player: string): unknown;
  state(): unknown;
  sample(player: string, seed: string): unknown;
  botMove(bot: string, seed: string | undefined): unknown;
  outcome(): { readonly outcome: unknown; readonly returns: unknown };
  record(): unknown;
}

/** A game of the registry with everything that a session needs. */
class Played<G extends WholeGameTypes> implements Session {
  private readonly game: Game<G>;
  readonly players: readonly G['player'][];

  constructor(
    private readonly heuristics: Heuristics<G>,
    private match: Match<G>,
  ) {
    this.game = heuristics.game;
    this.players = this.game.players(match.state);
  }

  get seed(): string {
    return this.match.seed;
  }

  status(): Status {
    const { state } = this.match;
    return { actors: this.game.actors(state), outcome: this.game.outcome(state) ?? null };
  }

  legalActions(player: string | undefined): readonly unknown[] {
    const { state } = this.match;
    return player === undefined
      ? this.game.legalActions(state)
      : this.game.legalActions(state, this.playerNamed(player));
  }

  apply(input: unknown, by: string | undefined, viewer: string | undefined): Status & { readonly events: unknown } {
    const action = readParam('action', this.game.decode.action(input));
    const seenBy = viewer === undefined ? undefined : this.viewerNamed(viewer, 'viewer');
    if (by !== undefined) {
      const violation = this.game.explainAction(this.match.state, action, this.playerNamed(by));
      if (violation !== undefined) throw refused(violation);
    }
    const step = matches(this.game).play(this.match, action);
    if (isLeft(step)) throw refused(step.left);
    const { match, events } = step.right;
    this.match = match;
    const seen = seenBy === undefined ? events : events.map((event) => this.game.eventFor(event, seenBy));
    return { ...this.status(), events: seen };
  }

  view(player: string): unknown {
    return this.game.viewFor(this.match.state, this.viewerNamed(player, 'player'));
  }

  state(): unknown {
    return this.match.state;
  }

  sample(player: string, seed: string): unknown {
    const view = this.game.viewFor(this.match.state, this.playerNamed(player));
    return this.game.sampleState(view, seededChance(seed));
  }

  botMove(name: string, seed = `${this.seed}: move ${this.match.actions.length}`): unknown {
    const bot = readParam('bot', botNamed(this.heuristics, name));
    const { state } = this.match;
    const [player] = this.game.actors(state);
    if (player === undefined || player === CHANCE) throw invalidParam('$.id', 'nobody has to act in this game');
    return bot.choose(turnOf(this.game, state, player, seededChance(seed)));
  }

  outcome(): { readonly outcome: unknown; readonly returns: unknown } {
    const { state } = this.match;
    return { outcome: this.game.outcome(state) ?? null, returns: bots(this.game).returnsOf(state) };
  }

  record(): unknown {
    const { options, actions, state, start } = this.match;
    return records(this.game).createRecord(options, actions, state, start);
  }

  private playerNamed(name: string, parameter = 'player'): G['player'] {
    return playerNamed(this.players, name, parameter);
  }

  private viewerNamed(name: string, parameter: string): Viewer<G> {
    return name === SPECTATOR ? SPECTATOR : this.playerNamed(name, parameter);
  }
}

/** How a session begins. */
export interface Start {
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: unknown;
  readonly seed: string;
}

/** Starts a game from options or, if there is one, at a position. */
export function startSession<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  { options, position, seed }: Start,
): Session {
  const { createMatch, createMatchAt } = matches(heuristics.game);
  if (position === undefined) {
    const read = readParam('options', heuristics.game.decode.options(options));
    return new Played(heuristics, readParam('options', createMatch({ ...read, seed })));
  }
  const match = createMatchAt({ position, seed });
  if (isLeft(match)) throw invalidParams(match.left);
  return new Played(heuristics, match.right);
}
