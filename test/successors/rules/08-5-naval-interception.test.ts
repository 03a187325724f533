/** R 8.5, 8.6: who intercepts at sea, what is refused to him, and how ships are driven back. White sails from Pelousion; red, with the fleet of Athenai, has Ake. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import type { FleetId } from '../../../src/successors/vocabulary.js';
import { body, dice, forces, general, play, said, setting, type Setting, type Told, topKind } from '../language.js';
import { field } from './battlefield.js';
import { activate, go, march } from './marching.js';
import { why } from './refusing.js';
import { debark, fleets, sail } from './voyages.js';

const declare = (fleet: FleetId) => ({ type: 'interceptAtSea', fleet }) as const;
const join = { type: 'joinNavalBattle' } as const;
const pass = { type: 'pass' } as const;

/** White has sailed so far, and goes ashore. */
const voyage = (more: Setting, commander: 'ptolemaios' | 'minor', ...route: readonly string[]): Told => {
  const state = field({
    active: 'white',
    ...more,
    control: { pelousion: 'white', ake: 'red', athenai: 'red', ...more.control },
    rest: { fleets: fleets({ athenai: 'red' }), ...more.rest },
  });
  return go(activate({ state, events: [] }, commander, 'white:pelousion', { points: 4 }), { type: 'embark' }, ...route.map(sail), debark);
};
const army: Setting = {
  forces: { 'white:pelousion': { mercenary: 3 } },
  generals: { ptolemaios: 'white:pelousion' },
};
const asked = (told: Told): readonly string[] => machine.actors(told.state);

describe('R 8.5.2 declaring an interception', () => {
  const met = () => voyage({ ...army, rest: { fleets: fleets({ athenai: 'red', phoinike: 'red', rhodos: 'blue' }) } }, 'ptolemaios', 'gaza');

  it('R 8.5.2 with fleets of his own', () => {
    expect(why(met(), declare('rhodos'))).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 8.5.2',
      params: { player: 'red', fleet: 'rhodos' },
    });
    expect(why(go(met(), declare('phoinike')), declare('athenai'))).toMatchObject({
      code: 'alreadyDecided',
      rule: 'R 8.5.2',
      params: { fleet: 'athenai' },
    });
  });

  it('R 8.5.2 with fleets or not at all', () => {
    expect(why(met(), join)).toMatchObject({
      code: 'mustChoose',
      rule: 'R 8.5.2',
      params: { player: 'red' },
      message: 'Fleets are declared before they join battle.',
    });
    expect(why(go(met(), declare('athenai')), pass)).toMatchObject({
      code: 'mustChoose',
      rule: 'R 8.5.2',
      params: { player: 'red' },
      message: 'Fleets have been declared: they join battle.',
    });
    expect(why(met(), march('gaza'))).toMatchObject({ code: 'outOfPhase', rule: 'R 8.5' });
  });

  it('R 8.5.2 fleet by fleet, and the battle waits for the last', () => {
    const both = go(met(), declare('athenai'), declare('phoinike'));
    expect(asked(both)).toEqual(['red']);
    expect(said(go(both, join), 'navalInterceptionDeclared')).toMatchObject([
      { rule: 'R 8.5.2', player: 'red', mover: 'white', fleets: ['athenai', 'phoinike'] },
    ]);
  });

  it('R 8.5.1 off no port but those entered: in the player aid not off the Embarkation Port (ruling home-port)', () => {
    const aid: Setting = { ...army, options: { players: 4, edition: 'player-aid' } };
    // Ake is one Sea path from Gaza; Paraitonion two from Pelousion, and three from Gaza.
    expect(asked(voyage(aid, 'ptolemaios', 'gaza'))).toEqual(['red']);
    const west: Setting = { ...aid, control: { ake: 'white', paraitonion: 'red' } };
    expect(said(voyage(west, 'ptolemaios', 'gaza', 'pelousion'), 'debarked')).toHaveLength(1);
    expect(asked(voyage({ ...west, options: { players: 4 } }, 'ptolemaios', 'gaza', 'pelousion'))).toEqual(['red']);
  });
});

