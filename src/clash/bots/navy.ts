/** Scores fights, purchases and losses of fleets, and talks with Rhodes (R S5.6, S8). */
import type { SeaZoneId, SideId } from '../../conquest/index.js';
import type { Action } from '../index.js';
import { strengthAt, unitWorth, type Outlook } from '../../conquest/bots/family/outlook.js';
import { anchorage, fleetsAt } from '../../conquest/bots/family/seas.js';

/** The number of fleets that is enough. More are built only with points that buy nothing else. */
const ENOUGH = 2;

/** Returns the number of a side's fleets at sea. */
const fleetsOf = (outlook: Outlook): number =>
  outlook.components.map.seaZones.reduce((sum, { id }) => sum + fleetsAt(outlook, id, outlook.me), 0);

/**
 * Returns the score of a fight at sea. Neutral fleets are attacked with superior numbers; a player that decides for a
 * side without a player lets it fight others first (R S7.1).
 */
const engageScore = (outlook: Outlook, zone: SeaZoneId, against: SideId): number =>
  against === outlook.me ? -2 : fleetsAt(outlook, zone, outlook.me) > fleetsAt(outlook, zone, against) + 1 ? 0.5 : -1;

export function navyScore(outlook: Outlook, action: Action): number | undefined {
  switch (action.type) {
    case 'engageFleets':
      return engageScore(outlook, action.zone, action.against);
    case 'buildFleet':
      return (fleetsOf(outlook) < ENOUGH ? 3 : 0.6) + anchorage(outlook, action.zone) / 10;
    case 'withdrawFleets':
      return anchorage(outlook, action.zone);
    case 'comeAshore':
      return strengthAt(outlook, outlook.me, action.province) / 50;
    case 'giveUp':
      return -unitWorth(outlook, action.unit);
    case 'loseSeaWall':
      return -0.5;
    case 'talkWithRhodes':
      return 1;
    case 'loseFleet':
    case 'endSeaBattles':
    case 'holdSea':
    case 'leaveRhodes':
      return 0;
    default:
      return undefined;
  }
}
