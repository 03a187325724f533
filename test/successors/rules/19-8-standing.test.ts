/** R 19.8: capitals that stand: what is in them, what they bring, and how they fall. Larisa lies inland, Pydna is a port. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { decodeState } from '../../../src/successors/codec/state/index.js';
import { placeMarker, removeMarker } from '../../../src/successors/deeds/markers.js';
import { fromPosition, toPosition, viewFor, type Position } from '../../../src/successors/index.js';
import * as query from '../../../src/successors/questions.js';
import { SUCCESSORS_POSITION_VERSION } from '../../../src/successors/version.js';
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
import { carryOut } from '../language.js';

type Written = Omit<Position, 'format' | 'game' | 'version' | 'options'>;

const OPTIONS = { players: 4, optionalRules: ['capitals'] } as const;
const AID = { ...OPTIONS, edition: 'player-aid' } as const;

/** Red's capital stands at Larisa, without a CU. */
const standing = {
  turn: 2,
  toMove: 'blue',
  segment: 'surrender',
  champions: [],
  independentArmies: { leosthenes: 'removed' },
  markers: { red: ['larisa'], blue: ['lamia'] },
  capitals: { red: { stage: 'standing', space: 'larisa' } },
} as const satisfies Written;
const garrison = (count: number): NonNullable<Written['forces']> => ({ 'red:larisa:inside': { mercenary: count } });
/** Seleukos with four Mercenaries before Larisa. */
const besieged = (written: Written = {}): Written => ({
  ...standing,
  ...written,
  generals: { seleukos: 'blue:larisa', ...written.generals },
  forces: { 'blue:larisa': { mercenary: 4 }, ...written.forces },
});
const siege = by('blue', { type: 'siege', space: 'larisa' });
const capital = ({ state }: Told) => query.capitalOf(state, 'red');

/** Seleukos marches from Lamia with four Mercenaries. */
const comes = (written: Written): Told =>
  play(
    situation(
      {
        ...standing,
        ...written,
        segment: 'movement',
        generals: { seleukos: 'blue:lamia' },
        forces: { 'blue:lamia': { mercenary: 4 }, ...written.forces },
      },
      OPTIONS,
    ),
    roll('blue', 6),
    by('blue', { type: 'activate', commander: 'seleukos', space: 'lamia', inside: false }, march('larisa')),
  );

describe('R 19.8 inside a capital', () => {
  it('R 19.8 one CU finds room, where a Major City has room for two', () => {
    const met = comes({ forces: { 'red:larisa': { mercenary: 3 } } });
    expect(offered(met, 'moveIntoCity')).toEqual([
      { type: 'moveIntoCity', player: 'red', unit: 'mercenary', count: 1 },
    ]);
    expect(refusal(met, 'red', { type: 'moveIntoCity', unit: 'mercenary', count: 2 })).toEqual({
      code: 'cityFull',
      rule: 'R 4.16',
    });
    const within = play(met, by('red', { type: 'moveIntoCity', unit: 'mercenary', count: 1 }));
    expect(forces(within, 'red:larisa:inside')).toEqual({ mercenary: 1 });
    expect(offered(within, 'moveIntoCity')).toEqual([]);
    expect(query.cityCapacity(met.state, 'larisa')).toBe(1);
    expect(query.cityCapacity(met.state, 'pella')).toBe(2);
  });

  it('R 19.8, 3.3.3.1 the Silver Shields, two CUs that do not split up, find none', () => {
    const met = comes({ forces: { 'red:larisa': { silverShields: 2 } }, silverShieldsRaised: true });
    expect(offered(met, 'moveIntoCity')).toEqual([]);
    expect(said(met, 'landBattleBegan')).toHaveLength(1);
  });

  it('R 19.8, 8.3.7 a general takes one CU into it', () => {
    const told = play(
      situation(
        {
          ...standing,
          toMove: 'red',
          segment: 'movement',
          generals: { krateros: 'red:larisa' },
          forces: { 'red:larisa': { mercenary: 3 } },
        },
        OPTIONS,
      ),
      roll('red', 6),
      by('red', { type: 'activate', commander: 'krateros', space: 'larisa', inside: false }),
    );
    const counts = offered(told, 'leaveUnits').flatMap(({ inside, count }) => (inside ? [count] : []));
    expect(counts).toEqual([1]);
  });

  it('R 19.8, 4.4, 4.16 whoever is inside is not met in battle: the capital is besieged', () => {
    const met = play(comes({ forces: garrison(1) }), by('red', pass));
    expect(said(met, 'landBattleBegan')).toEqual([]);
    expect(query.isBesieged(met.state, 'larisa')).toBe(true);
    expect(offered(met, 'siege')).toHaveLength(1);
    expect(offered(met, 'removeEnemyMarker')).toEqual([]);
    expect(refusal(met, 'blue', { type: 'removeEnemyMarker', space: 'larisa' })).toEqual({
      code: 'onlyBySiege',
      rule: 'R 13.2.1',
    });
  });

  it('R 19.8, 6.6.2 it does not surrender', () => {
    const told = situation(
      {
        ...standing,
        forces: { ...garrison(1), 'blue:larisa': { mercenary: 1 }, 'blue:abdera': { mercenary: 1 } },
        minorGenerals: ['blue:larisa', 'blue:abdera'],
      },
      OPTIONS,
    );
    expect(offered(told, 'removeMarker')).toEqual([]);
    expect(refusal(told, 'blue', { type: 'removeMarker', space: 'larisa' })?.code).toBe('onlyBySiege');
  });
});

