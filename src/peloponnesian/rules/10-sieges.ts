/** R 10: sieges. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { playFromHand, settleCard } from '../deeds/cards.js';
import { rollDice } from '../deeds/dice.js';
import { captureStronghold } from '../deeds/fall.js';
import { beginSiege, breakSiege, endSiege, testSiege, weaken } from '../deeds/sieges.js';
import { isSpartanElite, winBattle, winForElites } from '../deeds/victory.js';
import type { SiegesFrame } from '../frame/siege.js';
import { joinedHexes } from '../query/long-walls.js';
import { campOf } from '../query/owners.js';
import { isTruce } from '../query/peace.js';
import { hexNamed, strongholdIn } from '../query/presence.js';
import {
  besiegedHexes,
  besiegerOf,
  canBesiege,
  defenderOf,
  isKeptUp,
  isLargeCity,
  siegeHexes,
  siegeMorale,
  siegingPlayer,
} from '../query/sieges.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { playsFromHand, targetOf } from './12-plays.js';
import { refusePlay } from './12-refusals.js';
import { isListed } from './listed.js';

export function openSieges(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'sieges', player, stage: 'numbers', done: [], at: null });
}

/** Returns the hexes of a player's sieges that are not resolved yet. */
const openSiegeHexes = (situation: Situation, { player, done }: SiegesFrame): readonly HexId[] =>
  besiegedHexes(situation)
    .filter((hex) => siegingPlayer(situation, hex) === player)
    .map((hex) => situation.places.ids[hex] as HexId)
    .filter((id) => !done.includes(id));

/** Returns the hexes in which a player can begin a siege (R 10.3.1). */
const newSiegeHexes = (situation: Situation, { player, done }: SiegesFrame): readonly HexId[] =>
  siegeHexes(situation)
    .filter((hex) => besiegerOf(situation, hex) === player && canBesiege(situation, hex))
    .map((hex) => situation.places.ids[hex] as HexId)
    .filter((id) => !done.includes(id));

function choices(situation: Situation, frame: SiegesFrame): readonly Action[] {
  if (frame.stage === 'numbers' || frame.at !== null) return [];
  const { player } = frame;
  const open = openSiegeHexes(situation, frame);
  const listed: Action[] = open.flatMap((hex): readonly Action[] => [
    { type: 'resolveSiege', player, hex },
    { type: 'liftSiege', player, hex },
  ]);
  for (const hex of newSiegeHexes(situation, frame)) listed.push({ type: 'besiege', player, hex });
  // R C, rulings Q79, Q165: never listed alone, so that the question reveals nothing about a hand.
  listed.push(...playsFromHand(situation, player, 'sieges'));
  if (listed.length > 0 && open.length === 0) listed.push({ type: 'endSieges', player });
  return listed;
}

/**
 * Breaks the sieges of a player with too few besiegers. The siege of a fort without a garrison ends without a victory
 * (R 10.8.1).
 */
function breakSieges(run: GameRun, frame: SiegesFrame): void {
  const { state } = run;
  for (const id of openSiegeHexes(state, frame)) {
    const hex = hexNamed(state, id);
    if (strongholdIn(state, hex) === undefined) endSiege(run, hex);
    else if (siegeMorale(state, hex) !== undefined && !isKeptUp(state, hex)) breakSiege(run, hex, 'R 10.8.1');
  }
}

/**
 * Returns whether a victory is decisive: it takes a large city, or eliminates as many units as the table says, or an
 * elite hoplite of Sparta (R 13.4).
 */
const isDecisive = ({ components }: Situation, isLarge: boolean, lost: readonly UnitInfo[]): boolean =>
  isLarge || lost.length >= components.charts.figures.decisiveLosses || lost.some(isSpartanElite);

/**
 * Applies the surrender of a place, a victory of the besieger. Elite hoplites of Sparta inside count one by one
 * (R 10.7, rulings Q82, Q83).
 */
function surrender(run: GameRun, hex: HexId, player: PlayerId): void {
  const place = hexNamed(run.state, hex);
  const isLarge = isLargeCity(run.state, place);
  const defender = defenderOf(run.state, place) ?? null;
  run.emit({ type: 'placeSurrendered', rule: 'R 10.5', hex, defender, to: player });
  const lost = captureStronghold(run, hex, player, 'siege', 'R 10.7');
  winBattle(run, { at: hex, winner: player, decisive: isDecisive(run.state, isLarge, lost), rule: 'R 10.7' });
  winForElites(run, hex, lost, 1);
}

export const sieges: RulesOf<'sieges'> = {
  rule: 'R 10.3',
  actor: (_, frame, list) => (list().length > 0 ? frame.player : undefined),
  actions: choices,
  refuse: refuseSieges,
  apply(run, frame, action) {
    const { state } = run;
    if (action.type === 'endSieges') return run.finish();
    if (action.type === 'playCard')
      return playFromHand(run, { player: frame.player, card: action.card, target: targetOf(action) }, 'R C');
    if (action.type !== 'besiege' && action.type !== 'resolveSiege' && action.type !== 'liftSiege') return;
    const hex = hexNamed(state, action.hex);
    if (action.type === 'liftSiege') {
      frame.done.push(...[hex, ...joinedHexes(state, hex)].map((each) => state.places.ids[each] as HexId));
      return breakSiege(run, hex, 'ruling Q68');
    }
    if (action.type === 'besiege') beginSiege(run, hex, frame.player);
    frame.at = action.hex;
    rollDice(run, 'siege', 1, frame.player);
  },
  advance(run, frame) {
    if (frame.stage === 'resolving') return run.finish();
    breakSieges(run, frame);
    frame.stage = 'resolving';
  },
  resume(run, frame, child) {
    const { at } = frame;
    if (child.kind === 'effect') return settleCard(run, child);
    if (child.kind !== 'roll' || at === null) return;
    const hex = hexNamed(run.state, at);
    frame.done.push(at);
    frame.at = null;
    if (testSiege(run, hex, frame.player, child.values[0] ?? 0)) surrender(run, at, frame.player);
    else weaken(run, hex);
  },
};

function refuseSieges(situation: Situation, frame: SiegesFrame, action: Action): Refusal | undefined {
  if (isListed(choices(situation, frame), action)) return undefined;
  if (action.type === 'endSieges') return refusal('siegesWait', 'R 10.5');
  if (action.type === 'playCard') return refusePlay(situation, action, 'sieges');
  if (action.type !== 'besiege' && action.type !== 'resolveSiege' && action.type !== 'liftSiege') return undefined;
  const { hex: id } = action;
  const hex = situation.places.codes.get(id);
  if (hex === undefined) return refusal('hexUnknown', 'R 10.3', { hex: id });
  if (frame.done.includes(id)) return refusal('siegeResolved', 'R 10.5', { hex: id });
  const friend = strongholdIn(situation, hex)?.friend;
  if (friend === undefined || friend === campOf(frame.player))
    return refusal('nothingToBesiege', 'R 10.3.1', { hex: id });
  const isBesieged = siegeMorale(situation, hex) !== undefined;
  if (action.type !== 'besiege') return isBesieged ? undefined : refusal('notBesieged', 'R 10.5', { hex: id });
  if (isBesieged) return refusal('besiegedAlready', 'R 10.3.1', { hex: id });
  return isTruce(situation)
    ? refusal('truce', 'R 20.2', { hex: id })
    : refusal('besiegersMissing', 'R 10.3.2', { hex: id });
}
