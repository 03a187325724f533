/** R 17, 18: encounters and battles: when to fight outside, to storm, to break off, and where to retreat. */
import type { CombatAction } from '../action/combat.js';
import type { BattleFrame, EncounterFrame, RetreatFrame } from '../frame/combat.js';
import { attackersLeft, attackingLeaders, enemiesInside, enemiesOutside, placeOf } from '../query/encounters.js';
import { battleForPlace } from '../query/openings.js';
import { campOf } from '../query/owners.js';
import { leadersIn, unitNamed, unitsIn } from '../query/pieces.js';
import { enemyOf, leadersAt, strongholdIn } from '../query/presence.js';
import { battleInWings } from '../query/wings.js';
import { isHex } from '../table/places.js';
import { BOLD } from './goals.js';
import { chanceInBattle, chanceOf, strengthAtSea, strengthOf } from './odds.js';
import type { Force, Outlook } from './outlook.js';
import { valueAt } from './pull.js';
import { isEnemyCapital } from './stakes.js';

/** Below this chance the bot does not fight on: a defeat costs less than an army. */
const HOPELESS = 0.25;
/** The bot takes a greater risk for an enemy capital. */
const DARING = 0.35;
/** Defenders leave their walls only if the attackers' chance is below this. */
const SALLY = 0.3;
/** The score of a retreat behind walls, which is always the best one. */
const SHELTER = 1000;

/** Returns the attackers and the defenders of a place, inside and outside. */
function forcesIn(
  { situation }: Outlook,
  { attack }: EncounterFrame,
): { readonly attackers: Force; readonly defenders: Force } {
  const enemies = { camp: enemyOf(campOf(attack.player)) };
  return {
    attackers: { units: attackersLeft(situation, attack), leaders: attackingLeaders(situation, attack) },
    defenders: {
      units: [...enemiesOutside(situation, attack), ...enemiesInside(situation, attack)],
      leaders: leadersAt(situation, placeOf(situation, attack), enemies),
    },
  };
}

/** Returns the score of an action in an encounter. */
function encounterScore(outlook: Outlook, frame: EncounterFrame, action: CombatAction): number {
  const { situation, camp } = outlook;
  const { attackers, defenders } = forcesIn(outlook, frame);
  switch (action.type) {
    case 'standOutside':
      return SALLY - chanceOf(strengthOf(situation, attackers), strengthOf(situation, defenders), 'open');
    case 'putToSea':
      return BOLD - chanceOf(strengthAtSea(attackers), strengthAtSea(defenders), 'open');
    case 'attackAshore':
      return chanceOf(strengthOf(situation, attackers), strengthOf(situation, defenders), 'open') - BOLD;
    case 'assault': {
      const least = isEnemyCapital(situation, placeOf(situation, frame.attack), camp) ? DARING : BOLD;
      return chanceInBattle(situation, battleForPlace(situation, frame)) - least;
    }
    default:
      return 0;
  }
}

/** Returns the score of an action in a battle. */
function battleScore({ situation, camp }: Outlook, battle: BattleFrame, action: CombatAction): number {
  const chance = chanceInBattle(situation, battle);
  const own = campOf(battle.attacker.player) === camp ? chance : 1 - chance;
  switch (action.type) {
    case 'fightOn':
      return own - HOPELESS;
    case 'manWalls': {
      const { morale, type } = unitNamed(situation, action.unit);
      return morale - (type === 'cavalry' ? 2 : 0);
    }
    case 'holdWalls':
      return own - HOPELESS;
    case 'abandon':
      return -unitNamed(situation, action.unit).morale;
    default:
      return 0;
  }
}

/** Returns the score of a retreat: behind walls, or where the army is best placed. */
function retreatScore(outlook: Outlook, frame: RetreatFrame, to: string, inside: boolean): number {
  const { situation, camp } = outlook;
  const place = situation.places.codes.get(to);
  const [party] = frame.left;
  if (place === undefined || party === undefined || !isHex(situation.places, place)) return 0;
  const force = { units: unitsIn(situation, party.units), leaders: leadersIn(situation, party.leaders) };
  const isSafe = inside || strongholdIn(situation, place)?.friend === camp;
  return (isSafe ? SHELTER : 0) + valueAt(outlook, force, place);
}

/** Returns the score of an action of combat. */
export function combatScore(outlook: Outlook, action: CombatAction): number {
  const { situation } = outlook;
  const frame = situation.stack.at(-1);
  switch (frame?.kind) {
    case 'encounter':
      return encounterScore(outlook, frame, action);
    case 'battle':
      return battleScore(outlook, frame, action);
    case 'wings':
      return battleScore(outlook, battleInWings(situation), action);
    case 'retreat':
      return action.type === 'retreat' ? retreatScore(outlook, frame, action.to, action.inside) : 0;
    case 'cargo':
      return action.type === 'abandon' ? -unitNamed(situation, action.unit).morale : 0;
    default:
      return 0;
  }
}
