/** Players for games played by a program: they fight, besiege, raid or sail, with some chance in what they do. */
import { heuristics } from '../../src/peloponnesian/bots/index.js';
import { drawWeighted } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { campOf, cityIn, friendOfCity, regionOfHex, regionState } from '../../src/peloponnesian/query/owners.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { Situation } from '../../src/peloponnesian/table/situation.js';
import { viewFor } from '../../src/peloponnesian/view.js';
import type { Camp } from '../../src/peloponnesian/vocabulary.js';
import { seeing, uniform, type Policy, type Taste } from '../../tools/policies/policy.js';
import { greedily } from '../kit/greedy.js';

/** How much a player likes an action of some type; 1 if it is left out. */
type Tastes = Taste<Action['type']>;

const COMMON: Tastes = {
  place: 12,
  placeLeader: 12,
  withdraw: 0.05,
  withdrawLeader: 0.02,
  placeBase: 0.3,
  march: 6,
  step: 8,
  enterArea: 2,
  halt: 0.5,
  take: 6,
  leave: 0.1,
  sail: 1,
  sailTo: 3,
  landAt: 2,
  attackFleets: 10,
  intercept: 6,
  engage: 12,
  storm: 3,
  resolveSiege: 10,
  liftSiege: 0.1,
  besiege: 20,
  fightOn: 5,
  raid: 0.3,
  pullDownWalls: 0.01,
  pullDownLongWalls: 0.01,
  destroyWalls: 0.3,
  destroyCity: 0.3,
  playCard: 3,
  discardCard: 0.5,
  proposePeace: 0.1,
  acceptPeace: 0.3,
  claimRegion: 6,
  giveTalents: 0.05,
  giveCard: 0.3,
  closeLands: 0.1,
  openLands: 4,
};

const TASTES = {
  fighter: { assault: 8, attackHere: 6, fightOn: 12, standOutside: 3 },
  besieger: { assault: 0.2, maskPlace: 5, attackHere: 0.1 },
  raider: { raid: 10, forage: 3, assault: 2, endSieges: 40 },
  sailor: { sail: 30, march: 2, assault: 3, putToSea: 4, placeBase: 2 },
  wrecker: { assault: 8, destroyCity: 4, destroyWalls: 4, destroyLongWalls: 8, pullDownLongWalls: 8, liftSiege: 6 },
  rower: {
    place: 4,
    take: 20,
    sail: 40,
    sailTo: 8,
    landAt: 6,
    assault: 0.3,
    maskPlace: 5,
    march: 1,
    crossIsthmus: 40,
    attackFleets: 60,
    intercept: 30,
    engage: 30,
    enterPort: 3,
  },
  // Whoever plays these scenarios with all the rules (R 23, 26, 27) plays cards, speaks of peace, or goes to Sicily.
  plotter: { playCard: 40, passCards: 0.5, discardCard: 2, assault: 2, demandPeace: 0.5 },
  envoy: { demandPeace: 60, proposePeace: 6, acceptPeace: 2, airGrievances: 10, attackHere: 0.3, assault: 0.3 },
  sicilian: { enterSicily: 400, sail: 40, sailTo: 6, march: 1, playCard: 6 },
} as const satisfies Readonly<Record<string, Tastes>>;

export type Temper = keyof typeof TASTES;
export const TEMPERS: readonly Temper[] = ['fighter', 'besieger', 'raider', 'sailor', 'wrecker', 'rower'];
/** Those that only the full sequence has a use for. */
export const CAMPAIGN_TEMPERS: readonly Temper[] = ['plotter', 'envoy', 'sicilian'];

/** Returns by hex how far it is to the nearest city that is not a camp's, in hexes; cities of regions in play alone count. */
function distances(situation: Situation, camp: Camp): readonly number[] {
  const { grid, map } = situation.ground;
  const found = Array.from({ length: grid.size }, () => Infinity);
  const goals = map.cities
    .flatMap(({ hex }) => situation.places.codes.get(hex) ?? [])
    .filter((hex) => {
      const city = cityIn(situation, hex);
      const region = regionOfHex(situation, hex);
      return (
        city !== undefined &&
        friendOfCity(situation, city) !== camp &&
        region !== null &&
        regionState(situation, region) !== undefined
      );
    });
  for (const hex of goals) found[hex] = 0;
  for (const hex of goals)
    for (const next of grid.neighbours(hex))
      if (found[next] === Infinity) {
        found[next] = (found[hex] ?? 0) + 1;
        goals.push(next);
      }
  return found;
}

/** The hex to which an action leads; `undefined`: to none. */
const hexOf = (action: Action): string | undefined =>
  action.type === 'step' ? action.to : action.type === 'settle' || action.type === 'landAt' ? action.hex : undefined;

/** Returns whether a march leads away from an enemy city that the pieces mask: only those who besiege mind. */
function leavesMask(situation: Situation, action: Action, temper: Temper): boolean {
  if (action.type !== 'march' || temper !== 'besieger') return false;
  const { roster } = situation;
  const unit = roster.units[roster.unitCodes.get(action.piece as never) ?? -1];
  const leader = roster.leaders[roster.leaderCodes.get(action.piece) ?? -1];
  const place = unit === undefined ? leader && situation.placeOfLeader(leader.code) : situation.placeOfUnit(unit.code);
  const city = place === undefined ? undefined : cityIn(situation, place);
  return city !== undefined && friendOfCity(situation, city) !== campOf(action.player);
}

/** Returns the player of a temper. */
export const playerOf =
  (temper: Temper): Policy<GameState, Action> =>
  (listed, state, chance) => {
    const taste: Tastes = { ...COMMON, ...TASTES[temper] };
    const [first] = listed;
    if (first === undefined) throw new RangeError('there is nothing to choose');
    if (listed.length === 1) return first;
    const goes = listed.some((action) => hexOf(action) !== undefined || action.type === 'march');
    const situation = goes && first.player !== 'chance' ? machine.situationOf(state()) : undefined;
    const far =
      situation === undefined || first.player === 'chance' ? undefined : distances(situation, campOf(first.player));
    const outcomes = listed.map((action) => {
      const weight = taste[action.type] ?? 1;
      const hex = hexOf(action);
      const code = hex === undefined ? undefined : situation?.places.codes.get(hex as never);
      const distance = code === undefined ? undefined : far?.[code];
      const drawn = distance === undefined ? weight : weight * (4 / (1 + Math.min(20, distance)) ** 2);
      const kept = situation !== undefined && leavesMask(situation, action, temper) ? drawn * 0.02 : drawn;
      const company = (action.type === 'march' || action.type === 'sail') && action.company === 'all' ? 8 : 1;
      return { action, weight: Math.max(1, Math.round(kept * company * 1000)) };
    });
    return drawWeighted(outcomes, chance);
  };

/** The policies by name. */
export const PELOPONNESIAN_POLICIES = {
  uniform,
  fighter: playerOf('fighter'),
  besieger: playerOf('besieger'),
  raider: playerOf('raider'),
  sailor: playerOf('sailor'),
  wrecker: playerOf('wrecker'),
  rower: playerOf('rower'),
  bot: seeing(greedily(heuristics), viewFor),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
