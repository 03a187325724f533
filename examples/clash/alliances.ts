/** Who is invited to an attack, and who joins one (R S9.3). */
import type { ForceName, ProvinceId, SideId } from '../../src/conquest/index.js';
import type { Action, ChallengeFrame } from '../../src/clash/index.js';
import { forceStrength } from '../family/offensives.js';
import { sumOf, type Outlook } from '../family/outlook.js';
import { ownView } from './aims.js';

type Offer = Extract<Action, { readonly type: 'offerBattle' }>;

const challengeIn = ({ view }: Outlook): ChallengeFrame | undefined => {
  const top = ownView(view).stack.at(-1);
  return top?.kind === 'challenge' ? top : undefined;
};

/** With so much more than their enemy those who attack together are sure of it. */
const SURE = 1.3;

const ratio = (outlook: Outlook, province: ProvinceId, forces: readonly ForceName[], against: ForceName): number =>
  sumOf(forces.map((force) => forceStrength(outlook, province, force))) /
  Math.max(1, forceStrength(outlook, province, against));

/** How strong a side is in the field, everywhere. */
const might = ({ strengths }: Outlook, side: SideId): number => sumOf([...strengths(side).values()]);

/** Whom two attack who could not do it alone: the mightier of the rivals there, if both together are sure of him. */
export function jointOfferScore(outlook: Outlook, { province, force, against }: Offer): number {
  const { query, view, me, components } = outlook;
  const forces = query.forcesIn(view, province);
  const enemy = forces.find(({ name }) => name === against)?.side;
  const played = components.sides.filter(({ unplayed }) => unplayed !== true).map(({ id }) => id);
  const allies = forces.filter(({ side }) => side !== me && side !== enemy && played.includes(side));
  if (enemy === undefined || might(outlook, enemy) < might(outlook, me)) return -1;
  return allies.some(({ name }) => ratio(outlook, province, [force, name], against) >= SURE) ? 0.8 : -1;
}

/** Whoever can do it alone needs nobody; whoever joins another does so against the mightier of the two, if both together are sure. */
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
      return alone >= aims.nerve(outlook, false) ? 1 : -0.5;
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
