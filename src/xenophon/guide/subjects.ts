/** The subjects of actions: those of the base, those that variants share, and those of this variant. */
import { frameOf, type SubjectTable } from '../../core/index.js';
import { placeIn, subjects as ofTheBase, type About } from '../../conquest/guide/subjects.js';
import { extensionSubjects } from '../../conquest/extension/subjects.js';
import type { OwnAction } from '../action.js';
import type { FrameKind, GameFrame } from '../frame/index.js';
import type { GameState } from '../state.js';
import type { XenophonTypes } from '../types.js';

type Own = {
  readonly [T in OwnAction['type']]: (action: Extract<OwnAction, { readonly type: T }>, shown: GameState) => About;
};

const frameIn = <K extends FrameKind>(
  { stack }: GameState,
  kind: K,
): Extract<GameFrame, { readonly kind: K }> | undefined => frameOf<GameFrame, K>({ stack }, kind);

/** Returns no subject. */
const nothing = (): About => ({});

/** Returns the train that may be spent. */
const train = (_: unknown, shown: GameState): About => {
  const offered = frameIn(shown, 'provisions');
  return offered === undefined ? {} : { pieces: [offered.baggage] };
};

/** Returns the place of the battle that is about to be fought. */
const field = (_: unknown, shown: GameState): About => {
  const found = frameIn(shown, 'battlefield');
  return found === undefined ? {} : { provinces: [found.province] };
};

const own: Own = {
  // R X2
  spendProvisions: train,
  keepProvisions: train,
  elect: ({ leader, place }, shown) => ({ ...placeIn(shown, place), pieces: [leader] }),
  // R X4
  moveFirst: nothing,
  moveSecond: nothing,
  openRounds: field,
  awaitRounds: field,
  // R X7
  arrayFirst: field,
  arrayLast: field,
  climbHill: field,
  stayBelow: field,
};

export const subjects: SubjectTable<XenophonTypes> = { ...ofTheBase, ...extensionSubjects, ...own };
