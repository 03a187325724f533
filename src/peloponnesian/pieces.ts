/**
 * Things that a user can select: on the map a hex or a sea area, a land area, a unit or a leader; also a card or a
 * player.
 */
import type { Subject } from '../core/index.js';
import type { AreaId, CardId, HexId, PieceId, PlayerId, SeaId } from './vocabulary.js';

/** A hex, or a sea area. */
export type SpaceId = HexId | SeaId;

/** The subject of an action. Land areas are its provinces. */
export type PeloponnesianSubject = Subject<SpaceId, PieceId, CardId, AreaId, PlayerId>;
