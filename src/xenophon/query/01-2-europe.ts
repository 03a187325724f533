/** R X1.2: Europe, where pieces that have come home leave the game. */
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import type { Ground, PlaceCode, Province } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../../conquest/table/situation.js';

export const isEurope = (situation: Situation, province: PlaceCode): boolean =>
  provinceAt(situation, province).fact.haven === true;

/** Returns the provinces of Europe. */
export const europeIn = derived(({ provinces }: Ground): readonly Province[] =>
  provinces.filter(({ fact }) => fact.haven === true),
);
