/**
 * R 10.2.1, 10.8.2, 18.2: encounters between attackers and a place: who is inside and outside, and which battles
 * follow.
 */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { standInside } from '../deeds/array.js';
import { beginBattle } from '../deeds/battles.js';
import { captureStronghold } from '../deeds/fall.js';
import { loseLoneLeaders } from '../deeds/leaders.js';
import { breakSiege, endSiege, loseSiegeBase } from '../deeds/sieges.js';
import { winBattle } from '../deeds/victory.js';
import type { Attack, BattleFrame, EncounterFrame } from '../frame/combat.js';
import { firstOfKinds } from '../query/alike.js';
import { isBetrayed } from '../query/betrayal.js';
import {
  areOthersBefore,
  attackersLeft,
  attackingLeaders,
  canStorm,
  defendingPlayer,
  enemiesOutside,
  fleetsBeforePort,
  isHostilePlace,
  isSally,
  placeOf,
  sheltered,
  wallBuilders,
  wasMasked,
} from '../query/encounters.js';
import { strengthsOf } from '../query/combat.js';
import { battleAtSea, battleBeforePort, battleForPlace, battleOutside } from '../query/openings.js';
import { campOf, cityIn } from '../query/owners.js';
import { leaderNamed, unitNamed } from '../query/pieces.js';
import { enemyOf, hexNamed, leadersAt, unitsAt } from '../query/presence.js';
import { partiesOf, waysOf } from '../query/retreats.js';
import { siegeMorale } from '../query/sieges.js';
import { isHex } from '../table/places.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { GameRun, RulesOf } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { mustBreakOff } from './17-3-round.js';
import { refuseEncounter } from './18-2-refusals.js';

/** Begins an encounter of attackers at a place with enemies. */
export function openEncounter(run: GameRun, attack: Attack): void {
  run.push({
    kind: 'encounter',
    attack: { ...attack, attackers: [...attack.attackers], targets: [...attack.targets] },
    stage: 'arrive',
    masked: false,
    spent: [],
  });
}

const isLandBattle = (situation: Situation, { attack }: EncounterFrame): boolean =>
  isHex(situation.places, placeOf(situation, attack));

/**
 * Starts the encounter of attacking fleets without an army with enemy fleets outside a friendly port (R 10.2.3,
 * 10.8.2).
 */
function maskingFleets(situation: Situation, attack: Attack): readonly UnitInfo[] {
  const attackers = attackersLeft(situation, attack);
  const place = placeOf(situation, attack);
  const comeBySea = attack.landed || isSally(situation, attack);
  const port = cityIn(situation, place)?.port ?? null;
  if (!comeBySea || port === null || isHostilePlace(situation, attack)) return [];
  if (isSally(situation, attack) ? attackers.some(({ isLand }) => isLand) : attackers.every(({ isLand }) => isLand))
    return [];
  return enemiesOutside(situation, attack).filter(({ isLand }) => !isLand);
}

/** Puts all defenders inside that may be there (R 10.2.1 a). The defender then sends out units to fight in the open. */
function arrive(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { state } = run;
  const { attack } = frame;
  if (!isLandBattle(state, frame)) {
    frame.stage = 'engage';
    return;
  }
  frame.masked = wasMasked(state, attack);
  if (maskingFleets(state, attack).length > 0) {
    frame.stage = 'berth';
    return;
  }
  if (frame.masked || isSally(state, attack) || areOthersBefore(state, attack)) {
    frame.stage = 'engage';
    return;
  }
  standInside(run, sheltered(state, attack), true);
  // R 7.6.5
  standInside(run, { units: wallBuilders(state, attack) }, false);
  frame.stage = 'array';
}

/** Returns the pieces that the defender may still send out. A second unit needs a leader (R 10.2.1 a, 16.2.1). */
function mayStandOutside(situation: Situation, { attack }: EncounterFrame): (UnitInfo | LeaderInfo)[] {
  const { units, leaders } = sheltered(situation, attack);
  const within = units.filter(({ code }) => situation.unitIs(code, INSIDE));
  if (within.length === 0) return [];
  const hasLeader =
    leadersAt(situation, placeOf(situation, attack), { camp: enemyOf(campOf(attack.player)), inside: false }).length >
    0;
  return [
    ...leaders.filter(({ code }) => situation.isLeaderInside(code)),
    ...(hasLeader || enemiesOutside(situation, attack).length === 0 ? firstOfKinds(situation, within) : []),
  ];
}

