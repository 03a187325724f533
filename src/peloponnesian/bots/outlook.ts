/** What the bot knows: the situation, and the enemy armies on land. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { machine } from '../machine.js';
import { isTied } from '../query/movement.js';
import { campOf, playerOfUnit } from '../query/owners.js';
import { enemyOf, leadersAt, unitsAt } from '../query/presence.js';
import type { PlayerView } from '../state.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId } from '../vocabulary.js';

export interface Outlook {
  readonly situation: Situation;
  readonly me: PlayerId;
  readonly camp: Camp;
  /** The enemy armies on land. */
  readonly armies: readonly Army[];
}

/** Units that act together, with their leaders. */
export interface Force {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

/** An enemy force in a hex. */
export interface Army extends Force {
  readonly hex: HexCode;
}

export function outlookOf(view: PlayerView, me: PlayerId): Outlook {
  const situation = machine.situationOf(view);
  const camp = campOf(me);
  const isEnemy = ({ code, isLand }: UnitInfo): boolean => isLand && campOf(playerOfUnit(situation, code)) !== camp;
  const armies = hexesOf(situation, isEnemy).map((hex) => ({ ...enemiesAt({ situation, camp }, hex), hex }));
  return { situation, me, camp, armies };
}

/**
 * Returns the same query with a cache that lasts as long as the outlook. Subjects with the same key, by default the
 * subject itself, share one result.
 */
export function perOutlook<Subject, Result>(
  query: (outlook: Outlook, subject: Subject) => Result,
  keyOf: (outlook: Outlook, subject: Subject) => unknown = (_, subject) => subject,
): (outlook: Outlook, subject: Subject) => Result {
  const cacheOf = derived((_: Outlook) => new Map<unknown, Result>());
  return (outlook, subject) => {
    const cache = cacheOf(outlook);
    const key = keyOf(outlook, subject);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const result = query(outlook, subject);
    cache.set(key, result);
    return result;
  };
}

/** Returns the land units of a force. */
export const troopsOf = ({ units }: Force): readonly UnitInfo[] => units.filter(({ isLand }) => isLand);

export const fleetsOf = ({ units }: Force): readonly UnitInfo[] => units.filter(({ isLand }) => !isLand);

/** Returns the player's pieces in a place, without units that raid or forage and so cannot move. */
export function forceAt({ situation, me }: Outlook, place: PlaceCode): Force {
  const units = unitsAt(situation, place, { player: me }).filter((unit) => !isTied(situation, unit));
  return { units, leaders: leadersAt(situation, place, { player: me }) };
}

/** Returns the enemy pieces in a place. */
export function enemiesAt({ situation, camp }: Pick<Outlook, 'situation' | 'camp'>, place: PlaceCode): Force {
  const enemies = { camp: enemyOf(camp) };
  return { units: unitsAt(situation, place, enemies), leaders: leadersAt(situation, place, enemies) };
}

/** Returns the land hexes of the units that pass a test. */
export function hexesOf(situation: Situation, isWanted: (unit: UnitInfo) => boolean): readonly HexCode[] {
  const { ground, roster } = situation;
  const hexes = new Set<HexCode>();
  for (const unit of roster.units) {
    const place = situation.placeOfUnit(unit.code);
    if (place < ground.grid.size && isWanted(unit)) hexes.add(place);
  }
  return [...hexes];
}
