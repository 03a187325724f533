import { describe, expect, test } from 'vitest';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { openWindow } from '../../../src/successors/rules/04-31-window.js';
import { pushBattle } from '../../../src/successors/rules/12-land-battle.js';
import { ownSurprises, surprisesFor } from '../../../src/successors/rules/20-card-events.js';
import { isolatedMarkers } from '../../../src/successors/questions.js';
import type { PlayerView } from '../../../src/successors/state.js';
import { viewFor } from '../../../src/successors/view.js';
import { carryOut, forces, general, type Setting, situationOf } from '../language.js';
import { armies, battle, card, held, march, navalBattle, segment } from './moments.js';
import { dice, drawn, legal, named, play, said, scene, show, surprise, topKind, type Told } from './support.js';

const commander = (name: 'seleukos' | 'minor' | 'antigonos', player: 'red' | 'blue', space: string) =>
  ({ type: 'targetCommander', player, commander: name, space, inside: false }) as const;

describe('R 10.2, 19.4 card 49 Ambush', () => {
  test('R 19.4 one more on the die of an Independent Army that is to avoid battle, and on no other', () => {
    const arrival = {
      kind: 'arrival',
      mover: 'red',
      army: null,
      space: 'lamia',
      from: 'larisa',
      trail: ['larisa'],
      bySea: false,
      passage: [],
      stage: 'independentsAvoid',
      handled: [],
      declared: [],
      resolved: 0,
      rolling: false,
      bonus: 0,
      interceptor: null,
      failedToAvoid: [],
      withdrew: false,
    } as const satisfies SuccessorsFrame;
    const avoidance = {
      kind: 'independentAvoidance',
      player: 'blue',
      army: 'leosthenes',
      space: 'lamia',
      forbidden: ['larisa'],
      stage: 'roll',
      bonus: 0,
      left: 2,
      failed: false,
    } as const satisfies SuccessorsFrame;
    const state = { ...scene(held('blue', 49)), stack: [arrival, avoidance] };
    expect(surprisesFor(situationOf(state), 'blue', 'avoidRoll', 'lamia', 'blue')).toEqual([49]);
    const told = surprise(state, 49, 'blue', arrival, avoidance);
    expect(card(told, 'independentAvoidance')).toMatchObject({ bonus: 1 });
    expect(card(told, 'arrival')).toMatchObject({ bonus: 0 });
    expect(said(told, 'dieModified')).toMatchObject([{ player: 'blue', space: 'lamia', bonus: 1 }]);
  });
});

describe('R 12.3 card 53 Omens', () => {
  const rolled = (holder: 'red' | 'blue' | 'yellow'): Told =>
    play(battle({ ...armies, ...held(holder, 53) }), ...dice(6, 5), ...dice(1, 2));

  test('R 12.3 the second die as well as the first, the attacker as well as the defender', () => {
    const blue = play(rolled('blue'), show('blue', 53), { type: 'targetDie', player: 'blue', index: 1 }, ...dice(5));
    expect(card(blue, 'landBattle')).toMatchObject({ attacker: { dice: [6, 5] }, defender: { dice: [1, 5] } });
    expect(said(blue, 'dieRerolled')).toMatchObject([{ player: 'blue', before: 2, after: 5 }]);
    const red = play(rolled('red'), show('red', 53), { type: 'targetDie', player: 'red', index: 1 }, ...dice(1));
    expect(card(red, 'landBattle')).toMatchObject({ attacker: { dice: [6, 1] }, defender: { dice: [1, 2] } });
  });

  test('R 12.3 of two dice that show the same it does not matter which', () => {
    const told = play(battle({ ...armies, ...held('blue', 53) }), ...dice(6, 5), ...dice(4, 4), show('blue', 53));
    expect(legal(told)).toEqual([{ type: 'targetDie', player: 'blue', index: 0 }]);
  });

  test("R 12.3 only one's own dice: nobody is asked who does not fight", () => {
    expect(topKind(rolled('red'))).toBe('window');
    expect(topKind(rolled('yellow'))).not.toBe('window');
    // Whatever the battle is fought in the course of.
    const { state } = rolled('red');
    const turn: SuccessorsFrame = { kind: 'playerTurn', player: 'red', next: 'done' };
    const given = situationOf({ ...state, hands: { blue: [53], yellow: [53] }, stack: [turn, ...state.stack] });
    expect(surprisesFor(given, 'blue', 'battleRolled', 'larisa', 'red')).toEqual([53]);
    expect(surprisesFor(given, 'yellow', 'battleRolled', 'larisa', 'red')).toEqual([]);
  });
});

