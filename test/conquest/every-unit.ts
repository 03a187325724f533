/** All units of a game with where they are: those of the dead pile too, whom states do not name. */
import type { UnitState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { UnitId } from '../../src/conquest/vocabulary.js';

export const unitsOf = (situation: Situation): Readonly<Record<UnitId, UnitState>> =>
  Object.fromEntries(
    situation.roster.units.map(({ id, code }): [UnitId, UnitState] => {
      const band = situation.bandOf(code);
      const row = {
        at: situation.ground.places[situation.placeOfUnit(code)] ?? 'nowhere',
        steps: situation.stepsOf(code),
        side: situation.sideOfUnit(code),
      };
      return [id, band === 0 ? row : { ...row, band }];
    }),
  );

/** Of such rows those that a state names. */
export const namedOf = (rows: Readonly<Record<UnitId, UnitState>>): Readonly<Record<UnitId, UnitState>> =>
  Object.fromEntries(Object.entries(rows).filter(([, { at }]) => at !== 'pool'));
