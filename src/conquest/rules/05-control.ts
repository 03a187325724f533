/** R 5: which side holds a province follows from the units in it. */
import type { RuleRef } from '../../core/index.js';
import { takeProvince } from '../deeds/provinces.js';
import { aloneIn, provinceAt } from '../query/06-1-presence.js';
import { sideFact } from '../query/04-1-turn.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { Loyalty } from '../vocabulary.js';

/** R 5.2-5.5: a side alone in a province holds it; without units in it, its holder does not change (ruling C5.1). */
export const controlLaw: Pick<Law<Situation>, 'holderWith'> = {
  holderWith(situation, province, alone) {
    const { loyalty, holder } = provinceAt(situation, province).fact;
    switch (loyalty) {
      case 'steadfast':
        return holder;
      case 'home':
        return alone ?? holder;
      case 'open':
        return alone;
      case 'independent':
        return alone === undefined || sideFact(situation, alone).conquers ? alone : null;
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

/** The events after which a place may have the first unit of a side, or have lost its last. */
export const PRESENCE_EVENTS = [
  'unitMoved',
  'unitRaised',
  'unitChangedSides',
  'unitEliminated',
  'unitWithdrawn',
] as const;

/** Settles who holds the provinces in which presence has changed, in the order of the map. */
export function settleControl(run: GameRun): void {
  const { state } = run;
  const provinces = state.unsettledProvinces.splice(0).sort((one, other) => one - other);
  for (const code of provinces) {
    const province = provinceAt(state, code);
    const holder = state.law.holderWith(state, code, aloneIn(state, province));
    if (holder !== undefined) takeProvince(run, code, holder, TAKEN_BY[province.fact.loyalty]);
  }
}
