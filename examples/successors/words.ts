/** Names and numbers in words. */
import { cards as defaultCards } from '../../src/successors/data/cards.js';
import { generals } from '../../src/successors/data/generals.js';
import type { Belligerent } from '../../src/successors/frame/index.js';
import { geometryOf } from '../../src/successors/questions.js';
import type { Commander, GameState, HeldCard, Units } from '../../src/successors/state.js';
import { COMBAT_UNITS, type CombatUnit, type Faction, type SpaceId } from '../../src/successors/vocabulary.js';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const faction = (name: Faction | Belligerent | null): string =>
  name === null ? 'nobody' : name === 'independent' ? 'the Independents' : capital(name);

/** `attacks` of a player, `attack` of the Independents. */
export const does = (who: Faction | Belligerent, verb: string): string =>
  `${faction(who)} ${who === 'independent' ? verb : `${verb}s`}`;

export const spaceName = (state: GameState, space: SpaceId | 'box' | null): string =>
  space === 'box' ? 'the holding box' : (geometryOf(state).spaces.get(space ?? '')?.name ?? 'nowhere');

export const provinceName = (state: GameState, province: string): string =>
  geometryOf(state).provinces.get(province)?.name ?? province;

export const commander = (who: Commander): string => (who === 'minor' ? 'a Minor General' : generals[who].name);

export const card = (state: GameState, id: HeldCard): string => {
  const fact = (state.options.cards ?? defaultCards).find((each) => each.id === id);
  return fact === undefined ? 'a card' : `"${fact.title}" (${fact.id})`;
};

const UNIT_NAMES: Readonly<Record<CombatUnit, readonly [string, string]>> = {
  mercenary: ['Mercenary', 'Mercenaries'],
  loyal: ['Macedonian', 'Macedonians'],
  royalArmy: ['Royal Army CU', 'Royal Army CUs'],
  silverShields: ['Silver Shields CU', 'Silver Shields CUs'],
  elephant: ['Elephant', 'Elephants'],
};

/** `3 Mercenaries, 1 Elephant` */
export const troops = (units: Units): string =>
  listed(
    COMBAT_UNITS.filter((unit) => units[unit] > 0).map(
      (unit) => `${units[unit]} ${UNIT_NAMES[unit][units[unit] === 1 ? 0 : 1]}`,
    ),
  ) || 'no CUs';

/** `a, b and c` */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
