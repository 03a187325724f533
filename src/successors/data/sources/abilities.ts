// R 19.2: where the special abilities come from.
import type { GeneralId, Source } from '../../vocabulary.js';

/** Of each general who has any in `reconstructedAbilities`. */
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
