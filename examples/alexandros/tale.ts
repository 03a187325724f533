/** A game of Alexandros told turn by turn. */
import { WALL_COLOURS, type AlexandrosTypes, type GameEvent, type GameState } from '../../src/alexandros/index.js';
import { counted } from '../grammar.js';
import type { Tale } from '../teller.js';
import { label, sideLabel } from './labels.js';
import { ON_THE_WAY, TELLINGS, type Telling } from './tellings.js';

type OnTheWay = Extract<GameEvent, { readonly type: (typeof ON_THE_WAY)[number] }>;

const isOnTheWay = (event: GameEvent): event is OnTheWay => ON_THE_WAY.some((type) => type === event.type);

/** Alexander's way and the walls that he leaves behind. */
function wayOf(events: readonly OnTheWay[], state: GameState): readonly string[] {
  const steps = events.flatMap((event) => (event.type === 'alexanderStepped' ? [event] : []));
  const walls = events.flatMap((event) => (event.type === 'wallPlaced' ? [event] : []));
  const [first] = steps;
  if (first === undefined) return [];
  const way = [first.from, ...steps.map(({ to }) => to)].map((point) => label(state, point));
  const placed = WALL_COLOURS.flatMap((colour) => {
    const sides = walls.filter((wall) => wall.colour === colour).map(({ side }) => sideLabel(state, side));
    return sides.length === 0 ? [] : [`${counted(sides.length, `${colour} wall`)} placed: ${sides.join(', ')}`];
  });
  const exhausted = events.find(({ type }) => type === 'blackWallsExhausted');
  return [
    `    he marches ${way.join(' → ')}${placed.length === 0 ? ', and no wall is placed' : ''}. (${first.rule})`,
    ...placed.map((text) => `    ${text}. (${first.rule})`),
    ...(exhausted === undefined ? [] : [`    the black walls are used up: this is the last turn. (${exhausted.rule})`]),
  ];
}

/** Begins to tell a game. It remembers the steps of Alexander that are not yet told. */
export function newTale(): Tale<AlexandrosTypes> {
  let way: readonly OnTheWay[] = [];
  return (event, state) => {
    if (isOnTheWay(event)) {
      way = [...way, event];
      return [];
    }
    const before = wayOf(way, state);
    way = [];
    return [...before, ...(TELLINGS[event.type] as Telling<GameEvent>)(event, state)];
  };
}
