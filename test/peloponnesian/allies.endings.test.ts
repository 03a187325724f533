/**
 * R 24.8, 25.4: games for three and four that end by a peace of all, by Athens' fall, or at a control check, with the regions that everybody holds. All
 * sums are of R 5.3.2, with 3 for Boeotia and for Thrace, whose figures are lost.
 */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { leagueCount } from '../../src/peloponnesian/query/league-victory.js';
import { athenianCount, outcomeOf } from '../../src/peloponnesian/query/victory.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { four, secondYear, three } from './allies.js';
import { atStep } from './building.js';
import { withRegion } from './changed.js';
import { cities, held, situation } from './positions.js';
import { atStep as inWar, onBoard } from './war.js';
import { play } from './table.js';

/** Peace by the agreement of all, which Athens proposes (R 20.1 b). */
function agreed(state: GameState, ...allies: readonly PlayerId[]): GameState {
  const begun = inWar({ ...state, cards: onBoard() }, 'embassies');
  const proposer = machine.actors(begun)[0] as PlayerId;
  const others = (['athens', ...allies] as const).filter((player) => player !== proposer);
  const answers = others.map((player): Action => ({ type: 'acceptPeace', player }));
  return play(begun, { type: 'proposePeace', player: proposer }, ...answers).state;
}

/** What each player of the League holds, and Athens. */
const counts = (state: GameState): readonly number[] => {
  const now = situation(state);
  return [
    athenianCount(now),
    ...now.scenario.players.filter((player) => player !== 'athens').map((player) => leagueCount(now, player)),
  ];
};

const winnersOf = (state: GameState): readonly PlayerId[] | undefined => outcomeOf(state)?.winners;

describe('R 25.4: of four', () => {
  /** Athens: Attica 2, Euboea 2, Acarnania 2, Western Islands 2, Macedon 1, Hellespont 5, Samos 3 and the Aegean 3. */
  const late = held(
    held(held(four(), 'sparta', 'chios'), 'thebes', 'thessaly', 'lesbos', 'rhodes'),
    'corinth',
    'chalcidice',
    'thrace',
  );

  it('everybody counts what they hold: Thebes and Corinth have won decisively, and Sparta has not', () => {
    // Sparta: 3 + 1 + 2 + 1, and Chios 2. Thebes: 1 + 3 + 2 + 1, and 2 + 3 + 1. Corinth: 1 + 2 + 1, and 2 + 3.
    expect(counts(late)).toEqual([20, 9, 13, 9]);
    const over = agreed(late, 'sparta', 'thebes', 'corinth');
    expect(over.ended).toEqual({
      winner: 'league',
      margin: null,
      how: 'peace',
      margins: { thebes: 'decisive', corinth: 'decisive' },
    });
    expect(winnersOf(over)).toEqual(['thebes', 'corinth']);
  });

  it('a region handed over changes who has won', () => {
    // Without Lesbos Thebes has 10, and Sparta, with it, 12.
    const over = agreed(held(late, 'sparta', 'lesbos'), 'sparta', 'thebes', 'corinth');
    expect(over.ended?.margins).toEqual({ sparta: 'victory', thebes: 'victory', corinth: 'decisive' });
    expect(winnersOf(over)).toEqual(['corinth']);
  });

  it('R 23.2.3: neutral Argolid counts for nobody, and for its holder once it has joined', () => {
    const joined = withRegion(late, 'argolid', { player: 'sparta' });
    expect(counts(joined)).toEqual([20, 9, 13, 9]);
    const { neutral: _, ...argolid } = joined.regions.argolid ?? {
      player: 'sparta',
      allegiance: 1,
      militance: 8,
      multiple: 1,
    };
    const active = { ...joined, regions: { ...joined.regions, argolid } };
    // 2 more.
    expect(counts(active)).toEqual([20, 11, 13, 9]);
  });

  it('cities count for nothing: a region is its holder’s with whatever of it the enemy has', () => {
    const occupied = cities(late, { coronea: { held: 'athens' }, mytilene: { held: 'athens' } });
    expect(counts(occupied)).toEqual(counts(late));
  });
});

describe('R 24.8: of three', () => {
  it('both allies have a victory, and both are winners', () => {
    // 33 - 5 - 3: 25. Sparta: 3 + 1 + 1 + 2 + 2 + 1 + 1, and Hellespont 5. Thebes: 7, and Lesbos 3.
    const late = held(held(three(), 'sparta', 'hellespont'), 'thebes', 'lesbos');
    expect(counts(late)).toEqual([25, 16, 10]);
    const over = agreed(late, 'sparta', 'thebes');
    expect(over.ended?.margins).toEqual({ sparta: 'victory', thebes: 'victory' });
    expect(winnersOf(over)).toEqual(['sparta', 'thebes']);
  });

  it('(4) with one point more nobody has won, whatever the allies hold: a truce', () => {
    // Without Hellespont and Chios: 33 - 5 - 2. Sparta: 11, and 5 + 2.
    const late = held(three(), 'sparta', 'hellespont', 'chios');
    expect(counts(late)).toEqual([26, 18, 7]);
    const truce = agreed(late, 'sparta', 'thebes');
    expect([truce.ended, truce.peace?.year]).toEqual([null, 431]);
  });

  it('(2) Athens has fallen: the captor counts Attica, and the better result wins', () => {
    // Sparta: 11, and 5 + 3 + 3. Thebes: 7, and 2 for Attica. Athens holds 22 still, which decides nothing.
    const taken = held(three(), 'sparta', 'hellespont', 'lesbos', 'thrace');
    const { state: over } = machine.start(cities(taken, { athens: { held: 'thebes' } }));
    expect(counts(over)).toEqual([22, 22, 9]);
    expect(over.ended).toEqual({
      winner: 'league',
      margin: null,
      how: 'capital',
      margins: { sparta: 'decisive', thebes: 'victory' },
    });
    expect(winnersOf(over)).toEqual(['sparta']);
  });

  it('(2) Attica changes hands at a control check: its new holder counts it', () => {
    // Thebes holds both neighbours of Attica, and so has the first claim (R 24.3).
    const weary = withRegion(secondYear(three()), 'attica', { allegiance: -3 });
    const { state } = atStep(weary, 'controlCheck');
    const claims = machine.legalActions(state);
    const region: RegionId = 'attica';
    expect(claims).toEqual([
      { type: 'claimRegion', player: 'thebes', region },
      { type: 'cedeRegion', player: 'thebes', region, to: 'sparta' },
    ]);
    const over = (action: Action): GameState => play(state, action).state;
    // 7 and 2; or 11 and 2, which is not enough for Sparta.
    expect(over({ type: 'claimRegion', player: 'thebes', region }).ended?.margins).toEqual({ thebes: 'victory' });
    const left = over({ type: 'cedeRegion', player: 'thebes', region, to: 'sparta' });
    expect([counts(left), left.ended?.margins, winnersOf(left)]).toEqual([[31, 13, 7], {}, []]);
  });
});
