/** R X4.2, X5.4, X7.1, X8.2, X9.2: who fights whom, and who may evade. */
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
import { holdsPass, isTribe } from '../query/08-2-tribes.js';
import type { GameRun, RulesOf } from '../types.js';
import { REBEL } from '../vocabulary.js';
import { openBattlefield } from './07-3-battlefield.js';

/** Leaders who wait until they desert are with nobody who still fights, or besieges (ruling X9.6). */
const FROZEN: ForceName = 'deserters';

/** Whether it is being asked who fights: elsewhere they are a force as they were. */
const isAtArms = (situation: Situation): boolean =>
  frameIn(situation, 'combats') !== undefined || frameIn(situation, 'sieges') !== undefined;

/** R X9.2: whether a leader waits until he deserts. */
function isFrozen(situation: Situation, leader: LeaderCode): boolean {
  const info = situation.roster.leaders[leader];
  return hasFallen(situation) && situation.sideOfLeader(leader) === REBEL && info !== undefined && !isGreek(info);
}

export const combatLaw: Pick<
  Law<Situation>,
  'forceOfLeader' | 'fights' | 'mayBeCaught' | 'mayGiveWay' | 'evaders' | 'evadedBy' | 'beginsRounds'
> = {
  /** R X9.2: when the pretender has fallen Ariaeus leads nobody who fights. */
  forceOfLeader: (situation, leader) =>
    isAtArms(situation) && isFrozen(situation, leader) ? FROZEN : stackingLaw.forceOfLeader(situation, leader),
  /** R X9.2: nor does anybody seek him out until he has gone over. */
  mayBeCaught: (situation, leader) => !isFrozen(situation, leader),
  /** R X9.2: when the pretender has fallen those who will desert do not. */
  fights(situation, unit) {
    const info = situation.roster.units[unit];
    const mayDesert = hasFallen(situation) && situation.sideOfUnit(unit) === REBEL;
    return !mayDesert || (info !== undefined && isGreek(info));
  },
  /** R X8.2: no rebel leaves a tribe behind of his own will (ruling X8.2), nor does anybody who rests leave (R X4.2, X5.4, ruling X5.3). */
  mayGiveWay: (situation, side, province) =>
    !hasResting(situation, province, side) && (side !== REBEL || !holdsPass(situation, province)),
  /** R X7.1; nobody evades a tribe, nor does a tribe (R X8.2): before the pretender falls none is anywhere. */
  evaders(situation, engagement) {
    const { province, forces } = engagement;
    if (hasFallen(situation) && forces.some(({ units }) => units.some(isTribe))) return [];
    return evadersOf(situation, engagement).filter(({ force: { side } }) =>
      situation.law.mayGiveWay(situation, side, province),
    );
  },
  evadedBy: () => 'R X7.1',
  /** Of equals in minor combat whoever seeks it attacks (ruling X7.6); who begins the rounds of a battle the rebels decide (R X4.1). */
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
  /** R X8.2: the rebels must fight a tribe where they are; it seeks nobody (ruling X8.1). */
  obligation({ components }, side, { forces }) {
    const apart: readonly ForceName[] = components.counters.apart;
    if (!apart.includes(forces[0]) && !apart.includes(forces[1])) return 'open';
    return side === REBEL ? 'forced' : 'none';
  },
};

export const combats = offensivesWith(offensives);

/** Who fights no more in the turn, in the phase of his own side neither. */
function fightNoMore(run: GameRun, { units, leaders }: RetreatFrame): void {
  const turn = run.frame('turn');
  if (turn !== undefined) turn.evaded = [...new Set([...(turn.evaded ?? []), ...units, ...leaders])];
}

/** R 9.2: who has evaded into a contested province fights no more in the turn (ruling X7.7). */
function noteEvaders(run: GameRun, retreat: RetreatFrame): void {
  if (retreat.to !== null && statusOf(run.state, provinceCode(run.state, retreat.to)) === 'contested')
    fightNoMore(run, retreat);
}

/** R 10.20: nor does who was beaten and has no way out (ruling C9.10). */
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
