/** Phrases keep their links; grammar; a game of three words told by its tables. */
import { describe, expect, test } from 'vitest';
import {
  capital,
  cited,
  counted,
  joined,
  linkTo,
  listed,
  numbered,
  phrase,
  phraseOf,
  sentence,
  speaker,
  withoutRules,
  withParticulars,
  words,
  type Language,
  type Link,
  type ParticularWords,
  type Phrase,
  type RuleParams,
} from '../../src/core/index.js';

type SpaceLink = Link<'space', string>;
const pella: Phrase<SpaceLink> = linkTo({ kind: 'space', id: 'pella', text: 'Pella' });
const heights: Phrase<SpaceLink> = linkTo({ kind: 'space', id: 'heights', text: 'the heights' });

/** The law of phrases: the texts of the parts, one after the other, are the text, and words never follow words. */
function lawful({ text, parts }: Phrase): void {
  expect(parts.map((part) => part.text).join('')).toBe(text);
  for (const [index, part] of parts.entries()) {
    expect(part.text).not.toBe('');
    if (index > 0) expect([part.kind, parts[index - 1]?.kind]).not.toEqual(['words', 'words']);
  }
}

describe('phrases', () => {
  test('a template keeps links and figures', () => {
    const said = phrase`from ${pella} to ${heights} with ${2} Elephants${''}`;
    expect(said.parts).toEqual([
      { kind: 'words', text: 'from ' },
      { kind: 'space', id: 'pella', text: 'Pella' },
      { kind: 'words', text: ' to ' },
      { kind: 'space', id: 'heights', text: 'the heights' },
      { kind: 'words', text: ' with 2 Elephants' },
    ]);
    expect(said.text).toBe('from Pella to the heights with 2 Elephants');
    lawful(said);
  });

  test('phrases in phrases are one phrase', () => {
    const said = phrase`he ${phrase`goes to ${pella}`}, ${words('alone')}`;
    expect(said.parts).toHaveLength(3);
    lawful(said);
  });

  test('a capital letter is written into words and into links, and leaves the id alone', () => {
    expect(capital(phrase`march to ${pella}`).text).toBe('March to Pella');
    expect(capital(heights).parts).toEqual([{ kind: 'space', id: 'heights', text: 'The heights' }]);
    expect(capital(words('überrennen')).text).toBe('Überrennen');
    expect(capital(phraseOf([]))).toEqual({ text: '', parts: [] });
  });

  test('a sentence, and the rule behind it', () => {
    const said = cited(sentence(phrase`he takes ${pella}`), 'R 13.2');
    expect(said.text).toBe('He takes Pella. (R 13.2)');
    expect(said.parts.at(-2)).toEqual({ kind: 'rule', id: 'R 13.2', text: 'R 13.2' });
    lawful(said);
  });

  test('joined phrases have something between them, and nothing around them', () => {
    expect(joined([pella, heights, 'sea'], ' → ').text).toBe('Pella → the heights → sea');
    expect(joined([pella]).text).toBe('Pella');
    expect(joined([], ', ').text).toBe('');
    const together = joined([pella, heights]);
    expect(together.parts).toEqual([...pella.parts, ...heights.parts]);
    expect(phrase`${pella}${heights}`).toEqual(together);
    expect(words('').parts).toEqual([]);
  });

  test('a refusal is told behind what it is about: texts and figures that have words, in the order of these', () => {
    const about: ParticularWords<SpaceLink> = {
      space: (id) => linkTo({ kind: 'space', id: String(id), text: `the ford of ${id}` }),
      cost: (count, { of }) => phrase<SpaceLink>`${count} of ${String(of)}`,
      silent: () => undefined,
    };
    const no = words('No.');
    const told = (params: RuleParams) => withParticulars<SpaceLink>(no, params, about).text;
    expect(told({ of: 5, cost: 3, silent: 'x', other: 'y', space: 'Pella' })).toBe('The ford of Pella, 3 of 5: No.');
    expect(told({ cost: 0, of: 'none' })).toBe('0 of none: No.');
    for (const none of [{}, { silent: 1 }, { space: null }, { space: true, cost: false }, { other: 1 }])
      expect(withParticulars<SpaceLink>(no, none, about)).toBe(no);
    const inherited = { toString: () => words('the text of an object') };
    expect(withParticulars(no, {}, inherited)).toBe(no);
  });
});

