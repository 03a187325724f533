// R 3.1, 4.26, 15.2, 16.1: the sources of the values of generals.
import type { GeneralId, Source } from '../../vocabulary.js';
import type { GeneralFact } from '../generals.js';

type Figures = Readonly<Record<keyof Omit<GeneralFact, 'id' | 'name'>, Source>>;

/** The source of most values, which are reconstructed: the rulebook prints no table of them. */
const proposed: Figures = {
  initiative: 'reconstruction',
  battle: 'reconstruction',
  prestige: 'reconstruction',
  legitimacy: 'R 15.2',
  seniority: 'R 4.26',
};

const summary: Source = 'public: rules summary in Spanish (4th ed.)';
const forum: Source = 'public: play by forum (3rd ed.)';
const reports: Source = 'public: session reports call him so';
const asAntipatros: Source = 'R 6.1.3 (as Antipatros)';

export const generals: Readonly<Record<GeneralId, Figures>> = {
  perdikkas: proposed,
  antipatros: { ...proposed, initiative: 'inferred: interception odds in a session report', battle: forum, prestige: forum },
  krateros: { ...proposed, initiative: 'inferred: he moves 2 on a 3 in R 8.3.2', prestige: summary },
  ptolemaios: { ...proposed, initiative: summary, battle: summary, prestige: summary },
  leonnatos: proposed,
  peithon: proposed,
  lysimachos: proposed,
  polyperchon: { ...proposed, initiative: asAntipatros, battle: asAntipatros, prestige: asAntipatros },
  antigonos: { ...proposed, initiative: 'inferred: he moves 3 on a 2 in R 8.3.1 and 4 on a 3 in R 8.3.2', battle: reports },
  seleukos: proposed,
  demetrios: proposed,
  eumenes: { ...proposed, prestige: 'R 16.1' },
  kassandros: proposed,
  peukestas: { ...proposed, seniority: 'aid' },
};