describe('R 8.6.1 fleets that a card lends (card 11)', () => {
  const PONTIC_FLEET = 11;
  const dealt: Setting = {
    ...army,
    rest: {
      fleets: fleets({ athenai: 'red' }),
      hands: { ...setting({}).hands, white: [PONTIC_FLEET] },
      deck: setting({}).deck.filter((card) => card !== PONTIC_FLEET),
    },
  };

  it('R 8.6.1 the players are asked before the dice fall, and what is lent is no special ability of a commander', () => {
    const battle = go(voyage(dealt, 'ptolemaios', 'gaza'), declare('athenai'), join);
    expect(battle.state.stack.at(-1)).toMatchObject({ kind: 'window', moment: 'navalBattle', subject: 'white', asked: 'white' });
    const lent = play(go(battle, { type: 'playSurprise', card: PONTIC_FLEET }), { type: 'drawCard', player: 'chance', to: 'white', card: 1 });
    expect(said(lent, 'fleetLent')).toHaveLength(1);
    const fought = play(lent, ...dice(6, 6, 1, 1));
    expect(said(fought, 'navalBattleFought')).toMatchObject([{ winner: 'mover' }]);
    expect(said(fought, 'abilityCounted')).toEqual([]);
  });
});

describe('R 8.6.3 driven back', () => {
  /** Red rolls a 12 with Strength 1 and scores 3 against nothing. */
  const beaten = (told: Told, ...attrition: readonly number[]): Told =>
    play(go(told, declare('athenai'), join), ...dice(6, 6, ...attrition));

  it('R 8.6.3 they have entered nothing: nobody intercepts them by land where they come back to', () => {
    const watched: Setting = {
      forces: { ...army.forces, 'red:memphis': { mercenary: 3 } },
      generals: { ...army.generals, leonnatos: 'red:memphis' },
    };
    const back = beaten(voyage(watched, 'ptolemaios', 'gaza'), 1);
    expect(forces(back, 'white:pelousion')).toEqual({ mercenary: 3 });
    expect(said(back, 'activationEnded')).toHaveLength(1);
    expect(back.state.stack).toEqual([]);
  });

  it('R 4.3, 8.6.3 a general without CUs suffers no Attrition', () => {
    const back = beaten(voyage({ generals: { ptolemaios: 'white:pelousion' } }, 'ptolemaios', 'gaza'));
    expect(said(back, 'attritionRolled')).toEqual([]);
    expect(general(back, 'ptolemaios')).toMatchObject({ status: 'map', space: 'pelousion', moved: true });
    expect(back.state.stack).toEqual([]);
  });

  const small: Setting = { forces: { 'white:pelousion': { mercenary: 1 } }, minors: ['white:pelousion'] };

  it('R 8.6.3, 15.4.1 the Funeral Cart goes back, even with nobody left to draw it', () => {
    const drawn = voyage(
      { ...small, rest: { body: { status: 'cart', space: 'pelousion', inside: false, controller: 'white' } } },
      'minor',
      'gaza',
    );
    expect(body(drawn).space).toBeNull();
    const back = beaten(drawn, 6);
    expect(said(back, 'returnedToPort')).toMatchObject([{ space: 'pelousion' }]);
    expect(body(back)).toMatchObject({ status: 'cart', space: 'pelousion', inside: false });
  });

  it('R 3.1.2, 8.6.3 where nothing is left, nothing comes back', () => {
    const lost = beaten(voyage(small, 'minor', 'gaza'), 6);
    expect(said(lost, 'unitsLost')).toHaveLength(1);
    expect(said(lost, 'returnedToPort')).toEqual([]);
    expect([lost.state.stack, topKind(lost)]).toEqual([[], undefined]);
  });
});
