/** Runs two engines in turn in one process, so that whatever slows the machine slows both. */
import { timed } from './clock.js';
import { median, sum } from './figures.js';

/** The work of one engine in a round. */
export interface Work {
  /** The number of actions, clones or other units. */
  readonly units: number;
  /** A hash of what was done. */
  readonly mark: number;
}

/** The comparison of both. */
export interface Duel {
  /** The units per second over all rounds. */
  readonly old: number;
  readonly new: number;
  /** How many times as fast the new one is: the median and the quartiles of the rounds' ratios. */
  readonly ratio: number;
  readonly quarters: readonly [number, number];
  readonly units: number;
  /** Whether both did the same. */
  readonly same: boolean;
  readonly marks: readonly [number, number];
}

/** Lets both do each round's work in turn; both do `warm` before anything is timed. */
export function duel(
  rounds: number,
  work: (engine: 'old' | 'new', round: number) => Work,
  warm: (engine: 'old' | 'new') => void,
): Duel {
  warm('old');
  warm('new');
  const seconds = { old: [] as number[], new: [] as number[] };
  const done = { old: [] as Work[], new: [] as Work[] };
  for (let round = 0; round < rounds; round++) {
    for (const engine of round % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const)) {
      let result: Work = { units: 0, mark: 0 };
      seconds[engine].push(timed(() => void (result = work(engine, round))));
      done[engine].push(result);
    }
  }
  const units = (engine: 'old' | 'new'): readonly number[] => done[engine].map((each) => each.units);
  const costs = (engine: 'old' | 'new'): readonly number[] =>
    units(engine).map((count, round) => (seconds[engine][round] ?? 0) / count);
  const newCosts = costs('new');
  const ratios = costs('old').map((cost, round) => cost / (newCosts[round] ?? NaN));
  const mark = (engine: 'old' | 'new'): number =>
    done[engine].reduce((all, each) => (Math.imul(all, 31) + each.mark) | 0, 0) >>> 0;
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return {
    old: sum(units('old')) / sum(seconds.old),
    new: sum(units('new')) / sum(seconds.new),
    ratio: median(ratios),
    quarters: [at(0.25), at(0.75)],
    units: sum(units('new')),
    same: mark('old') === mark('new') && sum(units('old')) === sum(units('new')),
    marks: [mark('old'), mark('new')],
  };
}
