/** R 4.2, 9.1: the phase of combat: minor combats first, then those on the Tactical Display. */
import type { Draft } from 'immer';
import { placeName } from '../deeds/names.js';
import type { CombatsFrame, Contest } from '../frame/index.js';
import { contests, engagementAt, engagementOf, isTactical, meetingOf, type Meeting } from '../query/09-1-combat.js';
import type { Engagement } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId } from '../vocabulary.js';
import { openEvasion } from './09-2-evasion.js';
import { openMinorCombat } from './09-4-minor-combat.js';
import { pushBattle } from './10-display.js';
import { concludeCombat } from './12-10-aftermath.js';
import { noteCombat } from './12-11-recuperation.js';

/** Begins a fight of two forces. The frames that it pushes are resolved before the next fight. */
export type Fight = {
  fight(run: GameRun, engagement: Engagement): void;
}['fight'];
export type Fights = Readonly<Partial<Record<'minor' | 'tactical', Fight>>>;

export const FIGHTS: Fights = {
  // R 9.4
  minor: openMinorCombat,
  // R 10
  tactical: (run, { province, forces }) => pushBattle(run, placeName(run, province), forces),
};

export function openCombats(run: GameRun, _side: SideId | null): void {
  const left = contests(run.state);
  if (left.length > 0) run.push({ kind: 'combats', left, now: null, withdrawn: [] });
}

/** A contest, and its forces as they are now. */
export interface Open {
  readonly contest: Contest;
  readonly meeting: Meeting;
}

/** Returns the next contest: minor combats first, then those on the display (R 4.2). */
function next(situation: Situation, { left }: CombatsFrame): Open | undefined {
  let first: Open | undefined;
  for (const contest of left) {
    const meeting = meetingOf(situation, contest);
    if (meeting === undefined) continue;
    if (!isTactical(meeting)) return { contest, meeting };
    first ??= { contest, meeting };
  }
  return first;
}

/** Lets two forces fight, or first lets one try to evade (R 9.2, 9.3). */
export function engage(run: GameRun, frame: Draft<CombatsFrame>, { contest, meeting }: Open, fights: Fights): void {
  const { province, forces } = contest;
  const engagement = engagementAt(run.state, meeting);
  if (openEvasion(run, engagement)) frame.now = { province, forces: [...forces] };
  else fight(run, engagement, fights);
}

/** Lets two forces fight after nobody has evaded, if both can still fight (R 9.2). */
function fightOn(run: GameRun, frame: Draft<CombatsFrame>, fights: Fights): void {
  const engagement = frame.now === null ? undefined : engagementOf(run.state, frame.now);
  frame.now = null;
  if (engagement !== undefined) fight(run, engagement, fights);
}

/** R 9.4, 10: fights in minor combat or on the display. */
function fight(run: GameRun, engagement: Engagement, fights: Fights): void {
  const { tactical, forces } = engagement;
  noteCombat(run, () => forces.flatMap(({ units }) => units.map(({ id }) => id)));
  fights[tactical ? 'tactical' : 'minor']?.(run, engagement);
}

export const combatsWith = (fights: Fights): RulesOf<'combats'> => ({
  rule: 'R 9.1',
  advance(run, frame) {
    const open = next(run.state, frame);
    if (open === undefined) return run.finish();
    frame.left = frame.left.filter((contest) => contest !== open.contest);
    engage(run, frame, open, fights);
  },
  resume(run, frame, child) {
    if (child.kind === 'minorCombat') return concludeCombat(run, [child.attacker, child.defender]);
    if (child.kind === 'battle') return concludeCombat(run, child.armies);
    if (child.kind !== 'evasion') return;
    if (child.evaded === null) fightOn(run, frame, fights);
    else frame.now = null;
  },
});

export const combats = combatsWith(FIGHTS);
