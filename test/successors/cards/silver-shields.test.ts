/** R 3.3.3.2: from where the Silver Shields come over. */
import { describe, expect, test } from 'vitest';
import { forces, type Setting } from '../language.js';
import { activate, go, listed, march } from '../rules/marching.js';
import { grant } from '../rules/on-the-march.js';
import { held, segment } from './moments.js';
import { drawn, named, play, scene, show, type Told } from './support.js';

const given = { rest: { ...held('blue', 56).rest, silverShieldsRaised: true }, control: { larisa: 'red' } } as const;
const steal = { type: 'targetCommander', commander: 'seleukos', space: 'larisa', inside: false } as const;

describe('R 3.3.3.2 card 56 Silver Shields, as all that their owner has in a space, bar nobody from it (rulings card-56, apart-at-rest)', () => {
  /** Seleukos passes through Larisa, where Red has the Silver Shields and perhaps others; he has 3 Mercenaries, or nobody. */
  const passing = (reds: Setting['forces'], blues: Setting['forces'] = { 'blue:lamia': { mercenary: 3 } }): Told => {
    const state = scene({
      ...given,
      segment: 'movement',
      active: 'blue',
      forces: { ...reds, ...blues },
      generals: { seleukos: 'blue:lamia' },
    });
    return go(activate({ state, events: [] }, 'seleukos', 'blue:lamia', { points: 6 }), march('larisa', true), grant);
  };
  const alone = { 'red:larisa': { silverShields: 2 } } as const;

  test('R 8.3.8.2 an Army that passes them wins them over in the Reaction Step, and marches on with them', () => {
    const asked = passing(alone);
    expect(listed(asked, 'playSurprise')).toEqual([show('blue', 56)]);
    const stolen = go(asked, show('blue', 56), steal);
    expect(forces(stolen, 'blue:larisa')).toEqual({ silverShields: 2, mercenary: 3 });
    expect(forces(stolen, 'red:larisa')).toEqual({});
    const gone = go(play(stolen, drawn('blue', 1)), march('pella'));
    expect(forces(gone, 'blue:pella')).toEqual({ silverShields: 2, mercenary: 3 });
    expect(forces(gone, 'blue:larisa')).toEqual({});
  });

  test('R 8.3.8.2 so it does when the Reaction Step is over', () => {
    const over = go(passing(alone), { type: 'pass' });
    expect(named(go(over, show('blue', 56)), 'commander')).toEqual(['seleukos']);
  });

  test('R 8.3.3 so does a General without CUs', () => {
    const stolen = go(passing(alone, {}), show('blue', 56), steal);
    expect(forces(stolen, 'blue:larisa')).toEqual({ silverShields: 2 });
  });

  test('R 8.3.8.2 others of their owner stay, and bar them', () => {
    const told = passing({ 'red:larisa': { silverShields: 2, loyal: 1 } });
    expect(listed(told, 'playSurprise')).toEqual([]);
  });

  test('R 8.3.8.2 so do others who stand about the General next to their space', () => {
    const besides = (reds: Setting['forces']): Told =>
      segment({
        ...given,
        forces: { 'red:pella': { silverShields: 2 }, ...reds },
        generals: { seleukos: 'blue:larisa' },
      });
    expect(listed(besides({}), 'playSurprise')).toEqual([show('blue', 56)]);
    expect(besides({ 'red:larisa': { loyal: 1 } }).state.stack).toEqual([]);
  });
});