describe('grammar', () => {
  test('one is one, everything else is many', () => {
    expect([0, 1, 2].map((count) => counted(count, { one: 'Mercenary', many: 'Mercenaries' }))).toEqual([
      '0 Mercenaries',
      '1 Mercenary',
      '2 Mercenaries',
    ]);
    expect([0, 1, 2].map((count) => numbered(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
  });

  test('a list has commas and one and', () => {
    expect(listed([], 'and').text).toBe('');
    expect(listed([], 'and', 'nothing').text).toBe('nothing');
    expect(listed(['a'], 'and').text).toBe('a');
    expect(listed(['a', 'b'], 'und').text).toBe('a und b');
    expect(listed(['a', pella, heights], 'and').text).toBe('a, Pella and the heights');
  });

  test('clauses go from the end of a sentence, and from nowhere else', () => {
    expect(
      withoutRules({
        clause: 'It costs too much (R 8.2).',
        several: 'Enemies are there (R 6.4.2, 8.3.8.2; ruling shelter).',
        within: 'The aside (of R 7) stays, and so does this.',
        before: 'So it is (R 7.1). More follows.',
        none: 'No.',
      }),
    ).toEqual({
      clause: 'It costs too much.',
      several: 'Enemies are there.',
      within: 'The aside (of R 7) stays, and so does this.',
      before: 'So it is (R 7.1). More follows.',
      none: 'No.',
    });
  });
});

/** A game of two frames, in which one may walk or pass, and chance may rain. */
interface Walk {
  readonly player: 'ann';
  readonly frame: { readonly kind: 'way'; readonly to: string } | { readonly kind: 'sky' };
  readonly action:
    | { readonly type: 'walk'; readonly player: 'ann' }
    | { readonly type: 'pass'; readonly player: 'ann' }
    | { readonly type: 'rain'; readonly player: 'chance' };
  readonly event: { readonly type: 'walked'; readonly rule: 'R 1'; readonly to: string };
  readonly code: 'tired';
  readonly state: { readonly stack: readonly Walk['frame'][] };
  readonly shown: Walk['state'];
  readonly situation: Walk['state'];
  readonly working: Walk['state'];
}

const language: Language<Walk, SpaceLink, { readonly end: string }> = {
  speech: () => ({ end: 'the end' }),
  player: () => words('Ann'),
  actions: { walk: (_, { end }) => phrase`walk to ${end}`, rain: () => words('rain falls') },
  events: { walked: ({ to }) => phrase`ann is in ${to}` },
  frames: {
    way: { question: ({ to }) => phrase`walk to ${to}?`, pass: ({ to }) => phrase`stay away from ${to}` },
    sky: { question: () => words('what falls?'), pass: null },
  },
  refusals: { tired: 'Ann is tired.' },
  pass: 'pass',
};

const onTheWay: Walk['state'] = { stack: [{ kind: 'sky' }, { kind: 'way', to: 'Issos' }] };
const underTheSky: Walk['state'] = { stack: [{ kind: 'sky' }] };

describe('a speaker', () => {
  const pass = { type: 'pass', player: 'ann' } as const;
  const { action, event, question, refusal } = speaker<Walk, SpaceLink, { readonly end: string }>(language, {
    actors: ({ stack }) => (stack.length === 0 ? [] : [stack.length === 2 ? 'ann' : 'chance']),
    legalActions: ({ stack }) => (stack.length === 2 ? [{ type: 'walk', player: 'ann' }, pass] : []),
  });

  test('tells actions, and what passing means where one is', () => {
    expect(action({ type: 'walk', player: 'ann' }, onTheWay).text).toBe('Walk to the end');
    expect(action(pass, onTheWay).text).toBe('Stay away from Issos');
    expect(action(pass, underTheSky).text).toBe('Pass');
  });

  test('speaks of one situation with one voice, and of another with its own', () => {
    const spoken: Walk['shown'][] = [];
    const counting = speaker<Walk, SpaceLink, { readonly end: string }>(
      { ...language, speech: (shown) => ({ end: `step ${spoken.push(shown)}` }) },
      { actors: () => ['ann'], legalActions: () => [] },
    );
    const walk = { type: 'walk', player: 'ann' } as const;
    const told = [onTheWay, onTheWay, underTheSky, onTheWay].map((shown) => counting.action(walk, shown).text);
    expect(told).toEqual(['Walk to step 1', 'Walk to step 1', 'Walk to step 2', 'Walk to step 1']);
    expect(spoken).toEqual([onTheWay, underTheSky]);
  });

  test('tells events in sentences', () => {
    expect(event({ type: 'walked', rule: 'R 1', to: 'Issos' }, onTheWay).text).toBe('Ann is in Issos.');
  });

  test('asks players by name, and says what passing means; chance is not asked, and nobody when all is over', () => {
    const asked = question(onTheWay);
    expect([asked?.text, asked?.asked, asked?.pass?.text]).toEqual([
      'Ann: walk to Issos?',
      'ann',
      'Stay away from Issos',
    ]);
    const falling = question(underTheSky);
    expect([falling?.text, falling?.asked, falling?.pass]).toEqual(['What falls?', 'chance', undefined]);
    expect(question({ stack: [] })).toBeUndefined();
    const walk = { type: 'walk', player: 'ann' } as const;
    const asks = (shown: Walk['shown'], ...actors: readonly 'ann'[]) =>
      speaker<Walk, SpaceLink, { readonly end: string }>(language, {
        actors: () => actors,
        legalActions: () => [walk],
      }).question(shown);
    expect(asks(onTheWay, 'ann'), 'she cannot pass').toEqual({
      text: 'Ann: walk to Issos?',
      parts: [{ kind: 'words', text: 'Ann: walk to Issos?' }],
      asked: 'ann',
    });
    expect([asks(onTheWay), asks({ stack: [] }, 'ann')]).toEqual([undefined, undefined]);
  });

  test('refuses with the rule', () => {
    const said = refusal({ code: 'tired', rule: 'R 2', params: {}, message: 'no' });
    expect(said.text).toBe('Ann is tired. (R 2)');
  });
});
