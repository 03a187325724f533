/** R Components: how many there are of each piece. */

/** Cards of each of the five symbols; the five make the 55 of the component list. Source: publisher's German page and reviews. */
export const CARDS_PER_SYMBOL = 11;

/** All the cards. Source: R Components. */
export const CARDS = 55;

/** Guards of each player. Source: R Components. */
export const GUARDS = 4;

/** Black Boundary Walls. Source: R Components. */
export const BLACK_WALLS = 65;

/** Red Boundary Walls. Source: R Components. */
export const RED_WALLS = 10;

/** Face-up cards beside the board. Source: R Setup. */
export const FACE_UP = 2;

/** Further actions in a turn. Source: R Further Actions. */
export const ACTIONS = 2;

/** Points that end the game. Source: R End of the Game. */
export const WINNING_SCORE = 100;

/** Boundary Walls of both colours. Source: R Components. */
export const ALL_WALLS = BLACK_WALLS + RED_WALLS;

/** How often the whole deck is spent for nothing before the game ends. Source: ruling A21. */
const DECKS_SPENT = 2;

/** The last turn that a game can have. Source: ruling A21. */
export const LAST_TURN = 800;

/**
 * Turns without a wall or a point that a game bears; one more ends it. Source: ruling A21, which derives it: each turn brings a
 * card from the table to a hand or takes one from a hand, and hands hold no more than the deck, so that in so many turns
 * Alexander's moves alone make the players spend the deck so often.
 */
export const STANDSTILL_TURNS = (2 * DECKS_SPENT + 1) * CARDS;
