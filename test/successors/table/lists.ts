/** Questions that have a short way to their answer, each beside the long way: whether there is any, and all that there are. */
import { cardModules } from '../../../src/successors/cards/index.js';
import type { CardModule } from '../../../src/successors/cards/module.js';
import {
  commandPosts,
  enemyArmies,
  isNearArmy,
  mayRaiseAt,
  mayRaiseIn,
  someCommandPost,
  someEnemyArmy,
  spacesIn,
  withinPaths,
} from '../../../src/successors/cards/reach.js';
import { cards as defaultDeck } from '../../../src/successors/data/cards.js';
import type { CardEffectKind } from '../../../src/successors/data/shape.js';
import type { Moment } from '../../../src/successors/frame/index.js';
import {
  basesOf,
  isRoomForUnits,
  lastResort,
  roomForUnits,
  type Deployment,
} from '../../../src/successors/query/deployment.js';
import { isolatedMarkers } from '../../../src/successors/query/isolation.js';
import { activatable, anyActivatable } from '../../../src/successors/query/movement.js';
import {
  armyPosts,
  commanderAt,
  countMajorGenerals,
  enemiesOutside,
  hasAnyUnits,
  hasEnemyUnits,
  hasEnemyUnitsAnywhere,
  hasGeneral,
  hasIndependentArmy,
  hasMajorGeneral,
  independentArmiesAt,
  isArmy,
  isBesieged,
  majorGeneralsAt,
  minorGeneralPosts,
  postsWithUnits,
  spacesWithEnemyUnits,
  unitsAt,
} from '../../../src/successors/query/presence.js';
import {
  legitimacy as keptLegitimacy,
  victoryPoints as keptVictoryPoints,
  largestFleetOwner,
  legitimacySources,
  victoryPointSources,
} from '../../../src/successors/questions.js';
import { hasSurpriseFor, surprisesFor } from '../../../src/successors/rules/20-card-events.js';
import type { GameState } from '../../../src/successors/state.js';
import type { Post } from '../../../src/successors/table/places.js';
import type { Situation } from '../../../src/successors/table/situation.js';
import { NO_UNITS, unitsOf } from '../../../src/successors/units.js';
import {
  GENERALS,
  INDEPENDENT_ARMIES,
  REGIONS,
  type PlaceKey,
  type PlayerId,
  type SpaceId,
} from '../../../src/successors/vocabulary.js';
import { standing } from '../standing.js';
import { largestFleet, legitimacy, victoryPoints } from './reckoning.js';

type Same = (answer: unknown, expected: unknown, asked: string) => void;

const ZONES = [false, true] as const;
const keyOf = ({ player, space, inside }: Post): PlaceKey => `${player}:${space}${inside ? ':inside' : ''}`;

