/** R 15.6: who succeeds a king, and where he can come. */
import type { SuccessionFrame } from '../frame/index.js';
import { leaderNamed } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { isFriendly } from './05-control.js';
import { forceOfLeader } from './06-2-forces.js';
import { mayEnter } from './08-2-movement.js';
import { isOnMap } from './06-1-presence.js';

/** The heir of a king who is gone for good, as long as he has not come himself. */
export function heirOf(situation: Situation): LeaderInfo | undefined {
  const { gone, aside } = situation.ground.trays;
  for (const { king, heir } of situation.roster.heirs)
    if (situation.placeOfLeader(king) === gone && situation.placeOfLeader(heir.code) === aside) return heir;
  return undefined;
}

/**
 * R 15.6: where an heir can come: to any army or garrison with which he may stack, in the field or in a city, and into any province
 * that his side controls undisputed; not where he may not go (ruling C15.5). In the order of the map.
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
