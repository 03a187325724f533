/** What an action of Xenophon is about must be there: sea zones are, beside what is in every game of the family. */
import type { ConquestSubject, GameState } from '../../src/xenophon/index.js';
import { machine } from '../../src/xenophon/machine.js';
import { unknown as unknownToTheBase } from '../conquest/on-the-table.js';

/** What of a subject is not there. */
export function unknown(subject: ConquestSubject, state: GameState): readonly string[] {
  const situation = machine.situationOf(state);
  const { seaZones } = situation.components.map;
  const spaces = subject.spaces.filter((space) => !seaZones.some(({ id }) => id === space));
  return unknownToTheBase({ ...subject, spaces }, state, situation);
}
