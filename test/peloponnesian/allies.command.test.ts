/** R 24.5: who commands units of allies, and moves, stacks and fights with them. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { commanderOf } from '../../src/peloponnesian/query/command.js';
import { unitNamed } from '../../src/peloponnesian/query/pieces.js';
import { playerOfUnit } from '../../src/peloponnesian/query/owners.js';
import type { ActiveCard, GameState } from '../../src/peloponnesian/state.js';
import type { CardId, HexId, LeaderId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { actor, cityHex, four, inside, marching, only, three, type Pieces } from './allies.js';
import { attackOf, battleIn, fought } from './field.js';
import { listedOf, phase } from './movement.js';
import { cardsWith, handed, laid, nthCard, playing } from './plots.js';
import { held, situation } from './positions.js';
import { rolls, started, play, refused } from './table.js';
import { atStep as inWar } from './war.js';

/** Open country in Boeotia and in Attica, Thebes, and Eleusis of Athens. */
const [IN_BOEOTIA, IN_ATTICA, THEBES, ELEUSIS] = ['W3428', 'W3630', 'W3528', 'W3631'] as const;
const THEBAN: UnitId = 'boeotia-hoplite-5-1';
const SECOND: UnitId = 'boeotia-hoplite-5-2';
const SPARTAN: UnitId = 'laconia-hoplite-5-1';

/** Who commands a unit. */
function commander(state: GameState, unit: UnitId = THEBAN): PlayerId {
  const now = situation(state);
  return commanderOf(now, unitNamed(now, unit).code);
}
const commanderIn = (pieces: Pieces, state = three()): PlayerId => commander(only(state, pieces));

const march = (player: PlayerId, piece: LeaderId | UnitId, company: 'all' | 'alone'): Action => ({
  type: 'march',
  player,
  piece,
  company,
});
const step = (player: PlayerId, to: HexId): Action => ({ type: 'step', player, to });
const halt = (player: PlayerId): Action => ({ type: 'halt', player });