describe('R 19.8 two Siege Points capture a capital', () => {
  it('R 19.8 whatever its garrison, in both editions', () => {
    for (const options of [OPTIONS, AID]) {
      for (const count of [0, 1]) {
        const { state } = situation({ ...standing, forces: count > 0 ? garrison(count) : {} }, options);
        expect(query.siegePointsNeeded(state, 'larisa')).toBe(2);
      }
    }
  });

  it('R 19.8 one is too few, even where nobody is inside', () => {
    const told = play(situation(besieged(), OPTIONS), siege, dice(4));
    expect(said(told, 'siegeRolled')).toMatchObject([{ rule: 'R 13.2.1', modifier: 0, points: 1, total: 1 }]);
    expect(said(told, 'spaceCaptured')).toEqual([]);
    expect(capital(told)?.stage).toBe('standing');
  });

  it('R 19.8, 13.2.1 a port is harder to besiege without a fleet, as other Major Cities are', () => {
    const { state } = situation(
      { ...standing, markers: { red: ['pydna'] }, capitals: { red: { stage: 'standing', space: 'pydna' } } },
      OPTIONS,
    );
    expect(query.siegeModifiers(state, 'blue', 'pydna')).toEqual([{ why: 'portWithoutFleet', value: -1 }]);
    const bare = situation({ ...standing, markers: { red: ['pydna'] }, capitals: {} }, OPTIONS);
    expect(query.siegeModifiers(bare.state, 'blue', 'pydna')).toEqual([]);
  });

  it('R 19.8, 13.2.4 captured, it is destroyed, and the space a Minor City again, on which the victor may place his marker', () => {
    const taken = play(situation(besieged({ forces: garrison(1) }), OPTIONS), siege, dice(6));
    expect(said(taken, 'spaceCaptured')).toMatchObject([{ player: 'blue', space: 'larisa', from: 'red' }]);
    expect(said(taken, 'capitalDestroyed')).toEqual([
      { type: 'capitalDestroyed', rule: 'R 19.8', player: 'red', space: 'larisa', by: 'blue' },
    ]);
    expect(forces(taken, 'red:larisa:inside')).toEqual({});
    expect(capital(taken)).toEqual({ stage: 'destroyed', space: 'larisa', by: 'blue' });
    expect(query.isMajorCity(taken.state, 'larisa')).toBe(false);
    expect(query.capitalHolder(taken.state, 'larisa')).toBeUndefined();
    const marked = play(taken, by('blue', { type: 'placeMarker', space: 'larisa' }));
    expect(marked.state.control.larisa).toBe('blue');
    expect(query.capitalSites(marked.state, 'blue')).toEqual(['larisa']);
  });

  it('R 19.8, 18.6.2 an Heir inside goes to the captor, before what is a city no longer', () => {
    const taken = play(
      situation(besieged({ forces: garrison(1), royals: { alexandros: 'red:larisa:inside' } }), OPTIONS),
      siege,
      dice(6),
    );
    expect(taken.state.royals.alexandros).toMatchObject({ space: 'larisa', inside: false, controller: 'blue' });
  });
});

