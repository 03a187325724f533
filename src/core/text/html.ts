/** Phrases as HTML, for hosts that build pages as text. */
import type { Link, Words } from './phrase.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for element content and quoted attribute values: `&`, `<`, `>` and both quotes.
 *
 * @example
 * import { escapeHtml } from 'diadochi/core';
 *
 * escapeHtml('<b title="Pella">'); // '&lt;b title=&quot;Pella&quot;&gt;'
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Addresses that lead somewhere and run no code; `javascript:` is not among them. */
const ADDRESS = /^(?:[#?/]|\.{1,2}\/|https?:\/\/)/;

/**
 * Returns the parts of a phrase as HTML. It escapes words, addresses and the texts of links, because names on a
 * player's own board can contain markup, and travel in options, positions and saves.
 *
 * @param address - returns the target of a link, or `undefined` to show it as words. An address begins with `#`, `?`,
 *   `/`, `./`, `../`, `http://` or `https://`; a link with any other address is shown as words too
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
