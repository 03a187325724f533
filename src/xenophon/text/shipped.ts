/** What a game is shipped with. */
import type { Components } from '../../conquest/data/shape.js';
import type { Agreed } from '../../conquest/text/named.js';
import { xenophonLaw } from '../rules/law.js';

/** One that may be extended has more counters (R X10.3). */
export const shipped = ({ optionalRules = [] }: Agreed['options']): Components =>
  xenophonLaw.componentsFor({ players: 2, optionalRules });
