/** What the variants have beside the base: whose turn it is chooses whom he fights. */
import type { ForceName, ProvinceId } from '../../index.js';
import { strengthOf, type Outlook } from './outlook.js';

/** How strong a force is. */
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

/** A battle is sought where there is nerve for it, the surest first. */
export function offerScore(outlook: Outlook, { province, force, against }: Offer): number {
  const { aims, king, me } = outlook;
  const mine = forceStrength(outlook, province, force);
  const due = forceStrength(outlook, province, against) * aims.nerve(outlook, king(me)?.at === province);
  return mine < due ? -1 : 1 + Math.min(4, mine / Math.max(1, due));
}
