/** Battles for tests: a display as it stands, and what is to be decided on it. */
import { frameOf } from '../../src/core/index.js';
import type { Line, Post } from '../../src/conquest/data/display.js';
import type { Army, BattleFrame, Fighter, GameFrame, Posted } from '../../src/conquest/frame/index.js';
import type { GameOptions } from '../../src/conquest/options.js';
import { postsOf } from '../../src/conquest/query/10-4-display.js';
import { commandersOf } from '../../src/conquest/rules/10-19-ending.js';
import type { GameState } from '../../src/conquest/state.js';
import type { BoxId, LeaderId, SideId, UnitId } from '../../src/conquest/vocabulary.js';
import { asked, emptyBoard, started, type Changes } from './table.js';

/** Where a unit stands, as `persian centre`, or `persian centre 2` for the second line. */
export type Where = `${SideId} ${BoxId}` | `${SideId} ${BoxId} 2`;

export interface Scene {
  readonly fighters: Readonly<Record<UnitId, Where>>;
  /** Pairs: the second unit by the first. */
  readonly pairs?: Readonly<Record<UnitId, UnitId>>;
  /** With whom leaders stand, or in which box they are alone. */
  readonly leaders?: Readonly<Record<LeaderId, UnitId | Where>>;
  /** Units that stand otherwise than at full strength, or as another side's. */
  readonly units?: Changes['units'];
  readonly hurt?: readonly LeaderId[];
  readonly round?: number;
  readonly engaged?: BattleFrame['engaged'];
  /** Rounds in which units have advanced, or were routed. */
  readonly since?: Readonly<Record<UnitId, number>>;
  readonly battle?: Partial<BattleFrame>;
  readonly options?: Partial<GameOptions>;
  /** What lies on top of the battle. */
  readonly top?: GameFrame;
  readonly province?: string;
  readonly changes?: Changes;
}

const isWhere = (text: string): text is Where => text.includes(' ');

function placeOf(where: Where): Post & { readonly line: Line } {
  const [army, box, line] = where.split(' ') as [SideId, BoxId, string?];
  return { army, box, line: line === '2' ? 2 : 1 };
}

/** A battle in which these stand so; it is the turn of whatever lies on top. */
export function scene({ fighters, pairs = {}, leaders = {}, since = {}, hurt = [], ...of }: Scene): GameState {
  const { province = 'ionia', round = 2 } = of;
  const all = [...Object.keys(fighters), ...Object.values(pairs)] as UnitId[];
  const at = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { at: province }]));
  const units = Object.fromEntries(
    Object.entries(at(all)).map(([id, row]) => [id, { ...row, ...of.units?.[id as UnitId] }]),
  );
  const board = emptyBoard({
    ...of.changes,
    units: { ...units, ...of.changes?.units },
    leaders: {
      ...Object.fromEntries(Object.keys(leaders).map((id) => [id, { at: province, wounded: hurt.includes(id) }])),
      ...of.changes?.leaders,
    },
  });
  const situation = asked(board);
  const rows = Object.entries(fighters).map(([unit, where]): Fighter => ({
    unit: unit as UnitId,
    with: pairs[unit as UnitId] ?? null,
    ...placeOf(where),
    since: since[unit as UnitId] ?? 0,
  }));
  const posted = Object.entries(leaders).map(([leader, where]): Posted => {
    if (!isWhere(where)) {
      const { army, box } = rows.find(({ unit }) => unit === where) as Fighter;
      return { leader, unit: where, army, box };
    }
    const { army, box } = placeOf(where);
    return { leader, unit: null, army, box };
  });
  const army = (side: SideId): Army => ({
    side,
    units: all.filter((id) => board.units[id]?.side === side),
    leaders: Object.keys(leaders).filter((id) => board.leaders[id]?.side === side),
    commanders: commandersOf(
      situation,
      situation.roster.leaders.filter(({ id, fact }) => id in leaders && fact.side === side),
    ),
  });
  const battle: BattleFrame = {
    kind: 'battle',
    province,
    armies: [army('persian'), army('macedonian')],
    first: 'macedonian',
    round,
    // Nothing more is opened in this round, unless the scene says so.
    step: 6,
    fighters: rows,
    leaders: posted,
    vacant: [],
    engaged: of.engaged ?? [],
    led: [],
    idle: [],
    fired: [],
    ended: null,
    winner: null,
  };
  const vacant = postsOf(battle).filter(
    ({ army: whose, box }) => !rows.some((row) => row.army === whose && row.box === box),
  );
  return started({
    ...board,
    options: { ...board.options, ...of.options },
    stack: [{ kind: 'turn', begun: true, step: 1 }, { ...battle, vacant, ...of.battle }, ...(of.top ? [of.top] : [])],
  }).state;
}

/** It is a side's turn to move, to attack. */
export const moving = (side: SideId): GameFrame => ({
  kind: 'manoeuvre',
  side,
  handled: [],
  ledAnew: [],
  shift: null,
  advances: [],
  done: false,
});
export const attacking = (side: SideId): GameFrame => ({
  kind: 'assault',
  side,
  from: [],
  into: [],
  met: [],
  current: null,
  done: false,
});

/** One unit attacks another. */
export const duelling = (side: SideId, attacker: UnitId, defender: UnitId, shift = 0): GameFrame => ({
  kind: 'duel',
  side,
  attacker,
  defender,
  shift,
  stage: 'open',
  bereaved: null,
});

export const post = (army: SideId, box: BoxId): Post => ({ army, box });

/** The battle of a state. */
export function battleIn(state: GameState): BattleFrame {
  const battle = frameOf(state, 'battle');
  if (battle === undefined) throw new Error('no battle is being fought');
  return battle;
}

/** Where a unit stands on the display. */
export function where(state: GameState, unit: UnitId): string | undefined {
  const fighter = battleIn(state).fighters.find((each) => each.unit === unit || each.with === unit);
  return fighter && `${fighter.army} ${fighter.box}${fighter.line === 2 ? ' 2' : ''}`;
}
