import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { cards } from '../../../src/successors/data/cards.js';
import {
  BoardCodec,
  CARDS_DEALT,
  checkDeck,
  DeckCodec,
  decodeBoard,
  decodeDeck,
  type Fault,
} from '../../../src/successors/data/codec.js';
import type { Board, CardFact, Deck, PathFact, ProvinceFact, SpaceFact } from '../../../src/successors/data/shape.js';

type Loose<T> = { -readonly [K in keyof T]: unknown };
interface RawBoard {
  name: unknown;
  provinces: Loose<ProvinceFact>[];
  spaces: Loose<SpaceFact>[];
  paths: Loose<PathFact>[];
}

/** The default board, changed. */
const changed = (change: (raw: RawBoard) => void): unknown => {
  const raw = JSON.parse(JSON.stringify(board)) as RawBoard;
  change(raw);
  return raw;
};
const deckChanged = (change: (raw: Loose<CardFact>[]) => void): unknown => {
  const raw = JSON.parse(JSON.stringify(cards)) as Loose<CardFact>[];
  change(raw);
  return raw;
};
const at = (raw: RawBoard, id: string): Loose<SpaceFact> => raw.spaces.find((row) => row.id === id)!;
const indexOf = (id: string): number => board.spaces.findIndex((row) => row.id === id);

const faultsOf = (result: ReturnType<typeof decodeBoard> | ReturnType<typeof decodeDeck>): readonly Fault[] =>
  isLeft(result) ? result.left.faults : [];
const boardFaults = (change: (raw: RawBoard) => void): readonly string[] =>
  faultsOf(decodeBoard(changed(change))).map(({ path, message }) => `${path}: ${message}`);
const deckFaults = (change: (raw: Loose<CardFact>[]) => void): readonly string[] =>
  faultsOf(decodeDeck(deckChanged(change))).map(({ path, message }) => `${path}: ${message}`);