describe('R 20 card 43 Storm at Sea', () => {
  const afloat = (units: Setting['forces']): Told =>
    carryOut(
      scene({
        segment: 'movement',
        ...held('blue', 43),
        control: { tyros: 'red' },
        generals: { antigonos: 'red:tyros' },
        ...(units && { forces: units }),
      }),
      (run) =>
        startMarch(run, { player: 'red', commander: 'antigonos', space: 'tyros', inside: false, die: 3, points: 0 }),
    );

  test('R 4.3 the CUs left ashore are not counted: a single CU at sea loses nothing on a 3', () => {
    const told = play(
      afloat({ 'red:tyros': { mercenary: 11 } }),
      { type: 'leaveUnits', player: 'red', unit: 'mercenary', count: 10, inside: false },
      { type: 'embark', player: 'red' },
      show('blue', 43),
      ...dice(3),
    );
    expect(said(told, 'attritionRolled')).toMatchObject([{ player: 'red', count: 1, losses: 0 }]);
  });

  test('R 8.4 nobody raises a storm against himself', () => {
    const own = { segment: 'movement', control: { tyros: 'red' }, generals: { antigonos: 'red:tyros' } } as const;
    const told = carryOut(scene({ ...own, ...held('red', 43) }), (run) =>
      startMarch(run, { player: 'red', commander: 'antigonos', space: 'tyros', inside: false, die: 3, points: 0 }),
    );
    expect(topKind(play(told, { type: 'embark', player: 'red' }))).toBe('seaMove');
  });

  test('R 4.3 a General alone has nothing to lose, and still lands in the first port', () => {
    const told = play(afloat(undefined), { type: 'embark', player: 'red' }, show('blue', 43), drawn('blue', 2));
    expect(said(told, 'attritionRolled')).toEqual([]);
    const landed = play(told, { type: 'sail', player: 'red', to: 'sidon' });
    expect(legal(landed).map(({ type }) => type)).toEqual(['debark']);
  });
});

