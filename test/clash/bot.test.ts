/** What the bots of Clash of the Generals decide has a reason that can be seen. */
import { describe, expect, it } from 'vitest';
import { heuristics } from '../../src/clash/bots/index.js';
import {
  clash,
  createGame,
  fromPosition,
  type ClashTypes,
  type GameState,
  type Position,
  type SideId,
} from '../../src/clash/index.js';
import { orThrow } from '../../src/core/index.js';
import { decided, played } from '../conquest/bots/playing.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

const setting = (position: Partial<Position>): GameState =>
  orThrow(fromPosition({ format: 'diadochi-position', game: 'clash', version: 1, others: 'pool', ...position }));

const among = (players: 2 | 3 | 4): GameState => orThrow(createGame({ players }));
describe('what a general decides', () => {
  const facing = (own: readonly string[], others: readonly string[]): GameState =>
    setting({
      turn: 7,
      pieces: { regency: { cilicia: [...own] }, warlords: { cilicia: [...others] } },
      begins: { phase: 'combat' },
    });

  it('R S9.1 he attacks whoever is weaker, and not who is stronger', () => {
    const strong = ['perdiccas', 'hetairoi-1', 'phalanx-1..6'];
    const weak = ['ptolemy', 'persianInfantry-1..3'];
    expect(decided(clash, facing(strong, weak), choose)).toMatchObject({ type: 'offerBattle', province: 'cilicia' });
    const [few, many] = [
      ['perdiccas', 'persianInfantry-1..3'],
      ['ptolemy', 'phalanx-1..6'],
    ];
    expect(decided(clash, facing(few, many), choose)).toMatchObject({ type: 'endCombats' });
  });

  it('R S7.1, S8.4 fleets that nobody plays fight others before his own, if he decides for them', () => {
    const state = setting({
      turn: 7,
      pieces: {
        regency: { macedonia: ['perdiccas'], aegean: ['ionianFleet'] },
        warlords: { phrygia: ['antigonus'], aegean: ['egyptianFleet'] },
        independents: { aegean: ['cretanFleet'] },
      },
      begins: { phase: 'seaCombat', side: 'independents' },
    });
    expect(decided(clash, state, choose)).toMatchObject({
      type: 'engageFleets',
      player: 'regency',
      against: 'warlords',
    });
  });

  describe('R S9.3 of three in one province', () => {
    const STRONG = ['ptolemy', 'hetairoi-1', 'hypaspists-1', 'phalanx-1..3'];
    const met = (ptolemaic: readonly string[], begins: NonNullable<Position['begins']>): GameState =>
      setting({
        options: { players: 3 },
        turn: 6,
        pieces: {
          antigonid: { cilicia: ['demetrius', 'phalanx-5..8'] },
          ptolemaic: { cilicia: [...ptolemaic] },
          seleucid: { cilicia: ['perdiccas', 'phalanx-9..12'] },
        },
        begins,
      });
    /** What a side does as long as it is its turn to say something about an attack. */
    function said(from: GameState, sides: readonly SideId[]): readonly string[] {
      const words: string[] = [];
      let state = from;
      for (const side of sides) {
        expect(clash.actors(state)).toEqual([side]);
        const action = decided(clash, state, choose);
        words.push('against' in action ? `${action.type} ${action.against}` : action.type);
        state = orThrow(clash.applyAction(state, action)).state;
      }
      return words;
    }

    it('who cannot do it alone invites the other against the mightiest, and he joins', () => {
      // A phalanx is 8-8: four and a leader are 69 and 70, Hetairoi (10-8), Hypaspists (9-9), three phalanxes and Ptolemy (7) are 91.
      const state = met(STRONG, { phase: 'combat' });
      expect(said(state, ['antigonid', 'antigonid', 'seleucid'])).toEqual([
        'offerBattle ptolemaic',
        'invite',
        'joinAttack',
      ]);
    });

    it('against more than both are sure of nobody is attacked in hope of the other', () => {
      const state = met([...STRONG, 'mercenaryHoplites-1..6', 'companions-1..3'], { phase: 'combat' });
      expect(decided(clash, state, choose)).not.toMatchObject({ type: 'offerBattle', against: 'ptolemaic' });
    });

    it('ruling S9.4 nor in hope of somebody who has no room in the boxes of an ally', () => {
      const beside = (seleucid: readonly string[]): GameState =>
        setting({
          options: { players: 3 },
          turn: 6,
          pieces: {
            antigonid: { cilicia: ['demetrius', 'phalanx-5..8'] },
            ptolemaic: { cilicia: STRONG },
            seleucid: { cilicia: ['perdiccas', 'phalanx-9..10', ...seleucid] },
          },
          begins: { phase: 'combat' },
        });
      // The Centre and the Right hold sixteen.
      const upon = { type: 'offerBattle', against: 'ptolemaic' };
      expect(decided(clash, beside(['persianLevy-1..14']), choose)).toMatchObject(upon);
      expect(decided(clash, beside(['persianLevy-1..14', 'persianCavalry-1']), choose)).not.toMatchObject(upon);
    });

    it('he marches to where a rival already faces the mightiest, if both are sure of him', () => {
      const beside = (seleucid: Readonly<Record<string, readonly string[]>>): GameState =>
        setting({
          options: { players: 3 },
          turn: 6,
          pieces: {
            antigonid: { phrygia: ['demetrius', 'phalanx-5..8'] },
            ptolemaic: { cilicia: STRONG },
            seleucid: Object.fromEntries(Object.entries(seleucid).map(([at, pieces]) => [at, [...pieces]])),
          },
          provinces: { phrygia: { holder: 'antigonid' }, cilicia: { holder: 'ptolemaic' } },
          begins: { phase: 'movement', side: 'antigonid' },
        });
      const there = { type: 'march', leader: 'demetrius', province: 'cilicia' };
      const rivals = ['perdiccas', 'phalanx-9..12'];
      expect(decided(clash, beside({ cilicia: rivals }), choose)).toMatchObject(there);
      expect(decided(clash, beside({ media: rivals }), choose)).not.toMatchObject(there);
    });
  });

  it('R S6.2 he moves last if he may choose', () => {
    const later = played<ClashTypes>(clash, among(3), 'ipsos', {}, ({ stack }) => {
      const top = stack.at(-1);
      return top?.kind === 'initiative' && top.ranking !== null && top.places.every((side) => side === null);
    });
    expect(decided(clash, later, choose)).toMatchObject({ type: 'choosePlace', place: 3 });
  });

  it('R S5.3 he does not deploy all in one province, nor all leaders', () => {
    const all = { antigonid: choose, ptolemaic: choose, seleucid: choose };
    const deployed = played<ClashTypes>(clash, among(3), 'nora', all, ({ stack }) =>
      stack.every(({ kind }) => kind !== 'cup' && kind !== 'deployment'),
    );
    for (const side of ['antigonid', 'ptolemaic', 'seleucid'] as const) {
      const where = (pieces: readonly { readonly side: SideId; readonly at: string }[]): ReadonlySet<string> =>
        new Set(pieces.filter((piece) => piece.side === side && piece.at !== 'pool').map(({ at }) => at));
      expect(where(Object.values(deployed.units)).size).toBeGreaterThan(2);
      expect(where(Object.values(deployed.leaders)).size).toBeGreaterThan(1);
    }
  });

  it('R S12 he marches upon who has Roxane and the Royal Family, if he can beat him', () => {
    const beside = setting({
      turn: 5,
      pieces: {
        regency: { thrace: ['perdiccas', 'hetairoi-1', 'hypaspists-1', 'phalanx-1..6'] },
        warlords: { macedonia: ['antipater', 'persianInfantry-1..3', 'roxane', 'royalFamily'] },
      },
      provinces: { ionia: { holder: 'regency' }, thrace: { holder: 'regency' } },
      begins: { phase: 'movement', side: 'regency' },
    });
    // Macedonia itself counts 4, Roxane 3, the Family 2 (R S13): nothing beside Thrace comes near it.
    const there = decided(clash, beside, choose);
    expect(there).toMatchObject({ type: 'march', leader: 'perdiccas', province: 'macedonia' });
  });
});
