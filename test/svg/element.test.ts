/** Elements and their text: well-formed, whatever is put into them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, escaped, markupOf, title } from '../../src/svg/element.js';
import { allIn, readStrictly, treeOf } from './reading.js';

const picture = (text: string): string =>
  markupOf(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 10 10', width: 10, height: 10, 'data-name': text },
      title(text),
      element('g', {}, text),
    ),
  );

describe('elements', () => {
  it('become tags, with numbers of two decimals and without what is undefined', () => {
    expect(markupOf(element('rect', { x: 1 / 3, y: -0.004, rx: undefined, fill: 'red' }))).toBe(
      '<rect x="0.33" y="0" fill="red"/>',
    );
    expect(markupOf(element('g', {}, undefined, title('a'), 'b'))).toBe('<g><title>a</title>b</g>');
  });

  it('hold hostile names as text', () => {
    expect(escaped(`</title><script>alert("1")</script>&'`)).toBe(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;',
    );
    expect(escaped('\u0000\u000B\uD800\uFFFE')).toBe('\uFFFD \uFFFD\uFFFD');
  });

  it('are read back as they were written, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const svg = picture(text);
        expect(readStrictly(svg)).toEqual({ width: 10, height: 10 });
        expect([...allIn(treeOf(svg))].map(({ name }) => name)).toEqual(['svg', 'title', 'g']);
      }),
    );
  });

  it('a reader of XML would refuse what is not well-formed', () => {
    expect(() => readStrictly('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><g></svg>')).toThrow();
    expect(() =>
      readStrictly('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><g a="&"/></svg>'),
    ).toThrow();
  });
});

it.each(['\u202e', '\u2066', '\u009b', '\u007f', '\u001b', '\ufeff', '\u2028', '\ufffe'])(
  'a character that a page or a reader would obey is not drawn: %j',
  (obeyed) => {
    const drawn = markupOf(element('text', { 'aria-label': `Pella${obeyed}` }, title(`Pella${obeyed}`)));
    expect(drawn).not.toContain(obeyed);
  },
);
