/** Alexander's path, described as a whole when he has arrived. */
import { sentence } from '../../core/index.js';
import type { AlexanderStepped, BlackWallsExhausted, WallPlaced } from '../event.js';
import { WALL_COLOURS } from '../vocabulary.js';
import type { Shown } from './speech.js';
import type { LanguageTexts } from './tables.js';
import type { Saying } from './things.js';

/** An event on Alexander's path. */
export type OnTheWay = AlexanderStepped | WallPlaced | BlackWallsExhausted;

/** A sentence, and the event whose rule it comes from. */
export interface WaySaying {
  readonly said: Saying;
  readonly event: OnTheWay;
}

/** Returns whether an event is one of those that are described together. */
export const isOnTheWay = (event: { readonly type: string }): event is OnTheWay =>
  Object.hasOwn(ON_THE_WAY, event.type);

const ON_THE_WAY = {
  alexanderStepped: true,
  wallPlaced: true,
  blackWallsExhausted: true,
} satisfies Readonly<Record<OnTheWay['type'], true>>;

/** Returns the sentences about a path: its points, the walls of each colour, and whether the black ones are used up. */
export function wayIn(tongue: LanguageTexts, events: readonly OnTheWay[], shown: Shown): readonly WaySaying[] {
  const speech = tongue.speech(shown);
  const steps = events.filter((event) => event.type === 'alexanderStepped');
  const walls = events.filter((event) => event.type === 'wallPlaced');
  const [first] = steps;
  const points = first === undefined ? [] : [first.from, ...steps.map(({ to }) => to)];
  const tell = (said: Saying, event: OnTheWay): WaySaying => ({ said: sentence(said), event });
  return [
    ...(first === undefined ? [] : [tell(tongue.way.way(points, walls.length > 0, speech), first)]),
    ...WALL_COLOURS.flatMap((colour) => {
      const placed = walls.filter((wall) => wall.colour === colour);
      const [wall] = placed;
      const sides = placed.map(({ side }) => side);
      return wall === undefined ? [] : [tell(tongue.way.walls(colour, sides, speech), wall)];
    }),
    ...events.flatMap((event) =>
      event.type === 'blackWallsExhausted' ? [tell(tongue.events.blackWallsExhausted(event, speech), event)] : [],
    ),
  ];
}