/** Where two ways to an answer part; empty when they do not. */
export function contradictions(situation: Situation, published: GameState): readonly string[] {
  const found: string[] = [];
  const same: Same = (answer, expected, asked) => {
    if (answer === expected) return;
    const [one, other] = [JSON.stringify(answer), JSON.stringify(expected)];
    if (one !== other) found.push(`${asked}: ${one} and ${other}`);
  };
  const state = standing(published);
  for (const player of situation.players) {
    figures(published, player, same);
    whereabouts(situation, state, player, same);
    activations(situation, state, player, same);
    reaches(situation, player, same);
    deployments(situation, player, same);
    cards(situation, player, same);
    same(isolatedMarkers(situation, player), isolated(situation, state, player), `R 6.7 isolated markers of ${player}`);
  }
  same(largestFleetOwner(published), largestFleet(published), 'R 7.4 the Largest Fleet');
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What is remembered of Legitimacy and fleets, what is kept of provinces, and what both are made of. */
function figures(state: GameState, player: PlayerId, same: Same): void {
  const worth = legitimacy(state, player);
  same(keptLegitimacy(state, player), worth, `R 15.2 Legitimacy of ${player}`);
  const sources = legitimacySources(state, player).map((source) => source.legitimacy);
  same(Math.max(0, sum(sources)), worth, `R 15.2 the sources of ${player}`);
  const points = victoryPoints(state, player);
  same(keptVictoryPoints(state, player), points, `R 7.4 Victory Points of ${player}`);
  same(
    sum(victoryPointSources(state, player).map((source) => source.points)),
    points,
    `R 7.4 the sources of ${player}`,
  );
}

/** Who stands where, in lists and by a look. */
function whereabouts(situation: Situation, state: GameState, player: PlayerId, same: Same): void {
  const all: Post[] = [];
  const enemies = new Set<SpaceId>();
  for (const { id: space, kind } of situation.geometry.board.spaces) {
    for (const inside of ZONES) {
      all.push({ player, space, inside });
      const majors = majorGeneralsAt(situation, player, space, inside);
      const minors = state.minorGenerals[keyOf({ player, space, inside })] ?? 0;
      const asked = keyOf({ player, space, inside });
      same(hasMajorGeneral(situation, player, space, inside), majors.length > 0, `${asked} has a Major General`);
      same(countMajorGenerals(situation, player, space, inside), majors.length, `${asked} Major Generals`);
      same(hasGeneral(situation, player, space, inside), majors.length + minors > 0, `${asked} has a general`);
      same(commanderAt(situation, player, space, inside), majors[0] ?? (minors > 0 ? 'minor' : undefined), asked);
      const units = unitsAt(situation, player, space, inside);
      same(isArmy(situation, player, space, inside), units > 0 && majors.length + minors > 0, `${asked} is an Army`);
    }
    const others = situation.players.filter((other) => other !== player);
    const armies = INDEPENDENT_ARMIES.filter((id) => state.independentArmies[id].space === space);
    const outside = others.filter((other) => unitsAt(situation, other, space) > 0);
    const inside = others.filter((other) => unitsAt(situation, other, space, true) > 0);
    if (outside.length + inside.length + armies.length > 0) enemies.add(space);
    const asked = `${space}, as ${player} sees it`;
    same(enemiesOutside(situation, player, space), outside, `${asked}: enemies outside`);
    same(hasEnemyUnits(situation, player, space), outside.length + armies.length > 0, `${asked}: enemy CUs`);
    same(hasEnemyUnitsAnywhere(situation, player, space), enemies.has(space), `${asked}: enemy CUs anywhere`);
    const own = unitsAt(situation, player, space) + unitsAt(situation, player, space, true);
    same(hasAnyUnits(situation, space), own > 0 || enemies.has(space), `${asked}: any CUs`);
    same(independentArmiesAt(situation, space), armies, `${asked}: Independent Armies`);
    same(hasIndependentArmy(situation, space), armies.length > 0, `${asked}: an Independent Army`);
    if (state.control[space] === player)
      same(isBesieged(situation, space), kind === 'majorCity' && outside.length + armies.length > 0, `${asked}: siege`);
  }
  const keys = (posts: readonly Post[]): readonly PlaceKey[] => posts.map(keyOf);
  const where = (holds: (post: Post) => boolean): readonly PlaceKey[] => keys(all.filter(holds));
  const manned = ({ space, inside }: Post) => unitsAt(situation, player, space, inside) > 0;
  same(keys(postsWithUnits(situation, player)), where(manned), `places of ${player}`);
  const army = ({ space, inside }: Post) => isArmy(situation, player, space, inside);
  same(keys(armyPosts(situation, player)), where(army), `Armies of ${player}`);
  const minor = (post: Post) => (state.minorGenerals[keyOf(post)] ?? 0) > 0;
  same(keys(minorGeneralPosts(situation, player)), where(minor), `Minor Generals of ${player}`);
  same([...spacesWithEnemyUnits(situation, player)], [...enemies], `enemies of ${player}`);
}

/** R 8.3.1, 13.2.6: who may still be activated. */
function activations(situation: Situation, state: GameState, player: PlayerId, same: Same): void {
  const listed = activatable(situation, player).map(
    ({ commander, ...place }) => `${commander} ${keyOf({ player, ...place })}`,
  );
  const majors = GENERALS.filter((id) => {
    const { status, owner, space, inside } = state.generals[id];
    if (status !== 'map' || owner !== player || space === null || state.moved.generals.includes(id)) return false;
    const port = situation.geometry.ports.has(space);
    return !inside || port || unitsAt(situation, player, space, true) > 0 || !isBesieged(situation, space);
  }).map(
    (id) => `${id} ${keyOf({ player, space: state.generals[id].space ?? '', inside: state.generals[id].inside })}`,
  );
  const minors = situation.geometry.board.spaces.flatMap(({ id: space }) =>
    ZONES.map((inside) => keyOf({ player, space, inside })).filter((key) => {
      const rested = (state.minorGenerals[key] ?? 0) > (state.moved.minorGenerals[key] ?? 0);
      return rested && countOf(state.forces[key]) > countOf(state.moved.forces[key]);
    }),
  );
  const expected = [...majors, ...minors.map((key) => `minor ${key}`)];
  same(listed, expected, `R 8.3.1 whom ${player} may activate`);
  same(anyActivatable(situation, player), expected.length > 0, `R 8.3.1 whether ${player} may activate anybody`);
}

const countOf = (units: GameState['forces'][string] | undefined): number => sum(Object.values(units ?? {}));

/** R 4.1, 4.2, 6.4.2: what cards look for. */
function reaches(situation: Situation, player: PlayerId, same: Same): void {
  const posts = commandPosts(situation, player);
  same(
    someCommandPost(situation, player, () => true),
    posts.length > 0,
    `a general of ${player}`,
  );
  same(
    new Set(posts.map((post) => keyOf({ player, ...post }))).size,
    posts.length,
    `generals of ${player}, place by place`,
  );
  const enemies = enemyArmies(situation, player, () => true);
  same(
    someEnemyArmy(situation, player, () => true),
    enemies.length > 0,
    `an enemy of ${player}`,
  );
  const expected = situation.players.flatMap((other) => (other === player ? [] : armyPosts(situation, other)));
  same(enemies.map(keyOf), expected.map(keyOf), `enemies of ${player}`);
  const armies = armyPosts(situation, player).map(({ space }) => space);
  for (const [code, { id }] of situation.geometry.board.spaces.entries()) {
    const near = armies.some((space) => withinPaths(situation, id, 1).has(space));
    same(isNearArmy(situation, player, code), near, `an Army of ${player} near ${id}`);
  }
  const lands = [...situation.geometry.board.provinces.map(({ id }) => [id]), ...REGIONS];
  for (const land of lands) {
    const some = spacesIn(situation, land).some((space) => mayRaiseAt(situation, player, space));
    same(mayRaiseIn(situation, player, land), some, `R 6.4.2 whether ${player} may raise CUs in ${String(land)}`);
  }
}

/** R 6.4.2, 6.4.3: room for reinforcements. */
function deployments(situation: Situation, player: PlayerId, same: Same): void {
  const bases = basesOf(situation, player);
  const whole: Deployment = {
    player,
    units: { ...NO_UNITS, mercenary: 3, loyal: 2 },
    generals: [],
    spaces: null,
    together: false,
    bases,
    placed: {},
    resort: {},
    minorGenerals: true,
  };
  const [first] = roomForUnits(situation, whole);
  const begun = first === undefined ? {} : { [first.space]: 2 };
  const asked: readonly Deployment[] = [
    whole,
    { ...whole, units: unitsOf('mercenary', 1), placed: begun },
    { ...whole, together: true },
    { ...whole, together: true, placed: begun },
    { ...whole, spaces: bases.slice(0, 1) },
  ];
  for (const [index, deployment] of asked.entries()) {
    const rooms = roomForUnits(situation, deployment);
    for (const count of [1, 2, 3, 5]) {
      const some = rooms.some(({ room }) => room >= count);
      same(isRoomForUnits(situation, deployment, count), some, `R 6.4.3 room for ${count} of ${player}, ${index}`);
    }
  }
  const poor = lastResort(situation, { ...whole, spaces: [] });
  same(poor, [], `R 6.4.3 the last resort of ${player} where a card names the spaces`);
}

const MOMENTS: readonly Moment[] = ['segment', 'reaction', 'landBattle', 'battleRolled', 'battleOver', 'navalMovement'];

/** Effects whose first step says more cheaply whether it has a target than it lists them. */
const TARGETED: readonly CardEffectKind[] = [
  'condemnation',
  'desertions',
  'diplomacy',
  'disease',
  'eleventhHour',
  'foragingFailure',
  'hemlock',
  'levy',
  'minorRaid',
  'mutiny',
  'oratorsGift',
  'silverShields',
  'traitor',
];

/** Returns whether a card has a target, and all its targets (R 4.31.1, 6.6.3 A). */
function cards(situation: Situation, player: PlayerId, same: Same): void {
  for (const moment of MOMENTS) {
    const listed = surprisesFor(situation, player, moment, null, player);
    same(hasSurpriseFor(situation, player, moment, null, player), listed.length > 0, `${moment}, cards of ${player}`);
  }
  const modules = cardModules as Readonly<Record<string, CardModule<CardEffectKind>>>;
  for (const { id: card, effect } of situation.options.cards ?? defaultDeck) {
    const rules = modules[effect.kind];
    if (!TARGETED.includes(effect.kind) || rules === undefined) continue;
    const occasion = { moment: 'segment', space: null, subject: player, matter: undefined } as const;
    const frame = { kind: 'cardEvent', player, card, step: 'target', memory: {} } as const;
    const targets = rules.actions?.(situation, frame, effect).length ?? 0;
    same(
      rules.fits?.(situation, player, effect, occasion),
      targets > 0,
      `whether card ${card} has a target for ${player}`,
    );
  }
}

/** R 6.7: markers outside Major Cities from which no path leads to a CU or a Major City of their player's, each looked at by itself. */
function isolated(situation: Situation, state: GameState, player: PlayerId): readonly SpaceId[] {
  const { board } = situation.geometry;
  const isCity = (space: SpaceId) => situation.geometry.spaces.get(space)?.kind === 'majorCity';
  const supplies = (space: SpaceId) =>
    unitsAt(situation, player, space) + unitsAt(situation, player, space, true) > 0 ||
    (isCity(space) && state.control[space] === player);
  const leadsOn = (space: SpaceId) =>
    state.control[space] === player ||
    (state.control[space] === undefined && !hasEnemyUnitsAnywhere(situation, player, space));
  const isSupplied = (start: SpaceId): boolean => {
    const seen = [start];
    for (const space of seen) {
      if (supplies(space)) return true;
      if (space !== start && !leadsOn(space)) continue;
      for (const { a, b } of board.paths) {
        const next = a === space ? b : b === space ? a : undefined;
        if (next !== undefined && !seen.includes(next)) seen.push(next);
      }
    }
    return false;
  };
  return board.spaces
    .map(({ id }) => id)
    .filter((space) => state.control[space] === player && !isCity(space) && !isSupplied(space));
}
