/** R 24.7, 25.3: what modifies a roll for peace in the campaigns for three and four, and who makes whom roll. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { peaceTermsOf } from '../../src/peloponnesian/query/embassies.js';
import type { CityState, GameState } from '../../src/peloponnesian/state.js';
import type { CityId, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { four, three } from './allies.js';
import { nthCard } from './plots.js';
import { held, situation } from './positions.js';
import { die, listed, play, refused, rolls } from './table.js';
import { atStep, onBoard } from './war.js';

const EMBASSY = nthCard('peaceEmbassy', 0);
const terms = (state: GameState, player: PlayerId): number => peaceTermsOf(situation(state), player);
/** Cities in the hands of Athens; all others as printed. */
const taken = (state: GameState, ...cities: readonly CityId[]): GameState => ({
  ...state,
  cities: Object.fromEntries(cities.map((city): [CityId, CityState] => [city, { held: 'athens' }])),
});
/** With these Sparta has nine regions in each campaign. */
const OF_SPARTA = [
  'laconia',
  'elis',
  'arcadia',
  'epidaurus',
  'achaea',
  'corinth',
  'epirus',
  'thrace',
  'hellespont',
] as const;
const FOUR_OF_ATHENS = ['euboea', 'thrace', 'hellespont', 'chalcidice'] as const;

describe.each([
  ['three', three()],
  ['four', four()],
] as const)('of %s', (_name, state) => {
  it('R 24.7.2, 25.3.2: Athens: +1 for each of four regions in the League’s hands, -1 if it holds all', () => {
    expect(terms(state, 'athens')).toBe(-1);
    for (const region of FOUR_OF_ATHENS)
      for (const player of ['sparta', 'thebes'] as const) expect(terms(held(state, player, region), 'athens')).toBe(1);
    expect(terms(held(held(state, 'sparta', 'euboea', 'thrace'), 'thebes', 'hellespont', 'chalcidice'), 'athens')).toBe(
      4,
    );
    expect(terms(held(state, 'sparta', 'lesbos', 'chios'), 'athens')).toBe(-1);
  });

  it('R 24.7.2, 25.3.2: Thebes: +1 for Phocis and Locris, and for each Boeotian city', () => {
    const printed = taken(state);
    expect(terms(printed, 'thebes')).toBe(-1);
    expect(terms(held(printed, 'athens', 'phocisLocris'), 'thebes')).toBe(0);
    expect(terms(taken(state, 'thespiae'), 'thebes')).toBe(0);
    expect(terms(taken(state, 'thespiae', 'tanagra', 'coronea'), 'thebes')).toBe(2);
    // Megara lies in Megarid.
    expect(terms(taken(state, 'megara', 'elatea'), 'thebes')).toBe(-1);
  });

  it('R 6.5.2, 24.7.2, ruling Q210: a Boeotian city in revolt is not held by Athens before its units enter it', () => {
    // Plataea is in revolt at the start, and friendly to Athens (R 6.5.1, 23.2.5).
    expect(state.cities.plataea).toHaveProperty('revolt');
    expect(terms(state, 'thebes')).toBe(-1);
    expect(terms(taken(state, 'plataea'), 'thebes')).toBe(0);
  });

  it('R 24.7.2, 25.3.2: Thebes: +1 if it controls more regions than Sparta', () => {
    // Athens' regions beside, 9 each; then 10 of Thebes.
    const others = ['euboea', 'lesbos', 'chios', 'samos', 'rhodes'] as const;
    const level = held(held(taken(state), 'sparta', ...OF_SPARTA), 'thebes', ...others);
    expect(terms(level, 'thebes')).toBe(-1);
    expect(terms(held(level, 'thebes', 'aegeanIslands'), 'thebes')).toBe(0);
  });
});

