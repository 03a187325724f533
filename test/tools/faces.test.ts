/** How the faces of games are written: from a contract, in the words of a game. */
import { describe, expect, it } from 'vitest';
import type { GameName } from '../../src/games.js';
import { commentOf, type Speaker } from '../../tools/faces/comment.js';
import { commentIn, faceContract } from '../../tools/faces/contract.js';
import { program, usedIn } from '../../tools/faces/example.js';
import { importsOf, inGame } from '../../tools/faces/signature.js';
import { faceTable } from '../../tools/faces/table.js';

const [member] = faceContract().members;
if (member === undefined) throw new Error('the contract has no members');

/** A member with this comment. */
const saying = (...lines: readonly string[]) => ({
  ...member,
  name: 'greet',
  comment: commentIn(['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n')),
});

const speaker: Speaker = {
  file: 'test/toy/face.ts',
  sayings: { words: {} },
  words: { player: 'side', asked: "'{who}'", who: 'ann' },
  kind: 'open',
  sources: [{ entry: 'diadochi/toy', has: () => true }],
};

describe('a comment', () => {
  const contract = saying(
    'Greets a {player}.',
    '',
    '@open Everybody hears it.',
    '@hidden Nobody else hears it.',
    '',
    '@param whom - one',
    '@returns a greeting',
    '',
    '@example',
    'greet({asked}).length; // 3',
  );

  it('is in the words of the game, and says what holds in games of its kind', () => {
    expect(commentOf(contract, speaker)).toBe(
      `/**
 * Greets a side. Everybody hears it.
 *
 * @param whom - one
 * @returns a greeting
 *
 * @example
 * import { greet } from 'diadochi/toy';
 *
 * greet('ann').length; // 3
 */`,
    );
    expect(commentOf(contract, { ...speaker, kind: 'hidden' })).toContain('Greets a side. Nobody else hears it.\n');
  });

  it('is that of the row where the game has one', () => {
    const rows = { greet: { says: 'Says good morning.', example: "greet('bob');" } };
    const said = commentOf(contract, { ...speaker, sayings: { words: {}, rows } });
    expect(said).toContain(' * Says good morning.\n *\n * @param');
    expect(said).toContain("\n * greet('bob');\n");
    expect(said).not.toContain('hears it');
  });

  it('breaks lines before the width is reached, and never within code or a link', () => {
    const long = saying(`${'word '.repeat(22)}\`a b c d\` {@link greet} ${'word '.repeat(30)}`, '', '@example', '1;');
    const lines = commentOf(long, speaker).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
    expect(lines[1]).toMatch(/word$/);
    expect(lines[2]).toMatch(/^ \* `a b c d` \{@link greet\} word/);
  });

  it('asks for a word that the game does not say', () => {
    expect(() => commentOf(saying('Greets {nobody}.'), speaker)).toThrow(
      'test/toy/face.ts: no word for {nobody}, which greet asks for',
    );
  });
});

describe('an example', () => {
  it('imports what it uses and does not declare, fields and globals aside', () => {
    const code = `const { state } = orThrow(createMatch({ players: 2, seed }));
const told = [{ actors }] as const;
told.map(({ of: each }) => JSON.stringify(query.turnOf(state, each)));`;
    expect(usedIn(code)).toEqual(['actors', 'createMatch', 'orThrow', 'query', 'seed']);
  });

  it('imports each name from the first entry that has it', () => {
    const words = { entry: 'diadochi/text', has: (name: string) => name === 'question' };
    const sources = [words, { entry: 'diadochi', has: () => true }];
    expect(program('question(createGame());', sources)).toBe(
      "import { createGame } from 'diadochi';\nimport { question } from 'diadochi/text';\n\nquestion(createGame());",
    );
  });
});

describe('a signature', () => {
  const names = { "G['state']": 'GameState', 'Viewer<G>': 'Viewer', '<G>': '<ToyTypes>' };

  it('is in the types of the game', () => {
    expect(inGame("(state: G['state'],\n  viewer: Viewer<G>) => Match<G>", names)).toBe(
      '(state: GameState, viewer: Viewer) => Match<ToyTypes>',
    );
  });

  it('imports from core what the contract does, but for what the game fills in', () => {
    const code = "(state: GameState, viewer: Viewer, by: 'Nobody') => Match<ToyTypes>";
    expect(importsOf(code, new Set(['Match', 'Viewer', 'Draft']), names)).toEqual({
      core: ['Match'],
      own: ['GameState', 'ToyTypes', 'Viewer'],
    });
  });
});

it('a game that says nothing of its face has none written', async () => {
  expect(await faceTable('toy' as GameName)).toBeUndefined();
  expect(await faceTable('successors')).toHaveProperty('words.seed');
});
