import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardModules } from '../../../src/successors/cards/index.js';
import { cards } from '../../../src/successors/data/cards.js';
import { explainAction } from '../../../src/successors/index.js';
import { event, scene } from './support.js';

const rulings = readFileSync('docs/rulings.md', 'utf8');

describe('R 20 each effect has a rule of its own', () => {
  test('R 20 the ruling on the first card that has it, or a clause of the rulebook', () => {
    const nameless = Object.entries(cardModules).filter(([kind, { rule }]) => {
      const first = `card-${String(cards.find(({ effect }) => effect.kind === kind)?.id)}`;
      const isRuling = rule === `ruling ${first}` && rulings.includes(`### ${first}: `);
      return !isRuling && !/^R \d+\./.test(rule);
    });
    expect(nameless.map(([kind]) => kind)).toEqual([]);
  });

  test('R 6.6.3 by which it is refused what the event does not reach', () => {
    const { fleets, ...state } = scene({ control: { athenai: 'red' } });
    const athenai = { owner: 'red', upgraded: false, dispersed: false } as const;
    const asked = event({ ...state, fleets: { ...fleets, athenai } }, 44).state;
    expect(explainAction(asked, { type: 'targetFleet', player: 'red', fleet: 'rhodos' })).toMatchObject({
      code: 'noTarget',
      rule: 'ruling card-44',
    });
  });
});
