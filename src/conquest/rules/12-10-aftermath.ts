/** R 12.10, 15.6: what follows when a combat of any kind is over. */
import type { Party } from '../frame/index.js';
import { leadersNamed } from '../query/combat.js';
import { isOnMap } from '../query/presence.js';
import type { GameRun } from '../types.js';
import { offerStandIn } from './12-10-stand-in.js';
import { openSuccession } from './15-6-succession.js';

/**
 * Those who have fought are named as they came to the combat. First comes a king's heir; then each side that has lost a leader is offered
 * its stand-in (ruling C15.4).
 */
export function concludeCombat(run: GameRun, parties: readonly Pick<Party, 'side' | 'units' | 'leaders'>[]): void {
  const { state } = run;
  const bereaved = parties.filter(({ leaders }) =>
    leadersNamed(state, leaders).some(({ code }) => !isOnMap(state, state.placeOfLeader(code))),
  );
  for (const { side, units } of bereaved) offerStandIn(run, side, units);
  openSuccession(run);
}
