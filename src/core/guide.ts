/**
 * The guide of a game: what whoever shows it needs beside the rules, and no rule reads. What each action is about, whole moves,
 * and the pauses that a player may let pass. A game fills it in as tables; `subjects.ts`, `destinations.ts` and
 * `standing-orders.ts` do the rest for every game.
 */
import type { Actor, Frame, GameTypes } from './frame.js';

/** What an action is about: that by which somebody finds it who points at the table. In each list, the most telling comes first. */
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

/** The types of a game that has a guide. */
export interface GuidedTypes extends GameTypes {
  /** What its actions are about, with the ids of its own spaces, pieces and cards. */
  readonly subject: Subject;
  /** The names of the moments at which play may pause; a game without such pauses has none. */
  readonly moment: string;
  /** What one player, or a spectator, may know. Rules can be asked of it as of a state. */
  readonly view: { readonly viewer: string; readonly stack: readonly Frame[] };
}

/** A space that an action of the game may be about. */
export type SpaceOf<G extends GuidedTypes> = G['subject']['spaces'][number];
/** A piece that an action of the game may be about. */
export type PieceOf<G extends GuidedTypes> = G['subject']['pieces'][number];
/** The names of a game's types of action. */
export type TypeOfAction<G extends GuidedTypes> = G['action']['type'];

/**
 * What actions are about: an entry for each type of action. What an entry leaves out is nothing. It may look at what is shown
 * (where the Army on the march is, for an action that does not say) and must be content with a view.
 */
export type SubjectTable<G extends GuidedTypes> = {
  readonly [T in TypeOfAction<G>]: (
    action: Extract<G['action'], { readonly type: T }>,
    shown: G['shown'],
  ) => Partial<G['subject']>;
};

/** Somebody on his way. */
export interface Traveller<G extends GuidedTypes> {
  /** Who goes. */
  readonly pieces: readonly PieceOf<G>[];
  /** Where he has come to, or is bound for once a die has fallen; `null`: on the way, where nobody stops. */
  readonly space: SpaceOf<G> | null;
  /** What he has spent so far: a whole number that no step makes less. */
  readonly cost: number;
  /** Two travellers of the same standing may go on in the same ways, but for what they have spent; there are not many. */
  readonly standing: string;
}

/** How the rules of a game are asked for whole moves. */
export interface JourneyRules<G extends GuidedTypes> {
  /** The types of action that choose who goes, or by what. */
  readonly beginnings: readonly TypeOfAction<G>[];
  /** The types of action by which he goes on. */
  readonly steps: readonly TypeOfAction<G>[];
  /**
   * A state that looks like this view as far as its viewer's own moves go, in which all others can answer whatever anybody could
   * who looks the same. It is for looking ahead alone, and need not be one that can come about.
   */
  imagine(view: G['view']): G['state'];
  /**
   * Who is on his way; `undefined`: nobody.
   *
   * @param last - who was before the action that has led here, if anybody. Where rules end a way by themselves, that is who has come to
   *   its end; a game in which none do need not look at it.
   */
  traveller(situation: G['situation'], last?: Traveller<G>): Traveller<G> | undefined;
  /**
   * The standing of a traveller and what he will have spent after a step, where that is told sooner than the step is taken; `undefined`:
   * it is not. If he goes on after the step, it must be what `traveller` tells then: steps that lead to nothing new are not tried.
   */
  foreseen?(situation: G['situation'], step: G['action']): Pick<Traveller<G>, 'standing' | 'cost'> | undefined;
  /**
   * What is taken for granted on the way of where something else is asked, of others, of chance, or of the traveller's own
   * player: one of the actions listed; `undefined`: nothing is.
   */
  supposed(situation: G['situation'], actions: readonly G['action'][], traveller: G['player']): G['action'] | undefined;
}

/** A pause: somebody is asked whether he answers what goes on, and may pass. */
export interface Pause<G extends GuidedTypes> {
  /** Who is asked. */
  readonly player: G['player'];
  readonly moment: G['moment'];
  /** Whose doing it is; `null`: nobody's. */
  readonly subject: G['player'] | null;
  /** Another does something where the player has pieces or a marker. */
  readonly concerned: boolean;
  readonly pass: G['action'];
}

/** The pauses of a game. What is told of them may depend on nothing that is hidden from anybody. */
export interface PauseRules<G extends GuidedTypes> {
  /** All who may be players. */
  readonly players: readonly G['player'][];
  readonly moments: readonly G['moment'][];
  /** The types of action with which a pause is answered, and which are listed only to who can. */
  readonly answers: readonly TypeOfAction<G>[];
  /** The pause that there is; `undefined`: the game waits for something else. */
  pause(shown: G['shown']): Pause<G> | undefined;
  /** How many of a player's turns have begun: it never falls, and rises as one begins. */
  turnsBegun(shown: G['shown'], player: G['player']): number;
}

/** All of it. */
export interface Guide<G extends GuidedTypes> {
  readonly subjects: SubjectTable<G>;
  readonly journeys: JourneyRules<G>;
  /** `null`: play never pauses. */
  readonly pauses: PauseRules<G> | null;
}

/** A whole move: the actions of one player that lead somebody to a goal. */
export interface Destination<G extends GuidedTypes> {
  /** Who goes. */
  readonly pieces: readonly PieceOf<G>[];
  readonly goal: SpaceOf<G>;
  /** The player's own actions, in order; the first is listed now. */
  readonly actions: readonly G['action'][];
  /** So many of them follow on one another before others, or chance, have any say, whatever is hidden. */
  readonly certain: number;
  /** What the way costs, as the game counts it. */
  readonly cost: number;
  /** For whom the game waits at the end: for the player himself, if nothing stands in the way; `null`: it is over. */
  readonly awaits: Actor<G> | null;
}
