/** R C: satraps send and recall units, and their cards end. */
import type { CityFact } from '../data/shape/map.js';
import { onBoardThat } from '../query/cards.js';
import {
  cardsOfSatrapy,
  generalOf,
  troopsOf,
  unitsBroughtBy,
  unitsToSend,
  type CardOfSatrap,
  type PersianAid,
} from '../query/persia.js';
import { isCourted } from '../query/satraps.js';
import { playerOfHome, regionOfCity } from '../query/owners.js';
import { hexNamed, unitsAt } from '../query/presence.js';
import { isOnMap } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { SATRAPIES, type CardId, type Satrapy, type UnitId } from '../vocabulary.js';
import { cardsIn, endCard, layCard, setCards } from './cards.js';
import { sendLeaderHome } from './leaders.js';
import { placeUnit } from './placement.js';
import { moveUnit } from './units.js';

/** Notes the units that a card on the board has brought. */
function noteBrought(run: GameRun, card: CardId, brought: readonly UnitId[]): void {
  const { active } = cardsIn(run);
  if (brought.length === 0) return;
  setCards(run, { active: active.map((each) => (each.card === card ? { ...each, brought } : each)) });
}

/** Places the nameless general of a satrap's troops, unless the general is on the map already (rulings R59, Q162). */
function sendGeneral(run: GameRun, satrapy: Satrapy, city: CityFact): void {
  const { state } = run;
  const general = generalOf(state, satrapy);
  if (general === undefined || isOnMap(state.places, state.placeOfLeader(general.code))) return;
  const player = playerOfHome(state, satrapy);
  state.setLeader(general.code, hexNamed(state, city.hex));
  state.setLeaderPlayer(general.code, player);
  state.setLeaderInside(general.code, true);
  run.emit({ type: 'generalCame', rule: 'R C', leader: general.id, player, city: city.id });
}

/**
 * Removes the general of a satrapy together with the last of its troops. The general serves the same player as the
 * troops (ruling Q202).
 */
function recallGeneral(run: GameRun, satrapy: Satrapy): void {
  const { state } = run;
  const general = generalOf(state, satrapy);
  if (general === undefined || !isOnMap(state.places, state.placeOfLeader(general.code))) return;
  if (troopsOf(state, satrapy).length === 0) return sendLeaderHome(run, general, 'ruling R59');
  const player = playerOfHome(state, satrapy);
  if (state.playerOfLeader(general.code) !== player) state.setLeaderPlayer(general.code, player);
}

/** Takes a satrap's offer: the card goes to the board, and its units come to a city. */
export function takeOffer(run: GameRun, card: CardOfOffer, city: CityFact | undefined): void {
  const { effect } = card;
  const replaced = effect.gift.gives === 'support' ? cardsOfSatrapy(run.state, effect.satrapy) : [];
  const units = unitsToSend(run.state, effect);
  layCard(run, { card: card.card.id, player: card.player });
  noteBrought(run, card.card.id, [...units.map(({ id }) => id), ...replaced.flatMap(({ brought }) => brought)]);
  for (const each of replaced) endCard(run, each.card.id);
  if (city === undefined) return;
  for (const unit of units) placeUnit(run, unit, city, 'R C');
  if (effect.gift.gives === 'troops') sendGeneral(run, effect.satrapy, city);
}

/** A satrap's offer as it is played. */
export type CardOfOffer = Pick<CardOfSatrap, 'card' | 'player'> & { readonly effect: PersianAid };

/** Moves the fleets of a satrapy that no longer helps out of the cities of Persia, which are closed again (R 1.2). */
function leavePersianCities(run: GameRun, satrapy: Satrapy): void {
  const { state } = run;
  if (isCourted(state, satrapy)) return;
  for (const city of state.ground.map.cities)
    if (regionOfCity(state, city) === null)
      for (const { code, home } of unitsAt(state, hexNamed(state, city.hex), { inside: true }))
        if (home === satrapy) state.setBit(code, INSIDE, false);
}

/** Ends a card of a satrapy: its troops go back, and its fleets stay without the satrap's pay. */
export function endAid(run: GameRun, card: CardOfSatrap): void {
  const { forcePool } = run.state.places.trays;
  const troops = unitsBroughtBy(run.state, card).filter(({ isLand }: UnitInfo) => isLand);
  endCard(run, card.card.id);
  for (const { code } of troops) moveUnit(run, code, forcePool, 'R C');
  recallGeneral(run, card.effect.satrapy);
  leavePersianCities(run, card.effect.satrapy);
}

/**
 * Ends a card that pays for fleets at its player's wish. The fleets stay, and the player pays for them (ruling Q167).
 */
export function dismissFleets(run: GameRun, id: CardId): void {
  const card = onBoardThat(run.state, 'persianAid').find((each) => each.card.id === id);
  if (card !== undefined) endAid(run, card);
}

/** Returns whether all units that a card has brought are lost. Support continues without units. */
const isSpent = (run: GameRun, card: CardOfSatrap): boolean =>
  card.effect.gift.gives !== 'support' && card.brought.length > 0 && unitsBroughtBy(run.state, card).length === 0;

/** Ends the cards whose units are all lost, and removes generals without troops. */
export function endSpentAid(run: GameRun): void {
  for (const card of onBoardThat(run.state, 'persianAid')) if (isSpent(run, card)) endAid(run, card);
  for (const satrapy of SATRAPIES) recallGeneral(run, satrapy);
}
