/**
 * R 24.3, ruling R65: allies gain regions that Athens has lost. The player with the first claim takes the region, or
 * leaves it to an ally.
 */
import type { Draft } from 'immer';
import { CHANCE } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { settleGains } from '../deeds/claims.js';
import { changeControl } from '../deeds/control.js';
import type { ClaimsFrame } from '../frame/alliance.js';
import { claimantsOf } from '../query/claims.js';
import { alliesOf } from '../query/command.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** Returns the players between whom chance decides. There are none if one player has the first claim. */
function drawn(situation: Situation, { regions: [region], claimant }: ClaimsFrame): readonly PlayerId[] {
  if (region === undefined || claimant !== null) return [];
  const { players } = claimantsOf(situation, region);
  return players.length > 1 ? players : [];
}

function choices(situation: Situation, { regions: [region], claimant: player }: ClaimsFrame): readonly Action[] {
  if (region === undefined || player === null) return [];
  return [
    { type: 'claimRegion', player, region },
    ...alliesOf(situation, player).map((to): Action => ({ type: 'cedeRegion', player, region, to })),
  ];
}

/** Gives the first of the regions to a player. */
function gain(run: GameRun, frame: Draft<ClaimsFrame>, player: PlayerId): void {
  const region = frame.regions.shift();
  frame.claimant = null;
  if (region === undefined) return;
  frame.gained.push(region);
  changeControl(run, region, player, frame.rule);
}

export const claims: RulesOf<'claims'> = {
  rule: 'R 24.3',
  actor(situation, frame) {
    if (frame.claimant !== null) return frame.claimant;
    return drawn(situation, frame).length > 0 ? CHANCE : undefined;
  },
  actions: choices,
  chance: (situation, frame) =>
    drawn(situation, frame).map((claimant) => ({
      action: { type: 'drawClaimant', player: CHANCE, region: frame.regions[0] ?? 'attica', claimant },
      weight: 1,
    })),
  refuse(situation, { regions: [region], claimant }, action) {
    if (action.type !== 'claimRegion' && action.type !== 'cedeRegion') return undefined;
    if (action.region !== region) return refusal('notClaimed', 'R 24.3', { region: action.region });
    if (action.type === 'claimRegion' || claimant === null || alliesOf(situation, claimant).includes(action.to))
      return undefined;
    return refusal('noAlly', 'R 24.3', { to: action.to });
  },
  apply(run, frame, action) {
    switch (action.type) {
      case 'drawClaimant':
        frame.claimant = action.claimant;
        return run.emit({
          type: 'regionAwarded',
          rule: 'R 24.3',
          region: action.region,
          player: action.claimant,
          by: 'lot',
        });
      case 'claimRegion':
        return gain(run, frame, action.player);
      case 'cedeRegion': {
        const { region, player, to } = action;
        run.emit({ type: 'regionCeded', rule: 'R 24.3', region, player, to });
        return gain(run, frame, to);
      }
      default:
    }
  },
  advance(run, frame) {
    const [region] = frame.regions;
    if (region === undefined) {
      const { gained } = frame;
      run.finish();
      return settleGains(run, gained);
    }
    const { players, by } = claimantsOf(run.state, region);
    frame.claimant = players[0] ?? null;
    if (frame.claimant !== null)
      run.emit({ type: 'regionAwarded', rule: 'R 24.3', region, player: frame.claimant, by });
  },
};
