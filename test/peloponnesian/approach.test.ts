/** R 17.4.4, 18: what the ground, the walls and the way of the attackers add to those who defend a place. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { columnOf } from '../../src/peloponnesian/query/combat.js';
import type { Attack } from '../../src/peloponnesian/frame/combat.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { ODDS, type HexId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, display, field, fought, type Pieces } from './field.js';
import { play, rolls } from './table.js';

/** Sparta, an unwalled large city, with a hex beside it across the Eurotas and one on its own side. */
const [SPARTA, ACROSS, BESIDE] = ['W2838', 'W2937', 'W2737'] as const;
/** Siphae, an unwalled small port in rough ground; Thespiae, a walled medium city; a hex beside both. */
const [SIPHAE, THESPIAE, ROUGH] = ['W3229', 'W3328', 'W3329'] as const;

const hoplites = alike('attica-hoplite-4', 2);
const odds = (state: GameState): string => ODDS[columnOf(openTable(state), battleIn(state))] ?? 'none';

/** Athens attacks a hex with its hoplites under Nicias, who has no rating; no city bears a marker. */
function attacked(at: HexId, from: Attack['from'], defenders: Pieces = { units: {} }, attackers = hoplites): GameState {
  const state = field(
    'campaign',
    {
      units: { ...all(attackers, at), ...defenders.units },
      leaders: { nicias: ['athens', at], ...defenders.leaders },
    },
    { cities: {} },
  );
  return fought(state, attackOf('athens', at, from, [...attackers, 'nicias'], { landed: !from.startsWith('W') }));
}

/** The same, and the city is stormed; whoever defends it stays inside. */
function stormed(at: HexId, from: Attack['from'], defenders?: Pieces, attackers = hoplites): GameState {
  let state = attacked(at, from, defenders, attackers);
  if (machine.actors(state)[0] === 'sparta') state = play(state, { type: 'endArray', player: 'sparta' }).state;
  return play(state, { type: 'assault', player: 'athens' }).state;
}

describe('R 17.4.1, 17.4.4: rivers', () => {
  const defended = (from: HexId): string =>
    display(attacked(ACROSS, from, { units: { 'laconia-hoplite-5-1': ACROSS } }), 'defender');

  it('ruling R10: a river adds to rough ground', () => {
    // 5, +2 for the rough, +1 for the Eurotas.
    expect(defended(SPARTA)).toBe('8');
  });

  it('ruling R11: but only if the attack comes across it', () => {
    expect(defended('W2837')).toBe('7');
    expect(display(stormed(SPARTA, ACROSS), 'defender')).toBe('6');
    expect(display(stormed(SPARTA, BESIDE), 'defender')).toBe('5');
  });

  it('ruling R10: a city takes the place of the rough ground in its hex, and a fortress that of the river too', () => {
    // A garrison has 3: +1 for an unwalled small city in rough ground; +2 for the walls of a medium one.
    expect(display(stormed(SIPHAE, ROUGH), 'defender')).toBe('4');
    expect(display(stormed(THESPIAE, ROUGH), 'defender')).toBe('5');
    // The Asopus flows between Plataea, a walled small city, and the hex west of Thebes.
    expect(display(stormed('W3429', 'W3428'), 'defender')).toBe('4');
  });
});

describe('R 17.4.4, ruling R12: attacks from the sea', () => {
  it('the coast adds to a port without walls', () => {
    expect(display(stormed(SIPHAE, 'gulfOfCorinth'), 'defender')).toBe('6');
  });

  it('and does nothing for a walled one', () => {
    // Cenchreae is a walled small port: 3 + 1.
    expect(display(stormed('W3232', 'saronicGulf'), 'defender')).toBe('4');
  });
});

describe('R 18.1, 18.5: an open city is fought for like any hex, a fortress is not', () => {
  const attackers = ['attica-hoplite-4-1', 'attica-lightInfantry-3-1'] as const;
  const inside = (at: HexId): Pieces => ({ units: { 'boeotia-hoplite-5-1': { at, inside: true } } });

  it('R 17.4.3, 18.5, 18.6.4: light troops shift the odds in an open city alone', () => {
    expect(odds(stormed(SIPHAE, ROUGH, inside(SIPHAE), [...attackers]))).toBe('3-1');
    expect(odds(stormed(THESPIAE, ROUGH, inside(THESPIAE), [...attackers]))).toBe('2-1');
  });

  it('R 17.7.2, 18.5, 18.6.1: units retreat from an open city when they fail a check, from walls if they choose to', () => {
    // In Siphae 3-1 and a die of 1 is `D/+2`: 5 + 2 against 6 fails by one, and the city has only its garrison left.
    const open = rolls(stormed(SIPHAE, ROUGH, inside(SIPHAE), [...attackers]), 1, 5);
    expect(machine.legalActions(open).map(({ type }) => type)).toContain('retreat');
    // In Thespiae 2-1 and a die of 1 is `D/+2`: 6 + 2 against 7 fails by one.
    const walled = rolls(stormed(THESPIAE, ROUGH, inside(THESPIAE), [...attackers]), 1, 6);
    expect(machine.legalActions(walled).map(({ type }) => type)).toEqual(['holdWalls', 'leaveWalls']);
  });

  it('R 18.1, 18.3.4: it is fought in rounds on the Combat Chart, and falls when its garrison is eliminated', () => {
    const { events } = play(
      stormed(SIPHAE, ROUGH),
      { type: 'roll', player: 'chance', die: 1 },
      { type: 'roll', player: 'chance', die: 5 },
    );
    expect(events.find(({ type }) => type === 'roundFought')).toMatchObject({
      at: SIPHAE,
      round: 1,
      strengths: { attacker: 2, defender: 1 },
      odds: '2-1',
      results: { attacker: 'D', defender: '+2' },
    });
    // 5 + 2 is three more than 4.
    expect(events).toContainEqual(expect.objectContaining({ type: 'garrisonFell', at: SIPHAE }));
  });
});

describe('R 18.3.2, ruling R14: a leader alone in a city', () => {
  /** Brasidas, who would shift the odds by one. */
  const alone: Pieces = { units: {}, leaders: { brasidas: ['sparta', { at: SPARTA, inside: true }] } };
  const begun = stormed(SPARTA, BESIDE, alone);

  it('does not command the garrison', () => {
    expect(battleIn(begun).defender.fighters.map(({ unit }) => unit)).toEqual(['garrison']);
    expect(odds(begun)).toBe('2-1');
  });

  it('is lost if the city falls', () => {
    // `D/+2`: 6 + 2 is three more than 5; then the die for Nicias.
    const { state, events } = play(
      begun,
      ...[1, 6, 1].map((die) => ({ type: 'roll', player: 'chance', die }) as const),
    );
    expect(state.cities['sparta']).toEqual({ held: 'athens' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'leaderLost', leader: 'brasidas' }));
    expect(state.leaders['brasidas']?.at).toBe('gone');
  });

  it('and stays in it otherwise, without a die', () => {
    // `D/+2` and a 1: the garrison holds out, and the attack is broken off.
    const { state, events } = play(
      rolls(begun, 1, 1),
      { type: 'breakOff', player: 'athens' },
      { type: 'roll', player: 'chance', die: 1 },
    );
    expect(events.flatMap((event) => (event.type === 'leaderEndangered' ? [event.leader] : []))).toEqual(['nicias']);
    expect(state.leaders['brasidas']).toEqual({ at: SPARTA, player: 'sparta', inside: true });
  });
});
