// R 5.3, 15.2, 19.12: the sources of the values of the royal family.
import type { RoyalId, Source } from '../../vocabulary.js';
import type { RoyalFact } from '../royals.js';

type Figures = Readonly<Record<keyof Omit<RoyalFact, 'id' | 'name' | 'kind' | 'active'>, Source>>;

export const royals: Readonly<Record<RoyalId, Figures>> = {
  philippos: { legitimacy: 'inferred: totals in session reports (1st and 3rd ed.)', start: 'R 5.3' },
  herakles: { legitimacy: 'R 19.12', start: 'R 5.3' },
  alexandros: { legitimacy: 'public: review (1st ed.), and totals in session reports', start: 'R 5.3' },
  olympias: { legitimacy: 'inferred: one total in a session report (1st ed.)', start: 'R 5.3' },
  kleopatra: { legitimacy: 'inferred: one total in a session report (1st ed.)', start: 'R 5.3' },
  thessalonike: { legitimacy: 'public: review (1st ed.)', start: 'R 5.3' },
};
