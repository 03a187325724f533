/** R 24.5: who commands units: their own player, or an ally whose leader is stacked with them. */
import { NO_PIECE } from '../../core/board/index.js';
import { memo } from '../table/memo.js';
import { isOnMap, seaAt } from '../table/places.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import { INSIDE, NOBODY, type Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { areEnemies, playerOfLeader, playerOfUnit, unitsOf } from './owners.js';

/** Returns the allies of a player in the order of the scenario: the other players of the Peloponnesian League. */
export const alliesOf = ({ scenario }: Pick<Situation, 'scenario'>, player: PlayerId): readonly PlayerId[] =>
  scenario.players.filter((other) => other !== player && !areEnemies(other, player));

/** Returns the enemies of a player, in the order of the scenario. */
export const enemiesOf = ({ scenario }: Pick<Situation, 'scenario'>, player: PlayerId): readonly PlayerId[] =>
  scenario.players.filter((other) => areEnemies(other, player));

/** Returns whether several players share the Peloponnesian League (R 24, 25). */
export const isShared = ({ scenario }: Pick<Situation, 'scenario'>): boolean => scenario.players.length > 2;

/**
 * Returns the commander of a unit on land: the ally whose leaders alone are outside with it. It is its own player if
 * there are no leaders, or those of several players (ruling R64).
 */
function commanderAshore(situation: Situation, unit: UnitCode, owner: PlayerId): PlayerId {
  let commander: PlayerId | undefined;
  const place = situation.placeOfUnit(unit);
  for (let leader = situation.firstLeaderAt(place); leader !== NO_PIECE; leader = situation.leaderAfter(leader)) {
    const player = situation.playerOfLeader(leader);
    if (player === null || situation.isLeaderInside(leader) || areEnemies(player, owner)) continue;
    if (player === owner || (commander !== undefined && commander !== player)) return owner;
    commander = player;
  }
  return commander ?? owner;
}

/**
 * Returns the player who commands a unit. It moves with an ally whose leader is stacked with it, until a leader of its
 * own player comes. Inside a city or fort its own player commands it (R 24.5, ruling Q208).
 */
export function commanderOf(situation: Situation, unit: UnitCode): PlayerId {
  const owner = playerOfUnit(situation, unit);
  if (!isShared(situation)) return owner;
  const place = situation.placeOfUnit(unit);
  if (!isOnMap(situation.places, place) || situation.unitIs(unit, INSIDE)) return owner;
  if (seaAt(situation.places, place) === undefined) return commanderAshore(situation, unit, owner);
  const leader = situation.leaderOver(unit);
  return leader === NOBODY ? owner : playerOfLeader(situation, leader);
}

/** Returns the units under each player's command, in the order of the roster. */
const unitsByCommander: (situation: Situation) => ReadonlyMap<PlayerId, readonly UnitInfo[]> = memo(
  { on: ['units', 'leaders', 'control'] },
  function unitsUnderCommand(situation) {
    const { roster, scenario } = situation;
    const commanders = roster.units.map(({ code }) => commanderOf(situation, code));
    return new Map(
      scenario.players.map((player) => [player, roster.units.filter(({ code }) => commanders[code] === player)]),
    );
  },
);

const NO_UNITS: readonly UnitInfo[] = [];

/** Returns the units that a player commands, in the order of the roster. */
export const unitsCommandedBy = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  isShared(situation) ? (unitsByCommander(situation).get(player) ?? NO_UNITS) : unitsOf(situation, player);

/** Returns whether a player has closed their lands, cities and bases to an ally (R 24.5, ruling R67). */
export const isClosedTo = ({ closedTo }: Situation, player: PlayerId, ally: PlayerId): boolean =>
  closedTo[player]?.includes(ally) === true;
