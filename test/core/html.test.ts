/** Phrases as HTML: nothing that a name holds becomes markup. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, linkTo, phrase, toHtml, type Link } from '../../src/core/index.js';

const toPella = (text: string) => phrase`March to ${linkTo({ kind: 'space', id: 'pella', text })} & on`.parts;

test('words, names and addresses are escaped', () => {
  expect(toHtml(toPella('<img src=x onerror="alert(1)">'), ({ kind, id }) => `#${kind}-${id}"><script>`)).toBe(
    'March to <a href="#space-pella&quot;&gt;&lt;script&gt;">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</a> &amp; on',
  );
});

test('a link without an address is shown as words', () => {
  expect(toHtml(toPella("Pella's"))).toBe('March to Pella&#39;s &amp; on');
  expect(toHtml(toPella('Pella'), () => undefined)).toBe('March to Pella &amp; on');
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'pella', ''])(
  'an address that could run something is none: %j',
  (address) => expect(toHtml(toPella('Pella'), () => address)).toBe('March to Pella &amp; on'),
);

test.each(['#a', '/a', './a', '../a', '?a=b', 'https://a.example/', 'http://a.example/'])(
  '%s is an address',
  (address) => expect(toHtml(toPella('Pella'), () => address)).toBe(`March to <a href="${address}">Pella</a> &amp; on`),
);

test('whatever is in a name, no markup comes of it, and the text can be read again', () => {
  const read = (html: string) =>
    html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => {
      const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
      return signs[name] ?? '';
    });
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, id) => {
      const parts: readonly Link[] = [{ kind: 'space', id, text }];
      const html = toHtml(parts, (link) => `#${link.id}`);
      expect(html.match(/[<>]/g)?.length).toBe(4);
      expect(html.match(/"/g)?.length).toBe(2);
      expect(read(escapeHtml(text))).toBe(text);
    }),
  );
});
