/** R 15: Legitimacy (R 4.15), which is computed from the board and never stored. */
import { derivedFrom } from '../../core/board/index.js';
import { editionOf } from '../data/editions.js';
import { generals as generalFacts } from '../data/generals.js';
import { royals as royalFacts } from '../data/royals.js';
import { LEGITIMACY, ROYAL_TOMBS } from '../data/tables.js';
import { factionOf, NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import {
  GENERALS,
  HEIRS,
  ROYAL_WOMEN,
  type Faction,
  type GeneralId,
  type HeirId,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';

/** The sources of Legitimacy (R 15.2), and what reduces it (card 15). */
export type LegitimacySource =
  | { readonly source: 'champion'; readonly legitimacy: number }
  | { readonly source: 'strategosOfEurope'; readonly legitimacy: number }
  | { readonly source: 'royal'; readonly royal: RoyalId; readonly legitimacy: number }
  | { readonly source: 'general'; readonly general: GeneralId; readonly legitimacy: number }
  | { readonly source: 'tomb'; readonly space: SpaceId; readonly legitimacy: number }
  | { readonly source: 'pellaBurial'; readonly legitimacy: number }
  | { readonly source: 'condemnation'; readonly general: GeneralId; readonly legitimacy: number };

const GENERALS_WITH_LEGITIMACY = GENERALS.filter((general) => generalFacts[general].legitimacy > 0);

/**
 * Returns the one Heir who counts for a player: the most valuable of those controlled (R 15.2, 18.2). Herakles is the
 * least valuable, so he counts for a player without another, whether he is an Heir himself or not (R 19.12).
 */
export function countedHeir(situation: Situation, player: PlayerId): HeirId | undefined {
  let best: HeirId | undefined;
  for (const heir of HEIRS) {
    const { status, controller } = situation.royals[heir];
    if (status !== 'active' || controller !== player) continue;
    if (best === undefined || royalFacts[heir].legitimacy > royalFacts[best].legitimacy) best = heir;
  }
  return best;
}

/**
 * Returns whether a general belongs to a faction: on the map, in the Dispersed Box, or about to arrive
 * (ruling dispersed-generals-count).
 */
const inFaction = (situation: Situation, general: GeneralId, player: PlayerId): boolean => {
  const { status, owner } = situation.generals[general];
  return owner === player && (status === 'map' || status === 'dispersed' || status === 'awaiting');
};

/** Returns the faction that controls the province of the Strategos of Europe (R 15.2). */
function strategosOf(situation: Situation): Faction | undefined {
  const { strategos } = situation.geometry.byProvince;
  return strategos === NONE ? undefined : factionOf(situation.provinceHolder(strategos));
}

/** Calls back with each source of a player's Legitimacy (R 15.2). */
function eachSource(situation: Situation, player: PlayerId, name: (source: LegitimacySource) => void): void {
  if (situation.champions.includes(player)) name({ source: 'champion', legitimacy: LEGITIMACY.champion });
  if (strategosOf(situation) === player) {
    name({ source: 'strategosOfEurope', legitimacy: LEGITIMACY.strategosOfEurope });
  }
  const heir = countedHeir(situation, player);
  if (heir !== undefined) name({ source: 'royal', royal: heir, legitimacy: royalFacts[heir].legitimacy });
  for (const woman of ROYAL_WOMEN) {
    const { status, controller } = situation.royals[woman];
    if (status === 'active' && controller === player)
      name({ source: 'royal', royal: woman, legitimacy: royalFacts[woman].legitimacy });
  }
  for (const general of GENERALS_WITH_LEGITIMACY) {
    if (inFaction(situation, general, player))
      name({ source: 'general', general, legitimacy: generalFacts[general].legitimacy });
  }
  visitTomb(situation, player, name);
  const { condemned } = situation;
  if (condemned !== null && inFaction(situation, condemned.general, player)) {
    name({ source: 'condemnation', general: condemned.general, legitimacy: -condemned.legitimacy });
  }
}

/**
 * Calls back with the tomb if it counts for a player. A tomb at Pella always counts for its builder (R 15.4.3). Any
 * tomb counts for the controller of the city (R 15.4.4); at Pella this depends on the edition (ruling tomb-at-pella).
 */
function visitTomb(situation: Situation, player: PlayerId, name: (source: LegitimacySource) => void): void {
  const { body, pellaBurial } = situation;
  if (pellaBurial === player) name({ source: 'pellaBurial', legitimacy: LEGITIMACY.tombAtPella });
  if (body.status !== 'tomb' || body.space === null || situation.controller(body.space) !== player) return;
  const brings = body.space === ROYAL_TOMBS ? editionOf(situation).tombAtPellaBrings : LEGITIMACY.tombElsewhere;
  if (brings > 0) name({ source: 'tomb', space: body.space, legitimacy: brings });
}

/**
 * Returns the sources of a player's Legitimacy.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   champions: ['red'], generals: { perdikkas: 'red:kelainai' }, forces: { 'red:kelainai': { royalArmy: 2 } },
 * }));
 * query.legitimacySources(state, 'red').map(({ source, legitimacy }) => `${source} ${legitimacy}`); // ['champion 3', 'general 1']
 */
export function legitimacySources(situation: Situation, player: PlayerId): readonly LegitimacySource[] {
  const sources: LegitimacySource[] = [];
  eachSource(situation, player, (source) => sources.push(source));
  return sources;
}

/**
 * Returns a player's Legitimacy, at least 0 (R 15.2).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   champions: ['red'], generals: { perdikkas: 'red:kelainai' }, forces: { 'red:kelainai': { royalArmy: 2 } },
 * }));
 * query.legitimacy(state, 'red'); // 4: 3 for the Champion, 1 for Perdikkas
 */
export function legitimacy(situation: Situation, player: PlayerId): number {
  const standings = standingsOf(situation);
  return (standings[seatOf(player)] ??= counted(situation, player));
}

function counted(situation: Situation, player: PlayerId): number {
  let total = 0;
  eachSource(situation, player, (source) => (total += source.legitimacy));
  return Math.max(0, total);
}

/** Legitimacy by seat, as far as it has been computed. It is needed after every other event, and seldom changes. */
const standingsOf = derivedFrom(
  (situation: Situation): readonly unknown[] => {
    const { champions, generals, royals, body, pellaBurial, condemned } = situation;
    return [
      generals,
      royals,
      body,
      champions,
      condemned,
      pellaBurial,
      strategosOf(situation),
      controllerOfBody(situation),
    ];
  },
  (): (number | undefined)[] => [],
);

/** Returns the faction whose marker stands where the body is. */
const controllerOfBody = (situation: Situation): Faction | undefined =>
  situation.body.space === null ? undefined : situation.controller(situation.body.space);