describe('R 20.59 card 59 Repercussions of Defeat', () => {
  const fought = (given: Setting, space: string, ...faces: readonly number[]): Told =>
    play(battle(given, space), ...dice(...faces));
  const markers = ({ state }: Told): readonly string[] => Object.keys(state.control).sort();

  test('R 6.7 the attacker who has lost loses his isolated markers; a loser has no use for the card', () => {
    const lost: Setting = {
      control: { larisa: 'red', pherai: 'red', gaza: 'red' },
      forces: { 'red:larisa': { mercenary: 1 }, 'blue:larisa': { loyal: 9 } },
      generals: armies.generals,
    };
    const told = fought({ ...lost, ...held('blue', 59) }, 'larisa', 1, 1, 6, 6);
    expect(topKind(told)).toBe('window');
    // Larisa and Pherai are of Thessalia, where the battle was; Gaza is far away.
    expect(markers(play(told, show('blue', 59)))).toEqual(['gaza']);
    expect(topKind(fought({ ...lost, ...held('red', 59) }, 'larisa', 1, 1, 6, 6))).not.toBe('window');
  });

  test('R 6.7 nobody is asked where the loser has no isolated marker', () => {
    const told = fought(
      {
        ...held('yellow', 59),
        control: { larisa: 'red', pydna: 'red' },
        forces: { 'red:larisa': { mercenary: 1 }, 'red:pydna': { loyal: 1 }, 'blue:larisa': { loyal: 9 } },
        generals: armies.generals,
      },
      'larisa',
      1,
      1,
      6,
      6,
    );
    expect(said(told, 'landBattleEnded')).toMatchObject([{ result: 'defender' }]);
  });

  test('R 12.6 after a draw nobody has lost', () => {
    const told = fought(
      {
        ...held('yellow', 59),
        control: { argos: 'red', korinthos: 'blue', sparta: 'blue' },
        forces: { 'red:larisa': { mercenary: 3 }, 'blue:larisa': { mercenary: 3 } },
        generals: armies.generals,
      },
      'larisa',
      6,
      6,
      6,
      6,
    );
    expect(said(told, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    // Argos is isolated, and in the province next to the battle.
    expect(isolatedMarkers(told.state, 'red')).toEqual(['argos']);
    expect(markers(told)).toEqual(['argos', 'korinthos', 'sparta']);
    expect(said(told, 'landBattleEnded')).toHaveLength(1);
  });

  test('R 6.7 Independents have no markers that could be isolated', () => {
    const state = scene({
      segment: 'movement',
      ...held('yellow', 59),
      control: { lamia: 'independent', boiotia: 'independent' },
      forces: { 'red:lamia': { loyal: 12 } },
      generals: { antigonos: 'red:lamia' },
    });
    const begun = carryOut(state, (run) =>
      pushBattle(run, {
        space: 'lamia',
        attacker: 'red',
        defender: 'independent',
        retreatTo: ['larisa'],
        noLocalTroops: [],
      }),
    );
    const told = play(begun, ...dice(6, 6), ...dice(1, 1));
    expect(said(told, 'landBattleEnded')).toMatchObject([{ defender: 'independent', result: 'attacker' }]);
  });

  test('R 20.59 a battle on a Transit Point shakes the provinces of the spaces next to it', () => {
    const told = fought(
      {
        ...held('red', 59),
        control: { pydna: 'blue', epidamnos: 'blue', larisa: 'blue', abdera: 'blue' },
        forces: { 'red:tp-paionia': { loyal: 9 }, 'blue:tp-paionia': { mercenary: 1 } },
        generals: { antigonos: 'red:tp-paionia', seleukos: 'blue:tp-paionia' },
      },
      'tp-paionia',
      6,
      6,
      1,
      1,
    );
    // Amphipolis and Herakleia lie in Makedonia, the Dardanoi in Illyria; Thessalia and Thrake are not next to the point.
    expect(markers(play(told, show('red', 59)))).toEqual(['abdera', 'larisa']);
  });
});

describe('R 4.31.1 the cards that may be played at any time', () => {
  const state = scene({
    forces: { 'blue:pella': { loyal: 1 } },
    generals: { seleukos: 'blue:pella' },
    ...held('blue', 57),
  });

  test.each(['turn', 'segment', 'movementRolled', 'reaction', 'landBattle', 'siegeAttempted'] as const)(
    'R 4.31.1 card 57 is one of them: at the moment "%s"',
    (moment) => {
      expect(surprisesFor(situationOf(state), 'blue', moment, null, 'red')).toEqual([57]);
    },
  );

  test.each(['interceptionRoll', 'avoidRoll', 'eventPlayed', 'navalBattle'] as const)(
    'R 4.31.1 but not before a die of others, nor in answer to what is theirs: at the moment "%s"',
    (moment) => {
      expect(surprisesFor(situationOf(state), 'blue', moment, null, 'red')).toEqual([]);
    },
  );
});

describe("R 16.1 card 57 Orator's Gift", () => {
  const lent = ({ state }: Told) => state.segment?.oratory;

  test('R 16.1 to a commander of an Army, and in a Segment: not to a General alone, and not between turns', () => {
    const blue = { forces: { 'blue:pella': { loyal: 1 } }, generals: { seleukos: 'blue:pella' } } as const;
    expect(named(play(segment({ ...blue, ...held('blue', 57) }), show('blue', 57)), 'commander')).toEqual(['seleukos']);
    expect(segment({ ...held('blue', 57), generals: blue.generals }).state.stack).toEqual([]);
    const turn = carryOut(scene({ ...blue, rest: { hands: { blue: [57] }, segment: null } }), (run) =>
      openWindow(run, 'turn'),
    );
    expect(legal(turn).map(({ type }) => type)).toEqual(['discardSurprise', 'pass']);
  });

  test('R 3.1.2 a Minor General who does not march has it where he stands', () => {
    const given = { forces: { 'blue:ephesos': { loyal: 1 } }, minors: ['blue:ephesos'], ...held('blue', 57) } as const;
    const told = play(segment(given), show('blue', 57), commander('minor', 'blue', 'ephesos'));
    expect(lent(told)).toEqual([{ player: 'blue', general: 'minor', space: 'ephesos', inside: false, prestige: 3 }]);
  });

  test('R 16.1 a Major General on the march has it himself, not a Minor General who is with him', () => {
    const told = play(
      march({ ...held('red', 57), minors: ['red:pella'] }),
      show('red', 57),
      commander('antigonos', 'red', 'pella'),
    );
    expect(lent(told)).toEqual([{ player: 'red', general: 'antigonos', space: 'pella', inside: false, prestige: 3 }]);
  });
});

describe('R 4.31.1 what a card changes must be there', () => {
  test('R 20 card 51 Guides and card 52 Second Wind: for an Army on the march, not in the Tyche Segment', () => {
    expect(ownSurprises(situationOf(march({ ...held('red', 51, 52) })), 'red')).toEqual([51, 52]);
    const tyche: SuccessorsFrame = {
      kind: 'tyche',
      player: 'red',
      card: null,
      stage: 'choose',
      cancelled: false,
      operationsUsed: false,
      bases: [],
    };
    const state = { ...scene({ rest: { hands: { red: [2, 51, 52] } } }), stack: [tyche] };
    expect(ownSurprises(situationOf(state), 'red')).toEqual([]);
    const shown = legal(state).flatMap((action) => (action.type === 'playSurprise' ? [action.card] : []));
    expect(shown).toEqual([]);
  });

  test('R 8.6 card 11 Pontic Fleet: for either side of a Naval Battle, and without one for nobody', () => {
    const state = { ...scene(held('red', 11)), stack: [navalBattle] };
    expect(surprisesFor(situationOf(state), 'red', 'navalBattle', null, 'red')).toEqual([11]);
    expect(surprisesFor(situationOf({ ...state, stack: [] }), 'red', 'navalBattle', null, 'red')).toEqual([]);
  });
});

describe('R 20.58 card 58 Ahura Mazda & Ahriman', () => {
  test('R 20.58 from another player, though the thief has more cards of his own', () => {
    const hands = { red: [58, 2, 5], blue: [17], yellow: [], white: [] };
    expect(named(play(segment({ rest: { hands } }), show('red', 58)), 'target')).toEqual(['blue']);
    expect(segment({ rest: { hands: { ...hands, blue: [] } } }).state.stack).toEqual([]);
  });

  test('R 20.58 who does not see the whole hand cannot tell what will be taken out of it', () => {
    const hands = { red: [58], blue: [2, 17], yellow: [], white: [] };
    const { state } = play(segment({ rest: { hands } }), show('red', 58), {
      type: 'targetPlayer',
      player: 'red',
      target: 'blue',
    });
    expect(machine.chanceOutcomes(state)).toHaveLength(2);
    expect(machine.chanceOutcomes(viewFor(state, 'blue'))).toHaveLength(2);
    expect(machine.chanceOutcomes(viewFor(state, 'yellow'))).toEqual([]);
    const partly: PlayerView = { ...viewFor(state, 'yellow'), hands: { red: [], blue: ['hidden', 17] } };
    expect(machine.chanceOutcomes(partly)).toEqual([]);
  });
});

describe('R 20 card 47 Eleventh Hour', () => {
  const aim = { type: 'targetGeneral', player: 'red', general: 'antipatros' } as const;
  const near = {
    ...held('red', 47),
    control: { pella: 'blue', pydna: 'red' },
    generals: { antipatros: 'blue:pella' },
  } as const satisfies Setting;

  test('R 4.2 an Army is CUs and a general in one place: neither alone is near him', () => {
    const armed: Setting = { ...near, forces: { 'red:pydna': { loyal: 1 } } };
    expect(topKind(segment({ ...armed, minors: ['red:pydna'] }))).toBe('window');
    // A garrison without a general, a general without CUs, and both in one city but apart.
    expect(segment(armed).state.stack).toEqual([]);
    expect(segment({ ...near, generals: { ...near.generals, krateros: 'red:larisa' } }).state.stack).toEqual([]);
    const apart: Setting = {
      ...near,
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 1 } },
      generals: { antipatros: 'blue:larisa', krateros: 'red:pella' },
    };
    expect(segment(apart).state.stack).toEqual([]);
    const together: Setting = { ...apart, generals: { antipatros: 'blue:larisa', krateros: 'red:pella:inside' } };
    expect(topKind(segment(together))).toBe('window');
  });

  test('R 17.2 when a turn begins nobody is active, and it is an attack', () => {
    const given = { ...near, forces: { 'red:pydna': { loyal: 1 } }, minors: ['red:pydna'] } as const;
    const turn = carryOut(scene({ ...given, rest: { ...given.rest, segment: null } }), (run) =>
      openWindow(run, 'turn'),
    );
    const dead = play(turn, show('red', 47), aim, ...dice(6));
    expect(general(dead, 'antipatros').status).toBe('eliminated');
    expect(dead.state.champions).not.toContain('red');
  });

  test('R 17.2 to kill a General of the active player is no attack', () => {
    const given = { ...near, forces: { 'red:pydna': { loyal: 1 } }, minors: ['red:pydna'], active: 'blue' } as const;
    const dead = play(segment(given), show('red', 47), aim, ...dice(6));
    expect(general(dead, 'antipatros').status).toBe('eliminated');
    expect(dead.state.champions).toContain('red');
  });
});

