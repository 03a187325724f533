/** Phrases as HTML, for hosts that make pages of text. */
import type { Link, Words } from './phrase.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text as HTML, for element content and for quoted attribute values: `&`, `<`, `>` and both quotes are escaped.
 *
 * @example
 * import { escapeHtml } from 'diadochi/core';
 *
 * escapeHtml('<b title="Pella">'); // '&lt;b title=&quot;Pella&quot;&gt;'
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Addresses that lead somewhere and run nothing: `javascript:` is none. */
const ADDRESS = /^(?:[#?/]|\.{1,2}\/|https?:\/\/)/;

/**
 * The parts of a phrase as HTML. Words, addresses and the text of links are escaped: names on a board of a player's own may hold
 * markup, and they travel in options, positions and saves.
 *
 * @param address - where a link leads; `undefined`: it is shown as words. An address begins with `#`, `?`, `/`, `./`, `../`, `http://` or
 *   `https://`; a link with any other is shown as words too
 *
 * @example
 * import { phrase, linkTo, toHtml } from 'diadochi/core';
 *
 * const { parts } = phrase`March to ${linkTo({ kind: 'space', id: 'pella', text: 'Pella <the old>' })}`;
 * toHtml(parts, ({ kind, id }) => `#${kind}-${id}`); // 'March to <a href="#space-pella">Pella &lt;the old&gt;</a>'
 * toHtml(parts); // 'March to Pella &lt;the old&gt;'
 */
export const toHtml = <L extends Link>(
  parts: readonly (Words | L)[],
  address: (link: L) => string | undefined = () => undefined,
): string =>
  parts
    .map((part) => {
      const text = escapeHtml(part.text);
      const href = isLink(part) ? address(part) : undefined;
      return href === undefined || !ADDRESS.test(href) ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
    })
    .join('');

const isLink = <L extends Link>(part: Words | L): part is L => part.kind !== 'words';
