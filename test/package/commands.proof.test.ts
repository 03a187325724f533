/** The commands answer `--help` with their usage, and a wrong use with what was wrong, the usage, and exit status 2. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(file: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const PLAY = 'examples/play.ts';
const REPLAY = 'examples/replay.ts';
const SOAK = 'bench/soak.ts';
const COVERAGE = 'tools/coverage/index.ts';
const BENCH = 'bench/bench.ts';
const PERFT = 'bench/perft.ts';
const ORACLE = 'bench/oracle.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Every script that runs a program of this repository: its name, and the program. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) =>
  [...line.matchAll(/\btsx (\S+\.ts)/g)].map(([, file = '']) => [name, file] as const),
);

describe('commands', () => {
  it('are found in the scripts of the package', () => {
    expect(COMMANDS.map(([name]) => name)).toEqual(
      expect.arrayContaining(['start', 'bench', 'oracle', 'check:package']),
    );
  });

  it.each(COMMANDS)('npm run %s --help tells how it is used', (name, file) => {
    const { status, stdout, stderr } = run(file, '--help');
    expect(stdout).toMatch(name === 'start' ? /^usage: npm start\b/ : new RegExp(`^usage: npm run ${name}(?![\\w:-])`));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.each(COMMANDS)('npm run %s refuses an option that it does not know', (_, file) => {
    const { status, stdout, stderr } = run(file, '--alexandros');
    expect(stderr).toMatch(/^Unknown option '--alexandros'[^]*\n\nusage: npm /);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it.each([
    [PLAY, ['--players', '9'], '$.players: expected one of 2, 3, 4, 5, got 9'],
    [PLAY, ['--players', 'four'], '--players: expected a whole number from 1 to 99, got "four"'],
    [PLAY, ['--game', 'chess'], `--game: expected ${GAMES.join(' or ')}, got "chess"`],
    [REPLAY, [], 'no file given'],
    [SOAK, ['--games', 'abc'], '--games: expected a whole number from 1 to 100000000, got "abc"'],
    [SOAK, ['--games', '0'], '--games: expected a whole number from 1 to 100000000, got "0"'],
    [SOAK, ['--games', '1.5'], '--games: expected a whole number from 1 to 100000000, got "1.5"'],
    [SOAK, ['--game', 'alexandros', '--players', '5'], '--players: alexandros is for 2, 3, 4 players, not 5'],
    [SOAK, ['--sample', '0'], '--sample: expected a whole number from 1 to 1000000000, got "0"'],
    [SOAK, ['--policy', 'chess'], '--policy: expected uniform or trouble or '],
    [SOAK, ['--edition', 'first'], '--edition: expected rulebook or player-aid, got "first"'],
    [SOAK, ['--game', 'alexandros', '--edition', 'rulebook'], '--edition: alexandros knows no such option'],
    [SOAK, ['--optional', 'cavalry,cavalry'], '--optional: $.optionalRules[1]: cavalry (R 19.9) is named twice'],
    [COVERAGE, ['chess'], 'unknown game "chess"'],
    [COVERAGE, ['--chek'], "Unknown option '--chek'"],
    [
      BENCH,
      ['--only', 'chess'],
      `--only: expected ${[...GAMES, 'pictures', 'environments', 'bots'].join(' or ')} or sizes or load or peers, got "chess"`,
    ],
    [BENCH, ['--rounds', '0'], '--rounds: expected a whole number from 1 to 10000, got "0"'],
    [BENCH, ['--against', 'chess'], '--against: no commit "chess" in this repository'],
    [PERFT, ['--of', 'chess'], '--of: no commit "chess" in this repository'],
    [ORACLE, ['--game', 'chess'], `--game: expected ${GAMES.join(' or ')}, got "chess"`],
    [ORACLE, ['--every', '0'], '--every: expected a whole number from 1 to 1000000, got "0"'],
    [ORACLE, ['--against', 'chess'], '--against: no commit "chess" in this repository'],
    [ORACLE, ['--game', 'alexandros', '--players', '5'], '--players: alexandros is for 2, 3, 4 players, not 5'],
  ])('%s %j is refused', (file, args, complaint) => {
    const { status, stdout, stderr } = run(file, ...args);
    expect(stderr.split('\n')[0]).toContain(complaint);
    expect(stderr).toContain('\nusage: npm ');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('npm start and npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-'));
  const record = join(folder, 'game.json');

  it('a game that was played is verified; what was changed, is no record or is not there is refused by name', () => {
    expect(run(PLAY, '--game', 'alexandros', '--players', '2', '--seed', 'gaza', '--json', record).status).toBe(0);
    const [changed, text, missing] = ['changed', 'text', 'missing'].map((name) => join(folder, `${name}.json`));
    writeFileSync(changed ?? '', readFileSync(record, 'utf8').replace('"players": 2', '"players": 3'));
    writeFileSync(text ?? '', 'no record');

    const sound = run(REPLAY, record);
    expect(sound.stdout).toContain(`${record}: verified, `);
    expect(sound).toMatchObject({ status: 0, stderr: '' });

    const mixed = run(REPLAY, changed ?? '', text ?? '', missing ?? '', record);
    expect(mixed.stderr.trim().split('\n')).toEqual([
      `${changed}: refused: $.checksum: the record was changed after it was written`,
      expect.stringContaining(`${text}: Unexpected token`),
      expect.stringContaining(`${missing}: ENOENT`),
    ]);
    expect(mixed.stdout).toContain(`${record}: verified, `);
    expect(mixed.status).toBe(1);
  });
});

describe('npm start', () => {
  it('ends without a complaint when its reader has read enough', () => {
    const line = `"${process.execPath}" --import tsx ${PLAY} --game alexandros --seed gaza | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8', timeout: 60_000 });
    expect(stdout).toMatch(/^alexandros, \d players, seed "gaza"\n$/);
    expect(stderr).toBe('');
  });
});

describe('npm run soak', () => {
  it('plays the games asked for and counts them', () => {
    const { status, stdout } = run(SOAK, '--game', 'alexandros', '--games', '2', '--players', '2', '--workers', '1');
    expect(stdout).toMatch(/^2 games, \d+ actions in /);
    expect(stdout.trim().split('\n').at(-1)).toBe('2 passed, 0 failed');
    expect(status).toBe(0);
  });
});
