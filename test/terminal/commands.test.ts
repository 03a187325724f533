/** `diadochi replay`, `explain` and `rules`, and what the program says to wrong use. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { orThrow, PLAYERS, recordOf, load } from '../../src/index.js';
import { at, scratch } from './at.js';

const SAVE = scratch('game.json');
const RECORD = scratch('record.json');
const POSITION = scratch('position.json');

beforeAll(async () => {
  await at(['play', '--players', '3', '--seed', 'ipsos', '--bots', 'random', '--save', SAVE], ['1', '1', '1']);
  const match = orThrow(load(JSON.parse(readFileSync(SAVE, 'utf8'))));
  writeFileSync(RECORD, JSON.stringify(recordOf(match)));
  // Antigonos stands in Kelainai with two Loyal Macedonians; the movement die has not been rolled (R 6.6.4, 8.1).
  const position = {
    format: 'diadochi-position',
    game: 'successors',
    version: 1,
    options: { players: 2 },
    generals: { antigonos: 'red:kelainai' },
    forces: { 'red:kelainai': { loyal: 2 } },
    toMove: 'red',
  };
  writeFileSync(POSITION, JSON.stringify(position));
});

describe('replay', () => {
  it('tells a save and a record alike, with chapters, and verifies them', async () => {
    const told = await at(['replay', SAVE]);
    expect(told.status).toBe(0);
    expect(told.out).toContain('is placed in');
    expect(told.out).toContain('── Game Turn 1');
    expect(told.out).toMatch(/The game is not over\.\nVerified: \d+ actions, all legal/);
    expect((await at(['replay', RECORD])).out).toBe(told.out);
  });

  it('tells nothing that is hidden', async () => {
    const { out } = await at(['replay', RECORD]);
    for (const player of PLAYERS) expect(out).not.toMatch(new RegExp(`${player} draws "`, 'i'));
  });

  it('begins where it is told to, and no later than the last decision', async () => {
    const all = (await at(['replay', RECORD])).out;
    const late = (await at(['replay', RECORD, '--from', '4'])).out;
    expect(late.length).toBeLessThan(all.length);
    expect(all.endsWith(late.slice(-500))).toBe(true);
    expect(await at(['replay', RECORD, '--from', '9999'])).toMatchObject({ status: 2, out: '' });
  });

  it('--verify says whether it holds and tells nothing', async () => {
    const { out, status } = await at(['replay', RECORD, '--verify', '--locale', 'de']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Das Spiel ist nicht zu Ende\.\nGeprüft: \d+ Aktionen, /);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });

  it.each([
    ['was changed', (text: string) => text.replace('"players":3', '"players":4'), '$.checksum: the record was changed'],
    [
      'is of no game',
      (text: string) => text.replace('"successors"', '"chess"'),
      '$.game: expected successors or alexandros or conquest',
    ],
    ['is no JSON', () => 'once upon a time', 'Unexpected token'],
  ])('what %s is refused with status 1', async (_, change, complaint) => {
    const file = scratch('unsound.json');
    writeFileSync(file, change(readFileSync(RECORD, 'utf8')));
    const { status, out, complaints } = await at(['replay', file]);
    expect(complaints).toContain(`diadochi: ${file}: `);
    expect(complaints).toContain(complaint);
    expect({ status, out }).toEqual({ status: 1, out: '' });
  });
});

describe('explain', () => {
  it('why an action is refused: the sentence with its clause, the title of the clause, what it requires', async () => {
    const { status, out } = await at(['explain', POSITION, 'march', 'to', 'Ephesos']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /Not possible: March to Ephesos \(and 1 more action\)\.\n {2}.* \(R 6\.6\.4\)\n {2}R 6\.6\.4: Movement Segment\.\n {4}The player may move /,
    );
    // No code of the library is shown.
    expect(out).not.toMatch(/outOfPhase|type=/);
  });

  it('a piece is named where it stands', async () => {
    const { out } = await at(['explain', POSITION, 'activate', 'antigonos']);
    expect(out).toMatch(/\nNot possible: Activate Antigonos in Kelainai\.\n/);
    expect(out.match(/Activate Antigonos/g)).toHaveLength(1);
  });

  it('that an action is possible, in words or as JSON', async () => {
    expect((await at(['explain', POSITION, 'roll for movement'])).out).toContain('Possible now: Roll for movement.');
    const json = JSON.stringify({ type: 'rollMovement', player: 'red' });
    expect((await at(['explain', POSITION, json])).out).toContain('Possible now: Roll for movement.');
  });

  it('what is called not quite so: the action whose name has the most of the words', async () => {
    const { out } = await at(['explain', POSITION, 'siege of Kelainai']);
    expect(out).toMatch(/Not possible: .*besiege Kelainai/i);
    expect((await at(['explain', POSITION, 'castle in the air'])).out).toContain('No action of the game matches');
  });

  it('to another player what he may hear', async () => {
    const { out } = await at(['explain', POSITION, '--as', 'blue', 'roll for movement']);
    expect(out).toContain('The game waits for somebody else. (R 6)');
    expect((await at(['explain', POSITION, '--as', 'purple', 'pass'])).status).toBe(2);
  });

  it('reads saves, records and positions, and refuses what is none of them', async () => {
    expect((await at(['explain', SAVE, 'bury'])).status).toBe(0);
    expect((await at(['explain', RECORD, 'bury'])).status).toBe(0);
    const file = scratch('nothing.json');
    writeFileSync(file, '{"game":"successors"}');
    expect((await at(['explain', file, 'bury'])).status).toBe(1);
    expect((await at(['explain', POSITION, '{"type":'])).status).toBe(1);
  });
});

describe('rules', () => {
  it('a clause: what it is about, where it lives, its rulings, tests, cases and refusals', async () => {
    const { status, out } = await at(['rules', '11.8', '--all']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^R 11\.8 \(successors\): Spaces that block interception, and Armies that cannot intercept\n {2}An Army may /,
    );
    expect(out).toMatch(/ {2}Rulings:\n {4}inside-does-not-bar: /);
    expect(out).toMatch(/ {4}besieged-by-passing: an Army that marches past [\s\S]*?\sTaken:\s\(b\)/);
    expect(out).not.toMatch(/:\d+ +$/m);
    expect(out).toMatch(/ {2}Code:\n(?: .*\n)*? {4}src\/successors\/query\/interception\.ts:\d+ /);
    expect(out).toMatch(/ {2}Tests:\n {4}R 11\.8 /);
    expect(out).toMatch(/ {2}Conformance cases:\n {4}11\.8-01 /);
    expect(out).toMatch(/ {2}Refusals:\n {4}noInterception: /);
  });

  it('a section with its clauses, a named section, and a ruling by its name', async () => {
    expect((await at(['rules', '11'])).out).toContain('R 11.7.2  Withdrawal by sea');
    const levy = (await at(['rules', 'levy', 'taxes'])).out;
    expect(levy).toMatch(/^R Levy Taxes \(alexandros\)\n {2}The player discards a card /);
    expect(levy).toContain('levy-taxes-01 ');
    expect((await at(['rules', 'ruling', 'A7'])).out).toContain('R Take Back a Guard');
    expect((await at(['rules', 'who-besieges'])).out).toContain('On: R 12.7, R 13.1');
  });

  it('a word that is no clause finds those with it in their titles, or else in their summaries; one that finds nothing is a wrong use', async () => {
    expect((await at(['rules', 'overrun'])).out).toContain('R 8.3.6 (successors)  Overrun');
    expect((await at(['rules', 'both', 'Thessalia', 'and', 'Thrake'])).out).toContain('R 19.9.2 (successors)  …');
    expect(await at(['rules', '99'])).toMatchObject({ status: 2, out: '' });
    expect((await at(['rules', '11.8', '--game', 'alexandros'])).status).toBe(2);
  });
});

describe('wrong use', () => {
  it.each([
    [['conquer'], "unknown command 'conquer'"],
    [['play', '--speed', '9'], "unknown option '--speed'"],
    [['play', '--game', 'chess'], 'Allowed choices are successors, alexandros, conquest'],
    [['play', '--players', 'two'], 'Expected a whole number from 1.'],
    [['play', '--players', '9'], '--players: successors is for 2, 3, 4, 5 players, not 9'],
    [['play', '--seats', 'purple'], '--seats: expected some of red, blue, yellow, white or none, got "purple"'],
    [['play', '--options', '[1]'], 'Expected a JSON object.'],
    [['play', '--options', '{"edition":"first"}'], '--options: $.edition: '],
    [['play', '--locale', 'fr'], 'Allowed choices are en, de'],
    [['play', '--load', 'x.json', '--seed', 'y'], '--load continues a saved game'],
    [['replay'], "missing required argument 'file'"],
    [['explain', 'x.json'], "missing required argument 'action'"],
    [['rules'], "missing required argument 'clause'"],
  ])('%j is answered with what is wrong and status 2', async (args, complaint) => {
    const { status, complaints, out } = await at(args);
    expect(complaints).toContain(complaint);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  it('--help, --version and no word at all are no wrong use', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    expect(await at(['--version'])).toEqual({ status: 0, out: `${version}\n`, complaints: '' });
    for (const args of [['--help'], []]) {
      const { status, out } = await at(args);
      expect(status).toBe(0);
      for (const name of ['play', 'replay', 'explain', 'rules']) expect(out).toContain(`  ${name} `);
    }
    expect((await at(['play', '--help'])).out).toContain('--seats <players>');
  });
});
