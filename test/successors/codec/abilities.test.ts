/** R 19.2: special abilities of one's own: what is refused, and that whatever is accepted can be played. */
import * as E from 'fp-ts/lib/Either.js';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type * as t from 'io-ts';
import {
  attestedAbilities,
  board,
  codecs,
  decodeAbilities,
  fromPosition,
  reconstructedAbilities,
  type Abilities,
  type Ability,
  type AbilityFigure,
  type GameOptions,
} from '../../../src/successors/index.js';
import { CHANCE, drawWeighted, orThrow, seededChance } from '../../../src/core/index.js';
import { successors } from '../../../src/successors/game.js';
import { GENERALS, SPACE_KINDS } from '../../../src/successors/vocabulary.js';
import { pick, walk } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { invariants } from '../invariants.js';
import { successorsKit } from '../kit.js';
import { setting } from '../language.js';
import { activate } from '../rules/marching.js';
import { seekTrouble } from '../trouble.js';

vi.setConfig({ testTimeout: 120_000 });

const told = (
  read: E.Either<{ readonly faults: readonly { readonly path: string; readonly message: string }[] }, unknown>,
) => (E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : []);
const faults = (input: unknown): readonly string[] => told(decodeAbilities(input));
const optionFaults = (more: object): readonly string[] => told(codecs.decodeOptions({ players: 4, ...more }));

describe('R 19.2 a table of abilities', () => {
  test('R 19.2 those shipped are tables like any other', () => {
    expectTypeOf<t.TypeOf<typeof codecs.AbilitiesCodec>>().toEqualTypeOf<Abilities>();
    expect(decodeAbilities(attestedAbilities)).toEqual(E.right(attestedAbilities));
    expect(decodeAbilities(reconstructedAbilities)).toEqual(E.right(reconstructedAbilities));
    expect(decodeAbilities({})).toEqual(E.right({}));
  });

  test('R 19.2 a general that the game does not know has no abilities, nor have Minor Generals', () => {
    expect(faults({ nearchos: [{ changes: 'fleetStrength', plus: 1 }] })).toEqual([
      expect.stringMatching(/^\$\.nearchos: expected as key one of "perdikkas"/),
    ]);
    expect(faults({ minor: [] })).toEqual([expect.stringMatching(/^\$\.minor: expected as key/)]);
  });

  test.each([
    [{ changes: 'valour', plus: 1 }, /^\$\.eumenes\[0\]\.changes: expected the changes of an ability, got "valour"/],
    [{ changes: 'battleRating', is: 7 }, /^\$\.eumenes\[0\]\.is: expected a whole number from 1 to 6, got 7/],
    [{ changes: 'battleRating', plus: 0 }, /^\$\.eumenes\[0\]\.plus: expected a whole number from -3 to 3, and not 0/],
    [{ changes: 'battleRating' }, /^\$\.eumenes\[0\]: .*one of "is" and "plus"/],
    [{ changes: 'initiative', is: 1, plus: 1 }, /^\$\.eumenes\[0\]: .*one of "is" and "plus"/],
    [{ changes: 'siegeDie' }, /^\$\.eumenes\[0\]\.plus: missing/],
    [{ changes: 'siegeDie', is: 1, plus: 1 }, /^\$\.eumenes\[0\]\.is: unknown key/],
    [{ changes: 'battleRating', is: 4, when: 'marching' }, /^\$\.eumenes\[0\]\.when: expected one of/],
    [{ changes: 'siegeDie', plus: 1, first: true }, /^\$\.eumenes\[0\]\.first: unknown key/],
    [{ changes: 'avoidingDie', plus: 1, first: false }, /^\$\.eumenes\[0\]\.first: expected true, or nothing/],
    [{ changes: 'fleetStrength', plus: 1, where: { spaces: ['pella'] } }, /^\$\.eumenes\[0\]\.where: unknown key/],
    [{ changes: 'pathCost', is: 1 }, /^\$\.eumenes\[0\]\.path: missing/],
    [{ changes: 'pathCost', path: 'mountain', is: 0 }, /^\$\.eumenes\[0\]\.is: expected one of 1, 2, got 0/],
    [{ changes: 'portPenalty', is: 0, where: {} }, /^\$\.eumenes\[0\]\.where: a place names/],
    [{ changes: 'portPenalty', is: 0, where: { kinds: [] } }, /^\$\.eumenes\[0\]\.where\.kinds: expected a list of 1/],
    [{ changes: 'prestige', plus: 1, source: 'my cousin' }, /^\$\.eumenes\[0\]\.source: expected a source/],
  ])('R 19.2 %j is refused', (ability, expected) => {
    expect(faults({ eumenes: [ability] })).toEqual([expect.stringMatching(expected)]);
  });

  test('R 19.2 every fault at once', () => {
    expect(
      faults({ eumenes: [{ changes: 'battleRating' }, { changes: 'siegeDie', plus: 9 }], krateros: 3 }),
    ).toHaveLength(3);
  });
});