describe('R 19.8 the marker of its founder is gone without a siege', () => {
  it('R 20.39 a traitor delivers it to another, who has destroyed it', () => {
    const told = play(
      situation({ ...standing, segment: 'tyche', hands: { blue: [39] } }, OPTIONS),
      by('blue', { type: 'playCard', card: 39, as: 'event' }, { type: 'targetSpace', space: 'larisa' }),
    );
    expect(told.state.control.larisa).toBe('blue');
    expect(said(told, 'capitalDestroyed')).toMatchObject([{ player: 'red', by: 'blue' }]);
  });

  it('R 20.39 with a garrison, if an Army of his besieges it', () => {
    const told = play(
      situation(besieged({ segment: 'tyche', hands: { blue: [39] }, forces: garrison(1) }), OPTIONS),
      by('blue', { type: 'playCard', card: 39, as: 'event' }, { type: 'targetSpace', space: 'larisa' }),
    );
    expect(forces(told, 'red:larisa:inside')).toEqual({});
    expect(said(told, 'capitalDestroyed')).toMatchObject([{ player: 'red', by: 'blue' }]);
  });

  it('R 20.2 Diplomacy wins Minor Cities alone: not a capital, but what has been one', () => {
    const reached = (capitals: NonNullable<Written['capitals']>) =>
      offered(
        play(
          situation(
            {
              ...standing,
              segment: 'tyche',
              hands: { blue: [2] },
              markers: { red: ['larisa', 'abdera'] },
              capitals,
            },
            OPTIONS,
          ),
          by('blue', { type: 'playCard', card: 2, as: 'event' }),
        ),
        'targetSpace',
      ).map(({ space }) => space);
    expect(reached(standing.capitals)).toContain('abdera');
    expect(reached(standing.capitals)).not.toContain('larisa');
    expect(reached({ red: { stage: 'destroyed', space: 'larisa', by: null } })).toContain('larisa');
  });

  it('R 19.8, 8.3.7 Independents destroy it for nobody, and whoever is inside leaves it', () => {
    const { state } = situation(
      { ...standing, forces: garrison(1), generals: { krateros: 'red:larisa:inside' } },
      OPTIONS,
    );
    const told = carryOut(state, (run) => placeMarker(run, 'larisa', 'independent', 'ruling card-20'));
    expect(said(told, 'capitalDestroyed')).toMatchObject([{ player: 'red', by: null }]);
    expect(forces(told, 'red:larisa')).toEqual({ mercenary: 1 });
    expect(told.state.generals.krateros).toMatchObject({ space: 'larisa', inside: false });
    expect(query.siegePointsNeeded(told.state, 'larisa')).toBe(1);
  });

  it('R 8.3.7, 18.6.2, 19.8 whose marker stands there now has destroyed it, and royals and cart are inside no more', () => {
    const { state } = situation(standing, OPTIONS);
    const philippos = { status: 'active', space: 'larisa', inside: true, controller: 'red' } as const;
    const olympias = { status: 'active', space: 'pella', inside: true, controller: 'red' } as const;
    const told = carryOut(
      {
        ...state,
        control: { ...state.control, pella: 'red' },
        royals: { ...state.royals, philippos, olympias },
        body: { status: 'cart', space: 'larisa', inside: true, controller: 'red' },
      },
      (run) => placeMarker(run, 'larisa', 'blue', 'R 6.6.2'),
    );
    expect(capital(told)).toEqual({ stage: 'destroyed', space: 'larisa', by: 'blue' });
    expect(told.state.royals.philippos).toMatchObject({ space: 'larisa', inside: false });
    expect(told.state.royals.olympias).toMatchObject({ space: 'pella', inside: true });
    expect(told.state.body).toMatchObject({ space: 'larisa', inside: false });
  });

  it('R 8.3.7, 19.8 the cart elsewhere stays where it is, and the captor of another city has destroyed nothing', () => {
    const { state } = situation(standing, OPTIONS);
    const told = carryOut(
      {
        ...state,
        control: { ...state.control, babylon: 'red' },
        body: { status: 'cart', space: 'babylon', inside: true, controller: 'red' },
      },
      (run) => {
        run.emit({ type: 'spaceCaptured', rule: 'R 13.2.4', player: 'yellow', space: 'tyros', from: 'red' });
        removeMarker(run, 'larisa', 'R 4.31.3');
      },
    );
    expect(capital(told)).toEqual({ stage: 'destroyed', space: 'larisa', by: null });
    expect(told.state.body).toMatchObject({ space: 'babylon', inside: true });
  });

  it('R 19.8 a construction is interrupted as well, though its CUs may stay with their general', () => {
    const { state } = situation(
      {
        ...standing,
        generals: { krateros: 'red:larisa' },
        forces: { 'red:larisa': { mercenary: 1 } },
        capitals: { red: { stage: 'building', space: 'larisa', builders: { mercenary: 1 } } },
      },
      OPTIONS,
    );
    const told = carryOut(state, (run) => removeMarker(run, 'larisa', 'ruling card-9'));
    expect(forces(told, 'red:larisa')).toEqual({ mercenary: 1 });
    expect(said(told, 'capitalInterrupted')).toEqual([
      { type: 'capitalInterrupted', rule: 'R 19.8', player: 'red', space: 'larisa', why: 'controlLost' },
    ]);
  });

  it('R 19.8 an Independent Army that ends its move there leaves the marker, which it removes from a Minor City (R 14.2.1)', () => {
    const ending = (capitals: NonNullable<Written['capitals']>): Told => {
      const { toMove: _, segment: __, ...rest } = standing;
      return play(
        situation(
          {
            ...rest,
            capitals,
            independentArmies: { leosthenes: 'larisa' },
            discards: [27],
            memory: {
              player: 'red',
              segment: 'tyche',
              navalMoved: false,
              attempts: {},
              minorsHandled: [],
              oratory: [],
            },
            stack: [
              { kind: 'game', stage: 'isolation' },
              { kind: 'strategy', next: 1 },
              { kind: 'playerTurn', player: 'red', next: 'movement' },
              {
                kind: 'tyche',
                player: 'red',
                card: 27,
                stage: 'resolved',
                cancelled: false,
                operationsUsed: false,
                bases: [],
              },
              { kind: 'cardEvent', player: 'red', card: 27, step: 'marching', memory: {} },
              {
                kind: 'independentMove',
                player: 'red',
                army: 'leosthenes',
                origin: 'larisa',
                left: 3,
                cameFrom: 'larisa',
                drew: false,
                entered: 0,
                ended: false,
                awaiting: 'none',
                noLocalTroops: [],
              },
            ],
          },
          OPTIONS,
        ),
        by('red', { type: 'endIndependentArmy', army: 'leosthenes' }),
      );
    };
    expect(ending(standing.capitals).state.control.larisa).toBe('red');
    expect(capital(ending(standing.capitals))?.stage).toBe('standing');
    expect(ending({}).state.control.larisa).toBeUndefined();
  });
});

