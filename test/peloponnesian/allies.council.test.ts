/** R 24.5, 24.6: what allies give each other, and what they forbid. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { stepsOf } from '../../src/peloponnesian/query/sequence.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { scenarioOf } from '../../src/peloponnesian/table/publish.js';
import type { CardId, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { eventFor, viewFor } from '../../src/peloponnesian/view.js';
import { actor, faultPaths, four, only, playedTo, three } from './allies.js';
import { atStep as begin } from './building.js';
import { cardOfKind, cardsWith, handed, nthCard, playing, targetsIn } from './plots.js';
import { argive, play, refused, rolls, said, started } from './table.js';
import { war } from './war.js';

const gift = (player: PlayerId, to: PlayerId, talents: number): Action => ({
  type: 'giveTalents',
  player,
  to,
  talents,
});
const card = (player: PlayerId, to: PlayerId, id: CardId): Action => ({ type: 'giveCard', player, to, card: id });
const close = (player: PlayerId, to: PlayerId): Action => ({ type: 'closeLands', player, to });
const open = (player: PlayerId, to: PlayerId): Action => ({ type: 'openLands', player, to });
const end = (player: PlayerId): Action => ({ type: 'endCouncil', player });

/** Different cards. */
const [A, B, C, D, E, F] = [
  nthCard('stormsAtSea', 0),
  nthCard('cityBetrayal', 0),
  nthCard('helotUprising', 0),
  nthCard('festival', 0),
  nthCard('rebellionPossible', 0),
  nthCard('perdiccasSwitchesSides', 0),
] as const;
const handsOf = ({ cards }: GameState, player: PlayerId): readonly CardId[] => cards?.hands[player] ?? [];
const sorted = (...cards: readonly CardId[]): readonly CardId[] => [...cards].sort((a, b) => a - b);

/** A council of a player, in which allies hold these cards. */
function council(
  state: GameState,
  player: PlayerId,
  hands: Readonly<Partial<Record<PlayerId, readonly CardId[]>>> = {},
): GameState {
  const all = Object.entries(hands).map(([each, hand]) => [each, sorted(...hand)] as const);
  const cards = cardsWith({ hands: { athens: [], ...Object.fromEntries(all) } });
  const frame = { kind: 'council', player, paid: [], dealt: [], settled: [], returning: null } as const;
  return started({ ...state, cards, stack: [{ kind: 'turn', step: 3, left: [] }, frame] });
}

describe('when allies take counsel', () => {
  it('R 24.5, 24.6, ruling Q204: three times a season: before they build, pay for supply, and play cards', () => {
    const after = (state: GameState): readonly string[] => {
      const steps = stepsOf({ ...state, scenario: scenarioOf(state.options) }).map(({ does: step }) => step);
      return steps.flatMap((step, index) => (step === 'council' ? [steps[index + 1] ?? ''] : []));
    };
    for (const state of [three(), four()])
      for (const season of ['spring', 'summer', 'winter'] as const)
        expect(after({ ...state, season, turn: 5 })).toEqual(['building', 'supply', 'cards']);
    expect([after(war()), after(argive())]).toEqual([[], []]);
  });

  it('R 24.5, ruling Q204: each player of the League in turn, and Athens never', () => {
    const first = begin(four({ cards: cardsWith({}) }), 'council').state;
    expect(actor(first)).toBe('sparta');
    const second = play(first, end('sparta')).state;
    expect(actor(second)).toBe('thebes');
    const third = play(second, end('thebes')).state;
    expect(actor(third)).toBe('corinth');
    expect(play(third, end('corinth')).state.stack.at(-1)?.kind).not.toBe('council');
  });
});

describe('talents', () => {
  it('R 24.5: a player gives an ally any number of those that there are', () => {
    const state = council(three(), 'thebes');
    const gifts = machine.legalActions(state).filter(({ type }) => type === 'giveTalents');
    expect(gifts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((talents) => gift('thebes', 'sparta', talents)));
    const after = play(state, gift('thebes', 'sparta', 5));
    expect(after.state.treasuries).toEqual({ athens: 230, sparta: 19, thebes: 3 });
    expect(said(after.events, 'talentsGiven')).toEqual([
      { type: 'talentsGiven', rule: 'R 24.5', player: 'thebes', to: 'sparta', talents: 5 },
    ]);
    expect(refused(state, gift('thebes', 'sparta', 9))).toEqual(['tooLittle', 'R 24.5']);
    expect(refused(state, gift('thebes', 'sparta', 0))).toEqual(['tooLittle', 'R 24.5']);
    expect(refused(state, gift('thebes', 'athens', 1))).toEqual(['noAlly', 'R 24.5']);
  });

  it('R 24.5, ruling Q204: once to each ally', () => {
    const { state } = play(council(four(), 'thebes'), gift('thebes', 'sparta', 5));
    expect(refused(state, gift('thebes', 'sparta', 1))).toEqual(['givenAlready', 'ruling Q204']);
    const { treasuries } = play(state, gift('thebes', 'corinth', 3)).state;
    expect(treasuries).toEqual({ athens: 230, sparta: 13, thebes: 0, corinth: 9 });
  });
});

