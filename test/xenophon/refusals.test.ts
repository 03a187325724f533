/** Why something is refused: what hardly anybody tries in play, by clause. */
import { describe, expect, it } from 'vitest';
import * as E from 'fp-ts/lib/Either.js';
import { frameOf } from '../../src/core/index.js';
import type { Action } from '../../src/xenophon/action.js';
import type { RefusalCode } from '../../src/xenophon/code.js';
import { machine } from '../../src/xenophon/machine.js';
import type { GameState } from '../../src/xenophon/state.js';
import { duelling } from './duelling.js';
import { at, offered, scene } from './scenes.js';
import { moving, turnAt } from './stages.js';
import { die, expectRefused, listed, play, type Changes } from './table.js';

const at3 = (changes: Changes) => scene({ turn: 3, ...changes });

/** An action of the rebels. */
const rebels = <T extends Action['type']>(type: T, more: object = {}) =>
  ({ type, player: 'rebel', ...more }) as unknown as Action;

const HOPLITES = ['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3'] as const;
const LEVIES = ['persianLevy-1', 'persianLevy-2', 'persianLevy-3'] as const;
const HORSE = ['persianCavalry-1', 'persianCavalry-2', 'persianCavalry-3'] as const;

/** The rebels move: Menon is in Ionia with hoplites. */
const marching = () =>
  at3({ leaders: { menon: { at: 'ionia' } }, units: at(['spartanHoplites-1'], 'ionia'), stack: moving('rebel') });

/** The rebels are before Babylon, and in Ionia before Sardis, which is the King's. */
const besieging = (before: readonly string[] = HOPLITES) =>
  at3({
    leaders: { clearchus: { at: 'babylonia' }, menon: { at: 'babylonia' } },
    units: {
      ...at(before, 'babylonia'),
      ...at(['illyrians-1', 'persianInfantry-1', 'persianInfantry-2'], 'ionia'),
    },
    cities: { sardis: { walls: 3, holder: 'royal' } },
    stack: [turnAt(10)],
  });
const besiege = (city: string, from: string) => rebels('besiege', { city, force: 'rebel', from });

/** Two stacks of Greeks, to either of which cavalry and slingers may come. */
const reinforced = () =>
  at3({
    turn: 4,
    milestones: { pretenderFallen: 3 },
    memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2'] },
    units: {
      'spartanHoplites-1': { at: 'ionia' },
      'spartanHoplites-2': { at: 'phrygia' },
      ...at(['prodromoi-1', 'slingers-1'], 'track'),
    },
    stack: [turnAt(2)],
  });

/** Clearchus is killed, and his army routed; nobody is pursued yet. 7 and 6 against 6 and 6 are 1:1; a 1 costs a step, another his life. */
const beaten = (changes: Parameters<typeof duelling>[2] = {}) =>
  play(
    duelling('spartanHoplites-1', 'persianHeavyCavalry-1', {
      with: { clearchus: 'spartanHoplites-1', tissaphernes: 'persianHeavyCavalry-1' },
      ...changes,
    }),
    [die(1), die(1)],
  ).state;

/** An exchange, in which the rebels choose who loses a step: 12 against 5 are 2:1, and a 3. */
const losing = () => {
  const units = at(['illyrians-1', 'slingers-1', 'persianHeavyCavalry-1', 'persianHeavyCavalry-2'], 'phrygia');
  return offered('rebel', 'phrygia', { turn: 3, units }, { type: 'stand', player: 'royal' }, die(3));
};

/** The rebels set up seven units: the first six have their places, and the last is free. */
const drawingUp = (): GameState => {
  const rebelUnits = [...HOPLITES, 'spartanHoplites-4', 'illyrians-1', 'thracianPeltasts-1', 'persianCavalry-1'];
  const changes = { turn: 3, units: at([...rebelUnits, ...LEVIES], 'syria'), leaders: at(['cyrus'], 'syria') };
  let state = offered('rebel', 'syria', changes, rebels('arrayFirst'));
  while ((frameOf(state, 'array')?.placed ?? PLACED) < PLACED)
    state = play(state, listed(state, 'arrayUnit').slice(0, 1)).state;
  return state;
};

