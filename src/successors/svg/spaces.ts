/** Spaces: their figures and names, the markers on them, and their condition. */
import { pieceId } from '../pieces.js';
import { boxAround } from '../../svg/box.js';
import { element, group, title, type Attributes, type Element, type Written } from '../../svg/element.js';
import { LINE } from '../../svg/measure.js';
import { circle, corners, emblemShape, haloed, pathThrough, polygon, rectangle, words } from '../../svg/shapes.js';
import { siegePointsNeeded } from '../questions.js';
import { PLAYERS, type Faction, type SpaceId } from '../vocabulary.js';
import { NAME_SIZE, nameLines } from './extents.js';
import { signShape } from './glyphs.js';
import type { DrawnSpace } from './ground/plan.js';
import { once } from './once.js';
import { spaceName, type Setting } from './setting.js';

/**
 * Draws the figure of a space: a square wall for a Major City, a disc for a Minor City, a hill for a Stronghold, a
 * small post for a Transit Point.
 */
function figureOf({ fact: { kind }, at, radius }: DrawnSpace, more: number, attributes: Attributes): Element {
  const r = radius + more;
  switch (kind) {
    case 'majorCity':
      return rectangle(boxAround(at, r * 1.8), { rx: 3, ...attributes });
    case 'minorCity':
      return circle(at, r, attributes);
    case 'stronghold':
      return polygon(corners(at, r * 1.08, 5), attributes);
    case 'transit':
      return polygon(corners(at, r, 4), attributes);
  }
}

