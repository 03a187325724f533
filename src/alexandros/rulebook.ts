/**
 * The sections of the rules of Alexandros, which have titles instead of numbers, each with a summary in our own words.
 */
import type { Rulebook } from '../hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: '',
  numbered: false,
  leftOut: '',
  clauses: [
    [
      'Components',
      'Components',
      'The game has a board, the figure of Alexander, 55 cards, 65 black and 10 red boundary walls, and 4 guards and a scoring disc for each of four players.',
    ],
    [
      'Setup',
      'Setup',
      'Each player takes the 4 guards and the scoring disc of a colour, and the disc begins at the start of the scoring track. Alexander stands on the starting space, at the upper left of the board. Each player is dealt one card face down, two cards lie face up, the rest are the supply, and the players agree on who begins.',
    ],
    [
      'Game Play',
      'Game Play',
      'Play goes clockwise from the starting player. A turn consists of a move of Alexander, which is obligatory, and of 2 further actions after it.',
    ],
    [
      'Moving Alexander',
      'Moving Alexander',
      "The player takes one of the two face-up cards into their hand, a new one is turned up, and Alexander moves to any of the three points of the closest empty space with the symbol of the card; among spaces at the same distance the player chooses. A space is empty if no wall stands on its sides and no figure in it, and the distance is counted in sides from Alexander's point to the closest point of the space. Black walls are placed along a shortest path from the old point to the new one, freely chosen if there are several, along edges and inside provinces too; a side that already has a wall gets no second one.",
    ],
    [
      'Special Move',
      'Special Move',
      'The player may discard a card from their hand, in place of taking a face-up one, and move Alexander to the nearest empty space with its symbol. They then receive no card for the move.',
    ],
    [
      'Further Actions',
      'Further Actions',
      'After moving Alexander, the player may take 2 actions in any order: take a card, occupy an empty province or take over another, levy taxes, take back a guard. They may take the same action twice, except that taxes may be levied only once in a turn.',
    ],
    [
      'Take a Card',
      'Take a Card',
      'The player takes the top card of the supply or one of the face-up cards into their secret hand. Face-up cards that have been taken are replaced only at the end of the turn. When the supply is exhausted, the discards are shuffled and become the new supply.',
    ],
    [
      'Occupy Province',
      'Occupy Province',
      'A province is a connected group of spaces enclosed by walls and by the coast or the edge of the board; it may have any size, and need not be occupied when it is formed. Without a space that has a symbol it cannot be occupied. Its value is the number of its spaces without a symbol, 1 point each when taxes are levied.',
    ],
    [
      'Occupy an Empty Province',
      'Occupy an Empty Province',
      'The player places at least one of their guards on a space with a symbol in the province, and for each other such space either discards a card of its symbol or places another guard. A province with more than one guard brings no taxes. A move of Alexander may divide a province.',
    ],
    [
      'Take Over an Occupied Province',
      'Take Over an Occupied Province',
      "To take over another player's province is one action: the player removes each guard there with 2 cards of the symbol on its space, and in the same turn occupies the province like an empty one. The loser gets the guards back, and half of the cards played, rounded up, chosen by the player who takes over; the rest are discarded. With two players all cards are discarded.",
    ],
    [
      'Levy Taxes',
      'Levy Taxes',
      'The player discards a card of the symbol on which their guard stands in one of their provinces with a single guard. Then they, and after them all other players in clockwise order, score 1 point for each space without a symbol in all their provinces with exactly one guard. A player may levy taxes only once in a turn.',
    ],
    [
      'Take Back a Guard',
      'Take Back a Guard',
      'The player takes one of their guards back from a province that they occupy. This costs no card.',
    ],
    [
      'End of the Game',
      'End of the Game',
      'If the black walls do not suffice to mark the path of a move, red walls complete it, the player takes their two actions, and the game ends. It ends at once when one or more players have at least 100 points. The player with the most points wins.',
    ],
    [
      'Special Situations',
      'Special Situations',
      'If there is no empty space with the symbol of a face-up card, the player may take this card and move Alexander to a space with a symbol of their choice; a card from the hand cannot be used like this. If the red walls do not suffice for the last move, the player must find a move that needs fewer.',
    ],
  ],
};