describe('R 19.8 what a capital is to other rules', () => {
  it('R 4.22 it is not the Major City of its province', () => {
    const { state } = situation({ ...standing, markers: { red: ['larisa'], blue: ['lamia', 'pherai'] } }, OPTIONS);
    expect(query.provinceController(state, 'thessalia')).toBe('blue');
    const own = situation({ ...standing, markers: { red: ['larisa', 'pherai'] } }, OPTIONS);
    expect(query.provinceController(own.state, 'thessalia')).toBe('red');
  });

  it('R 6.7 it is not Isolated, nor is what can be traced to it', () => {
    const written: Written = { ...standing, markers: { red: ['larisa', 'pherai'] } };
    expect(query.isolatedMarkers(situation({ ...written, capitals: {} }, OPTIONS).state, 'red')).toEqual([
      'larisa',
      'pherai',
    ]);
    expect(query.isolatedMarkers(situation(written, OPTIONS).state, 'red')).toEqual([]);
  });

  it('R 15.4.2, 15.4.4 Alexander is buried there, and lies there when it is destroyed', () => {
    const funeral = (capitals: NonNullable<Written['capitals']>): Told =>
      situation(
        {
          ...standing,
          capitals,
          toMove: 'red',
          segment: 'movement',
          generals: { krateros: 'red:larisa' },
          forces: { 'red:larisa': { mercenary: 2 } },
          body: 'red:larisa',
        },
        OPTIONS,
      );
    expect(offered(funeral({}), 'bury')).toEqual([]);
    const buried = play(funeral(standing.capitals), by('red', { type: 'bury', space: 'larisa' }));
    expect(query.legitimacySources(buried.state, 'red')).toContainEqual({
      source: 'tomb',
      space: 'larisa',
      legitimacy: 2,
    });
    const lost = carryOut(buried.state, (run) => placeMarker(run, 'larisa', 'blue', 'ruling card-39'));
    expect(said(lost, 'capitalDestroyed')).toHaveLength(1);
    expect(lost.state.body).toMatchObject({ status: 'tomb', space: 'larisa' });
    expect(query.legitimacySources(lost.state, 'blue')).toContainEqual({
      source: 'tomb',
      space: 'larisa',
      legitimacy: 2,
    });
  });
});

