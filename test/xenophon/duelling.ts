/** Moments of a battle on the Tactical Display, in Syria unless it is said: it is the second round, and the rebels have sought it. */
import type { Post } from '../../src/conquest/data/display.js';
import type { BattleFrame, Fighter } from '../../src/conquest/frame/index.js';
import type { ProvinceId, SideId, UnitId } from '../../src/conquest/vocabulary.js';
import type { GameFrame } from '../../src/xenophon/frame/index.js';
import type { GameState } from '../../src/xenophon/state.js';
import { at } from './scenes.js';
import { turnAt } from './stages.js';
import { emptyBoard, started, type Changes } from './table.js';

/** Who stands where; whose army's boxes these are, it is told only of those who have broken into them. */
type Stand = Pick<Fighter, 'unit' | 'box'> & Partial<Pick<Fighter, 'army' | 'line'>>;

interface Moment extends Changes {
  readonly province?: ProvinceId;
  readonly stands: readonly Stand[];
  /** Who leads which unit. */
  readonly with?: Readonly<Record<string, UnitId>>;
  /** Boxes that were empty when the round began. */
  readonly vacant?: readonly Post[];
  /** How many parts of the round have been opened, and what is being resolved in the last of them. */
  readonly part: (sideOf: (unit: UnitId) => SideId) => {
    readonly step: number;
    readonly frames: readonly GameFrame[];
  };
}

export function onDisplay({
  province = 'syria',
  stands,
  with: led = {},
  vacant = [],
  part,
  ...changes
}: Moment): GameState {
  const board = emptyBoard({
    turn: 2,
    ...changes,
    units: {
      ...at(
        stands.map(({ unit }) => unit),
        province,
      ),
      ...changes.units,
    },
    leaders: { ...at(Object.keys(led), province), ...changes.leaders },
  });
  const sideOf = (id: UnitId): SideId => board.units[id]?.side ?? 'royal';
  const { step, frames } = part(sideOf);
  const armyOf = (side: SideId) => {
    const leaders = Object.keys(led).filter((id) => board.leaders[id]?.side === side);
    const units = stands.map(({ unit }) => unit).filter((id) => sideOf(id) === side);
    return { side, units, leaders, commanders: leaders };
  };
  const fighters = stands.map(({ unit, army = sideOf(unit), box, line = 1 }): Fighter => ({
    unit,
    with: null,
    army,
    box,
    line,
    since: 0,
  }));
  const battle: BattleFrame = {
    kind: 'battle',
    province,
    armies: [armyOf('rebel'), armyOf('royal')],
    first: 'rebel',
    round: 2,
    step,
    fighters,
    leaders: Object.entries(led).flatMap(([leader, unit]) =>
      fighters.filter((each) => each.unit === unit).map(({ army, box }) => ({ leader, unit, army, box })),
    ),
    vacant,
    engaged: [],
    led: [],
    idle: [],
    fired: [],
    ended: null,
    winner: null,
  };
  const field: GameFrame = {
    kind: 'battlefield',
    province,
    forces: ['rebel', 'royal'],
    phasing: 'rebel',
    enemy: 'royal',
    stage: 'over',
    left: null,
    right: null,
    trying: null,
    arrayed: 'rebel',
  };
  return started({
    ...board,
    stack: [
      turnAt(6),
      { kind: 'combats', left: [], now: null, withdrawn: [], phasing: 'rebel' },
      field,
      battle,
      ...frames,
    ],
  }).state;
}

/** A duel about to be fought in the centre; a unit of each side is in reserve. */
export const duelling = (
  attacker: UnitId,
  defender: UnitId,
  {
    beside = [],
    ...more
  }: Omit<Moment, 'stands' | 'part'> & {
    /** Others who stand in the centre of their army, in the second line. */
    readonly beside?: readonly UnitId[];
  } = {},
): GameState =>
  onDisplay({
    ...more,
    stands: [
      { unit: attacker, box: 'centre' },
      { unit: defender, box: 'centre' },
      { unit: 'illyrians-1', box: 'reserve' },
      { unit: 'persianLevy-1', box: 'reserve' },
      ...beside.map((unit): Stand => ({ unit, box: 'centre', line: 2 })),
    ],
    // The rebels attack in the third part of a round, the King's men in the sixth.
    part: (sideOf) => {
      const side = sideOf(attacker);
      const centreOf = (unit: UnitId): Post => ({ army: sideOf(unit), box: 'centre' });
      const current = { from: centreOf(attacker), into: centreOf(defender), struck: [attacker], met: [defender] };
      return {
        step: side === 'rebel' ? 3 : 6,
        frames: [
          {
            kind: 'assault',
            side,
            from: [],
            into: [],
            met: [defender],
            current,
            done: false,
          },
          { kind: 'duel', side, attacker, defender, shift: 0, stage: 'open', bereaved: null },
        ],
      };
    },
  });
