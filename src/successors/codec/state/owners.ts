/** R 3: the owners of pieces: CUs without an owner, and pieces that the board gives to another player. */
import type { Finding } from '../../../core/index.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import { isMajorCity } from '../../query/geometry.js';
import { hasGeneral, minorGeneralsAt, unitsAt } from '../../query/presence.js';
import { ROYAL_TOMBS } from '../../data/tables.js';
import { isHeld, playerWithShipsAt } from '../../rules/consequences/touched.js';
import { placeKey } from '../../table/places.js';
import type { Situation } from '../../table/situation.js';
import { FLEETS, type PlayerId, type SpaceId } from '../../vocabulary.js';

/**
 * Finds what is wrong in a place: CUs with neither a general nor a marker of their player (R 3.3.1), or a Minor General
 * without CUs (R 3.1.2).
 */
function* placeFindings(situation: Situation, player: PlayerId, space: SpaceId, inside: boolean): Generator<Finding> {
  const place = placeKey(player, space, inside);
  if (unitsAt(situation, player, space, inside) === 0) {
    if (minorGeneralsAt(situation, player, space, inside) > 0)
      yield { keys: ['minorGenerals', place], message: `R 3.1.2: no CUs of ${player} are with the Minor General` };
  } else if (situation.controller(space) !== player && !hasGeneral(situation, player, space, inside)) {
    yield {
      keys: ['forces', place],
      message: `R 3.3.1: no general and no marker shows that these CUs are of ${player}`,
    };
  }
}

/**
 * Finds CUs without an owner and Minor Generals without CUs, except where pieces are still being resolved
 * (R 3.1.2, 3.3.1).
 */
function* ownershipFindings(situation: Situation): Generator<Finding> {
  for (const { id: space } of situation.geometry.board.spaces) {
    if (isHeld(situation, space) || playerWithShipsAt(situation, space) !== null) continue;
    for (const player of situation.players) {
      yield* placeFindings(situation, player, space, false);
      if (isMajorCity(situation, space)) yield* placeFindings(situation, player, space, true);
    }
  }
}

/**
 * Finds fleets that are not with the controllers of their provinces, or on the wrong side: without an owner or
 * Dispersed, they show the weak one (R 3.4).
 */
function* fleetFindings(situation: Situation): Generator<Finding> {
  for (const id of FLEETS) {
    const { owner, upgraded, dispersed } = situation.fleets[id];
    const rightful = rightfulFleetOwner(situation, id);
    if (owner !== rightful)
      yield { keys: ['fleets', id, 'owner'], message: `R 3.4 gives the fleet of ${id} to ${rightful ?? 'nobody'}` };
    else if (upgraded && (owner === null || dispersed))
      yield {
        keys: ['fleets', id, 'upgraded'],
        message: `R 3.4.1: the fleet of ${id} is on its weak side: it is ${owner === null ? 'nobody’s' : 'Dispersed'}`,
      };
  }
}

/** Finds a tomb at Pella that nobody has built, or a builder without the tomb there (R 15.4.3). */
function* burialFindings({ body, pellaBurial }: Situation): Generator<Finding> {
  const isThere = body.status === 'tomb' && body.space === ROYAL_TOMBS;
  if (isThere === (pellaBurial === null))
    yield {
      keys: ['pellaBurial'],
      message: isThere
        ? `R 15.4.3: somebody has built the tomb at ${ROYAL_TOMBS}`
        : `there is no tomb at ${ROYAL_TOMBS}`,
    };
}

/** Finds wrong owners of pieces in a state. */
export function* ownerFindings(situation: Situation): Generator<Finding> {
  // A game that is over may have ended in the middle of anything (R 7.1).
  if (situation.stack.length === 0) return;
  yield* ownershipFindings(situation);
  yield* fleetFindings(situation);
  yield* burialFindings(situation);
}
