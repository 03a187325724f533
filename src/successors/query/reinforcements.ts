/** R 6.4.1, 19.9.2: the CUs that a player receives in the Reinforcement Phase. */
import { cards as defaultCards } from '../data/cards.js';
import { CAVALRY_PROVINCES, TREASURE_CITIES } from '../data/cavalry.js';
import { STRATEGOS_PROVINCE } from '../data/tables.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { CombatUnit, PlayerId, ProvinceId } from '../vocabulary.js';
import { provinceController } from './control.js';
import { legitimacy } from './legitimacy.js';
import { bySeniority, highest } from './tie-breaks.js';
import { allVictoryPoints } from './victory-points.js';

/** The CUs that a player receives in the phase in addition to those of the Dispersed Box (R 6.4.1), and why. */
export interface Reinforcement {
  readonly unit: CombatUnit;
  readonly count: number;
  readonly reason:
    | 'everybody'
    | 'makedonia'
    | 'mostLegitimacy'
    | 'mostVictoryPoints'
    | 'popularSupport'
    | keyof typeof CAVALRY_PROVINCES
    | 'treasureCities';
}

/** What a player chooses as allotment: two Mercenaries, or one Elite Cavalry CU instead (R 6.4.1, 19.9.2). */
export type Allotment = 'mercenary' | 'cavalry';
const ALLOTMENTS: Readonly<Record<Allotment, Reinforcement>> = {
  mercenary: { unit: 'mercenary', count: 2, reason: 'everybody' },
  cavalry: { unit: 'cavalry', count: 1, reason: 'everybody' },
};

/**
 * Returns what a player receives by R 6.4.1, reason by reason: two Mercenaries for everybody; a Loyal Macedonian for
 * Makedonia, and one for the most Legitimacy; two Mercenaries for the most Victory Points, or one to each of those
 * tied; one for card 26. With R 19.9.2 the first two may be Elite Cavalry instead, and lands and treasure cities give
 * more of these.
 */
export function reinforcementsDue(
  situation: Situation,
  player: PlayerId,
  allotment: Allotment = 'mercenary',
): readonly Reinforcement[] {
  const due: Reinforcement[] = [ALLOTMENTS[allotment]];
  if (provinceController(situation, STRATEGOS_PROVINCE) === player)
    due.push({ unit: 'loyal', count: 1, reason: 'makedonia' });
  if (mostLegitimate(situation) === player) due.push({ unit: 'loyal', count: 1, reason: 'mostLegitimacy' });
  const points = allVictoryPoints(situation, situation.turnOrder);
  const leaders = highest(situation.turnOrder, (other) => points.get(other) ?? 0);
  if (leaders.includes(player))
    due.push({ unit: 'mercenary', count: leaders.length > 1 ? 1 : 2, reason: 'mostVictoryPoints' });
  if (hasPopularSupport(situation, player)) due.push({ unit: 'mercenary', count: 1, reason: 'popularSupport' });
  if (plays(situation, 'cavalry')) {
    for (const reason of cavalryReasonsOf(situation, player)) due.push({ unit: 'cavalry', count: 1, reason });
  }
  return due;
}

/**
 * Returns the player with the most Legitimacy. Prestige Points do not count here; ties go by Seniority, then by Turn
 * Order (R 6.4.1; ruling seniority-off-the-map).
 */
const mostLegitimate = (situation: Situation): PlayerId | undefined =>
  bySeniority(
    situation,
    highest(situation.turnOrder, (player) => legitimacy(situation, player)),
  );

/** Returns whether a player has the marker of card 26 and still controls the province of the card. */
function hasPopularSupport(situation: Situation, player: PlayerId): boolean {
  if (situation.popularSupport !== player) return false;
  for (const { effect } of situation.options.cards ?? defaultCards) {
    if (effect.kind === 'popularSupport') return provinceController(situation, effect.province) === player;
  }
  return false;
}

const LANDS = /* @__PURE__ */ Object.keys(CAVALRY_PROVINCES) as (keyof typeof CAVALRY_PROVINCES)[];

/**
 * Returns the reasons for which a player receives an Elite Cavalry CU each: lands that are all theirs, and the most
 * treasure cities (R 19.9.2).
 */
function cavalryReasonsOf(situation: Situation, player: PlayerId): readonly Reinforcement['reason'][] {
  const controls = (province: ProvinceId): boolean => provinceController(situation, province) === player;
  const reasons: Reinforcement['reason'][] = LANDS.filter((lands) => CAVALRY_PROVINCES[lands].every(controls));
  if (holderOfMostTreasureCities(situation) === player) reasons.push('treasureCities');
  return reasons;
}

/**
 * Returns the player who alone controls the most treasure cities that no card has looted (R 19.9.2;
 * ruling treasure-cities).
 */
function holderOfMostTreasureCities(situation: Situation): PlayerId | undefined {
  const cities = TREASURE_CITIES.filter((city) => !situation.looted.includes(city));
  const counts = (player: PlayerId): number => cities.filter((city) => situation.controller(city) === player).length;
  const [first, ...tied] = highest(situation.turnOrder, counts);
  return tied.length === 0 ? first : undefined;
}
