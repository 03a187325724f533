/** What is told together: in sentences written by hand. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/conquest/index.js';
import { describeEvents, type Locale } from '../../../src/conquest/text/index.js';
import { state } from './table.js';

const told = (events: readonly GameEvent[], locale: Locale = 'en'): readonly string[] =>
  describeEvents(events, state, locale).map(({ said }) => said.text);

const raised = (unit: `${string}-${number}`, at = 'media', side: 'persian' | 'macedonian' = 'persian'): GameEvent => ({
  type: 'unitRaised',
  rule: 'R 3.3',
  unit,
  side,
  at,
  steps: 1,
});
const lost = (unit: `${string}-${number}`, at: string): GameEvent => ({
  type: 'unitEliminated',
  rule: 'R 9.5',
  unit,
  at,
});
const way = { rule: 'R 8.1', from: 'cilicia', to: 'syria' } as const;
const unitGoes: GameEvent = { ...way, type: 'unitMoved', unit: 'phalanx-1' };
const leaderGoes: GameEvent = { ...way, type: 'leaderMoved', leader: 'alexander' };
const trainGoes: GameEvent = { ...way, type: 'baggageMoved', baggage: 'siegeTrain' };
const retreat: GameEvent = { ...way, type: 'forceRetreated', side: 'macedonian' };
const rolled = (purpose: 'duel' | 'casualty', ...dice: readonly number[]): GameEvent => ({
  type: 'rolled',
  rule: 'R 10.11',
  purpose,
  side: 'macedonian',
  dice,
});

describe('troops', () => {
  it('that come to one place are told in one sentence, several of a kind by their number', () => {
    const events = [raised('royalGuard-1'), raised('persianLevy-1'), raised('persianLevy-2')];
    expect(told(events)).toEqual(['New troops of the Persians in Media: Royal Guard and 2 × Persian levy.']);
    expect(told(events, 'de')).toEqual(['Neue Truppen der Perser in Medien: Königsgarde und 2 × Persisches Aufgebot.']);
  });

  it('are told apart by place, by side, and by what becomes of them', () => {
    expect(
      told([
        raised('persianLevy-1'),
        raised('persianLevy-2', 'persis'),
        raised('persianLevy-3', 'persis', 'macedonian'),
        lost('persianLevy-4', 'persis'),
        lost('persianLevy-5', 'media'),
        lost('royalGuard-1', 'media'),
      ]),
    ).toEqual([
      'New troops of the Persians in Media: Persian levy 1.',
      'New troops of the Persians in Persis: Persian levy 2.',
      'Recruits of the Macedonians in Persis: Persian levy 3.',
      'Eliminated in Persis: Persian levy 4.',
      'Eliminated in Media: Persian levy 5 and Royal Guard.',
    ]);
  });

  it('are told with the rule of the last of them', () => {
    const events = [lost('phalanx-1', 'syria'), lost('phalanx-2', 'syria')];
    expect(describeEvents(events, state).map(({ event }) => event)).toEqual(events.slice(1));
    expect(told(events, 'de')).toEqual(['Vernichtet in Syrien: 2 × Phalanx.']);
  });

  it('go home together', () => {
    const home = (unit: `${string}-${number}`): GameEvent => ({
      type: 'unitWithdrawn',
      rule: 'R 13.2',
      unit,
      at: 'media',
    });
    const events = [home('alliedHoplites-1'), home('alliedHoplites-2'), home('thessalians-1')];
    expect(told(events)).toEqual(['Going home from Media: 2 × Allied hoplites and Thessalians.']);
    expect(told(events, 'de')).toEqual(['Aus Medien auf dem Heimweg: 2 × Verbündete Hopliten und Thessaler.']);
  });

  it('go over together', () => {
    const over = (unit: `${string}-${number}`, from: 'persian' | 'macedonian' = 'persian'): GameEvent => ({
      type: 'unitChangedSides',
      rule: 'R 17.5',
      unit,
      from,
      to: from === 'persian' ? 'macedonian' : 'persian',
      at: 'ionia',
    });
    const events = [over('persianLevy-1'), over('persianLevy-2'), over('phalanx-1', 'macedonian')];
    expect(told(events)).toEqual([
      'Changing sides from the Persians to the Macedonians in Ionia: 2 × Persian levy.',
      'Changing sides from the Macedonians to the Persians in Ionia: Phalanx 1.',
    ]);
    expect(told(events, 'de')).toEqual([
      'Überläufer von den Persern zu den Makedonen in Ionien: 2 × Persisches Aufgebot.',
      'Überläufer von den Makedonen zu den Persern in Ionien: Phalanx 1.',
    ]);
  });
});

describe('who goes', () => {
  it('on a march, is told by the march; of the Siege Train it is told that it goes along', () => {
    const march: GameEvent = {
      ...way,
      type: 'marched',
      side: 'macedonian',
      force: 'macedonian',
      leader: 'alexander',
      units: ['phalanx-1'],
      forced: false,
    };
    const taken: GameEvent = { type: 'provinceTaken', rule: 'R 5.4', province: 'syria', from: null, to: 'macedonian' };
    expect(told([unitGoes, leaderGoes, trainGoes, march, taken])).toEqual([
      'Alexander marches from Cilicia into Syria with 1 unit, and takes along the Siege Train.',
      'Syria passes to the Macedonians.',
    ]);
    expect(told([unitGoes, leaderGoes, trainGoes, march], 'de')).toEqual([
      'Alexander marschiert aus Kilikien nach Syrien mit 1 Einheit und nimmt den Belagerungspark mit.',
    ]);
    expect(told([unitGoes, leaderGoes, march])).toEqual(['Alexander marches from Cilicia into Syria with 1 unit.']);
  });

  it('on a retreat, is told with it', () => {
    const before = lost('phalanx-2', 'cilicia');
    expect(told([before, unitGoes, leaderGoes, trainGoes, retreat])).toEqual([
      'Eliminated in Cilicia: Phalanx 2.',
      'The Siege Train moves from Cilicia to Syria.',
      'The Macedonians retreat from Cilicia to Syria: Alexander with 1 unit.',
    ]);
    expect(told([unitGoes, retreat], 'de')).toEqual([
      'Die Makedonen weichen aus Kilikien nach Syrien zurück: 1 Einheit.',
    ]);
    expect(told([retreat])).toEqual(['The Macedonians retreat from Cilicia to Syria.']);
  });

  it('by himself, or elsewhere, is told by himself', () => {
    const elsewhere: GameEvent = { ...unitGoes, type: 'unitMoved', unit: 'phalanx-1', from: 'ionia', to: 'sardis' };
    expect(told([elsewhere, retreat])).toEqual([
      'Phalanx 1: from Ionia to Sardis.',
      'The Macedonians retreat from Cilicia to Syria.',
    ]);
    expect(told([leaderGoes])).toEqual(['Alexander moves from Cilicia to Syria.']);
  });
});

describe('a die', () => {
  const duel: GameEvent = {
    type: 'duelFought',
    rule: 'R 10.11',
    attacker: 'hetairoi-1',
    defender: 'royalGuard-1',
    attack: 8,
    defense: 7,
    column: 2,
    die: 3,
    result: 'Eng',
  };

  it('that the next sentence tells is not told twice', () => {
    expect(told([rolled('duel', 3), duel])).toEqual([
      'Hetairoi against Royal Guard: 8 to 7, at odds of 1:1, the die is 3, and they are locked in combat.',
    ]);
  });

  it('that nothing else tells is told', () => {
    expect(told([rolled('casualty', 3)])).toEqual(['The Macedonians roll 3 for a leader casualty.']);
    expect(told([rolled('casualty', 4), duel])[0]).toBe('The Macedonians roll 4 for a leader casualty.');
    expect(told([rolled('casualty', 3, 4), duel])[0]).toBe('The Macedonians roll 3 and 4 for a leader casualty.');
  });
});

describe('a leader in danger', () => {
  const danger = (result: 'none' | 'wounded' | 'killed'): GameEvent => ({
    type: 'leaderEndangered',
    rule: 'R 10.16',
    leader: 'memnon',
    column: 'loss',
    result,
  });

  it('is described by what happens to the leader', () => {
    expect(told([danger('wounded'), { type: 'leaderWounded', rule: 'R 10.16', leader: 'memnon' }])).toEqual([
      'Memnon is wounded.',
    ]);
    const killed: GameEvent = { type: 'leaderLeft', rule: 'R 10.16', leader: 'memnon', from: 'ionia', why: 'killed' };
    expect(told([danger('killed'), killed])).toEqual(['Memnon is killed in Ionia.']);
  });

  it('is described where no other event does it', () => {
    expect(told([danger('none'), { type: 'leaderWounded', rule: 'R 10.16', leader: 'darius' }])).toEqual([
      'Memnon is checked for casualties: unhurt.',
      'Darius is wounded.',
    ]);
    expect(told([danger('wounded')])).toEqual(['Memnon is checked for casualties: wounded.']);
  });
});
