/** The campaigns for three and for four (R 24, 25) for tests: positions in which only what is named is on the map, and what comes of them. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { drawWeighted, seededChance } from '../../src/core/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { components } from '../../src/peloponnesian/data/default.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { FrameKind } from '../../src/peloponnesian/frame/index.js';
import type { MovementFrame } from '../../src/peloponnesian/frame/march.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, LeaderState, UnitState } from '../../src/peloponnesian/state.js';
import type { CityId, HexId, LeaderId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { play, started } from './table.js';

type Spot = UnitState['at'] | UnitState;

/** Units and leaders, each with where it is. */
export interface Pieces {
  readonly units?: Readonly<Record<string, Spot>>;
  readonly leaders?: Readonly<Record<LeaderId, readonly [PlayerId, Spot]>>;
}

/** The campaign for three: Athens, Sparta and Thebes. */
export const three = (parts: Partial<GameState> = {}): GameState => ({
  ...initialState({ players: 3, scenario: 'threePlayerCampaign' }),
  ...parts,
});

/** The campaign for four: Corinth plays too. */
export const four = (parts: Partial<GameState> = {}): GameState => ({
  ...initialState({ players: 4, scenario: 'fourPlayerCampaign' }),
  ...parts,
});

const placed = (spot: Spot): UnitState => (typeof spot === 'string' ? { at: spot } : spot);

/** A place inside the city or fort of a hex. */
export const inside = (at: HexId): UnitState => ({ at, inside: true });

/** Puts these pieces on the map, and no others; there are neither bases nor markers at cities. */
export function only(
  state: GameState,
  { units = {}, leaders = {} }: Pieces,
  parts: Partial<GameState> = {},
): GameState {
  const stand: Record<UnitId, UnitState> = {};
  for (const id of Object.keys(state.units) as UnitId[]) stand[id] = { at: 'forcePool' };
  for (const [id, spot] of Object.entries(units)) stand[id as UnitId] = placed(spot);
  const lead: Record<LeaderId, LeaderState> = {};
  for (const [id, [player, spot]] of Object.entries(leaders)) {
    const { at, inside: isIn } = placed(spot);
    lead[id] = { at, player, ...(isIn && { inside: isIn }) };
  }
  return { ...state, bases: {}, cities: {}, forts: {}, units: stand, leaders: lead, ...parts };
}

/** A phase of movement of allies, one after another (R 24.4). */
export function marching(state: GameState, player: PlayerId, ...next: readonly PlayerId[]): GameState {
  const frame: MovementFrame = {
    kind: 'movement',
    player,
    stage: 'moving',
    marched: [],
    sailed: [],
    attacks: [],
    next,
  };
  return started({ ...state, campaignTurn: 2, stack: [frame] });
}

/** The second year of a game. */
export const secondYear = (state: GameState): GameState => ({ ...state, year: 430, turn: 4 });

/** Who has something to do. */
export const actor = (state: GameState): string | undefined => machine.actors(state)[0];

/** The kinds of actions that are listed, each once. */
export const kindsIn = (state: GameState): readonly string[] => [
  ...new Set(machine.legalActions(state).map(({ type }) => type)),
];

/** The paths of what is wrong with a state. */
export function faultPaths(input: unknown): readonly string[] {
  const read = decodeState(input);
  return isLeft(read) ? read.left.faults.map(({ path }) => path) : [];
}

/** The hex of a city. */
export function cityHex(city: CityId): HexId {
  const found = components.map.cities.find(({ id }) => id === city);
  if (found === undefined) throw new RangeError(`no city ${city}`);
  return found.hex;
}

/** Plays at random until a frame of a kind is on top. */
export function playedTo(state: GameState, kind: FrameKind): GameState {
  const chance = seededChance('allies');
  let now = started(state);
  while (now.stack.at(-1)?.kind !== kind) {
    const listed = machine.legalActions(now);
    const isChance = actor(now) === 'chance';
    const action = isChance ? drawWeighted(machine.chanceOutcomes(now), chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new RangeError(`the game does not come to ${kind}`);
    now = play(now, action).state;
  }
  return now;
}
