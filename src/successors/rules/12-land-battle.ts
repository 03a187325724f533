/** R 12: a Land Battle, stage by stage. */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import { LEADER_LOSS_TOTAL } from '../data/tables.js';
import { independentArmyDefeated, independentVictory } from '../deeds/independents.js';
import { pushDefeat, pushLosses } from '../deeds/losses.js';
import { pushSuccession } from '../deeds/succession.js';
import { emptyGroup } from '../deeds/group.js';
import type { BattleSide, Belligerent, LandBattleFrame } from '../frame/index.js';
import { sideUnits } from '../query/battle.js';
import { independentArmiesAt } from '../query/presence.js';
import type { GameRun, RulesOf } from '../types.js';
import { copiedUnits } from '../units.js';
import { GENERALS, type GeneralId, type PlayerId, type SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { battleSide, goBackIntoCity, pushJoinBattle } from './12-1-sides.js';
import { defect, testLoyalty } from './12-2-loyalty.js';
import {
  countStrengths,
  rollForBattle,
  rollForElephants,
  score,
  takeBattleDice,
  takeElephantDice,
} from './12-3-score.js';
import { pushLeaderLoss } from './12-4-leader-loss.js';
import { retreat } from './12-6-draw.js';
import { rewardVictor } from './19-1-prestige-for-independents.js';

export { battleSide, joinBattle } from './12-1-sides.js';

/** What a Land Battle depends on. `noLocalTroops`: the sides that failed to Avoid Battle there (R 10.4). */
export interface BattleAsked {
  readonly space: SpaceId;
  /** The active Army (R 12.1.1), or interceptors who have become the Attacker (R 19.3.2). */
  readonly attacker: Belligerent;
  readonly defender: Belligerent;
  /**
   * Where the attacker may go after a draw, the latest space last; the Embarkation Port after a Naval Movement; `null`:
   * back into the city of the space.
   */
  readonly retreatTo: readonly SpaceId[] | null;
  readonly noLocalTroops: readonly Belligerent[];
}

/** Begins a Land Battle. */
export function pushBattle(run: GameRun, { space, attacker, defender, retreatTo, noLocalTroops }: BattleAsked): void {
  run.push({
    kind: 'landBattle',
    space,
    attacker: battleSide(attacker, noLocalTroops),
    defender: battleSide(defender, noLocalTroops),
    retreatTo: retreatTo === null ? null : [...retreatTo],
    stage: 'begin',
    result: null,
    holds: space,
  });
}

type Battle = Draft<LandBattleFrame>;
type Side = Draft<BattleSide>;

export const landBattle: RulesOf<'landBattle'> = {
  rule: 'R 12',
  advance: (run, battle) => STAGES[battle.stage](run, battle),
  resume(_, battle, child) {
    if (child.kind === 'joinBattle') sideOf(battle, child.player).fromCity = child.joined;
    else if (child.kind !== 'roll') return;
    else if (child.purpose === 'elephants') takeElephantDice(battle, child.player, child.values);
    else takeBattleDice(battle, child.values);
  },
};

const sideOf = ({ attacker, defender }: Battle, player: PlayerId): Side =>
  attacker.who === player ? attacker : defender;

/**
 * Returns the sides, the attacker last: of two frames, the one pushed last is resolved first (ruling order-of-losses).
 */
const attackerFirst = ({ attacker, defender }: Battle): readonly Side[] => [defender, attacker];

/** What each stage does. It sets the next stage itself. */
const STAGES: Readonly<Record<LandBattleFrame['stage'], (run: GameRun, battle: Battle) => void>> = {
  begin(run, battle) {
    battle.stage = 'join';
    const { space, attacker, defender } = battle;
    // The active Army defends itself only against interceptors who have become the Attacker.
    const isActive = frameOf(run.state, 'march')?.player === defender.who;
    const rule = isActive ? 'R 19.3.2' : 'R 12.1.1';
    run.emit({ type: 'landBattleBegan', rule, space, attacker: attacker.who, defender: defender.who });
  },
  // R 12.1.2: Armies in the city join.
  join(run, battle) {
    const side = [battle.attacker, battle.defender].find(({ fromCity }) => fromCity === null);
    if (side === undefined) {
      battle.stage = 'window';
      return;
    }
    side.fromCity = emptyGroup();
    const { who } = side;
    if (who !== 'independent') pushJoinBattle(run, who, battle.space);
  },
  window(run, battle) {
    battle.stage = 'loyalty';
    openWindow(run, 'landBattle', { space: battle.space, subject: playerOf(battle.attacker) });
  },
  // R 3.3.4: Macedonian CUs may refuse to fight.
  loyalty(run, battle) {
    if (testLoyalty(run, battle)) {
      battle.stage = 'elephants';
    } else {
      battle.result = 'noBattle';
      battle.stage = 'retreat';
    }
  },
  // R 3.3.2, 12.2: elephants roll, and strengths are counted.
  elephants(run, battle) {
    if (rollForElephants(run, battle)) return;
    countStrengths(run, battle);
    battle.stage = 'roll';
  },
  // R 12.3: both sides roll.
  roll(run, battle) {
    if (!rollForBattle(run, battle)) battle.stage = 'rolled';
  },
  rolled(run, battle) {
    battle.stage = 'score';
    openWindow(run, 'battleRolled', { space: battle.space, subject: playerOf(battle.attacker) });
  },
  score(run, battle) {
    battle.stage = 'leaders';
    score(run, battle);
  },
  // R 12.4.1
  leaders(run, battle) {
    battle.stage = 'succession';
    for (const side of attackerFirst(battle)) endangerLeader(run, battle, side);
  },
  // R 12.4.2
  succession(run, battle) {
    battle.stage = 'losses';
    for (const side of attackerFirst(battle)) replaceLeader(run, battle, side);
  },
  // R 12.5, 12.6
  losses(run, battle) {
    battle.stage = 'retreat';
    if (battle.result === 'draw') sufferDraw(run, battle);
    else if (battle.result === 'attacker') sufferDefeat(run, battle, battle.attacker, battle.defender);
    else sufferDefeat(run, battle, battle.defender, battle.attacker);
  },
  // R 12.6, 14.7: garrisons go back, the attacker retreats from a draw, and Independents who won are noted.
  retreat(run, battle) {
    battle.stage = 'over';
    const { attacker, defender, space, retreatTo } = battle;
    for (const side of [attacker, defender]) goBackIntoCity(run, side, space);
    const { who } = attacker;
    if (battle.result === 'draw' && who !== 'independent') retreat(run, who, space, retreatTo);
    if (winnerOf(battle)?.who === 'independent') independentVictory(run, space);
  },
  over(run, battle) {
    battle.stage = 'done';
    if (battle.result !== 'noBattle')
      openWindow(run, 'battleOver', { space: battle.space, subject: playerOf(battle.attacker) });
  },
  done(run, { space, attacker, defender, result }) {
    run.emit({
      type: 'landBattleEnded',
      rule: result === 'noBattle' ? 'ruling attack-and-defection' : 'R 12.7',
      space,
      attacker: attacker.who,
      defender: defender.who,
      result: result ?? 'noBattle',
    });
    run.finish();
  },
};

const playerOf = ({ who }: BattleSide): PlayerId | null => (who === 'independent' ? null : who);

/** Returns the side that has won the battle. */
const winnerOf = ({ result, attacker, defender }: Battle): Side | undefined =>
  result === 'attacker' ? attacker : result === 'defender' ? defender : undefined;

/** Returns whether a side has lost the battle. */
const hasLost = ({ result, attacker }: Battle, side: Side): boolean =>
  result === (side === attacker ? 'defender' : 'attacker');

/**
 * Begins the roll for a commander whose modified total was exactly 9 (R 12.4.1). Independent leaders and Minor Generals
 * are never lost (R 14.7, 3.1.2).
 */
function endangerLeader(run: GameRun, battle: Battle, side: Side): void {
  const { who, commander, total } = side;
  if (who === 'independent' || !isMajorGeneral(commander) || total !== LEADER_LOSS_TOTAL) return;
  pushLeaderLoss(run, { player: who, space: battle.space, commander, lostBattle: hasLost(battle, side) });
}

/**
 * Begins the succession in an Army that was not defeated (R 12.4.2). `pushSuccession` does nothing if a general or no CU is
 * left.
 */
function replaceLeader(run: GameRun, battle: Battle, side: Side): void {
  const { who, commander } = side;
  if (who === 'independent' || !isMajorGeneral(commander) || hasLost(battle, side)) return;
  pushSuccession(run, who, battle.space);
}

/** Returns whether a commander is a Major General. */
const isMajorGeneral = (commander: BattleSide['commander']): commander is GeneralId =>
  GENERALS.some((general) => general === commander);

/**
 * Lets each side lose a CU of its choice, but none that stood aside (R 12.6; ruling who-fought-pays). The attacker
 * chooses first.
 */
function sufferDraw(run: GameRun, battle: Battle): void {
  const { space } = battle;
  for (const { who, royalArmyAside } of attackerFirst(battle)) {
    if (who === 'independent') continue;
    const among = royalArmyAside ? run.state.kinds.filter((unit) => unit !== 'royalArmy') : null;
    pushLosses(run, { player: who, space, left: 1, among, rule: 'R 12.6' });
  }
}

/**
 * Gives the loser's Royal Army CUs that stood aside to the winner. Then both sides take their losses; those of the loser
 * are pushed last, and so come first (R 3.3.4.2, 12.5; ruling order-of-losses).
 */
function sufferDefeat(run: GameRun, { space }: Battle, winner: Side, loser: Side): void {
  const fought = copiedUnits(sideUnits(run.state, winner.who, space));
  if (winner.royalArmyAside) fought.royalArmy = 0;
  if (loser.royalArmyAside) defect(run, space, loser, winner, 'R 3.3.4.2');
  if (winner.who !== 'independent' && winner.score < 2 * loser.score) {
    pushLosses(run, { player: winner.who, space, left: 1, within: fought, rule: 'R 12.5.2' });
  }
  if (loser.who === 'independent') {
    const beaten = independentArmiesAt(run.state, space);
    for (const army of beaten) independentArmyDefeated(run, army);
    if (isMajorGeneral(winner.commander)) rewardVictor(run, winner.commander, space, beaten);
  } else {
    pushDefeat(run, loser.who, space, ['outside'], winner.who);
  }
}
