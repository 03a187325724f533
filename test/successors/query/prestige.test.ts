/** R 16: Prestige. */
import { describe, expect, it } from 'vitest';
import type { MarchFrame } from '../../../src/successors/frame/index.js';
import { onSacredGround, prestige } from '../../../src/successors/questions.js';
import type { GameState, SegmentMemory } from '../../../src/successors/state.js';
import type { Commander, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { field } from '../rules/battlefield.js';
import { activate, marching } from '../rules/marching.js';

type Gift = SegmentMemory['oratory'][number];
/** Nobody has any Legitimacy; an orator has lent Prestige (card 57). */
function scene(oratory: readonly Gift[], stack: GameState['stack'] = []): GameState {
  const state = field({});
  return {
    ...state,
    champions: [],
    stack,
    segment: state.segment && { ...state.segment, oratory },
  };
}
const gift = (player: PlayerId, general: Commander, space: SpaceId | null): Gift => ({
  player,
  general,
  space,
  inside: false,
  prestige: 3,
});
const worn = (state: GameState, commander: Commander | null, space: SpaceId, player: PlayerId = 'red') =>
  prestige(state, player, commander, { space, defending: false });

describe('R 16.1 Prestige', () => {
  it('R 4.21, 16.1 Legitimacy and the Prestige Points of the commander; Minor Generals and CUs alone have none', () => {
    const champion: GameState = { ...scene([]), champions: ['red'] };
    expect(worn(champion, 'krateros', 'pella')).toBe(5);
    expect(worn(champion, 'eumenes', 'pella')).toBe(1);
    expect(worn(champion, 'minor', 'pella')).toBe(3);
    expect(worn(champion, null, 'pella')).toBe(3);
  });

  it('R 20 what an orator has lent, to this general of this player (card 57)', () => {
    expect(worn(scene([gift('red', 'krateros', 'pella')]), 'krateros', 'larisa')).toBe(5);
    expect(worn(scene([gift('red', 'krateros', 'pella')]), 'kassandros', 'pella')).toBe(0);
    expect(worn(scene([gift('red', 'minor', 'pella')]), 'minor', 'pella')).toBe(3);
    expect(worn(scene([gift('red', 'minor', 'pella')]), 'minor', 'larisa')).toBe(0);
    expect(worn(scene([gift('blue', 'minor', 'pella')]), 'minor', 'pella')).toBe(0);
    expect(worn({ ...scene([]), segment: null }, 'krateros', 'pella')).toBe(2);
  });

  it('R 20 a Minor General who has it with the Army on the march, where that is (ruling card-57)', () => {
    const march = marching(
      activate({ forces: { 'red:pella': { loyal: 1 } }, minors: ['red:pella'] }, 'minor', 'red:pella', { points: 2 }),
    );
    const lent = (space: SpaceId, terms: Partial<MarchFrame> = {}) =>
      worn(scene([gift('red', 'minor', null)], [{ ...march, ...terms }]), 'minor', space);
    expect(lent('pella')).toBe(3);
    expect(lent('larisa')).toBe(0);
    expect(lent('pella', { afloat: true })).toBe(0);
    expect(lent('pella', { player: 'blue' })).toBe(0);
    expect(worn(scene([gift('red', 'minor', null)]), 'minor', 'pella')).toBe(0);
  });
});

describe('R 16.2 Sacred Ground', () => {
  const at = (status: 'cart' | 'tomb', space: SpaceId | null): GameState => ({
    ...field({ control: { memphis: 'blue' } }),
    champions: [],
    body: { status, space, inside: false, controller: status === 'cart' ? 'red' : null },
  });

  it('R 16.2 beside the cart for whoever controls it, at the tomb for whoever holds the city', () => {
    const favoured = (state: GameState, space: SpaceId) =>
      (['red', 'blue', 'white'] as const).filter((player) => onSacredGround(state, player, space));
    expect(favoured(at('cart', 'memphis'), 'memphis')).toEqual(['red']);
    expect(favoured(at('tomb', 'memphis'), 'memphis')).toEqual(['blue']);
    expect(favoured(at('cart', 'memphis'), 'pella')).toEqual([]);
    const lost = { status: 'lost', space: null, inside: false, controller: null } as const;
    expect(favoured({ ...at('cart', null), body: lost }, 'memphis')).toEqual([]);
  });

  it('R 4.25, 16.2 four Prestige Points for a defender', () => {
    const there = (defending: boolean) =>
      prestige(at('cart', 'memphis'), 'red', 'minor', { space: 'memphis', defending });
    expect([there(true), there(false)]).toEqual([4, 0]);
  });
});
