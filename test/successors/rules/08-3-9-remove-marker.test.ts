/** R 8.3.9: markers that are not removed on the march, and why. */
import { describe, expect, it } from 'vitest';
import { type Setting } from '../language.js';
import { go, listed, march } from './marching.js';
import { kassandros, grant } from './on-the-march.js';
import { why } from './refusing.js';

describe('R 8.3.9 markers that are not removed', () => {
  const remove = (space = 'larisa') => ({ type: 'removeEnemyMarker', space }) as const;
  const few: Setting = { forces: { 'yellow:larisa': { mercenary: 2 } } };

  it.each([
    ['where nobody holds it', {}, 'noMarkerThere', 'R 8.3.9', {}],
    ['his own', { control: { larisa: 'yellow' } }, 'noMarkerThere', 'R 8.3.9', {}],
    ['an Independent one', { control: { larisa: 'independent' } }, 'mustBeSubjugated', 'R 8.3.9', {}],
    [
      'by two CUs',
      { ...few, control: { larisa: 'red' } },
      'armyTooSmall',
      'R 8.3.9',
      { player: 'yellow', commander: 'kassandros' },
    ],
  ] as const)('R 8.3.9 %s', (_, given, code, rule, params) => {
    const there = kassandros('larisa', 4, given);
    expect(listed(there, 'removeEnemyMarker')).toEqual([]);
    expect(why(there, remove())).toMatchObject({ code, rule, params: { space: 'larisa', ...params } });
  });

  it('R 8.3.9 three CUs remove one, for 2 Movement Points', () => {
    const three = (points: number) =>
      kassandros('larisa', points, { control: { larisa: 'red' }, forces: { 'yellow:larisa': { mercenary: 3 } } });
    expect(listed(three(2), 'removeEnemyMarker')).toHaveLength(1);
    expect(listed(three(1), 'removeEnemyMarker')).toEqual([]);
    expect(why(three(1), remove())).toMatchObject({
      code: 'notEnoughMovementPoints',
      rule: 'R 8.3.9',
      params: { space: 'larisa' },
      message: 'To remove a marker costs 2 Movement Points.',
    });
  });

  it('R 8.3.9 another space’s', () => {
    expect(why(kassandros('larisa', 4, { control: { lamia: 'red' } }), remove('lamia'))).toMatchObject({
      code: 'otherMatter',
      rule: 'R 8.3.9',
      params: { space: 'lamia', waitingFor: 'larisa' },
    });
  });

  it('R 13.2.1 that of a Major City', () => {
    expect(why(kassandros('pella', 4, { control: { pella: 'red' } }), remove('pella'))).toMatchObject({
      code: 'onlyBySiege',
      rule: 'R 13.2.1',
      params: { space: 'pella' },
    });
  });

  it('R 8.3.9 one beside which enemy CUs stand, who let the Army through', () => {
    const there = go(
      kassandros('lamia', 4, {
        control: { larisa: 'red' },
        forces: { 'red:larisa': { mercenary: 1 } },
      }),
      march('larisa', true),
      grant,
    );
    expect(listed(there, 'removeEnemyMarker')).toEqual([]);
    expect(why(there, remove())).toMatchObject({
      code: 'enemyUnitsThere',
      rule: 'R 8.3.9',
      params: { space: 'larisa' },
    });
  });
});
