/** R Components: the number of each piece. */

/**
 * Cards of each of the five symbols; the five make the 55 of the component list. Source: publisher's German page and
 * reviews.
 */
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

/** The number of walls of both colours. Source: R Components. */
export const ALL_WALLS = BLACK_WALLS + RED_WALLS;

/**
 * The number of times that the whole deck can be used up without any result before the game ends. Source: ruling A21.
 */
const DECKS_SPENT = 2;

/** The last turn that a game can have. Source: ruling A21. */
export const LAST_TURN = 800;

/**
 * The most turns in a row without a wall or a point; one more ends the game. Source: ruling A21, which derives it: each
 * turn moves a card from the table to a hand or from a hand, and hands hold at most the deck, so in this number of
 * turns Alexander's moves alone use up the deck this often.
 */
export const STANDSTILL_TURNS = (2 * DECKS_SPENT + 1) * CARDS;
