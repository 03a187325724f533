/**
 * R 6.6.3 C: what a discarded card or, in the player aid, its Operation Points can buy: an upgraded fleet (R 3.4.1), a
 * General set aside at set-up, or what optional rules add (R 19.7, 19.11).
 */
import { CHANCE } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { GENERAL_DEALS, HIRED_UNITS } from '../data/generals.js';
import { upgradeFleet } from '../deeds/fleets.js';
import { placeGeneral } from '../deeds/generals.js';
import { placeMarker } from '../deeds/markers.js';
import { buildCart } from '../deeds/royals.js';
import { placeUnits } from '../deeds/units.js';
import type { HireFrame } from '../frame/index.js';
import { provinceController } from '../query/control.js';
import { availableFleets } from '../query/fleets.js';
import { hasEnemyUnitsAnywhere, hasGeneral, playersOf } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { unitsOf } from '../units.js';
import { GENERALS, type FleetId, type GeneralId, type PlayerId, type ProvinceId, type SpaceId } from '../vocabulary.js';
import { constructions, refuseConstruction } from './19-11-faster-cart.js';
import { refuseRetrieval, retrievals, retrieveFleet } from './19-7-dispersed-fleets.js';

const RULE = 'R 6.6.3.C';

/** The Operation Points of a card that can upgrade a fleet (R 3.4.1). */
const UPGRADE_POINTS = 4;

/**
 * Returns the fleets that a card with these Operation Points can upgrade: the player's own, not Dispersed and on their
 * weak side (R 3.4.1).
 */
const upgradable = (situation: Situation, player: PlayerId, points: number): readonly FleetId[] =>
  points < UPGRADE_POINTS
    ? []
    : availableFleets(situation, player).filter((fleet) => !situation.fleets[fleet].upgraded);

/**
 * Returns whether a player has lost a General for good. Antipatros does not count once he has become Polyperchon
 * (ruling lost-for-good).
 */
const hasLostForGood = (situation: Situation, player: PlayerId): boolean =>
  GENERALS.some((id) => {
    const { owner, status } = situation.generals[id];
    return (
      owner === player &&
      status === 'eliminated' &&
      !(id === 'antipatros' && situation.generals.polyperchon.owner === player)
    );
  });

/**
 * Returns whether a player may hire: after a loss (R 6.6.3 C), or while they have fewer Generals than they were dealt
 * (player aid).
 */
export function mayHire(situation: Situation, player: PlayerId): boolean {
  const { hireCondition, easierHiringFrom } = editionOf(situation);
  if (hireCondition === 'lostForGood') return hasLostForGood(situation, player);
  const { each } = GENERAL_DEALS[situation.options.players];
  const left = GENERALS.filter(
    (id) => situation.generals[id].owner === player && situation.generals[id].status !== 'eliminated',
  ).length;
  return left < each || (easierHiringFrom !== null && situation.turn >= easierHiringFrom && left === each);
}

/** Returns whether a space has no enemy CUs and no Independent Armies. */
const isClear = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  !hasEnemyUnitsAnywhere(situation, player, space);

/**
 * Returns the spaces of a province in which a hired General may appear. An enemy General keeps him out, as with
 * Reinforcements (R 6.4.2 a).
 */
const arrivalSpaces = (situation: Situation, player: PlayerId, province: ProvinceId): readonly SpaceId[] =>
  (situation.geometry.spacesOf.get(province) ?? []).filter(
    (space) =>
      isClear(situation, player, space) &&
      !playersOf(situation).some(
        (other) =>
          other !== player && (hasGeneral(situation, other, space) || hasGeneral(situation, other, space, true)),
      ),
  );

/**
 * Returns the provinces that may be drawn: those that no other player controls, with a space to appear in
 * (ruling drawing-a-province).
 */
export const drawableProvinces = (situation: Situation, player: PlayerId): readonly ProvinceId[] =>
  situation.geometry.board.provinces
    .map(({ id }) => id)
    .filter((id) => {
      const holder = provinceController(situation, id);
      return (
        (holder === undefined || holder === player || holder === 'independent') &&
        arrivalSpaces(situation, player, id).length > 0
      );
    });

