/** R 11.3-11.6: one siege, from the choice of its pieces to the fall of the city. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { loseBaggage } from '../deeds/baggage.js';
import { takeCity } from '../deeds/cities.js';
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import { pushLosses } from '../deeds/losses.js';
import { eliminateUnit } from '../deeds/units.js';
import type { SiegeFrame } from '../frame/index.js';
import { firstOfEach } from '../query/alike.js';
import { copyOf, leadersNamed, unitsNamed } from '../query/09-1-combat.js';
import { leadersAt, unitsAt } from '../query/06-1-presence.js';
import { cityNamed, isLed, siegeCandidatesOf, siegeColumn, siegeDifferential } from '../query/11-siege.js';
import { baggageCode, findUnit } from '../table/by-id.js';
import type { City } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ForceName, PieceId, ProvinceId, SideId } from '../vocabulary.js';
import { pushExposure } from './11-4-exposure.js';
import { concludeCombat } from './12-10-aftermath.js';
import { noteCombat } from './12-11-recuperation.js';
import { fury, rememberFury } from './17-2-fury.js';
import { noteSiege } from './17-5-surrender.js';

/** The highest die with which a sortie destroys the Siege Train (R 11.5). */
const SALLY = 2;
/** The number of walls of a city after its capture (R 11.6). */
const REPAIRED = 1;

interface Opening {
  readonly city: City;
  readonly side: SideId;
  readonly force: ForceName;
  readonly from: ProvinceId;
  /** Whether the army has already begun another siege. */
  readonly further: boolean;
}

/** Begins the siege of a city by an army (R 11.1). */
export function openSiege(run: GameRun, { city, side, force, from, further }: Opening): void {
  const holder = run.state.wallHolderOf(city.number) ?? side;
  run.push({
    kind: 'siege',
    city: city.fact.id,
    province: from,
    attacker: { side, force, units: [], leaders: [] },
    train: [],
    defender: { side: holder, force: holder, units: [], leaders: [] },
    further,
    stage: 'muster',
    losses: [0, 0],
  });
}

function cityOf(situation: Situation, { city: id }: Pick<SiegeFrame, 'city'>): City {
  const city = cityNamed(situation, id);
  if (city === undefined) throw new RangeError(`the map has no ${id}`);
  return city;
}

const canStorm = (situation: Situation, frame: SiegeFrame): boolean =>
  frame.attacker.units.length > 0 && (!frame.further || isLed(situation, frame));

/**
 * Returns the actions that assign pieces to a siege, the attack if enough take part (ruling C11.7), and the end of the
 * siege (R 11.1, 11.3).
 */
function candidateActions(situation: Situation, frame: SiegeFrame): readonly Action[] {
  const player = frame.attacker.side;
  const { foot, leaders, train } = siegeCandidatesOf(situation, frame);
  const all: Action[] = [];
  for (const { id: piece } of firstOfEach(situation, foot)) all.push({ type: 'assign', player, piece });
  for (const { id: piece } of leaders) all.push({ type: 'assign', player, piece });
  for (const piece of train) all.push({ type: 'assign', player, piece });
  if (foot.length > 1) all.push({ type: 'assignAll', player });
  if (canStorm(situation, frame)) all.push({ type: 'storm', player });
  all.push({ type: 'liftSiege', player });
  return all;
}

function choices(situation: Situation, frame: SiegeFrame): readonly Action[] {
  switch (frame.stage) {
    case 'muster':
      return candidateActions(situation, frame);
    case 'sortie':
      return (['sortie', 'holdWalls'] as const).map((type) => ({ type, player: frame.defender.side }));
    case 'sallied':
      return (['storm', 'liftSiege'] as const).map((type) => ({ type, player: frame.attacker.side }));
    default:
      return [];
  }
}

