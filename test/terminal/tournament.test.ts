/** `diadochi tournament`: what it refuses, and reports on results that are there. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeLine } from '../../src/tournament/line.js';
import { lineOf } from '../tournament/results.js';
import { at, scratch } from './at.js';

const ALEXANDROS = ['tournament', '--game', 'alexandros', '--players', '2'];

describe('a tournament is refused', () => {
  it.each([
    [['--players', '5'], '--players: alexandros is for 2, 3, 4 players, not 5'],
    [['--bots', 'chess'], 'got "chess"'],
    [['--bots', 'greedy,random,greedy'], '--bots: greedy is named twice'],
    [['--options', '{"colour":"red"}'], '--options: $.colour: unknown key'],
    [['--options', 'red'], "option '--options <json>' argument 'red' is invalid"],
    [['--games', '0'], 'Expected a whole number from 1.'],
    [['--workers', '0'], 'Expected a whole number from 1.'],
  ])('%j', async (args, complaint) => {
    const { status, out, complaints } = await at([...ALEXANDROS, ...args]);
    expect(complaints).toContain(complaint);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  it('if its file belongs to another one, which stays as it was', async () => {
    const file = scratch('other.jsonl');
    writeFileSync(file, writeLine(lineOf(1)));
    const { status, complaints } = await at([...ALEXANDROS, '--seed', 'pella', '--out', file]);
    expect(complaints).toContain(`${file}: the result of game 1 belongs to another tournament`);
    expect(status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(writeLine(lineOf(1)));
  });

  it('if its file holds something else', async () => {
    const file = scratch('letter.jsonl');
    writeFileSync(file, 'Dear Hephaistion,\n');
    expect((await at([...ALEXANDROS, '--out', file])).complaints).toContain('line 1: $: expected JSON');
    expect(readFileSync(file, 'utf8')).toBe('Dear Hephaistion,\n');
  });
});

describe('a report', () => {
  it('counts results and draws charts', async () => {
    const [file, folder] = [scratch('results.jsonl'), scratch('charts')];
    writeFileSync(file, [lineOf(1), lineOf(2)].map(writeLine).join(''));
    const { status, out } = await at(['tournament', '--report', file, '--svg', folder]);
    expect(status).toBe(0);
    expect(out).toContain('alexandros, 2 players, 2 games\n');
    expect(out).toMatch(/^greedy +2 +2 +100.0 %/m);
    for (const chart of ['win-rates', 'lengths', 'worth']) {
      expect(out).toContain(`Chart: ${folder}/${chart}.svg`);
      expect(readFileSync(`${folder}/${chart}.svg`, 'utf8')).toMatch(/^<svg /);
    }
  });

  it('of nothing is refused', async () => {
    const file = scratch('empty.jsonl');
    writeFileSync(file, '');
    expect(await at(['tournament', '--report', file])).toMatchObject({ status: 1 });
    expect((await at(['tournament', '--report', scratch('nowhere.jsonl')])).complaints).toContain('ENOENT');
    expect(existsSync(scratch('nowhere.jsonl'))).toBe(false);
  });
});