describe('R 19.8 Victory Points', () => {
  const destroyed: Written = {
    ...standing,
    capitals: {
      red: { stage: 'destroyed', space: 'larisa', by: 'blue' },
      yellow: { stage: 'destroyed', space: 'pherai', by: 'blue' },
      white: { stage: 'destroyed', space: 'abdera', by: null },
    },
  };

  it("R 19.8 in the aid's edition 2 for a capital that stands, 1 for each that one has destroyed", () => {
    const { state } = situation(standing, AID);
    expect(query.victoryPointSources(state, 'red')).toEqual([{ kind: 'capital', points: 2 }]);
    expect(query.victoryPoints(state, 'red')).toBe(2);
    const after = situation(destroyed, AID).state;
    expect(query.victoryPointSources(after, 'blue')).toEqual([{ kind: 'destroyedCapitals', points: 2 }]);
    expect((['red', 'blue', 'yellow', 'white'] as const).map((player) => query.victoryPoints(after, player))).toEqual([
      0, 2, 0, 0,
    ]);
  });

  it("R 19.8 none for one that is built, and none in the rulebook's edition", () => {
    const building: Written = {
      ...standing,
      forces: { 'red:larisa': { mercenary: 1 } },
      capitals: { red: { stage: 'building', space: 'larisa', builders: { mercenary: 1 } } },
    };
    expect(query.victoryPoints(situation(building, AID).state, 'red')).toBe(0);
    expect(query.victoryPoints(situation(standing, OPTIONS).state, 'red')).toBe(0);
    expect(query.victoryPointSources(situation(destroyed, OPTIONS).state, 'blue')).toEqual([]);
  });

  it('R 7.1, 19.8 the 2 of a capital that is finished may win at once: 21 and 2 are the 23 of four players', () => {
    // Aigyptos 6, Hellas 3, Lydia 2, Karia 2, Kilikia 2, Kappadokia 2, Thessalia 1; and 3 for the fleets of Aigyptos, Athenai and Karia.
    const provinces = ['aigyptos', 'hellas', 'lydia', 'karia', 'kilikia', 'kappadokia', 'thessalia'] as const;
    const { spacesOf } = query.geometryOf({ options: OPTIONS });
    const written: Written = {
      ...standing,
      toMove: 'red',
      markers: { red: provinces.flatMap((province) => spacesOf.get(province) ?? []) },
      forces: { 'red:larisa': { mercenary: 1 } },
      capitals: { red: { stage: 'building', space: 'larisa', builders: { mercenary: 1 } } },
    };
    expect(situation(written, AID).state.outcome).toMatchObject({ winners: ['red'], how: 'victoryPoints' });
    const untouched = situation(written, OPTIONS).state;
    expect(query.victoryPoints(untouched, 'red')).toBe(21);
    expect(untouched.outcome).toBeNull();
  });
});

