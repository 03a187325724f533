/** The schemas of the package and its codecs say the same, of all that random games write and of what is made of it by a change. */
import Ajv, { type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withKit } from '../../bench/kits.js';
import { decodeWith, isLeft, type Fault, type WholeGameTypes } from '../../src/core/index.js';
import { GAMES, type GameName } from '../../src/games.js';
import { schemasOf } from '../../tools/schema/files.js';
import { CODECS, SUBJECTS, type Subject } from '../../tools/schema/games.js';
import { changed, CHANGES, pathsIn } from '../kit/changing.js';
import type { ConformanceKit } from '../kit/walk.js';
import { SEED } from '../seed.js';
import { samplesOf, type Samples } from './samples.js';

const ajv = new Ajv();
const schemaOf = (game: GameName, subject: Subject): ValidateFunction => {
  const written = schemasOf(game).find(({ path }) => path.endsWith(`/${subject}.json`));
  return ajv.compile(JSON.parse(written?.text ?? '') as object);
};

/** What a codec finds wrong. */
function faultsOf(game: GameName, subject: Subject, value: unknown): readonly Fault[] {
  const read = decodeWith(CODECS[game][subject], value);
  return isLeft(read) ? read.left.faults : [];
}

/** What a codec refuses and a schema does not, and why a schema cannot. */
const ONLY_THE_CODEC: readonly { readonly fault: RegExp; readonly of: readonly Subject[]; readonly why: string }[] = [
  {
    // What a value is by itself is told with what there is instead.
    fault: /^(?!.*(?:, got |: missing$|: unknown key$|: expected as key ))/,
    of: ['options', 'position', 'record', 'view'],
    why: 'a codec asks whether the parts agree: options, boards, decks and pieces',
  },
  {
    fault:
      /: expected (?:as key )?(?:a (?:space|province) of the board|a card of the deck|(?:\w+ )+of the (?:map|counters|set-up)|a force: |one of "(?:red|regency|antigonid)"|a place such as)/,
    of: ['position'],
    why: 'a position names spaces, cards, pieces and players of its own options',
  },
  {
    fault: /: expected a level from /,
    of: ['position', 'record', 'view'],
    why: 'how far levels go is told by the charts in the options',
  },
];
const explained = (subject: Subject, { path, message }: Fault): boolean =>
  ONLY_THE_CODEC.some(({ fault, of }) => of.includes(subject) && fault.test(`${path}: ${message}`));

/** What a game writes: of every so many states one is written as a position and shown. */
function played<G extends WholeGameTypes>(kit: ConformanceKit<G>): Samples {
  const games = kit.playerCounts.map((players) => samplesOf(kit, players, SEED, kit.stride));
  const all = (subject: Subject) => games.flatMap((samples) => samples[subject]);
  return Object.fromEntries(SUBJECTS.map((subject) => [subject, all(subject)])) as Record<Subject, unknown[]>;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const SAMPLES = await Promise.all(
  GAMES.map((name) =>
    withKit(name, (kit) => {
      const samples = played(kit);
      return [name, { ...samples, options: [...samples.options, asJson(kit.everyOption)] }] as const;
    }),
  ),
);

describe.each(SAMPLES)('%s', (game, sound: Samples) => {
  describe.each(SUBJECTS)('%s', (subject) => {
    const schema = schemaOf(game, subject);

    it('lets everything pass that games write, and so does its codec', () => {
      expect(sound[subject].length).toBeGreaterThan(0);
      for (const value of sound[subject]) {
        expect(schema(value) === true ? [] : schema.errors).toEqual([]);
        expect(faultsOf(game, subject, value)).toEqual([]);
      }
    });

    it('refuses a change if and only if its codec does, but for what no schema can say', () => {
      const counts = { accepted: 0, refused: 0 };
      const few = sound[subject].map((value) => ({ value, paths: pathsIn(value) }));
      fc.assert(
        fc.property(fc.nat(), fc.nat(), fc.nat(), (one, two, three) => {
          const { value, paths } = few[one % few.length] ?? { value: null, paths: [] };
          const path = paths[two % paths.length] ?? [];
          const [what, by] = CHANGES[three % CHANGES.length] ?? ['', () => undefined];
          const mutant = changed(value, path, by);
          if (mutant === undefined) return;
          const told = schema(mutant) === true;
          const unexplained = faultsOf(game, subject, mutant).filter((fault) => !told || !explained(subject, fault));
          expect(unexplained.length === 0, `${path.join('.')} ${what}: ${JSON.stringify(unexplained)}`).toBe(told);
          counts[told ? 'accepted' : 'refused'] += 1;
        }),
        { numRuns: subject === 'record' ? 300 : 1_500 },
      );
      expect(counts.accepted).toBeGreaterThan(5);
      expect(counts.refused).toBeGreaterThan(100);
    });
  });
});
