/** Armies in words. */
import { query, type Commander, type MarchGroup } from '../../../src/successors/index.js';
import { counted, listed, numbered } from '../../grammar.js';
import { ALEXANDERS_BODY, commander, general, royal, troopList } from '../names.js';

/** What an Army consists of beside its commander: CUs, subordinate generals, royals, the cart. */
export function company(group: MarchGroup, leader?: Commander): readonly string[] {
  const minors = group.minors - (leader === 'minor' ? 1 : 0);
  return [
    ...troopList(group.units),
    ...group.generals.filter((id) => id !== leader).map(general),
    ...(minors > 0 ? [counted(minors, 'Minor General')] : []),
    ...group.royals.map(royal),
    ...(group.cart ? [ALEXANDERS_BODY] : []),
  ];
}

/** ` with 2 Mercenaries and Philippos`, or `, alone`. */
export function withCompany(group: MarchGroup, leader?: Commander): string {
  const others = company(group, leader);
  return others.length === 0 ? ', alone' : ` with ${listed(others)}`;
}

/** An Army by its most senior general: `Antigonos with 2 Mercenaries`, or only `2 Mercenaries`. */
export function army(group: MarchGroup, seniority: readonly Commander[]): string {
  const leader: Commander | undefined =
    seniority.find((id) => id !== 'minor' && group.generals.includes(id)) ?? (group.minors > 0 ? 'minor' : undefined);
  if (leader === undefined) return listed(company(group), 'nobody');
  return query.countUnits(group.units) === 0 && company(group, leader).length === 0
    ? commander(leader)
    : `${commander(leader)}${withCompany(group, leader)}`;
}

/** The verb for an Army: of its general if it has one, else of its CUs. */
export const leads = ({ generals, minors, units }: MarchGroup, one: string, many: string): string =>
  numbered(generals.length + minors > 0 ? 1 : query.countUnits(units), one, many);
