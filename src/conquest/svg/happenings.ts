/** Recent events: arrows for marches, marks for combats and captures. */
import { between, distance } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { arrow, circle } from '../../svg/shapes.js';
import type { GameEvent } from '../event/index.js';
import type { PlaceId, SideId } from '../vocabulary.js';
import { burst } from './glyphs.js';
import type { Setting } from './setting.js';
import { called } from '../text/calling.js';

/** The route of a force. */
export interface Way {
  readonly side: SideId;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** An event of the base or of a variant; this module knows only its type and rule. */
type Told = GameEvent | { readonly type: null };
const told = (event: { readonly type: string }): Told => event as Told;

/** Marches and retreats. */
export function wayOf(event: { readonly type: string }): Way | undefined {
  const known = told(event);
  return known.type === 'marched' || known.type === 'forceRetreated' ? known : undefined;
}

function drawWay(setting: Setting, { side, from, to }: Way): Element | undefined {
  const { plan, livery, labels } = setting;
  const [start, end] = [plan.seats.get(from), plan.seats.get(to)];
  if (start === undefined || end === undefined) return undefined;
  const length = distance(start.at, end.at);
  if (length === 0) return undefined;
  const { fill, edge } = livery(side);
  const { captions, names } = labels;
  return group(
    { 'data-event': 'moved', role: 'img' },
    title(`${called(names.sides, side)}: ${captions.moved(labels.place(from), labels.place(to))}`),
    arrow(
      between(start.at, end.at, Math.min(0.3, (start.radius + 8) / length)),
      between(start.at, end.at, Math.max(0.6, 1 - (end.radius + 6) / length)),
      7,
      { fill, stroke: edge, 'stroke-width': 1.2, 'fill-opacity': 0.9, 'stroke-linejoin': 'round' },
    ),
  );
}

/** A place where something has happened. */
export interface Mark {
  readonly place: PlaceId;
  readonly what: 'fought' | 'taken';
}

/** Returns the mark of a combat or a capture. */
export function markOf(event: { readonly type: string }): Mark | undefined {
  const known = told(event);
  switch (known.type) {
    case 'minorCombatDecided':
    case 'battleEnded':
      return { place: known.province, what: 'fought' };
    case 'provinceTaken':
      return { place: known.province, what: 'taken' };
    case 'cityTaken':
      return { place: known.city, what: 'taken' };
    default:
      return undefined;
  }
}

function drawMark({ plan, palette, labels }: Setting, { place, what }: Mark): Element | undefined {
  const seat = plan.seats.get(place);
  if (seat === undefined) return undefined;
  const { at, radius } = seat;
  return group(
    { 'data-event': what, 'data-at': place, role: 'img' },
    title(labels.captions[what](labels.place(place))),
    circle(at, radius + 12, { fill: 'none', stroke: palette.alarm, 'stroke-width': what === 'fought' ? 3 : 1.6 }),
    what === 'fought'
      ? burst({ x: at.x - radius - 10, y: at.y - radius - 4 }, 10, palette.alarm, palette.halo)
      : undefined,
  );
}

/** Recent events, as they are drawn. */
export interface Happenings {
  readonly ways: readonly Way[];
  readonly marks: readonly Mark[];
}

/** Draws ways and marks, each place marked once for each. */
export function drawHappenings(setting: Setting, { ways, marks: all }: Happenings): Element {
  const marks = new Map(all.map((mark) => [`${mark.what} ${mark.place}`, mark] as const));
  return group(
    { 'data-layer': 'events' },
    ...ways.map((way) => drawWay(setting, way)).filter((drawn) => drawn !== undefined),
    ...[...marks.values()].map((mark) => drawMark(setting, mark)).filter((drawn) => drawn !== undefined),
  );
}
