/** R 19, C: Sicily, and the cards of the expedition. */
import { describe, expect, it } from 'vitest';
import { changeControl } from '../../src/peloponnesian/deeds/control.js';
import { returnToSicily } from '../../src/peloponnesian/deeds/sicily.js';
import type { PlacementFrame } from '../../src/peloponnesian/frame/forces.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { playerOfHome } from '../../src/peloponnesian/query/owners.js';
import { costOf, unitsToSupply } from '../../src/peloponnesian/query/upkeep.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { EffectState, GameState, SicilyState, UnitState } from '../../src/peloponnesian/state.js';
import type { CardKind, PieceId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { cardNamed, isOutOfGame, takesEffect, targets } from './drawing.js';
import { alike, all, field, top, type Pieces } from './field.js';
import { listedOf, moving } from './movement.js';
import { play, refused, rolls, started } from './table.js';

const FLEETS = alike('attica-fleet-6', 4);
const HOPLITES = alike('attica-hoplite-4', 4);
const [FLEET = 'attica-fleet-6-1'] = FLEETS;
const [HOPLITE = 'attica-hoplite-4-1'] = HOPLITES;
const SPARTAN: UnitId = 'laconia-hoplite-5-1';
const SICILIANS = alike('sicily-fleet-5', 4);
const NOTHING: SicilyState = { since: null, winner: null, tribute: 0, fleets: 0 };

/** A state with so many Escalations on the board, the first of which was played in 432. */
function escalated(state: GameState, count: number, parts: Partial<SicilyState> = {}): GameState {
  const { cards } = state;
  if (cards === undefined) throw new RangeError('there are no cards');
  const ids = Array.from({ length: count }, (_, nth) => cardNamed(state, 'sicilianExpeditionEscalation', nth));
  return {
    ...state,
    turn: 8,
    cards: {
      ...cards,
      deck: cards.deck.filter((card) => !ids.includes(card)),
      active: ids.map((card, index) => ({ card, player: 'sparta', since: index })),
    },
    sicily: { ...NOTHING, since: state.year + 1, ...parts },
  };
}

const placing = (state: GameState, player: PlayerId, moved: readonly PieceId[] = []): GameState => {
  const frame: PlacementFrame = { kind: 'placement', player, moved };
  return started({ ...state, stack: [{ kind: 'turn', step: 2, left: [] }, frame] });
};
const leave = (piece: PieceId, player: PlayerId = 'athens') => ({ type: 'leaveSicily', player, piece }) as const;

describe('R 19.1: into Sicily', () => {
  const afloat = (at: string, parts: Partial<GameState> = {}, cargo = false): GameState =>
    moving(
      'athens',
      {
        units: {
          [FLEET]: { at, under: 'phormio' },
          ...(cargo && { [HOPLITE]: { at, under: 'phormio' } }),
        } as Readonly<Record<UnitId, UnitState>>,
        leaders: { phormio: { at } },
      },
      parts,
      'campaign',
    );
  const sail = { type: 'sail', player: 'athens', piece: 'phormio', company: 'all' } as const;
  const enter = { type: 'enterSicily', player: 'athens' } as const;

  it.each(['corcyraeanSea', 'northIonianSea'])('for a movement point from the %s (ruling Q88)', (sea) => {
    const { state, events } = play(afloat(sea, {}, true), sail, enter);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'voyageEnded', at: 'inSicily', fleets: [FLEET], cargo: [HOPLITE], sailed: 1 }),
    );
    expect(state.units[FLEET]).toEqual({ at: 'inSicily' });
    expect(state.units[HOPLITE]).toEqual({ at: 'inSicily' });
    expect(state.leaders['phormio']).toMatchObject({ at: 'inSicily' });
  });

  it('R 19.4: after a resolution only the victor enters', () => {
    const lost = { sicily: { ...NOTHING, winner: 'league' as const } };
    const { state } = play(afloat('corcyraeanSea', lost), sail);
    expect(listedOf(state, 'enterSicily')).toEqual([]);
    expect(refused(state, enter)).toEqual(['sicilyClosed', 'R 19.4']);
    const won = { sicily: { ...NOTHING, winner: 'empire' as const } };
    expect(listedOf(play(afloat('corcyraeanSea', won), sail).state, 'enterSicily')).toEqual([enter]);
  });

  it('ruling Q174: fleets of the loser rescue stranded units, and bring none', () => {
    const lost = { sicily: { ...NOTHING, winner: 'league' as const } };
    const stranded = (state: GameState): GameState => ({
      ...state,
      units: { ...state.units, [HOPLITES[1] ?? HOPLITE]: { at: 'inSicily' } },
    });
    expect(listedOf(play(stranded(afloat('corcyraeanSea', lost)), sail).state, 'enterSicily')).toEqual([enter]);
    expect(listedOf(play(stranded(afloat('corcyraeanSea', lost, true)), sail).state, 'enterSicily')).toEqual([]);
  });
});

