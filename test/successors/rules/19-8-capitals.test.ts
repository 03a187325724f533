/** R 19.8: capital cities, clause by clause. Larisa lies inland, one land path from Pella, Lamia and Pherai; Pydna is a port. */
import { describe, expect, it } from 'vitest';
import { toPosition, type Position } from '../../../src/successors/index.js';
import * as query from '../../../src/successors/questions.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import { mayBuildCapital, refuseCapital } from '../../../src/successors/rules/19-8-capitals.js';
import type { PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import {
  by,
  dice,
  forces,
  march,
  offered,
  pass,
  play,
  refusal,
  roll,
  said,
  situation,
  type Told,
} from '../golden/situation.js';
import { carryOut, situationOf } from '../language.js';

type Written = Omit<Position, 'format' | 'game' | 'version' | 'options'>;

const OPTIONS = { players: 4, optionalRules: ['capitals'] } as const;

/** Red's Surrender Segment; a CU of his, without a general, stands under his marker at Larisa. */
const larisa: Written = {
  turn: 2,
  toMove: 'red',
  segment: 'surrender',
  champions: [],
  independentArmies: { leosthenes: 'removed' },
  markers: { red: ['larisa'], blue: ['lamia'] },
  forces: { 'red:larisa': { mercenary: 1 } },
};
const building: Written = {
  ...larisa,
  capitals: { red: { stage: 'building', space: 'larisa', builders: { mercenary: 1 } } },
};
const standing: Written = { ...larisa, capitals: { red: { stage: 'standing', space: 'larisa' } } };

const build = (space: SpaceId) => by('red', { type: 'buildCapital', space });
/** A turn in which a player does nothing but roll for movement. */
const lull = (player: PlayerId) => [...roll(player, 1), ...by(player, pass)];
const sites = (told: Told) => offered(told, 'buildCapital').map(({ space }) => space);
const capitalOf = ({ state }: Told, player: PlayerId) => query.capitalOf(state, player);

/** Blue's turn to move, with an Army at Lamia, next to Larisa. */
const blueComes = (written: Written, mercenary: number): Written => ({
  ...written,
  toMove: 'blue',
  segment: 'movement',
  generals: { seleukos: 'blue:lamia', ...written.generals },
  forces: { ...written.forces, 'blue:lamia': { mercenary } },
});
const comes = (written: Written, mercenary = 4, options: Position['options'] = OPTIONS): Told =>
  play(
    situation(blueComes(written, mercenary), options),
    roll('blue', 6),
    by('blue', { type: 'activate', commander: 'seleukos', space: 'lamia', inside: false }, march('larisa')),
  );

describe('R 19.8 where a capital may be begun', () => {
  const realm: Written = {
    ...larisa,
    markers: { red: ['larisa', 'pella', 'sparta', 'pydna'], blue: ['lamia'] },
    forces: {
      'red:larisa': { mercenary: 1 },
      'red:pella': { mercenary: 1 },
      'red:sparta': { mercenary: 1 },
      'red:tp-paionia': { mercenary: 1 },
      'blue:lamia': { mercenary: 1 },
    },
    minorGenerals: ['red:tp-paionia'],
  };

  it('R 19.8 on a Minor City, or a Stronghold of his own, which is one (R 4.28); on no Major City and no Transit Point', () => {
    const told = situation(realm, OPTIONS);
    expect(sites(told)).toEqual(['larisa', 'sparta']);
    expect(query.capitalSites(told.state, 'red')).toEqual(['larisa', 'sparta']);
    expect(query.capitalSites(told.state, 'blue')).toEqual(['lamia']);
    expect(refusal(told, 'red', { type: 'buildCapital', space: 'pella' })).toEqual({
      code: 'noCapitalSite',
      rule: 'R 19.8',
    });
    expect(refusal(told, 'red', { type: 'buildCapital', space: 'tp-paionia' })?.code).toBe('noCapitalSite');
  });

  it('R 19.8 where a CU of his stands, under his own marker', () => {
    const told = situation(realm, OPTIONS);
    expect(refusal(told, 'red', { type: 'buildCapital', space: 'pydna' })?.code).toBe('needsUnits');
    expect(refusal(told, 'red', { type: 'buildCapital', space: 'lamia' })?.code).toBe('noCapitalSite');
  });

  it('R 19.8 it is the last step of the Surrender Segment, after the markers', () => {
    const told = situation(
      {
        ...realm,
        forces: { ...realm.forces, 'red:abdera': { mercenary: 1 } },
        minorGenerals: ['red:abdera', 'red:tp-paionia'],
      },
      OPTIONS,
    );
    expect(sites(told)).toEqual([]);
    expect(refusal(told, 'red', { type: 'buildCapital', space: 'larisa' })?.code).toBe('wrongStep');
    const placed = play(told, by('red', { type: 'placeMarker', space: 'abdera' }));
    expect(sites(placed)).toEqual(['abdera', 'larisa', 'sparta']);
  });

  it('R 19.8 he may let it be, and is asked again in his next Surrender Segment', () => {
    const told = play(
      situation(larisa, OPTIONS),
      by('red', pass),
      lull('red'),
      lull('blue'),
      lull('yellow'),
      lull('white'),
    );
    expect(sites(told)).toEqual(['larisa']);
  });

  it('R 19.8 where the rule is not played nobody is asked, and nothing is remembered', () => {
    const told = situation(larisa, { players: 4 });
    expect(told.state.stack.at(-1)?.kind).toBe('movement');
    expect(Object.keys(told.state)).not.toContain('capitals');
    expect(refusal(told, 'red', { type: 'buildCapital', space: 'larisa' })?.code).toBe('outOfPhase');
    expect(query.capitalSites(told.state, 'red')).toEqual([]);
    expect(Object.keys(toPosition(told.state))).not.toContain('capitals');
    const asked = situation(
      { ...larisa, forces: { 'red:lamia': { mercenary: 1 } }, minorGenerals: ['red:lamia'] },
      { players: 4 },
    );
    expect(asked.state.stack.at(-1)?.kind).toBe('surrender');
    expect(refusal(asked, 'red', { type: 'buildCapital', space: 'larisa' })?.code).toBe('outOfPhase');
    expect(mayBuildCapital(situationOf(told), 'red', 'larisa')).toBe(false);
    expect(mayBuildCapital(situationOf(situation(larisa, OPTIONS)), 'red', 'larisa')).toBe(true);
  });

  it('R 19.8 a refusal names the player, the space and the obstacle', () => {
    const { state } = situation(realm, OPTIONS);
    expect(refuseCapital(situationOf(state), 'red', 'pydna')).toMatchObject({
      code: 'needsUnits',
      rule: 'ruling capital-building',
      params: { player: 'red', space: 'pydna' },
    });
  });
});

describe('R 19.8 the construction', () => {
  it('R 19.8 it lasts from one Surrender Segment to the next of the same player', () => {
    const begun = play(situation(larisa, OPTIONS), build('larisa'));
    expect(said(begun, 'capitalBegun')).toEqual([
      { type: 'capitalBegun', rule: 'R 19.8', player: 'red', space: 'larisa' },
    ]);
    expect(capitalOf(begun, 'red')).toEqual({ stage: 'building', space: 'larisa', builders: { mercenary: 1 } });
    expect(query.isMajorCity(begun.state, 'larisa')).toBe(false);
    const others = play(begun, lull('red'), lull('blue'), lull('yellow'));
    expect(capitalOf(others, 'red')?.stage).toBe('building');
    const built = play(others, lull('white'));
    expect(said(built, 'capitalBuilt')).toEqual([
      { type: 'capitalBuilt', rule: 'R 19.8', player: 'red', space: 'larisa' },
    ]);
    expect(capitalOf(built, 'red')).toEqual({ stage: 'standing', space: 'larisa' });
    expect(query.capitalHolder(built.state, 'larisa')).toBe('red');
    expect(query.isMajorCity(built.state, 'larisa')).toBe(true);
    expect(query.geometryOf(built.state).spaces.get('larisa')?.kind).toBe('majorCity');
  });

  it('R 19.8 the end of a Game Turn does not interrupt it', () => {
    const written: Written = { ...building, round: 5, segment: 'movement', turn: 2 };
    const told = play(situation(written, OPTIONS), lull('red'), lull('blue'), lull('yellow'), lull('white'));
    expect(told.state.turn).toBe(3);
    expect(capitalOf(told, 'red')?.stage).toBe('building');
  });

  it('R 19.8 each player builds one: no other is begun while one is built, or when it stands or is destroyed', () => {
    const elsewhere: Written = {
      markers: { red: ['larisa', 'pherai'], blue: ['lamia'] },
      forces: { 'red:larisa': { mercenary: 1 }, 'red:pherai': { mercenary: 1 }, 'red:abdera': { mercenary: 1 } },
      minorGenerals: ['red:abdera'],
    };
    const begun = play(
      situation(
        { ...larisa, ...elsewhere, minorGenerals: [], forces: { ...larisa.forces, 'red:pherai': { mercenary: 1 } } },
        OPTIONS,
      ),
      build('larisa'),
    );
    expect(sites(begun)).toEqual([]);
    expect(query.capitalSites(begun.state, 'red')).toEqual([]);
    for (const capital of [standing.capitals?.red, { stage: 'destroyed', space: 'lamia', by: 'blue' } as const]) {
      if (capital === undefined) throw new Error('no capital');
      const told = situation({ ...larisa, ...elsewhere, capitals: { red: capital } }, OPTIONS);
      expect(offered(told, 'placeMarker')).toHaveLength(1);
      expect(refusal(told, 'red', { type: 'buildCapital', space: 'pherai' })).toEqual({
        code: 'capitalFounded',
        rule: 'R 19.8',
      });
    }
  });
});

/** Krateros with his Army, at work at Larisa, in red's Movement Segment. */
const krateros: Written = {
  ...larisa,
  segment: 'movement',
  generals: { krateros: 'red:larisa' },
  forces: { 'red:larisa': { mercenary: 2, loyal: 1 } },
  capitals: { red: { stage: 'building', space: 'larisa', builders: { mercenary: 2, loyal: 1 } } },
};
const activated = (written: Written): Told =>
  play(
    situation(written, OPTIONS),
    roll('red', 6),
    by('red', { type: 'activate', commander: 'krateros', space: 'larisa', inside: false }),
  );

describe('R 19.8 a CU that builds stays', () => {
  it('R 19.8 when all have moved from the space the construction is interrupted, and may begin again', () => {
    const told = play(activated(krateros), by('red', march('pherai')));
    expect(said(told, 'capitalInterrupted')).toEqual([
      { type: 'capitalInterrupted', rule: 'R 19.8', player: 'red', space: 'larisa', why: 'unitsGone' },
    ]);
    expect(capitalOf(told, 'red')).toBeUndefined();
    const back = play(told, by('red', march('larisa'), { type: 'endActivation', inside: false }, pass));
    expect(said(back, 'capitalBuilt')).toEqual([]);
    const again = play(back, lull('blue'), lull('yellow'), lull('white'));
    expect(sites(again)).toEqual(['larisa']);
  });

  it('R 19.8 while one of them stays it goes on; those that come back are not of them any more', () => {
    const left = play(
      activated(krateros),
      by('red', { type: 'leaveUnits', unit: 'loyal', count: 1, inside: false }, march('pherai')),
    );
    expect(capitalOf(left, 'red')).toEqual({ stage: 'building', space: 'larisa', builders: { loyal: 1 } });
    const back = play(left, by('red', march('larisa')));
    expect(forces(back, 'red:larisa')).toEqual({ mercenary: 2, loyal: 1 });
    expect(capitalOf(back, 'red')).toEqual({ stage: 'building', space: 'larisa', builders: { loyal: 1 } });
  });

  it('R 19.8 an Army that passes and exchanges the builder for another kind of CU interrupts it', () => {
    const written: Written = {
      ...building,
      segment: 'movement',
      markers: { red: ['larisa', 'pherai'] },
      generals: { krateros: 'red:pherai' },
      forces: { 'red:larisa': { mercenary: 1 }, 'red:pherai': { loyal: 2 } },
    };
    const there = play(
      situation(written, OPTIONS),
      roll('red', 6),
      by('red', { type: 'activate', commander: 'krateros', space: 'pherai', inside: false }, march('larisa')),
      by('red', { type: 'leaveUnits', unit: 'loyal', count: 1, inside: false }),
      by('red', { type: 'takeUnits', unit: 'mercenary', count: 1, inside: false }),
    );
    expect(capitalOf(there, 'red')?.stage).toBe('building');
    const gone = play(there, by('red', march('pella')));
    expect(forces(gone, 'red:larisa')).toEqual({ loyal: 1 });
    expect(said(gone, 'capitalInterrupted')).toMatchObject([{ space: 'larisa', why: 'unitsGone' }]);
  });

  it('R 19.8 to be activated and to stay is no move', () => {
    const begun = activated(krateros);
    const told = play(begun, by('red', { type: 'endActivation', inside: false }, pass));
    expect(capitalOf(told, 'red')?.stage).toBe('building');
    expect(told.state.capitals).toBe(begun.state.capitals);
    const built = play(told, lull('blue'), lull('yellow'), lull('white'));
    expect(capitalOf(built, 'red')?.stage).toBe('standing');
  });

  it('R 19.8 to Avoid Battle is to move', () => {
    const met = comes(krateros, 4);
    // Krateros has Initiative 3: a 6 is higher.
    const told = play(met, by('red', { type: 'avoidBattle' }), dice(6), by('red', { type: 'avoidTo', to: 'pherai' }));
    expect(said(told, 'capitalInterrupted')).toMatchObject([{ space: 'larisa', why: 'unitsGone' }]);
  });
});

describe('R 19.8 builders are attacked', () => {
  it('R 19.8 a Land Battle as Defender interrupts it', () => {
    const told = comes(building, 4);
    expect(said(told, 'landBattleBegan')).toMatchObject([{ space: 'larisa', attacker: 'blue', defender: 'red' }]);
    expect(said(told, 'capitalInterrupted')).toEqual([
      { type: 'capitalInterrupted', rule: 'R 19.8', player: 'red', space: 'larisa', why: 'attacked' },
    ]);
  });

  it('R 19.8 even if the builders win', () => {
    const met = comes(
      {
        ...krateros,
        forces: { 'red:larisa': { mercenary: 4 } },
        capitals: { red: { stage: 'building', space: 'larisa', builders: { mercenary: 4 } } },
      },
      3,
    );
    const fought = play(met, by('red', pass));
    expect(said(fought, 'capitalInterrupted')).toMatchObject([{ why: 'attacked' }]);
    expect(forces(fought, 'red:larisa')).toEqual({ mercenary: 4 });
    expect(capitalOf(fought, 'red')).toBeUndefined();
  });

  it('R 19.8 an Overrun interrupts it', () => {
    const told = comes(building, 5);
    expect(said(told, 'overrun')).toMatchObject([{ by: 'blue', victim: 'red', space: 'larisa' }]);
    expect(said(told, 'capitalInterrupted')).toMatchObject([{ why: 'attacked' }]);
  });

  it('R 19.8 an Army that is granted Friendly Passage attacks nobody', () => {
    const told = play(
      situation(blueComes({ ...building, markers: { red: ['larisa'], blue: ['lamia', 'pherai'] } }, 4), OPTIONS),
      roll('blue', 6),
      by('blue', { type: 'activate', commander: 'seleukos', space: 'lamia', inside: false }),
      by('blue', { type: 'march', to: 'larisa', passage: true }),
      by('red', { type: 'grantPassage', grant: true }),
      by('blue', march('pherai'), { type: 'endActivation', inside: false }, pass),
    );
    expect(said(told, 'capitalInterrupted')).toEqual([]);
    expect(capitalOf(told, 'red')?.stage).toBe('building');
  });

  it('R 19.8 a battle elsewhere is none of it', () => {
    const away = play(
      situation(
        blueComes(
          {
            ...building,
            forces: { ...building.forces, 'red:boiotia': { mercenary: 1 } },
            markers: { red: ['larisa', 'boiotia'], blue: ['lamia'] },
          },
          4,
        ),
        OPTIONS,
      ),
      roll('blue', 6),
      by('blue', { type: 'activate', commander: 'seleukos', space: 'lamia', inside: false }, march('boiotia')),
    );
    expect(said(away, 'landBattleBegan')).toMatchObject([{ space: 'boiotia', defender: 'red' }]);
    expect(capitalOf(away, 'red')?.stage).toBe('building');
  });

  /** What is said, among other things, while red builds at Larisa. */
  const interrupted = (...events: readonly GameEvent[]) =>
    said(
      carryOut(situation({ ...building, toMove: 'blue' }, OPTIONS).state, (run) => {
        run.emit({ type: 'siegeLifted', rule: 'R 13.2.5', player: 'blue', space: 'lamia' });
        for (const event of events) run.emit(event);
      }),
      'capitalInterrupted',
    ).map(({ why }) => why);
  const began = (space: SpaceId, attacker: PlayerId, defender: PlayerId): GameEvent => ({
    type: 'landBattleBegan',
    rule: 'R 12.1.1',
    space,
    attacker,
    defender,
  });
  const overrun = (space: SpaceId, by: PlayerId, victim: PlayerId): GameEvent => ({
    type: 'overrun',
    rule: 'R 8.3.6',
    space,
    by,
    victim,
  });

  it('R 17.2, 19.8 only their Defender is attacked, and only in the space itself', () => {
    expect(interrupted(began('larisa', 'blue', 'red'))).toEqual(['attacked']);
    expect(interrupted(began('larisa', 'red', 'blue'))).toEqual([]);
    expect(interrupted(began('lamia', 'blue', 'red'))).toEqual([]);
    const decided = {
      type: 'landBattleDecided',
      rule: 'R 12.3',
      attacker: 'blue',
      defender: 'red',
      result: 'draw',
    } as const;
    expect(interrupted({ ...decided, space: 'larisa' })).toEqual([]);
  });

  it('R 8.3.6, 19.8 and only who is overrun there', () => {
    expect(interrupted(overrun('larisa', 'blue', 'red'))).toEqual(['attacked']);
    expect(interrupted(overrun('larisa', 'red', 'blue'))).toEqual([]);
    expect(interrupted(overrun('lamia', 'blue', 'red'))).toEqual([]);
  });
});
