/** R 12.10: stand-ins after a combat of any kind. */
import type { Party } from '../frame/index.js';
import { leadersNamed } from '../query/09-1-combat.js';
import { isOnMap } from '../query/06-1-presence.js';
import type { GameRun } from '../types.js';
import { offerStandIn } from './12-10-stand-in.js';

/**
 * Offers a stand-in to each side that has lost a leader in a combat that is over. The parties are named as they came to it. A king's heir
 * comes first (ruling C15.4): the end of the combat brings him (R 15.6), and his frame lies upon those pushed here.
 */
export function concludeCombat(run: GameRun, parties: readonly Pick<Party, 'side' | 'units' | 'leaders'>[]): void {
  const { state } = run;
  const bereaved = parties.filter(({ leaders }) =>
    leadersNamed(state, leaders).some(({ code }) => !isOnMap(state, state.placeOfLeader(code))),
  );
  for (const { side, units } of bereaved) offerStandIn(run, side, units);
}
