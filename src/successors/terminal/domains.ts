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
const TROOPS = { unit: COMBAT_UNITS, count: COUNTS };
const COMMANDERS = [...GENERALS, 'minor'] as const;

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

/** Returns everything that decisions can name on this board, with this deck and these players. */
function nameableIn(shown: GameState | PlayerView) {
  const { board } = query.geometryOf(shown);
  const spaces = board.spaces.map(({ id }) => id);
  const players = query.playersOf(shown);
  return {
    spaces,
    provinces: board.provinces.map(({ id }) => id),
    players,
    cards: (shown.options.cards ?? defaultDeck).map(({ id }) => id),
    posts: { space: spaces, inside: FLAGS },
    spacesWithMinors: spaces.filter((space) => players.some((player) => hasMinor(shown, player, space))),
    commandersHere: commandersInPlace(shown).flatMap(({ commander, posts }) =>
      posts.map(({ space, inside }) => ({ commander: [commander], space: [space], inside: [inside] })),
    ),
  };
}
type Nameable = ReturnType<typeof nameableIn>;
type SomeDomains = Partial<Domains<SuccessorsTypes>>;

/** Returns the decisions before the first turn, and those about markers and the burial. */
const ofSetUpAndMarkers = ({ spaces, players, posts }: Nameable) =>
  ({
    keepGeneral: { general: GENERALS },
    placeGeneral: { general: GENERALS, space: spaces },
    chooseFirstPlayer: { first: players },
    chooseAllotment: { unit: ['mercenary', 'cavalry'] },
    deployUnits: { ...TROOPS, space: spaces },
    deployGeneral: { general: GENERALS, space: spaces },
    deployMinorGeneral: posts,
    bury: { space: spaces },
    pass: {},
    removeMarker: { space: spaces },
    placeMarker: { space: spaces },
    buildCapital: { space: spaces },
  }) satisfies SomeDomains;

/** Returns the decisions to play cards, and those about operations and bonuses. */
const ofCards = ({ cards }: Nameable) =>
  ({
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
  }) satisfies SomeDomains;

/** Returns the decisions of an Army on the march: who goes with it, and what it does in a space. */
const ofMarch = ({ spaces, posts, players, spacesWithMinors, commandersHere }: Nameable) =>
  ({
    activate: commandersHere,
    placeMinorGeneral: { ...posts, from: [null, ...spacesWithMinors] },
    liftMinorGeneral: posts,
    disbandAt: { ...posts, count: COUNTS },
    loseUnit: { unit: COMBAT_UNITS, ...posts },
    march: { to: spaces, passage: FLAGS },
    disband: { count: COUNTS },
    takeUnits: { ...TROOPS, inside: FLAGS },
    leaveUnits: { ...TROOPS, inside: FLAGS },
    takeGeneral: { general: GENERALS, inside: FLAGS },
    leaveGeneral: { general: GENERALS, inside: FLAGS },
    takeMinorGeneral: { inside: FLAGS },
    leaveMinorGeneral: { from: ['group', 'supply', ...spacesWithMinors], inside: FLAGS },
    takeRoyal: { royal: ROYALS, inside: FLAGS },
    leaveRoyal: { royal: ROYALS, inside: FLAGS },
    takeCart: { inside: FLAGS },
    leaveCart: { inside: FLAGS },
    removeEnemyMarker: { space: spaces },
    siege: { space: spaces },
    subjugateWithCavalry: { space: spaces },
    attack: { target: [...players, 'independent'] },
    grantPassage: { grant: FLAGS },
  }) satisfies SomeDomains;

/** Returns the decisions at sea and through the gate of a city. */
const ofSeaAndGate = ({ spaces }: Nameable) =>
  ({
    embark: {},
    escort: { fleet: FLEETS },
    setSail: {},
    sail: { to: spaces },
    debark: { inside: FLAGS },
    interceptAtSea: { fleet: FLEETS },
    joinNavalBattle: {},
    endActivation: { inside: FLAGS },
    moveIntoCity: TROOPS,
    moveOutOfCity: TROOPS,
    moveGeneralThroughGate: { general: COMMANDERS, inside: FLAGS },
    moveRoyalThroughGate: { royal: [...ROYALS, 'cart'], inside: FLAGS },
  }) satisfies SomeDomains;

/** Returns the reactions to an Army that arrives, and the decisions in a battle. */
const ofBattle = ({ spaces, spacesWithMinors, commandersHere }: Nameable) =>
  ({
    avoidBattle: {},
    avoidTo: { to: spaces },
    intercept: commandersHere.map(({ space, ...of }) => ({ ...of, from: space })),
    interceptWith: TROOPS,
    interceptWithGeneral: { general: COMMANDERS },
    declareInterception: {},
    becomeAttacker: {},
    withdraw: {},
    standAndFight: {},
    joinBattle: TROOPS,
    joinBattleWithGeneral: { general: COMMANDERS },
    succeed: { from: ['supply', ...spacesWithMinors], inside: FLAGS },
  }) satisfies SomeDomains;

/** Returns the decisions about Independent Armies. */
const ofIndependents = ({ spaces, cards }: Nameable) =>
  ({
    moveIndependentArmy: { army: INDEPENDENT_ARMIES, to: spaces },
    placeIndependentMarker: { space: spaces },
    endIndependentArmy: { army: INDEPENDENT_ARMIES },
    reactWithIndependentArmy: { card: cards, army: INDEPENDENT_ARMIES },
    retreatIndependentArmy: { army: INDEPENDENT_ARMIES, to: ['box', ...spaces] },
  }) satisfies SomeDomains;

/** Returns the targets of cards. */
const ofTargets = ({ spaces, provinces, players, posts, commandersHere }: Nameable) =>
  ({
    targetSpace: { space: spaces },
    targetProvince: { province: provinces },
    targetPlayer: { target: players },
    targetArmy: { target: [...players, ...INDEPENDENT_ARMIES], ...posts },
    targetGeneral: { general: GENERALS },
    targetCommander: commandersHere,
    targetRoyal: { royal: ROYALS },
    targetCart: {},
    targetFleet: { fleet: FLEETS },
    targetUnit: { unit: COMBAT_UNITS },
    targetDie: { index: [0, 1, 2] },
  }) satisfies SomeDomains;

/** Returns the possible values of each type of decision, on this board, with this deck and these players. */
export function domains(shown: GameState | PlayerView): Domains<SuccessorsTypes> {
  const nameable = nameableIn(shown);
  return {
    ...ofSetUpAndMarkers(nameable),
    ...ofCards(nameable),
    ...ofMarch(nameable),
    ...ofSeaAndGate(nameable),
    ...ofBattle(nameable),
    ...ofIndependents(nameable),
    ...ofTargets(nameable),
  };
}
