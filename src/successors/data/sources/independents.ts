// R 5.8, 14: the sources of the values of Independent Armies.
import type { IndependentArmyId, Source } from '../../vocabulary.js';
import type { IndependentArmyFact } from '../independents.js';

type Figures = Readonly<Record<keyof Omit<IndependentArmyFact, 'id' | 'name' | 'people' | 'returnsToBox'>, Source>>;

const shared = { strength: 'reconstruction', battle: 'reconstruction', start: 'R 5.8', limits: 'R 14.3' } as const satisfies Partial<Figures>;

export const independents: Readonly<Record<IndependentArmyId, Figures>> = {
  leosthenes: { ...shared, entry: 'R 5.8' },
  ariarathes: { ...shared, entry: 'R 5.8' },
  filon: { ...shared, entry: 'reconstruction: the eastern end of his route in R 6.7' },
  seuthes: { ...shared, entry: 'reconstruction' },
  glaukias: { ...shared, entry: 'reconstruction' },
};
