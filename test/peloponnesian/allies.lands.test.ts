/** R 24.5: what an ally may not do in lands that are closed, beside entering them, and what they may. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CityId, HexId, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { cityHex, inside, only, three } from './allies.js';
import { alike, all, attackOf, fought } from './field.js';
import { listedOf } from './movement.js';
import { rolls, started, play, refused } from './table.js';

const THEBAN = 'boeotia-hoplite-5-1';
const SPARTAN = 'laconia-hoplite-5-1';
/** Sparta closes its lands to Thebes. */
const SHUT = { closedTo: { sparta: ['thebes'] } } as const;

const building = (state: GameState, player: PlayerId): GameState =>
  started({ ...state, stack: [{ kind: 'building', player }] });
const basesOf = (state: GameState, player: PlayerId): readonly HexId[] =>
  listedOf(building(state, player), 'buildBase').map(({ hex }) => hex);
const wallsOf = (state: GameState, player: PlayerId): readonly CityId[] =>
  listedOf(building(state, player), 'buildWalls').map(({ city }) => city);

describe('building in an ally’s cities', () => {
  const [CORINTH, ELATEA] = [cityHex('corinth'), cityHex('elatea')];
  const state = only(three(), {});

  it('R 7.6.3, 7.6.4, 24.5: they are friendly for all purposes: bases and walls are built there', () => {
    expect(basesOf(state, 'thebes')).toEqual(expect.arrayContaining([CORINTH, ELATEA]));
    // Sparta itself has no walls (R A).
    expect(wallsOf(state, 'thebes')).toContain('sparta');
  });

  it('R 24.5, ruling R67: but not once the ally forbids it', () => {
    const shut = { ...state, ...SHUT };
    expect(basesOf(shut, 'thebes')).toContain(ELATEA);
    expect(basesOf(shut, 'thebes')).not.toContain(CORINTH);
    expect(wallsOf(shut, 'thebes')).not.toContain('sparta');
    // It concerns Thebes in the lands of Sparta alone.
    expect(basesOf(shut, 'sparta')).toEqual(expect.arrayContaining([CORINTH, ELATEA]));
    expect(wallsOf(shut, 'sparta')).toContain('sparta');
  });

  it('R 24.5: and says why', () => {
    const shut = building({ ...state, ...SHUT }, 'thebes');
    const why = ['landsForbidden', 'R 24.5'];
    expect(refused(shut, { type: 'buildBase', player: 'thebes', hex: CORINTH })).toEqual(why);
    expect(refused(shut, { type: 'buildWalls', player: 'thebes', city: 'sparta' })).toEqual(why);
  });

  it('R 7.6.3, ruling R67: a unit that stays there builds a base as anywhere', () => {
    const guest = only(three(), { units: { [THEBAN]: inside(CORINTH) } }, SHUT);
    expect(basesOf(guest, 'thebes')).toContain(CORINTH);
  });

  it('R 24.5, ruling R67: a city that the ally holds elsewhere is closed as well', () => {
    // Sparta holds Chalcis in Euboea, which is Athens’.
    const [CHALCIS, taken] = [cityHex('chalcis'), { cities: { chalcis: { held: 'sparta' } } } as const];
    expect(basesOf({ ...state, ...taken }, 'thebes')).toContain(CHALCIS);
    expect(basesOf({ ...state, ...taken, ...SHUT }, 'thebes')).not.toContain(CHALCIS);
  });
});

describe('building with units under command', () => {
  const FIELD = 'W3428';
  const second = 'boeotia-hoplite-5-2';
  const fortsOf = (state: GameState, player: PlayerId): readonly HexId[] =>
    listedOf(building(state, player), 'buildFort').map(({ hex }) => hex);

  it('R 7.6.2, 7.6.3, 24.5: whoever commands units builds with them, though all of them are an ally’s', () => {
    const led = only(three(), {
      units: { [THEBAN]: FIELD, [second]: FIELD },
      leaders: { archidamus: ['sparta', FIELD] },
    });
    expect([fortsOf(led, 'sparta'), fortsOf(led, 'thebes')]).toEqual([[FIELD], []]);
    expect(basesOf(led, 'sparta')).toContain(FIELD);
    expect(basesOf(led, 'thebes')).not.toContain(FIELD);
    // With a leader of their own they are Thebes' again.
    const joined = { ...led, leaders: { ...led.leaders, pagondas: { at: FIELD, player: 'thebes' } } } as const;
    expect([fortsOf(joined, 'sparta'), fortsOf(joined, 'thebes')]).toEqual([[], [FIELD]]);
  });
});

describe('retreats', () => {
  /** A hex of Attica next to Thebes, and another beside it. */
  const [HERE, FROM, THEBES] = ['W3529', 'W3629', cityHex('thebes')] as const;
  const athenians = alike('attica-hoplite-4', 3);
  const retreatsOf = (parts: Partial<GameState>): readonly string[] => {
    const state = only(
      three(),
      { units: { ...all(athenians, HERE), [SPARTAN]: HERE }, leaders: { nicias: ['athens', HERE] } },
      parts,
    );
    // 3-1 and a die of 6: `M/D`; all Athenians pass, and the Spartan breaks off.
    const round = rolls(fought(state, attackOf('athens', HERE, FROM, [...athenians, 'nicias'])), 6, 1, 1, 1);
    const left = play(round, { type: 'fightOn', player: 'athens' }, { type: 'breakOff', player: 'sparta' }).state;
    return listedOf(left, 'retreat').map(({ to, inside: isIn }) => `${to}${isIn ? ' inside' : ''}`);
  };

  it('R 17.7.1, 24.5: units retreat into an ally’s lands and cities', () => {
    expect(retreatsOf({})).toContain(`${THEBES} inside`);
  });

  it('R 17.7.1, ruling Q212: those that are closed to them too: no enemy is there', () => {
    expect(retreatsOf({ closedTo: { thebes: ['sparta'] } })).toEqual(retreatsOf({}));
  });
});