describe('BoardCodec', () => {
  test('R 4.27 the default board is a board, before and after JSON', () => {
    expect(decodeBoard(board)).toEqual({ _tag: 'Right', right: board });
    expect(isRight(BoardCodec.decode(JSON.parse(JSON.stringify(board))))).toBe(true);
    expect(BoardCodec.is(board)).toBe(true);
  });

  test('R 4.27 it answers with a copy and leaves its input alone', () => {
    const input = Object.freeze({ ...board });
    const result = decodeBoard(input);
    expect(isRight(result) && result.right !== (input as Board)).toBe(true);
  });

  test('R 4.27 inside another codec the paths begin further out', () => {
    const result = t.type({ board: BoardCodec }).decode({
      board: changed((raw) => {
        at(raw, 'pella').kind = 'town';
      }),
    });
    expect(isLeft(result) && result.left.map(({ context }) => context.map(({ key }) => key).join('.'))).toContain(
      '.board.spaces.0.kind',
    );
  });

  test('R 4.27 shapes: every fault at once', () => {
    const faults = boardFaults((raw) => {
      raw.name = ' ';
      raw.provinces[1]!.victoryPoints = 1.5;
      raw.spaces[0]!.kind = 'town';
      raw.spaces[1]!.latitude = NaN;
      raw.spaces[2]!.source = 'hearsay';
      (raw.spaces[3] as Record<string, unknown>)['colour'] = 'red';
      delete raw.paths[7]!.kind;
      raw.paths[8]!.b = 'No Such Id';
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        '$.name: expected a text of 1 to 80 characters, got " "',
        '$.provinces[1].victoryPoints: expected a whole number from 0 to 20, got 1.5',
        '$.spaces[0].kind: expected one of "majorCity", "minorCity", "stronghold", "transit", got "town"',
        '$.spaces[1].latitude: expected a number from -90 to 90, got NaN',
        '$.spaces[2].source: expected a source such as "R 5.3", "aid", "public: …", "inferred: …", "printed: …" or "reconstruction", got "hearsay"',
        '$.spaces[3].colour: unknown key',
        '$.paths[7].kind: missing',
        '$.paths[8].b: expected an identifier such as "koile-syria", got "No Such Id"',
      ]),
    );
    expect(faults).toHaveLength(8);
  });

  test('R 4.22 a well-formed fault is found beside a misshapen row', () => {
    const faults = boardFaults((raw) => {
      raw.spaces[1]!.kind = 7;
      at(raw, 'memphis').province = 'nubia';
    });
    expect(faults).toEqual([
      '$.spaces[1].kind: expected one of "majorCity", "minorCity", "stronghold", "transit", got 7',
      `$.spaces[${indexOf('memphis')}].province: there is no province nubia`,
      `$.spaces[${indexOf('memphis')}].province: R 5.4 needs memphis in aigyptos`,
    ]);
  });

  test('R 4.22 provinces: once each, not empty, one Major City, no name of a region', () => {
    expect(
      boardFaults((raw) => {
        raw.provinces.push({ ...raw.provinces[0]! });
      }),
    ).toEqual(['$.provinces[34].id: makedonia is already provinces[0]']);
    expect(
      boardFaults((raw) => {
        raw.provinces.push({ ...raw.provinces[0]!, id: 'nubia' });
      }),
    ).toEqual(['$.provinces[34]: nubia has no spaces']);
    expect(
      boardFaults((raw) => {
        at(raw, 'pydna').kind = 'majorCity';
      }),
    ).toEqual(['$.provinces[0]: makedonia has 2 Major Cities']);
    expect(
      boardFaults((raw) => {
        raw.provinces.push({ ...raw.provinces[0]!, id: 'asia' });
        at(raw, 'pydna').province = 'asia';
      }),
    ).toEqual(['$.provinces[34].id: asia is the name of a region']);
  });

  test.each(['box', 'removed', 'supply', 'group', 'march', 'pool', 'tomb', 'sea', 'red', 'black', 'independent'])(
    'R 4.27 no space is called %s, which means something else in positions and actions',
    (id) => {
      expect(
        boardFaults((raw) => {
          raw.spaces.push({ ...at(raw, 'pydna'), id });
          raw.paths.push({ a: 'pydna', b: id, kind: 'land' });
        }),
      ).toEqual([`$.spaces[${board.spaces.length}].id: ${id} stands for something else where spaces are named`]);
    },
  );

  test('R 4.23 regions', () => {
    expect(
      boardFaults((raw) => {
        raw.provinces[0]!.region = 'asia';
      }),
    ).toEqual(['$.provinces[0].region: R 4.23 puts makedonia into europe']);
  });

  test('R 4.27 a Transit Point lies in no province, every other space in one', () => {
    const [point, city] = [indexOf('tp-amanos'), indexOf('pydna')];
    expect(
      boardFaults((raw) => {
        at(raw, 'tp-amanos').province = 'syria';
        at(raw, 'pydna').province = null;
      }),
    ).toEqual([
      `$.spaces[${city}].province: only a Transit Point lies in no province`,
      `$.spaces[${point}].province: a Transit Point lies in no province`,
    ]);
  });

  test('R 13.2.1, 5.7 siege modifiers and Independent markers fit the kind of space', () => {
    const index = indexOf('pydna');
    expect(
      boardFaults((raw) => {
        Object.assign(at(raw, 'pydna'), { siegeModifier: 1, independent: 3 });
      }),
    ).toEqual([
      `$.spaces[${index}].siegeModifier: only a Major City has a siege modifier`,
      `$.spaces[${index}].independent: the Independent marker of this kind of space has side 1`,
    ]);
  });

  test('R 7.4 five spaces on the Hellespont, all of them ports', () => {
    expect(
      boardFaults((raw) => {
        at(raw, 'kabyle').hellespont = true;
      }),
    ).toEqual([
      `$.spaces[${indexOf('kabyle')}].hellespont: the spaces of the Hellespont are ports, and no sea path ends here`,
      '$.spaces: 6 spaces lie on the Hellespont, not 5',
    ]);
    expect(
      boardFaults((raw) => {
        at(raw, 'abydos').hellespont = false;
      }),
    ).toEqual(['$.spaces: 4 spaces lie on the Hellespont, not 5']);
  });

  test('R 4.19 paths join two different spaces, once by land and once by sea', () => {
    const row = (a: string, b: string, kind: string) => ({ a, b, kind, source: 'reconstruction' });
    const last = board.paths.length;
    const faults = boardFaults((raw) => {
      raw.paths.push(
        row('pydna', 'pella', 'mountain'),
        row('pella', 'pella', 'land'),
        row('pella', 'atlantis', 'land'),
        row('pella', 'rhodos', 'transMediterranean'),
      );
    });
    expect(faults).toEqual([
      `$.paths[${last}]: pydna and pella are already joined by land by paths[0]`,
      `$.paths[${last + 1}]: a path from pella to itself`,
      `$.paths[${last + 2}].b: there is no space atlantis`,
      `$.paths[${last + 3}].a: pella is no port: no sea path ends there`,
    ]);
  });

  test('R 4.19 the board hangs together', () => {
    expect(
      boardFaults((raw) => {
        raw.paths = raw.paths.filter(({ a, b }) => a !== 'petra' && b !== 'petra');
      }),
    ).toEqual([
      `$.spaces[${indexOf('petra')}]: no way leads from pella to petra`,
      `$.spaces[${indexOf('aila')}]: no way leads from pella to aila`,
    ]);
  });

  test('R 5.3 what the rules name is there, and as the rules need it', () => {
    const faults = boardFaults((raw) => {
      at(raw, 'sardeis').kind = 'minorCity';
      at(raw, 'lamia').id = 'lamina';
      raw.provinces.find(({ id }) => id === 'persis')!.id = 'fars';
    });
    expect(faults).toContain(`$.spaces[${indexOf('sardeis')}].kind: R 5.3 needs sardeis as a Major City`);
    expect(faults).toContain('$.spaces: there is no space lamia, which R 5.8 names');
    expect(faults).toContain('$.provinces: there is no province persis, which R 4.31.3 names');
  });

  test('R 4.27 an empty board lacks everything that has a name', () => {
    const faults = faultsOf(decodeBoard({ name: 'nothing', provinces: [], spaces: [], paths: [] }));
    expect(faults.length).toBeGreaterThan(40);
    expect(new Set(faults.map(({ path }) => path))).toEqual(new Set(['$.provinces', '$.spaces', '$.paths']));
  });
});

