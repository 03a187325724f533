/** R 1.3, 7, 9.7, 10.2, 15, 16.2: units and leaders: each must exist, and its place and its state must be possible. */
import type { Finding } from '../../../core/index.js';
import type { LeaderState, UnitState } from '../../state.js';
import { campOf, playerOfHome } from '../../query/owners.js';
import type { UnitInfo } from '../../table/roster.js';
import { TRAYS, type Camp, type HexId, type LeaderId, type PlayerId } from '../../vocabulary.js';
import { hasCity } from './places.js';
import { isLand, isSea, liesOn, plays, type Setting, type Sketch, type StateCheck } from './sketch.js';

const isTray = (place: string): boolean => TRAYS.some((tray) => tray === place);

/** Returns the player of a unit: the holder of its home. */
export const ownerOf = (
  { regions = {}, sicily, cards }: Sketch,
  { components }: Setting,
  { home }: UnitInfo,
): PlayerId => playerOfHome({ regions, sicily, cards, components }, home);

/** Returns whether pieces can be in a place: a hex of land, a sea area, or a tray. */
const isPlace = (setting: Setting, place: string): boolean =>
  isTray(place) || isLand(setting, place) || isSea(setting, place);

/** Returns whether a hex has a city or a fort that pieces can be inside of. */
export const hasPlace = (sketch: Sketch, setting: Setting, hex: string): boolean =>
  hasCity(sketch, setting, hex) || sketch.forts?.[hex as HexId] !== undefined;

function* unitFault(
  keys: Finding['keys'],
  unit: UnitState,
  info: UnitInfo,
  sketch: Sketch,
  setting: Setting,
): Generator<Finding> {
  const { at, inside, foraging, raiding, under, off } = unit;
  const { roster } = setting;
  const isAshore = isLand(setting, at);
  const isAtSea = isSea(setting, at);
  if (!isPlace(setting, at)) yield { keys: [...keys, 'at'], message: `the map has no place ${at}` };
  if (at === 'buildPool') yield { keys, message: 'leave out units in their Build Pools' };
  if (at === 'leaderPool') yield { keys: [...keys, 'at'], message: 'units are never in a Leader Pool' };
  if (inside === true && !(isAshore && hasPlace(sketch, setting, at)))
    yield { keys: [...keys, 'inside'], message: `there is no city or fort in ${at}` };
  if (foraging === true && !isAshore) yield { keys: [...keys, 'foraging'], message: 'only units on land forage' };
  if (raiding === true && !isAshore) yield { keys: [...keys, 'raiding'], message: 'only units on land raid' };
  if (under !== undefined && !isAtSea)
    yield { keys: [...keys, 'under'], message: 'only a unit at sea is under a leader' };
  if (under !== undefined && !roster.leaderCodes.has(under))
    yield { keys: [...keys, 'under'], message: `there is no leader ${under}` };
  if (off !== undefined && (info.isLand || !isAshore))
    yield { keys: [...keys, 'off'], message: 'only a fleet ashore has landed from a sea area' };
  else if (off !== undefined && !liesOn(setting, at, off))
    yield { keys: [...keys, 'off'], message: `${at} does not border ${off}` };
}

export const unitFindings: StateCheck = function* (sketch, setting) {
  const { roster } = setting;
  for (const [id, unit] of Object.entries(sketch.units ?? {})) {
    const keys = ['units', id];
    const info = roster.units.find((each) => each.id === id);
    if (info === undefined) yield { keys, message: 'the scenario does not have this unit' };
    else yield* unitFault(keys, unit, info, sketch, setting);
  }
};

/** R 10.2: all units inside a place must be of one camp. */
export const shelterFindings: StateCheck = function* (sketch, setting) {
  if (sketch.regions === undefined) return;
  const camps = new Map<string, Camp>();
  for (const [id, { at, inside }] of Object.entries(sketch.units ?? {})) {
    const info = setting.roster.units.find((each) => each.id === id);
    if (inside !== true || info === undefined) continue;
    const camp = campOf(ownerOf(sketch, setting, info));
    if ((camps.get(at) ?? camp) !== camp) yield { keys: ['units', id, 'inside'], message: 'an enemy unit is inside' };
    camps.set(at, camp);
  }
};

function* leaderFault(
  keys: Finding['keys'],
  leader: LeaderState,
  sketch: Sketch,
  setting: Setting,
): Generator<Finding> {
  const { at, player, pool, inside } = leader;
  if (!isPlace(setting, at)) yield { keys: [...keys, 'at'], message: `the map has no place ${at}` };
  if (at === 'buildPool') yield { keys: [...keys, 'at'], message: 'leaders are never in a Build Pool' };
  if (at === 'leaderPool') yield { keys, message: 'leave out leaders in the Leader Pool' };
  if (!plays(setting, player))
    yield { keys: [...keys, 'player'], message: `${player} is not a player of this scenario` };
  if ((at === 'forcePool') !== (pool !== undefined))
    yield { keys: [...keys, 'pool'], message: 'a leader has a pool exactly when in a Force Pool' };
  const holder = pool === undefined || sketch.regions === undefined ? undefined : sketch.regions[pool];
  // The loss of a home region ends the game, and the leaders in its Force Pool stay there (R 21.1).
  if (sketch.ended === null && pool !== undefined && sketch.regions !== undefined && holder?.player !== player)
    yield { keys: [...keys, 'pool'], message: `${player} does not hold ${pool}` };
  if (inside === true && !(isLand(setting, at) && hasPlace(sketch, setting, at)))
    yield { keys: [...keys, 'inside'], message: `there is no city or fort in ${at}` };
}

/** Returns whether a card brings a leader over to the other camp, in a scenario with cards. */
const isTurncoat = ({ components, scenario }: Setting, leader: LeaderId): boolean =>
  scenario.deck !== null &&
  components.cards.kinds.some(({ effect }) => effect.does === 'switchLeader' && effect.leader === leader);

export const leaderFindings: StateCheck = function* (sketch, setting) {
  const { roster } = setting;
  for (const [id, leader] of Object.entries(sketch.leaders ?? {})) {
    const keys = ['leaders', id];
    const info = roster.leaders.find((each) => each.id === id);
    if (info === undefined) yield { keys, message: 'the scenario does not have this leader' };
    else {
      // R C: a card makes one leader change sides.
      if (info.fact.camp !== campOf(leader.player) && !isTurncoat(setting, id))
        yield { keys: [...keys, 'player'], message: `${id} serves the other camp` };
      yield* leaderFault(keys, leader, sketch, setting);
    }
  }
};
