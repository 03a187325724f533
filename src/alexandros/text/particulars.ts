/** The details of a refusal: places, provinces and symbols, as links if possible. */
import { linkTo, phrase, words, type Link, type Locale, type ParticularWords } from '../../core/index.js';
import { latticeOf } from '../geometry/index.js';
import type { PlayerId, PointId, SpaceId } from '../vocabulary.js';
import { label, type OnBoard } from './labels.js';
import { names } from './named.js';
import type { AlexandrosLink, Saying } from './things.js';

/** What the game waits for instead. */
const WAITING: Readonly<Record<Locale, (player: Saying) => Saying>> = {
  en: (player) => phrase`waiting for ${player}`,
  de: (player) => phrase`erwartet wird ${player}`,
};

const link = (to: AlexandrosLink & Link): Saying => linkTo(to);

/** Returns how the details of a refusal are written, on the board of a game. */
export function particularsIn(locale: Locale, game: OnBoard): ParticularWords<AlexandrosLink> {
  const { spaces, points } = latticeOf(game);
  const { players, symbols } = names(locale);
  const spaceAt = (id: string | number): SpaceId | undefined => spaces.find((space) => space === id);
  const point = (id: string | number): Saying | undefined => {
    const at: PointId | undefined = points.find((each) => each === id);
    return at === undefined ? undefined : link({ kind: 'point', id: at, text: label(game, at) });
  };
  const player = (id: string | number): Saying | undefined =>
    Object.hasOwn(players, id)
      ? link({ kind: 'player', id: id as PlayerId, text: players[id as PlayerId] })
      : undefined;
  return {
    space: (id) => {
      const at = spaceAt(id);
      return at === undefined ? undefined : link({ kind: 'space', id: at, text: label(game, at) });
    },
    province: (id) => {
      const at = spaceAt(id);
      return at === undefined ? undefined : link({ kind: 'province', id: at, text: label(game, at) });
    },
    owner: player,
    point,
    to: point,
    symbol: (id) => (Object.hasOwn(symbols, id) ? words(symbols[id as keyof typeof symbols]) : undefined),
    waitingFor: (id) => {
      const awaited = player(id);
      return awaited === undefined ? undefined : WAITING[locale](awaited);
    },
  };
}
