/**
 * Fights the great battles of Conquest and Empire on the display, many times each, with sides that attack whenever they
 * can: how often each side wins, how long it takes, and the losses.
 *
 *     npx tsx bench/conquest-battles.ts 200
 */
import { orThrow, seededChance } from '../src/core/index.js';
import type { Action } from '../src/conquest/action/index.js';
import { components } from '../src/conquest/data/default.js';
import type { BattleFrame } from '../src/conquest/frame/index.js';
import { machine } from '../src/conquest/machine.js';
import { battleBetween } from '../src/conquest/rules/10-display.js';
import type { GameOptions } from '../src/conquest/options.js';
import { initialState } from '../src/conquest/rules/03-setup.js';
import { conquestLaw } from '../src/conquest/rules/law.js';
import { forcesIn } from '../src/conquest/query/06-2-forces.js';
import type { GameState } from '../src/conquest/state.js';
import type { SideId } from '../src/conquest/vocabulary.js';

/** The number of units of each kind, and the leaders. */
interface BattleArmy {
  readonly kinds: Readonly<Record<string, number>>;
  readonly leaders: readonly string[];
}

const INVADERS: BattleArmy = {
  kinds: {
    hetairoi: 1,
    hypaspists: 1,
    phalanx: 6,
    alliedHoplites: 3,
    thessalians: 1,
    prodromoi: 1,
    paiones: 1,
    agrianes: 1,
    illyrians: 1,
    macedonianArchers: 1,
    cretanArchers: 1,
  },
  leaders: ['alexander', 'parmenio'],
};

const BATTLES: Readonly<Record<string, { readonly macedonian: BattleArmy; readonly persian: BattleArmy }>> = {
  Granicus: {
    macedonian: INVADERS,
    persian: {
      kinds: { persianHeavyCavalry: 2, persianCavalry: 5, persianInfantry: 2, mercenaryHoplites: 3 },
      leaders: ['memnon'],
    },
  },
  Issus: {
    macedonian: INVADERS,
    persian: {
      kinds: {
        royalGuard: 1,
        persianHeavyCavalry: 2,
        persianCavalry: 10,
        persianInfantry: 4,
        persianArchers: 4,
        mercenaryHoplites: 2,
      },
      leaders: ['darius'],
    },
  },
  Gaugamela: {
    macedonian: {
      kinds: { ...INVADERS.kinds, phalanx: 7, thracians: 1, greekCavalry: 1 },
      leaders: ['alexander', 'parmenio', 'craterus', 'perdiccas'],
    },
    persian: {
      kinds: {
        royalGuard: 1,
        persianHeavyCavalry: 4,
        persianCavalry: 12,
        persianInfantry: 10,
        persianArchers: 4,
        mercenaryHoplites: 3,
        persianElephant: 1,
        persianChariot: 1,
      },
      leaders: ['darius', 'mazaeus', 'ariobarzanes'],
    },
  },
};

const FIELD = 'assyria';

/** The sides of the base game. */
type Contender = 'macedonian' | 'persian';

function meeting(hosts: Readonly<Record<Contender, BattleArmy>>): GameState {
  const start = initialState<GameOptions>({ players: 2 }, conquestLaw);
  const all = Object.values(hosts);
  const stands = (id: string): boolean =>
    all.some(
      ({ kinds }) => Number(id.slice(id.lastIndexOf('-') + 1)) <= (kinds[id.slice(0, id.lastIndexOf('-'))] ?? 0),
    );
  const state: GameState = {
    ...start,
    units: Object.fromEntries(
      machine
        .situationOf(start)
        .roster.units.map(({ id, full, side }) => [id, { at: stands(id) ? FIELD : 'aside', steps: full, side }]),
    ),
    leaders: Object.fromEntries(
      Object.entries(start.leaders).map(([id, row]) => [
        id,
        { ...row, at: all.some(({ leaders }) => leaders.includes(id)) ? FIELD : 'aside' },
      ]),
    ),
  };
  const situation = machine.situationOf(state);
  const [one, other] = forcesIn(situation, situation.ground.codes.get(FIELD) ?? 0);
  if (one === undefined || other === undefined) throw new Error('two forces meet');
  const frame = battleBetween(situation, FIELD, [one, other]);
  return machine.start({ ...state, stack: [{ kind: 'turn', begun: true, step: 1 }, frame] }).state;
}

const battleOf = ({ stack }: GameState): BattleFrame | undefined =>
  stack.find((frame): frame is BattleFrame => frame.kind === 'battle');

