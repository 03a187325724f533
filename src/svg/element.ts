/** Elements of a picture as values, and their text: well-formed XML, whatever names they contain. */
import { legible } from '../core/index.js';

/** Attributes by name. An attribute that is `undefined` is omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, one that has been written as text, or text. */
export type Markup = Element | Written | string;

/** An element with its children. */
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Markup[];
}

/** An element as text, so that elements of many pictures are written once. */
export interface Written {
  readonly written: string;
}

/** Returns an element with its children, without those that are `undefined`. */
export const element = (
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Markup | undefined)[]
): Element => ({ name, attributes, children: children.filter((child) => child !== undefined) });

/** Returns a group of elements, drawn and moved as one. */
export const group = (attributes: Attributes, ...children: readonly (Markup | undefined)[]): Element =>
  element('g', attributes, ...children);

/** Returns a title, which browsers show as a tooltip and screen readers read. */
export const title = (text: string): Element => element('title', {}, text);

/** Two characters that XML does not allow, even escaped. */
const UNWRITABLE = /[\uFFFE\uFFFF]/g;
const REPLACEMENT = '\uFFFD';

/** Returns a text without control characters. White space stays, because XML can escape it. */
const shown = (text: string): string => text.replace(UNWRITABLE, REPLACEMENT).replace(/[^\t\n\r]+/g, legible);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Returns a text escaped for an attribute or for content. */
export const escaped = (text: string): string =>
  shown(text).replace(/[&<>"'\t\n\r]/g, (letter) => ENTITIES[letter] ?? letter);

/** Returns a number with at most two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

const attributeText = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`;

/** Returns the text of an element with everything in it. */
export function markupOf({ name, attributes, children }: Element): string {
  const opening = `<${name}${Object.entries(attributes).map(attributeText).join('')}`;
  if (children.length === 0) return `${opening}/>`;
  return `${opening}>${children.map(textOf).join('')}</${name}>`;
}

function textOf(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup);
  return 'written' in markup ? markup.written : markupOf(markup);
}

/** Returns an element as text. */
export const written = (whole: Element): Written => ({ written: markupOf(whole) });