describe('R 19.2 abilities among the options', () => {
  const abilities = {
    eumenes: [{ changes: 'siegeDie', plus: 1, where: { provinces: ['india', 'asia'], spaces: ['pella', 'troia'] } }],
  };

  test('R 19.2 they are for a game that is played with them', () => {
    const message = '$.abilities: abilities are given, but specialAbilities (R 19.2) is not played';
    expect(optionFaults({ abilities: reconstructedAbilities })).toEqual([message]);
    expect(optionFaults({ abilities: {}, optionalRules: ['cavalry'] })).toEqual([message]);
    expect(optionFaults({ abilities: {}, optionalRules: ['specialAbilities'] })).toEqual([]);
    expect(optionFaults({ optionalRules: ['specialAbilities'] })).toEqual([]);
  });

  test('R 19.2 provinces and spaces are those of the board in use', () => {
    expect(optionFaults({ abilities, optionalRules: ['specialAbilities'] })).toEqual([
      '$.abilities.eumenes[0].where.provinces[0]: there is no province india on the board',
      '$.abilities.eumenes[0].where.spaces[1]: there is no space troia on the board',
    ]);
    const spaces = board.spaces.map((space) => (space.id === 'pergamon' ? { ...space, id: 'troia' } : space));
    const paths = board.paths.map(({ a, b, ...rest }) => ({
      a: a === 'pergamon' ? 'troia' : a,
      b: b === 'pergamon' ? 'troia' : b,
      ...rest,
    }));
    expect(
      optionFaults({ abilities, optionalRules: ['specialAbilities'], board: { ...board, spaces, paths } }),
    ).toEqual(['$.abilities.eumenes[0].where.provinces[0]: there is no province india on the board']);
  });

  test('R 19.2 a position tells them too', () => {
    const position = {
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options: { players: 4, optionalRules: ['specialAbilities'], abilities },
    };
    expect(told(fromPosition(position))).toEqual([
      '$.options.abilities.eumenes[0].where.provinces[0]: there is no province india on the board',
      '$.options.abilities.eumenes[0].where.spaces[1]: there is no space troia on the board',
    ]);
  });
});

describe('R 19.2 what is remembered for their sake', () => {
  const options: GameOptions = { players: 4, optionalRules: ['specialAbilities'] };
  const marching = (given: GameOptions) =>
    activate(
      {
        options: given,
        forces: { 'red:larisa': { mercenary: 3 } },
        generals: { kassandros: 'red:larisa' },
      },
      'kassandros',
      'red:larisa',
      { points: 3 },
    ).state;
  const stateFaults = (state: object): readonly string[] =>
    told(codecs.decodeState(JSON.parse(JSON.stringify(state)))).filter((fault) => /setOut|firstDice/.test(fault));

  test('R 19.2 where a commander set out, in a game with the rule and in no other', () => {
    const state = marching(options);
    expect(stateFaults(state)).toEqual([]);
    const top = state.stack.length - 1;
    const { setOut, ...without } = state.stack[top] as unknown as Record<string, unknown>;
    expect(setOut).toBe('larisa');
    expect(stateFaults({ ...state, stack: [...state.stack.slice(0, -1), without] })).toEqual([
      `$.stack[${top}].setOut: with special abilities it is remembered where a commander set out`,
    ]);
    const plain = marching({ players: 4 });
    expect(stateFaults(plain)).toEqual([]);
    expect(stateFaults({ ...plain, stack: plain.stack.map((frame) => ({ ...frame, setOut: 'larisa' })) })).toEqual([
      '$.stack[0].setOut: the start of a commander is kept only if special abilities are played',
    ]);
  });

  test('R 19.2 first dice, each once, in a game with the rule and in no other', () => {
    const remembering = (given: GameOptions, ...dice: readonly object[]) => {
      const state = setting({ options: given });
      return { ...state, segment: { ...state.segment, firstDice: dice } };
    };
    const die = { general: 'leonnatos', die: 'avoidingDie' };
    expect(stateFaults(remembering(options, die, { ...die, die: 'interceptionDie' }))).toEqual([]);
    expect(stateFaults(remembering({ players: 4 }, die))).toEqual([
      '$.segment.firstDice: first dice are remembered for special abilities alone',
    ]);
    expect(stateFaults(remembering(options, die, die))).toEqual([
      '$.segment.firstDice[1]: each first die is remembered once',
    ]);
    expect(stateFaults(remembering(options))).toHaveLength(1);
  });
});

/** Any part of an ability or none, as a table may say it. */
const provinces = board.provinces.map(({ id }) => id);
const maybe = <K extends string, A>(key: K, value: fc.Arbitrary<A>): fc.Arbitrary<object> =>
  fc.option(value, { nil: undefined }).map((given) => (given === undefined ? {} : { [key]: given }));
