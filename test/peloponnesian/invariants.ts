/** What is true of every position of a game, whatever has happened: by clause. */
import type { GameState } from '../../src/peloponnesian/state.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { fleetsNeeded } from '../../src/peloponnesian/query/carrying.js';
import { cardsInGame } from '../../src/peloponnesian/query/deck.js';
import {
  areEnemies,
  campOf,
  cityIn,
  friendOfCity,
  isRegion,
  playerOfUnit,
} from '../../src/peloponnesian/query/owners.js';
import { enemyOf, hexNamed, leadersAt, strongholdIn, unitsAt } from '../../src/peloponnesian/query/presence.js';
import { isHex, isOnMap } from '../../src/peloponnesian/table/places.js';
import { FORAGING, INSIDE, NOBODY, RAIDING, type Situation } from '../../src/peloponnesian/table/situation.js';
import type { Camp, CardId, HexId, PlayerId } from '../../src/peloponnesian/vocabulary.js';

const CAMPS: readonly Camp[] = ['empire', 'league'];

/** R 4.1, 4.2, 5.1, 10.5, 22.4.5: levels, treasuries, siege morale and bases within their ranges. */
function numbers(state: GameState, { scenario, components }: Situation): string[] {
  const faults: string[] = [];
  const { allegiance, militance } = components.charts.levels;
  for (const [id, region] of Object.entries(state.regions)) {
    if (region.allegiance < allegiance.least || region.allegiance > allegiance.most)
      faults.push(`R 4.1: Allegiance of ${id} is ${region.allegiance}`);
    if (region.militance < militance.least || region.militance > militance.most)
      faults.push(`R 4.2: Militance of ${id} is ${region.militance}`);
  }
  for (const [player, talents] of Object.entries(state.treasuries))
    if (talents < 0 || !Number.isInteger(talents)) faults.push(`R 5.1: the treasury of ${player} is ${talents}`);
  for (const [id, { siege, destroyed }] of Object.entries(state.cities)) {
    if (siege !== undefined && siege < 1) faults.push(`R 10.5: the siege morale of ${id} is ${siege}`);
    if (siege !== undefined && destroyed === true) faults.push(`R 11.1.2: ${id} is destroyed and besieged`);
  }
  if (state.placedBases > (scenario.special.placedBases ?? 0)) faults.push('R 22.4.5: too many bases are placed');
  return faults;
}

/** R 7.1, 7.9: all units of the roster, and no others, are somewhere; what `before` has lost for good does not return. */
function pieces(state: GameState, situation: Situation, before: GameState | undefined): string[] {
  const { roster, places, scenario } = situation;
  const faults = Object.keys(state.units)
    .filter((id) => !roster.unitCodes.has(id as `${string}-${number}` as never))
    .map((id) => `R 7.1: there is no unit ${id}`);
  const canBuild = scenario.special.simplified !== true;
  for (const { id } of roster.units) {
    const [was, is] = [before?.units[id], state.units[id]];
    const isLost = before !== undefined && (was === undefined || was.at === 'gone');
    if (isLost && is !== undefined && is.at !== 'gone' && !canBuild) faults.push(`R 22.4.1: ${id} has returned`);
  }
  for (const { id, code } of roster.units) {
    const place = situation.placeOfUnit(code);
    const isIn = isHex(places, place);
    if (situation.unitIs(code, INSIDE) && !isIn) faults.push(`R 10.2: ${id} is inside of nothing`);
    if (situation.unitIs(code, FORAGING | RAIDING) && (!isIn || situation.unitIs(code, INSIDE)))
      faults.push(`R 9.7.2, 15.1: ${id} forages or raids inside, or not on land`);
  }
  return faults;
}

/** Returns how many leaders a player has on the map and in Force Pools, Persian generals apart (ruling R59). */
const leadersInPlay = (state: GameState, player: PlayerId, { roster }: Situation): number =>
  roster.leaders.filter(({ id, fact }) => {
    const leader = state.leaders[id];
    if (leader === undefined || fact.satrapy !== undefined) return false;
    return leader.player === player && leader.at !== 'gone' && leader.at !== 'leaderPool';
  }).length;