describe('cards', () => {
  it('R 24.6: a player gives an ally a card, once to each (ruling Q204)', () => {
    const { state } = play(council(four(), 'sparta', { sparta: [A, B], thebes: [C] }), card('sparta', 'thebes', A));
    expect([handsOf(state, 'sparta'), handsOf(state, 'thebes')]).toEqual([[B], sorted(A, C)]);
    expect(actor(state)).toBe('sparta');
    expect(refused(state, card('sparta', 'thebes', B))).toEqual(['givenAlready', 'ruling Q204']);
    expect(refused(state, card('sparta', 'corinth', C))?.[0]).toBeDefined();
    expect(refused(state, card('sparta', 'athens', B))).toEqual(['noAlly', 'R 24.5']);
    expect(handsOf(play(state, card('sparta', 'corinth', B)).state, 'corinth')).toEqual([B]);
  });

  it('R 24.6, ruling Q205: an ally who holds three gives one back at once: full hands are exchanged', () => {
    const full = council(three(), 'sparta', { sparta: [A, B, C], thebes: [D, E, F] });
    const given = play(full, card('sparta', 'thebes', A)).state;
    expect([actor(given), handsOf(given, 'thebes')]).toEqual(['thebes', sorted(A, D, E, F)]);
    // Whatever Thebes holds, and nothing else.
    expect(machine.legalActions(given)).toHaveLength(4);
    expect(machine.legalActions(given)).toContainEqual(card('thebes', 'sparta', A));
    expect(refused(given, end('thebes'))).toEqual(['cardDue', 'ruling Q205']);
    expect(refused(given, gift('thebes', 'sparta', 1))).toEqual(['cardDue', 'ruling Q205']);
    const { state } = play(given, card('thebes', 'sparta', D));
    expect([handsOf(state, 'sparta'), handsOf(state, 'thebes')]).toEqual([sorted(B, C, D), sorted(A, E, F)]);
    expect(actor(state)).toBe('sparta');
  });

  it('R 24.6: the two who give and take see the card, and nobody else', () => {
    const { state, events } = play(
      council(four(), 'sparta', { sparta: [A, B], thebes: [C, D], corinth: [E] }),
      card('sparta', 'thebes', A),
    );
    const [event] = said(events, 'cardGiven');
    if (event === undefined) throw new RangeError('no card was given');
    expect(event).toEqual({ type: 'cardGiven', rule: 'R 24.6', player: 'sparta', to: 'thebes', card: A });
    for (const viewer of ['sparta', 'thebes'] as const) expect(eventFor(event, viewer)).toEqual(event);
    for (const viewer of ['athens', 'corinth', 'spectator'] as const)
      expect(eventFor(event, viewer)).toEqual({ ...event, card: 'hidden' });
    const theban = (viewer: Parameters<typeof viewFor>[1]): readonly unknown[] =>
      [...(viewFor(state, viewer).cards?.hands.thebes ?? [])].sort();
    expect(theban('thebes')).toEqual([...sorted(A, C, D)].sort());
    expect(theban('sparta')).toEqual([A, 'hidden', 'hidden']);
    expect(theban('corinth')).toEqual(['hidden', 'hidden', 'hidden']);
    expect(theban('athens')).toEqual(['hidden', 'hidden', 'hidden']);
  });

  it('R 24.6: hands are filled to three cards, and that of Athens to five', () => {
    const short = { athens: [A, B, C, D], sparta: [E], thebes: [F] };
    const { state: discarding } = begin(three({ cards: cardsWith({ hands: short }) }), 'refill');
    let now = play(
      discarding,
      ...(['athens', 'sparta', 'thebes'] as const).map((player): Action => ({ type: 'endDiscards', player })),
    ).state;
    // Cards that are kept in hand.
    const drawn = [1, 2, 3, 4, 5].map((index) => nthCard('cityBetrayal', index));
    for (const id of drawn) now = play(now, { type: 'drawCard', player: 'chance', card: id }).state;
    const sizes = (['athens', 'sparta', 'thebes'] as const).map((player) => handsOf(now, player).length);
    expect(sizes).toEqual([5, 3, 3]);
    // What is drawn from now on is discarded unseen.
    expect(now.stack.at(-1)).toMatchObject({ kind: 'refill', stage: 'unseen' });
  });

  it('R 24.6: cards that name Sparta are played by any ally, for itself', () => {
    const lesbos = cardOfKind('rebellionPossible', 'lesbos');
    const at = (player: PlayerId, leader: string): GameState =>
      only(four(), { leaders: { [leader]: [player, 'W5320'] } });
    expect(targetsIn(handed(at('sparta', 'alcidas'), 'thebes', [lesbos]), lesbos)).toEqual([]);
    const playedBy = (player: PlayerId, leader: string): GameState =>
      rolls(playing(handed(at(player, leader), player, [lesbos]), player, lesbos, { region: 'lesbos' }), 6);
    expect(playedBy('thebes', 'pagondas').regions.lesbos?.player).toBe('thebes');
    const corinthian = playedBy('corinth', 'aristeus');
    expect(corinthian.regions.lesbos?.player).toBe('corinth');
    // The Base Tribute Value of Lesbos is 3.
    expect(corinthian.treasuries).toEqual({ athens: 230, sparta: 8, thebes: 8, corinth: 9 });
    expect(targetsIn(handed(at('sparta', 'alcidas'), 'athens', [lesbos]), lesbos)).toEqual([]);
  });
});

