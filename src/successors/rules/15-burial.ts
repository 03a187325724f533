/** R 15.4: Alexander's body, which lies on the Funeral Cart (R 4.11), and its burial. */
import { editionOf } from '../data/editions.js';
import { ROYAL_TOMBS } from '../data/tables.js';
import { buryBody } from '../deeds/royals.js';
import { isMajorCity } from '../query/geometry.js';
import { hasEnemyUnits, isArmy } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** The first Game Turn on which the body may be moved and buried (R 6.1.2, 15.4.1). */
const FIRST_BURIAL_TURN = 2;

/**
 * Returns whether the body may be buried in this Segment: in every Segment and in the End Phase; in the player aid, in
 * the Forage Segment and the End Phase (R 15.4.2).
 */
export const isBurialTime = (situation: Situation): boolean =>
  !editionOf(situation).buriesInForageOnly || situation.segment === null || situation.segment.segment === 'forage';

/**
 * Returns whether a player may bury the body now: they control the cart, one of their Armies stands with it at a Major
 * City, whoever controls that, and no battle is still to be fought there (R 15.4.2; ruling burial-escort).
 */
export function mayBury(situation: Situation, player: PlayerId): boolean {
  const { body, turn } = situation;
  return (
    turn >= FIRST_BURIAL_TURN &&
    body.status === 'cart' &&
    body.controller === player &&
    body.space !== null &&
    isMajorCity(situation, body.space) &&
    isArmy(situation, player, body.space, body.inside) &&
    isBurialTime(situation) &&
    (body.inside || !hasEnemyUnits(situation, player, body.space))
  );
}

/** Buries the body. The cart becomes the tomb for the rest of the game (R 15.4.3, 15.4.4). */
export const bury = (run: GameRun, player: PlayerId, space: SpaceId): void =>
  buryBody(run, player, space, space === ROYAL_TOMBS);