function assign(run: GameRun, frame: Draft<SiegeFrame>, piece: PieceId): void {
  const { state } = run;
  const { attacker, train } = frame;
  const unit = findUnit(state, piece);
  if (unit !== undefined) attacker.units.push(unit.id);
  else if (state.roster.leaderCodes.has(piece)) attacker.leaders.push(piece);
  else train.push(piece);
}

/** R 11.3: records which pieces of both sides take part. */
function laySiege(run: GameRun, frame: Draft<SiegeFrame>): void {
  const { state } = run;
  const city = cityOf(state, frame);
  const garrison = unitsAt(state, city.code);
  const { attacker, train, province, defender } = frame;
  const [first] = garrison;
  if (first !== undefined) defender.force = state.law.forceOf(state, first.code);
  defender.units = garrison.map(({ id }) => id);
  defender.leaders = leadersAt(state, city.code).map(({ id }) => id);
  const phase = run.frame('sieges');
  phase?.spent.push(...attacker.units, ...attacker.leaders, ...train);
  phase?.laid.push({ province, force: attacker.force, led: isLed(state, frame) });
  noteCombat(run, () => [...attacker.units, ...defender.units]);
  noteSiege(run, city, attacker.side);
  run.emit({
    type: 'siegeLaid',
    rule: 'R 11.3',
    city: city.fact.id,
    province,
    attacker: copyOf(attacker),
    defender: copyOf(defender),
    train: [...train],
  });
  frame.stage = train.length > 0 && garrison.length > 0 ? 'sortie' : 'storm';
}

/** Begins a sortie, which costs the garrison a step (R 11.5). No leader is in danger (ruling C11.8). */
function openSortie(run: GameRun, { defender: { side, units } }: SiegeFrame): void {
  pushLosses(run, { side, units, steps: 1, sparing: false, rule: 'R 11.5' });
}

function endSortie(run: GameRun, frame: Draft<SiegeFrame>, die: number): void {
  const destroyed = die <= SALLY;
  run.emit({ type: 'sortieMade', rule: 'R 11.5', city: frame.city, side: frame.defender.side, die, destroyed });
  if (destroyed) {
    for (const id of frame.train) loseBaggage(run, baggageCode(run.state, id), 'destroyed', 'R 11.5');
    frame.train = [];
  }
  frame.stage = 'sallied';
}

/** Applies the result of the die, with the effects of the Siege Train and of fury (R 11.3, R 17.2). */
function resolveSiege(run: GameRun, frame: Draft<SiegeFrame>, die: number): void {
  const { state } = run;
  const differential = siegeDifferential(state, frame);
  const [mine, theirs] = state.components.charts.siege.rows[die - 1]?.[siegeColumn(state, differential)] ?? [0, 0];
  const battered = theirs + (frame.train.length > 0 ? 1 : 0);
  frame.losses = [mine, battered * fury(state, cityOf(state, frame), frame.attacker.side)];
  frame.stage = 'attackerLoses';
  run.emit({ type: 'siegeFought', rule: 'R 11.3', city: frame.city, differential, die, losses: [...frame.losses] });
}

/**
 * Captures a city without walls (R 11.6). All pieces in it are captured, whatever their number (ruling C11.5), and it
 * changes hands (ruling C11.4).
 */
function captureCity(run: GameRun, city: City, to: SideId, from: SideId): void {
  const { state } = run;
  for (const { code } of unitsAt(state, city.code)) eliminateUnit(run, code, 'R 11.6');
  for (const { code } of leadersAt(state, city.code)) removeLeader(run, code, 'captured', 'R 11.6');
  takeCity(run, city, to, REPAIRED, 'R 11.6', from);
}

function conclude(run: GameRun, { attacker, defender }: SiegeFrame): void {
  run.finish();
  concludeCombat(run, [attacker, defender]);
}

function finishOff(run: GameRun, frame: SiegeFrame): void {
  const city = cityOf(run.state, frame);
  if (run.state.wallsOf(city.number) === 0) captureCity(run, city, frame.attacker.side, frame.defender.side);
  conclude(run, frame);
}

