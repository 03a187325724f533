/** R 4.16, 19.10: which CUs may be inside a Major City. */
import { expect, it } from 'vitest';
import { mayBeInside, shutOut } from '../../../src/successors/query/garrison.js';
import { allUnits } from '../../../src/successors/units.js';
import { COMBAT_UNITS } from '../../../src/successors/vocabulary.js';
import { setting } from '../language.js';

const plain = setting({ options: { players: 4 } });
const played = setting({ options: { players: 4, optionalRules: ['elephantsOutside'] } });
const units = allUnits({ mercenary: 1, loyal: 3, elephant: 2 });

it('R 4.16 all kinds may', () => {
  expect(COMBAT_UNITS.filter((unit) => !mayBeInside(plain, unit))).toEqual([]);
  expect(shutOut(plain, units)).toEqual(allUnits({}));
});

it('R 19.10 but Elephants, where they stay outside', () => {
  expect(COMBAT_UNITS.filter((unit) => !mayBeInside(played, unit))).toEqual(['elephant']);
  expect(shutOut(played, units)).toEqual(allUnits({ elephant: 2 }));
});
