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

/** Reads reports, of which each tells of files of its own. */
export const fared = (reports: readonly string[]): readonly Fared[] =>
  reports
    .flatMap((path) => Object.entries((JSON.parse(readFileSync(path, 'utf8')) as Report).files))
    .map(([file, { source, mutants }]) => {
      const tried = mutants.filter(({ status }) => status !== 'Ignored');
      const survivors = tried
        .filter(({ status }) => !NOTICED.includes(status))
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