describe('rows of your own', () => {
  test('R 4.27 may say where they come from, and keep it', () => {
    const input = changed((raw) => {
      for (const row of [...raw.provinces, ...raw.spaces, ...raw.paths]) row.source = 'printed: map, second printing';
    });
    expect(decodeBoard(input)).toEqual({ _tag: 'Right', right: input });
  });

  test('R 4.31 of a deck may say what they do as well', () => {
    const input = deckChanged((raw) => {
      for (const row of raw) Object.assign(row, { source: 'printed: cards', text: 'Nothing at all.' });
    });
    expect(decodeDeck(input)).toEqual({ _tag: 'Right', right: input });
  });

  test('R 4.27, 4.31 what they say is checked', () => {
    expect(
      boardFaults((raw) => {
        raw.provinces[0]!.source = 'R';
        raw.spaces[0]!.source = null;
        raw.paths[0]!.source = 'printed: ';
      }).map((fault) => fault.slice(0, fault.indexOf(':'))),
    ).toEqual(['$.provinces[0].source', '$.spaces[0].source', '$.paths[0].source']);
    expect(
      deckFaults((raw) => {
        raw[0]!.source = 'hearsay';
        raw[1]!.text = 'x'.repeat(1001);
      }).map((fault) => fault.slice(0, fault.indexOf(':'))),
    ).toEqual(['$[0].source', '$[1].text']);
  });
});

