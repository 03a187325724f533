/** Actions that might be asked about: well-formed, and of types that are possible where they are asked about. */
import {
  actionKey,
  CHANCE,
  drawWeighted,
  orThrow,
  seededChance,
  type ChanceSource,
  type Game,
  type WholeGameTypes,
} from '../../src/core/index.js';

/** One of a list, each as likely. */
const pick = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

/** A situation of a game in which a player decides: the kind of its topmost frame, and all that he may do. */
export interface Decision<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly frame: string;
  readonly player: G['player'];
  readonly listed: readonly G['action'][];
}

/** What was possible, and where. */
export interface Memory<G extends WholeGameTypes> {
  /** The types of action that were possible in each kind of frame at some time. */
  readonly types: Map<string, Set<string>>;
  /** Actions of each type, as they were possible somewhere. */
  readonly actions: Map<string, G['action'][]>;
}

/** A memory of nothing. */
export const blank = <G extends WholeGameTypes>(): Memory<G> => ({ types: new Map(), actions: new Map() });

/** What random games have shown. */
export interface Seen<G extends WholeGameTypes> extends Memory<G> {
  readonly decisions: readonly Decision<G>[];
}

/** An action that is not listed, and where it is asked about. */
export interface Question<G extends WholeGameTypes> extends Decision<G> {
  readonly action: G['action'];
}

/** How many actions of one type are kept to be asked about. */
const KEPT = 400;
/** One in so many decisions is kept. */
const SPARSE = 7;

/** Plays random games, one for each of the options, to their ends or for so many actions, and keeps what can be asked about. */
export function seenIn<G extends WholeGameTypes>(
  game: Game<G>,
  all: readonly G['options'][],
  chance: ChanceSource,
  sparse = SPARSE,
  longest = Infinity,
): Seen<G> {
  const decisions: Decision<G>[] = [];
  const memory = blank<G>();
  for (const options of all) {
    const simulation = game.simulate(orThrow(game.createGame(options)));
    for (let step = 0; step < longest && simulation.actors().length > 0; step++) {
      const [actor] = simulation.actors();
      if (actor === CHANCE || actor === undefined) {
        orThrow(simulation.apply(drawWeighted(simulation.chanceOutcomes(), chance)));
        continue;
      }
      const listed = simulation.legalActions();
      const state = simulation.state();
      const frame = state.stack.at(-1)?.kind ?? '';
      if (step % sparse === 0) decisions.push({ state, frame, player: actor, listed: [...listed] });
      remember(memory, frame, listed, chance);
      orThrow(simulation.apply(pick(listed, chance)));
    }
  }
  return { decisions, ...memory };
}

/** Keeps what was possible in a kind of frame. */
export function remember<G extends WholeGameTypes>(
  { types, actions }: Memory<G>,
  frame: string,
  listed: readonly G['action'][],
  chance: ChanceSource,
): void {
  const known = types.get(frame) ?? new Set();
  types.set(frame, known);
  for (const action of listed) {
    known.add(action.type);
    const alike = actions.get(action.type) ?? [];
    actions.set(action.type, alike);
    if (alike.length < KEPT) alike.push(action);
    else if (chance.draw(20) === 0) alike[chance.draw(KEPT)] = action;
  }
}

/** One question: an action as it was possible elsewhere, or one that is possible here with one particular of another. */
export function question<G extends WholeGameTypes>(seen: Seen<G>, chance: ChanceSource): Question<G> {
  for (;;) {
    const decision = pick(seen.decisions, chance);
    const action = unlisted(decision, seen, chance);
    if (action !== undefined) return { ...decision, action };
  }
}

/** Such an action to ask about in one situation; `undefined` where the one that was hit upon is listed there. */
export function unlisted<G extends WholeGameTypes>(
  { frame, player, listed }: Omit<Decision<G>, 'state'>,
  { types, actions }: Memory<G>,
  chance: ChanceSource,
): G['action'] | undefined {
  const type = pick([...(types.get(frame) ?? [])], chance);
  const other = pick(actions.get(type) ?? [], chance);
  const here = listed.filter((action) => action.type === type);
  const action =
    here.length > 0 && chance.draw(2) === 0
      ? changed<G>(pick(here, chance), other, chance)
      : ({ ...other, player } as G['action']);
  const key = actionKey(action);
  return listed.some((possible) => actionKey(possible) === key) ? undefined : action;
}

/** An action with one particular of another of its type. */
function changed<G extends WholeGameTypes>(action: G['action'], other: G['action'], chance: ChanceSource): G['action'] {
  const particulars = Object.keys(action).filter((name) => name !== 'type' && name !== 'player');
  if (particulars.length === 0) return action;
  const name = pick(particulars, chance) as keyof G['action'];
  return { ...action, [name]: other[name] };
}

/** The answers to some questions: how often each code, and where nothing telling was said. */
export interface Answers {
  readonly asked: number;
  readonly byCode: ReadonlyMap<string, number>;
  /** Of the questions answered with one of the codes that tell nothing: kind of frame and type of action. */
  readonly vague: ReadonlyMap<string, number>;
}

/** Asks so many questions. `vague`: the codes that tell nothing. */
export function answersTo<G extends WholeGameTypes>(
  game: Game<G>,
  seen: Seen<G>,
  questions: number,
  vague: readonly string[],
  chance: ChanceSource,
): Answers {
  const byCode = new Map<string, number>();
  const where = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let asked = 0; asked < questions; asked++) {
    const { state, action, frame } = question(seen, chance);
    const code = game.explainAction(state, action)?.code ?? 'none';
    count(byCode, code);
    if (vague.includes(code)) count(where, `${frame} ${action.type}`);
  }
  return { asked: questions, byCode, vague: where };
}

/** Options for so many games, of every number of players in turn. */
export const optionsFor = <P extends number, O>(
  counts: readonly [P, ...P[]],
  games: number,
  options: (players: P, game: number) => O,
): readonly O[] => Array.from({ length: games }, (_, game) => options(counts[game % counts.length] ?? counts[0], game));

/** The chance of a run. */
export const chanceOf = (seed: string): ChanceSource => seededChance(`asking ${seed}`);
