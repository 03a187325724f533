/** R 12.10: stand-ins after a combat of any kind. */
import type { Party } from '../frame/index.js';
import { leadersNamed } from '../query/09-1-combat.js';
import { isOnMap } from '../query/06-1-presence.js';
import type { GameRun } from '../types.js';
import { offerStandIn } from './12-10-stand-in.js';

/**
 * Offers a stand-in to each side that has lost a leader in a combat that is over; the parties are as they were at its
 * beginning. An heir of a king comes first (ruling C15.4): the end of the combat pushes the succession (R 15.6) on top
 * of the frames pushed here.
 */
export function concludeCombat(run: GameRun, parties: readonly Pick<Party, 'side' | 'units' | 'leaders'>[]): void {
  const { state } = run;
  const bereaved = parties.filter(({ leaders }) =>
    leadersNamed(state, leaders).some(({ code }) => !isOnMap(state, state.placeOfLeader(code))),
  );
  for (const { side, units } of bereaved) offerStandIn(run, side, units);
}
