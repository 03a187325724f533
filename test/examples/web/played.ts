/** Matches of Successors for the page to be tried on. */
import {
  createMatch,
  destinations,
  isUndoBarrier,
  legalActions,
  orThrow,
  play,
  seededChance,
  viewFor,
  type Match,
  type PlayerId,
  type SuccessorsTypes,
} from 'diadochi';
import { heuristics } from '../../../src/successors/bots/index.js';
import { greedily } from '../../kit/greedy.js';

const choose = greedily(heuristics);

export const BABYLON = { game: 'Successors', players: 2, seed: 'babylon', secret: false } as const;

export const firstOf = <A>(items: readonly A[]): A => {
  const [first] = items;
  if (first === undefined) throw new Error('there is none');
  return first;
};

/** A match of bots just before dice of a Land Battle fall, and what brings them about. */
export function beforeBattle() {
  let match: Match<SuccessorsTypes> = orThrow(createMatch({ players: 2, seed: 'ipsos' }));
  for (let step = 0; step < 2000; step++) {
    const listed = legalActions(match.state);
    const action = choose(viewFor(match.state, asked(match)), listed, seededChance(`step ${step}`));
    const { match: next, events } = orThrow(play(match, action));
    const fought = events.find((event) => event.type === 'rolled' && event.purpose === 'battle');
    if (fought?.type === 'rolled') return { match, action, dice: fought.dice };
    match = next;
  }
  throw new Error('nobody has fought');
}

/** Whom a match waits for. */
export function asked(match: Match<SuccessorsTypes>): PlayerId {
  const { player } = firstOf(legalActions(match.state));
  if (player === 'chance') throw new Error('chance is settled');
  return player;
}

/** So many first choices until one that no die and no card has followed. */
export function stepsToOneThatMayBeTakenBack(): number {
  let match: Match<SuccessorsTypes> = orThrow(createMatch({ players: 2, seed: BABYLON.seed }));
  for (let step = 1; step < 200; step++) {
    const played = orThrow(play(match, firstOf(legalActions(match.state))));
    if (step > 2 && !played.events.some(isUndoBarrier)) return step;
    match = played.match;
  }
  throw new Error('all of them are final');
}

export const decisionsOf = (match: Match<SuccessorsTypes>): number =>
  match.actions.filter(({ player }) => player !== 'chance').length;

/** A match of bots in which a general can go where only one way leads him, and on which nobody else has a say. */
export function beforeMarch() {
  let match: Match<SuccessorsTypes> = orThrow(createMatch({ players: 2, seed: 'gaza' }));
  for (let step = 0; step < 1000; step++) {
    const ways = destinations(match.state).filter(({ actions }) => actions[0]?.type === 'activate');
    for (const { pieces, goal, actions, certain, awaits } of ways) {
      const general = pieces.find((piece) => piece.startsWith('general:'));
      const free = certain === actions.length && awaits === asked(match) && actions.length > 2;
      const alone = ways.filter((other) => other.goal === goal && other.pieces.some((piece) => piece === general));
      if (general !== undefined && free && alone.length === 1 && ways.length > 2)
        return { match, general, goal, way: actions };
    }
    const action = choose(viewFor(match.state, asked(match)), legalActions(match.state), seededChance(`step ${step}`));
    match = orThrow(play(match, action)).match;
  }
  throw new Error('nobody goes anywhere');
}
