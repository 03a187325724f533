/** The bots of Clash of the Generals in games: they do better than whoever does anything. */
import { describe, expect, it } from 'vitest';
import { heuristics } from '../../src/clash/bots/index.js';
import { clash, createGame, query, type ClashTypes, type GameState, type SideId } from '../../src/clash/index.js';
import { orThrow } from '../../src/core/index.js';
import { played } from '../conquest/bots/playing.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

const among = (players: 2 | 3 | 4): GameState => orThrow(createGame({ players }));
const turns =
  (last: number) =>
  ({ turn }: GameState): boolean =>
    turn > last;

describe('a bot among those who do anything', () => {
  const TURNS = 8;
  /** Who has most after two years, if a bot plays one side. */
  function leading(players: 2 | 3, side: SideId): SideId | undefined {
    const later = played<ClashTypes>(clash, among(players), 'triparadeisos', { [side]: choose }, turns(TURNS));
    const points = ({ id }: { readonly id: SideId }): number => query.pointsOf(later, id);
    return query
      .componentsOf(later)
      .sides.filter(({ unplayed }) => unplayed !== true)
      .sort((one, other) => points(other) - points(one))[0]?.id;
  }

  it.each(['regency', 'warlords'] as const)('R S13 of two has most after two years: %s', (side) => {
    expect(leading(2, side)).toBe(side);
  });

  it.each(['antigonid', 'seleucid'] as const)('R S13 of three has most after two years: %s', (side) => {
    expect(leading(3, side)).toBe(side);
  });
});

describe('a game of bots', () => {
  it('is the same again with the same dice', () => {
    const all = { antigonid: choose, ptolemaic: choose, seleucid: choose, independents: choose };
    const play = (): GameState => played<ClashTypes>(clash, among(4), 'opis', all, turns(2));
    expect(play()).toEqual(play());
  });
});