describe('DeckCodec and checkDeck', () => {
  test('R 4.31 the default deck is a deck and fits the default board', () => {
    expect(decodeDeck(cards)).toEqual({ _tag: 'Right', right: cards });
    expect(DeckCodec.is(JSON.parse(JSON.stringify(cards)))).toBe(true);
    expect(isRight(checkDeck(cards, board))).toBe(true);
  });

  test('R 4.31 shapes: every fault at once', () => {
    const faults = deckFaults((raw) => {
      raw[0]!.id = 0;
      raw[1]!.operationPoints = 2.5;
      raw[2]!.effect = { kind: 'diplomacy', cities: 2 };
      raw[3]!.effect = { kind: 'plague' };
      raw[4]!.effect = { kind: 'levy', unit: 'phalanx', count: 0, provinces: 'atlantis!' };
      raw[5]!.effect = null;
      raw[6]!.text = '';
      raw[26]!.effect = { kind: 'independentArmy', army: 'leosthenes' };
      raw[7] = 7 as unknown as Loose<CardFact>;
    });
    expect(faults).toEqual([
      '$[0].id: expected a whole number from 1 to 9999, got 0',
      '$[1].operationPoints: expected a whole number from 0 to 9, got 2.5',
      '$[2].effect.cities: unknown key',
      '$[3].effect.kind: expected the kind of an effect, got "plague"',
      '$[4].effect.unit: expected one of "mercenary", "elephant", got "phalanx"',
      '$[4].effect.count: expected a whole number from 1 to 20, got 0',
      '$[4].effect.provinces: expected a list of provinces or one of "europe", "asia", "africa", "island", got "atlantis!"',
      '$[5].effect: expected an effect, got null',
      '$[6].text: expected a text of 1 to 1000 characters, got ""',
      '$[7]: expected a card, got 7',
    ]);
  });

  test('R 4.31 effects are not looked up among inherited names', () => {
    for (const kind of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(
        deckFaults((raw) => {
          raw[0]!.effect = { kind };
        }),
      ).toEqual([`$[0].effect.kind: expected the kind of an effect, got "${kind}"`]);
    }
  });

  test('R 4.31.1, 6.6.3 what each type of card demands', () => {
    expect(
      deckFaults((raw) => {
        raw[1]!.id = 1;
        raw[2]!.operationPoints = 0;
        raw[10]!.operationPoints = 3;
        raw[10]!.mustBePlayed = true;
        raw[3]!.type = 'surprise';
        raw[3]!.operationPoints = 0;
        raw[58]!.type = 'event';
      }),
    ).toEqual([
      '$[1].id: 1 is already the number of the card at 0',
      '$[2].operationPoints: only a Surprise card has no Operation Points',
      '$[3].type: disease cannot be the effect of a Surprise card',
      '$[10].operationPoints: a Surprise card has no Operation Points',
      '$[10].mustBePlayed: a Surprise card need not be played',
      '$[58].operationPoints: only a Surprise card has no Operation Points',
      '$[58].type: repercussions is the effect of a Surprise card',
    ]);
  });

  test('R 18.5.2 a marriage contract lies open and comes back: it cannot leave the game after its event, as other cards can', () => {
    expect(
      deckFaults((raw) => {
        for (const card of raw)
          if (card.type === 'surprise' || card.id === 31 || card.id === 32) card.removeAfterEvent = true;
      }),
    ).toEqual([
      '$[30].removeAfterEvent: R 18.5.2: a marriage contract is shuffled back into the deck',
      '$[31].removeAfterEvent: R 18.5.2: a marriage contract is shuffled back into the deck',
    ]);
  });

  test('R 6.5, 6.6.3 enough cards to deal every Game Turn', () => {
    const lasting = cards.filter(
      ({ type, removeAfterEvent, effect }) =>
        type !== 'surprise' && !removeAfterEvent && effect.kind !== 'silverShields',
    );
    const others = cards.filter((card) => !lasting.includes(card));
    expect(isRight(decodeDeck([...others, ...lasting.slice(0, CARDS_DEALT)]))).toBe(true);
    expect(
      faultsOf(decodeDeck([...others, ...lasting.slice(1, CARDS_DEALT)])).map(
        ({ path, message }) => `${path}: ${message}`,
      ),
    ).toEqual([
      '$: 19 cards are neither Surprises nor leave the game nor become Surprises; 20 are needed to deal a Game Turn',
    ]);
  });

  test('R 4.31 provinces and spaces of effects must be on the board', () => {
    const deck = deckChanged((raw) => {
      raw[4]!.effect = { kind: 'levy', unit: 'mercenary', count: 2, provinces: ['hellas', 'atlantis'] };
      raw[13]!.effect = { kind: 'levy', unit: 'elephant', count: 2, provinces: 'africa' };
      raw[25]!.effect = { kind: 'popularSupport', province: 'fars' };
      raw[26]!.effect = { kind: 'independentArmy', army: 'leosthenes', otherwise: 'attika' };
      raw[28]!.effect = { kind: 'treasury', cities: ['babylon', 'susa'], count: 3 };
      raw[35]!.effect = { kind: 'olympias', space: 'dodona', mercenaries: 4 };
      raw[41]!.effect = { kind: 'veterans', unit: 'elephant', count: 1, provinces: ['asia', 'india'] };
    }) as Deck;
    expect(isRight(decodeDeck(deck))).toBe(true);
    const result = checkDeck(deck, board);
    expect(isLeft(result) && result.left.faults).toEqual([
      { path: '$[4].effect.provinces[1]', message: 'there is no province atlantis on the board' },
      { path: '$[25].effect.province', message: 'there is no province fars on the board' },
      { path: '$[26].effect.otherwise', message: 'there is no province attika on the board' },
      { path: '$[28].effect.cities[1]', message: 'there is no space susa on the board' },
      { path: '$[35].effect.space', message: 'there is no space dodona on the board' },
      { path: '$[41].effect.provinces[1]', message: 'there is no province india on the board' },
    ]);
  });
});

