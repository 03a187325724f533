/** R 7.8, 13.4, 17.1, 17.8: who belongs to an attack on a hex, and what it is worth. Positions are in Attica, Boeotia and Laconia. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { LeaderId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, field, fought } from './field.js';
import { dice, play, rolls } from './table.js';

const act = (state: GameState, ...actions: readonly Action[]): GameState => play(state, ...actions).state;
const fight = (attacker: LeaderId): Action => ({ type: 'fight', player: 'sparta', at: HERE, attacker });
const endangered = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'leaderEndangered' ? [event.leader] : []));

/** Clear ground in Attica, and the hexes beside it from which two stacks have come. */
const [HERE, THERE, YONDER] = ['W3730', 'W3630', 'W3729'] as const;

describe('R 17.1: two stacks attack one hex, each for itself', () => {
  const [first, ...others] = alike('boeotia-hoplite-5', 4);
  if (first === undefined) throw new RangeError('there are no Boeotians');
  const state = field('campaign', {
    units: { ...all([first, ...others], HERE), 'attica-hoplite-4-1': HERE },
    // Pagondas is worth a shift on land (R B), Macarius is not.
    leaders: { macarius: ['sparta', HERE], pagondas: ['sparta', HERE] },
  });
  const begun = fought(
    state,
    attackOf('sparta', HERE, THERE, ['macarius', first]),
    attackOf('sparta', HERE, YONDER, ['pagondas', ...others]),
  );
  const battle = act(begun, fight('macarius'));
  // 1-1 and a die of 2: `D/M`, and the Athenian passes.
  const beaten = play(rolls(battle, 2, 1), { type: 'breakOff', player: 'sparta' });

  it('the leader of the other stack has no part in it', () => {
    expect(battleIn(battle).attacker).toMatchObject({ leaders: ['macarius'], fighters: [{ unit: first }] });
    const { events } = play(battle, { type: 'roll', player: 'chance', die: 2 });
    // R 17.4.2: nobody shifts the odds.
    expect(events).toContainEqual(expect.objectContaining({ type: 'roundFought', odds: '1-1', shifts: [] }));
  });

  it('R 16.2.1, 17.7.7: he does not retreat with it either, nor leave his own stack', () => {
    expect(beaten.state.leaders['macarius']).toMatchObject({ at: THERE });
    expect(beaten.state.leaders['pagondas']).toMatchObject({ at: HERE });
  });

  it('R 7.8.6: no die is rolled for him', () => {
    expect(endangered(play(beaten.state, dice(1)).events)).toEqual(['macarius']);
  });

  it('and then he leads his own attack', () => {
    const { attacker } = battleIn(rolls(beaten.state, 1));
    expect(attacker.leaders).toEqual(['pagondas']);
    expect(attacker.fighters.map(({ unit }) => unit)).toEqual(others);
  });

  it('R 7.8.4: the successor of a lost leader takes his place, in later attacks too', () => {
    const mourning = play(beaten.state, dice(6)).state;
    const after = play(mourning, { type: 'drawLeader', player: 'chance', leader: 'brasidas' }).state;
    expect(after.leaders['brasidas']).toMatchObject({ at: THERE });
    // Brasidas is worth a shift, and is not where the second stack fights.
    expect(battleIn(after).attacker.leaders).toEqual(['pagondas']);
  });
});

describe('R 7.8.4: a leader is lost before a city', () => {
  /** Thespiae, a walled medium city, and a hex beside it. */
  const [THESPIAE, ROUGH] = ['W3328', 'W3329'] as const;
  const hoplites = alike('attica-hoplite-4', 4);

  it('his successor leads the assault that follows (R 18.2)', () => {
    const state = field('campaign', {
      units: { ...all(hoplites, THESPIAE), 'boeotia-hoplite-5-1': { at: THESPIAE, inside: true } },
      leaders: { nicias: ['athens', THESPIAE] },
    });
    const out = act(fought(state, attackOf('athens', THESPIAE, ROUGH, [...hoplites, 'nicias'])), {
      type: 'standOutside',
      player: 'sparta',
      piece: 'boeotia-hoplite-5-1',
    });
    // 4-1 and a die of 1: `D/+3`: 6 + 3 in the rough hex, 7, is a retreat, into the city; then a 6 for Nicias.
    const beaten = act(rolls(out, 1, 6), { type: 'retreat', player: 'sparta', to: THESPIAE, inside: true });
    const mourning = rolls(beaten, 6);
    const asked = play(mourning, { type: 'drawLeader', player: 'chance', leader: 'cleon' }).state;
    const assault = act(asked, { type: 'assault', player: 'athens' });
    expect(battleIn(assault)).toMatchObject({ against: 'assault', attacker: { leaders: ['cleon'] } });
  });
});

describe('R 13.4, ruling R45: the defenders of a large city leave it', () => {
  /** Sparta, an unwalled large city, and a hex beside it. */
  const [SPARTA, EUROTAS] = ['W2838', 'W2737'] as const;
  const hoplites = alike('attica-hoplite-4', 2);
  const state = field('campaign', {
    units: { ...all(hoplites, SPARTA), 'laconia-hoplite-5-1': { at: SPARTA, inside: true } },
    leaders: { nicias: ['athens', SPARTA] },
  });
  const come = fought(state, attackOf('athens', SPARTA, EUROTAS, [...hoplites, 'nicias']));
  const assault = act(come, { type: 'endArray', player: 'sparta' }, { type: 'assault', player: 'athens' });
  /** What is said of the battle when one side has left it. */
  const wonBy = (won: { readonly events: readonly GameEvent[] }) =>
    won.events.filter(({ type }) => type === 'battleWon');
  // 2-1 and a die of 5: `M/D`; both Athenians pass.
  const round = rolls(assault, 5, 1, 1);

  it('it is not stormed yet, for its garrison still keeps it: a victory like others', () => {
    const left = play(act(round, { type: 'fightOn', player: 'athens' }), { type: 'breakOff', player: 'sparta' }).state;
    const [way] = ['W2837', 'W2839', 'W2738', 'W2937'] as const;
    const { state: after, events } = play(left, { type: 'retreat', player: 'sparta', to: way, inside: false });
    expect(wonBy({ events })).toMatchObject([{ winner: 'athens', decisive: false }]);
    // R 13.4: -2 AL and -1 ML where it was won, and nothing elsewhere.
    expect(after.regions.laconia).toMatchObject({ allegiance: 18, militance: 19 });
    expect(after.regions.euboea).toEqual(state.regions.euboea);
    expect(after.cities['sparta']).toBeUndefined();
  });

  it('but it is held if the attackers leave: a decisive victory', () => {
    expect(wonBy(play(round, { type: 'breakOff', player: 'athens' }))).toMatchObject([
      { winner: 'sparta', decisive: true },
    ]);
  });
});
