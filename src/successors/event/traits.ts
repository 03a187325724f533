/** What each type of event declares about itself: where it happens, and what may follow. */
import { ROYALS, type RoyalId, type SpaceId } from '../vocabulary.js';
import type { GameEvent } from './index.js';

type EventType = GameEvent['type'];
type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

/** The fields of an event, apart from its type and its rule. */
type Field<T extends EventType> = Exclude<keyof EventOf<T> & string, 'type' | 'rule'>;

/** The fields of events that name spaces. */
type SpaceField = 'space' | 'from' | 'to' | 'into';

interface Traits<T extends EventType> {
  /** The fields that name the spaces it concerns. A field with `box` or `null` names none. */
  readonly spaces?: readonly (Field<T> & SpaceField)[];
  /** The field that names a royal; the event concerns the space of the royal. */
  readonly royal?: Field<T> & 'royal';
  /** What it may change for a player (R 7.4, 15.2). A player who has more now may have won (R 7.1). */
  readonly moves?: 'victoryPoints' | 'legitimacy' | 'both';
  /** Set if it changes no player's points, but somebody may win from now on (R 6.1.2). */
  readonly mayWin?: true;
  /** Set if chance decided, or hidden information was revealed, so that undoing it would be unfair. */
  readonly barrier?: true;
}

/** The declarations by type. Each type of event must have a row. */
const TRAITS: { readonly [T in EventType]: Traits<T> } = {
  abilityCounted: {},
  activationBegan: { spaces: ['space'] },
  activationEnded: { spaces: ['space'] },
  allotmentChosen: {},
  attritionRolled: { spaces: ['space'] },
  avoidBattleRolled: { spaces: ['space'] },
  avoidedBattle: { spaces: ['from', 'to'] },
  battleScored: { spaces: ['space'] },
  battleStrengthCounted: { spaces: ['space'] },
  becameAttacker: { spaces: ['space'] },
  bodyBuried: { spaces: ['space'], moves: 'legitimacy' },
  bodyLost: {},
  capitalBegun: { spaces: ['space'] },
  capitalBuilt: { spaces: ['space'], moves: 'victoryPoints' },
  capitalDestroyed: { spaces: ['space'], moves: 'victoryPoints' },
  capitalInterrupted: { spaces: ['space'] },
  cardDiscarded: { barrier: true },
  cardDrawn: { barrier: true },
  cardPlayed: { barrier: true },
  cardRemoved: {},
  cardStolen: { barrier: true },
  cardTurnedUp: { barrier: true },
  cardsShuffled: {},
  cartBuilt: { spaces: ['space'] },
  cartControlled: {},
  cartFreed: {},
  cartLeft: { spaces: ['space'] },
  cartMoved: { spaces: ['space'] },
  cartTaken: { spaces: ['space'] },
  championLost: { moves: 'legitimacy' },
  championRegained: { moves: 'legitimacy' },
  cityArranged: { spaces: ['space'] },
  cityLeft: { spaces: ['space'] },
  cityLooted: { spaces: ['space'] },
  commandChanged: { spaces: ['space'] },
  condemnationEnded: { moves: 'legitimacy' },
  contractEnded: {},
  contractOffered: {},
  debarked: { spaces: ['space'] },
  defeated: { spaces: ['space'] },
  dieModified: { spaces: ['space'] },
  dieRerolled: {},
  embarked: {},
  eventCancelled: {},
  eventWithoutEffect: {},
  fleetDispersed: { moves: 'victoryPoints' },
  fleetGained: { moves: 'victoryPoints' },
  fleetLent: {},
  fleetLost: { moves: 'victoryPoints' },
  fleetReturned: {},
  fleetUpgraded: { moves: 'victoryPoints' },
  forageShortage: { spaces: ['space'] },
  gameWon: {},
  gatePassed: { spaces: ['space'] },
  generalArrived: { moves: 'legitimacy' },
  generalCondemned: { moves: 'legitimacy' },
  generalDealt: { barrier: true },
  generalDispersed: { spaces: ['space'], moves: 'legitimacy' },
  generalEliminated: { spaces: ['space'], moves: 'legitimacy' },
  generalHired: {},
  generalKept: {},
  generalLeft: { spaces: ['space'] },
  generalPlaced: { spaces: ['space'], moves: 'legitimacy' },
  generalSucceeded: { moves: 'legitimacy' },
  generalTaken: { spaces: ['space'] },
  generalThroughGate: { spaces: ['space'] },
  groupMoved: { spaces: ['from', 'to'] },
  guidesHired: { spaces: ['space'] },
  helepolisBuilt: { spaces: ['space'] },
  helepolisLost: { spaces: ['space'] },
  independentArmyActivated: {},
  independentArmyEnded: { spaces: ['space'] },
  independentArmyMoved: { spaces: ['from', 'to'] },
  independentArmyRemoved: {},
  independentAvoidRolled: { spaces: ['space'] },
  independentInterceptionRolled: { spaces: ['from', 'into'] },
  independentReactionDeclared: { spaces: ['from', 'space'] },
  intercepted: { spaces: ['from', 'to'] },
  interceptionCancelled: { spaces: ['from', 'into'] },
  interceptionDeclared: { spaces: ['from', 'into'] },
  interceptionRolled: { spaces: ['from', 'into'] },
  landBattleBegan: { spaces: ['space'] },
  landBattleDecided: { spaces: ['space'] },
  landBattleEnded: { spaces: ['space'] },
  leaderInDanger: { spaces: ['space'] },
  markerPlaced: { spaces: ['space'], moves: 'both' },
  markerRemoved: { spaces: ['space'], moves: 'both' },
  minorGeneralLifted: { spaces: ['space'] },
  minorGeneralPlaced: { spaces: ['space'] },
  movementForfeited: {},
  movementPointsGained: { spaces: ['space'] },
  navalBattleFought: {},
  navalInterceptionDeclared: {},
  overrun: { spaces: ['space'] },
  passageGranted: { spaces: ['space'] },
  passageRefused: { spaces: ['space'] },
  passageRevoked: { spaces: ['space'] },
  popularSupportGained: {},
  prestigeLent: { spaces: ['space'] },
  provinceDrawn: { barrier: true },
  reinforcementsDispersed: {},
  reinforcementsReceived: {},
  renownWon: { spaces: ['space'] },
  resolverDrawn: { barrier: true },
  retreated: { spaces: ['from', 'to'] },
  returnedToPort: { spaces: ['space'] },
  rolled: { barrier: true },
  roundBegan: {},
  royalActivated: { royal: 'royal', moves: 'legitimacy' },
  royalArmyStoodAside: { spaces: ['space'] },
  royalControlled: { royal: 'royal', moves: 'legitimacy' },
  royalDied: { royal: 'royal', moves: 'legitimacy' },
  royalFreed: { royal: 'royal', moves: 'legitimacy' },
  royalInactive: { spaces: ['space'], royal: 'royal', moves: 'legitimacy' },
  royalLeft: { spaces: ['space'], royal: 'royal' },
  royalMarried: { spaces: ['space'] },
  royalMoved: { spaces: ['space'], royal: 'royal' },
  royalTaken: { spaces: ['space'], royal: 'royal' },
  royalThroughGate: { spaces: ['space'], royal: 'royal' },
  segmentBegan: {},
  siegeAttempted: { spaces: ['space'] },
  siegeLifted: { spaces: ['space'] },
  siegeRolled: { spaces: ['space'] },
  spaceCaptured: { spaces: ['space'] },
  stormRaised: { spaces: ['space'] },
  surprisePlayed: { barrier: true },
  trainingAdvanced: {},
  trainingBegan: {},
  turnBegan: { mayWin: true },
  turnEnded: {},
  turnOrderSet: {},
  unitTrained: {},
  unitsDefected: { spaces: ['space'] },
  unitsDispersed: { spaces: ['space'] },
  unitsLeft: { spaces: ['space'] },
  unitsLost: { spaces: ['space'] },
  unitsPlaced: { spaces: ['space'] },
  unitsTaken: { spaces: ['space'] },
  unitsThroughGate: { spaces: ['space'] },
  usurperNamed: {},
  withdrew: { spaces: ['from', 'to'] },
};

