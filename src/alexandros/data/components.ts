/** R Components: how many there are of each piece. */

/** Cards of each of the five symbols; the five make the 55 of the component list. Source: publisher's German page and reviews. */
export const CARDS_PER_SYMBOL = 11;

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

/** Rounds without a wall or a point after which the game ends. Source: ruling A21. */
export const STANDSTILL_ROUNDS = 4;
