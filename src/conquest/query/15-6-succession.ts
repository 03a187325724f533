/** R 15.6: who succeeds a king, and where the heir can be placed. */
import type { SuccessionFrame } from '../frame/index.js';
import { leaderNamed } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { isFriendly } from './05-control.js';
import { forceOfLeader } from './06-2-forces.js';
import { mayEnter } from './08-2-movement.js';
import { isOnMap } from './06-1-presence.js';

/** Returns the heir of a king that has left the game, if the heir has not been placed yet. */
export function heirOf(situation: Situation): LeaderInfo | undefined {
  const { gone, aside } = situation.ground.trays;
  for (const { king, heir } of situation.roster.heirs)
    if (situation.placeOfLeader(king) === gone && situation.placeOfLeader(heir.code) === aside) return heir;
  return undefined;
}

/**
 * Returns where an heir can be placed, in the order of the map: with any army or garrison with which it may stack, in
 * the field or in a city, and in any province that its side controls and nobody contests; not where the heir may not be
 * (R 15.6, ruling C15.5).
 */
export function placesForHeir(situation: Situation, { side, leader }: SuccessionFrame): readonly PlaceCode[] {
  const { ground, roster } = situation;
  const heir = leaderNamed(situation, leader);
  const force = forceOfLeader(situation, heir.code);
  const companies = roster.units
    .filter(
      ({ code }) =>
        isOnMap(situation, situation.placeOfUnit(code)) &&
        situation.sideOfUnit(code) === side &&
        situation.law.forceOf(situation, code) === force,
    )
    .map(({ code }) => situation.placeOfUnit(code));
  const provinces = ground.provinces.filter(({ code }) => isFriendly(situation, code, side)).map(({ code }) => code);
  return [...new Set([...companies, ...provinces])]
    .filter((place) => {
      const province = ground.provinceOfPlace[place];
      return province === undefined || mayEnter(situation, heir, side, province.code);
    })
    .sort((one, other) => one - other);
}