describe('lands', () => {
  it('R 24.5, rulings R67 and Q204: a player closes and opens them to each ally, once in a council', () => {
    const closed = play(council(four(), 'thebes'), close('thebes', 'sparta'));
    expect(closed.state.closedTo).toEqual({ thebes: ['sparta'] });
    expect(closed.events).toContainEqual({ type: 'landsClosed', rule: 'R 24.5', player: 'thebes', to: 'sparta' });
    expect(refused(closed.state, open('thebes', 'sparta'))).toEqual(['settledAlready', 'ruling Q204']);
    const both = play(closed.state, close('thebes', 'corinth')).state;
    expect(both.closedTo).toEqual({ thebes: ['sparta', 'corinth'] });
    const next = council(both, 'thebes');
    expect(refused(next, close('thebes', 'sparta'))).toEqual(['closedAlready', 'R 24.5']);
    const opened = play(next, open('thebes', 'sparta'), open('thebes', 'corinth')).state;
    expect(opened.closedTo).toBeUndefined();
    expect(refused(council(opened, 'thebes'), open('thebes', 'sparta'))).toEqual(['notClosed', 'R 24.5']);
    expect(refused(council(opened, 'thebes'), close('thebes', 'athens'))).toEqual(['noAlly', 'R 24.5']);
  });
});

describe('a council at rest', () => {
  const state = playedTo(three(), 'council');
  const [turn, frame] = state.stack;

  it('R 24.5: is read as it was written, with lands that are closed', () => {
    expect(decodeState(JSON.parse(JSON.stringify(state)))).toMatchObject({ right: state });
    const { state: closed } = play(state, close('sparta', 'thebes'), gift('sparta', 'thebes', 1));
    expect(decodeState(JSON.parse(JSON.stringify(closed)))).toMatchObject({ right: closed });
  });

  it.each<readonly [string, object, string]>([
    ['Athens in it', { player: 'athens' }, '.player'],
    ['gifts to oneself', { paid: ['sparta'] }, '.paid[0]'],
    ['gifts to the enemy', { dealt: ['athens'] }, '.dealt[0]'],
    ['two settlements with one ally', { settled: ['thebes', 'thebes'] }, '.settled[1]'],
    ['a card due from whom none was given', { returning: 'thebes' }, '.returning'],
  ])('R 24.5, 24.6: is not read with %s', (_name, change, path) => {
    expect(frame).toMatchObject({ kind: 'council', player: 'sparta' });
    expect(faultPaths({ ...state, stack: [turn, { ...frame, ...change }] })).toContain(`$.stack[1]${path}`);
  });

  it.each<readonly [string, object, string]>([
    ['the enemy', { sparta: ['athens'] }, '$.closedTo.sparta[0]'],
    ['an ally twice', { sparta: ['thebes', 'thebes'] }, '$.closedTo.sparta[1]'],
    ['nobody', { sparta: [] }, '$.closedTo.sparta'],
    ['somebody by Athens', { athens: ['sparta'] }, '$.closedTo.athens[0]'],
  ])('R 24.5: lands are not closed to %s', (_name, closedTo, path) => {
    expect(faultPaths({ ...state, closedTo })).toContain(path);
  });
});