/** The types of all events. */
export const EVENT_TYPES: readonly EventType[] = /* @__PURE__ */ Object.keys(TRAITS) as EventType[];

/** The declarations of an event type, with the same shape for all types, because they are read after each event. */
export interface Declared {
  readonly spaces: readonly SpaceField[];
  readonly namesRoyal: boolean;
  /** Whether it can have changed a player's Victory Points (R 7.4, 3.4.1). */
  readonly movesVictoryPoints: boolean;
  /** Whether it can have led to an Immediate Victory (R 7.1). */
  readonly mayBringVictory: boolean;
  readonly isUndoBarrier: boolean;
}

/** The declarations of any event type. */
type AnyTraits = { readonly [T in EventType]: Traits<T> }[EventType];

const declared = ({ spaces = [], royal, moves, mayWin, barrier }: AnyTraits): Declared => ({
  spaces,
  namesRoyal: royal !== undefined,
  movesVictoryPoints: moves === 'victoryPoints' || moves === 'both',
  mayBringVictory: moves !== undefined || mayWin === true,
  isUndoBarrier: barrier === true,
});

const ROWS: Readonly<Record<string, AnyTraits>> = TRAITS;
const DECLARED: ReadonlyMap<string, Declared> = new Map(
  Object.entries(ROWS).map(([type, traits]) => [type, declared(traits)]),
);
const NOTHING = declared({});

/** Returns the declarations of an event. */
export const declaredBy = ({ type }: GameEvent): Declared => DECLARED.get(type) ?? NOTHING;

/** An event with its fields that may name spaces or royals. */
type Saying = Pick<GameEvent, 'type'> & { readonly [K in SpaceField | 'royal']?: unknown };

/** Returns the space that an event names in a field; `null` if it names none. */
export function spaceSaid(event: GameEvent, field: SpaceField): SpaceId | null {
  const said = fieldOf(event, field);
  return typeof said === 'string' ? said : null;
}

function fieldOf(event: Saying, field: SpaceField): unknown {
  switch (field) {
    case 'space':
      return event.space;
    case 'from':
      return event.from;
    case 'to':
      return event.to;
    case 'into':
      return event.into;
  }
}

/** Returns the royal that an event concerns, if its type declares one. */
export function royalOf(event: GameEvent): RoyalId | undefined {
  const { royal }: Saying = event;
  return ROYALS.find((one) => one === royal);
}

/** Returns whether undoing an event would be unfair: chance decided, or hidden information was revealed. */
export const isUndoBarrier = (event: GameEvent): boolean => declaredBy(event).isUndoBarrier;
