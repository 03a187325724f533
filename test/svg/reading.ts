/** Pictures read back: as a strict reader of XML takes them, and as a tree of elements. */
import { Resvg } from '@resvg/resvg-js';

/** Fails as a strict reader of XML does: on whatever is not well-formed. */
export function readStrictly(svg: string): { readonly width: number; readonly height: number } {
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
  return { width, height };
}

/** An element as it was written. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadElement[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(\w+|#\d+);/g, (_, name: string) => ENTITIES[name] ?? `&${name};`);

/** The tree of a picture that is known to be well-formed. */
export function treeOf(svg: string): ReadElement {
  const root: ReadElement = { name: 'root', attributes: {}, children: [], text: '' };
  const open: ReadElement[] = [root];
  for (const [, closing, name = '', attributes = '', single, text] of svg.matchAll(
    /<(\/)?([\w-]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/)?>|([^<]+)/g,
  )) {
    const top = open.at(-1) ?? root;
    if (text !== undefined) top.text += unescaped(text);
    else if (closing !== undefined) open.pop();
    else {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const element: ReadElement = {
        name,
        attributes: Object.fromEntries(pairs) as Record<string, string>,
        children: [],
        text: '',
      };
      top.children.push(element);
      if (single === undefined) open.push(element);
    }
  }
  return root.children[0] ?? root;
}

/** An element and all below it. */
export function* allIn(element: ReadElement): Generator<ReadElement> {
  yield element;
  for (const child of element.children) yield* allIn(child);
}

/** Everything that is named by a `data-` attribute. */
export const named = (svg: string, attribute: string): readonly ReadElement[] =>
  [...allIn(treeOf(svg))].filter(({ attributes }) => attribute in attributes);

/** The pieces of a picture, each with its number: sorted, so that two lists can be compared. */
export const piecesIn = (svg: string): readonly string[] =>
  named(svg, 'data-piece')
    .map(({ attributes }) => `${attributes['data-piece']} ×${attributes['data-count'] ?? 1}`)
    .sort();
