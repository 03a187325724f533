/** What no line of any chronicle may look like. */

/** Words that are counted in the chronicles: after 1 they stand in the singular, after any other number not. */
const COUNTED = [
  'card',
  'CU',
  'Elephant',
  'guard',
  'Local Troop',
  'Loyal Macedonian',
  'Minor General',
  'Movement Point',
  'Operation Point',
  'point',
  'province',
  'Royal Army CU',
  'side',
  'Siege Point',
  'Silver Shields CU',
  'symbol',
  'Victory Point',
  'wall',
];
const nouns = COUNTED.join('|');

/** Longer than this no line is easily read; drawn boards and tables are narrower. */
const LONGEST = 200;

/** What stands in a line only where a name is missing. */
export const NO_WORD = /undefined|\bnull\b|\bNaN\b|\[object/;

const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a value that is none', NO_WORD],
  ['one thing in the plural', new RegExp(`(?<![\\d,.-])1 (?:black |red )?(?:${nouns})s\\b|(?<!\\d)1 Mercenaries`)],
  [
    'several things in the singular',
    new RegExp(
      `(?<![+-])(?:\\b\\d\\d+|\\b[02-9]) (?:black |red )?(?:${nouns})\\b(?!s)|\\b(?:\\d\\d+|[02-9]) Mercenary\\b`,
    ),
  ],
  ['a chain of ands', /\d [A-Za-z ]+ and \d [A-Za-z ]+ and /],
  ['the wrong verb', /(?<!\d|and )1 [A-Z][A-Za-z ]+ of \w+ (?:are|go|stand)\b|Independents (?:\w+s) /],
  ['a point or space by its coordinates', /\b[ps]-?\d+\.-?\d/],
  ['a stop before a stop', /\.\.|,\.|,,| [,.;:](?:\s|$)/],
  ['an overlong line', new RegExp(`^.{${LONGEST + 1},}$`)],
];

/** Two spaces within a sentence; tables and drawings align their columns with them. */
const GAP = /\S {2,}\S/;

/** What is wrong with a line; `aligned`: it is of a table or a drawing. */
export const faultsOf = (line: string, aligned = false): readonly string[] => [
  ...FAULTS.filter(([, pattern]) => pattern.test(line)).map(([name]) => `${name}: ${line}`),
  ...(!aligned && GAP.test(line) ? [`a gap: ${line}`] : []),
  ...(line === line.trimEnd() ? [] : [`trailing space: ${line}`]),
];
