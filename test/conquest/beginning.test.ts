/** How games begin: each with what was agreed for it, whatever has begun before. */
import { describe, expect, test } from 'vitest';
import { components, createGame, OPTIONAL_RULES, orThrow, simulate } from '../../src/conquest/index.js';
import type { GameOptions, OmissibleSection } from '../../src/conquest/index.js';

const begin = (options: Omit<GameOptions, 'players'> = {}) => orThrow(createGame({ players: 2, ...options }));

describe('R 3: a game begins', () => {
  test('as any other for which the same was agreed, in the same words', () => {
    const optionalRules = ['mutiny', 'kingMayDie'] as const;
    expect(begin({ optionalRules })).toEqual(begin({ optionalRules }));
    expect(begin({ optionalRules: [...optionalRules].reverse() }).options.optionalRules).toEqual([
      'kingMayDie',
      'mutiny',
    ]);
    const written = (options: GameOptions) => JSON.stringify(orThrow(createGame(options)).options);
    expect(written({ players: 2, without: ['supply'] })).toBe('{"players":2,"without":["supply"]}');
    expect(written({ without: ['supply'], players: 2 })).toBe('{"without":["supply"],"players":2}');
  });

  test('with what was agreed, however many have begun otherwise since', () => {
    const agreed: Omit<GameOptions, 'players'>[] = [{}, ...OPTIONAL_RULES.map((rule) => ({ optionalRules: [rule] }))];
    const sections: readonly OmissibleSection[] = ['supply', 'randomEvents', 'objectives'];
    for (const section of sections) agreed.push({ without: [section] });
    for (const options of [...agreed, ...agreed]) expect(begin(options).options).toEqual({ players: 2, ...options });
  });

  test('as its options were when it began: whoever writes to them afterwards changes no game', () => {
    const options: { players: 2; without: OmissibleSection[] } = { players: 2, without: [] };
    const before = orThrow(createGame(options));
    options.without.push('supply');
    expect(before.options.without).toEqual([]);
    expect(orThrow(createGame(options)).options.without).toEqual(['supply']);
  });

  test('with components of its own, and as they say', () => {
    const [first, ...others] = components.map.provinces;
    if (first === undefined) throw new RangeError('there is a province');
    const provinces = [{ ...first, holder: null }, ...others];
    const own = begin({ components: { ...components, map: { ...components.map, provinces } } });
    expect(own.options.components?.map.provinces[0]?.holder).toBeNull();
    expect(begin({ components }).provinces).toEqual(begin().provinces);
  });

  test('again and again as it was, whatever is played from it', () => {
    const state = begin();
    const written = JSON.stringify(state);
    for (let times = 0; times < 3; times++) {
      const played = simulate(state);
      expect(played.state()).toEqual(state);
      const [action] = played.legalActions();
      if (action !== undefined) orThrow(played.apply(action));
      expect(played.state()).not.toEqual(state);
    }
    expect(JSON.stringify(begin())).toBe(written);
  });
});