/** Returns the Generals whom a player may hire with these Operation Points. */
function hireable(situation: Situation, player: PlayerId, points: number): readonly GeneralId[] {
  if (points < editionOf(situation).hirePoints || !mayHire(situation, player)) return [];
  return drawableProvinces(situation, player).length > 0
    ? GENERALS.filter((id) => situation.generals[id].status === 'reserve')
    : [];
}

const PURCHASES = [
  'upgradeFleet',
  'hireGeneral',
  'retrieveFleet',
  'buildCart',
] as const satisfies readonly Action['type'][];
/** An action that a card can buy. */
export type Purchase = Extract<Action, { type: (typeof PURCHASES)[number] }>;

/** Returns whether an action is one that a card can buy. */
export const isPurchase = (action: Action): action is Purchase => PURCHASES.some((type) => type === action.type);

/** Returns all that a player may buy with these Operation Points. */
export function purchases(situation: Situation, player: PlayerId, points: number): readonly Action[] {
  return [
    ...upgradable(situation, player, points).map((fleet): Action => ({ type: 'upgradeFleet', player, fleet })),
    ...hireable(situation, player, points).map((general): Action => ({ type: 'hireGeneral', player, general })),
    ...retrievals(situation, player),
    ...constructions(situation, player, points),
  ];
}

/**
 * After a discard in the Tyche Segment: asks what the card shall buy, if it can buy anything
 * (ruling bargains-of-a-discard).
 */
export function pushHire(run: GameRun, player: PlayerId, points: number): void {
  if (purchases(run.state, player, points).length === 0) return;
  run.push({ kind: 'hire', player, points, general: null, province: null, stage: 'general' });
}

/**
 * Hires a General with Operation Points (player aid; ruling bargains-of-a-discard), then draws the province where he
 * appears.
 */
export function pushHiring(run: GameRun, player: PlayerId, points: number, general: GeneralId): void {
  run.push({ kind: 'hire', player, points, general, province: null, stage: 'province' });
}

/** Carries out what takes effect at once: everything except hiring a General, whose province is drawn first. */
export function applyPurchase(run: GameRun, bargain: Exclude<Purchase, { type: 'hireGeneral' }>): void {
  const { player } = bargain;
  if (bargain.type === 'upgradeFleet') upgradeFleet(run, bargain.fleet, player, 'R 3.4.1');
  else if (bargain.type === 'retrieveFleet') retrieveFleet(run, player, bargain.fleet);
  else buildCart(run, player);
}

/** A hired General, the owner, and the province. */
interface Arrival {
  readonly player: PlayerId;
  readonly general: GeneralId;
  readonly province: ProvinceId;
}

/** Returns the General who is about to appear; `undefined` until his province is drawn. */
const arrivalOf = ({ player, general, province }: HireFrame): Arrival | undefined =>
  general === null || province === null ? undefined : { player, general, province };

/**
 * Places the General with his Mercenaries. The faction takes control of the province, except for spaces with enemy CUs.
 */
function arrive(run: GameRun, { player, general, province }: Arrival, space: SpaceId): void {
  placeGeneral(run, player, general, outside(space), RULE);
  placeUnits(run, player, outside(space), unitsOf('mercenary', HIRED_UNITS.mercenary), RULE);
  for (const id of run.state.geometry.spacesOf.get(province) ?? []) {
    if (isClear(run.state, player, id)) placeMarker(run, id, player, RULE);
  }
  run.emit({ type: 'generalHired', rule: RULE, player, general, province });
}

/** Returns why a player may not buy this with these Operation Points. */
export function refusePurchase(
  situation: Situation,
  player: PlayerId,
  points: number,
  bargain: Purchase,
): Refusal | undefined {
  if (bargain.type === 'upgradeFleet') return refuseUpgrade(situation, player, points, bargain.fleet);
  if (bargain.type === 'hireGeneral') return refuseHiring(situation, player, points, bargain.general);
  if (bargain.type === 'retrieveFleet') return refuseRetrieval(situation, player, bargain.fleet);
  return refuseConstruction(situation, player, points);
}

