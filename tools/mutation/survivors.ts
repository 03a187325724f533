/** What a run of mutation testing has found, as its JSON report tells it. */
import { readFileSync } from 'node:fs';

/** A place in a file: lines and columns count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant as Stryker reports it. */
interface Reported {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Reported[] }>>;
}

/** A change that no test has noticed. */
export interface Survivor {
  readonly place: Place;
  readonly was: string;
  readonly became: string;
  /** No test comes by. */
  readonly unmet: boolean;
}

/** How the mutants of a file fared. */
export interface Fared {
  readonly file: string;
  readonly tried: number;
  readonly survivors: readonly Survivor[];
}

const NOTICED: readonly string[] = ['Killed', 'Timeout', 'RuntimeError'];
const LONGEST = 80;

/** On one line, and not too long a one. */
const brief = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
};

function textAt(source: string, { start, end }: Reported['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

/** What was reported of a file, in one report or in several. */
interface Found {
  readonly source: string;
  readonly mutants: Map<string, Reported>;
}

const isNoticed = ({ status }: Reported): boolean => NOTICED.includes(status);

const nameOf = ({ location: { start, end }, mutatorName, replacement = '' }: Reported): string =>
  JSON.stringify([start, end, mutatorName, replacement]);

/**
 * All files of the reports. A change that several tried, with other tests, is noticed if one of them noticed it.
 *
 * @throws where two reports tell of one file in different states
 */
function gathered(reports: readonly string[]): ReadonlyMap<string, Found> {
  const all = new Map<string, Found>();
  for (const path of reports) {
    const { files } = JSON.parse(readFileSync(path, 'utf8')) as Report;
    for (const [file, { source, mutants }] of Object.entries(files)) {
      const found = all.get(file) ?? { source, mutants: new Map<string, Reported>() };
      if (found.source !== source) throw new Error(`${path} tells of another ${file} than a report before it`);
      all.set(file, found);
      for (const mutant of mutants) {
        const name = nameOf(mutant);
        const before = found.mutants.get(name);
        if (before === undefined || (mutant.status !== 'Ignored' && !isNoticed(before)))
          found.mutants.set(name, mutant);
      }
    }
  }
  return all;
}

/** Reads reports: how the mutants of each file fared. */
export const fared = (reports: readonly string[]): readonly Fared[] =>
  [...gathered(reports)]
    .map(([file, { source, mutants }]) => {
      const tried = [...mutants.values()].filter(({ status }) => status !== 'Ignored');
      const survivors = tried
        .filter((mutant) => !isNoticed(mutant))
        .map(({ location, replacement, mutatorName, status }) => ({
          place: location.start,
          was: brief(textAt(source, location)),
          became: brief(replacement ?? mutatorName),
          unmet: status === 'NoCoverage',
        }))
        .sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
      return { file, tried: tried.length, survivors };
    })
    .filter(({ tried }) => tried > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