describe('of three', () => {
  it('R 24.7.2: Sparta: +1 for each of four regions in the hands of Athens, -1 if the League holds all', () => {
    const state = three();
    expect(terms(state, 'sparta')).toBe(-1);
    for (const region of ['corinth', 'elis', 'arcadia', 'megarid'] as const)
      expect(terms(held(state, 'athens', region), 'sparta')).toBe(1);
    expect(terms(held(state, 'athens', 'corinth', 'elis', 'arcadia', 'megarid'), 'sparta')).toBe(4);
    expect(terms(held(state, 'athens', 'achaea', 'phocisLocris'), 'sparta')).toBe(-1);
    // Whoever of the League holds them.
    expect(terms(held(state, 'thebes', 'corinth'), 'sparta')).toBe(-1);
  });

  it('R 24.7.2: Sparta: +1 if it controls fewer regions than Thebes', () => {
    // 5 and 6; 6 and 6.
    expect(terms(held(three(), 'thebes', 'achaea', 'elis'), 'sparta')).toBe(0);
    expect(terms(held(three(), 'thebes', 'achaea', 'euboea'), 'sparta')).toBe(-1);
  });

  it('R 24.7.2: Thebes: -1 if the League holds Megarid, Corinth and Arcadia', () => {
    for (const region of ['megarid', 'corinth', 'arcadia'] as const)
      expect(terms(held(taken(three()), 'athens', region), 'thebes')).toBe(0);
    expect(terms(held(taken(three()), 'athens', 'elis', 'aetolia'), 'thebes')).toBe(-1);
  });
});

describe('of four', () => {
  it('R 25.3.2: Sparta: three regions, without Corinth', () => {
    const state = four();
    expect(terms(state, 'sparta')).toBe(-1);
    expect(terms(held(state, 'athens', 'corinth'), 'sparta')).toBe(-1);
    // Thebes without Megarid, and Sparta without another, have 3: no fewer than Corinth.
    expect(terms(held(state, 'athens', 'megarid'), 'sparta')).toBe(1);
    expect(terms(held(state, 'athens', 'megarid', 'elis'), 'sparta')).toBe(2);
    expect(terms(held(state, 'athens', 'elis', 'arcadia', 'megarid'), 'sparta')).toBe(3 + 2);
  });

  it('R 25.3.2: Sparta: +1 if it controls fewer regions than Thebes, and once more than Corinth', () => {
    // Sparta 3, Thebes 5, Corinth 3; then Sparta 3, Thebes 4, Corinth 4; then Sparta 4, Thebes 3, Corinth 5.
    expect(terms(held(four(), 'thebes', 'epidaurus'), 'sparta')).toBe(-1 + 1);
    expect(terms(held(four(), 'corinth', 'epidaurus'), 'sparta')).toBe(-1 + 2);
    expect(terms(held(four(), 'corinth', 'megarid', 'euboea'), 'sparta')).toBe(-1 + 1);
  });

  it('R 25.3.2: Thebes: -1 if the League holds Megarid and Arcadia', () => {
    expect(terms(held(taken(four()), 'athens', 'megarid'), 'thebes')).toBe(0);
    // Sparta has as many regions as Thebes then.
    expect(terms(held(held(taken(four()), 'athens', 'arcadia'), 'sparta', 'euboea'), 'thebes')).toBe(0);
    expect(terms(held(taken(four()), 'athens', 'corinth'), 'thebes')).toBe(-1);
  });

  it('R 25.3.2: Corinth: -1 each for Arcadia and Megarid', () => {
    // Athens holds Naupactus.
    expect(terms(four(), 'corinth')).toBe(-2);
    expect(terms(held(four(), 'athens', 'megarid'), 'corinth')).toBe(-1);
    expect(terms(held(four(), 'athens', 'megarid', 'aetolia'), 'corinth')).toBe(-1);
  });

  it('R 25.3.2: Corinth: +1 if Athens controls no port on the two sea areas to the west', () => {
    expect(terms(taken(four()), 'corinth')).toBe(-1);
    // One on the Gulf of Corinth, and one on the Gulf of Patrae; then one elsewhere.
    expect(terms(taken(four(), 'anticyra'), 'corinth')).toBe(-2);
    expect(terms(taken(four(), 'calydon'), 'corinth')).toBe(-2);
    expect(terms(taken(four(), 'oeniadae', 'epidaurus'), 'corinth')).toBe(-1);
    // Nor does one that is only in revolt (ruling Q210).
    expect(terms({ ...four(), cities: { anticyra: { revolt: 0 } } }, 'corinth')).toBe(-1);
  });

  it('R 25.3.2: Corinth: +2 for each Corinthian city in the hands of Athens', () => {
    expect(terms(taken(four(), 'cenchreae'), 'corinth')).toBe(-1 + 2);
    // Lechaeum is a port on the Gulf of Corinth.
    expect(terms(taken(four(), 'cenchreae', 'lechaeum'), 'corinth')).toBe(-2 + 4);
  });

  it('R 25.3.2: Corinth: +1 if it controls more regions than Sparta', () => {
    expect(terms(held(four(), 'corinth', 'euboea'), 'corinth')).toBe(-2);
    expect(terms(held(four(), 'corinth', 'euboea', 'lesbos'), 'corinth')).toBe(-1);
  });
});