/** A battle in Armenia, where a hill may be sought; a 2 closes the left flank with mountains. */
const inTheMountains = () =>
  offered(
    'rebel',
    'armenia',
    {
      turn: 3,
      options: { players: 2, optionalRules: ['hills'] },
      units: at([...HOPLITES, ...LEVIES], 'armenia'),
      leaders: at(['cyrus'], 'armenia'),
    },
    die(2),
  );

/** Those who are beaten are not pursued, and give way. */
const drivenOut = (changes: Parameters<typeof beaten>[0]) => () => {
  const pursued = beaten(changes);
  return play(pursued, listed(pursued, 'forgoPursuit')).state;
};

/** So many units have their places prescribed (R 10.3). */
const PLACED = 6;

type Row = readonly [code: RefusalCode, what: string, state: () => GameState, action: Action, rule: string];

const ROWS: readonly Row[] = [
  // R X2
  [
    'noStackThere',
    'no stack is there',
    reinforced,
    rebels('placeReinforcement', { piece: 'prodromoi-1', province: 'cappadocia' }),
    'R X2.2',
  ],
  [
    'anotherPieceFirst',
    'the cavalry comes first',
    reinforced,
    rebels('placeReinforcement', { piece: 'slingers-1', province: 'ionia' }),
    'R 13.1',
  ],
  [
    'provinceUnknown',
    'there is no such province',
    reinforced,
    rebels('placeReinforcement', { piece: 'prodromoi-1', province: 'egypt' }),
    'R 13.1',
  ],
  [
    'staysBehind',
    'the train goes with Cyrus alone',
    () => play(marching(), [rebels('march', { leader: 'menon', province: 'phrygia' })]).state,
    rebels('takeBaggage', { baggage: 'baggageTrain' }),
    'R X2.3',
  ],
  // R X5, X9: the clause is told by which somebody stays where he is
  [
    'mayNotMove',
    'Abrocomas waits in Syria',
    () =>
      at3({
        turn: 2,
        leaders: { abrocomas: { at: 'syria' }, tissaphernes: { at: 'cilicia' } },
        stack: moving('royal'),
      }),
    { type: 'march', player: 'royal', leader: 'abrocomas', province: 'assyria' },
    'R X5.4',
  ],
  [
    'mayNotMove',
    'Ariaeus waits until he deserts',
    () =>
      at3({
        milestones: { pretenderFallen: 3 },
        memory: { remnant: ['illyrians-1'] },
        leaders: { ariaeus: { at: 'ionia' }, menon: { at: 'ionia' } },
        units: at(['illyrians-1'], 'ionia'),
        stack: moving('rebel'),
      }),
    rebels('march', { leader: 'ariaeus', province: 'phrygia' }),
    'R X9.2',
  ],
  // R 8
  [
    'pieceUnknown',
    'there is no such leader',
    marching,
    rebels('march', { leader: 'alexander', province: 'phrygia' }),
    'R 8.1',
  ],
  [
    'provinceUnknown',
    'Hellas is out of play',
    marching,
    rebels('march', { leader: 'menon', province: 'hellas' }),
    'R 8.1',
  ],
  [
    'outOfRange',
    'nobody goes home while Cyrus lives',
    marching,
    rebels('march', { leader: 'menon', province: 'thrace' }),
    'R 8.3',
  ],
  [
    'needsLeader',
    'no units march by themselves',
    marching,
    rebels('marchForce', { force: 'rebel', from: 'ionia', province: 'phrygia' }),
    'R 8.1',
  ],
  [
    'noneOfThem',
    'nobody of them is there',
    marching,
    rebels('marchForce', { force: 'rebel', from: 'syria', province: 'cilicia' }),
    'R 8.1',
  ],
  [
    'cityUnknown',
    'there is no such city',
    marching,
    rebels('garrison', { piece: 'spartanHoplites-1', city: 'gaza' }),
    'R 11.2',
  ],
  // R 9
  ['wallsNotOffered', 'in the field no walls are lost', losing, rebels('loseWall', { city: 'sardis' }), 'R 9.5'],
  [
    'noRefuge',
    'friends are near, and enemies no refuge',
    drivenOut({
      provinces: { cilicia: { holder: 'rebel' }, assyria: { holder: 'rebel' }, arabia: { holder: 'royal' } },
    }),
    rebels('retreat', { province: 'arabia' }),
    'R 10.20',
  ],
  // R 10
  [
    'noOutflankingYet',
    'nobody begins on a flank',
    drawingUp,
    rebels('arrayUnit', { unit: 'persianCavalry-1', box: 'leftOutflank', line: 1 }),
    'R 10.3',
  ],
  [
    'notCaught',
    'the Ten Thousand are not ridden down (R X7.4)',
    () => {
      const pursued = beaten({ beside: ['persianCavalry-1', 'persianInfantry-1'] });
      // One whole unit of heavy cavalry pursues, and takes one on a 4.
      return play(pursued, [{ type: 'pursue', player: 'royal' }, die(4)]).state;
    },
    rebels('giveUpUnit', { unit: 'spartanHoplites-1' }),
    'R 10.20',
  ],
  // R 11
  ['cityUnknown', 'there is no such city', besieging, besiege('gaza', 'syria'), 'R 11.1'],
  ['noEnemyWalls', 'Susa has no walls (ruling X3.2)', besieging, besiege('susa', 'susiana'), 'R 11.1'],
  ['noArmyThere', 'nobody is there', besieging, besiege('babylon', 'susiana'), 'ruling C11.2'],
  [
    'alreadyBesieged',
    'once a turn',
    () => play(besieging(), [besiege('babylon', 'babylonia'), rebels('liftSiege')]).state,
    besiege('babylon', 'babylonia'),
    'ruling C11.3',
  ],
  ['noFootLeft', 'cavalry storms no walls', () => besieging(HORSE), besiege('babylon', 'babylonia'), 'R 11.3'],
  [
    'footNeeded',
    'nobody has been assigned',
    () => play(besieging(), [besiege('babylon', 'babylonia')]).state,
    rebels('storm'),
    'R 11.3',
  ],
  [
    'notEndangered',
    'Cyrus takes no part',
    () =>
      play(besieging(), [
        besiege('babylon', 'babylonia'),
        rebels('assignAll'),
        rebels('assign', { piece: 'clearchus' }),
        rebels('assign', { piece: 'menon' }),
        rebels('storm'),
        // 3 of foot and two leaders less a wall: 4, whose column costs the besiegers a step on a 3.
        die(3),
      ]).state,
    rebels('expose', { leader: 'cyrus' }),
    'R 11.4',
  ],
  [
    'ruleNotPlayed',
    'no city is called upon (R X1.1)',
    besieging,
    rebels('demandSurrender', { city: 'babylon', force: 'rebel', from: 'babylonia' }),
    'R 17.5',
  ],
  // R X6
  [
    'zoneUnknown',
    'the Egyptian zone is out of play',
    marching,
    rebels('sail', { fleet: 'ionianFleet', zone: 'egyptian' }),
    'R X6.1',
  ],
  // R X7
  [
    'noMountainThere',
    'there is no mountain on this flank',
    inTheMountains,
    rebels('climbHill', { flank: 'right' }),
    'R X7.3',
  ],
  ['wrongMoment', 'a unit is being placed', reinforced, rebels('endMovement'), 'R 13.1'],
  ['wrongMoment', 'the hill is decided before the order', inTheMountains, rebels('arrayFirst'), 'R X7.3'],
  // R X10
  [
    'nobodyThere',
    'he joins nobody there',
    drivenOut({
      options: { players: 2, optionalRules: ['anotherGeneral'] },
      leaders: { rebelOfficer: { at: 'aside' } },
      provinces: { cilicia: { holder: 'rebel' } },
    }),
    rebels('appoint', { leader: 'rebelOfficer', place: 'persis' }),
    'R 12.10',
  ],
];

/** Returns what is told with a refusal. */
const detailsOf = (state: GameState, action: Action) => {
  const applied = machine.applyAction(state, action);
  return E.isLeft(applied) ? applied.left.params : null;
};

it('R X2.2, X7.3 a refusal tells which piece, which province and which flank', () => {
  const piece = { piece: 'prodromoi-1', province: 'cappadocia' };
  expect(detailsOf(reinforced(), rebels('placeReinforcement', piece))).toEqual(piece);
  expect(detailsOf(inTheMountains(), rebels('climbHill', { flank: 'right' }))).toEqual({ flank: 'right' });
});

describe('refused by its clause', () => {
  it.each(ROWS)('%s: %s', (code, _, state, action, rule) => {
    expectRefused(state(), action, code, rule);
  });
});
