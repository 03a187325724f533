/**
 * The guide of a game describes what user interfaces and bots need beyond the rules: what each action is about, whole
 * moves, and the pauses that a player may pass. A game provides it as tables; `subjects.ts`, `destinations.ts` and
 * `standing-orders.ts` do the rest for every game.
 */
import type { Actor, Frame, GameTypes } from './frame.js';

/**
 * What an action is about: the things by which a player can point at it. In each list, the most specific comes first.
 */
export interface Subject<
  Space extends string = string,
  Piece extends string = string,
  Card extends string | number = string | number,
  Province extends string = string,
  Player extends string = string,
> {
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly cards: readonly Card[];
  readonly provinces: readonly Province[];
  readonly players: readonly Player[];
}

/** The types of a game with a guide. */
export interface GuidedTypes extends GameTypes {
  /** What its actions are about, with the ids of its own spaces, pieces and cards. */
  readonly subject: Subject;
  /** The names of the moments at which play can pause; `never` in a game without pauses. */
  readonly moment: string;
  /** Everything that one player, or a spectator, may know. The rules accept it like a state. */
  readonly view: { readonly viewer: string; readonly stack: readonly Frame[] };
}

/** A space that an action of the game can be about. */
export type SpaceOf<G extends GuidedTypes> = G['subject']['spaces'][number];
/** A piece that an action of the game can be about. */
export type PieceOf<G extends GuidedTypes> = G['subject']['pieces'][number];
/** The names of a game's types of action. */
export type TypeOfAction<G extends GuidedTypes> = G['action']['type'];

/**
 * What actions are about, with an entry for each type of action. Things that an entry leaves out are empty. An entry
 * may look at the state (for example, to find the Army on the march), and must work with a view.
 */
export type SubjectTable<G extends GuidedTypes> = {
  readonly [T in TypeOfAction<G>]: (
    action: Extract<G['action'], { readonly type: T }>,
    shown: G['shown'],
  ) => Partial<G['subject']>;
};

/** A piece or group of pieces that is moving. */
export interface Traveller<G extends GuidedTypes> {
  /** The pieces that move. */
  readonly pieces: readonly PieceOf<G>[];
  /**
   * The space that they have reached, or are bound for once a die has been rolled; `null` if they are between spaces
   * and cannot stop.
   */
  readonly space: SpaceOf<G> | null;
  /** The cost so far: an integer that no step lowers. */
  readonly cost: number;
  /**
   * A key for the ways in which they can go on: two travellers with equal keys can go on in the same ways, apart from
   * the cost so far. There are few of them.
   */
  readonly standing: string;
}

/** How the search for whole moves uses the rules of a game. */
export interface JourneyRules<G extends GuidedTypes> {
  /** The types of action that choose the pieces or the means of a move. */
  readonly beginnings: readonly TypeOfAction<G>[];
  /** The types of action that continue a move. */
  readonly steps: readonly TypeOfAction<G>[];
  /**
   * Returns a state that fits this view as far as the viewer's own moves are concerned. In it, the other players can
   * answer in every way that any fitting state allows. It is used only to look ahead, and need not be reachable in
   * play.
   */
  imagine(view: G['view']): G['state'];
  /**
   * Returns the pieces that are moving, or `undefined` if there are none.
   *
   * @param last - the traveller before the last action, if any. Where rules end a move by themselves, it is the
   *   traveller who has arrived; other games can ignore it
   */
  traveller(situation: G['situation'], last?: Traveller<G>): Traveller<G> | undefined;
  /**
   * Returns the key and the cost of a traveller after a step, if they can be computed without taking the step, or
   * `undefined`. If the traveller goes on after the step, the result must equal that of `traveller`, because steps that
   * lead to nothing new are skipped.
   */
  foreseen?(situation: G['situation'], step: G['action']): Pick<Traveller<G>, 'standing' | 'cost'> | undefined;
  /**
   * Returns the listed action to assume when somebody else, chance, or the traveller's own player is asked on the way,
   * or `undefined` to assume nothing.
   */
  supposed(situation: G['situation'], actions: readonly G['action'][], traveller: G['player']): G['action'] | undefined;
}

/** A pause: a player is asked whether to respond to something, and may pass. */
export interface Pause<G extends GuidedTypes> {
  /** The player who is asked. */
  readonly player: G['player'];
  readonly moment: G['moment'];
  /** The player who caused it; `null` for nobody. */
  readonly subject: G['player'] | null;
  /** Whether another player does something where this player has pieces or a marker. */
  readonly concerned: boolean;
  readonly pass: G['action'];
}

/** The pauses of a game. They may depend only on public information. */
export interface PauseRules<G extends GuidedTypes> {
  /** All possible players. */
  readonly players: readonly G['player'][];
  readonly moments: readonly G['moment'][];
  /** The types of action that respond to a pause, listed only for a player who can take them. */
  readonly answers: readonly TypeOfAction<G>[];
  /** Returns the current pause, or `undefined` if the game waits for something else. */
  pause(shown: G['shown']): Pause<G> | undefined;
  /** Returns the number of turns of a player that have begun. It grows by one when a turn begins. */
  turnsBegun(shown: G['shown'], player: G['player']): number;
}

/** The complete guide of a game. */
export interface Guide<G extends GuidedTypes> {
  readonly subjects: SubjectTable<G>;
  readonly journeys: JourneyRules<G>;
  /** The pauses; `null` if play never pauses. */
  readonly pauses: PauseRules<G> | null;
}

/** A whole move: the actions of one player that lead some pieces to a goal. */
export interface Destination<G extends GuidedTypes> {
  /** The pieces that move. */
  readonly pieces: readonly PieceOf<G>[];
  readonly goal: SpaceOf<G>;
  /** The player's own actions, in order. The first one is legal now. */
  readonly actions: readonly G['action'][];
  /** The number of these actions that come before others, or chance, can interfere, whatever is hidden. */
  readonly certain: number;
  /** The cost of the move, in the unit of the game. */
  readonly cost: number;
  /** Whom the game waits for at the end: the player, if nothing interferes; `null` if the game is over. */
  readonly awaits: Actor<G> | null;
}
