/** Elements of a picture as a value, and the text that they become: well-formed XML, whatever names are put into it. */
import { legible } from '../core/index.js';

/** Attributes by name; one that is `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, one that has been written, or text. */
export type Markup = Element | Written | string;

/** An element with what it contains. */
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Markup[];
}

/** An element as its text: what stands in many pictures is written once. */
export interface Written {
  readonly written: string;
}

/** An element with what it contains; what is `undefined` is left out. */
export const element = (
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Markup | undefined)[]
): Element => ({ name, attributes, children: children.filter((child) => child !== undefined) });

/** Elements drawn and moved as one. */
export const group = (attributes: Attributes, ...children: readonly (Markup | undefined)[]): Element =>
  element('g', attributes, ...children);

/** What a thing is, for whoever hovers over it or hears the picture read. */
export const title = (text: string): Element => element('title', {}, text);

/** Two characters that XML has no place for, not even escaped. */
const UNWRITABLE = /[\uFFFE\uFFFF]/g;
const REPLACEMENT = '\uFFFD';

/** The text without what a page or a reader would obey; white space, which XML can escape, stays. */
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

/** A text as it may stand in an attribute or between tags. */
export const escaped = (text: string): string =>
  shown(text).replace(/[&<>"'\t\n\r]/g, (letter) => ENTITIES[letter] ?? letter);

/** A number with two decimals at most. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

const attributeText = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`;

/** The text of an element and all that it contains. */
export function markupOf({ name, attributes, children }: Element): string {
  const opening = `<${name}${Object.entries(attributes).map(attributeText).join('')}`;
  if (children.length === 0) return `${opening}/>`;
  return `${opening}>${children.map(textOf).join('')}</${name}>`;
}

function textOf(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup);
  return 'written' in markup ? markup.written : markupOf(markup);
}

/** An element, written. */
export const written = (whole: Element): Written => ({ written: markupOf(whole) });
