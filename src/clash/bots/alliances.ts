/** Scores invitations to an attack and the answers to them (R S9.3). */
import type { ForceName, ProvinceId, SideId } from '../../conquest/index.js';
import type { Action, ChallengeFrame } from '../index.js';
import { forceStrength } from '../../conquest/bots/family/offensives.js';
import { strengthAt, sumOf, type Outlook } from '../../conquest/bots/family/outlook.js';
import { ownView } from './aims.js';

type Offer = Extract<Action, { readonly type: 'offerBattle' }>;

const challengeIn = ({ view }: Outlook): ChallengeFrame | undefined => {
  const top = ownView(view).stack.at(-1);
  return top?.kind === 'challenge' ? top : undefined;
};

/** Two allies count on winning if they are this many times as strong as their enemy. */
const SURE = 1.3;

const ratio = (outlook: Outlook, province: ProvinceId, forces: readonly ForceName[], against: ForceName): number =>
  sumOf(forces.map((force) => forceStrength(outlook, province, force))) /
  Math.max(1, forceStrength(outlook, province, against));

/** Returns the strength of a side in all provinces. */
const might = ({ strengths }: Outlook, side: SideId): number => sumOf([...strengths(side).values()]);

/** The number of units for which the boxes of one ally have room (ruling S9.4). */
const ROOM = 16;
/** Against fewer units there are no invitations (R 6.2, ruling S9.4). */
const ARMY = 3;

const isPlayed = ({ components }: Outlook, side: SideId): boolean =>
  components.sides.some(({ id, unplayed }) => id === side && unplayed !== true);

/**
 * Returns the strength of the ally that would join a side against its strongest enemy in a province: the strongest
 * other rival there, if the enemy is mightier than the side, so that both have to fear it.
 */
export function alliedStrength(outlook: Outlook, province: ProvinceId, units: number): number {
  const { enemies, me, query, view } = outlook;
  const there = (side: SideId): number => strengthAt(outlook, side, province);
  const [enemy, ...rivals] = enemies.filter((side) => there(side) > 0).sort((one, other) => there(other) - there(one));
  const ally = rivals.find((side) => isPlayed(outlook, side));
  if (enemy === undefined || ally === undefined || might(outlook, enemy) < might(outlook, me)) return 0;
  return Math.max(units, query.unitsAt(view, province, ally).length) > ROOM ? 0 : there(ally);
}

/** The bonus of an attack by two allies on the strongest rival: it is better than any attack alone. */
const JOINT = 6;

/**
 * Returns the score of an attack that needs an ally: on the mightier rival, if both allies together count on winning.
 */
export function jointOfferScore(outlook: Outlook, { province, force, against }: Offer): number {
  const { query, view, me } = outlook;
  const forces = query.forcesIn(view, province);
  const enemy = forces.find(({ name }) => name === against);
  const own = forces.find(({ name }) => name === force);
  if (enemy === undefined || own === undefined || might(outlook, enemy.side) < might(outlook, me)) return -1;
  if (enemy.units.length < ARMY || own.units.length > ROOM) return -1;
  const guests = forces.filter(
    ({ side, units }) => side !== me && side !== enemy.side && isPlayed(outlook, side) && units.length <= ROOM,
  );
  const isSure = guests.some(({ name }) => ratio(outlook, province, [force, name], against) >= SURE);
  return isSure ? JOINT + might(outlook, enemy.side) / 100 : -1;
}

/**
 * Returns the score of a decision about allies: a side that can win alone invites none; a side joins against the
 * mightier of the two, if both together count on winning.
 */
export function allianceScore(outlook: Outlook, action: Action): number | undefined {
  const challenge = challengeIn(outlook);
  if (challenge === undefined) return undefined;
  const { province, force, against, invited } = challenge;
  const { aims, query, view } = outlook;
  const alone = ratio(outlook, province, [force], against);
  switch (action.type) {
    case 'invite':
      return alone >= SURE ? -1 : ratio(outlook, province, [force, action.force], against) >= SURE ? 2 : -1;
    case 'attackAlone':
      return alone >= aims.attackRatio(outlook, false) ? 1 : -0.5;
    case 'callOff':
      return 0;
    case 'joinAttack': {
      const enemy = query.forcesIn(view, province).find(({ name }) => name === against)?.side;
      const joined = ratio(outlook, province, [force, invited.at(-1) ?? force], against);
      return enemy !== undefined && joined >= SURE && might(outlook, enemy) >= might(outlook, challenge.side) ? 1 : -1;
    }
    case 'declineAttack':
      return 0;
    case 'setUpLast':
      return 1;
    case 'setUpFirst':
      return 0;
    default:
      return undefined;
  }
}
