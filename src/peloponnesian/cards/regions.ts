/** R C: regions that change hands, or end their neutrality. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { loseRegion, settleLosses } from '../deeds/claims.js';
import { changeControl } from '../deeds/control.js';
import { changeLevels } from '../deeds/levels.js';
import { placeUnit } from '../deeds/placement.js';
import { endNeutralityOf, emitRegionJoined } from '../deeds/regions.js';
import { openTakeover } from '../deeds/takeover.js';
import { changeTreasury } from '../deeds/treasury.js';
import { supplyUnits } from '../deeds/upkeep.js';
import type { EffectFrame } from '../frame/cards.js';
import { leadersInRegion } from '../query/card-counts.js';
import { areEnemies, campOf, findCity, playerOfHome } from '../query/owners.js';
import { findUnit, unitsIn } from '../query/pieces.js';
import { firstOfEachKind, isActive, mayBePlacedIn, openCities, unitsInPool } from '../query/placement.js';
import { isInRiskZone } from '../query/risk.js';
import { baseTributeOf, spoilsOf } from '../query/tribute.js';
import { costAtHome, sumOfCosts, talentsFor } from '../query/upkeep.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import type { CardRules, EffectThat } from './rules.js';
import { bySingleRoll } from './single-roll.js';

/** Returns the region on which the card of a frame is played. */
function regionIn({ target }: EffectFrame): RegionId {
  if (target.region === undefined) throw new RangeError('the card is played on no region');
  return target.region;
}

/**
 * A region of Athens in the risk zone rebels if a leader of the player is there. It changes hands at once, and pays its
 * Base Tribute Value less the points of cities that Athens keeps (R C, ruling Q206).
 */
export const rebellion = bySingleRoll<EffectThat<'rebellion'>>(
  (situation, { card, player }) =>
    (card.regions ?? [])
      .filter((region) => {
        const holder = situation.regions[region]?.player;
        if (holder === undefined || campOf(holder) === campOf(player) || !isInRiskZone(situation, region)) return false;
        return leadersInRegion(situation, region, player).length > 0;
      })
      .map((region) => ({ region })),
  (run, frame, play) => {
    const region = regionIn(frame);
    changeControl(run, region, frame.player, 'R C');
    // Ruling Q17: applied to the level that the region has on its new side.
    changeLevels(run, region, { allegiance: play.effect.allegiance, militance: 0 }, 'rebellion', 'R C');
    changeTreasury(run, frame.player, spoilsOf(run.state, region), 'R C');
    openTakeover(run, [region]);
  },
);

/**
 * A region in the risk zone changes hands at once. Its Allegiance changes its sign, and its units return to their pool
 * (R C, rulings Q14, Q17).
 */
export const switchRegion: CardRules<EffectThat<'switchRegion'>> = {
  targets: (situation, { effect: { region } }) => (isInRiskZone(situation, region) ? [{ region }] : []),
  advance(run, frame, { effect: { region }, player }) {
    const holder = playerOfHome(run.state, region);
    if (frame.stage > 0) return run.finish();
    frame.stage = 1;
    // Ruling Q206: the player who draws the card gains the region from an enemy, otherwise an enemy does.
    if (areEnemies(holder, player)) changeControl(run, region, player, 'R C');
    else loseRegion(run, { region, loser: holder }, 'R C');
    settleLosses(run, [{ region, loser: holder }], 'R C');
  },
};

/** Returns the placements of units that the holder of a region can make at once and still pay for, in each city. */
function placementsIn(situation: Situation, region: RegionId, player: PlayerId, left: readonly string[]): Action[] {
  if (!isActive(situation, region)) return [];
  const spent = sumOfCosts(situation, unitsIn(situation, left));
  const isPayable = (cost: number): boolean => talentsFor(spent + cost) <= (situation.treasuries[player] ?? 0);
  return firstOfEachKind(unitsInPool(situation, region))
    .filter((unit) => isPayable(costAtHome(situation, unit)))
    .flatMap((unit) =>
      openCities(situation, region, player)
        .filter(({ city }) => mayBePlacedIn(situation, unit, city, player))
        .map(({ city }): Action => ({ type: 'place', player, unit: unit.id, city: city.id })),
    );
}

/** The stages of the card on Argos: it joins a side, pays, and then its units are placed. */
const [JOINED, PLACING] = [1, 2] as const;

function argiveActions(situation: Situation, frame: EffectFrame, region: RegionId): readonly Action[] {
  if (frame.stage < PLACING) return [];
  const player = playerOfHome(situation, region);
  return [...placementsIn(situation, region, player, frame.left), { type: 'endPlacement', player }];
}

/** Supplies the placed units, and ends the card. */
function supplyPlaced(run: GameRun, frame: Draft<EffectFrame>, region: RegionId): void {
  const units = unitsIn(run.state, frame.left);
  const player = playerOfHome(run.state, region);
  run.finish();
  supplyUnits(run, player, units, 'R C');
}

/**
 * A neutral region joins the player favoured by its Allegiance (rulings Q113, R22), pays its Base Tribute Value, and
 * may place units, which are supplied at once (ruling Q161). `left` are the placed units (R C, 24.3).
 */
export const endNeutrality: CardRules<EffectThat<'endNeutrality'>> = {
  targets: ({ regions }, { effect: { region } }) => (regions[region]?.neutral === true ? [{ region }] : []),
  actor: (situation, _, { effect: { region } }, list) =>
    list().length > 1 ? playerOfHome(situation, region) : undefined,
  actions: (situation, frame, { effect: { region } }) => argiveActions(situation, frame, region),
  apply(run, frame, { effect: { region } }, action) {
    if (action.type === 'endPlacement') return supplyPlaced(run, frame, region);
    if (action.type !== 'place') return;
    const unit = findUnit(run.state, action.unit);
    const city = findCity(run.state, action.city);
    if (unit === undefined || city === undefined) return;
    placeUnit(run, unit, city);
    frame.left.push(unit.id);
  },
  advance(run, frame, { effect: { region } }) {
    if (frame.stage === PLACING) return supplyPlaced(run, frame, region);
    if (frame.stage < JOINED) {
      frame.stage = JOINED;
      return endNeutralityOf(run, region);
    }
    frame.stage = PLACING;
    emitRegionJoined(run, region);
    changeTreasury(run, playerOfHome(run.state, region), baseTributeOf(run.state, region), 'R C');
  },
};
