/** Everything that a player can name in a game of Successors. */
import {
  cards as defaultDeck,
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  query,
  ROYALS,
  type Commander,
  type GameState,
  type GeneralId,
  type PlayerId,
  type PlayerView,
  type SpaceId,
  type SuccessorsTypes,
} from '../index.js';
import type { Domains } from '../../hosts/terminal/domains.js';

/** The numbers of CUs that are tried. No decision names more of one kind. */
const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1);
const FLAGS = [false, true];

/** A zone of a space: outside its city or inside it. */
interface Post {
  readonly space: SpaceId;
  readonly inside: boolean;
}

/** Returns the zone where a general stands; `undefined`: not on the map. */
function postOf({ generals }: GameState | PlayerView, general: GeneralId): Post | undefined {
  const { space, inside } = generals[general];
  return space === null ? undefined : { space, inside };
}

/**
 * Returns each commander with the zones where it can be named: a Major General where it stands, a Minor General
 * wherever there are CUs or Minor Generals, and a general who is not on the map in one of these places, to be told so.
 */
function commandersInPlace(
  shown: GameState | PlayerView,
): readonly { readonly commander: Commander; readonly posts: readonly Post[] }[] {
  const { board } = query.geometryOf(shown);
  const players = query.playersOf(shown);
  const occupied = board.spaces.flatMap(({ id: space }) =>
    FLAGS.flatMap((inside) =>
      players.some(
        (player) =>
          query.unitsAt(shown, player, space, inside) + query.minorGeneralsAt(shown, player, space, inside) > 0,
      )
        ? [{ space, inside }]
        : [],
    ),
  );
  const anywhere = occupied.slice(0, 1);
  return [
    ...GENERALS.map((commander) => {
      const post = postOf(shown, commander);
      return { commander, posts: post === undefined ? anywhere : [post] };
    }),
    { commander: 'minor', posts: occupied },
  ];
}

/** Returns whether a Minor General could come from a space to another one (R 3.1.2). */
const hasMinor = (shown: GameState | PlayerView, player: PlayerId, space: SpaceId): boolean =>
  FLAGS.some((inside) => query.minorGeneralsAt(shown, player, space, inside) > 0);

/** Returns the possible values of each type of decision, on this board, with this deck and these players. */
export function domains(shown: GameState | PlayerView): Domains<SuccessorsTypes> {
  const { board } = query.geometryOf(shown);
  const spaces = board.spaces.map(({ id }) => id);
  const provinces = board.provinces.map(({ id }) => id);
  const players = query.playersOf(shown);
  const withMinors = spaces.filter((space) => players.some((player) => hasMinor(shown, player, space)));
  const cards = (shown.options.cards ?? defaultDeck).map(({ id }) => id);
  const commanders = [...GENERALS, 'minor'];
  const posts = { space: spaces, inside: FLAGS };
  const inPlace = commandersInPlace(shown).flatMap(({ commander, posts: where }) =>
    where.map(({ space, inside }) => ({ commander: [commander], space: [space], inside: [inside] })),
  );
  const troops = { unit: COMBAT_UNITS, count: COUNTS };
  return {
    keepGeneral: { general: GENERALS },
    placeGeneral: { general: GENERALS, space: spaces },
    chooseFirstPlayer: { first: players },
    chooseAllotment: { unit: ['mercenary', 'cavalry'] },
    deployUnits: { ...troops, space: spaces },
    deployGeneral: { general: GENERALS, space: spaces },
    deployMinorGeneral: posts,
    bury: { space: spaces },
    pass: {},
    removeMarker: { space: spaces },
    placeMarker: { space: spaces },
    buildCapital: { space: spaces },
    playCard: { card: cards, as: ['event', 'operations', 'discard'] },
    playSurprise: { card: cards },
    discardSurprise: { card: cards },
    resolveBonusEvent: { resolve: FLAGS },
    operation: { operation: ['forcedMarch', 'placeMarkers', 'train'] },
    trainUnit: { unit: ['mercenary', 'loyal'] },
    upgradeFleet: { fleet: FLEETS },
    hireGeneral: { general: GENERALS },
    retrieveFleet: { fleet: FLEETS },
    buildCart: {},
    raiseMercenary: {},
    rollMovement: {},
    activate: inPlace,
    placeMinorGeneral: { ...posts, from: [null, ...withMinors] },
    liftMinorGeneral: posts,
    disbandAt: { ...posts, count: COUNTS },
    loseUnit: { unit: COMBAT_UNITS, ...posts },
    march: { to: spaces, passage: FLAGS },
    disband: { count: COUNTS },
    takeUnits: { ...troops, inside: FLAGS },
    leaveUnits: { ...troops, inside: FLAGS },
    takeGeneral: { general: GENERALS, inside: FLAGS },
    leaveGeneral: { general: GENERALS, inside: FLAGS },
    takeMinorGeneral: { inside: FLAGS },
    leaveMinorGeneral: { from: ['group', 'supply', ...withMinors], inside: FLAGS },
    takeRoyal: { royal: ROYALS, inside: FLAGS },
    leaveRoyal: { royal: ROYALS, inside: FLAGS },
    takeCart: { inside: FLAGS },
    leaveCart: { inside: FLAGS },
    removeEnemyMarker: { space: spaces },
    siege: { space: spaces },
    subjugateWithCavalry: { space: spaces },
    attack: { target: [...players, 'independent'] },
    grantPassage: { grant: FLAGS },
    embark: {},
    escort: { fleet: FLEETS },
    setSail: {},
    sail: { to: spaces },
    debark: { inside: FLAGS },
    interceptAtSea: { fleet: FLEETS },
    joinNavalBattle: {},
    endActivation: { inside: FLAGS },
    moveIntoCity: troops,
    moveOutOfCity: troops,
    moveGeneralThroughGate: { general: commanders, inside: FLAGS },
    moveRoyalThroughGate: { royal: [...ROYALS, 'cart'], inside: FLAGS },
    avoidBattle: {},
    avoidTo: { to: spaces },
    intercept: inPlace.map(({ space, ...of }) => ({ ...of, from: space })),
    interceptWith: troops,
    interceptWithGeneral: { general: commanders },
    declareInterception: {},
    becomeAttacker: {},
    withdraw: {},
    standAndFight: {},
    joinBattle: troops,
    joinBattleWithGeneral: { general: commanders },
    succeed: { from: ['supply', ...withMinors], inside: FLAGS },
    moveIndependentArmy: { army: INDEPENDENT_ARMIES, to: spaces },
    placeIndependentMarker: { space: spaces },
    endIndependentArmy: { army: INDEPENDENT_ARMIES },
    reactWithIndependentArmy: { card: cards, army: INDEPENDENT_ARMIES },
    retreatIndependentArmy: { army: INDEPENDENT_ARMIES, to: ['box', ...spaces] },
    targetSpace: { space: spaces },
    targetProvince: { province: provinces },
    targetPlayer: { target: players },
    targetArmy: { target: [...players, ...INDEPENDENT_ARMIES], ...posts },
    targetGeneral: { general: GENERALS },
    targetCommander: inPlace,
    targetRoyal: { royal: ROYALS },
    targetCart: {},
    targetFleet: { fleet: FLEETS },
    targetUnit: { unit: COMBAT_UNITS },
    targetDie: { index: [0, 1, 2] },
  };
}
