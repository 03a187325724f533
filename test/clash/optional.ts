/** Scenes of the optional rules (R S14) for tests: a board on which they are played, and what is about to be resolved on it. */
import type { Action } from '../../src/clash/action/index.js';
import type { GameFrame } from '../../src/clash/frame/index.js';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions, OptionalRule } from '../../src/clash/options.js';
import type { GameState } from '../../src/clash/state.js';
import type { UnitState } from '../../src/conquest/state.js';
import type { PlaceId, ProvinceId, SideId, UnitId } from '../../src/conquest/vocabulary.js';
import { emptyBoard, type Changes, type Played } from './table.js';

/** Spring 321, counted from Summer 323: mutinies begin (R S14.1). */
export const SPRING_321 = 8;

export const withRule = (players: GameOptions['players'], ...optionalRules: readonly OptionalRule[]): GameOptions => ({
  players,
  optionalRules,
});

/** Goes on with such a board until somebody must decide. */
export const scene = (options: GameOptions, changes: Changes): Played => machine.start(emptyBoard(options, changes));

/** So many units of a kind, from this number on. */
export const some = (
  kind: string,
  count: number,
  row: Partial<UnitState>,
  from = 1,
): Readonly<Record<UnitId, Partial<UnitState>>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${kind}-${index + from}`, row]));

export const TURN = { kind: 'turn', begun: true, step: 0 } as const;
/** The turn of a game of three, who move in this order. */
export const TURN_OF_THREE = { ...TURN, order: ['antigonid', 'ptolemaic', 'seleucid'] } as const;

/** A side moves, and this is resolved first. */
export const moving = (side: SideId, ...above: readonly GameFrame[]): readonly [GameFrame, ...GameFrame[]] => [
  { kind: 'movement', side, moved: [], turned: [] },
  ...above,
];

/** Dice are about to fall for who of a side mutinies in these places (R S14.1). */
export const mutinying = (side: SideId, ...left: readonly PlaceId[]): GameState['stack'] => [
  TURN,
  { kind: 'mutinyCheck', side, left, at: null, count: 0, shaken: [] },
];

/** Two phalanxes of one side overrun the only unit of another: odds beyond the table, which are a DE (R 9.4). */
export const overrunning = (
  province: ProvinceId,
  victor: SideId,
  beaten: { readonly side: SideId; readonly force: string; readonly unit: UnitId; readonly strength: number },
): GameState['stack'] => [
  TURN,
  {
    kind: 'minorCombat',
    province,
    attacker: { side: victor, force: victor, units: ['phalanx-1', 'phalanx-2'], leaders: [] },
    defender: { side: beaten.side, force: beaten.force, units: [beaten.unit], leaders: [] },
    strengths: [16, beaten.strength],
    result: null,
    done: 0,
  },
];

/** Ptolemy is about to land on Cyprus, whose fleet is Antigonus’ and has Demetrius aboard, and these; it will be Ptolemy’s then (R S8.5). */
export const offCyprus = (options: GameOptions, aboard: Changes['units'] = {}): GameState =>
  scene(options, {
    turn: 2,
    units: { 'persianInfantry-1': { at: 'egypt', side: 'ptolemaic' }, ...aboard },
    leaders: {
      demetrius: { at: 'cypriote', side: 'antigonid' },
      antigonus: { at: 'phrygia', side: 'antigonid' },
      seleucus: { at: 'media', side: 'seleucid' },
      ptolemy: { at: 'lybia', side: 'ptolemaic' },
    },
    baggage: {
      egyptianFleet: { at: 'egyptian', side: 'ptolemaic' },
      cypriotFleet: { at: 'cypriote', side: 'antigonid' },
    },
    provinces: { egypt: { holder: 'ptolemaic' }, cyprus: { holder: 'antigonid' } },
    stack: [TURN_OF_THREE, ...moving('ptolemaic')],
  }).state;
/** He lands. */
export const LANDING: readonly Action[] = [
  { type: 'load', player: 'ptolemaic', fleet: 'egyptianFleet', province: 'egypt' },
  { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'phoenician' },
];

/** The warlords have stormed Tyre, and its last wall is lost; Demetrius was in it. */
export const stormed = (): Played =>
  scene(withRule(2, 'mutinyChecks'), {
    turn: SPRING_321,
    units: {
      ...some('phalanx', 3, { at: 'syria', side: 'warlords' }),
      'persianLevy-1': { at: 'egypt', side: 'regency' },
    },
    leaders: {
      demetrius: { at: 'tyre', side: 'regency', wounded: true },
      eumenes: { at: 'media', side: 'regency' },
      antigonus: { at: 'syria', side: 'warlords' },
    },
    cities: { tyre: { walls: 1, holder: 'regency' } },
    stack: [
      TURN,
      { kind: 'sieges', left: ['warlords'], tried: ['tyre'], spent: [], laid: [] },
      {
        kind: 'siege',
        city: 'tyre',
        province: 'syria',
        attacker: { side: 'warlords', force: 'warlords', units: ['phalanx-1', 'phalanx-2', 'phalanx-3'], leaders: [] },
        train: [],
        defender: { side: 'regency', force: 'regency', units: [], leaders: ['demetrius'] },
        further: false,
        stage: 'defenderLoses',
        losses: [0, 1],
      },
    ],
  });