describe('who commands a unit', () => {
  const lone = { [THEBAN]: IN_BOEOTIA };

  it('R 24.5: its own player, as long as no ally’s leader stands with it', () => {
    expect(commanderIn({ units: lone })).toBe('thebes');
    expect(commanderIn({ units: lone, leaders: { archidamus: ['sparta', IN_ATTICA] } })).toBe('thebes');
    expect(commanderIn({ units: lone, leaders: { pagondas: ['thebes', IN_BOEOTIA] } })).toBe('thebes');
    expect(commanderIn({ units: lone, leaders: { nicias: ['athens', IN_BOEOTIA] } })).toBe('thebes');
  });

  it('R 24.5: an ally whose leader stands with it, until a leader of its own player comes', () => {
    const ally = { archidamus: ['sparta', IN_BOEOTIA] } as const;
    expect(commanderIn({ units: lone, leaders: ally })).toBe('sparta');
    expect(commanderIn({ units: lone, leaders: { ...ally, pagondas: ['thebes', IN_BOEOTIA] } })).toBe('thebes');
    const state = situation(only(three(), { units: lone, leaders: ally }));
    expect(playerOfUnit(state, unitNamed(state, THEBAN).code)).toBe('thebes');
  });

  it('R 24.5, ruling R64: its own player between leaders of two allies', () => {
    const both = { archidamus: ['sparta', IN_BOEOTIA], aristeus: ['corinth', IN_BOEOTIA] } as const;
    expect(commanderIn({ units: lone, leaders: { aristeus: both.aristeus } }, four())).toBe('corinth');
    expect(commanderIn({ units: lone, leaders: both }, four())).toBe('thebes');
  });

  it('R 24.5, ruling Q208: inside a city or fort it obeys its own player', () => {
    const archidamus = ['sparta', inside(THEBES)] as const;
    expect(commanderIn({ units: { [THEBAN]: inside(THEBES) }, leaders: { archidamus } })).toBe('thebes');
    expect(
      commanderIn({ units: { [SPARTAN]: inside(THEBES) }, leaders: { pagondas: ['thebes', inside(THEBES)] } }),
    ).toBe('thebes');
    const fort = only(
      three(),
      { units: { [THEBAN]: inside(IN_ATTICA) }, leaders: { archidamus: ['sparta', inside(IN_ATTICA)] } },
      { forts: { [IN_ATTICA]: { by: 'sparta' } } },
    );
    expect(commander(fort)).toBe('thebes');
    // One of the two is inside, and the other one outside.
    expect(commanderIn({ units: { [THEBAN]: THEBES }, leaders: { archidamus } })).toBe('thebes');
    expect(commanderIn({ units: { [THEBAN]: inside(THEBES) }, leaders: { archidamus: ['sparta', THEBES] } })).toBe(
      'thebes',
    );
  });

  it('R 24.5, ruling Q208: before a city that it masks it obeys the ally’s leader', () => {
    expect(commanderIn({ units: { [THEBAN]: ELEUSIS }, leaders: { archidamus: ['sparta', ELEUSIS] } })).toBe('sparta');
  });

  it('R 24.5: at sea the player in whose leader’s stack it is', () => {
    const sea = 'saronicGulf';
    const fleet: UnitId = 'corinth-fleet-4-1';
    const leaders = { archidamus: ['sparta', sea], pagondas: ['thebes', sea] } as const;
    const under = (leader: LeaderId): GameState =>
      only(three(), { units: { [fleet]: { at: sea, under: leader }, [THEBAN]: { at: sea, under: leader } }, leaders });
    expect([commander(under('archidamus'), fleet), commander(under('archidamus'))]).toEqual(['sparta', 'sparta']);
    expect([commander(under('pagondas'), fleet), commander(under('pagondas'))]).toEqual(['thebes', 'thebes']);
    // Alone in the same sea it is its own player's.
    expect(commander(only(three(), { units: { [fleet]: sea }, leaders: { pagondas: leaders.pagondas } }), fleet)).toBe(
      'sparta',
    );
  });
});

describe('the march of an ally’s units', () => {
  const joined = only(three(), {
    units: { [THEBAN]: IN_BOEOTIA, [SPARTAN]: IN_BOEOTIA, [SECOND]: inside(THEBES) },
    leaders: { archidamus: ['sparta', IN_BOEOTIA], pagondas: ['thebes', inside(THEBES)] },
  });

  it('R 24.5: all units stacked with a leader move with him', () => {
    const begun = play(marching(joined, 'sparta', 'thebes'), march('sparta', 'archidamus', 'all'));
    const [frame] = begun.state.stack.slice(-1);
    expect(frame?.kind === 'march' && [...frame.units].sort()).toEqual([THEBAN, SPARTAN]);
    const { state } = play(begun.state, step('sparta', 'W3427'));
    expect([THEBAN, SPARTAN].map((id) => state.units[id]?.at)).toEqual(['W3427', 'W3427']);
  });

  it('R 24.5: their own player does not move them', () => {
    const turn = marching(joined, 'thebes');
    expect(listedOf(turn, 'march').map(({ piece }) => piece)).not.toContain(THEBAN);
    expect(refused(turn, march('thebes', THEBAN, 'alone'))).toEqual(['notYours', 'R 4.4.1']);
    // Those inside a fortification may freely move away.
    expect(listedOf(turn, 'march').map(({ piece }) => piece)).toContain(SECOND);
  });

  it('R 24.5: a leader of their own who comes into the hex regains them, and marches on with them', () => {
    const arrived = play(marching(joined, 'thebes'), march('thebes', 'pagondas', 'alone'), step('thebes', IN_BOEOTIA));
    expect(commander(arrived.state)).toBe('thebes');
    expect(listedOf(arrived.state, 'take').map(({ piece }) => piece)).toEqual([THEBAN]);
    const { state } = play(
      arrived.state,
      { type: 'take', player: 'thebes', piece: THEBAN },
      step('thebes', 'W3427'),
      halt('thebes'),
    );
    expect([state.units[THEBAN]?.at, state.units[SPARTAN]?.at]).toEqual(['W3427', IN_BOEOTIA]);
  });

  it('R 24.4, 24.5: what one ally has moved the next one does not move', () => {
    // Archidamus brings the Theban hoplite into Thebes, where it is its own player’s again.
    const moved = play(
      marching(joined, 'sparta', 'thebes'),
      march('sparta', 'archidamus', 'all'),
      step('sparta', THEBES),
      halt('sparta'),
    ).state;
    // Sparta has nothing left to move.
    expect(phase(moved)).toMatchObject({ player: 'thebes', stage: 'moving' });
    expect(moved.units[THEBAN]).toEqual(inside(THEBES));
    expect(commander(moved)).toBe('thebes');
    expect(refused(moved, march('thebes', THEBAN, 'alone'))).toEqual(['hasMoved', 'R 16.3.1']);
    expect(listedOf(moved, 'march').map(({ piece }) => piece)).toContain(SECOND);
  });
});

