/** Files of strangers: read in any usual encoding, and told without anything that a terminal would obey. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matches, orThrow, records } from '../../src/core/index.js';
import { board, successors } from '../../src/successors/index.js';
import { emphasised, screenOn } from '../../src/terminal/screen.js';
import { at, scratch } from './at.js';

/** A title of the window, a colour, a control of eight bits, an override of direction, a byte order mark. */
const EVIL = '\u001b]0;gone\u0007\u001b[31m\u009b2J\u202e\u2067\ufeff\u007f';
/** What no terminal may be given; a line break ends a line. */
// eslint-disable-next-line no-control-regex -- controls are what the test is about
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/u;

const written = (name: string, content: string | Uint8Array): string => {
  const file = scratch(name);
  writeFileSync(file, content);
  return file;
};

/** A match on a board all of whose names are a stranger's. */
const { createMatch, play, recordOf, save } = matches(successors);
const spaces = board.spaces.map((space) => ({ ...space, name: `${space.name}${EVIL}\nred: 99 points` }));
let match = orThrow(createMatch({ players: 2, board: { ...board, spaces }, seed: `gaza${EVIL}` }));
for (let decision = 0; decision < 30; decision++) {
  const [first] = successors.legalActions(match.state);
  if (first !== undefined) match = orThrow(play(match, first)).match;
}
const SAVE = written('stranger-save.json', JSON.stringify(save(match)));
const RECORD = written('stranger-record.json', JSON.stringify(recordOf(match)));
const POSITION = written('stranger-position.json', JSON.stringify(successors.toPosition(match.state)));

describe('names and seeds of a stranger', () => {
  it.each([
    ['replay', ['replay', SAVE], []],
    ['replay --from', ['replay', RECORD, '--from', '3'], []],
    [
      'play --load',
      ['play', '--load', SAVE, '--save', scratch('kept.json')],
      ['board', 'board pella', 'hand', 'score', 'log', 'why march to pella', 'pella', 'help', 'quit'],
    ],
    ['play --position', ['play', '--position', POSITION, '--seed', EVIL], ['1', 'log', 'quit']],
    ['explain', ['explain', RECORD, 'march to pella'], []],
    ['explain a position', ['explain', POSITION, `march to ${EVIL}`], []],
  ])('are told by %s without what a terminal obeys', async (_, args, typed) => {
    const { out, complaints } = await at(args, typed);
    expect(out).not.toMatch(OBEYED);
    expect(complaints).not.toMatch(OBEYED);
    expect(out.split('\n')).not.toContain('red: 99 points');
    expect(out.length + complaints.length).toBeGreaterThan(20);
  });
});

describe('complaints about a stranger’s file', () => {
  const record = recordOf(match);
  it.each([
    ['no JSON', `{"game": ${EVIL}}`],
    ['another game', JSON.stringify({ ...record, game: EVIL })],
    ['an unknown name', JSON.stringify({ ...record, [`x${EVIL}`]: EVIL })],
    ['an unknown action', JSON.stringify({ ...record, actions: [{ type: EVIL, player: EVIL }] })],
    ['unknown options', JSON.stringify({ ...record, options: { players: EVIL } })],
  ])('%s is told without what a terminal obeys', async (name, content) => {
    const file = written(`${name}.json`, content);
    for (const args of [
      ['replay', file],
      ['explain', file, 'pass'],
      ['play', '--load', file],
    ]) {
      const { status, out, complaints } = await at(args);
      expect(status).toBe(1);
      expect(complaints).toContain('diadochi: ');
      expect(out + complaints).not.toMatch(OBEYED);
    }
  });

  it('wrong use is answered so too', async () => {
    for (const args of [
      [EVIL],
      ['play', '--game', EVIL],
      ['replay', EVIL],
      ['play', '--options', EVIL],
      ['rules', EVIL],
    ])
      expect((await at(args)).complaints).not.toMatch(OBEYED);
  });
});

describe('a file', () => {
  const text = JSON.stringify(recordOf(orThrow(createMatch({ players: 2, seed: 'Ἀλέξανδρος' }))));
  const little = Buffer.from(text, 'utf16le');
  const marked = (mark: readonly number[], bytes: Buffer): Buffer => Buffer.concat([Buffer.from(mark), bytes]);

  it.each([
    ['UTF-8 with a byte order mark', marked([0xef, 0xbb, 0xbf], Buffer.from(text))],
    ['UTF-16 LE', marked([0xff, 0xfe], little)],
    ['UTF-16 LE without a mark', little],
    ['UTF-16 BE', marked([0xfe, 0xff], Buffer.from(little).swap16())],
  ])('in %s is read', async (name, bytes) => {
    const file = written(`${name}.json`, bytes);
    expect((await at(['replay', file, '--verify'])).complaints).toBe('');
    expect((await at(['explain', file, 'pass'])).complaints).toBe('');
  });

  it('with a position in UTF-16 is read, and begun at', async () => {
    const position = Buffer.from(JSON.stringify(successors.toPosition(match.state)), 'utf16le');
    const file = written('position-utf16.json', marked([0xff, 0xfe], position));
    expect((await at(['explain', file, 'pass'])).complaints).toBe('');
    expect(await at(['play', '--position', file], ['quit'])).toMatchObject({ status: 0, complaints: '' });
  });

  it('that is neither UTF-8 nor UTF-16 is refused as such', async () => {
    const file = written('latin.json', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]));
    expect(await at(['replay', file])).toMatchObject({
      status: 1,
      complaints: `diadochi: ${file}: $: expected text in UTF-8 or UTF-16\n`,
    });
  });

  it('of another version of the rules is refused with both versions', async () => {
    const { gameVersion, ...rest } = records(successors).createRecord(match.options, match.actions, match.state);
    const file = written('later.json', JSON.stringify({ ...rest, gameVersion: gameVersion + 1 }));
    const { status, complaints } = await at(['replay', file]);
    expect(status).toBe(1);
    expect(complaints).toContain(
      `version ${gameVersion + 1} of the rules of successors wrote this, and this library plays version ${gameVersion}`,
    );
  });
});

it('a line that stands out keeps its own style and loses that of its text', () => {
  let out = '';
  const screen = screenOn({ write: (text) => (out += text) }, { colours: true, terminal: true });
  screen.line(emphasised('heading', `Turn 1${EVIL}`));
  // eslint-disable-next-line no-control-regex -- the style of the screen itself, where Node writes one
  expect(out.replace(/^\u001b\[1m|\u001b\[22m(?=\n$)/g, '')).toBe('Turn 1�]0;gone��[31m�2J����\n');
});
