/** R 17, 18: the two sides at the start of a battle. */
import type { Attack, BattleFrame, BattleSide, EncounterFrame, Fighter, RetreatWay } from '../frame/combat.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { NOBODY, type Situation } from '../table/situation.js';
import type { UnitId } from '../vocabulary.js';
import { isUndefended } from './betrayal.js';
import { isForFortress, ownModifier, placeBonus } from './defences.js';
import { carriedLeadersAt } from './leaders.js';
import { moraleOfAttackers } from './omens.js';
import { commanderOf } from './command.js';
import { cityIn } from './owners.js';
import { unitNamed, unitsNamed } from './pieces.js';
import { leadersAt, unitsAt } from './presence.js';
import {
  placeOf,
  enemyCamp,
  attackersLeft,
  isSally,
  attackingLeaders,
  enemiesOutside,
  enemiesInside,
  defendingPlayer,
  stormers,
  wasMaskedBefore,
} from './encounters.js';

/** The parts of a battle that are known before its sides. */
type Opening = Pick<BattleFrame, 'at' | 'from' | 'landed' | 'element' | 'against'>;

/** Returns a side of a battle. Parts left out are empty. */
const sideOf = (parts: Partial<BattleSide> & Pick<BattleSide, 'player' | 'way'>): BattleSide => ({
  fighters: [],
  reserve: [],
  cargo: [],
  leaders: [],
  lost: [],
  ...parts,
});

/** Returns a battle without combatants, for which the bonus of the place is computed. */
const emptyBattle = (opening: Opening, { player }: Attack): BattleFrame =>
  battleOf(opening, sideOf({ player, way: 'nowhere' }), sideOf({ player, way: 'nowhere' }));

/** Returns a battle between two complete sides, before its first round. */
const battleOf = (opening: Opening, attacker: BattleSide, defender: BattleSide): BattleFrame => ({
  kind: 'battle',
  ...opening,
  stage: 'odds',
  round: 0,
  attacker,
  defender,
  breached: false,
  result: null,
  due: [],
  winner: null,
  brokenOff: false,
});

const idsOf = (units: readonly UnitInfo[]): UnitId[] => units.map(({ id }) => id);

const fighter = (unit: Fighter['unit'], modifier: number): Fighter => ({ unit, modifier, retreats: false });

/** Returns units as fighters. `bonus` is what the place adds for defenders, or an eclipse for attackers. */
export const fightersOf = (
  situation: Situation,
  units: readonly UnitInfo[],
  bonus: number,
  behindWalls = false,
): Fighter[] => units.map((unit) => fighter(unit.id, bonus + ownModifier(situation, unit, behindWalls)));

/**
 * Returns the leaders in command of fleets at sea, the leaders and land units that these carry (R 16.7.2, 17.3.1). Of
 * several stacks of a player the first one carries the leaders.
 */
function stackAtSea(
  situation: Situation,
  place: PlaceCode,
  fleets: readonly UnitInfo[],
): { readonly leaders: readonly LeaderInfo[]; readonly cargo: readonly UnitInfo[] } {
  const over = new Set(fleets.map(({ code }) => situation.leaderOver(code)).filter((leader) => leader !== NOBODY));
  const commanders = [...over].flatMap((code) => situation.roster.leaders[code] ?? []);
  const [first] = unitsAt(situation, place, { land: false }).filter(
    ({ code }) =>
      situation.leaderOver(code) !== NOBODY &&
      fleets[0] !== undefined &&
      commanderOf(situation, code) === commanderOf(situation, fleets[0].code),
  );
  const carried =
    first !== undefined && over.has(situation.leaderOver(first.code))
      ? carriedLeadersAt(situation, place, commanderOf(situation, first.code))
      : [];
  const leaders = [...commanders, ...carried];
  const cargo = unitsAt(situation, place, { land: true }).filter(({ code }) => over.has(situation.leaderOver(code)));
  return { leaders, cargo };
}

/** Returns the battle of fleets at sea (R 17.3.1). */
export function battleAtSea(situation: Situation, attack: Attack): BattleFrame {
  const place = placeOf(situation, attack);
  const fleets = attackersLeft(situation, attack).filter(({ isLand }) => !isLand);
  const targets = unitsNamed(situation, attack.targets).filter(
    ({ code, isLand }) => !isLand && situation.placeOfUnit(code) === place,
  );
  const [own, enemy] = [stackAtSea(situation, place, fleets), stackAtSea(situation, place, targets)];
  const opening = { at: attack.at, from: attack.from, landed: false, element: 'sea', against: 'field' } as const;
  return battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(situation, fleets, moraleOfAttackers(situation)),
      cargo: idsOf(own.cargo),
      leaders: own.leaders.map(({ id }) => id),
      way: 'back',
    }),
    sideOf({
      player: targets[0] === undefined ? attack.player : commanderOf(situation, targets[0].code),
      fighters: fightersOf(situation, targets, 0),
      cargo: idsOf(enemy.cargo),
      leaders: enemy.leaders.map(({ id }) => id),
      way: 'anywhere',
    }),
  );
}

