/** What players, pieces and places are called. */
import { fleets } from '../../src/successors/data/fleets.js';
import { generals } from '../../src/successors/data/generals.js';
import { independents } from '../../src/successors/data/independents.js';
import { royals } from '../../src/successors/data/royals.js';
import {
  cards as defaultCards,
  query,
  type Belligerent,
  type CombatUnit,
  type Commander,
  type Faction,
  type FleetId,
  type GameState,
  type GeneralId,
  type HeldCard,
  type IndependentArmyId,
  type ProvinceId,
  type RoyalId,
  type SpaceId,
} from '../../src/successors/index.js';
import { capital, counted, listed } from '../grammar.js';

export const faction = (name: Faction | Belligerent): string =>
  name === 'independent' ? 'the Independents' : capital(name);

/** `Red attacks`, `the Independents attack`. */
export const does = (who: Faction | Belligerent, verb: string): string =>
  `${faction(who)} ${who === 'independent' ? verb : `${verb}s`}`;

export const spaceName = (state: GameState, space: SpaceId | 'box'): string =>
  space === 'box' ? 'the holding box' : (query.geometryOf(state).spaces.get(space)?.name ?? space);

/** `in Pella`, `inside Pella` for what is within the walls. */
export const whereabouts = (
  state: GameState,
  { space, inside }: { readonly space: SpaceId; readonly inside: boolean },
): string => `${inside ? 'inside' : 'in'} ${spaceName(state, space)}`;

export const provinceName = (state: GameState, province: ProvinceId): string =>
  query.geometryOf(state).provinces.get(province)?.name ?? province;

export const general = (id: GeneralId): string => generals[id].name;

export const commander = (who: Commander): string => (who === 'minor' ? 'a Minor General' : general(who));

export const royal = (id: RoyalId): string => royals[id].name;

export const ALEXANDERS_BODY = "Alexander's body";

/** `the Fleet of Karia`. */
export const fleet = (id: FleetId): string => `the ${fleets[id].name}`;

/** `the Greeks of Leosthenes`. */
export const independentArmy = (id: IndependentArmyId): string =>
  `the ${independents[id].people} of ${independents[id].name}`;

export const card = (state: GameState, id: HeldCard): string => {
  const fact = (state.options.cards ?? defaultCards).find((each) => each.id === id);
  return fact === undefined ? 'a card' : `"${fact.title}" (${fact.id})`;
};

const UNIT_NAMES: Readonly<Record<CombatUnit, readonly [one: string, many: string]>> = {
  mercenary: ['Mercenary', 'Mercenaries'],
  loyal: ['Macedonian', 'Macedonians'],
  royalArmy: ['Royal Army CU', 'Royal Army CUs'],
  silverShields: ['Silver Shields CU', 'Silver Shields CUs'],
  elephant: ['Elephant', 'Elephants'],
  cavalry: ['Elite Cavalry CU', 'Elite Cavalry CUs'],
};

/** `3 Mercenaries`. */
export const unitCount = (unit: CombatUnit, count: number): string => counted(count, ...UNIT_NAMES[unit]);

/** `a Macedonian`. */
export const oneUnit = (unit: CombatUnit): string =>
  `${unit === 'elephant' || unit === 'cavalry' ? 'an' : 'a'} ${UNIT_NAMES[unit][0]}`;

/** `3 Mercenaries`, `1 Elephant`: one text for each kind. */
export const troopList = (units: query.Units): readonly string[] =>
  query.kindsOf(units).map((unit) => unitCount(unit, query.numberOf(units, unit)));

/** `2 Mercenaries and 1 Elephant`. */
export const troops = (units: query.Units): string => listed(troopList(units), 'no CUs');
