/** The drawn map and the drawn Tactical Display: who holds what, and who stands where. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/index.js';
import {
  createGame,
  fromPosition,
  orThrow,
  type GameEvent,
  type GameState,
  type Position,
} from '../../src/conquest/index.js';
import { conquestAtTheTerminal } from '../../src/conquest/terminal/index.js';
import { expectedShare } from '../../src/bots/index.js';
import { heuristics } from '../../src/conquest/bots/index.js';
import { COLUMNS, printed, printedPictures } from '../terminal/printed.js';

const { words } = conquestAtTheTerminal;
const pictures = printedPictures(conquestAtTheTerminal.pictures);
const fresh = orThrow(createGame({ players: 2 }));

/** A position of the third turn, with nobody on the map but those who are named. */
const at = (position: Omit<Position, 'format' | 'game' | 'version'>): GameState =>
  orThrow(
    fromPosition({ format: 'diadochi-position', game: 'conquest', version: 1, turn: 3, others: 'aside', ...position }),
  );

const rowOf = (lines: readonly string[], province: string): string =>
  lines.find((line) => line.slice(4).startsWith(province)) ?? '';

describe('the map as a table', () => {
  const table = pictures.board({ ...fresh, viewer: 'spectator' }, 'en', '');

  it('R 3.2, 3.3 tells holders, land, walls and armies at the beginning', () => {
    expect(table.filter((line) => /^ {2}[MP×–] /.test(line))).toHaveLength(32);
    expect(rowOf(table, 'Macedonia')).toMatch(/^ {2}M Macedonia +fertile +M Antipater, 6 units$/);
    expect(rowOf(table, 'Hellas')).toMatch(/^ {2}M Hellas +fertile +Athens M▮▮▮$/);
    expect(rowOf(table, 'Ionia')).toMatch(
      /^ {2}× Ionia +fertile +Sardis P▮▮▮ \[P 1 unit\] {2}Halicarnassus P▮ {2}M Alexander, Parmenio, 18 units/,
    );
    expect(rowOf(table, 'Syria')).toMatch(/Tyre P▮▮▮▮ {2}Gaza P▮$/);
    expect(rowOf(table, 'Egypt')).toMatch(/^ {2}P Egypt +rich$/);
    expect(rowOf(table, 'Sind')).toMatch(/^ {2}– Sind +desert$/);
  });

  it('R 7.2, 17.1 tells what is depleted and what is burnt, in German too', () => {
    const state = at({
      options: { players: 2, optionalRules: ['scorchedEarth'] },
      pieces: { macedonian: { ionia: ['alexander!', 'phalanx-1'] } },
      provinces: { phrygia: { supplies: 'depleted' }, cilicia: { supplies: 'scorched' } },
    });
    const view = { ...state, viewer: 'spectator' } as const;
    const lines = pictures.board(view, 'de', '');
    expect(rowOf(lines, 'Phrygien')).toContain('fruchtbar, erschöpft');
    expect(rowOf(lines, 'Kilikien')).toContain('Gebirge, verbrannt');
    expect(rowOf(lines, 'Ionien')).toContain('M Alexander (verwundet), 1 Einheit');
  });

  it('shows a province more closely by its name or that of a city', () => {
    const state = at({
      pieces: {
        macedonian: { syria: ['alexander', 'phalanx-1..3', 'phalanx-4:1', 'hetairoi-1:3', 'siegeTrain'] },
        persian: { tyre: ['mazaeus', 'persianInfantry-1..2'] },
      },
    });
    const view = { ...state, viewer: 'spectator' } as const;
    const lines = pictures.board(view, 'en', 'tyre');
    expect(rowOf(lines, 'Syria')).toMatch(
      /× Syria .*Tyre P▮▮▮▮ \[P Mazaeus, 2 units\] .*M Alexander, 5 units {2}Siege Train/,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {4}M +Alexander 9 {2}Hetairoi 8-7 {2}3 Phalanx {2}Phalanx 7-7$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ {4}P \(Tyre\) Mazaeus 5 {2}2 Persian infantry$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/→ +Cilicia \(mountain border\) {2}Assyria {2}Arabia {2}Egypt$/),
    );
    expect(pictures.board(view, 'en', 'SYRIA')).toEqual(lines);
    expect(pictures.board(view, 'en', 'rome')).toEqual(['No province and no city is called “rome”.']);
  });

  it('keeps to the width of the screen', () => {
    expect(Math.max(...table.map((line) => line.length))).toBeLessThanOrEqual(COLUMNS);
  });
});