describe('hostile input gets faults and nothing else', () => {
  const cycle: Record<string, unknown> = { name: 'cycle', provinces: [], spaces: [], paths: [] };
  cycle['self'] = cycle;
  cycle['provinces'] = [cycle];
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
      getPrototypeOf: () => {
        throw new Error('no');
      },
    },
  );
  const sparse: unknown[] = [];
  sparse.length = 2 ** 32 - 1;
  let shared: unknown = 'x';
  for (let depth = 0; depth < 40; depth += 1) shared = [shared, shared, shared, shared];
  let wide: unknown = Array.from({ length: 60 }, () => 'x');
  for (let depth = 0; depth < 3; depth += 1) wide = Array.from({ length: 60 }, () => wide);
  const getter = {
    ...board,
    get spaces(): never {
      throw new Error('called');
    },
  };

  const inputs: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['undefined', undefined],
    ['NaN', NaN],
    ['a text', 'board'],
    ['a bigint', 10n],
    ['a function', () => board],
    ['a symbol', Symbol('x')],
    ['a list', []],
    ['an object', {}],
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['an instance', Object.create(board)],
    ['a cycle', cycle],
    ['a revoked proxy', revoked.proxy],
    ['a throwing proxy', throwing],
    ['a sparse list', sparse],
    ['a shared tree', shared],
    ['a wide tree', wide],
    ['a getter', getter],
    ['an own __proto__', JSON.parse('{"__proto__": {"name": "x"}}')],
    ['a list with keys', Object.assign([], { extra: 1 })],
    ['a symbol key', { ...board, [Symbol('key')]: 1 }],
    ['a hole', { ...board, paths: [, ...board.paths] }],
  ];

  test.each(inputs)('R 4.27 %s', (_, input) => {
    for (const result of [decodeBoard(input), decodeDeck(input)]) {
      expect(isLeft(result)).toBe(true);
      for (const { path, message } of faultsOf(result)) {
        expect(path.startsWith('$')).toBe(true);
        expect(message.length).toBeLessThan(400);
      }
    }
    expect(BoardCodec.is(input)).toBe(false);
    expect(DeckCodec.is(input)).toBe(false);
  });

  test('R 4.27 says where the trouble is', () => {
    const first = (input: unknown) => faultsOf(decodeBoard(input)).map(({ path, message }) => `${path}: ${message}`)[0];
    expect(first(cycle)).toBe('$.provinces[0]: contains itself');
    expect(first(getter)).toBe('$.spaces: a getter is not data');
    expect(first(sparse)).toMatch(/^\$: more than \d+ values$/);
    expect(first(throwing)).toBe('$: cannot be read');
    expect(first(new Map())).toBe('$: not a plain object');
    expect(first(JSON.parse('{"__proto__": 1}'))).toBe('$.__proto__: unknown key');
  });

  test('R 4.27 names that every object inherits are no identifiers', () => {
    expect(
      boardFaults((raw) => {
        at(raw, 'pydna').id = 'constructor';
      }),
    ).toContain('$.spaces[1].id: expected an identifier such as "koile-syria", got "constructor"');
  });

  test('R 4.27 a row cannot reach Object.prototype', () => {
    const input = JSON.parse(
      JSON.stringify(board).replace('{"id":"pella"', '{"__proto__":{"polluted":true},"id":"pella"'),
    ) as unknown;
    expect(faultsOf(decodeBoard(input)).map(({ path }) => path)).toEqual(['$.spaces[0].__proto__']);
    expect('polluted' in {}).toBe(false);
  });

  test('R 4.27 anything at all is answered', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withMap: true,
          withSet: true,
          withNullPrototype: true,
          withSparseArray: true,
          withDate: true,
        }),
        (input) => {
          expect(isLeft(decodeBoard(input))).toBe(true);
          expect(isLeft(decodeDeck(input))).toBe(true);
        },
      ),
    );
  });

  test('R 4.27 a field replaced by anything else is found', () => {
    const lists = ['provinces', 'spaces', 'paths'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.nat(), fc.nat(), fc.anything(), (list, row, key, anything) => {
        const raw = JSON.parse(JSON.stringify(board)) as Record<string, Record<string, unknown>[]>;
        const rows = raw[list]!;
        const target = rows[row % rows.length]!;
        const field = Object.keys(target)[key % Object.keys(target).length]!;
        fc.pre(typeof anything !== typeof target[field] && anything !== null);
        target[field] = anything;
        expect(
          faultsOf(decodeBoard(raw)).some(({ path }) => path.startsWith(`$.${list}[${row % rows.length}].${field}`)),
        ).toBe(true);
      }),
    );
  });
});