/** Puts as many leaders of a side in danger as steps were lost (R 11.4). */
function endanger(run: GameRun, frame: SiegeFrame, side: SideId, losses: number): void {
  const { state } = run;
  const isAttacker = side === frame.attacker.side;
  const { leaders } = isAttacker ? frame.attacker : frame.defender;
  pushExposure(run, side, leadersNamed(state, leaders), losses);
}

function refuseMuster(situation: Situation, frame: SiegeFrame, action: Action): Refusal | undefined {
  const { roster } = situation;
  if (action.type === 'storm')
    return frame.attacker.units.length === 0
      ? refusal('footNeeded', 'R 11.3', { city: frame.city })
      : refusal('conductorNeeded', 'R 11.1', { city: frame.city });
  if (action.type !== 'assign') return undefined;
  const { piece } = action;
  const unit = roster.units.find(({ id }) => id === piece);
  if (unit === undefined && !roster.leaderCodes.has(piece) && !roster.baggageCodes.has(piece))
    return refusal('pieceUnknown', 'R 11.3', { piece });
  return unit !== undefined && siegeCandidatesOf(situation, frame).foot.includes(unit)
    ? refusal('alikeListed', 'R 11.3', { piece })
    : refusal('takesNoPart', 'R 11.3', { piece });
}

export const siege: RulesOf<'siege'> = {
  rule: 'R 11.3',
  actor(_, { stage }, list) {
    const [first, second] = list();
    return second === undefined && stage !== 'muster' ? undefined : first?.player;
  },
  actions: choices,
  refuse(situation, frame, action) {
    return frame.stage === 'muster' ? refuseMuster(situation, frame, action) : undefined;
  },
  apply(run, frame, action) {
    switch (action.type) {
      case 'assign':
        return assign(run, frame, action.piece);
      case 'assignAll':
        frame.attacker.units.push(...siegeCandidatesOf(run.state, frame).foot.map(({ id }) => id));
        return;
      case 'storm':
        if (frame.stage === 'muster') laySiege(run, frame);
        else frame.stage = 'storm';
        return;
      case 'liftSiege':
        run.emit({ type: 'siegeLifted', rule: 'R 11.6', city: frame.city, side: frame.attacker.side });
        return run.finish();
      case 'sortie':
        return openSortie(run, frame);
      case 'holdWalls':
        frame.stage = 'storm';
        return;
      default:
    }
  },
  advance(run, frame) {
    const { attacker, defender, city, losses } = frame;
    switch (frame.stage) {
      case 'storm':
        return rollDice(run, 'siege', 1, attacker.side);
      case 'attackerLoses':
        frame.stage = 'defenderLoses';
        if (losses[0] === 0) return;
        return pushLosses(run, {
          side: attacker.side,
          units: attacker.units,
          steps: losses[0],
          sparing: false,
          rule: 'R 11.4',
        });
      case 'defenderLoses': {
        frame.stage = 'aftermath';
        if (losses[1] === 0) return;
        const { code } = cityOf(run.state, frame);
        const units = unitsNamed(run.state, defender.units).filter((unit) => run.state.placeOfUnit(unit.code) === code);
        return pushLosses(run, {
          side: defender.side,
          units: units.map(({ id }) => id),
          steps: losses[1],
          sparing: false,
          walls: city,
          rule: 'R 11.4',
        });
      }
      default:
        return finishOff(run, frame);
    }
  },
  resume(run, frame, child) {
    const die = child.kind === 'roll' ? (child.values[0] ?? 1) : 1;
    if (child.kind === 'roll')
      return child.purpose === 'sortie' ? endSortie(run, frame, die) : resolveSiege(run, frame, die);
    if (child.kind === 'exposure') return rememberFury(run, cityOf(run.state, frame), frame.attacker.side, child);
    if (child.kind !== 'losses') return;
    if (frame.stage === 'sortie') rollDice(run, 'sortie', 1, frame.defender.side);
    else endanger(run, frame, child.side, child.lost.length);
  },
};
