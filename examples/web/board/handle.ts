/** How other parts of the page control the board. */
import type { RefObject } from 'preact';
import type { Scene } from '../games/session.js';
import { thingKey, type Thing } from '../../../src/hosts/page/table.js';
import { centred } from './camera.js';
import type { Held } from './gestures.js';
import { NAMED, spotOf } from './lights.js';
import { titleOf } from './places.js';

export interface BoardHandle {
  /** Moves a thing into the centre. */
  visit(thing: Thing): void;
  /** Returns the name of a thing in the picture; empty if it is not drawn. */
  nameOf(thing: Thing): string;
  focus(): void;
}

/** Returns the element of a picture that stands for a thing; `undefined` if it is not drawn. */
export const elementOf = (frame: HTMLElement | null, scene: Scene, thing: Thing): SVGGraphicsElement | undefined =>
  [...(frame?.querySelectorAll<SVGGraphicsElement>(NAMED) ?? [])].find((element) =>
    scene.thingsAt(spotOf(element)).some((each) => thingKey(each) === thingKey(thing)),
  );

export const handleFor = (frame: RefObject<HTMLElement | null>, scene: Scene, held: Held): BoardHandle => ({
  visit(thing) {
    const element = elementOf(frame.current, scene, thing);
    if (element === undefined) return;
    const { x, y, width, height } = element.getBBox();
    held.glide(centred(held.seen(), held.whole(), x + width / 2, y + height / 2));
  },
  nameOf(thing) {
    const element = elementOf(frame.current, scene, thing);
    // The title of an element begins with its name.
    return element === undefined ? '' : (/^[^,(]*/.exec(titleOf(element))?.[0].trim() ?? '');
  },
  focus: () => frame.current?.focus(),
});