describe('who makes whom roll', () => {
  const demand = (player: PlayerId, on: PlayerId): Action => ({ type: 'demandPeace', player, on });
  const end = (player: PlayerId): Action => ({ type: 'endEmbassies', player });
  const begun = (state: GameState): GameState => atStep({ ...state, cards: onBoard([EMBASSY, 'sparta']) }, 'embassies');
  const demands = (state: GameState): readonly Action[] => listed(state, 'demandPeace');

  it('R 24.7.2, ruling R68: Athens makes one of the allies roll in a season', () => {
    const state = begun(three());
    expect(demands(state)).toEqual([demand('athens', 'sparta'), demand('athens', 'thebes')]);
    // A 5 makes 4: nothing follows.
    const { state: after } = play(state, demand('athens', 'thebes'), die(5));
    expect(demands(after)).toEqual([]);
    expect(refused(after, demand('athens', 'sparta'))?.[0]).toBe('onceASeason');
  });

  it('R 24.7.2, 25.3.2, ruling R68: each ally makes Athens roll once, and nobody else', () => {
    let state = play(begun(four()), end('athens')).state;
    for (const player of ['sparta', 'thebes', 'corinth'] as const) {
      expect(demands(state)).toEqual([demand(player, 'athens')]);
      const ally = player === 'sparta' ? 'thebes' : 'sparta';
      expect(refused(state, demand(player, ally))).toEqual(['noEnemy', 'R C']);
      const rolled = play(state, demand(player, 'athens'), die(5)).state;
      expect(refused(rolled, demand(player, 'athens'))?.[0]).toBe('onceASeason');
      state = play(rolled, end(player)).state;
    }
  });

  it('R 24.7.2, ruling R68: peace is declared if any player makes a successful roll, and binds all', () => {
    // Of Thebes a 6 is enough if Athens holds Phocis: 0 in all. Athens has 35 by then.
    const state = begun(held(taken(three()), 'athens', 'phocisLocris'));
    const { state: over } = play(state, demand('athens', 'thebes'), die(6));
    expect(over.ended).toEqual({ winner: 'empire', margin: 'victory', how: 'peace' });
    // With less the game ends in a truce of all.
    const stalemate = begun(held(held(taken(three()), 'athens', 'phocisLocris'), 'sparta', 'hellespont'));
    const signed = rolls(play(stalemate, demand('athens', 'thebes')).state, 6);
    expect([signed.ended, signed.peace?.card]).toEqual([null, EMBASSY]);
  });

  it('R 20.1, 24.7: all others agree to a proposal, allies too', () => {
    const state = begun(held(three(), 'sparta', 'hellespont'));
    const asked = play(state, { type: 'proposePeace', player: 'athens' }).state;
    expect(machine.actors(asked)).toEqual(['sparta']);
    const half = play(asked, { type: 'acceptPeace', player: 'sparta' }).state;
    expect([machine.actors(half), half.peace]).toEqual([['thebes'], undefined]);
    expect(play(half, { type: 'acceptPeace', player: 'thebes' }).state.peace).toMatchObject({ year: 431, card: null });
    expect(play(half, { type: 'refusePeace', player: 'thebes' }).state.peace).toBeUndefined();
  });
});
