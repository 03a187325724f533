import { describe, expect, test } from 'vitest';
import type { PassageFrame, SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { outside, prestige } from '../../../src/successors/questions.js';
import { decodeState } from '../../../src/successors/codec/index.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { pushArrival } from '../../../src/successors/rules/09-reaction.js';
import { ownSurprises, surprisesFor } from '../../../src/successors/rules/20-card-events.js';
import type { GameState, PlayerView } from '../../../src/successors/state.js';
import { liftMinorGeneral, placeMinorGeneral } from '../../../src/successors/deeds/generals.js';
import { markUnitsMoved } from '../../../src/successors/deeds/units.js';
import { forceAt } from '../../../src/successors/query/presence.js';
import type { GameRun } from '../../../src/successors/types.js';
import type { CardId, PlayerId } from '../../../src/successors/vocabulary.js';
import { carryOut, forces, general, minors, type Setting, situationOf, units } from '../language.js';
import { activate, go } from '../rules/marching.js';
import { armies, battle, card, held, march, navalBattle, segment } from './moments.js';
import {
  army,
  dice,
  drawn,
  legal,
  named,
  pass,
  play,
  said,
  scene,
  show,
  surprise,
  topKind,
  type Told,
} from './support.js';
import { machine } from '../../../src/successors/machine.js';

/** Red's CU in a space has just come there. */
const addMoved = (run: GameRun, space: string): void =>
  markUnitsMoved(run, 'red', outside(space), forceAt(run.state, 'red', space));

describe('Surprise cards', () => {
  test("R 20.11 card 11 Pontic Fleet: two Fleet Strength for one's own side of a Naval Battle", () => {
    const state = { ...scene(held('blue', 11)), stack: [navalBattle] };
    expect(surprisesFor(situationOf(state), 'blue', 'navalBattle', null, 'red')).toEqual([11]);
    expect(
      surprisesFor(situationOf({ ...state, hands: { yellow: [11] } }), 'yellow', 'navalBattle', null, 'red'),
    ).toEqual([]);
    expect(surprisesFor(situationOf(state), 'blue', 'segment', null, 'red')).toEqual([]);
    expect(card(surprise(state, 11, 'blue', navalBattle), 'navalBattle')).toMatchObject({ lent: [0, 2] });
    expect(card(surprise(state, 11, 'red', navalBattle), 'navalBattle')).toMatchObject({ lent: [2, 0] });
  });

  test('R 20.24 card 24 Desertions: on 5 or 6 two CUs, Mercenaries first, then as their owner picks', () => {
    const told = play(
      segment({
        ...held('red', 24),
        control: { pella: 'blue' },
        forces: {
          'red:larisa': { loyal: 1 },
          'blue:pella': { mercenary: 1, loyal: 1, royalArmy: 1 },
          'blue:gaza': { loyal: 5 },
        },
        generals: { antigonos: 'red:larisa' },
        minors: ['blue:pella', 'blue:gaza'],
      }),
      show('red', 24),
    );
    expect(legal(told)).toEqual([army('blue', 'pella', 'red')]);
    const five = play(told, army('blue', 'pella', 'red'), ...dice(5));
    expect(legal(five)).toEqual([
      { type: 'targetUnit', player: 'blue', unit: 'loyal' },
      { type: 'targetUnit', player: 'blue', unit: 'royalArmy' },
    ]);
    const done = play(five, { type: 'targetUnit', player: 'blue', unit: 'royalArmy' });
    expect(units(done, 'red:larisa')).toMatchObject({ mercenary: 1, loyal: 1, royalArmy: 1 });
    expect(units(done, 'blue:pella')).toMatchObject({ mercenary: 0, loyal: 1, royalArmy: 0 });
    // R 4.31.1: then another card is drawn.
    expect(topKind(done)).toBe('draw');
    expect(play(done, drawn('red', 2)).state.hands.red).toEqual([2]);
    const two = play(told, army('blue', 'pella', 'red'), ...dice(2));
    expect(units(two, 'blue:pella')).toMatchObject({ mercenary: 1, loyal: 1, royalArmy: 1 });
    expect(units(play(told, army('blue', 'pella', 'red'), ...dice(3)), 'red:larisa').mercenary).toBe(1);
  });

  test("R 20.24 card 24 Desertions: against the Army besieging one's own, never against CUs under siege", () => {
    const siege = {
      control: { tyros: 'blue' },
      forces: { 'red:tyros': { mercenary: 3 }, 'blue:tyros:inside': { loyal: 2 } },
      generals: { antigonos: 'red:tyros', seleukos: 'blue:tyros:inside' },
    } as const;
    const besieged = play(segment({ ...siege, ...held('blue', 24) }), show('blue', 24));
    expect(legal(besieged)).toEqual([army('red', 'tyros', 'blue')]);
    // No room inside: the deserter waits in the Dispersed Box.
    const done = play(besieged, army('red', 'tyros', 'blue'), ...dice(4));
    expect(units(done, 'red:tyros').mercenary).toBe(2);
    expect(done.state.dispersed.blue?.mercenary).toBe(1);
    expect(segment({ ...siege, ...held('red', 24) }).state.stack).toEqual([]);
  });

  test('R 8.3.8.2 card 24 Desertions: nobody comes over beside enemy CUs who stay, but in a battle (ruling apart-at-rest)', () => {
    const own = { ...armies, ...held('blue', 24) };
    /** Blue's Army has come to Larisa, where Red lets it pass. */
    const passing = (given: Setting): Told =>
      carryOut(scene({ segment: 'movement', active: 'blue', ...given }), (run) =>
        pushArrival(run, {
          mover: 'blue',
          army: null,
          space: 'larisa',
          from: 'lamia',
          bySea: false,
          passage: ['red'],
        }),
      );
    const waiting = play(passing(own), show('blue', 24), army('red', 'larisa', 'blue'), ...dice(4));
    expect(units(waiting, 'red:larisa').mercenary).toBe(2);
    expect(forces(waiting, 'blue:larisa')).toEqual({ mercenary: 2, loyal: 2 });
    expect(waiting.state.dispersed.blue?.mercenary).toBe(1);
    // Two who are all that was there leave no enemy behind: both are welcome.
    const few = { ...own, forces: { ...armies.forces, 'red:larisa': { mercenary: 2 } } };
    const deserted = play(passing(few), show('blue', 24), army('red', 'larisa', 'blue'), ...dice(5));
    expect(forces(deserted, 'blue:larisa')).toEqual({ mercenary: 4, loyal: 2 });
    expect(deserted.state.dispersed.blue).toBeUndefined();
    const fighting = play(battle(own), show('blue', 24), army('red', 'larisa', 'blue'), ...dice(4));
    expect(forces(fighting, 'blue:larisa')).toEqual({ mercenary: 3, loyal: 2 });
  });

  test('R 20 card 43 Storm at Sea: Attrition at once, and the first port entered is the last', () => {
    const tyros = carryOut(
      scene({
        segment: 'movement',
        ...held('blue', 43),
        control: { tyros: 'red' },
        forces: { 'red:tyros': { mercenary: 7 } },
        generals: { antigonos: 'red:tyros' },
      }),
      (run) =>
        startMarch(run, { player: 'red', commander: 'antigonos', space: 'tyros', inside: false, die: 3, points: 0 }),
    );
    const window = play(tyros, { type: 'embark', player: 'red' });
    expect(topKind(window)).toBe('window');
    const storm = play(window, show('blue', 43), ...dice(3), drawn('blue', 2));
    expect(units(storm, 'red:tyros').mercenary).toBe(6);
    expect(card(storm, 'seaMove')).toMatchObject({ storm: true });
    const landed = play(storm, { type: 'sail', player: 'red', to: 'sidon' });
    expect(legal(landed).map(({ type }) => type)).toEqual(['debark']);
  });

  test("R 20 card 47 Eleventh Hour: on 5 or 6 a Major General nearby dies; killing a non-active player's is an attack", () => {
    const told = play(
      segment({
        ...held('red', 47),
        control: { pella: 'blue', tyros: 'yellow' },
        forces: {
          'red:larisa': { loyal: 1 },
          'blue:pella': { loyal: 1 },
          'red:ake': { loyal: 1 },
          'red:tyros': { loyal: 1 },
          'yellow:tyros:inside': { loyal: 1 },
        },
        generals: {
          antipatros: 'blue:pella',
          kassandros: 'red:larisa',
          krateros: 'yellow:tyros:inside',
          perdikkas: 'blue:memphis',
        },
        minors: ['red:ake', 'red:tyros'],
      }),
      show('red', 47),
    );
    expect(named(told, 'general')).toEqual(['antipatros']);
    const aim = { type: 'targetGeneral', player: 'red', general: 'antipatros' } as const;
    expect(play(told, aim, ...dice(4)).state.generals.antipatros.status).toBe('map');
    const dead = play(told, aim, ...dice(5));
    expect(general(dead, 'antipatros').status).toBe('eliminated');
    expect(dead.state.champions).not.toContain('red');
    // R 12.4.2: his Army may get a Minor General.
    expect(topKind(dead)).toBe('succession');
    const led = play(dead, { type: 'succeed', player: 'blue', from: 'supply', inside: false });
    expect(minors(led, 'blue')).toHaveLength(1);
  });

  test('R 20 card 48 Cretans, Always Liars: cancels an event just played, but not Unrest or Independent Armies', () => {
    const tyche = (played: CardId) =>
      ({
        kind: 'tyche',
        player: 'red',
        card: played,
        stage: 'event',
        cancelled: false,
        operationsUsed: false,
        bases: [],
      }) as const satisfies SuccessorsFrame;
    const fits = (played: CardId, player: PlayerId = 'blue') =>
      surprisesFor(
        situationOf({ ...scene({ rest: { hands: { [player]: [48] } } }), stack: [tyche(played)] }),
        player,
        'eventPlayed',
        null,
        'red',
      );
    expect(fits(2)).toEqual([48]);
    expect(fits(20)).toEqual([48]);
    expect(fits(17)).toEqual([]);
    expect(fits(23)).toEqual([]);
    expect(fits(2, 'red')).toEqual([]);
    expect(card(surprise(scene({}), 48, 'blue', tyche(2)), 'tyche')).toMatchObject({ cancelled: true });
  });

  test("R 20 card 49 Ambush: one more on the die of one's own interception or avoidance", () => {
    const avoid = {
      kind: 'avoidBattle',
      player: 'blue',
      space: 'larisa',
      forbidden: ['pella'],
      stage: 'roll',
      bonus: 0,
      result: null,
    } as const satisfies SuccessorsFrame;
    const state = { ...scene(held('blue', 49)), stack: [avoid] };
    expect(surprisesFor(situationOf(state), 'blue', 'avoidRoll', 'larisa', 'blue')).toEqual([49]);
    expect(surprisesFor(situationOf({ ...state, hands: { red: [49] } }), 'red', 'avoidRoll', 'larisa', 'blue')).toEqual(
      [],
    );
    expect(card(surprise(state, 49, 'blue', avoid), 'avoidBattle')).toMatchObject({ bonus: 1 });
    const arrived = carryOut(
      scene({
        ...held('blue', 49),
        forces: { 'red:larisa': { loyal: 1 }, 'blue:lamia': { loyal: 1 } },
        generals: { seleukos: 'blue:lamia' },
        minors: ['red:larisa'],
      }),
      (run) => {
        addMoved(run, 'larisa');
        pushArrival(run, { mover: 'red', army: null, space: 'larisa', from: 'pella', bySea: false, passage: [] });
      },
    );
    const declared = play(
      arrived,
      { type: 'intercept', player: 'blue', from: 'lamia', inside: false, commander: 'seleukos' },
      { type: 'interceptWith', player: 'blue', unit: 'loyal', count: 1 },
      { type: 'declareInterception', player: 'blue' },
    );
    const rolled = play(declared, show('blue', 49), drawn('blue', 2), ...dice(3));
    // Seleukos has an Initiative of 3: a 3 would fail, 3 + 1 succeeds.
    expect(said(rolled, 'interceptionRolled')).toMatchObject([{ die: 3, bonus: 1, success: true }]);
  });

  test('R 20 card 50 Foraging Failure: an enemy Army on a Transit Point or above five CUs loses one', () => {
    const told = play(
      segment({
        ...held('red', 50),
        control: { pella: 'blue', larisa: 'blue' },
        forces: {
          'blue:pella': { mercenary: 5 },
          'blue:larisa': { mercenary: 5, loyal: 1 },
          'blue:tp-paionia': { loyal: 1 },
          'red:gaza': { loyal: 9 },
        },
        minors: ['blue:pella', 'blue:larisa', 'blue:tp-paionia', 'red:gaza'],
      }),
      show('red', 50),
    );
    expect(legal(told)).toEqual([army('blue', 'larisa', 'red'), army('blue', 'tp-paionia', 'red')]);
    const hungry = play(told, army('blue', 'larisa', 'red'));
    expect(hungry.state.stack.at(-1)).toMatchObject({ kind: 'losses', player: 'blue', zones: ['outside'], left: 1 });
    expect(legal(hungry).map(({ type, player }) => [type, player])).toEqual([
      ['loseUnit', 'blue'],
      ['loseUnit', 'blue'],
    ]);
    expect(forces(play(told, army('blue', 'tp-paionia', 'red')), 'blue:tp-paionia')).toEqual({});
  });

  test("R 20 card 51 Guides: in one's own activation, once", () => {
    const told = march(held('red', 51));
    expect(legal(told)).toContainEqual(show('red', 51));
    const guided = play(told, show('red', 51), drawn('red', 2));
    expect(guided.state.stack.at(-1)).toMatchObject({ kind: 'march', guides: true });
    expect(ownSurprises(situationOf({ ...guided.state, hands: { red: [51] } }), 'red')).toEqual([]);
  });

  test('R 20 card 52 Second Wind: two Movement Points more', () => {
    const told = play(march(held('red', 52)), show('red', 52), drawn('red', 2));
    expect(told.state.stack.at(-1)).toMatchObject({ kind: 'march', bonus: 2 });
    expect(said(told, 'movementPointsGained')).toMatchObject([{ movementPoints: 2 }]);
  });

  test("R 20 card 53 Omens: one of one's own two battle dice is rolled again", () => {
    const told = play(battle({ ...armies, ...held('blue', 53) }), ...dice(6, 6), ...dice(1, 2));
    expect(topKind(told)).toBe('window');
    const choice = play(told, show('blue', 53));
    expect(legal(choice)).toEqual([
      { type: 'targetDie', player: 'blue', index: 0 },
      { type: 'targetDie', player: 'blue', index: 1 },
    ]);
    const again = play(choice, { type: 'targetDie', player: 'blue', index: 0 }, ...dice(5));
    expect(card(again, 'landBattle')).toMatchObject({ attacker: { dice: [6, 6] }, defender: { dice: [5, 2] } });
    expect(said(again, 'dieRerolled')).toMatchObject([{ player: 'blue', before: 1, after: 5 }]);
  });

  test('R 15.1 card 54 Mutiny: an enemy Army whose commander has less Prestige loses a Macedonian CU', () => {
    const given = {
      ...held('red', 54),
      control: { pella: 'blue', larisa: 'blue' },
      forces: {
        'red:lamia': { loyal: 1 },
        'blue:pella': { loyal: 1, royalArmy: 1, mercenary: 1 },
        'blue:larisa': { mercenary: 3 },
      },
      generals: { krateros: 'red:lamia', eumenes: 'blue:pella' },
      minors: ['blue:larisa'],
    } as const;
    // Krateros has 2 Prestige Points, Eumenes -2; Pella is two spaces from Lamia. At Larisa there is no Macedonian.
    const told = play(segment(given), show('red', 54));
    expect(legal(told)).toEqual([army('blue', 'pella', 'red')]);
    const picked = play(told, army('blue', 'pella', 'red'), { type: 'targetUnit', player: 'blue', unit: 'royalArmy' });
    expect(picked.state.dispersed.blue?.royalArmy).toBe(1);
    expect(units(picked, 'blue:pella')).toMatchObject({ loyal: 1, royalArmy: 0, mercenary: 1 });
    // R 16.1: not against a commander of as much Prestige.
    expect(segment({ ...given, generals: { krateros: 'red:lamia', ptolemaios: 'blue:pella' } }).state.stack).toEqual(
      [],
    );
  });

  test('R 3.3.3.1 card 54 Mutiny: the Silver Shields go last, and whole', () => {
    const told = play(
      segment({
        ...held('red', 54),
        control: { pella: 'blue' },
        forces: { 'red:lamia': { loyal: 1 }, 'blue:pella': { silverShields: 2, mercenary: 1 } },
        generals: { krateros: 'red:lamia', eumenes: 'blue:pella' },
      }),
      show('red', 54),
      army('blue', 'pella', 'red'),
    );
    expect(told.state.dispersed.blue?.silverShields).toBe(2);
  });

  test('R 20 card 55 Broken Oath: passage just granted does not hold', () => {
    const passage = {
      kind: 'passage',
      mover: 'red',
      asked: 'blue',
      space: 'larisa',
      granted: true,
    } as const satisfies PassageFrame;
    const state = { ...scene(held('yellow', 55)), stack: [passage] };
    expect(surprisesFor(situationOf(state), 'yellow', 'passageGranted', 'larisa', 'blue')).toEqual([55]);
    expect(
      surprisesFor(situationOf({ ...state, hands: { red: [55] } }), 'red', 'passageGranted', 'larisa', 'blue'),
    ).toEqual([]);
    expect(card(surprise(state, 55, 'yellow', passage), 'passage')).toMatchObject({ granted: false });
  });

  test('R 3.3.3.2 card 56 Silver Shields: stolen by a general nearby, one CU smaller in the middle of a battle', () => {
    const rest = { ...held('blue', 56).rest, silverShieldsRaised: true };
    const calm = play(
      segment({
        rest,
        control: { pella: 'red', larisa: 'blue' },
        forces: { 'red:pella': { silverShields: 2 } },
        generals: { antigonos: 'red:pella', seleukos: 'blue:larisa', perdikkas: 'blue:gaza' },
      }),
      show('blue', 56),
    );
    expect(named(calm, 'commander')).toEqual(['seleukos']);
    const stolen = play(calm, {
      type: 'targetCommander',
      player: 'blue',
      commander: 'seleukos',
      space: 'larisa',
      inside: false,
    });
    expect(units(stolen, 'blue:larisa').silverShields).toBe(2);
    expect(forces(stolen, 'red:pella')).toEqual({});
    const fight = play(
      battle({
        rest,
        forces: { 'red:larisa': { silverShields: 2, loyal: 1 }, 'blue:larisa': { loyal: 2 } },
        generals: armies.generals,
      }),
      show('blue', 56),
      { type: 'targetCommander', player: 'blue', commander: 'seleukos', space: 'larisa', inside: false },
    );
    expect(units(fight, 'blue:larisa')).toMatchObject({ silverShields: 1, loyal: 2 });
    expect(units(fight, 'red:larisa')).toMatchObject({ silverShields: 0, loyal: 1 });
  });

  test('R 8.3.8.2 card 56 Silver Shields: not stolen by a general among enemy CUs but in a battle (ruling apart-at-rest)', () => {
    const rest = { ...held('blue', 56).rest, silverShieldsRaised: true };
    const given: Setting = {
      rest,
      control: { pella: 'red' },
      forces: { 'red:pella': { silverShields: 2, loyal: 1 } },
      generals: { seleukos: 'blue:pella', eumenes: 'blue:larisa' },
    };
    expect(named(play(segment(given), show('blue', 56)), 'commander')).toEqual(['eumenes']);
    const alone = { ...given, generals: { seleukos: 'blue:pella' } };
    expect(segment(alone).state.stack).toEqual([]);
    const nextDoor = { ...alone, control: {}, forces: { 'red:larisa': { silverShields: 2 } } };
    expect(named(play(segment(nextDoor), show('blue', 56)), 'space')).toEqual(['pella']);
  });

  test('R 8.3.8.2 card 56 Silver Shields: in a Reaction Step the Army that has entered does not stay (ruling apart-at-rest)', () => {
    const given: Setting = {
      rest: { ...held('blue', 56).rest, silverShieldsRaised: true },
      forces: { 'red:larisa': { silverShields: 2, loyal: 1 } },
      generals: { antigonos: 'red:larisa', seleukos: 'blue:larisa' },
    };
    const entered = carryOut(scene({ segment: 'movement', ...given }), (run) =>
      pushArrival(run, { mover: 'red', army: null, space: 'larisa', from: 'lamia', bySea: false, passage: [] }),
    );
    const shown = play(entered, show('blue', 56));
    expect(named(shown, 'commander')).toEqual(['seleukos']);
    const [choice] = legal(shown);
    if (choice === undefined) expect.fail();
    // No battle is being fought yet, so that the unit comes whole.
    expect(forces(play(shown, choice), 'blue:larisa')).toEqual({ silverShields: 2 });
  });

  test("R 16.1 card 57 Orator's Gift: three Prestige for a commander until the segment ends", () => {
    const told = play(
      segment({ ...held('blue', 57), forces: { 'blue:pella': { loyal: 1 } }, generals: { seleukos: 'blue:pella' } }),
      show('blue', 57),
    );
    const before = prestige(told.state, 'blue', 'seleukos', { space: 'pella', defending: false });
    const done = play(told, {
      type: 'targetCommander',
      player: 'blue',
      commander: 'seleukos',
      space: 'pella',
      inside: false,
    });
    expect(prestige(done.state, 'blue', 'seleukos', { space: 'pella', defending: false })).toBe(before + 3);
    expect(done.state.segment?.oratory).toHaveLength(1);
  });

  describe("R 16.1 card 57 Orator's Gift clings to a Minor General (ruling card-57)", () => {
    const favour = { player: 'red', general: 'minor', space: 'ephesos', inside: false, prestige: 3 } as const;
    const memory = { player: 'red', segment: 'movement', navalMoved: false, attempts: {}, minorsHandled: [] } as const;
    const favoured = (minorGenerals: readonly string[], forces: Setting['forces'] = { 'red:ephesos': { loyal: 4 } }) =>
      scene({
        control: { ephesos: 'red', miletos: 'red' },
        forces,
        minors: minorGenerals,
        rest: { segment: { ...memory, oratory: [favour] } },
      });
    const lentAt = (told: Pick<Told, 'state'>, where: string): number =>
      prestige(told.state, 'red', 'minor', { space: where, defending: false }) -
      prestige({ ...told.state, segment: { ...memory, oratory: [] } }, 'red', 'minor', {
        space: where,
        defending: false,
      });
    const marched = (state: GameState): Told =>
      go(activate({ state, events: [] }, 'minor', 'red:ephesos', { points: 4 }), {
        type: 'march',
        to: 'miletos',
        passage: false,
      });

    test('he has it where he marches, and whoever comes after him to where it was lent has not', () => {
      const there = marched(favoured(['red:ephesos']));
      expect([lentAt(there, 'miletos'), lentAt(there, 'ephesos')]).toEqual([3, 0]);
      const over = go(there, { type: 'endActivation', inside: false });
      expect([lentAt(over, 'miletos'), lentAt(over, 'ephesos')]).toEqual([3, 0]);
      const after = carryOut(over.state, (run) => placeMinorGeneral(run, 'red', outside('ephesos')));
      expect(lentAt(after, 'ephesos')).toBe(0);
    });

    test('another Army that passes him does not share it', () => {
      const beside = go(
        activate(
          {
            state: favoured(['red:ephesos', 'red:sardeis'], {
              'red:ephesos': { loyal: 1 },
              'red:sardeis': { loyal: 2 },
            }),
            events: [],
          },
          'minor',
          'red:sardeis',
          { points: 4 },
        ),
        { type: 'march', to: 'ephesos', passage: false },
        { type: 'march', to: 'miletos', passage: false },
      );
      expect([lentAt(beside, 'miletos'), lentAt(beside, 'ephesos')]).toEqual([0, 3]);
    });

    test('of two he is the last to be left behind and the last to be lifted, and lifted he loses it', () => {
      const two = go(
        activate({ state: favoured(['red:ephesos', 'red:ephesos']), events: [] }, 'minor', 'red:ephesos', {
          points: 4,
        }),
        { type: 'leaveMinorGeneral', from: 'group', inside: false },
        { type: 'march', to: 'miletos', passage: false },
        { type: 'endActivation', inside: false },
      );
      expect([lentAt(two, 'miletos'), lentAt(two, 'ephesos')]).toEqual([3, 0]);
      const both = favoured(['red:ephesos', 'red:ephesos']);
      const one = carryOut(both, (run) => liftMinorGeneral(run, 'red', outside('ephesos')));
      expect(lentAt(one, 'ephesos')).toBe(3);
      const none = carryOut(one.state, (run) => liftMinorGeneral(run, 'red', outside('ephesos')));
      const again = carryOut(none.state, (run) => placeMinorGeneral(run, 'red', outside('ephesos')));
      expect(lentAt(again, 'ephesos')).toBe(0);
      expect(again.state.segment?.oratory).toEqual([]);
    });

    test('lent to the Army on the march, it goes with that Army', () => {
      const fresh = scene({
        segment: 'movement',
        control: { ephesos: 'red' },
        forces: { 'red:ephesos': { loyal: 4 } },
        minors: ['red:ephesos'],
        rest: { hands: { red: [57], blue: [], yellow: [], white: [] } },
      });
      const lent = play(
        activate({ state: fresh, events: [] }, 'minor', 'red:ephesos', { points: 4 }),
        show('red', 57),
        { type: 'targetCommander', player: 'red', commander: 'minor', space: 'ephesos', inside: false },
        drawn('red', 2),
        { type: 'march', player: 'red', to: 'miletos', passage: false },
      );
      expect([lentAt(lent, 'miletos'), lentAt(lent, 'ephesos')]).toEqual([3, 0]);
    });
  });

  test('R 6.6.3 what the event of a card remembers is what its effect declares, each note of its kind', () => {
    const theft = play(
      segment({ rest: { hands: { red: [58], blue: [2, 17], yellow: [], white: [] } } }),
      show('red', 58),
      { type: 'targetPlayer', player: 'red', target: 'blue' },
    );
    const faults = (memory: object): readonly string[] => {
      const stack = theft.state.stack.map((frame) => (frame.kind === 'cardEvent' ? { ...frame, memory } : frame));
      const read = decodeState({ ...theft.state, stack });
      const found = read._tag === 'Left' ? read.left.faults : [];
      return found.flatMap(({ path, message }) => (path.includes('memory') ? [message] : []));
    };
    expect(faults({ from: 'blue' })).toEqual([]);
    expect(faults({ from: 'pella' })).toEqual(['the effect ahuraMazda remembers a player here']);
    expect(faults({ space: 'pella' })).toEqual(['the effect ahuraMazda remembers nothing of this name']);
  });

  test('R 20.58 card 58 Ahura Mazda & Ahriman: the thief keeps the card and draws none, the victim draws at once', () => {
    const told = play(
      segment({ rest: { hands: { red: [58], blue: [2, 17], yellow: [], white: [] } } }),
      show('red', 58),
    );
    expect(named(told, 'target')).toEqual(['blue']);
    const theft = play(told, { type: 'targetPlayer', player: 'red', target: 'blue' });
    expect(legal(theft)).toEqual([
      { type: 'stealCard', player: 'chance', from: 'blue', card: 2 },
      { type: 'stealCard', player: 'chance', from: 'blue', card: 17 },
    ]);
    const stolen = play(theft, { type: 'stealCard', player: 'chance', from: 'blue', card: 17 });
    expect(stolen.state.hands).toMatchObject({ red: [17], blue: [2] });
    expect(stolen.state.stack.at(-1)).toMatchObject({ kind: 'draw', player: 'blue', count: 1 });
    const done = play(stolen, drawn('blue', 3));
    expect(done.state.hands).toMatchObject({ red: [17], blue: [2, 3] });
    expect(done.state.stack).toEqual([]);
    expect(done.state.discards).toEqual([58]);
  });

  test('R 20.59 card 59 Repercussions of Defeat: isolated markers of the loser in the province and next to it', () => {
    const control = { larisa: 'blue', pherai: 'blue', boiotia: 'blue', gaza: 'blue', lamia: 'independent' } as const;
    const told = battle({
      ...held('red', 59),
      control,
      forces: { 'red:larisa': { loyal: 9 }, 'blue:larisa': { mercenary: 1 } },
      generals: armies.generals,
    });
    const over = play(told, ...dice(6, 6), ...dice(1, 1));
    expect(topKind(over)).toBe('window');
    const done = play(over, show('red', 59));
    // Thessalia and Hellas lose theirs, Gaza is far away.
    expect(Object.entries(done.state.control).sort()).toEqual([
      ['gaza', 'blue'],
      ['lamia', 'independent'],
    ]);
  });

  test('R 4.31.1 nobody is asked whose cards have nothing to do, and hidden cards fit nothing', () => {
    const state: GameState = { ...scene({ rest: { hands: { red: [24, 47, 50, 54], blue: [2] } } }), stack: [] };
    expect(surprisesFor(situationOf(state), 'red', 'segment', null, 'red')).toEqual([]);
    const seen: PlayerView = { ...state, viewer: 'blue', hands: { red: ['hidden', 'hidden'] } };
    expect(surprisesFor(machine.situationOf(seen), 'red', 'segment', null, 'red')).toEqual([]);
    expect(play(segment({ rest: { hands: { red: [58], blue: [2] } } }), pass('red')).state.stack).toEqual([]);
  });
});