/** R 7.8.4, 22.4.3: no leaders are missing, unless one is being replaced. */
function missingLeaders(state: GameState, situation: Situation): string[] {
  const { scenario } = situation;
  if (state.ended !== null || state.stack.some(({ kind }) => kind === 'succession')) return [];
  return scenario.players.flatMap((player) => {
    const count = leadersInPlay(state, player, situation);
    return count < (scenario.mostLeaders[player] ?? 0) ? [`R 7.8.4: ${player} has ${count} leaders`] : [];
  });
}

/** R 7.8, 22.4.3: no more leaders than the scenario allows, each somewhere. */
function leaders(state: GameState, situation: Situation): string[] {
  const { scenario, places, roster } = situation;
  const faults: string[] = [];
  for (const player of scenario.players) {
    const count = leadersInPlay(state, player, situation);
    if (count > (scenario.mostLeaders[player] ?? Infinity)) faults.push(`R 7.8.4: ${player} has ${count} leaders`);
  }
  for (const [id, { at, pool }] of Object.entries(state.leaders)) {
    if (!roster.leaderCodes.has(id)) faults.push(`R 7.8: there is no leader ${id}`);
    if ((at === 'forcePool') !== (pool !== undefined)) faults.push(`R 7.8.5: ${id} is in no Force Pool of a region`);
    if (!places.codes.has(at)) faults.push(`R 7.8: ${id} is nowhere`);
  }
  return faults;
}

/** R 16.2.2, 16.7.2: at sea, land units are aboard fleets of a leader, who are in one place with him. */
function sea(situation: Situation): string[] {
  const { roster, places } = situation;
  const faults: string[] = [];
  for (const { id, code, isLand } of roster.units) {
    const place = situation.placeOfUnit(code);
    const over = situation.leaderOver(code);
    const isAtSea = isOnMap(places, place) && !isHex(places, place);
    if (over !== NOBODY && (!isAtSea || situation.placeOfLeader(over) !== place))
      faults.push(`R 16.2.2: ${id} is under a leader who is elsewhere`);
    if (isAtSea && isLand && over === NOBODY) faults.push(`R 16.7.2: ${id} is at sea without a leader`);
  }
  for (const { id, code } of roster.leaders) {
    const place = situation.placeOfLeader(code);
    if (situation.playerOfLeader(code) === null || !isOnMap(places, place) || isHex(places, place)) continue;
    // R 17.3.1: while a battle lasts nobody is lost with the fleets yet.
    if (situation.stack.some((frame) => frame.kind === 'battle' && frame.at === places.ids[place])) continue;
    const stack = unitsAt(situation, place).filter((unit) => situation.leaderOver(unit.code) === code);
    const fleets = stack.filter(({ isLand }) => !isLand).length;
    const cargo = stack.filter(({ isLand }) => isLand);
    if (fleets === 0 && cargo.length > 0) faults.push(`R 16.7.2: units under ${id} have no fleet`);
    if (fleetsNeeded(situation, cargo) > fleets) faults.push(`R 16.7.2: the fleets of ${id} carry too much`);
  }
  return faults;
}

/** The hexes in which pieces stand. */
const usedHexes = (situation: Situation): readonly number[] => [
  ...new Set(
    [
      ...situation.roster.units.map(({ code }) => situation.placeOfUnit(code)),
      ...situation.roster.leaders.map(({ code }) => situation.placeOfLeader(code)),
    ].filter((place) => isHex(situation.places, place)),
  ),
];

