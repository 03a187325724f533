// R 3.4: the sources of the values of fleets.
import type { FleetId, Source } from '../../vocabulary.js';
import type { FleetFact } from '../fleets.js';

type Figures = Readonly<Record<keyof Omit<FleetFact, 'id' | 'name'>, Source>>;

const proposed = { weak: 'reconstruction', upgraded: 'reconstruction' } as const satisfies Partial<Figures>;

export const fleets: Readonly<Record<FleetId, Figures>> = {
  makedonia: { belongsTo: 'public: play by forum (3rd ed.)', ...proposed },
  athenai: { belongsTo: 'R 3.4', ...proposed },
  karia: { belongsTo: 'public: session reports (1st ed.)', ...proposed },
  rhodos: { belongsTo: 'public: session report (1st ed.)', weak: 'inferred: the Largest Fleet in a session report (1st ed.)', upgraded: 'reconstruction' },
  phoinike: { belongsTo: 'public: session reports (1st ed.)', ...proposed },
  kypros: { belongsTo: 'reconstruction: it completes the eight of R 2', ...proposed },
  aigyptos: { belongsTo: 'reconstruction: it completes the eight of R 2', ...proposed },
  kilikia: { belongsTo: 'R 3.4', weak: 'R 6.6.3', upgraded: 'reconstruction' },
};
