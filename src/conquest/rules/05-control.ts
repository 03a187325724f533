/** R 5: who holds a province follows from who is in it. */
import type { RuleRef } from '../../core/index.js';
import { takeProvince } from '../deeds/provinces.js';
import { provinceAt, sidesIn } from '../query/presence.js';
import { sideFact } from '../query/turn.js';
import type { PlaceCode } from '../table/ground.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import type { Loyalty } from '../vocabulary.js';
import type { Consequence } from './hearing.js';

/** R 5.2-5.5: whose a province is with these sides in it; with nobody in it, whose it was (ruling C5.1). */
export const controlLaw: Pick<Law<Situation>, 'holderWith'> = {
  holderWith(situation, province, present) {
    const { loyalty, holder } = provinceAt(situation, province).fact;
    const [alone, another] = present;
    const isAlone = alone !== undefined && another === undefined;
    switch (loyalty) {
      case 'steadfast':
        return holder;
      case 'home':
        return isAlone ? alone : holder;
      case 'open':
        return isAlone ? alone : undefined;
      case 'independent':
        return isAlone ? (sideFact(situation, alone).conquers ? alone : null) : undefined;
    }
  },
};

/** The clause by which a province of each loyalty changes hands. */
const TAKEN_BY: Readonly<Record<Loyalty, RuleRef>> = {
  steadfast: 'R 5.3',
  home: 'R 5.3',
  open: 'R 5.4',
  independent: 'R 5.2',
};

/** Puts provinces in order, the first of the map last: most often there are one or two. */
function turnRound(codes: PlaceCode[]): void {
  for (let index = 1; index < codes.length; index++) {
    const code = codes[index] as PlaceCode;
    let at = index;
    for (; at > 0 && (codes[at - 1] as PlaceCode) < code; at--) codes[at] = codes[at - 1] as PlaceCode;
    codes[at] = code;
  }
}

/** Looks who holds the provinces in which something has changed. */
export const settleControl: Consequence<ConquestTypes> = {
  after: null,
  hear(run) {
    const { state } = run;
    const { stirred } = state;
    turnRound(stirred);
    for (let code = stirred.pop(); code !== undefined; code = stirred.pop()) {
      const province = provinceAt(state, code);
      const holder = state.law.holderWith(state, code, sidesIn(state, province));
      if (holder !== undefined) takeProvince(run, code, holder, TAKEN_BY[province.fact.loyalty]);
    }
  },
};
