/** A piece under the pointer that drags it. */
import { SVG } from './lights.js';

export interface Carried {
  /** Shows the piece at a point of the window. */
  to(x: number, y: number): void;
  /** Removes it. */
  end(): void;
}

/** Returns a picture of an element of the board by itself, in its size on the screen. */
function pictureOf(element: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = element.getBBox();
  const seen = element.getBoundingClientRect();
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', [x, y, width, height].join(' '));
  picture.setAttribute('width', String(seen.width));
  picture.setAttribute('height', String(seen.height));
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute('transform');
  picture.append(copy);
  return picture;
}

/** Lifts a copy of a piece over the page. */
export function carry(element: SVGGraphicsElement): Carried {
  const copy = document.createElement('div');
  copy.className = 'carried';
  copy.append(pictureOf(element));
  document.body.append(copy);
  return {
    to(x, y) {
      copy.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    },
    end: () => copy.remove(),
  };
}
