/** Highlights on the board: rings around things with actions. */
import { thingKey, type Spot, type Thing } from '../../../src/hosts/page/table.js';
import { LIGHTS, type Light, type Lit } from './lit.js';

/** The namespace of the elements of a picture. */
export const SVG = 'http://www.w3.org/2000/svg';

/** Selects the elements of a picture that stand for things. */
export const NAMED = '[data-piece],[data-fighter],[data-stack],[data-space],[data-point],[data-province]';

/** Returns the names in the attributes of an element. */
export function spotOf({ dataset }: SVGElement | HTMLElement): Spot {
  const { piece, units, fighter, stack, space, point, province, player } = dataset;
  return {
    ...(piece === undefined ? {} : { piece }),
    ...(units === undefined ? {} : { units }),
    ...(fighter === undefined ? {} : { fighter }),
    ...(stack === undefined ? {} : { stack }),
    ...(space === undefined ? {} : { space }),
    ...(point === undefined ? {} : { point }),
    ...(province === undefined ? {} : { province }),
    ...(player === undefined ? {} : { player }),
  };
}

/** Returns the names of an element and of those around it, the nearest first. */
export function spotsAround(target: Element, end: Element): readonly Spot[] {
  const spots: Spot[] = [];
  for (let element: Element | null = target; element !== null && element !== end; element = element.parentElement) {
    if (element instanceof SVGElement || element instanceof HTMLElement) spots.push(spotOf(element));
  }
  return spots;
}

/** Returns the outline of an element, which may be drawn elsewhere in the picture. */
function outlineOf(element: SVGElement, svg: SVGSVGElement): SVGElement | null {
  const outline = element.querySelector<SVGElement>('[data-outline]');
  const drawn = outline?.getAttribute('href');
  return typeof drawn === 'string' ? svg.querySelector<SVGElement>(drawn) : outline;
}

/** Returns a copy of an outline as a highlight. */
function traced(outline: SVGElement): SVGElement {
  const ring = document.createElementNS(SVG, 'path');
  ring.setAttribute('d', outline.getAttribute('d') ?? '');
  return ring;
}

/** Returns a ring around a box. */
function around({ x, y, width, height }: DOMRect, light: Light): SVGElement {
  const ring = document.createElementNS(SVG, 'rect');
  const margin = light === 'choice' ? 2.5 : 4.5;
  const isRound = Math.max(width, height) < Math.min(60, 1.3 * Math.min(width, height));
  const round = isRound ? Math.min(width, height) / 2 + margin : 6;
  const attributes = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
    rx: round,
  };
  for (const [name, value] of Object.entries(attributes)) ring.setAttribute(name, String(value));
  return ring;
}

function ringOf(element: SVGGraphicsElement, svg: SVGSVGElement, light: Light): SVGElement {
  const outline = outlineOf(element, svg);
  const ring = outline === null ? around(element.getBBox(), light) : traced(outline);
  ring.setAttribute('class', `light light-${light}`);
  return ring;
}

/** Returns the boxes of what is highlighted because it can be chosen, or of what is pointed at. */
export const lightBoxes = (svg: SVGSVGElement, which: 'chosen' | 'pointed' = 'chosen'): readonly DOMRect[] =>
  [
    ...svg.querySelectorAll<SVGGraphicsElement>(which === 'pointed' ? '.light-pointed' : '.light:not(.light-pointed)'),
  ].map((ring) => ring.getBBox());

/** Highlights things in a picture, and removes previous highlights. */
export function light(svg: SVGSVGElement, lit: Lit, thingsAt: (spot: Spot) => readonly Thing[]): void {
  svg.querySelector('.lights')?.remove();
  const used = LIGHTS.filter((each) => lit[each].size > 0);
  if (used.length === 0) return;
  const layer = document.createElementNS(SVG, 'g');
  layer.setAttribute('class', 'lights');
  layer.setAttribute('pointer-events', 'none');
  for (const element of svg.querySelectorAll<SVGGraphicsElement>(NAMED)) {
    const { stack, space, province } = element.dataset;
    const isWithin = space !== undefined && province !== undefined;
    // The space of a stack and the province of a space have highlights of their own.
    const own = thingsAt(spotOf(element)).filter(({ aspect }) =>
      stack === undefined ? !isWithin || aspect !== 'provinces' : aspect === 'pieces',
    );
    for (const each of used) {
      if (own.some((thing) => lit[each].has(thingKey(thing)))) layer.append(ringOf(element, svg, each));
    }
  }
  svg.append(layer);
}