describe('stacks of allies', () => {
  it('R 24.5: they stack together, and neither masks nor attacks the other’s cities', () => {
    const there = only(three(), {
      units: { [SPARTAN]: IN_BOEOTIA, [SECOND]: inside(THEBES) },
      leaders: { archidamus: ['sparta', IN_BOEOTIA] },
    });
    const { state, events } = play(
      marching(there, 'sparta', 'thebes'),
      march('sparta', 'archidamus', 'all'),
      step('sparta', THEBES),
      halt('sparta'),
    );
    expect([state.units[SPARTAN], state.units[SECOND]]).toEqual([inside(THEBES), inside(THEBES)]);
    expect(phase(state).attacks).toEqual([]);
    expect(events.filter(({ type }) => type === 'attackDeclared')).toEqual([]);
  });

  it('R 24.5: in the open units of two allies need one leader, whose ever he is', () => {
    const there = only(three(), {
      units: { [THEBAN]: IN_BOEOTIA, [SPARTAN]: 'W3427' },
      leaders: { pagondas: ['thebes', IN_BOEOTIA] },
    });
    const { state } = play(marching(there, 'sparta'), march('sparta', SPARTAN, 'alone'), step('sparta', IN_BOEOTIA));
    expect(listedOf(state, 'halt')).toHaveLength(1);
    const leaderless = marching({ ...there, leaders: {} }, 'sparta');
    const begun = play(leaderless, march('sparta', SPARTAN, 'alone')).state;
    const through = play(begun, step('sparta', IN_BOEOTIA)).state;
    expect(listedOf(through, 'halt')).toEqual([]);
  });

  it('R 24.5: they defend an ally’s city together', () => {
    const state = only(three(), {
      units: {
        [THEBAN]: inside(THEBES),
        [SPARTAN]: inside(THEBES),
        'attica-hoplite-4-1': THEBES,
        'attica-hoplite-4-2': THEBES,
      },
      leaders: { nicias: ['athens', THEBES], archidamus: ['sparta', inside(THEBES)] },
    });
    const attack = attackOf('athens', THEBES, 'W3629', ['attica-hoplite-4-1', 'attica-hoplite-4-2', 'nicias']);
    const begun = fought(state, attack);
    const player = actor(begun) as PlayerId;
    const outside = (piece: UnitId | LeaderId): Action => ({ type: 'standOutside', player, piece });
    const fighters = (now: GameState): readonly string[] => {
      const { against, defender } = battleIn(now);
      return [against, ...defender.fighters.map(({ unit }) => unit).sort()];
    };
    const { state: met } = play(begun, outside('archidamus'), outside(SPARTAN), outside(THEBAN));
    expect(fighters(met)).toEqual(['field', THEBAN, SPARTAN]);
    const { state: stormed } = play(begun, { type: 'endArray', player }, { type: 'assault', player: 'athens' });
    expect(fighters(stormed)).toEqual(expect.arrayContaining(['assault', THEBAN, SPARTAN]));
  });
});

