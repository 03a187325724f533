/** Whole games played over a pipe. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load as loadAlexandros } from '../../src/alexandros/index.js';
import { load, orThrow, outcome } from '../../src/index.js';
import { at, scratch } from './at.js';

const ALEXANDROS = ['play', '--game', 'alexandros', '--players', '2', '--seed', 'gordion', '--bots', 'random'];
const SUCCESSORS = ['play', '--players', '2', '--seed', 'babylon', '--bots', 'random'];

const readMatch = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A player who answers by numbers that follow from nothing but their place; those that are too high are asked again. */
const answers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(((index * 7919) % 5) + 1));

describe('a whole game', () => {
  it('of Alexandros is played to its end over the pipe', async () => {
    const file = scratch('alexandros.json');
    const { status, out } = await at([...ALEXANDROS, '--save', file], answers(20_000));
    expect(status).toBe(0);
    expect(out).toMatch(/(wins|share the victory) with \d+ points?: /);
    expect(orThrow(loadAlexandros(readMatch(file))).state.ended).not.toBeNull();
  });

  it('of Successors is played to its end over the pipe', async () => {
    const file = scratch('successors.json');
    const { status, out } = await at([...SUCCESSORS, '--save', file], answers(20_000));
    expect(status).toBe(0);
    expect(out).toMatch(/won in Game Turn \d: .* \(R [67]/);
    const match = orThrow(load(readMatch(file)));
    expect(outcome(match.state)?.winners.length).toBe(1);
    const replayed = await at(['replay', file, '--verify']);
    expect(replayed.out).toContain(`Verified: ${match.actions.length} actions`);
  });
});
