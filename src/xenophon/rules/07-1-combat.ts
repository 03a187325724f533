/** R X4.2, X5.4, X7.1, X8.2, X9.2: which forces fight, and which may evade. */
import type { RetreatFrame } from '../../conquest/frame/index.js';
import { placeName } from '../../conquest/deeds/names.js';
import { statusOf } from '../../conquest/query/05-control.js';
import { stackingLaw } from '../../conquest/rules/06-stacking.js';
import { FIGHTS } from '../../conquest/rules/09-combats.js';
import { evasion as ofTheBase } from '../../conquest/rules/09-2-evasion.js';
import { evadersOf } from '../../conquest/extension/evasion.js';
import { offensivesWith, type Offensives } from '../../conquest/extension/offensives.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { Law } from '../../conquest/table/law.js';
import type { LeaderCode } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ForceName } from '../../conquest/vocabulary.js';
import { frameIn } from '../query/frames.js';
import { hasFallen, isGreek } from '../query/09-2-remnant.js';
import { hasResting } from '../query/05-4-rest.js';
import { hasTribe, isTribe } from '../query/08-2-tribes.js';
import type { GameRun, RulesOf } from '../types.js';
import { REBEL } from '../vocabulary.js';
import { openBattlefield } from './07-3-battlefield.js';

/** The force of leaders that will desert: they join no units that fight or besiege (ruling X9.6). */
const FROZEN: ForceName = 'deserters';

/** Returns whether combats or sieges are being resolved. At other times the leaders belong to their usual force. */
const areFightsResolved = (situation: Situation): boolean =>
  frameIn(situation, 'combats') !== undefined || frameIn(situation, 'sieges') !== undefined;

/** Returns whether a leader will desert and is frozen until then (R X9.2). */
function isFrozen(situation: Situation, leader: LeaderCode): boolean {
  const info = situation.roster.leaders[leader];
  return hasFallen(situation) && situation.sideOfLeader(leader) === REBEL && info !== undefined && !isGreek(info);
}

export const combatLaw: Pick<
  Law<Situation>,
  'forceOfLeader' | 'fights' | 'mayBeCaught' | 'mayGiveWay' | 'evaders' | 'evadedBy' | 'beginsRounds'
> = {
  /** R X9.2: after the fall of the pretender Ariaeus leads no units in combat. */
  forceOfLeader: (situation, leader) =>
    areFightsResolved(situation) && isFrozen(situation, leader) ? FROZEN : stackingLaw.forceOfLeader(situation, leader),
  /** R X9.2: frozen leaders cannot be attacked until they have deserted. */
  mayBeCaught: (situation, leader) => !isFrozen(situation, leader),
  /** R X9.2: units that will desert take no part in combat after the fall of the pretender. */
  fights(situation, unit) {
    const info = situation.roster.units[unit];
    const mayDesert = hasFallen(situation) && situation.sideOfUnit(unit) === REBEL;
    return !mayDesert || (info !== undefined && isGreek(info));
  },
  /**
   * R X8.2: rebels may not choose to leave the province of a tribe (ruling X8.2), nor may resting pieces choose to
   * leave theirs (R X4.2, X5.4, ruling X5.3).
   */
  mayGiveWay: (situation, side, province) =>
    !hasResting(situation, province, side) && (side !== REBEL || !hasTribe(situation, province)),
  /**
   * R X7.1: no force evades a tribe, nor does a tribe evade (R X8.2). There are no tribes before the pretender has
   * fallen.
   */
  evaders(situation, engagement) {
    const { province, forces } = engagement;
    if (hasFallen(situation) && forces.some(({ units }) => units.some(isTribe))) return [];
    return evadersOf(situation, engagement).filter(({ force: { side } }) =>
      situation.law.mayGiveWay(situation, side, province),
    );
  },
  evadedBy: () => 'R X7.1',
  /**
   * Of equals in minor combat the phasing side attacks (ruling X7.6). The rebels decide which side begins the rounds of
   * a battle (R X4.1).
   */
  beginsRounds: (situation, [one, other]) => (frameIn(situation, 'combats')?.phasing === other ? other : one),
};

export const offensives: Offensives = {
  rule: 'R X7.1',
  fights: {
    ...FIGHTS,
    // R X7.2, X7.3
    tactical(run, { province, forces }) {
      openBattlefield(run, placeName(run, province), forces);
    },
  },
  /** R X8.2: the rebels must fight a tribe in the same province; tribes seek no combat (ruling X8.1). */
  obligation({ components }, side, { forces }) {
    const apart: readonly ForceName[] = components.counters.apart;
    if (!apart.includes(forces[0]) && !apart.includes(forces[1])) return 'open';
    return side === REBEL ? 'forced' : 'none';
  },
};

export const combats = offensivesWith(offensives);

/** Records pieces that fight no more in this turn, not even in the phase of their own side. */
function fightNoMore(run: GameRun, { units, leaders }: RetreatFrame): void {
  const turn = run.frame('turn');
  if (turn !== undefined) turn.evaded = [...new Set([...(turn.evaded ?? []), ...units, ...leaders])];
}

/** R 9.2: records that pieces which have evaded into a contested province fight no more in this turn (ruling X7.7). */
function noteEvaders(run: GameRun, retreat: RetreatFrame): void {
  if (retreat.to !== null && statusOf(run.state, provinceCode(run.state, retreat.to)) === 'contested')
    fightNoMore(run, retreat);
}

/** R 10.20: records that beaten pieces which cannot retreat fight no more in this turn (ruling C9.10). */
export function noteTrapped(run: GameRun, retreat: RetreatFrame): void {
  if (retreat.to === null) fightNoMore(run, retreat);
}

const baseEvasion: RulesOf<'evasion'> = ofTheBase;

export const evasion: RulesOf<'evasion'> = {
  ...baseEvasion,
  resume(run, frame, child) {
    if (child.kind === 'retreat') noteEvaders(run, child);
    else baseEvasion.resume?.(run, frame, child);
  },
};
