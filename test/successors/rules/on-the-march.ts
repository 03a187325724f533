/** Kassandros, yellow's, on the march: for the tests of what Armies do on their way. */
import { type Setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, go, march } from './marching.js';

export const grant = { type: 'grantPassage', grant: true } as const;
export const pass = { type: 'pass' } as const;
export const goIn = { type: 'endActivation', inside: true } as const;
export const leaving = (count: number, inside = false) =>
  ({ type: 'leaveUnits', unit: 'mercenary', count, inside }) as const;

/** He is activated at a place, with 4 Mercenaries outside there unless it is said otherwise. */
export const kassandros = (place: string, points: number, given: Setting = {}): Told => {
  const state = field({
    active: 'yellow',
    ...given,
    forces: { [`yellow:${place}`]: { mercenary: 4 }, ...given.forces },
    generals: { kassandros: `yellow:${place}`, ...given.generals },
  });
  return activate({ state, events: [] }, 'kassandros', `yellow:${place}`, { points });
};

/** He comes from Larisa, and asks red to let him through Lamia. */
export const atLamia = (given: Setting = {}, points = 4): Told =>
  go(
    kassandros('larisa', points, {
      ...given,
      forces: { 'red:lamia': { mercenary: 2 }, ...given.forces },
      minors: ['red:lamia', ...(given.minors ?? [])],
    }),
    march('lamia', true),
  );
