/** Battles for tests: armies that meet in a province, a display as it stands, and a siege. */
import { frameOf } from '../../src/core/index.js';
import type { GameFrame } from '../../src/clash/frame/index.js';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions } from '../../src/clash/options.js';
import type { GameState } from '../../src/clash/state.js';
import type { Line } from '../../src/conquest/data/display.js';
import type { Army, BattleFrame, Fighter, Posted } from '../../src/conquest/frame/index.js';
import { postsOf } from '../../src/conquest/query/10-4-display.js';
import type { BoxId, CityId, ForceName, LeaderId, ProvinceId, SideId, UnitId } from '../../src/conquest/vocabulary.js';
import { emptyBoard, type Changes } from './table.js';

export const THREE: GameOptions = { players: 3 };
const WHERE: ProvinceId = 'cilicia';

/** Whose units and leaders are there. */
export type Forces = Readonly<Partial<Record<SideId, readonly (UnitId | LeaderId)[]>>>;

const isUnit = (piece: string): boolean => /-\d+$/.test(piece);

function pieces(forces: Forces, at: ProvinceId): Pick<Changes, 'units' | 'leaders'> {
  const rows = Object.entries(forces).flatMap(([side, all]) =>
    all.map((piece) => [piece, { at, side: side as SideId }] as const),
  );
  return {
    units: Object.fromEntries(rows.filter(([piece]) => isUnit(piece))),
    leaders: Object.fromEntries(rows.filter(([piece]) => !isUnit(piece))),
  };
}

/** Forces that face each other in a province when the combat phase begins; others stand elsewhere. */
export function phase(
  forces: Forces,
  more: Changes & { readonly options?: GameOptions; readonly province?: ProvinceId } = {},
): GameState {
  const { options = THREE, province = WHERE, ...changes } = more;
  const there = pieces(forces, province);
  return machine.start(
    emptyBoard(options, {
      ...changes,
      units: { ...there.units, ...changes.units },
      leaders: { ...there.leaders, ...changes.leaders },
      stack: [
        { kind: 'turn', begun: true, step: 50 },
        { kind: 'combats', left: [], now: null, withdrawn: [] },
      ],
    }),
  ).state;
}

/** R S9.4: the boxes of two allies: Seleucus, who has four units or less, beside Antigonus. */
const CONTINGENTS: NonNullable<Army['contingents']> = [
  { side: 'seleucid', boxes: ['left'] },
  { side: 'antigonid', boxes: ['centre', 'right'] },
];

/** Where a unit stands, as `antigonid centre`, or `antigonid centre 2` for the second line. */
export type Where = `${SideId} ${BoxId}` | `${SideId} ${BoxId} 2`;

export interface Scene {
  readonly fighters: Readonly<Record<UnitId, Where>>;
  /** Pairs: the second unit by the first. */
  readonly pairs?: Readonly<Record<UnitId, UnitId>>;
  /** With whom leaders stand, or where, alone. */
  readonly leaders?: Readonly<Record<LeaderId, UnitId | Where>>;
  /** R S9.4: who of Antigonus’ army is Seleucus’, his ally. */
  readonly allied?: readonly (UnitId | LeaderId)[];
  readonly steps?: Readonly<Record<UnitId, number>>;
  readonly battle?: Partial<BattleFrame>;
  readonly top?: GameFrame;
  readonly options?: GameOptions;
  readonly changes?: Changes;
}