/** Completes the array. A leader alone does not stay outside (R 18.2). */
function endArray(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { state } = run;
  const { attack } = frame;
  const place = placeOf(state, attack);
  const among = { camp: enemyOf(campOf(attack.player)), inside: false };
  const { leaders } = sheltered(state, attack);
  if (unitsAt(state, place, among).length === 0) standInside(run, { leaders }, true);
  const outside = [...unitsAt(state, place, among), ...leadersAt(state, place, among)].map(({ id }) => id);
  if (outside.length > 0 && isHostilePlace(state, attack))
    run.emit({
      type: 'defendersArrayed',
      rule: 'R 18.2',
      at: attack.at as HexId,
      player: defendingPlayer(state, attack),
      outside,
    });
  frame.stage = 'port';
}

/** Pushes a battle, unless a side has no fighters. The frame goes to `next` afterwards. */
function open(run: GameRun, frame: Draft<EncounterFrame>, battle: BattleFrame, stage: EncounterFrame['stage']): void {
  frame.stage = stage;
  if (battle.attacker.fighters.length === 0 || battle.defender.fighters.length + battle.defender.reserve.length === 0)
    return;
  beginBattle(run, battle);
}

/** Turns attackers with odds worse than 1-4 back without an attack (R 17.5.1). */
function turnBack(run: GameRun, frame: Draft<EncounterFrame>, battle: BattleFrame): void {
  const { state } = run;
  const { attack } = frame;
  const ways = waysOf(battle, 'attacker');
  const units = attackersLeft(state, attack);
  const leaders = attackingLeaders(state, attack).map(({ id }) => id);
  frame.stage = 'end';
  run.emit({
    type: 'attackAbandoned',
    rule: 'R 17.5.1',
    at: attack.at,
    player: attack.player,
    leaders,
    units: units.map(({ id }) => id),
    defender: battle.defender.player,
    strengths: strengthsOf(battle),
  });
  const left = partiesOf(ways, units, leaders).map((party) => ({
    units: [...party.units],
    leaders: [...party.leaders],
  }));
  run.push({ kind: 'retreat', ...ways, left, lost: [] });
}

/** Starts the battle outside any place, or at sea (R 10.2.1 a, 17.1). */
function engage(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { state } = run;
  const atSea = !isLandBattle(state, frame);
  const battle = atSea ? battleAtSea(state, frame.attack) : battleOutside(state, frame.attack);
  const next = atSea ? 'end' : 'storm';
  const isFought = battle.attacker.fighters.length > 0 && battle.defender.fighters.length > 0;
  // Ruling R8: attackers who cannot turn back fight on.
  if (isFought && mustBreakOff(state, battle)) return turnBack(run, frame, battle);
  open(run, frame, battle, next);
}

/** Applies the arrival of attackers in the port, which breaks a siege of it (R 10.8.2). */
function enterPort(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { attack } = frame;
  standInside(run, { units: attackersLeft(run.state, attack), leaders: attackingLeaders(run.state, attack) }, true);
  frame.stage = 'end';
}

/** R 10.8.2 a: fleets that stay ashore give up the siege, which is a victory for the besieged. */
function stayAshore(run: GameRun, frame: Draft<EncounterFrame>): void {
  frame.stage = 'enter';
  breakSiege(run, placeOf(run.state, frame.attack), 'R 10.8.2');
}

/**
 * Starts the battle at sea of the fleets outside a port (R 10.8.2 b). They retreat ashore if friendly units are there.
 */
function putToSea(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { state } = run;
  const fleets = maskingFleets(state, frame.attack);
  const others = enemiesOutside(state, frame.attack).length > fleets.length;
  open(run, frame, battleBeforePort(state, frame.attack, fleets, others ? 'stay' : 'nowhere'), 'berth');
}

/** Starts the battle of fleets outside their port against those that come to mask it (R 10.2.1 b). */
function fightBeforePort(run: GameRun, frame: Draft<EncounterFrame>): void {
  const fleets = fleetsBeforePort(run.state, frame);
  if (fleets.length === 0) {
    frame.stage = 'engage';
    return;
  }
  open(run, frame, battleBeforePort(run.state, frame.attack, fleets, 'inside'), 'port');
}

/**
 * Starts the assault on the place. A city undefended because of helots or betrayal falls at once (R 18.1, C,
 * ruling Q116).
 */
function storm(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { state } = run;
  const { at, player } = frame.attack;
  const battle = battleForPlace(state, frame);
  if (battle.defender.fighters.length + battle.defender.reserve.length > 0) return open(run, frame, battle, 'storm');
  frame.stage = 'end';
  if (isWonWithoutFight(state, frame.attack)) winUndefended(run, at as HexId, player);
  captureStronghold(run, at as HexId, player, 'storm', 'R C');
}

/**
 * Returns whether the capture of an undefended city is a victory: for Athens after a helot rising, for either camp
 * after a betrayal (R C).
 */
function isWonWithoutFight(situation: Situation, { at, player }: Attack): boolean {
  const city = cityIn(situation, hexNamed(situation, at));
  return city !== undefined && (player === 'athens' || isBetrayed(situation, city));
}

