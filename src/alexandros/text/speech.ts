/** Words that all languages share: the things of a situation by their names, each as a link. */
import { counted, linkTo } from '../../core/index.js';
import { symbolAt } from '../query/covering.js';
import { provinceNamed } from '../query/provinces.js';
import type { AlexandrosTypes } from '../types.js';
import type { CardSymbol, PlayerId, PointId, SideId, SpaceId } from '../vocabulary.js';
import { label, sideLabel } from './labels.js';
import type { Names, Piece } from './names.js';
import type { AlexandrosLink, Saying } from './things.js';

/** A whole state, or a view of it. */
export type Shown = AlexandrosTypes['shown'];

const link = (to: AlexandrosLink): Saying => linkTo(to);

/** Returns how a language names the things of a situation. */
export function speechOf(names: Names, shown: Shown) {
  return {
    shown,
    names,
    player: (id: PlayerId): Saying => link({ kind: 'player', id, text: names.players[id] }),
    space: (id: SpaceId): Saying => link({ kind: 'space', id, text: label(shown, id) }),
    point: (id: PointId): Saying => link({ kind: 'point', id, text: label(shown, id) }),
    side: (id: SideId): Saying => link({ kind: 'side', id, text: sideLabel(shown, id) }),
    province: (id: SpaceId): Saying => link({ kind: 'province', id, text: label(shown, id) }),
    /** Without an article. */
    card: (id: CardSymbol): Saying => link({ kind: 'card', id, text: names.cards[id] }),
    /** The kind of a space, without an article. */
    spaceKind: (id: SpaceId): string => names.spaces[symbolAt(shown, id) ?? 'open'],
    symbolAt: (id: SpaceId): CardSymbol | undefined => symbolAt(shown, id),
    /** The current value of a province; 0 if it no longer exists. */
    worth: (id: SpaceId): number => provinceNamed(shown, id)?.value ?? 0,
    /** `2 guards`. */
    pieces: (count: number, piece: Piece): string => counted(count, names.pieces[piece]),
  };
}
export type Speech = ReturnType<typeof speechOf>;
