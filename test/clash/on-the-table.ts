/** What an action of Clash of the Generals is about must be there: sea zones and sides are, beside what is in every game of the family. */
import type { ConquestSubject, GameState } from '../../src/clash/index.js';
import { machine } from '../../src/clash/machine.js';
import { unknown as unknownToTheBase } from '../conquest/on-the-table.js';

/** What of a subject is not there. */
export function unknown(subject: ConquestSubject, state: GameState): readonly string[] {
  const situation = machine.situationOf(state);
  const { map, sides } = situation.components;
  const isThere = (rows: readonly { readonly id: string }[], name: string): boolean =>
    rows.some(({ id }) => id === name);
  return unknownToTheBase(
    {
      ...subject,
      spaces: subject.spaces.filter((space) => !isThere(map.seaZones, space)),
      players: subject.players.filter((side) => !isThere(sides, side)),
    },
    state,
    situation,
  );
}