/** The second round of a battle: a pair under Mazaeus, a second line, somebody who has broken in, somebody routed. */
const battle = at({
  turn: 1,
  pieces: {
    macedonian: { ionia: ['alexander', 'hetairoi-1', 'phalanx-1..3', 'agrianes-1'] },
    persian: { ionia: ['mazaeus', 'persianCavalry-1..2', 'royalGuard-1', 'persianInfantry-1', 'persianLevy-1'] },
  },
  stack: [
    { kind: 'turn', begun: true, step: 1 },
    { kind: 'combats', left: [], now: null, withdrawn: [] },
    {
      kind: 'battle',
      province: 'ionia',
      armies: [
        {
          side: 'persian',
          units: ['persianCavalry-1', 'persianCavalry-2', 'royalGuard-1', 'persianInfantry-1', 'persianLevy-1'],
          leaders: ['mazaeus'],
          commanders: ['mazaeus'],
        },
        {
          side: 'macedonian',
          units: ['hetairoi-1', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'agrianes-1'],
          leaders: ['alexander'],
          commanders: ['alexander'],
        },
      ],
      first: 'macedonian',
      round: 2,
      step: 2,
      fighters: [
        { unit: 'persianCavalry-1', with: 'persianCavalry-2', army: 'persian', box: 'centre', line: 1, since: 0 },
        { unit: 'royalGuard-1', with: null, army: 'persian', box: 'right', line: 1, since: 0 },
        { unit: 'persianInfantry-1', with: null, army: 'persian', box: 'reserve', line: 1, since: 0 },
        { unit: 'persianLevy-1', with: null, army: 'persian', box: 'routed', line: 1, since: 1 },
        { unit: 'hetairoi-1', with: null, army: 'macedonian', box: 'centre', line: 1, since: 0 },
        { unit: 'phalanx-1', with: null, army: 'macedonian', box: 'centre', line: 2, since: 0 },
        { unit: 'phalanx-2', with: null, army: 'macedonian', box: 'left', line: 1, since: 0 },
        { unit: 'phalanx-3', with: null, army: 'persian', box: 'left', line: 1, since: 1 },
        { unit: 'agrianes-1', with: null, army: 'macedonian', box: 'rightOutflank', line: 1, since: 0 },
      ],
      leaders: [
        { leader: 'mazaeus', unit: 'persianCavalry-1', army: 'persian', box: 'centre' },
        { leader: 'alexander', unit: 'hetairoi-1', army: 'macedonian', box: 'centre' },
      ],
      vacant: [],
      engaged: [{ attacker: 'hetairoi-1', defender: 'persianCavalry-1' }],
      led: [],
      idle: [],
      fired: [],
      ended: null,
      winner: null,
    },
    { kind: 'manoeuvre', side: 'macedonian', handled: [], ledAnew: [], shift: null, advances: [], done: false },
  ],
});
const field = { ...battle, viewer: 'spectator' } as const;

