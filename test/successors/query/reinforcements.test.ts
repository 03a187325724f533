/** R 6.4.1, 19.9.2: the CUs that a player receives. */
import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/successors/data/cards.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { reinforcementsDue } from '../../../src/successors/questions.js';
import type { Setting } from '../language.js';
import { field } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

const RIDING: GameOptions = { players: 4, optionalRules: ['cavalry'] };
/** What Yellow receives, by reasons. */
const reasons = (given: Setting) => reinforcementsDue(field(given), 'yellow').map(({ reason }) => reason);

describe('R 6.4.1 what is received', () => {
  it('R 6.4.1, 19.9.2 two Mercenaries, or one Elite Cavalry CU instead, to everybody', () => {
    const [mercenaries] = reinforcementsDue(field({}), 'yellow');
    expect(mercenaries).toEqual({ unit: 'mercenary', count: 2, reason: 'everybody' });
    const [riders] = reinforcementsDue(field({ options: RIDING }), 'yellow', 'cavalry');
    expect(riders).toEqual({ unit: 'cavalry', count: 1, reason: 'everybody' });
  });

  it('R 20 Persian Popular Support, with the card that brings it in the deck (card 26)', () => {
    const control = markers('yellow', 'persepolis', 'pasargadai', 'karmana');
    const rest = { popularSupport: 'yellow' } as const;
    expect(reasons({ control, rest })).toContain('popularSupport');
    expect(reasons({ control })).not.toContain('popularSupport');
    const without = cards.filter(({ effect }) => effect.kind !== 'popularSupport');
    expect(reasons({ options: { players: 4, cards: without }, control, rest })).not.toContain('popularSupport');
  });
});

describe('R 19.9.2 the treasure cities', () => {
  const treasure = (control: Setting['control'], looted: readonly string[] = []) =>
    reasons({ options: RIDING, control: control ?? {}, rest: { looted } }).includes('treasureCities');

  it('R 19.9.2 to whoever alone has the most of them, looted ones left out', () => {
    expect(treasure({ babylon: 'yellow' })).toBe(true);
    expect(treasure({ babylon: 'yellow', sousa: 'red' })).toBe(false);
    expect(treasure({ babylon: 'yellow', sousa: 'red', ekbatana: 'yellow' })).toBe(true);
    expect(treasure({ babylon: 'yellow', sousa: 'red', ekbatana: 'red' })).toBe(false);
    expect(treasure({ babylon: 'yellow', sousa: 'red' }, ['sousa'])).toBe(true);
  });

  it('R 19.9.2 to nobody where nobody has any, or all have been looted', () => {
    expect(treasure({})).toBe(false);
    expect(treasure({ babylon: 'yellow' }, ['babylon', 'sousa', 'ekbatana'])).toBe(false);
  });
});
