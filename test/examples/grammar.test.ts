/** The faults that no line of a chronicle may have are found, and nothing else is. */
import { expect, test } from 'vitest';
import { faultsOf } from './grammar.js';

test.each([
  'Siege die 5: 1 points, 0 lost.',
  'Red has 2 CU in Pella.',
  'Red has 10 point.',
  'Perdikkas with 3 Royal Army CUs and 2 Elephants and Alexandros.',
  '1 Royal Army CU of Blue are Dispersed.',
  'Red stands in undefined.',
  'Red  attacks.',
  'occupies the province s0.-1.',
  'Red attacks , and wins.',
  '2 Mercenary of Red',
  'The Independents attacks Red.',
  'Red attacks. ',
])('%s is found faulty', (line) => expect(faultsOf(line)).not.toEqual([]));

test.each([
  '1 Macedonian and 1 Royal Army CU of Blue are Dispersed in Pella. (R 12.5.1)',
  'Perdikkas marches to Is with 3 Royal Army CUs, 2 Elephants and Alexandros. (R 8.3.1)',
  'Siege die 1-1: 0 Siege Points, 1 CU lost; 1 Siege Point in all. (R 13.2.1)',
  'The Independents attack Yellow. (R 12.1.1)',
])('%s is found right', (line) => expect(faultsOf(line)).toEqual([]));