/** Draws the control marker of a space. */
function drawMarker({ livery, labels }: Setting, { fact, at, radius }: DrawnSpace, faction: Faction): Element {
  const { fill, ink, edge, emblem } = livery(faction);
  const size = fact.kind === 'majorCity' ? 10 : 7.6;
  return group(
    { 'data-piece': pieceId.marker(fact.id), 'data-faction': faction },
    emblemShape(emblem, at, Math.min(size, radius * 0.78), { fill, stroke: edge, 'stroke-width': 1 }),
    words(labels.captions.letters[faction], { x: at.x, y: at.y + size * 0.42 }, size * 1.15, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
  );
}

/** Draws the Siege Points against a space, and the besieger. */
function drawSiege(setting: Setting, { fact, at, radius }: DrawnSpace): Element | undefined {
  const { state, labels, livery } = setting;
  const siege = state.sieges[fact.id];
  if (siege === undefined) return undefined;
  const { fill, ink, edge } = livery(siege.by);
  const needed = siegePointsNeeded(state, fact.id);
  const badge = { x: at.x + radius * 0.95, y: at.y + radius * 0.95 };
  return group(
    { 'data-piece': `siege:${fact.id}`, 'data-count': siege.points, role: 'img' },
    title(labels.captions.siege(labels.names.players[siege.by], siege.points, needed)),
    circle(at, radius + 4.5, { fill: 'none', stroke: fill, 'stroke-width': 3, 'stroke-dasharray': '4 2.5' }),
    rectangle(boxAround(badge, 17, 11), { rx: 2, fill, stroke: edge, 'stroke-width': 1 }),
    words(`${siege.points}/${needed}`, { x: badge.x, y: badge.y + 3.2 }, 9, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
  );
}

/** Draws a cross over a space that has been looted. */
function drawLooted({ state, palette, labels }: Setting, { fact, at, radius }: DrawnSpace): Element | undefined {
  if (!state.looted.includes(fact.id)) return undefined;
  const { x, y } = { x: at.x - radius * 0.95, y: at.y - radius * 0.95 };
  const cross =
    pathThrough([
      { x: x - 3, y: y - 3 },
      { x: x + 3, y: y + 3 },
    ]) +
    pathThrough([
      { x: x + 3, y: y - 3 },
      { x: x - 3, y: y + 3 },
    ]);
  return group(
    { 'data-piece': `looted:${fact.id}`, role: 'img' },
    title(labels.captions.looted),
    circle({ x, y }, 5.5, { fill: palette.halo, stroke: palette.alarm, 'stroke-width': 1.2 }),
    element('path', { d: cross, stroke: palette.alarm, 'stroke-width': 2 }),
  );
}

/** Draws capitals that a player builds, has or had here (R 19.8). */
function drawCapitals(setting: Setting, space: DrawnSpace): readonly Element[] {
  const { state, livery } = setting;
  const { names, captions } = setting.labels;
  return PLAYERS.flatMap((player) => {
    const capital = state.capitals?.[player];
    if (capital?.space !== space.fact.id) return [];
    const { stage } = capital;
    const { fill, edge, ink } = livery(player);
    const at = { x: space.at.x + space.radius * 0.95, y: space.at.y - space.radius * 0.95 };
    return [
      group(
        { 'data-piece': `capital:${player}`, role: 'img' },
        title(
          captions.of(stage === 'standing' ? names.pieces.capital.one : captions.capital[stage], names.players[player]),
        ),
        circle(at, 7, {
          fill,
          stroke: edge,
          'stroke-width': 1.2,
          'stroke-dasharray': stage === 'standing' ? undefined : '2 2',
        }),
        signShape('tomb', at, 4.6, ink, fill),
      ),
    ];
  });
}

function drawSpace(setting: Setting, space: DrawnSpace): Element {
  const { state, palette, highlight } = setting;
  const { names, captions, factions } = setting.labels;
  const { fact } = space;
  const faction = state.control[fact.id];
  const holder = faction === undefined ? captions.uncontrolled : captions.control(factions[faction]);
  const isLooted = state.looted.includes(fact.id) ? `, ${captions.looted}` : '';
  return group(
    { 'data-space': fact.id, 'data-kind': fact.kind, role: 'img' },
    title(
      `${spaceName(setting, fact.id)}, ${names.spaceKinds[fact.kind]}${fact.kind === 'transit' ? '' : `, ${holder}`}${isLooted}`,
    ),
    highlight.spaces?.includes(fact.id) === true
      ? figureOf(space, 6, {
          fill: palette.highlight,
          'fill-opacity': 0.3,
          stroke: palette.highlight,
          'stroke-width': 3,
        })
      : undefined,
    figureOf(space, 0, {
      fill: palette.halo,
      stroke: palette.ink,
      'stroke-width': fact.kind === 'majorCity' ? 2.2 : 1.4,
    }),
    fact.kind === 'majorCity'
      ? figureOf(space, -3, { fill: 'none', stroke: palette.ink, 'stroke-width': 0.8 })
      : undefined,
    faction === undefined ? undefined : drawMarker(setting, space, faction),
    drawSiege(setting, space),
    drawLooted(setting, space),
    ...drawCapitals(setting, space),
  );
}

/** Draws all spaces with their markers. */
export const drawSpaces = (setting: Setting): Element =>
  group({}, ...[...setting.plan.spaces.values()].map((space) => drawSpace(setting, space)));

function drawSpaceName(setting: Setting, { fact, name }: DrawnSpace): readonly Element[] {
  const size = NAME_SIZE[fact.kind];
  return nameLines(spaceName(setting, fact.id), fact.kind).map((line, index) =>
    words(line, { x: name.x + name.width / 2, y: name.y + size * (index * LINE + 0.88) }, size, {
      'text-anchor': 'middle',
      'font-weight': fact.kind === 'majorCity' ? 'bold' : undefined,
      'font-style': fact.kind === 'transit' ? 'italic' : undefined,
      fill: setting.palette.ink,
      ...haloed(setting.palette, 2.6),
    }),
  );
}

/** Draws the names of spaces. */
export const drawSpaceNames = (setting: Setting): Written =>
  once(setting, 'names of spaces', () =>
    group(
      {},
      ...[...setting.plan.spaces.values()].map((space) =>
        group({ 'data-label': `space:${space.fact.id}`, 'pointer-events': 'none' }, ...drawSpaceName(setting, space)),
      ),
    ),
  );

/** Returns the spaces of a focus: those of a province, or those named. */
export function spacesOfFocus(
  { plan }: Setting,
  focus: { readonly province: string } | { readonly spaces: readonly SpaceId[] },
): readonly DrawnSpace[] {
  return [...plan.spaces.values()].filter(({ fact }) =>
    'province' in focus ? fact.province === focus.province : focus.spaces.includes(fact.id),
  );
}