describe('the Tactical Display', () => {
  const lines = pictures.board(field, 'en', '');
  /** The columns of the drawing, each from top to bottom, without what is empty. */
  const columns = Array.from({ length: 5 }, (_, column) =>
    lines
      .filter((line) => line.startsWith('│'))
      .map((line) => (line.split('│')[column + 1] ?? '').trim())
      .filter((text) => text !== '' && !text.startsWith('┄')),
  );

  it('R 10.4 each box stands opposite the one that it faces', () => {
    expect(columns.map((column) => [column[0], column.at(-1)])).toEqual([
      ['RIGHT OUTFLANK', 'LEFT OUTFLANK'],
      ['RIGHT', 'LEFT'],
      ['CENTRE', 'CENTRE'],
      ['LEFT', 'RIGHT'],
      ['LEFT OUTFLANK', 'RIGHT OUTFLANK'],
    ]);
  });

  it('R 10.6, 10.7, 10.12 shows pairs, lines, leaders, who is locked in combat and who has broken in', () => {
    expect(columns[2]).toEqual([
      'CENTRE',
      '⚔ 2 Persian cavalry',
      '6-6',
      '★ Mazaeus 5',
      '⚔ Hetairoi 10-8',
      '★ Alexander 9',
      'Phalanx 1 8-8',
      'CENTRE',
    ]);
    expect(columns[3]).toEqual(['LEFT', 'M» Phalanx 3 8-8', 'RIGHT']);
    expect(columns[4]).toEqual(['LEFT OUTFLANK', 'Agrianes 4-3', 'RIGHT OUTFLANK']);
    // The first lines stand towards each other, the second behind.
    const [first, second] = ['Hetairoi', 'Phalanx 1'].map((text) => lines.findIndex((line) => line.includes(text)));
    expect(first).toBeLessThan(second ?? 0);
  });

  it('R 10.4, 10.12 shows Reserve and Routed Units box of each army', () => {
    expect(lines[0]).toBe('  Persians');
    expect(lines).toContain('  Reserve:  Persian infantry 1 3-2');
    expect(lines).toContain('  Routed:   Persian levy 1 2-1');
    expect(lines.at(-1)).toBe('  Macedonians');
    expect(new Set(lines.filter((line) => /^[│┌╞└]/.test(line)).map((line) => line.length)).size).toBe(1);
  });

  it.each([60, 80, 100, 140])('fits a screen of %i columns, with every word whole', (columns) => {
    for (const locale of LOCALES) {
      const drawn = printed(conquestAtTheTerminal.pictures.board(field, locale, '', columns), columns);
      const frame = drawn.filter((line) => /^[│┌╞├└]/.test(line));
      expect(new Set(frame.map((line) => line.length)).size).toBe(1);
      expect(frame[0]?.length).toBeLessThanOrEqual(columns);
      const wordsIn = (texts: readonly string[]): readonly string[] =>
        texts
          .join(' ')
          .match(/[\p{L}\d]+/gu)
          ?.sort() ?? [];
      expect(wordsIn(drawn)).toEqual(wordsIn(pictures.board(field, locale, '')));
    }
  });

  it('R 10.4 on a narrow screen the armies stand side by side, each box beside the one that it faces', () => {
    const drawn = printed(conquestAtTheTerminal.pictures.board(field, 'en', '', 60), 60);
    const titles = drawn
      .filter((line) => /CENTRE|LEFT|RIGHT/.test(line))
      .map((line) => line.split(/ *│ */).slice(1, 3));
    expect(titles).toEqual([
      ['RIGHT OUTFLANK', 'LEFT OUTFLANK'],
      ['RIGHT', 'LEFT'],
      ['CENTRE', 'CENTRE'],
      ['LEFT', 'RIGHT'],
      ['LEFT OUTFLANK', 'RIGHT OUTFLANK'],
    ]);
    expect(drawn).toContainEqual(expect.stringMatching(/^│ ⚔ 2 Persian cavalry 6-6 +│ ⚔ Hetairoi 10-8 +│$/));
  });

  it('takes the place of the map, which is still to be had, and is shown anew in each round', () => {
    expect(pictures.board(field, 'en', 'map')).toContainEqual(expect.stringMatching(/^ {2}P Egypt /));
    expect(pictures.board(field, 'de', 'Karte')).toContainEqual(expect.stringMatching(/^ {2}P Ägypten /));
    expect(pictures.chapter(field)).toBe('1.ionia.2');
    expect(pictures.moment(field, 'en')).toBe('── Spring 334 BC, turn 1 of 46: battle in Ionia, round 2 of 10 ──');
  });
});

