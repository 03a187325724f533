/** Fleets that fight, are built and are lost; and Rhodes (R S5.6, S8). */
import type { SeaZoneId, SideId } from '../../conquest/index.js';
import type { Action } from '../index.js';
import { strengthAt, unitWorth, type Outlook } from '../../conquest/bot/family/outlook.js';
import { anchorage, fleetsAt } from '../../conquest/bot/family/seas.js';

/** So many fleets are enough: more are built of what nothing else can be bought for. */
const ENOUGH = 2;

/** All fleets of a side at sea. */
const fleetsOf = (outlook: Outlook): number =>
  outlook.components.map.seaZones.reduce((sum, { id }) => sum + fleetsAt(outlook, id, outlook.me), 0);

/** Neutral fleets are attacked by whoever has more; and who decides for those whom nobody plays has them fight others first (R S7.1). */
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