/** Counts the capture of a city without a fight as a victory, a decisive one if the city is large (R C). */
function winUndefended(run: GameRun, at: HexId, winner: PlayerId): void {
  const decisive = cityIn(run.state, hexNamed(run.state, at))?.size === 'large';
  run.emit({
    type: 'battleWon',
    rule: 'R C',
    at,
    winner,
    loser: null,
    decisive,
    rounds: 0,
    losses: { winner: [], loser: [] },
  });
  winBattle(run, { at, winner, decisive, rule: 'R C' });
}

/** Leaves the attackers in the hex. Enemy leaders who are alone outside are lost (R 10.2.1 c, 7.8.6). */
function maskPlace(run: GameRun, frame: Draft<EncounterFrame>): void {
  const { state } = run;
  const { attack, masked } = frame;
  frame.stage = 'end';
  if (!masked && isHostilePlace(state, attack))
    run.emit({
      type: 'placeMasked',
      rule: 'R 10.2.1',
      hex: attack.at as HexId,
      player: attack.player,
      leaders: attackingLeaders(state, attack).map(({ id }) => id),
      units: attackersLeft(state, attack).map(({ id }) => id),
    });
  loseLoneLeaders(run, hexNamed(state, attack.at), attack.player);
}

/** Applies the result of a battle to the attackers: whether they hold the place, and which of them fight no more. */
function applyBattle(run: GameRun, frame: Draft<EncounterFrame>, battle: Draft<BattleFrame>): void {
  const { attacker, winner, element, against } = battle;
  frame.spent = [
    ...frame.spent,
    ...attacker.fighters.flatMap(({ unit, retreats }) => (retreats && unit !== 'garrison' ? [unit] : [])),
  ];
  if (winner !== 'attacker') frame.stage = 'end';
  else if (element === 'sea' && frame.stage === 'berth') {
    // R 10.8.2 b: the victory has been counted with the battle.
    const place = placeOf(run.state, frame.attack);
    if (siegeMorale(run.state, place) !== undefined) loseSiegeBase(run, place);
    endSiege(run, place);
    enterPort(run, frame);
  } else if (element === 'sea' && frame.stage === 'port') frame.stage = 'engage';
  else if (against === 'assault' && !battle.brokenOff) frame.stage = 'end';
}

/** Returns the deciding player of a stage, or `undefined` if there is none. */
function decider(situation: Situation, { stage, attack }: EncounterFrame): PlayerId | undefined {
  if (stage === 'berth' || stage === 'array') return defendingPlayer(situation, attack);
  return stage === 'enter' || stage === 'storm' ? attack.player : undefined;
}

function actionsOf(situation: Situation, frame: EncounterFrame): readonly Action[] {
  const player = decider(situation, frame);
  if (player === undefined) return [];
  switch (frame.stage) {
    case 'berth':
      return [
        { type: 'putToSea', player },
        { type: 'stayAshore', player },
      ];
    case 'enter':
      return [
        { type: 'attackAshore', player },
        { type: 'enterPort', player },
      ];
    case 'array':
      return [
        ...mayStandOutside(situation, frame).map(({ id }): Action => ({ type: 'standOutside', player, piece: id })),
        { type: 'endArray', player },
      ];
    case 'storm':
      return [
        ...(canStorm(situation, frame) ? [{ type: 'assault', player } as const] : []),
        { type: 'maskPlace', player },
      ];
    default:
      return [];
  }
}

function sendOut(run: GameRun, piece: string): void {
  const { state } = run;
  if (state.roster.leaderCodes.has(piece)) standInside(run, { leaders: [leaderNamed(state, piece)] }, false);
  else standInside(run, { units: [unitNamed(state, piece as UnitInfo['id'])] }, false);
}

export const encounter: RulesOf<'encounter'> = {
  rule: 'R 18.2',
  actor: (situation, frame, list) => (list().length > 1 ? decider(situation, frame) : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) => refuseEncounter(situation, frame, action, actionsOf),
  apply(run, frame, action) {
    switch (action.type) {
      case 'putToSea':
        return putToSea(run, frame);
      case 'stayAshore':
        return stayAshore(run, frame);
      case 'attackAshore':
        frame.stage = 'engage';
        return;
      case 'enterPort':
        return enterPort(run, frame);
      case 'standOutside':
        return sendOut(run, action.piece);
      case 'endArray':
        return endArray(run, frame);
      case 'assault':
        return storm(run, frame);
      case 'maskPlace':
        return maskPlace(run, frame);
      default:
        return;
    }
  },
  advance(run, frame) {
    switch (frame.stage) {
      case 'arrive':
        return arrive(run, frame);
      case 'array':
        return endArray(run, frame);
      case 'port':
        return fightBeforePort(run, frame);
      case 'engage':
        return engage(run, frame);
      case 'storm':
        return maskPlace(run, frame);
      default:
        return run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind === 'battle') applyBattle(run, frame, child);
  },
};