/** Returns why an action is refused: the purchase is not possible, or the hired General may not appear there. */
function refuse(situation: Situation, frame: HireFrame, action: Action): Refusal | undefined {
  const { player, points, stage } = frame;
  const arrival = arrivalOf(frame);
  if (arrival !== undefined) return refuseArrival(situation, arrival, action);
  if (action.type === 'deployGeneral') return refusal('wrongStep', RULE, { stage });
  return isPurchase(action) ? refusePurchase(situation, player, points, action) : undefined;
}

/**
 * Returns why a fleet is not upgraded: it is not the player's, Dispersed or on its strong side already (R 3.4.1), or
 * the card is too weak.
 */
function refuseUpgrade({ fleets }: Situation, player: PlayerId, points: number, fleet: FleetId): Refusal | undefined {
  const { owner, dispersed, upgraded } = fleets[fleet];
  if (owner !== player) return refusal('noSuchPiece', 'R 3.4.1', { player, fleet });
  if (dispersed) return refusal('fleetDispersed', 'R 3.4.1', { fleet });
  if (upgraded) return refusal('fleetUpgraded', 'R 3.4.1', { fleet });
  return points < UPGRADE_POINTS ? refusal('tooFewPoints', 'R 3.4.1', { points, needed: UPGRADE_POINTS }) : undefined;
}

/**
 * Returns why a General is not hired: he was not set aside, he is Demetrios, who has an owner
 * (ruling reserve-generals), the card is too weak, no General has been lost, or there is nowhere to appear.
 */
function refuseHiring(situation: Situation, player: PlayerId, points: number, general: GeneralId): Refusal | undefined {
  if (situation.generals[general].status !== 'reserve')
    return refusal('notForHire', general === 'demetrios' ? 'ruling reserve-generals' : RULE, { general });
  const needed = editionOf(situation).hirePoints;
  if (points < needed) return refusal('tooFewPoints', RULE, { points, needed });
  if (!mayHire(situation, player)) return refusal('mayNotHire', RULE, { player });
  return drawableProvinces(situation, player).length === 0
    ? refusal('notOffered', 'ruling drawing-a-province', { player })
    : undefined;
}

/**
 * Returns why a General may not appear in a space: he is not the one hired, the space is not in the province drawn, or
 * enemies are there (R 6.6.3 C, 6.4.2).
 */
function refuseArrival(
  situation: Situation,
  { player, general, province }: Arrival,
  action: Action,
): Refusal | undefined {
  if (action.type === 'pass') return refusal('mustDeploy', RULE, { general });
  if (isPurchase(action)) return refusal('wrongStep', RULE, { general });
  if (action.type !== 'deployGeneral') return undefined;
  const { space } = action;
  if (action.general !== general) return refusal('otherMatter', RULE, { general: action.general, waitingFor: general });
  if (arrivalSpaces(situation, player, province).includes(space)) return undefined;
  return situation.geometry.spacesOf.get(province)?.includes(space) === true
    ? refusal('enemiesThere', RULE, { space })
    : refusal('notOffered', RULE, { space, province });
}

export const hire: RulesOf<'hire'> = {
  rule: RULE,
  actor: (_, frame) => (frame.stage === 'province' ? CHANCE : frame.player),
  actions(situation, frame) {
    const { player, points } = frame;
    const arrival = arrivalOf(frame);
    if (arrival === undefined) return [...purchases(situation, player, points), { type: 'pass', player }];
    const { general, province } = arrival;
    return arrivalSpaces(situation, player, province).map((space): Action => ({
      type: 'deployGeneral',
      player,
      general,
      space,
    }));
  },
  chance: (situation, { player }) =>
    drawableProvinces(situation, player).map((province) => ({
      action: { type: 'drawProvince', player: CHANCE, province },
      weight: 1,
    })),
  refuse,
  apply(run, frame, action) {
    const { player, general } = frame;
    if (action.type === 'hireGeneral') {
      frame.general = action.general;
      frame.stage = 'province';
    } else if (action.type === 'drawProvince' && general !== null) {
      frame.province = action.province;
      frame.stage = 'space';
      run.emit({ type: 'provinceDrawn', rule: RULE, player, general, province: action.province });
    } else {
      const arrival = arrivalOf(frame);
      if (isPurchase(action)) applyPurchase(run, action);
      else if (action.type === 'deployGeneral' && arrival !== undefined) arrive(run, arrival, action.space);
      run.finish();
    }
  },
};
