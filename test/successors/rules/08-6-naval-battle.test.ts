/** R 8.6: what counts in a Naval Battle. White sails from Pelousion; red, with the fleet of Athenai, has Ake. */
import { describe, expect, it } from 'vitest';
import { dice, play, said, setting, type Setting } from '../language.js';
import { go } from './marching.js';
import { declare, fleets, join, three, voyage } from './voyages.js';

describe('R 8.6.1 fleets that a card lends (card 11)', () => {
  const PONTIC_FLEET = 11;
  const dealt: Setting = {
    ...three,
    rest: {
      fleets: fleets({ athenai: 'red' }),
      hands: { ...setting({}).hands, white: [PONTIC_FLEET] },
      deck: setting({}).deck.filter((card) => card !== PONTIC_FLEET),
    },
  };

  it('R 8.6.1 the players are asked before the dice fall, and what is lent is no special ability of a commander', () => {
    const battle = go(voyage(dealt, 'ptolemaios', 'gaza'), declare('athenai'), join);
    expect(battle.state.stack.at(-1)).toMatchObject({
      kind: 'window',
      moment: 'navalBattle',
      subject: 'white',
      asked: 'white',
    });
    const lent = play(go(battle, { type: 'playSurprise', card: PONTIC_FLEET }), {
      type: 'drawCard',
      player: 'chance',
      to: 'white',
      card: 1,
    });
    expect(said(lent, 'fleetLent')).toHaveLength(1);
    const fought = play(lent, ...dice(6, 6, 1, 1));
    expect(said(fought, 'navalBattleFought')).toMatchObject([{ winner: 'mover' }]);
    expect(said(fought, 'abilityCounted')).toEqual([]);
  });
});
