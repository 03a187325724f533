/** What the chronicle tells of the campaigns: cards with what comes of them, checks of revolts summed up, storms. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/peloponnesian/event/index.js';
import { newChronicle } from '../../../src/peloponnesian/story/chronicle.js';
import { campaign } from '../campaign.js';
import { withRegion } from '../changed.js';

/** The lines below the headings. */
const told = (...events: readonly GameEvent[]): readonly string[] =>
  newChronicle('en')([{ type: 'seasonBegan', rule: 'R 3.2', year: 431, season: 'spring' }, ...events], campaign())
    .slice(1)
    .filter((line) => line.startsWith('    '));

const check = (city: string, die: number): GameEvent => ({
  type: 'revoltChecked',
  rule: 'R 6.1',
  player: 'sparta',
  region: 'chalcidice',
  city,
  voluntary: false,
  die,
  modifiers: [],
  total: die,
  succeeds: die > 6,
});

describe('the chronicle of a campaign', () => {
  it('R 6.1: sums up the cities that stay loyal, each once', () => {
    const lines = told(check('olynthus', 2), check('mende', 3), {
      type: 'moonDarkened',
      rule: 'R C',
      morale: -1,
    });
    expect(lines.filter((line) => line.includes('for revolts'))).toEqual([
      '    Sparta checks Olynthus and Mende for revolts: they stay loyal. (R 6.1)',
    ]);
  });

  it('R 3.2: heads a year with what stands as it begins, and not with what is done first', () => {
    const tell = newChronicle('en');
    const winter = campaign();
    tell([{ type: 'campaignTurnBegan', rule: 'R 14.1', number: 3, year: 431, season: 'winter' }], winter);
    const lines = tell(
      [{ type: 'tributeAssessed', rule: 'R 5.3.1', region: 'samos', player: 'athens', before: 1, now: 3 }],
      { ...withRegion(winter, 'samos', { multiple: 3 }), year: 430, turn: 4 },
    );
    expect(lines).toContainEqual(expect.stringMatching(/^══ 430 BC/));
    // Its Base Tribute Value is 3 (R 5.3.2).
    expect(lines.filter((line) => line.startsWith('  A Samos'))).toEqual([expect.stringMatching(/ ×1: 3$/)]);
  });

  it('R 2.3: heads nothing when hands are dealt', () => {
    const dealt: GameEvent = { type: 'cardDrawn', rule: 'R 2.3', player: 'athens', card: 12, open: false };
    expect(newChronicle('en')([dealt], campaign())).toEqual([]);
  });

  it('R C: tells a card, and what comes of it further in', () => {
    const lines = told(
      { type: 'cardPlayed', rule: 'R 12.1', player: 'sparta', card: 38, city: 'plataea' },
      { type: 'cardRolled', rule: 'R C', player: 'sparta', card: 38, die: 1, total: 3, succeeds: false },
    );
    expect(lines.filter((line) => line.includes('ard 38'))).toEqual([
      expect.stringMatching(/^ {4}Sparta plays card 38 .* on Plataea\. \(R 12\.1\)$/),
      expect.stringMatching(/^ {6}Card 38 .* fails with a 1, 3 in total\. \(R C\)$/),
    ]);
  });
});