describe('R 19.2: out of Sicily', () => {
  const pieces: Pieces = {
    units: { [FLEET]: 'inSicily', ...all(HOPLITES.slice(0, 3), 'inSicily'), [SPARTAN]: 'inSicily' },
    leaders: { phormio: ['athens', 'inSicily'] },
  };
  const state = field('campaign', pieces);

  it('ruling Q89: fleets first, and leaders and land units with them, as far as there is room', () => {
    const begun = placing(state, 'athens');
    expect(listedOf(begun, 'leaveSicily')).toEqual([leave(FLEET)]);
    expect(refused(begun, leave('phormio'))).toEqual(['leavesWithFleet', 'ruling Q89']);
    const { state: fleet } = play(begun, leave(FLEET));
    expect(listedOf(fleet, 'leaveSicily')).toEqual([leave('phormio')]);
    expect(refused(fleet, leave(HOPLITE))).toEqual(['leavesWithLeader', 'R 16.7.1']);
    expect(refused(fleet, leave(FLEET))).toEqual(['movedAlready', 'ruling Q6']);
    const { state: led } = play(fleet, leave('phormio'));
    expect(listedOf(led, 'leaveSicily')).toEqual([leave(HOPLITE)]);
    // R 16.7.2: a fleet carries two hoplites.
    const { state: full } = play(led, leave(HOPLITE), leave(HOPLITES[1] ?? HOPLITE));
    expect(listedOf(full, 'leaveSicily')).toEqual([]);
    expect(refused(full, leave(HOPLITES[2] ?? HOPLITE))).toEqual(['noRoom', 'R 16.7.2']);
    expect(refused(full, leave(SPARTAN))).toEqual(['notYours', 'R 4.4.1']);
    expect([full.units[FLEET], full.units[HOPLITE]]).toEqual([{ at: 'leavingSicily' }, { at: 'leavingSicily' }]);
  });

  it('R 19.4: nobody leaves while an Escalation is active', () => {
    const begun = placing(escalated(state, 1), 'athens');
    expect(listedOf(begun, 'leaveSicily')).toEqual([]);
    expect(refused(begun, leave(FLEET))).toEqual(['lockedInSicily', 'R 19.4']);
  });

  it('R 19.3: they are supplied when they leave, and not before', () => {
    const leaving = { ...state, units: { ...state.units, [FLEET]: { at: 'leavingSicily' } as const } };
    const need = (each: GameState): readonly UnitId[] =>
      unitsToSupply(machine.situationOf(each), 'athens').map(({ id }) => id);
    expect(need(state)).toEqual([]);
    expect(need(leaving)).toEqual([FLEET]);
  });

  const atSea = (parts: Partial<GameState> = {}): GameState =>
    moving(
      'athens',
      {
        units: { [FLEET]: { at: 'leavingSicily' }, [HOPLITE]: { at: 'leavingSicily' } },
        leaders: { phormio: { at: 'leavingSicily' } },
      },
      { campaignTurn: 1, ...parts },
      'campaign',
    );

  it('in the first Campaign Turn they go to the North Ionian Sea or the waters of Corcyra, and on', () => {
    const state1 = atSea();
    expect(listedOf(state1, 'endMovement')).toEqual([]);
    expect(refused(state1, { type: 'endMovement', player: 'athens' })).toEqual(['mustLeaveSicily', 'R 19.2']);
    const { state: plan } = play(
      state1,
      { type: 'sail', player: 'athens', piece: 'phormio', company: 'all' },
      { type: 'take', player: 'athens', piece: HOPLITE },
    );
    expect(
      listedOf(plan, 'sailTo')
        .map(({ sea }) => sea)
        .sort(),
    ).toEqual(['corcyraeanSea', 'northIonianSea']);
    const { state: on } = play(plan, { type: 'sailTo', player: 'athens', sea: 'corcyraeanSea' });
    expect(listedOf(on, 'sailTo').map(({ sea }) => sea)).toContain('thesprotianSea');
    const { state: out } = play(on, { type: 'setSail', player: 'athens' });
    expect(out.units[HOPLITE]).toEqual({ at: 'corcyraeanSea', under: 'phormio' });
  });

  it('R C: a storm on the North Ionian Sea makes the way by Corcyra cost 2, with a check', () => {
    const storm: EffectState = { does: 'storm', sea: 'northIonianSea' };
    const { state: plan } = play(
      atSea({ effects: [storm] }),
      { type: 'sail', player: 'athens', piece: 'phormio', company: 'all' },
      { type: 'sailTo', player: 'athens', sea: 'corcyraeanSea' },
    );
    expect(plan.stack.at(-1)).toMatchObject({ costs: [2] });
    const { state: rough } = play(plan, { type: 'setSail', player: 'athens' });
    expect(rough.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'stormMorale' });
  });

  it('ruling Q89: who has not sailed by its end is in Sicily again', () => {
    const { state: after } = doing(
      { ...state, units: { ...state.units, [HOPLITE]: { at: 'leavingSicily' } } },
      returnToSicily,
    );
    expect(after.units[HOPLITE]).toEqual({ at: 'inSicily' });
  });
});

