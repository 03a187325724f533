/** The names of pieces and cards, by which users point at them on the table. */
import type { Subject } from '../core/index.js';
import type { CardSymbol, PlayerId, PointId, SpaceId } from './vocabulary.js';

/** A space of the board, or a point, because Alexander moves to points. */
export type PlaceId = SpaceId | PointId;

/** Alexander, the guard on a space, or the guards that a player has off the board. */
export type PieceId = 'alexander' | `guard:${SpaceId}` | `guards:${PlayerId}`;

/** A card of the viewer's hand, a face-up card, one of those played for a province, or the topmost of the supply. */
export type CardPlace = `hand:${CardSymbol}` | `faceUp:${CardSymbol}` | `played:${CardSymbol}` | 'supply';

/** What an action of Alexandros is about. A province is named by its first space in reading order. */
export type AlexandrosSubject = Subject<PlaceId, PieceId, CardPlace, SpaceId, PlayerId>;
