/** What the terminal draws of Clash of the Generals beside what it draws of the base: islands, seas, markers, Rhodes, allies. */
import { describe, expect, it } from 'vitest';
import { createGame, orThrow, type GameState } from '../../src/clash/index.js';
import { clashAtTheTerminal } from '../../src/clash/terminal/index.js';
import { scene } from './battle.js';
import { emptyBoard } from './table.js';
import { printedPictures } from '../terminal/printed.js';

const pictures = printedPictures(clashAtTheTerminal.pictures);
const seen = (state: GameState) => ({ ...state, viewer: 'spectator' }) as const;
const rowOf = (lines: readonly string[], place: string): string =>
  lines.find((line) => line.slice(4).startsWith(place)) ?? '';

describe('R S5: a game for three about to begin', () => {
  const fresh = orThrow(createGame({ players: 3 }));
  const table = pictures.board(seen(fresh), 'en', '');

  it('R S1.2, S4.1: has the islands; places for walls are not told before these stand', () => {
    expect(rowOf(table, 'Cyprus')).toMatch(/^ {2}P Cyprus +fertile$/);
    expect(rowOf(table, 'Rhodes')).toMatch(/^ {2}N Rhodes +fertile +Naval fortress of Rhodes N▮▮$/);
    expect(rowOf(table, 'Armenia')).toMatch(/^ {2}– Armenia +mountain$/);
    const walled = emptyBoard({ players: 3 }, { cities: { armeniaFortress: { walls: 1, holder: 'seleucid' } } });
    expect(rowOf(pictures.board(seen(walled), 'en', ''), 'Armenia')).toMatch(/Fortress in Armenia S▮$/);
  });

  it('R S5.4: the neutrals have Macedonia, with markers and fleets', () => {
    expect(rowOf(table, 'Macedonia')).toMatch(/^ {2}N Macedonia .*N Antipater, Cassander, 7 units {2}N Roxane/);
    expect(rowOf(table, 'Aegean')).toMatch(/^ {2}~ Aegean +sea +N Athenian fleet/);
  });

  it('tells every side, but of those whom nobody plays no points', () => {
    const standings = pictures.standings(seen(fresh), 'en');
    expect(standings.filter((line) => /^ {2}[APSIN] \w/.test(line))).toHaveLength(5);
    expect(standings.find((line) => line.startsWith('  A'))).toContain('Victory Points');
    expect(standings.find((line) => line.startsWith('  N'))).not.toContain('Victory Points');
    expect(standings).toContain('  Rhodes is nobody’s ally.');
    expect(standings.at(-1)).toMatch(/^ {2}Whoever has the most Victory Points after the last turn wins\..*\(R S13\)$/);
    expect(pictures.moment(seen(fresh), 'en')).toContain('set-up');
  });
});

it('R S6.2, S7.1: a die for initiative is told once, with what is added to it; and one for the way of independents', () => {
  const state = emptyBoard({ players: 3 });
  const said = clashAtTheTerminal.words.tell(
    [
      { type: 'rolled', rule: 'R S1.4', purpose: 'initiative', side: 'antigonid', dice: [2] },
      { type: 'initiativeRolled', rule: 'R S6.2', side: 'antigonid', die: 2, ability: 8 },
      { type: 'rolled', rule: 'R S7.1', purpose: 'migration', side: null, dice: [4] },
    ],
    seen(state),
    'en',
  );
  expect(said).toEqual([
    'The Antigonids roll 2+8 for initiative. (R S6.2)',
    '4 is rolled for the movement of the independents. (R S7.1)',
  ]);
});

it('R S5.6, S6.2, S12, S14: markers, prisoners, guards, the order of play and Rhodes', () => {
  const state: GameState = {
    ...emptyBoard(
      { players: 2 },
      {
        leaders: { ptolemy: { at: 'captive', side: 'regency' }, antipater: { at: 'macedonia', side: 'regency' } },
        baggage: { roxane: { at: 'macedonia', side: 'regency' }, body: { at: 'macedonia', side: 'regency' } },
        cities: { rhodianFortress: { walls: 2, holder: 'warlords' } },
        stack: [{ kind: 'turn', begun: true, step: 0, order: ['warlords', 'regency'] }],
      },
    ),
    memory: { guards: { regency: { unit: 'hypaspists-1', leader: 'antipater' } } },
  };
  const standings = pictures.standings(seen(state), 'en').join(' ').replaceAll(/\s+/g, ' ');
  expect(standings).toContain(
    'has Alexander’s Body and Roxane, holds Ptolemy prisoner, Antipater guarded by Hypaspists; Antipater',
  );
  expect(standings).toContain('Order of play: Warlords, Regents.');
  expect(standings).toContain('Rhodes is an ally of the Warlords.');
});

it('R 10.7, S10.5: two of a kind that stand as one are told by their number, artillery and those who stand with it by their names', () => {
  const state = scene({
    fighters: {
      'artillery-1': 'antigonid reserve',
      'persianInfantry-3': 'antigonid reserve',
      'phalanx-1': 'ptolemaic centre',
    },
    pairs: { 'artillery-1': 'persianInfantry-1', 'persianInfantry-3': 'persianInfantry-4' },
  });
  // R 10.7: strengths add up, twice 3-2; but artillery, a 4-1, shoots by itself, and a 3-2 stands before it (ruling S10.3).
  const reserve = pictures.board(seen(state), 'en', '').find((line) => line.includes('Reserve:  A'));
  expect(reserve).toContain('Artillery 1 + Persian infantry 1 (4)+3-2');
  expect(reserve).toContain('2 Persian infantry 6-4');
});