describe('R C: Escalation', () => {
  const state = field('campaign', { units: {} });
  const kind: CardKind = 'sicilianExpeditionEscalation';

  it('lies on the board, and remembers the year of the first one', () => {
    const { state: after, events } = takesEffect(state, kind, 'athens');
    expect(after.cards?.active).toEqual([{ card: cardNamed(state, kind), player: 'athens', since: 0 }]);
    expect(after.sicily).toEqual({ ...NOTHING, since: 431 });
    expect(events).toContainEqual({ type: 'sicilyEscalated', rule: 'R C', player: 'athens', escalations: 1 });
  });

  it('is played once in a season, and not after the resolution, when it is out of the game (R C)', () => {
    expect(targets(state, kind, 'athens')).toEqual([{}]);
    expect(targets(takesEffect(state, kind, 'athens').state, kind, 'sparta')).toEqual([]);
    expect(targets(escalated(state, 1), kind, 'sparta')).toEqual([{}]);
    const over = { ...state, sicily: { ...NOTHING, winner: 'league' as const } };
    expect(targets(over, kind, 'sparta')).toEqual([]);
    expect([isOutOfGame(state, kind), isOutOfGame(over, kind)]).toEqual([false, true]);
  });
});

describe('R C: Resolution', () => {
  const kind: CardKind = 'sicilianExpeditionResolution';
  const start = field('campaign', { units: {} });

  it('waits for the year after the first Escalation, and for a season without one (ruling Q177)', () => {
    expect(targets(start, kind, 'athens')).toEqual([]);
    expect(targets(escalated(start, 1), kind, 'athens')).toEqual([{}]);
    expect(targets(escalated(start, 1, { since: start.year }), kind, 'athens')).toEqual([]);
    const now = escalated(start, 1);
    const inSeason = { ...now, turn: 0 };
    expect(targets(inSeason, kind, 'athens')).toEqual([]);
    expect(targets(escalated(start, 1, { winner: 'empire' }), kind, 'athens')).toEqual([]);
  });

  /** Resolves an expedition of so many Escalations with these dice. */
  const resolved = (pieces: Pieces, escalations: number, ...dice: readonly number[]): GameState =>
    rolls(takesEffect(escalated(field('campaign', pieces), escalations), kind, 'sparta').state, ...dice);
  const event = (pieces: Pieces, escalations: number, one: number, other: number) => {
    const due = takesEffect(escalated(field('campaign', pieces), escalations), kind, 'sparta').state;
    const first = play(due, { type: 'roll', player: 'chance', die: one }).state;
    return play(first, { type: 'roll', player: 'chance', die: other }).events.find(
      ({ type }) => type === 'sicilyResolved',
    );
  };

  it.each([
    // Two dice less one for the Escalation.
    [1, 4, 4, 'league', true],
    [2, 4, 5, 'league', false],
    [4, 4, 7, 'league', false],
    [4, 5, 8, 'empire', false],
    [5, 6, 10, 'empire', false],
    [6, 6, 11, 'empire', true],
  ] as const)('dice of %i and %i make %i: the %s wins, decisively: %s', (one, other, total, winner, decisive) => {
    expect(event({ units: {} }, 1, one, other)).toMatchObject({ total, winner, decisive, escalations: 1 });
  });

  it('R C, ruling R52: what is in Sicily modifies the roll', () => {
    // 3 Athenian hoplites and 2 fleets: +2; a hoplite of Sparta: -1; light infantry: nothing; two Escalations: -2.
    const pieces: Pieces = {
      units: {
        ...all(HOPLITES.slice(0, 3), 'inSicily'),
        ...all(FLEETS.slice(0, 2), 'inSicily'),
        [SPARTAN]: 'inSicily',
        'attica-lightInfantry-3-1': 'inSicily',
      },
    };
    expect(event(pieces, 2, 3, 4)).toMatchObject({ total: 3 + 4 + 2 - 1 - 2 });
    // A leader rated 1 on land adds 1 for Athens, and takes 1 for Sparta.
    const leaders: Pieces['leaders'] = { demosthenes: ['athens', 'inSicily'] };
    expect(event({ ...pieces, leaders }, 2, 3, 4)).toMatchObject({ total: 7 });
    const foes: Pieces['leaders'] = { brasidas: ['sparta', 'inSicily'], nicias: ['athens', 'inSicily'] };
    expect(event({ ...pieces, leaders: foes }, 2, 3, 4)).toMatchObject({ total: 5 });
  });

  it('a decisive defeat: +2 for Athens, -2 for Sparta; leaders are lost with the last unit (ruling Q176)', () => {
    const pieces: Pieces = {
      units: { [FLEET]: 'inSicily', [HOPLITE]: 'inSicily', [SPARTAN]: 'inSicily' },
      leaders: { nicias: ['athens', 'inSicily'], brasidas: ['sparta', 'inSicily'] },
    };
    // 1 + 1 - 1 - 1 + 1 - 1 (for Brasidas) is less than 2: the first row.
    const due = resolved(pieces, 1, 1, 1);
    expect(due.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'sicilyMorale', dice: 2 });
    // Morale 4 falls to 3 + 2, and 6 to 5 + 2.
    const checked = rolls(due, 3, 5);
    expect(checked.units[HOPLITE]).toBeUndefined();
    expect(checked.units[FLEET]).toEqual({ at: 'gone' });
    expect(checked.leaders['nicias']).toMatchObject({ at: 'gone' });
    let state = checked;
    while (state.stack.at(-1)?.kind === 'succession') {
      const [first] = machine.chanceOutcomes(state);
      if (first !== undefined) state = play(state, first.action).state;
    }
    // A Spartan with 5 holds 6 - 2.
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'sicilyMorale', dice: 1 });
    const over = rolls(state, 6);
    expect(over.units[SPARTAN]).toEqual({ at: 'inSicily' });
    expect(over.leaders['brasidas']).toMatchObject({ at: 'inSicily' });
    expect(over.sicily).toEqual({ ...NOTHING, since: 432, winner: 'league', fleets: 1 });
    expect(over.cards?.active).toEqual([]);
    // Ruling Q77.
    expect(over.cards?.removed).toContain(cardNamed(over, 'sicilianExpeditionEscalation'));
  });

  const allegiances = ({ regions }: GameState): Readonly<Record<string, number | undefined>> => ({
    attica: regions.attica?.allegiance,
    euboea: regions.euboea?.allegiance,
    laconia: regions.laconia?.allegiance,
    boeotia: regions.boeotia?.allegiance,
    argolid: regions.argolid?.allegiance,
  });
  const before = allegiances(start);
  const shifted = (state: GameState): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(allegiances(state)).map(([region, now = 0]) => [region, now - (before[region] ?? 0)]),
    );

  it('R C: Allegiance in all regions, of Athens and the other way of Sparta, and none where nobody rules', () => {
    // 3 + 3 - 3 makes 3: decisive, -1 for each of three Escalations.
    expect(shifted(resolved({ units: {} }, 3, 3, 3))).toMatchObject({ attica: -3, euboea: -3, boeotia: 3, argolid: 0 });
  });

  it('ruling R25: halves are rounded away from nought on both sides', () => {
    // 4 + 4 - 3 makes 5: rebuffed, half of three.
    expect(shifted(resolved({ units: {} }, 3, 4, 4))).toMatchObject({ attica: -2, euboea: -2, boeotia: 2 });
    // 6 + 6 - 3 makes 9: Syracuse falls. Allegiance in Attica is 20 at most.
    expect(shifted(resolved({ units: {} }, 3, 6, 6))).toMatchObject({ attica: 0, euboea: 2, boeotia: -2 });
  });

  it('R C: Sicily becomes an ally of Athens, with a tribute and fleets for each Escalation', () => {
    const state = resolved({ units: {} }, 2, 5, 6);
    expect(state.sicily).toEqual({ ...NOTHING, since: 432, winner: 'empire', tribute: 2 });
    expect(SICILIANS.map((id) => state.units[id]?.at)).toEqual(['inSicily', 'inSicily', 'forcePool', 'forcePool']);
    expect(playerOfHome(machine.situationOf(state), 'sicily')).toBe('athens');
    expect(listedOf(placing(state, 'athens'), 'leaveSicily')).toEqual([leave(SICILIANS[0] ?? FLEET)]);
  });

  it('R C: Sparta calls one fleet in a season, from the season after, and it is supplied for nothing', () => {
    const over = { ...start, turn: 9, sicily: { ...NOTHING, winner: 'league' as const, fleets: 2 } };
    const begun = placing(over, 'sparta');
    const call = { type: 'callFleet', player: 'sparta', unit: SICILIANS[0] ?? FLEET } as const;
    expect(listedOf(begun, 'callFleet')).toEqual([call]);
    const { state } = play(begun, call);
    expect(state.units[call.unit]).toEqual({ at: 'inSicily' });
    expect(state.sicily?.fleets).toBe(1);
    expect(listedOf(state, 'callFleet')).toEqual([]);
    expect(refused(state, { ...call, unit: SICILIANS[1] ?? FLEET })).toEqual(['noFleetToCall', 'R C']);
    expect(listedOf(placing(over, 'athens'), 'callFleet')).toEqual([]);
    const situation = machine.situationOf({
      ...state,
      units: { ...state.units, [call.unit]: { at: 'leavingSicily' } },
    });
    const fleet = situation.roster.units.find(({ id }) => id === call.unit);
    expect(fleet && costOf(situation, fleet)).toBe(0);
  });

  it('ruling Q173: an eclipse resolves it too, with 1 less on the roll and on the morale of Athens', () => {
    const pieces: Pieces = { units: { [HOPLITE]: 'inSicily', [SPARTAN]: 'inSicily' } };
    const begun = takesEffect(escalated(field('campaign', pieces), 1), 'eclipseOfTheMoon', 'sparta').state;
    const once = play(begun, { type: 'roll', player: 'chance', die: 4 }).state;
    const { state, events } = play(once, { type: 'roll', player: 'chance', die: 4 });
    // 8, less 1 for the Escalation, 1 for the Spartan hoplite, and 1 for the moon.
    expect(events).toContainEqual(expect.objectContaining({ type: 'sicilyResolved', total: 5, winner: 'league' }));
    const { events: checks, state: after } = play(state, { type: 'roll', player: 'chance', die: 4 });
    expect(checks).toContainEqual(
      expect.objectContaining({ type: 'moraleChecked', added: 0, checks: [{ unit: HOPLITE, die: 4, morale: 3 }] }),
    );
    expect(after.units[HOPLITE]).toBeUndefined();
    expect(after.effects).toEqual([{ does: 'eclipse', morale: -1 }]);
    // Without an expedition the moon resolves nothing.
    expect(top(takesEffect(start, 'eclipseOfTheMoon', 'sparta').state)).toBe('none');
  });
});