/** Returns the battle of fleets outside a port; `way` is how the enemies retreat (R 10.2.1 b, 10.2.3, 10.8.2 b). */
export function battleBeforePort(
  situation: Situation,
  attack: Attack,
  enemies: readonly UnitInfo[],
  way: RetreatWay,
): BattleFrame {
  const place = placeOf(situation, attack);
  const units = attackersLeft(situation, attack);
  const sally = isSally(situation, attack);
  const opening = {
    at: attack.at,
    from: attack.from,
    landed: attack.landed,
    element: 'sea',
    against: 'field',
  } as const;
  return battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(
        situation,
        units.filter(({ isLand }) => !isLand),
        moraleOfAttackers(situation),
      ),
      cargo: sally ? [] : idsOf(units.filter(({ isLand }) => isLand)),
      leaders: attackingLeaders(situation, attack).map(({ id }) => id),
      way: sally ? 'inside' : 'back',
    }),
    sideOf({
      player: defendingPlayer(situation, attack),
      fighters: fightersOf(situation, enemies, 0),
      leaders: leadersAt(situation, place, { camp: enemyCamp(attack), inside: false })
        .map(({ id }) => id)
        .slice(0, leadersWithFleets(situation, attack, enemies)),
      way,
    }),
  );
}

/**
 * Returns how many leaders are with the fleets: of several leaders outside, all but one if land units stay ashore; a
 * single one is with the fleets (R 10.8.2 b).
 */
function leadersWithFleets(situation: Situation, attack: Attack, fleets: readonly UnitInfo[]): number {
  const count = leadersAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack), inside: false }).length;
  const staysAshore = enemiesOutside(situation, attack).length > fleets.length;
  return count > 1 && staysAshore ? count - 1 : count;
}

/** Returns the battle outside any place (R 17). */
export function battleOutside(situation: Situation, attack: Attack): BattleFrame {
  const place = placeOf(situation, attack);
  const enemies = enemiesOutside(situation, attack);
  const opening = {
    at: attack.at,
    from: attack.from,
    landed: attack.landed,
    element: 'land',
    against: 'field',
  } as const;
  const empty = emptyBattle(opening, attack);
  return battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(situation, attackersLeft(situation, attack), moraleOfAttackers(situation)),
      leaders: attackingLeaders(situation, attack).map(({ id }) => id),
      way: isSally(situation, attack) ? 'inside' : 'back',
    }),
    sideOf({
      player: defendingPlayer(situation, attack),
      fighters: fightersOf(situation, enemies, placeBonus(situation, empty)),
      leaders: leadersAt(situation, place, { camp: enemyCamp(attack), inside: false }).map(({ id }) => id),
      way: 'anywhere',
    }),
  );
}

/**
 * Returns the assault on a city or fort. Its defender still chooses the units on the walls if there are more than can
 * man them (R 18).
 */
export function battleForPlace(situation: Situation, frame: EncounterFrame): BattleFrame {
  const { attack, masked } = frame;
  const place = placeOf(situation, attack);
  const units = stormers(situation, frame);
  const inside = enemiesInside(situation, attack);
  const opening = {
    at: attack.at,
    from: attack.from,
    landed: attack.landed,
    element: 'land',
    against: 'assault',
  } as const;
  const empty = emptyBattle(opening, attack);
  const bonus = placeBonus(situation, empty);
  const behindWalls = isForFortress(situation, empty);
  const choose = behindWalls && inside.length > situation.components.charts.figures.mostOnWalls;
  const city = cityIn(situation, place);
  // R C: a garrison does not fight in a city with a helot rising, or in a betrayed one (R 18.3.2).
  const garrison = city !== undefined && isUndefended(situation, city) ? [] : [fighter('garrison', bonus)];
  const fighters = inside.length === 0 ? garrison : fightersOf(situation, choose ? [] : inside, bonus, behindWalls);
  const battle = battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(situation, units, moraleOfAttackers(situation)),
      reserve: idsOf(attackersLeft(situation, attack).filter((unit) => !units.includes(unit))),
      leaders: attackingLeaders(situation, attack).map(({ id }) => id),
      way: wasMaskedBefore(situation, attack) ? 'stay' : 'back',
    }),
    sideOf({
      player: defendingPlayer(situation, attack),
      fighters,
      reserve: choose ? idsOf(inside) : [],
      leaders: leadersAt(situation, place, { camp: enemyCamp(attack), inside: true }).map(({ id }) => id),
      way: masked ? 'nowhere' : 'anywhere',
    }),
  );
  return choose ? { ...battle, stage: 'walls' } : battle;
}

/** Returns a unit on the walls as a fighter. */
export const onTheWalls = (situation: Situation, battle: BattleFrame, unit: UnitId): Fighter =>
  fighter(unit, placeBonus(situation, battle) + ownModifier(situation, unitNamed(situation, unit), true));