/** R 4.4.1, 10.2, 18.4: whoever is inside a place is so in a city or fort of the own camp, or in a city in revolt (ruling Q31). */
function inside(situation: Situation, hex: number): string[] {
  const id = situation.places.ids[hex] as HexId;
  const city = cityIn(situation, hex);
  const fort = situation.forts[id];
  const hasPort = (city !== undefined && city.port !== null) || situation.bases[id] !== undefined;
  const isRevolting = city !== undefined && situation.cities[city.id]?.revolt !== undefined;
  const friend = city === undefined ? (fort === undefined ? null : campOf(fort.by)) : friendOfCity(situation, city);
  return unitsAt(situation, hex, { inside: true }).flatMap(({ id: unit, code, isLand }) => {
    const isOwn = friend === campOf(playerOfUnit(situation, code));
    return [
      ...(isOwn || isRevolting ? [] : [`R 10.2: ${unit} is inside ${id}, which is not its own`]),
      ...(isLand || hasPort ? [] : [`R 18.4: ${unit} is inside ${id}, which is no port`]),
    ];
  });
}

/** R 7.6.3, 7.8.6, 17.3: what holds in a hex where nobody is about to move or to fight. */
function atRest(situation: Situation, hex: number): string[] {
  const id = situation.places.ids[hex] as HexId;
  const faults: string[] = [];
  const outside = (camp: Camp) => unitsAt(situation, hex, { camp, inside: false });
  const [empire, league] = [outside('empire'), outside('league')];
  if (empire.length > 0 && league.length > 0) faults.push(`R 17.3: enemies stand together in ${id}`);
  for (const camp of CAMPS) {
    const captains = leadersAt(situation, hex, { camp, inside: false });
    // Whoever is inside of an enemy city has not moved there: a leader may stay before it.
    const enemies = unitsAt(situation, hex, { camp: enemyOf(camp), inside: false });
    if (unitsAt(situation, hex, { camp }).length === 0 && captains.length > 0 && enemies.length > 0)
      faults.push(`R 7.8.6: a leader of the ${camp} is alone among enemies in ${id}`);
  }
  const base = situation.bases[id];
  const isDefended = strongholdIn(situation, hex) !== undefined;
  const enemies = unitsAt(situation, hex, { inside: false }).filter(
    ({ code }) => base !== undefined && areEnemies(playerOfUnit(situation, code), base),
  );
  if (enemies.length > 0 && !isDefended) faults.push(`R 7.6.3: an enemy stands on the base in ${id}`);
  return faults;
}

/**
 * R 16.2.1: nobody ends a march as a second unit in the open without a leader, and no leader leaves a stack there. A stack that a battle has left
 * without a leader, or crowded, may stand until its units move (ruling R39).
 */
function stacking(situation: Situation, state: GameState, before: GameState | undefined): string[] {
  const march = before?.stack.find(({ kind }) => kind === 'march');
  if (march?.kind !== 'march' || state.stack.some(({ kind }) => kind !== 'turn' && kind !== 'movement')) return [];
  const phase = state.stack.find(({ kind }) => kind === 'movement');
  if (phase?.kind !== 'movement') return [];
  const camp = campOf(march.player);
  const [first] = march.units;
  const place = first === undefined ? undefined : situation.placeOfUnit(situation.roster.unitCodes.get(first) ?? -1);
  const left = march.leaders.length > 0 ? [hexNamed(situation, march.from)] : [];
  return [...(place === undefined ? [] : [place]), ...left].flatMap((hex) => {
    const id = situation.places.ids[hex] as HexId;
    const isOpen =
      isHex(situation.places, hex) && cityIn(situation, hex) === undefined && situation.forts[id] === undefined;
    const hasLeader = leadersAt(situation, hex, { camp }).length > 0;
    const hasMoved = hex !== hexNamed(situation, march.from) || place !== hex;
    const units = unitsAt(situation, hex, { camp });
    const isFought = phase.attacks.some(({ at }) => at === id);
    return isOpen && hasMoved && !hasLeader && units.length > 1 && !isFought
      ? [`R 16.2.1: ${units.length} units of the ${camp} stand in ${id} without a leader`]
      : [];
  });
}

/** R 10.2: forts, bases and Long Walls that are on the map are where they can be. */
function works(state: GameState, situation: Situation): string[] {
  return [...Object.keys(state.forts), ...Object.keys(state.bases)]
    .filter((id) => !isHex(situation.places, hexNamed(situation, id)))
    .map((id) => `R 7.6: there is no hex ${id}`);
}