describe('R 19.8 states and positions', () => {
  const faults = (written: Written, options: Position['options'] = OPTIONS): readonly string[] => {
    const read = fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: SUCCESSORS_POSITION_VERSION,
      options,
      ...written,
    });
    return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
  };
  const at = (space: string, written: Written = {}): Written => ({
    ...standing,
    ...written,
    capitals: { red: { stage: 'standing', space } },
  });
  const builders = (units: object, there: object): Written => ({
    ...standing,
    forces: { 'red:larisa': there },
    capitals: { red: { stage: 'building', space: 'larisa', builders: units } },
  });

  it('R 19.8 on a Minor City or a Stronghold of its founder', () => {
    expect(faults(at('larisa'))).toEqual([]);
    expect(faults(at('sparta', { markers: { red: ['sparta'] } }))).toEqual([]);
    expect(faults(at('pella', { markers: { red: ['pella'] } }))).toEqual([
      '$.capitals.red.space: R 19.8 builds a capital on neither a Major City nor a Transit Point',
    ]);
    expect(faults(at('tp-paionia'))).toContain(
      '$.capitals.red.space: R 19.8 builds a capital on neither a Major City nor a Transit Point',
    );
    expect(faults(at('lamia'))).toEqual(['$.capitals.red.space: the marker in lamia is not that of red']);
    expect(faults(at('atlantis'))).toEqual(['$.capitals.red.space: expected a space of the board, got "atlantis"']);
  });

  it('R 19.8 one CU inside, and an inside only when it stands', () => {
    expect(faults({ ...standing, forces: garrison(1) })).toEqual([]);
    expect(faults({ ...standing, forces: garrison(2) })).toEqual([
      '$.forces["red:larisa:inside"]: R 19.8 allows 1 CU inside a capital, not 2',
    ]);
    expect(faults({ ...standing, capitals: {}, forces: garrison(1) })).toEqual([
      '$.forces["red:larisa:inside"]: only a Major City has an inside',
    ]);
  });

  it('R 19.8 those who build are there', () => {
    expect(faults(builders({ mercenary: 1 }, { mercenary: 2 }))).toEqual([]);
    expect(faults(builders({ mercenary: 2 }, { mercenary: 1 }))).toEqual([
      '$.capitals.red.builders.mercenary: 2 build of 1 that are there',
    ]);
    expect(faults(builders({}, { mercenary: 1 }))).toEqual(['$.capitals.red.builders: at least one CU builds']);
  });

  it('R 19.8 nobody destroys his own', () => {
    expect(faults({ ...standing, capitals: { red: { stage: 'destroyed', space: 'larisa', by: 'red' } } })).toEqual([
      '$.capitals.red.by: a player cannot destroy their own capital',
    ]);
  });

  it('R 19.8 only where the rule is played, and there always', () => {
    expect(faults(standing, { players: 4 })).toContain('$.capitals: capitals are possible only if R 19.8 is played');
    const { capitals: _, ...without } = situation(standing, OPTIONS).state;
    const read = decodeState(without);
    expect(E.isLeft(read) && read.left.faults).toEqual([
      { path: '$.capitals', message: 'capitals are required if R 19.8 is played' },
    ]);
  });

  it('R 19.8 a position and a view tell all there is', () => {
    for (const written of [standing, builders({ mercenary: 1 }, { mercenary: 1 }), { ...standing, capitals: {} }]) {
      const { state } = situation(written, OPTIONS);
      expect(fromPosition(toPosition(state))).toEqual(E.right(state));
      expect(decodeState(JSON.parse(JSON.stringify(state)))).toEqual(E.right(state));
      expect(viewFor(state, 'white').capitals).toEqual(written.capitals);
    }
  });

  it('R 19.8 what the rules have written down is what they read', () => {
    const begun = play(
      situation({ ...standing, toMove: 'red', forces: { 'red:larisa': { mercenary: 1 } }, capitals: {} }, OPTIONS),
      by('red', { type: 'buildCapital', space: 'larisa' }, { type: 'rollMovement' }),
      dice(1),
      by('red', pass),
    );
    expect(begun.state.capitals).toEqual({ red: { stage: 'building', space: 'larisa', builders: { mercenary: 1 } } });
  });
});
