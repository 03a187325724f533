/** Scores the choice of fights, which variants give to the phasing side. */
import type { ForceName, ProvinceId } from '../../index.js';
import { strengthOf, type Outlook } from './outlook.js';

/** Returns the strength of a force. */
export function forceStrength(outlook: Outlook, province: ProvinceId, name: ForceName): number {
  const { query, view } = outlook;
  const force = query.forcesIn(view, province).find((each) => each.name === name);
  return force === undefined ? 0 : strengthOf(outlook, force.units, force.leaders);
}

interface Offer {
  readonly province: ProvinceId;
  readonly force: ForceName;
  readonly against: ForceName;
}

/** Returns the score of offering a battle: if the side dares it, the surest first. */
export function offerScore(outlook: Outlook, { province, force, against }: Offer): number {
  const { aims, king, me } = outlook;
  const mine = forceStrength(outlook, province, force);
  const due = forceStrength(outlook, province, against) * aims.attackRatio(outlook, king(me)?.at === province);
  return mine < due ? -1 : 1 + Math.min(4, mine / Math.max(1, due));
}