describe('what the rules leave to Sparta', () => {
  it('R 6.1, ruling Q214: it makes the Revolt Checks, whoever controls more regions', () => {
    const strong = held(four(), 'thebes', 'elis', 'arcadia', 'epidaurus', 'achaea');
    expect(actor(inWar(strong, 'revolts'))).toBe('sparta');
  });

  it('R C, ruling Q214: Sicilian fleets are its own, and it alone calls them', () => {
    const state: GameState = { ...four(), sicily: { since: 431, winner: 'league', tribute: 0, fleets: 1 }, turn: 5 };
    const now = situation(state);
    expect(playerOfUnit(now, unitNamed(now, 'sicily-fleet-5-1').code)).toBe('sparta');
    const callers = (['sparta', 'thebes', 'corinth'] as const).filter((player) => {
      const placing = started({ ...state, stack: [{ kind: 'placement', player, moved: [] }] });
      return listedOf(placing, 'callFleet').length > 0;
    });
    expect(callers).toEqual(['sparta']);
  });
});

describe('R C: Persians among allies', () => {
  const [TROOPS, MORE, FLEET] = [
    nthCard('tissaphernesOffersTroops', 0),
    nthCard('tissaphernesOffersTroops', 1),
    nthCard('tissaphernesOffersFleet', 0),
  ];
  const [HORSE, SHIP] = ['tissaphernes-cavalry-5-1', 'tissaphernes-fleet-5-1'] as const;
  const MILETUS = cityHex('miletus');
  const miletus: GameState = { ...three(), cities: { miletus: { held: 'sparta' } } };
  /** Plays a card for Sparta, with a 6, in a season in which these lie on the board. */
  const taken = (player: PlayerId, card: CardId, ...active: readonly ActiveCard[]): GameState =>
    rolls(playing(handed(miletus, player, [card], { active }), player, card, { city: 'miletus' }), 6);

  it('R 24.6, ruling Q202: they serve whose card came first, and their general too', () => {
    const theban = taken('thebes', TROOPS);
    const owner = (state: GameState, unit: UnitId): PlayerId => {
      const now = situation(state);
      return playerOfUnit(now, unitNamed(now, unit).code);
    };
    expect(theban.units[HORSE]).toMatchObject({ at: MILETUS });
    expect(owner(theban, HORSE)).toBe('thebes');
    expect(Object.values(theban.leaders)).toContainEqual({ at: MILETUS, player: 'thebes', inside: true });
    // A later card of Sparta brings more troops to the same master.
    const shared = taken('sparta', FLEET, laid(TROOPS, 'thebes'));
    expect([owner(shared, SHIP), owner(shared, HORSE)]).toEqual(['thebes', 'thebes']);
    // Without any card they are Sparta's, and those of the other satrap are not concerned.
    expect(owner(miletus, HORSE)).toBe('sparta');
    expect(owner(theban, 'pharnabazus-cavalry-5-1')).toBe('sparta');
  });

  it('ruling Q202: as long as it lies there, and then whose is the next', () => {
    const brought = [HORSE];
    const both = [laid(TROOPS, 'thebes', brought), laid(MORE, 'sparta')];
    const owner = (...active: readonly ActiveCard[]): PlayerId => {
      const now = situation({ ...miletus, cards: cardsWith({ active }) });
      return playerOfUnit(now, unitNamed(now, HORSE).code);
    };
    expect(owner(...both)).toBe('thebes');
    expect(owner(...both.slice(1))).toBe('sparta');
    expect(owner(...both.toReversed())).toBe('sparta');
  });
});
