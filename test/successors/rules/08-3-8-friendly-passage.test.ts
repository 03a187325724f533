/** R 8.3.8: Friendly Passage, and what follows when it has been granted. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { isPassing } from '../../../src/successors/rules/08-3-8-friendly-passage.js';
import type { GameState } from '../../../src/successors/state.js';
import { general, said, setting, situationOf, topKind, type Setting, type Told } from '../language.js';
import { independentsAt } from './battlefield.js';
import { go, listed, march, marching } from './marching.js';
import { kassandros, atLamia, grant, pass } from './on-the-march.js';
import { why } from './refusing.js';

describe('R 8.3.8 Friendly Passage', () => {
  it('R 8.3.8.1 whoever is asked answers yes or no', () => {
    expect(why(atLamia(), pass)).toMatchObject({ code: 'outOfPhase', rule: 'R 8.3.8' });
  });

  it('R 8.3.8.1, 8.3.3 when it has been granted, there is a Reaction Step: a lone general of a third player is Dispersed', () => {
    const asked = atLamia({ generals: { krateros: 'blue:lamia' } });
    expect(general(asked, 'krateros').status).toBe('map');
    const reacting = go(asked, grant);
    expect([topKind(reacting), machine.actors(reacting.state)]).toEqual(['avoidBattle', ['blue']]);
    const through = go(reacting, pass);
    expect(said(through, 'generalDispersed')).toMatchObject([{ general: 'krateros', space: 'lamia' }]);
    expect(topKind(through)).toBe('march');
  });

  it('R 8.3.8.3 nobody is asked beside an Independent Army', () => {
    const there = kassandros('larisa', 4, {
      forces: { 'red:lamia': { mercenary: 2 } },
      rest: independentsAt({ leosthenes: 'lamia' }),
    });
    expect(listed(there, 'march').filter(({ passage }) => passage)).toEqual([]);
    expect(why(there, march('lamia', true))).toMatchObject({
      code: 'nobodyToAsk',
      rule: 'R 8.3.8',
      params: { space: 'larisa', to: 'lamia' },
    });
  });

  it('R 8.3.8.2 it lasts as long as any of those who granted it are there', () => {
    const there = go(atLamia({ control: { lamia: 'yellow' } }), grant);
    const passes = ({ state }: Told, more: GameState['forces']): boolean =>
      isPassing(situationOf({ ...state, forces: more }), marching(there));
    const { 'red:lamia': red, ...gone } = there.state.forces;
    expect(passes(there, there.state.forces)).toBe(true);
    expect(passes(there, { ...there.state.forces, 'blue:lamia': { mercenary: 1 } })).toBe(true);
    expect(passes(there, gone)).toBe(false);
    expect(red).toEqual({ mercenary: 2 });
    expect(listed(there, 'leaveUnits')).toEqual([]);
    const { minorGenerals, ...rest } = there.state;
    const { 'red:lamia': _, ...minors } = minorGenerals;
    const alone: Told = { state: { ...rest, forces: gone, minorGenerals: minors }, events: [] };
    expect(listed(alone, 'leaveUnits').map(({ count }) => count)).toEqual([1, 2, 3, 4]);
  });

  it('R 8.3.8.1 a Broken Oath (card 55) is possible when passage is granted, not when it is refused', () => {
    const oath: Setting = {
      options: { players: 4, interrupts: 'everyone' },
      rest: {
        ...independentsAt({}),
        hands: { ...setting({}).hands, blue: [55] },
        deck: setting({}).deck.filter((card) => card !== 55),
      },
    };
    const granted = go(atLamia(oath), grant);
    expect(granted.state.stack.at(-1)).toMatchObject({
      kind: 'window',
      moment: 'passageGranted',
      space: 'lamia',
      subject: 'red',
      asked: 'blue',
    });
    const refused = go(atLamia(oath), { type: 'grantPassage', grant: false });
    expect(said(refused, 'passageRefused')).toHaveLength(1);
    expect(refused.state.stack.at(-1)).not.toMatchObject({ moment: 'passageGranted' });
  });
});