/** A battle of Antigonus against Ptolemy in which these stand so; it is the turn of whatever lies on top. */
export function scene({ fighters, pairs = {}, leaders = {}, steps = {}, battle = {}, top, ...of }: Scene): GameState {
  const { changes = {}, options = THREE, allied = [] } = of;
  const rows = Object.entries(fighters).map(([unit, where]): Fighter => {
    const [army, box, line] = where.split(' ') as [SideId, BoxId, string?];
    const row: Line = line === '2' ? 2 : 1;
    return { unit: unit as UnitId, with: pairs[unit as UnitId] ?? null, army, box, line: row, since: 0 };
  });
  const posted = Object.entries(leaders).map(([leader, post]): Posted => {
    const [army, box] = post.split(' ') as [SideId, BoxId];
    const row = rows.find(({ unit }) => unit === post);
    return row === undefined
      ? { leader, unit: null, army, box }
      : { leader, unit: row.unit, army: row.army, box: row.box };
  });
  const armyOf = (side: SideId): Army => {
    const own = posted.filter(({ army }) => army === side).map(({ leader }) => leader);
    const units = rows
      .filter(({ army }) => army === side)
      .flatMap(({ unit, with: other }) => (other === null ? [unit] : [unit, other]));
    const isJoined = side === 'antigonid' && allied.length > 0;
    return { side, ...(isJoined && { contingents: CONTINGENTS }), units, leaders: own, commanders: own.slice(0, 1) };
  };
  const armies = [armyOf('antigonid'), armyOf('ptolemaic')] as const;
  const [antigonid = [], ptolemaic = []] = armies.map(({ units, leaders: led }) =>
    [...units, ...led].filter((piece) => !allied.includes(piece)),
  );
  const there = pieces({ antigonid, seleucid: allied, ptolemaic }, WHERE);
  const frame: BattleFrame = {
    kind: 'battle',
    province: WHERE,
    armies,
    first: 'antigonid',
    round: 2,
    // Nothing more is opened in this round.
    step: 6,
    fighters: rows,
    leaders: posted,
    vacant: [],
    engaged: [],
    led: [],
    idle: [],
    fired: [],
    ended: null,
    winner: null,
  };
  const vacant = postsOf(frame).filter(({ army, box }) => !rows.some((row) => row.army === army && row.box === box));
  const hurt = Object.fromEntries(
    Object.entries({ ...there.units }).map(([id, row]) => {
      const left = steps[id as UnitId];
      return [id, left === undefined ? row : { ...row, steps: left }];
    }),
  );
  return machine.start(
    emptyBoard(options, {
      ...changes,
      units: { ...hurt, ...changes.units },
      leaders: { ...there.leaders, ...changes.leaders },
      stack: [
        { kind: 'turn', begun: true, step: 50 },
        { kind: 'combats', left: [], now: null, withdrawn: [], phasing: 'antigonid' },
        { ...frame, vacant, ...battle },
        ...(top === undefined ? [] : [top]),
      ],
    }),
  ).state;
}

/** Who besieges, or is besieged. */
interface Besieging {
  readonly side: SideId;
  readonly force?: ForceName;
  readonly units?: readonly UnitId[];
  readonly leaders?: readonly LeaderId[];
}

const party = ({ side, force = side, units = [], leaders = [] }: Besieging) => ({ side, force, units, leaders });

/** R 11.4: a city is besieged, and what the die has cost both is about to be lost: by the besieger first. */
export const besieging = (
  at: { readonly city: CityId; readonly province: ProvinceId },
  attacker: Besieging,
  defender: Besieging,
  losses: readonly [ofAttacker: number, ofDefender: number],
): readonly [GameFrame, ...GameFrame[]] => [
  { kind: 'turn', begun: true, step: 50 },
  { kind: 'sieges', left: [attacker.side], tried: [at.city], spent: [], laid: [] },
  {
    kind: 'siege',
    ...at,
    attacker: party(attacker),
    train: [],
    defender: party(defender),
    further: false,
    stage: losses[0] > 0 ? 'attackerLoses' : 'defenderLoses',
    losses,
  },
];

/** One unit attacks another. */
export const duelling = (side: SideId, attacker: UnitId, defender: UnitId): GameFrame => ({
  kind: 'duel',
  side,
  attacker,
  defender,
  shift: 0,
  stage: 'open',
  bereaved: null,
});

/** It is a side's turn to move. */
export const moving = (side: SideId): GameFrame => ({
  kind: 'manoeuvre',
  side,
  handled: [],
  ledAnew: [],
  shift: null,
  advances: [],
  done: false,
});

/** The battle of a state. */
export function battleIn(state: GameState): BattleFrame {
  const battle = frameOf(state, 'battle');
  if (battle === undefined) throw new Error('no battle is being fought');
  return battle as BattleFrame;
}

/** Where a unit stands on the display. */
export function where(state: GameState, unit: UnitId): string | undefined {
  const fighter = battleIn(state).fighters.find((each) => each.unit === unit || each.with === unit);
  return fighter && `${fighter.army} ${fighter.box}${fighter.line === 2 ? ' 2' : ''}`;
}
