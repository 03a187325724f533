/** R 19, C: what a state may say of effects of cards and of Sicily. */
import { describe, expect, it } from 'vitest';
import { effectFindings, sicilyFindings } from '../../src/peloponnesian/codec/state/fortune.js';
import { settingOf, type Sketch } from '../../src/peloponnesian/codec/state/sketch.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { EffectState, SicilyState } from '../../src/peloponnesian/state.js';
import type { ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { cardNamed } from './drawing.js';

/** What is found of a scenario at its start, with parts replaced. */
function found(parts: Sketch, scenario: ScenarioId = 'campaign'): readonly string[] {
  const options = { players: 2, scenario };
  const sketch: Sketch = { ...initialState(options), ...parts };
  return [effectFindings, sicilyFindings].flatMap((check) =>
    [...check(sketch, settingOf(options))].map(({ keys, message }) => `${keys.join('.')}: ${message}`),
  );
}

const sicily = (parts: Partial<SicilyState>): Sketch => ({
  sicily: { since: null, winner: null, tribute: 0, fleets: 0, ...parts },
});

describe('R C: effects', () => {
  it('are accepted where all that they name is there', () => {
    const effects: readonly EffectState[] = [
      { does: 'storms' },
      { does: 'earthquake', regions: ['laconia'] },
      { does: 'rest', leader: 'nicias' },
      { does: 'oracle', player: 'sparta', morale: 1 },
      { does: 'betrayal', city: 'thebes' },
    ];
    expect(found({ effects })).toEqual([]);
  });

  it.each<readonly [EffectState, string]>([
    [{ does: 'rest', leader: 'nobody' }, 'effects.0.leader: there is no leader nobody'],
    [{ does: 'betrayal', city: 'atlantis' }, 'effects.0.city: the map has no city atlantis'],
    [{ does: 'storm', sea: 'saronicGulf' }, 'effects.0.sea: the map has no Open Sea saronicGulf'],
    [{ does: 'oracle', player: 'thebes', morale: 1 }, 'effects.0.player: thebes is not a player of this scenario'],
  ])('%j is refused', (effect, message) => {
    expect(found({ effects: [effect], campaignTurn: 1 })).toEqual([message]);
  });

  it('end in their time', () => {
    const storm: EffectState = { does: 'storm', sea: 'seaOfCrete' };
    expect(found({ effects: [storm], campaignTurn: 0 })).toEqual([
      'effects.0: "storm" is not in force in Campaign Turn 0',
    ]);
    expect(found({ effects: [storm], campaignTurn: 3 })).toEqual([]);
    const eclipse: EffectState = { does: 'eclipse', morale: -1 };
    expect(found({ effects: [eclipse], campaignTurn: 2 })).toEqual([
      'effects.0: "eclipse" is not in force in Campaign Turn 2',
    ]);
  });

  it('are found only where there are cards, and in regions in play', () => {
    expect(found({ effects: [{ does: 'invasion', regions: ['chios'] }] }, 'argiveLeague')).toEqual([
      'effects: this scenario is played without Event Cards',
      'effects.0.regions: chios is not in play',
    ]);
  });
});

describe('R 19: Sicily', () => {
  it('is accepted as the scenarios begin', () => {
    expect(found({})).toEqual([]);
    expect(found({}, 'ionianWar')).toEqual([]);
  });

  it('pays only Athens, and sends fleets only to the League, as many as wait', () => {
    expect(found(sicily({ tribute: 2 }))).toEqual([
      'sicily.tribute: Sicily pays tribute only after a victory of Athens',
    ]);
    expect(found(sicily({ fleets: 2 }))).toEqual([
      'sicily.fleets: Sicilian fleets are available only after a defeat of Athens',
    ]);
    expect(found(sicily({ winner: 'league', fleets: 5 }))).toEqual([
      'sicily.fleets: only 4 of them are in their Force Pool',
    ]);
    expect(found(sicily({ since: 430 }))).toEqual(['sicily.since: this year is in the future']);
  });

  it('has no victor while an Escalation is on the board', () => {
    const { cards } = initialState({ players: 2, scenario: 'campaign' });
    if (cards === undefined) throw new RangeError('there are no cards');
    const card = cardNamed(initialState({ players: 2, scenario: 'campaign' }), 'sicilianExpeditionEscalation');
    const active = [{ card, player: 'athens' as const, since: 0 }];
    expect(found({ ...sicily({ winner: 'empire' }), cards: { ...cards, active } })).toEqual([
      'sicily.winner: there is no winner while an Escalation is on the board',
    ]);
  });

  it('is nowhere without cards, and left by the first Campaign Turn', () => {
    const units = { 'attica-fleet-6-1': { at: 'leavingSicily' } } as const;
    expect(found({ units, campaignTurn: 1 })).toEqual([]);
    expect(found({ units, campaignTurn: 2 })).toEqual([
      'units.attica-fleet-6-1.at: pieces leave Sicily no later than in the first Campaign Turn',
    ]);
    expect(found({ units }, 'argiveLeague')).toEqual(['units.attica-fleet-6-1.at: Sicily is not in play']);
  });
});
