/** R 8.5: who intercepts at sea, and what is refused to him. White sails from Pelousion; red, with the fleet of Athenai, has Ake. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { said, type Setting, type Told } from '../language.js';
import { go, march } from './marching.js';
import { why } from './refusing.js';
import { declare, fleets, join, three, voyage } from './voyages.js';

const pass = { type: 'pass' } as const;
const asked = (told: Told): readonly string[] => machine.actors(told.state);

describe('R 8.5.2 declaring an interception', () => {
  const met = () =>
    voyage(
      { ...three, rest: { fleets: fleets({ athenai: 'red', phoinike: 'red', rhodos: 'blue' }) } },
      'ptolemaios',
      'gaza',
    );

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
    const aid: Setting = { ...three, options: { players: 4, edition: 'player-aid' } };
    // Ake is one Sea path from Gaza; Paraitonion two from Pelousion, and three from Gaza.
    expect(asked(voyage(aid, 'ptolemaios', 'gaza'))).toEqual(['red']);
    const west: Setting = { ...aid, control: { ake: 'white', paraitonion: 'red' } };
    expect(said(voyage(west, 'ptolemaios', 'gaza', 'pelousion'), 'debarked')).toHaveLength(1);
    expect(asked(voyage({ ...west, options: { players: 4 } }, 'ptolemaios', 'gaza', 'pelousion'))).toEqual(['red']);
  });
});