describe('standings, hands and notes', () => {
  const state = at({
    turn: 16,
    pieces: {
      macedonian: { syria: ['alexander!', 'phalanx-1..2', 'hetairoi-1:3'], pool: ['paiones-1'] },
      persian: { bactria: ['bessus'], track: ['spitamenes'] },
    },
    provinces: { ionia: { holder: 'macedonian' } },
    secured: { gordianKnot: 3, darius: 15 },
    begins: { phase: 'movement', side: 'macedonian' },
  });
  const view = { ...state, viewer: 'macedonian' } as const;

  it('R 12.1, 16.3 count provinces, steps, points and objectives', () => {
    const [macedonian = '', persian = '', secured = '', points = ''] = pictures.standings(view, 'en');
    // Macedonia, Hellas and Thrace, Ionia and Syria; two phalanxes of two steps and three of the Hetairoi.
    expect(macedonian).toMatch(
      /^ {2}M Macedonians +5 provinces, 3 units with 7 steps, 5 replacement points each time; Alexander \(wounded\)$/,
    );
    expect(persian).toMatch(
      /^ {2}P Persians +22 provinces, 0 units with 0 steps, 21 replacement points each time; Bessus$/,
    );
    expect(secured.trim()).toBe('Objectives secured: Gordian Knot and Darius.');
    expect(points.trim()).toMatch(/^7 Victory Points: 26 are/);
  });

  it('R 16.3 tells one point as one', () => {
    // Of Macedonia, Hellas and Thrace the Persian has taken two.
    const few = at({
      pieces: {
        macedonian: { macedonia: ['alexander', 'phalanx-1'] },
        persian: { hellas: ['persianCavalry-1'], thrace: ['persianCavalry-2'], babylonia: ['darius'] },
      },
      provinces: { hellas: { holder: 'persian' }, thrace: { holder: 'persian' } },
      begins: { phase: 'movement', side: 'macedonian' },
    });
    const lineIn = (locale: 'en' | 'de'): string =>
      pictures.standings({ ...few, viewer: 'macedonian' }, locale).find((line) => line.includes(': 26 ')) ?? '';
    expect(lineIn('en')).toMatch(/^ {2}1 Victory Point: 26 are/);
    expect(lineIn('de')).toMatch(/^ {2}1 Siegpunkt: 26 sind/);
  });

  it('R 12.4, 13.1 tell what lies in the dead pile and who is to come', () => {
    expect(pictures.hand(view, 'macedonian', 'en')).toEqual(['  In the dead pile: Paiones', '  Still to come: none']);
    expect(pictures.hand(view, 'persian', 'en')).toEqual(['  In the dead pile: none', '  Still to come: Spitamenes']);
  });

  it('R 8.1 a march is offered with who stands where it leads', () => {
    const march = { type: 'march', player: 'persian', leader: 'bessus', province: 'syria' } as const;
    expect(pictures.note(march, view, 'en')).toBe('M Alexander (wounded), 3 units; Tyre P▮▮▮▮; Gaza P▮');
    expect(pictures.note({ type: 'endMovement', player: 'macedonian' }, view, 'en')).toBe('');
    expect(pictures.moment(view, 'en')).toBe('── Winter 331 BC, turn 16 of 46: Macedonians, Movement Phase ──');
  });

  it('R 8.1, 10.3, 10.11 what other lines say is left out, and dice that nothing else tells are told', () => {
    const events: readonly GameEvent[] = [
      { type: 'phaseBegan', rule: 'R 4.2', phase: 'movement', side: 'macedonian' },
      { type: 'unitMoved', rule: 'R 8.1', unit: 'phalanx-1', from: 'ionia', to: 'syria' },
      { type: 'leaderMoved', rule: 'R 8.1', leader: 'alexander', from: 'ionia', to: 'syria' },
      {
        type: 'marched',
        rule: 'R 8.1',
        side: 'macedonian',
        force: 'macedonian',
        leader: 'alexander',
        units: ['phalanx-1'],
        from: 'ionia',
        to: 'syria',
        forced: false,
      },
      { type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'persian', dice: [3] },
      { type: 'rolled', rule: 'R 10.16', purpose: 'casualty', side: 'macedonian', dice: [2] },
      { type: 'unitPosted', rule: 'R 10.3', unit: 'phalanx-1', army: 'macedonian', box: 'centre', line: 1 },
      { type: 'unitMoved', rule: 'R 11.2', unit: 'phalanx-2', from: 'athens', to: 'hellas' },
    ];
    const told = words.tell(events, state, 'en');
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/^Alexander marches from Ionia into Syria with 1 unit.*\(R 8\.1\)$/);
    expect(told[1]).toMatch(/2.*\(R 10\.16\)$/);
    expect(told[2]).toMatch(/^Phalanx 2.*\(R 11\.2\)$/);
  });

  it('R 10.16 the fate of a leader is told once', () => {
    const events: readonly GameEvent[] = [
      { type: 'leaderEndangered', rule: 'R 10.16', leader: 'alexander', column: 'loss', result: 'wounded' },
      { type: 'leaderWounded', rule: 'R 10.16', leader: 'alexander' },
      { type: 'leaderEndangered', rule: 'R 10.16', leader: 'parmenio', column: 'rout', result: 'none' },
      { type: 'leaderEndangered', rule: 'R 10.16', leader: 'bessus', column: 'loss', result: 'killed' },
      { type: 'leaderLeft', rule: 'R 10.16', leader: 'bessus', from: 'syria', why: 'killed' },
    ];
    expect(words.tell(events, state, 'en')).toEqual([
      'Alexander is wounded. (R 10.16)',
      'Parmenio is checked for casualties: unhurt. (R 10.16)',
      'Bessus is killed in Syria. (R 10.16)',
    ]);
  });

  it('R 10.6 who changes lines is told in the rounds of a battle, not while it is set up', () => {
    const events: readonly GameEvent[] = [
      { type: 'unitPosted', rule: 'R 10.6', unit: 'phalanx-1', army: 'macedonian', box: 'centre', line: 1 },
    ];
    expect(words.tell(events, field, 'en')).toEqual(['Phalanx 1: in the Macedonian Centre, first line. (R 10.6)']);
    const setUp = field.stack.map((frame) => (frame.kind === 'battle' ? { ...frame, round: 0 } : frame));
    expect(words.tell(events, { ...field, stack: setUp }, 'en')).toEqual([]);
  });

  it('R 10.8 a leader goes with his unit from box to box', () => {
    const move = { type: 'unitPosted', army: 'macedonian', box: 'reserve', line: 1 } as const;
    const hetairoi: GameEvent = { ...move, rule: 'R 10.8', unit: 'hetairoi-1' };
    expect(words.tell([hetairoi], field, 'en')).toEqual([
      'Hetairoi with Alexander: in the Macedonian Reserve. (R 10.8)',
    ]);
    expect(words.tell([hetairoi], field, 'de')).toEqual([expect.stringMatching(/^Hetairen mit Alexander: /)]);
    expect(words.tell([{ ...hetairoi, unit: 'phalanx-1' }], field, 'en')).toEqual([
      'Phalanx 1: in the Macedonian Reserve. (R 10.8)',
    ]);
  });

  it('R 16 tells how a game has ended', () => {
    expect(words.ending(state, 'en')).toBe('The game goes on.');
    const ended = { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null } as const;
    expect(words.ending({ ...state, ended, stack: [] }, 'en')).toMatch(/Persians.*\(R 16\.1\)$/);
  });

  it('a bot wants what a side wants', () => {
    const { worth } = heuristics;
    const without = at({
      turn: 16,
      pieces: { macedonian: { syria: ['alexander!', 'phalanx-1'] }, persian: { bactria: ['bessus'] } },
    });
    expect(worth(state, 'macedonian')).toBeGreaterThan(worth(without, 'macedonian'));
    expect(worth(state, 'persian')).toBeLessThan(worth(without, 'persian'));
    const ended = { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null } as const;
    expect(expectedShare(heuristics, { ...state, ended, stack: [] }, 'persian')).toBe(1);
    expect(expectedShare(heuristics, { ...state, ended, stack: [] }, 'macedonian')).toBe(0);
  });
});
