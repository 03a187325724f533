/** R 19: optional rules that meet each other, and the later player aid. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions, OptionalRule } from '../../../src/successors/options.js';
import type { SomeUnits } from '../../../src/successors/units.js';
import { dice, legal, play, said } from '../language.js';
import { situation } from '../golden/situation.js';
import { choose, field, independentsAt, march } from './battlefield.js';

const played = (...optionalRules: readonly OptionalRule[]): GameOptions => ({ players: 4, optionalRules });

/** Krateros of Blue comes from Pella to Larisa; Red spends card 48 on Leosthenes, who is in a space, and draws card 1. */
const leosthenes = (space: 'lamia' | 'larisa', army: SomeUnits) =>
  play(
    choose(
      march(
        field({
          active: 'blue',
          options: played('independentReactions', 'cavalry'),
          forces: { 'blue:pella': army },
          generals: { krateros: 'blue:pella' },
          rest: {
            turnOrder: ['red', 'blue', 'yellow', 'white'],
            hands: { red: [48], blue: [], yellow: [], white: [] },
            deck: [1, 2, 3],
            ...independentsAt({ leosthenes: space }),
          },
        }),
        'blue',
        'pella',
        'larisa',
      ),
      { type: 'reactWithIndependentArmy', card: 48, army: 'leosthenes' },
    ),
    { type: 'drawCard', player: 'chance', to: 'red', card: 1 },
  );

describe('R 19.4 and 19.9 Independent Armies always have Elite Cavalry', () => {
  // Their Initiative Rating is 4 (R 19.4): a 4 fails, and succeeds with one more.
  it('R 19.4, 19.9.5 they intercept an Army without with a 4, one that has some not', () => {
    expect(
      said(play(leosthenes('lamia', { mercenary: 4 }), ...dice(4)), 'independentInterceptionRolled'),
    ).toMatchObject([{ modifiers: [{ rule: 'R 19.9', value: 1 }], success: true }]);
    const [against] = said(
      play(leosthenes('lamia', { mercenary: 4, cavalry: 1 }), ...dice(4)),
      'independentInterceptionRolled',
    );
    expect(against).toMatchObject({ success: false });
    expect(against).not.toHaveProperty('modifiers');
  });

  it('R 19.4, 19.9.6 they avoid an Army without with a 4, one that has some not', () => {
    expect(said(play(leosthenes('larisa', { mercenary: 4 }), ...dice(4)), 'independentAvoidRolled')).toMatchObject([
      { modifiers: [{ rule: 'R 19.9', value: 1 }], success: true },
    ]);
    const [against] = said(
      play(leosthenes('larisa', { mercenary: 4, cavalry: 1 }), ...dice(4)),
      'independentAvoidRolled',
    );
    expect(against).toMatchObject({ success: false });
  });
});

describe('R 19.3.2 and 19.9.6 an Army on the march avoids those who have intercepted it', () => {
  /** Krateros of Blue, Initiative 4, with Elite Cavalry: Kassandros of Red intercepts him in Mazaka, and attacks. */
  const avoiding = (red: SomeUnits) => {
    const come = march(
      field({
        active: 'blue',
        options: played('interceptorAttacks', 'cavalry'),
        forces: { 'blue:komana': { mercenary: 3, cavalry: 1 }, 'red:ankyra': red },
        generals: { krateros: 'blue:komana', kassandros: 'red:ankyra' },
      }),
      'blue',
      'komana',
      'mazaka',
    );
    const begun = choose(come, { type: 'intercept', from: 'ankyra', inside: false, commander: 'kassandros' });
    const composed = Object.entries(red).reduce(
      (told, [unit, count]) => choose(told, { type: 'interceptWith', unit, count }),
      begun,
    );
    const declared = choose(composed, { type: 'declareInterception' });
    // Initiative 3 with a 6: Red comes, whatever is added.
    return choose(choose(play(declared, ...dice(6)), { type: 'becomeAttacker' }), { type: 'avoidBattle' });
  };

  it('R 19.3.2, 19.9.6 with a 4, if they have no Elite Cavalry', () => {
    expect(said(play(avoiding({ mercenary: 3 }), ...dice(4)), 'avoidBattleRolled')).toMatchObject([
      { player: 'blue', initiative: 4, modifiers: [{ rule: 'R 19.9', value: 1 }], success: true },
    ]);
    const [against] = said(play(avoiding({ mercenary: 2, cavalry: 1 }), ...dice(4)), 'avoidBattleRolled');
    expect(against).toMatchObject({ player: 'blue', success: false });
    expect(against).not.toHaveProperty('modifiers');
  });
});

describe('what is discarded for in the rulebook is an operation in the player aid (ruling bargains-of-a-discard)', () => {
  const SHIPBUILDING = 44;
  const turn = (optionalRule: OptionalRule, turn: number) =>
    play(
      situation(
        {
          toMove: 'red',
          segment: 'tyche',
          turn,
          hands: { red: [SHIPBUILDING] },
          markers: { red: ['tarsos', 'halikarnassos', 'miletos', 'kaunos', 'rhodos'] },
          generals: { perdikkas: 'red:tarsos' },
          forces: { 'red:tarsos': { loyal: 4 } },
          body: 'red:tarsos',
          fleets: { karia: { owner: 'red', dispersed: true }, rhodos: { owner: 'red' } },
        },
        { players: 4, edition: 'player-aid', optionalRules: [optionalRule] },
      ).state,
      { type: 'playCard', player: 'red', card: SHIPBUILDING, as: 'operations' },
    );

  it('R 19.7 in the player aid a Dispersed fleet is brought back with the Operation Points of a card', () => {
    const before = turn('dispersedFleets', 2);
    expect(legal(before).filter(({ type }) => type === 'retrieveFleet')).toEqual([
      { type: 'retrieveFleet', player: 'red', fleet: 'karia' },
    ]);
    expect(
      machine.explainAction(before.state, { type: 'retrieveFleet', player: 'red', fleet: 'rhodos' }),
    ).toMatchObject({ code: 'fleetNotDispersed', rule: 'R 19.7' });
    const after = play(before, { type: 'retrieveFleet', player: 'red', fleet: 'karia' });
    expect(after.state.fleets.karia).toMatchObject({ owner: 'red', dispersed: false, upgraded: false });
  });

  it('R 19.11 in the player aid the Funeral Cart is built with the Operation Points of a card of 4, on Game Turn 1', () => {
    const after = play(turn('fasterCart', 1), { type: 'buildCart', player: 'red' });
    expect(said(after, 'cartBuilt')).toMatchObject([{ rule: 'R 19.11', player: 'red' }]);
    expect(legal(turn('fasterCart', 2)).map(({ type }) => type)).not.toContain('buildCart');
  });
});
