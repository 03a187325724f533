/** Text of unknown origin is read in the encodings that programs write, and shown without what a terminal obeys. */
import { describe, expect, test } from 'vitest';
import { isLeft, legible, orThrow, textOfFile } from '../../src/core/index.js';

const C1_CSI = '\u009b';
const C1_OSC = '\u009d';

describe('legible', () => {
  test.each([
    ['a colour', '\u001b[31mred\u001b[0m', '�[31mred�[0m'],
    ['a title of the window', '\u001b]0;gone\u0007here', '�]0;gone�here'],
    ['a link', '\u001b]8;;https://x\u001b\\Pella\u001b]8;;\u001b\\', '�]8;;https://x�\\Pella�]8;;�\\'],
    ['controls of eight bits', `${C1_CSI}2J${C1_OSC}0;x\u009c`, '�2J�0;x�'],
    ['a bell, a backspace, a delete, a null', 'a\u0007\b\u007f\u0000', 'a����'],
    ['other lines', 'one\ntwo\r\nthree\u2028four\u2029five\u0085six', 'one two  three four five�six'],
    ['a tab', 'a\tb\vc\fd', 'a b c d'],
    ['overrides and embeddings of direction', '\u202aa\u202bb\u202cc\u202dd\u202e', '�a�b�c�d�'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', '�a�b�c�'],
    ['a byte order mark', '\ufeff{}', '�{}'],
    ['half a character', 'a\ud800b', 'a�b'],
  ])('replaces %s', (_, text, expected) => {
    expect(legible(text)).toBe(expected);
  });

  test.each(['Halikarnassos', 'Größe, Ἀλέξανδρος, العربية, עברית', '👨‍👩‍👧 🏛', 'e\u0301'])('leaves %s as it is', (text) => {
    expect(legible(text)).toBe(text);
  });

  test('leaves nothing that a terminal obeys, whatever character it is', () => {
    for (let code = 0; code < 0x3000; code++) {
      const shown = legible(`a${String.fromCodePoint(code)}b`);
      expect([...shown].some((letter) => letter < ' ' || (letter >= '\u007f' && letter <= '\u009f'))).toBe(false);
    }
  });
});

describe('textOfFile', () => {
  const text = '{"seed":"Ἀλέξανδρος 🏛"}';
  const little = [
    ...new Uint8Array(
      new Uint16Array([...text].flatMap((letter) => letter.split('').map((unit) => unit.charCodeAt(0)))).buffer,
    ),
  ];
  const big = little.map((_, index) => little[index ^ 1] ?? 0);
  const plain = [...new TextEncoder().encode(text)];

  test.each([
    ['UTF-8', plain],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...plain]],
    ['UTF-16 LE with a byte order mark', [0xff, 0xfe, ...little]],
    ['UTF-16 BE with a byte order mark', [0xfe, 0xff, ...big]],
    ['UTF-16 LE', little],
    ['UTF-16 BE', big],
  ])('reads %s', (_, bytes) => {
    expect(orThrow(textOfFile(new Uint8Array(bytes)))).toBe(text);
  });

  test.each([[[]], [[0x7b]], [[0xff, 0xfe]], [[0xef, 0xbb, 0xbf]]])('reads %j, which holds little', (bytes) => {
    expect(orThrow(textOfFile(new Uint8Array(bytes)))).toBe(bytes.length === 1 ? '{' : '');
  });

  test.each([[[0xff]], [[0xc3, 0x28]], [[0x7b, 0x22, 0x80]], [[0xff, 0xfe, 0x00]], [[0xff, 0xfe, 0x00, 0xd8]]])(
    'refuses %j, which is in none of these encodings',
    (bytes) => {
      const read = textOfFile(new Uint8Array(bytes));
      expect(isLeft(read) && read.left).toMatchObject({
        code: 'invalidInput',
        message: '$: expected text in UTF-8 or UTF-16',
      });
    },
  );
});
