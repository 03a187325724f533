/** Attacks to be fought, and the last events: arrows for moves, and marks for combat. */
import { between, distance } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { arrow, circle } from '../../svg/shapes.js';
import type { Seat } from '../../svg/slips.js';
import type { Attack } from '../frame/combat.js';
import type { GameEvent } from '../event/index.js';
import { findCity, playerOfUnit } from '../query/owners.js';
import { findLeader, findUnit } from '../query/pieces.js';
import type { PieceId, PlaceId, PlayerId } from '../vocabulary.js';
import { burst } from './glyphs.js';
import type { Setting } from './setting.js';

/** The radius of a mark around a place. */
const ROUND = 15;

/** The path of a move. */
interface Way {
  readonly piece: PieceId;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** A place where something has happened. */
interface Mark {
  readonly place: PlaceId;
  readonly what: 'fought' | 'taken';
}

function wayOf(event: GameEvent): Way | undefined {
  switch (event.type) {
    case 'stackMoved': {
      const piece = event.leaders[0] ?? event.units[0];
      return piece === undefined ? undefined : { piece, from: event.from, to: event.to };
    }
    case 'unitMoved':
      return { piece: event.unit, from: event.from, to: event.to };
    case 'leaderMoved':
      return { piece: event.leader, from: event.from, to: event.to };
    default:
      return undefined;
  }
}

function markOf({ situation }: Setting, event: GameEvent): Mark | undefined {
  switch (event.type) {
    case 'battleBegan':
    case 'battleWon':
      return { place: event.at, what: 'fought' };
    case 'placeSurrendered':
      return { place: event.hex, what: 'taken' };
    case 'cityTaken': {
      const city = findCity(situation, event.city);
      return city && { place: city.hex, what: 'taken' };
    }
    default:
      return undefined;
  }
}

/** Returns the player of a piece. */
function playerOf({ situation }: Setting, piece: PieceId): PlayerId | undefined {
  const unit = findUnit(situation, piece);
  if (unit !== undefined) return playerOfUnit(situation, unit.code);
  const leader = findLeader(situation, piece);
  return leader === undefined ? undefined : (situation.playerOfLeader(leader.code) ?? undefined);
}

function drawWay(setting: Setting, { piece, from, to }: Way): Element | undefined {
  const { plan, livery, labels } = setting;
  const [start, end, player] = [plan.seats.get(from), plan.seats.get(to), playerOf(setting, piece)];
  if (start === undefined || end === undefined || player === undefined) return undefined;
  const length = distance(start.at, end.at);
  if (length === 0) return undefined;
  const { fill, edge } = livery(player);
  return group(
    { 'data-event': 'moved', role: 'img' },
    title(`${labels.player(player)}: ${labels.captions.moved(labels.place(from), labels.place(to))}`),
    arrow(
      between(start.at, end.at, Math.min(0.25, 10 / length)),
      between(start.at, end.at, Math.max(0.6, 1 - 8 / length)),
      4.5,
      { fill, stroke: edge, 'stroke-width': 0.9, 'fill-opacity': 0.9, 'stroke-linejoin': 'round' },
    ),
  );
}

/** Returns a ring around a place, with a burst for combat. */
const ring = ({ palette }: Setting, { at }: Seat, isFight: boolean): readonly Element[] => [
  circle(at, ROUND, { fill: 'none', stroke: palette.alarm, 'stroke-width': isFight ? 2.4 : 1.4 }),
  ...(isFight ? [burst({ x: at.x - ROUND * 0.7, y: at.y - ROUND * 0.7 }, 7, palette.alarm, palette.halo)] : []),
];

function drawMark(setting: Setting, { place, what }: Mark): Element | undefined {
  const { plan, labels } = setting;
  const seat = plan.seats.get(place);
  if (seat === undefined) return undefined;
  return group(
    { 'data-event': what, 'data-at': place, role: 'img' },
    title(labels.captions[what](labels.place(place))),
    ...ring(setting, seat, what === 'fought'),
  );
}

/** Draws paths and marks, each once. */
export function drawHappenings(setting: Setting, events: readonly GameEvent[]): Element {
  const ways = events.flatMap((event) => wayOf(event) ?? []);
  const marks = new Map(
    events
      .flatMap((event) => markOf(setting, event) ?? [])
      .map((mark) => [`${mark.what} ${mark.place}`, mark] as const),
  );
  const once = new Map(ways.map((way) => [`${playerOf(setting, way.piece)} ${way.from} ${way.to}`, way] as const));
  return group(
    { 'data-layer': 'events', 'pointer-events': 'none' },
    ...[...once.values()].map((way) => drawWay(setting, way)),
    ...[...marks.values()].map((mark) => drawMark(setting, mark)),
  );
}

/** Returns the attacks still to be fought, and the present one. */
function attacksIn({ situation }: Setting): readonly Attack[] {
  return situation.stack.flatMap((frame): readonly Attack[] => {
    switch (frame.kind) {
      case 'movement':
        return frame.attacks;
      case 'battles':
        return frame.left;
      case 'encounter':
        return [frame.attack];
      default:
        return [];
    }
  });
}

/** Draws the places of attacks to be fought, each once (R 17.1). */
export function drawAttacks(setting: Setting): Element {
  const { plan, labels } = setting;
  const attacks = new Map(attacksIn(setting).map((attack) => [attack.at, attack] as const));
  return group(
    { 'data-layer': 'attacks', 'pointer-events': 'none' },
    ...[...attacks.values()].map(({ at, player }) => {
      const seat = plan.seats.get(at);
      if (seat === undefined) return undefined;
      return group(
        { 'data-attack': at, role: 'img' },
        title(`${labels.place(at)}: ${labels.captions.attackHere(labels.player(player))}`),
        ...ring(setting, seat, true),
      );
    }),
  );
}