/** Returns how much a side prefers an action: it fills its lines, advances, and attacks. */
function preferenceOf(action: Action, state: GameState): number {
  const battle = battleOf(state);
  if (battle === undefined) return 0;
  const filled = (army: string, box: string, line: number): number =>
    battle.fighters.filter((fighter) => fighter.army === army && fighter.box === box && fighter.line === line).length;
  switch (action.type) {
    case 'arrayUnit':
      return (
        (action.box === 'reserve' ? 0 : action.line === 1 ? 100 : 50) - filled(action.player, action.box, action.line)
      );
    case 'joinLeader': {
      const kind = components.counters.kinds.find(({ id }) => action.unit.startsWith(`${id}-`));
      return state.stack.at(-1)?.kind === 'manoeuvre'
        ? -1
        : (kind?.strengths[0]?.defense ?? 0) + (kind?.strengths.length ?? 0);
    }
    case 'advanceUnit':
      return action.to.army === action.player ? -1 : 20;
    case 'changeLine': {
      const fighter = battle.fighters.find(({ unit }) => unit === action.unit);
      return fighter?.line === 2 && state.stack.at(-1)?.kind === 'manoeuvre' ? 10 : -1;
    }
    case 'shiftUnit':
      return action.to.army === action.player &&
        action.to.box !== 'reserve' &&
        action.line === 1 &&
        battle.fighters.some(({ unit, box }) => unit === action.unit && box === 'reserve')
        ? 5
        : -1;
    case 'pairUnits':
    case 'arrayPair':
    case 'partUnits':
    case 'changePlaces':
    case 'breakOff':
    case 'endAttacks':
    case 'stayRouted':
    case 'forgoPursuit':
      return -1;
    default:
      return 0;
  }
}

/** Returns the number of steps that a side has left on the map. */
function stepsOf({ units }: GameState, side: SideId): number {
  const { trays } = machine.situationOf(initialState<GameOptions>({ players: 2 }, conquestLaw)).ground;
  return Object.values(units).reduce(
    (sum, { at, steps, side: whose }) => sum + (!(at in trays) && whose === side ? steps : 0),
    0,
  );
}

const times = Number(process.argv[2] ?? 200);
for (const [name, hosts] of Object.entries(BATTLES)) {
  const start = meeting(hosts);
  const tally = {
    macedonian: 0,
    persian: 0,
    night: 0,
    rounds: 0,
    lostByMacedonian: 0,
    lostByPersian: 0,
    killed: 0,
    wounded: 0,
    duels: 0,
  };
  const before = [stepsOf(start, 'macedonian'), stepsOf(start, 'persian')] as const;
  for (let time = 0; time < times; time++) {
    const chance = seededChance(`${name} ${time}`);
    let state = start;
    for (;;) {
      const battle = battleOf(state);
      if (battle === undefined || battle.ended !== null) break;
      const actions = machine.legalActions(state);
      const isDie = machine.actors(state)[0] === 'chance';
      const liked = isDie ? [] : actions.map((action) => preferenceOf(action, state));
      const most = Math.max(...liked);
      const best = isDie ? actions : actions.filter((_, index) => liked[index] === most);
      const step = orThrow(machine.applyAction(state, best[chance.draw(best.length)] as Action));
      const led = battle.leaders.find(({ leader }) => leader === 'alexander')?.unit;
      tally.duels += step.events.filter(
        (event) => event.type === 'duelFought' && (event.attacker === led || event.defender === led),
      ).length;
      state = step.state;
      const said = step.events.find((event) => event.type === 'battleEnded');
      // When Alexander dies the game is over, and the battle has no result (R 16.1).
      if (said === undefined && state.ended === null) continue;
      tally.rounds += said?.round ?? battle.round;
      const winner = said === undefined ? 'persian' : said.winner;
      if (winner === null) tally.night++;
      else if (winner === 'macedonian' || winner === 'persian') tally[winner]++;
      // Pursuit is not counted.
      tally.lostByMacedonian += before[0] - stepsOf(state, 'macedonian');
      tally.lostByPersian += before[1] - stepsOf(state, 'persian');
      if (state.leaders['alexander']?.at === 'gone') tally.killed++;
      else if (state.leaders['alexander']?.wounded === true) tally.wounded++;
      break;
    }
  }
  const share = (count: number): string => `${((100 * count) / times).toFixed(1)}%`;
  const mean = (sum: number): string => (sum / times).toFixed(1);
  console.log(
    `${name}: Macedonian ${share(tally.macedonian)}, Persian ${share(tally.persian)}, night ${share(tally.night)}; rounds ${mean(tally.rounds)}; ` +
      `steps lost ${mean(tally.lostByMacedonian)} and ${mean(tally.lostByPersian)}; Alexander killed ${share(tally.killed)}, wounded ${share(tally.wounded)}, in ${mean(tally.duels)} duels a battle`,
  );
}
