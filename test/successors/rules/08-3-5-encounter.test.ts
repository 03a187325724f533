/** R 8.3.5, 8.3.6: whom an Army meets, one after the other. */
import { describe, expect, it } from 'vitest';
import { dice, general, play, said } from '../language.js';
import { independentsAt } from './battlefield.js';
import { end, go, march } from './marching.js';
import { kassandros, atLamia, grant, pass } from './on-the-march.js';

describe('R 8.3.5 whom the Army meets', () => {
  it('R 8.3.5 an Independent Army is fought', () => {
    const there = go(kassandros('larisa', 4, { rest: independentsAt({ leosthenes: 'lamia' }) }), march('lamia'));
    expect(said(there, 'landBattleBegan')).toMatchObject([
      { space: 'lamia', attacker: 'yellow', defender: 'independent' },
    ]);
  });

  it('R 8.3.6 after one enemy has been overrun, the next is met, with his Local Troops', () => {
    const there = go(
      kassandros('larisa', 4, {
        control: { lamia: 'blue' },
        forces: {
          'yellow:larisa': { mercenary: 10 },
          'red:lamia': { mercenary: 2 },
          'blue:lamia': { mercenary: 3 },
        },
        generals: { krateros: 'blue:lamia', leonnatos: 'red:lamia' },
      }),
      march('lamia'),
      pass,
      pass,
    );
    const met = play(there, ...dice(1));
    expect(said(met, 'overrun')).toMatchObject([{ victim: 'red' }]);
    expect(said(met, 'landBattleBegan')).toMatchObject([{ attacker: 'yellow', defender: 'blue' }]);
    expect(met.state.stack.find(({ kind }) => kind === 'landBattle')).toMatchObject({
      defender: { who: 'blue', noLocalTroops: false },
    });
  });

  it('R 10.4 who failed to Avoid Battle has none', () => {
    const asked = go(
      kassandros('larisa', 4, {
        control: { lamia: 'red' },
        forces: { 'red:lamia': { mercenary: 3 } },
        generals: { leonnatos: 'red:lamia' },
      }),
      march('lamia'),
      { type: 'avoidBattle' },
    );
    const met = play(asked, ...dice(1));
    expect(met.state.stack.find(({ kind }) => kind === 'landBattle')).toMatchObject({
      defender: { who: 'red', noLocalTroops: true },
    });
  });

  it('R 8.3.3 a general without CUs who can go no further from among those who let him through is Dispersed', () => {
    const there = go(atLamia({ forces: { 'yellow:larisa': {} } }, 1), grant);
    const over = go(there, end);
    expect(said(over, 'generalDispersed')).toMatchObject([{ rule: 'R 8.3.3', general: 'kassandros', space: 'lamia' }]);
    expect(general(over, 'kassandros').status).toBe('dispersed');
    expect(over.state.stack).toEqual([]);
  });
});
