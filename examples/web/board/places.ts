/** The board in words: what stands where, read from the titles in the picture. */
import { thingKey, type Spot, type Thing } from '../../../src/hosts/page/table.js';
import { spotOf } from './lights.js';

/** A place, an area or a force in words. */
export interface PlaceInWords {
  readonly text: string;
  /** The things that it stands for, the nearest first. */
  readonly things: readonly Thing[];
}

/** The board in words. */
export interface BoardInWords {
  /** What stands on the board, and where. */
  readonly forces: readonly PlaceInWords[];
  /** Places and areas, with their owners. */
  readonly places: readonly PlaceInWords[];
}

/** Returns the title of an element of a picture. */
export const titleOf = (element: Element): string =>
  [...element.children].find(({ tagName }) => tagName === 'title')?.textContent ?? '';

/** Returns the titles of the pieces in an element, each once, without what its own title says. */
function piecesIn(element: Element): readonly string[] {
  const [owner = '', ...rest] = titleOf(element).split(', ');
  const known = [` of ${owner}`, ` von ${owner}`, ...rest.map((part) => `, ${part}`)];
  const titles = [...element.querySelectorAll('[data-piece],[data-fighter]')].map((piece) =>
    known.reduce((title, part) => title.replace(part, ''), titleOf(piece)),
  );
  return [...new Set(titles.filter((title) => title !== ''))];
}

/** Returns a picture in words. */
export function inWords(picture: string, thingsAt: (spot: Spot) => readonly Thing[]): BoardInWords {
  const { documentElement: svg } = new DOMParser().parseFromString(picture, 'image/svg+xml');
  const rowOf = (element: SVGElement): PlaceInWords => {
    const [title, pieces] = [titleOf(element), piecesIn(element)];
    const things = thingsAt(spotOf(element));
    return { text: pieces.length === 0 ? title : [title, pieces.join('; ')].join(': '), things };
  };
  const found = (selector: string): readonly PlaceInWords[] => {
    const rows = [...svg.querySelectorAll<SVGElement>(selector)].map(rowOf).filter(({ text }) => text !== '');
    return [...new Map(rows.map((row) => [row.text, row])).values()];
  };
  const alone = [...svg.querySelectorAll<SVGElement>('[data-piece]')]
    .filter((element) => element.closest('[data-stack],[data-space]') === null)
    .map((element): PlaceInWords => ({ text: titleOf(element), things: thingsAt(spotOf(element)) }));
  return {
    forces: [...found('[data-stack]'), ...alone.filter(({ text }) => text !== '')],
    places: found('[data-space],[data-point],[data-province]'),
  };
}

/** Whether a row stands for one of these things. */
export const standsFor = ({ things }: PlaceInWords, keys: ReadonlySet<string>): boolean =>
  things.some((thing) => keys.has(thingKey(thing)));