describe('R C: Carthage', () => {
  const kind: CardKind = 'carthageInvadesSicily';
  const start = field('campaign', { units: { [SICILIANS[0] ?? FLEET]: 'inSicily' } });
  const after = (sicily: SicilyState): GameState => takesEffect({ ...start, sicily }, kind, 'athens').state;

  it('comes after a resolution, and once', () => {
    expect(targets(start, kind, 'athens')).toEqual([]);
    const over = { ...start, sicily: { ...NOTHING, winner: 'empire' as const, tribute: 3 } };
    expect(targets(over, kind, 'athens')).toEqual([{}]);
    const { cards } = over;
    if (cards === undefined) throw new RangeError('there are no cards');
    const come = { ...over, cards: { ...cards, removed: [cardNamed(over, kind, 1)] } };
    expect(targets(come, kind, 'athens')).toEqual([]);
    expect([isOutOfGame(over, kind), isOutOfGame(come, kind)]).toEqual([false, true]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('ruling Q178: halves a tribute of %i to %i: what is left is rounded up', (tribute, left) => {
    expect(after({ ...NOTHING, winner: 'empire', tribute }).sicily?.tribute).toBe(left);
  });

  it('takes all Sicilian fleets from Sparta, those to come too', () => {
    const state = after({ ...NOTHING, winner: 'league', fleets: 2 });
    expect(SICILIANS.map((id) => state.units[id]?.at)).toEqual(['gone', 'gone', 'gone', 'gone']);
    expect(state.sicily?.fleets).toBe(0);
  });
});

describe('R 27.2.1, ruling Q108: the Ionian War', () => {
  const state = initialState({ players: 2, scenario: 'ionianWar' });

  it('begins after the defeat of Athens: one Sicilian fleet is in Sicily, and three may come', () => {
    expect(state.sicily).toEqual({ ...NOTHING, winner: 'league', fleets: 3 });
    expect(SICILIANS.map((id) => state.units[id]?.at)).toEqual(['inSicily', 'forcePool', 'forcePool', 'forcePool']);
  });

  it('one more may come in each season, the first included', () => {
    const spring = placing(state, 'sparta');
    const [call] = listedOf(spring, 'callFleet');
    if (call === undefined) throw new RangeError('no fleet may be called');
    const called = play(spring, call).state;
    expect(SICILIANS.map((id) => called.units[id]?.at)).toEqual(['inSicily', 'inSicily', 'forcePool', 'forcePool']);
    expect(listedOf(called, 'callFleet')).toEqual([]);
    expect(listedOf(placing({ ...called, turn: 1 }, 'sparta'), 'callFleet')).toHaveLength(1);
  });
});

describe('R 19.3: the box', () => {
  it('R 4.3.1 b, ruling Q90: units of a region that changes hands go home from Sicily', () => {
    const state = field('campaign', { units: { [SPARTAN]: 'inSicily', [HOPLITE]: 'leavingSicily' } });
    const { state: after } = doing(state, (run) => {
      changeControl(run, 'attica', 'sparta', 'R 4.3.1');
      changeControl(run, 'laconia', 'athens', 'R 4.3.1');
    });
    expect([after.units[SPARTAN], after.units[HOPLITE]]).toEqual([{ at: 'forcePool' }, { at: 'forcePool' }]);
  });
});
