/** What is found out once is found once for each thing. */
import { expect, it } from 'vitest';
import { derived } from '../../src/core/board/index.js';

it('finds the answer once for each thing, null too', () => {
  const asked: string[] = [];
  const nameOf = derived(({ name }: { readonly name: string }): string | null => {
    asked.push(name);
    return name === '' ? null : `the ${name}`;
  });
  const [phalanx, nobody] = [{ name: 'phalanx' }, { name: '' }];
  expect([nameOf(phalanx), nameOf(nobody), nameOf(phalanx), nameOf(nobody)]).toEqual([
    'the phalanx',
    null,
    'the phalanx',
    null,
  ]);
  // Another thing is asked about though it is equal.
  expect(nameOf({ name: 'phalanx' })).toBe('the phalanx');
  expect(asked).toEqual(['phalanx', '', 'phalanx']);
});