describe('R 3.3.3 card 56 Silver Shields', () => {
  const raised = { rest: { ...held('blue', 56).rest, silverShieldsRaised: true } } as const;

  test('R 4.16 an empty city holds both of their CUs', () => {
    const told = segment({
      ...raised,
      control: { tyros: 'blue', damaskos: 'red' },
      forces: { 'red:damaskos': { silverShields: 2 } },
      generals: { seleukos: 'blue:tyros:inside' },
    });
    const choice = { ...commander('seleukos', 'blue', 'tyros'), inside: true };
    const thief = play(told, show('blue', 56));
    expect(legal(thief)).toEqual([choice]);
    expect(forces(play(thief, choice), 'blue:tyros:inside')).toEqual({ silverShields: 2 });
  });

  test('R 3.3.3.2 nobody steals them from himself', () => {
    const own: Setting = {
      ...raised,
      control: { pella: 'blue' },
      forces: { 'blue:pella': { silverShields: 2 } },
      generals: { seleukos: 'blue:larisa' },
    };
    expect(segment(own).state.stack).toEqual([]);
  });

  test('R 3.3.3.2 the last of their CUs is lost when it changes sides in battle, and nobody has gained it', () => {
    const told = play(
      battle({
        ...raised,
        forces: { 'red:larisa': { silverShields: 1, loyal: 1 }, 'blue:larisa': { loyal: 2 } },
        generals: armies.generals,
      }),
      show('blue', 56),
      commander('seleukos', 'blue', 'larisa'),
    );
    expect(forces(told, 'red:larisa')).toEqual({ loyal: 1 });
    expect(forces(told, 'blue:larisa')).toEqual({ loyal: 2 });
    expect(said(told, 'unitsLost')).toMatchObject([{ player: 'red', space: 'larisa' }]);
    expect(said(told, 'unitsDefected')).toEqual([]);
  });

  test('R 8.3.8.2 a battle elsewhere makes no room among enemy CUs (ruling apart-at-rest)', () => {
    const told = battle({
      ...raised,
      control: { pella: 'red' },
      forces: { ...armies.forces, 'red:pella': { silverShields: 2, loyal: 1 } },
      generals: { ...armies.generals, eumenes: 'blue:pella' },
    });
    // Seleukos is in the battle next door; Eumenes stands beside the unit, and among it.
    expect(named(play(told, show('blue', 56)), 'commander')).toEqual(['seleukos']);
  });
});
