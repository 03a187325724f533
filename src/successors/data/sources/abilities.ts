// R 19.2: the sources of the special abilities.
import type { GeneralId, Source } from '../../vocabulary.js';

/** The source for each general with an ability in `reconstructedAbilities`. */
export const abilities: Readonly<Record<Exclude<GeneralId, 'krateros'>, Source>> = {
  perdikkas: 'reconstruction',
  antipatros: 'reconstruction',
  ptolemaios: 'public: rules summary in Spanish (4th ed.)',
  leonnatos: 'reconstruction',
  peithon: 'reconstruction',
  lysimachos: 'reconstruction',
  polyperchon: 'reconstruction',
  antigonos: 'reconstruction',
  seleukos: 'reconstruction',
  demetrios: 'reconstruction',
  eumenes: 'reconstruction',
  kassandros: 'reconstruction',
  peukestas: 'reconstruction',
};
