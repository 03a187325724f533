/** How good a situation of Successors is for a player. */
import { query, type GameState, type PlayerId, type PlayerView } from '../index.js';

type Shown = GameState | PlayerView;

/** Makes the weights below those of a logistic regression: they estimate who wins a game between two greedy bots. */
export const ADVANTAGE = 12;

/**
 * The weights of a Victory Point and of a Legitimacy Point on each Game Turn. Points can be lost again, so an early lead
 * says little; and nobody wins by Legitimacy at the end of the last Game Turn (R 7.3).
 */
const POINTS = [
  { victory: 0.4, legitimacy: 0 },
  { victory: 1.1, legitimacy: 0.1 },
  { victory: 1.7, legitimacy: 0.6 },
  { victory: 2.4, legitimacy: 1.3 },
  { victory: 3, legitimacy: 0.3 },
];

/** The Game Turn on which an heir comes of age, whose controller can win as Regent (R 7.2). */
const OF_AGE = { herakles: 4, alexandros: 5 };
/** The weight of an heir who is the next to come of age, and of one for whom that is still far off. */
const NEXT_HEIR = 10;
const LATER_HEIR = 4;

/** The weight of the cart, which becomes Legitimacy when Alexander's body is buried (R 15.4). */
const CART = 2.5;
const MARKER = 0.1;
const UNIT = 0.5;

/** Returns the weight of the heirs whom a player controls and who are not of age yet. */
function heirs({ turn, royals }: Shown, player: PlayerId): number {
  const weightOf = (heir: keyof typeof OF_AGE): number => {
    const { status, controller } = royals[heir];
    if (status === 'dead' || controller !== player || turn >= OF_AGE[heir]) return 0;
    const isNext = heir === 'herakles' || turn >= OF_AGE.herakles;
    return isNext ? NEXT_HEIR : LATER_HEIR;
  };
  return weightOf('herakles') + weightOf('alexandros');
}

/** Returns the value of what a player has: points, heirs, Alexander's body, markers, and CUs to defend them. */
function holdings(shown: Shown, player: PlayerId): number {
  const { victory, legitimacy } = POINTS[shown.turn - 1] ?? { victory: 0, legitimacy: 0 };
  const markers = Object.values(shown.control).filter((holder) => holder === player).length;
  const hasCart = shown.body.status === 'cart' && shown.body.controller === player;
  return (
    victory * query.victoryPoints(shown, player) +
    legitimacy * query.legitimacy(shown, player) +
    heirs(shown, player) +
    (hasCart ? CART : 0) +
    MARKER * markers +
    UNIT * query.unitsOnMap(shown, player)
  );
}

/** Returns the player's holdings, less those of the best opponent. */
export function worth(shown: Shown, player: PlayerId): number {
  const others = query.playersOf(shown).filter((other) => other !== player);
  return holdings(shown, player) - Math.max(...others.map((other) => holdings(shown, other)));
}