const some = <A>(all: readonly A[]): fc.Arbitrary<A[]> =>
  fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 5 });
const change = (most: number): fc.Arbitrary<object> =>
  fc
    .integer({ min: -most, max: most })
    .filter((plus) => plus !== 0)
    .map((plus) => ({ plus }));
const rating = fc.oneof(
  fc.integer({ min: 1, max: 6 }).map((is) => ({ is })),
  change(3),
);
const nothing = fc.constant({ is: 0 });
const place = fc
  .tuple(
    maybe('provinces', some([...provinces, 'asia', 'europe', 'africa', 'island'])),
    maybe('spaces', some(board.spaces.map(({ id }) => id))),
    maybe('kinds', some(SPACE_KINDS)),
  )
  .map((parts) => Object.assign({}, ...parts) as object)
  .filter((where) => Object.keys(where).length > 0);
const where = maybe('where', place);
const fighting = maybe('when', fc.constantFrom('attacking', 'defending'));
const first = maybe('first', fc.constant(true));

const PARTS: Readonly<Record<AbilityFigure, readonly fc.Arbitrary<object>[]>> = {
  battleRating: [rating, where, fighting],
  battleStrength: [change(9), where, fighting],
  elephantDie: [change(3), where, fighting],
  initiative: [rating, where, maybe('when', fc.constantFrom('marching', 'intercepting', 'avoiding'))],
  movementPoints: [change(3), where],
  pathCost: [fc.record({ path: fc.constantFrom('land', 'mountain', 'strait'), is: fc.constantFrom(1, 2) }), where],
  interceptionDie: [change(3), where, first],
  transitPenalty: [nothing, where],
  avoidingDie: [change(3), where, first],
  siegeDie: [change(3), where],
  portPenalty: [nothing, where],
  fleetStrength: [change(9)],
  prestige: [
    change(9),
    where,
    maybe('when', fc.constantFrom('attacking', 'defending', 'besieging')),
    maybe('for', fc.constant('ownRoyalArmy')),
  ],
};
const ability = fc.oneof(
  ...Object.entries(PARTS).map(([changes, parts]) =>
    fc.tuple(...parts).map((given) => Object.assign({ changes }, ...given) as Ability),
  ),
);
/** Mostly whole tables: what nobody has is never played. */
const tables: fc.Arbitrary<Abilities> = fc
  .tuple(...GENERALS.map((general) => fc.array(ability, { maxLength: 4 }).map((list) => [general, list] as const)))
  .map((rows) => Object.fromEntries(rows.filter(([, list]) => list.length > 0)) as Abilities);

const playing = (abilities: Abilities, players: GameOptions['players']): GameOptions => ({
  players,
  optionalRules: ['specialAbilities'],
  abilities,
});

describe('R 19.2 whatever is accepted can be played', () => {
  test('R 19.2 any table of the language is accepted', () => {
    fc.assert(
      fc.property(tables, (abilities) => {
        expect(orThrow(decodeAbilities(abilities))).toEqual(abilities);
        expect(optionFaults({ optionalRules: ['specialAbilities'], abilities })).toEqual([]);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  test('R 19.2 and played to its end; whatever comes of it reads back, and the immutable run agrees', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(2, 3, 4, 5), fc.nat(), (abilities, players, seed) => {
        const chance = seededChance(`abilities ${seed}`);
        const simulation = successors.simulate(orThrow(successors.createGame(playing(abilities, players))));
        for (let steps = 0; simulation.actors().length > 0; steps++) {
          const [actor] = simulation.actors();
          const action =
            actor === CHANCE
              ? drawWeighted(simulation.chanceOutcomes(), chance)
              : pick(simulation.legalActions(), chance);
          const state = steps % 150 === 0 ? simulation.state() : undefined;
          orThrow(simulation.apply(action));
          if (state === undefined) continue;
          expect(orThrow(codecs.decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
          expect(orThrow(successors.applyAction(state, action)).state).toEqual(simulation.state());
          expect(invariants(simulation.state())).toEqual([]);
          expect(steps).toBeLessThan(100_000);
        }
      }),
      { seed: SEED, numRuns: 5 },
    );
  });

  test('R 19.2 the reconstruction, in a game full of trouble', () => {
    const kit = { ...successorsKit, options: () => playing(reconstructedAbilities, 4) };
    const counted = new Set<string>();
    walk(
      kit,
      4,
      SEED,
      ({ events, after, before, taste }) => {
        for (const event of events) if (event.type === 'abilityCounted') counted.add(event.changes);
        if (taste.draw(40) === 0) expect(kit.invariants(after, before)).toEqual([]);
      },
      100_000,
      seekTrouble,
    );
    expect(counted).toContain('battleRating');
  });
});
