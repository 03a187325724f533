/** What somebody points at: on the map a hex or a sea area, a land area, a unit or a leader; besides a card or a player. */
import type { Subject } from '../core/index.js';
import type { AreaId, CardId, HexId, PieceId, PlayerId, SeaId } from './vocabulary.js';

/** A hex, or a sea area. */
export type SpaceId = HexId | SeaId;

/** What an action is about; land areas are its provinces. */
export type PeloponnesianSubject = Subject<SpaceId, PieceId, CardId, AreaId, PlayerId>;
