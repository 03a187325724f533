/** R C: cards of fate: blows to a leader, plague, and invasions. */
import type { Draft } from 'immer';
import { CHANCE } from '../../core/index.js';
import { loseUnit, loseUnits } from '../deeds/casualties.js';
import { rollDice } from '../deeds/dice.js';
import { addEffect } from '../deeds/effects.js';
import { loseLeader } from '../deeds/leaders.js';
import { checkMorale } from '../deeds/morale.js';
import { adjustForLeader } from '../deeds/victory.js';
import type { EffectFrame } from '../frame/cards.js';
import { unitsInRegions } from '../query/card-counts.js';
import { leadersToStrike, moraleOnGround, sickIn, stackOf } from '../query/fate.js';
import { playerOfLeader } from '../query/owners.js';
import { findLeader, leadersIn, unitsIn } from '../query/pieces.js';
import type { LeaderInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';
import type { CardRules, EffectThat } from './rules.js';

/** The stage of the frame after the card has taken effect. */
const DONE = 1;

/** Eliminates a leader, who is replaced at once (R 7.8.4). */
function bury(run: GameRun, leader: LeaderInfo): void {
  loseLeader(run, leader.code, stackOf(run.state, leader), 'R C');
  adjustForLeader(run, leader.code, 'R 13.4');
}

/** Applies a card's blow to a leader. */
function strike(run: GameRun, { how }: EffectThat<'strikeLeader'>, leader: LeaderInfo): void {
  const { state } = run;
  const { id, code } = leader;
  const at = state.places.ids[state.placeOfLeader(code)];
  if (at !== undefined)
    run.emit({ type: 'leaderStruck', rule: 'R C', leader: id, player: playerOfLeader(state, code), at, how });
  if (how === 'lost') return bury(run, leader);
  addEffect(run, { does: how === 'rests' ? 'rest' : 'plunder', leader: id });
}

/** All possible leaders are equally likely (R C, ruling R55). */
export const strikeLeader: CardRules<EffectThat<'strikeLeader'>> = {
  targets: (situation, { effect, player }) => (leadersToStrike(situation, player, effect.how).length > 0 ? [{}] : []),
  actor: (situation, { stage }, { effect, player }) =>
    stage < DONE && leadersToStrike(situation, player, effect.how).length > 1 ? CHANCE : undefined,
  chance: (situation, _, { effect, player }) =>
    leadersToStrike(situation, player, effect.how).map(({ id }) => ({
      action: { type: 'strikeLeader', player: CHANCE, leader: id },
      weight: 1,
    })),
  apply(run, frame, { effect }, action) {
    const leader = action.type === 'strikeLeader' ? findLeader(run.state, action.leader) : undefined;
    if (leader === undefined) return;
    frame.stage = DONE;
    strike(run, effect, leader);
  },
  advance(run, frame, { effect, player }) {
    const [only] = frame.stage < DONE ? leadersToStrike(run.state, player, effect.how) : [];
    if (only === undefined) return run.finish();
    frame.stage = DONE;
    strike(run, effect, only);
  },
};

/** A die is rolled for each unit and leader in a region and its pool (R C, ruling R57). */
export const plague: CardRules<EffectThat<'plague'>> = {
  targets: () => [{}],
  advance(run, frame, { effect }) {
    const { units, leaders } = sickIn(run.state, effect.region);
    if (frame.stage === DONE || units.length + leaders.length === 0) return run.finish();
    frame.left = [...units, ...leaders].map(({ id }) => id);
    rollDice(run, 'plague', frame.left.length, null);
  },
  resume(run, frame, { effect }, child) {
    if (child.kind !== 'roll') return;
    const { region, lostFrom } = effect;
    const dice = frame.left.map((piece, index) => ({ piece, die: child.values[index] ?? 0 }));
    run.emit({ type: 'plagueRaged', rule: 'R C', region, lostFrom, dice });
    const lost = dice.filter(({ die }) => die >= lostFrom).map(({ piece }) => piece);
    frame.stage = DONE;
    frame.left = [];
    for (const unit of unitsIn(run.state, lost)) loseUnit(run, unit, 'R C');
    // R C, ruling R57: leaders have their own dice, and none is lost with a stack.
    for (const leader of leadersIn(run.state, lost)) bury(run, leader);
  },
};

/** Prevents area movement through some regions for the season. */
function invade(run: GameRun, frame: Draft<EffectFrame>, regions: readonly RegionId[]): void {
  addEffect(run, { does: 'invasion', regions });
  run.emit({ type: 'regionsInvaded', rule: 'R C', regions });
  frame.left = unitsInRegions(run.state, regions).map(({ id }) => id);
  if (frame.left.length === 0) frame.stage = DONE;
  else rollDice(run, 'invasion', frame.left.length, null);
}

/** All units in the regions check their morale, fleets ashore included (R C, ruling R56). */
export const invasion: CardRules<EffectThat<'invasion'>> = {
  targets: () => [{}],
  advance(run, frame, { effect }) {
    if (frame.stage === DONE) return run.finish();
    invade(
      run,
      frame,
      effect.regions.filter((region) => run.state.regions[region] !== undefined),
    );
  },
  resume(run, frame, _, child) {
    if (child.kind !== 'roll') return;
    const { state } = run;
    const lost = checkMorale(run, unitsIn(state, frame.left), child.values, {
      rule: 'R C',
      moraleOf: (unit) => moraleOnGround(state, unit),
    });
    frame.stage = DONE;
    frame.left = [];
    loseUnits(run, lost, 'R C');
  },
};
