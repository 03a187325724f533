/** R 24.7, 24.8, 25.3, 25.4: how the campaigns for three and four end, and who has won. */
import { describe, expect, it } from 'vitest';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { components } from '../../src/peloponnesian/data/default.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { leagueCount, marginsOfLeague } from '../../src/peloponnesian/query/league-victory.js';
import { athenianCount, endByPeace, outcomeOf } from '../../src/peloponnesian/query/victory.js';
import type { Ended, GameState } from '../../src/peloponnesian/state.js';
import type { CityId, Margin, PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { four, three } from './allies.js';
import { cities, held, situation } from './positions.js';
import { started, said } from './table.js';

const REGIONS = components.regions.map(({ id }) => id);
type Margins = Readonly<Partial<Record<PlayerId, Margin>>>;

/** What a game that goes on from here comes to. */
const ending = (state: GameState): GameState['ended'] => started(state).ended;
const captured = (state: GameState, city: CityId, by: PlayerId): GameState => cities(state, { [city]: { held: by } });

/** A game in which a player of the League holds these regions, and Athens all others. */
const owning = (state: GameState, player: PlayerId, ...regions: readonly RegionId[]): GameState =>
  held(held(state, 'athens', ...REGIONS), player, ...regions);

/** What Athens achieves by taking something: a decisive victory. */
const decisive = (how: Ended['how']): Ended => ({ winner: 'empire', margin: 'decisive', how });
const winners = ({ options }: GameState, margins: Margins): readonly PlayerId[] =>
  outcomeOf({ options, ended: { winner: 'league', margin: null, how: 'capital', margins } })?.winners ?? [];

describe.each([
  ['three', three(), ['thebes'], ['boeotia']],
  ['four', four(), ['thebes', 'corinth'], ['boeotia', 'corinth']],
] as const)('the campaign for %s', (_name, state, capitals, homes) => {
  it('R 24.7, 25.3: it goes on as it began', () => {
    expect(ending(state)).toBeNull();
    expect(situation(state).scenario.end).toBeNull();
  });

  it('R 24.7.1, 24.8, 25.3.1, 25.4: (1) Athens wins decisively by an ally’s capital or home, whatever it holds otherwise', () => {
    for (const city of ['sparta', ...capitals])
      expect(ending(captured(state, city, 'athens'))).toEqual(decisive('capital'));
    for (const region of ['laconia', ...homes] as const) {
      expect(ending(held(state, 'athens', region))).toEqual(decisive('home'));
      const weak = held(held(state, 'sparta', ...REGIONS), 'athens', 'attica', region);
      expect(athenianCount(situation(weak))).toBeLessThan(6);
      expect(ending(weak)).toEqual(decisive('home'));
    }
  });

  it('R 24.8, 25.4: (1) before (2): Athens has gained a home, and lost its own', () => {
    for (const region of ['laconia', ...homes] as const)
      expect(ending(held(held(state, 'sparta', 'attica'), 'athens', region))).toEqual(decisive('home'));
  });

  it('R 24.7.1, 24.8, 25.3.1, 25.4: (2) the League wins by Athens or Attica, though Athens holds enough', () => {
    expect(athenianCount(situation(state))).toBe(33);
    for (const lost of [captured(state, 'athens', 'thebes'), held(state, 'thebes', 'attica')])
      expect(ending(lost)).toMatchObject({ winner: 'league', margin: null });
  });

  it.each([
    ['33 and more', [], 'victory'],
    ['39', ['corinth', 'arcadia', 'megarid', 'aetolia'], 'victory'],
    ['41', ['corinth', 'arcadia', 'phocisLocris', 'argolid'], 'decisive'],
  ] as const)('R 24.8, 25.4: (3) Athens wins with %s', (_count, gained, margin) => {
    const now = held(state, 'athens', ...gained);
    expect(endByPeace(situation(now))).toEqual({ winner: 'empire', margin, how: 'peace' });
  });

  it('R 24.8, 25.4: (4) from 26 to 32 nobody has won, though an ally holds enough', () => {
    // Without Rhodes 32; without Hellespont and Chios 26.
    expect(endByPeace(situation(held(state, 'thebes', 'rhodes')))).toBeUndefined();
    const least = held(state, 'thebes', 'hellespont', 'chios');
    expect([athenianCount(situation(least)), leagueCount(situation(least), 'thebes')]).toEqual([26, 14]);
    expect(endByPeace(situation(least))).toBeUndefined();
  });

  it('R 24.8, 25.4: (5) with less Athens has lost, and each ally counts its own regions', () => {
    const lost = held(state, 'thebes', 'hellespont', 'lesbos');
    expect(athenianCount(situation(lost))).toBe(25);
    expect(endByPeace(situation(lost))).toEqual({
      winner: 'league',
      margin: null,
      how: 'peace',
      margins: { thebes: 'decisive' },
    });
  });

  it('R 24.8, 25.4, ruling R70: if no ally holds enough, nobody has won, and Athens has lost', () => {
    expect(marginsOfLeague(situation(state))).toEqual({});
    // Sparta captures Athens: 2 more are not enough for it.
    const { state: over, events } = machine.start(captured(state, 'athens', 'sparta'));
    expect(over.ended).toEqual({ winner: 'league', margin: null, how: 'capital', margins: {} });
    expect(outcomeOf(over)).toEqual({ winners: [], how: 'capital', rule: 'R 21.1' });
    expect(said(events, 'gameEnded')).toMatchObject([{ winner: 'league', margins: {} }]);
    expect(decodeState(JSON.parse(JSON.stringify(over)))).toMatchObject({ right: over });
  });
});

it('R 24.7: with three players Corinth is nobody’s capital', () => {
  expect(ending(captured(three(), 'corinth', 'athens'))).toBeNull();
  expect(ending(held(three(), 'athens', 'corinth'))).toBeNull();
});

describe('what allies need if Athens has lost', () => {
  const games = { three: three(), four: four() } as const;
  type Row = readonly [
    game: keyof typeof games,
    player: PlayerId,
    count: number,
    result: Margin | 'nothing',
    regions: readonly RegionId[],
  ];
  /** 14. */
  const PART = ['laconia', 'hellespont', 'thrace', 'lesbos'] as const;
  /** 21. */
  const MOST = [...PART, 'samos', 'chios', 'euboea'] as const;

  it.each<Row>([
    ['three', 'sparta', 14, 'nothing', PART],
    ['three', 'sparta', 15, 'victory', [...PART, 'rhodes']],
    ['three', 'sparta', 21, 'victory', MOST],
    ['three', 'sparta', 22, 'decisive', [...MOST, 'rhodes']],
    // The bands of Thebes are cut off in R 24.8: those of R 25.4.
    ...(['three', 'four'] as const).flatMap((game): Row[] => [
      [game, 'thebes', 7, 'nothing', ['boeotia', 'thrace', 'megarid']],
      [game, 'thebes', 8, 'victory', ['boeotia', 'hellespont']],
      [game, 'thebes', 11, 'victory', ['boeotia', 'hellespont', 'thrace']],
      [game, 'thebes', 12, 'decisive', ['boeotia', 'hellespont', 'thrace', 'rhodes']],
    ]),
    ['four', 'sparta', 11, 'nothing', ['laconia', 'hellespont', 'thrace']],
    ['four', 'sparta', 12, 'victory', ['laconia', 'hellespont', 'thrace', 'rhodes']],
    ['four', 'sparta', 17, 'victory', [...PART, 'samos']],
    ['four', 'sparta', 18, 'decisive', [...PART, 'samos', 'rhodes']],
    ['four', 'corinth', 5, 'nothing', ['corinth', 'lesbos']],
    ['four', 'corinth', 6, 'victory', ['corinth', 'lesbos', 'rhodes']],
    ['four', 'corinth', 7, 'victory', ['corinth', 'hellespont']],
    ['four', 'corinth', 8, 'decisive', ['corinth', 'hellespont', 'rhodes']],
  ])('R 24.8, 25.4: of %s, %s with %i: %s', (game, player, count, result, regions) => {
    const now = situation(owning(games[game], player, ...regions));
    expect(leagueCount(now, player)).toBe(count);
    expect(marginsOfLeague(now)).toEqual(result === 'nothing' ? {} : { [player]: result });
  });
});

describe('whose Attica is', () => {
  const counts = (state: GameState): readonly number[] =>
    (['sparta', 'thebes', 'corinth'] as const).map((player) => leagueCount(situation(state), player));

  it('R 24.8, 25.4: its Base Tribute Value of 2 counts for who has captured Athens', () => {
    expect(counts(four())).toEqual([7, 7, 4]);
    expect(counts(captured(four(), 'athens', 'corinth'))).toEqual([7, 7, 6]);
    expect(ending(captured(four(), 'athens', 'corinth'))?.margins).toEqual({ corinth: 'victory' });
    expect(ending(captured(three(), 'athens', 'thebes'))?.margins).toEqual({ thebes: 'victory' });
  });

  it('R 24.8, ruling R69: whoever holds the region counts it, and not the captor of the city', () => {
    const both = held(captured(four(), 'athens', 'corinth'), 'thebes', 'attica');
    expect(counts(both)).toEqual([7, 9, 4]);
    expect(counts(held(four(), 'sparta', 'attica'))).toEqual([9, 7, 4]);
  });
});

describe('two allies fulfil their conditions', () => {
  it('R 25.4, ruling R70: each has their own result, and those with the better one are the winners', () => {
    // Sparta: 7, 5 and 3; Thebes: 7 and 3.
    const both = held(held(four(), 'sparta', 'hellespont', 'thrace'), 'thebes', 'lesbos');
    const ended = endByPeace(situation(both));
    expect(ended?.margins).toEqual({ sparta: 'victory', thebes: 'victory' });
    expect(outcomeOf({ ...both, ended: ended ?? null })?.winners).toEqual(['sparta', 'thebes']);
    const better = held(both, 'thebes', 'chios');
    expect(endByPeace(situation(better))?.margins).toEqual({ sparta: 'victory', thebes: 'decisive' });
    expect(winners(better, { sparta: 'victory', thebes: 'decisive' })).toEqual(['thebes']);
    expect(winners(better, { sparta: 'decisive', corinth: 'decisive', thebes: 'victory' })).toEqual([
      'sparta',
      'corinth',
    ]);
  });
});