/** R 7.9.1: of the units of regions only elite ones are out of the game; all others return to their Build Pools. */
const lostForGood = (state: GameState, { roster }: Situation): string[] =>
  roster.units
    .filter(({ id, home, isElite }) => isRegion(home) && !isElite && state.units[id]?.at === 'gone')
    .map(({ id }) => `R 7.9.1: ${id} is out of the game`);

/** The cards that lie open while something is done with them. */
const cardsInFrames = ({ stack }: GameState): readonly CardId[] =>
  stack.flatMap((frame) => {
    if (frame.kind === 'effect') return [frame.card];
    return frame.kind === 'refill' && frame.drawn !== null ? [frame.drawn] : [];
  });

/** R 12: each card of the game is in one place, and no other card is anywhere. */
function cards(state: GameState, { components, scenario }: Situation): string[] {
  const { cards: piles } = state;
  if (piles === undefined || scenario.deck === null) return [];
  const laid = piles.active.map(({ card }) => card);
  const lying = [
    ...piles.deck,
    ...Object.values(piles.hands).flat(),
    ...piles.discards,
    ...piles.removed,
    ...piles.later,
    ...laid,
  ];
  // A card that is carried out may lie on the board already.
  const inHand = [...new Set(cardsInFrames(state))].filter((card) => !lying.includes(card));
  const all = [...lying, ...inHand].sort((a, b) => a - b);
  const game = cardsInGame(components, scenario.deck, state.options).map(({ id }) => id);
  const twice = all.filter((card, index) => all.indexOf(card) < index);
  const missing = game.filter((card) => !all.includes(card));
  const strange = all.filter((card) => !game.includes(card));
  return [
    ...twice.map((card) => `R 12: the card ${card} is in two places`),
    ...missing.map((card) => `R 12: the card ${card} is nowhere`),
    ...strange.map((card) => `R 12: the card ${card} is not in the game`),
  ];
}

/** R 20.2: in the first year of a peace nothing is besieged, and nobody attacks. */
function truce(state: GameState): string[] {
  if (state.peace === undefined || state.peace.year !== state.year) return [];
  const sieges = [...Object.entries(state.cities), ...Object.entries(state.forts)].filter(
    ([, { siege }]) => siege !== undefined,
  );
  const fights = state.stack.filter(
    (frame) =>
      ['interception', 'battles', 'encounter', 'battle'].includes(frame.kind) &&
      (frame.kind !== 'battles' || frame.left.length > 0),
  );
  return [
    ...sieges.map(([place]) => `R 20.2: ${place} is besieged in peace`),
    ...fights.map(({ kind }) => `R 20.2: there is a ${kind} in peace`),
  ];
}

/** Frames during which pieces are on their way, and stand as they could not otherwise. */
const IN_MOTION: readonly string[] = ['movement', 'march', 'voyage', 'battles', 'encounter', 'battle', 'retreat'];

/** Returns what is wrong with a position of a whole game; `before`: the position before the last action. */
export const faultsOf = (state: GameState, before?: GameState): readonly string[] => [
  ...faultsOfScene(state, before),
  ...missingLeaders(state, machine.situationOf(state)),
];

/** Returns what is wrong with a position that leaves out some leaders, and with what is played from it. */
export function faultsOfScene(state: GameState, before?: GameState): readonly string[] {
  const situation = machine.situationOf(state);
  const isAtRest = !state.stack.some(({ kind }) => IN_MOTION.includes(kind));
  return [
    ...numbers(state, situation),
    ...pieces(state, situation, before),
    ...leaders(state, situation),
    // Whose leader is lost follows the successor.
    ...(state.stack.some(({ kind }) => kind === 'succession') ? [] : sea(situation)),
    ...works(state, situation),
    ...lostForGood(state, situation),
    ...cards(state, situation),
    ...truce(state),
    ...stacking(situation, state, before),
    ...usedHexes(situation).flatMap((hex) => [
      ...(isAtRest && state.ended === null ? [...inside(situation, hex), ...atRest(situation, hex)] : []),
    ]),
  ];
}
