/** Who stays at home: large cities are guarded, for to lose one is felt everywhere (R 13.4), and to lose the capital ends the war (R 21.1). */
import type { HexCode } from '../../core/hex/index.js';
import { friendOfCity, isWalled } from '../query/owners.js';
import { enemyOf, hexNamed, unitsAt } from '../query/presence.js';
import type { UnitInfo } from '../table/roster.js';
import { campOf, playerOfUnit, cityIn } from '../query/owners.js';
import { hexesOf, type Outlook } from './outlook.js';

/** As far as an army comes in a season, in hexes. */
const NEAR = 7;
/** Guards of a large city that has no walls, and more of them if an enemy is near. */
const OPEN_CITY = 2;
const IN_DANGER = 2;

/** Whether enemies on land are near a hex. */
export function isThreatened({ situation, camp }: Outlook, hex: HexCode): boolean {
  const { grid } = situation.ground;
  const isEnemy = ({ code, isLand }: UnitInfo): boolean =>
    isLand && campOf(playerOfUnit(situation, code)) === enemyOf(camp);
  return hexesOf(situation, isEnemy).some((at) => grid.distance(at, hex) <= NEAR);
}

/** Returns how many units are to stay in a hex. */
export function guardsNeeded(outlook: Outlook, hex: HexCode): number {
  const { situation, camp } = outlook;
  const city = cityIn(situation, hex);
  if (city?.size !== 'large' || friendOfCity(situation, city) !== camp) return 0;
  return (isWalled(situation, city) ? 0 : OPEN_CITY) + (isThreatened(outlook, hex) ? IN_DANGER : 0);
}

/** Returns how many own units are in a hex. */
export const ownAt = ({ situation, me }: Outlook, hex: HexCode): number =>
  unitsAt(situation, hex, { player: me, land: true }).length;

/** The large cities of the map in the hands of the player's camp. */
export const largeCitiesOf = ({ situation, camp }: Outlook): readonly HexCode[] =>
  situation.ground.map.cities
    .filter((city) => city.size === 'large')
    .flatMap(({ hex }) => {
      const code = hexNamed(situation, hex);
      const city = cityIn(situation, code);
      return city !== undefined && friendOfCity(situation, city) === camp ? [code] : [];
    });
