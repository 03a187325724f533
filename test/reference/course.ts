/** Many games, compared. */
import { toPosition } from '../../src/successors/index.js';
import type { PlayerCount } from '../../src/successors/options.js';
import { compared, type Comparison } from './compare.js';
import { happening } from './happening.js';
import { play, POLICIES, type Course } from './play.js';
import { STANDING } from './standing.js';

export interface Plan {
  /** How many states are compared in full. */
  readonly states: number;
  /** One state in so many of a game is. */
  readonly every: number;
  readonly seed: string;
  readonly players: readonly PlayerCount[];
  readonly comparisons?: () => readonly Comparison[];
}

/** What has come of it so far. */
export interface Tally {
  readonly games: number;
  readonly seen: number;
  /** How many questions of each comparison. */
  readonly asked: ReadonlyMap<string, number>;
  readonly differences: number;
}

/** All comparisons, made anew for every game: those of what happens remember. */
export const everything = (): readonly Comparison[] => [...STANDING, ...happening()];
export const nameOf = ({ clause, what }: Comparison): string => `${clause}: ${what}`;

/** The games in turn: every number of players, every policy, mostly the rulebook's edition. */
function* courses({ seed, players }: Plan): Generator<Course> {
  for (let round = 0; ; round++)
    for (const policy of POLICIES)
      for (const count of players)
        yield {
          options: { players: count, edition: round % 3 === 2 ? 'player-aid' : 'rulebook' },
          policy,
          seed: `${seed} ${round}`,
        };
}

/** Plays games until enough states have been compared. `tell` hears of every difference. */
export function compare(plan: Plan, progress: (tally: Tally) => void, tell: (difference: string) => void): Tally {
  const { states, every, comparisons = everything } = plan;
  const asked = new Map<string, number>(comparisons().map((one) => [nameOf(one), 0]));
  let [games, seen, differences] = [0, 0, 0];
  const tally = (): Tally => ({ games, seen, asked, differences });
  for (const course of courses(plan)) {
    if (seen >= states) break;
    games++;
    const ours = comparisons();
    play(course, (step) => {
      const inFull = step.index % every === 0;
      if (inFull) seen++;
      for (const comparison of ours) {
        if (comparison.often === 'sample' && !inFull) continue;
        const answer = compared(comparison, step);
        const name = nameOf(comparison);
        asked.set(name, (asked.get(name) ?? 0) + answer.asked);
        for (const difference of answer.differences) {
          differences++;
          const { clause, what, of, model, engine } = difference;
          const where = `${course.options.players} players, ${course.options.edition ?? ''}, ${course.policy}, seed "${course.seed}", step ${step.index}`;
          const position = process.env.POSITIONS === undefined ? '' : `\n${JSON.stringify(toPosition(step.before))}`;
          tell(
            `${clause}: ${what}: ${of}\n  ${where}\n  action ${JSON.stringify(step.action)}\n  model  ${JSON.stringify(model)}\n  engine ${JSON.stringify(engine)}${position}`,
          );
        }
      }
      progress(tally());
      return seen < states;
    });
  }
  return tally();
}
