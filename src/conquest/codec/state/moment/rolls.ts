/** R 2: dice fall for a frame that is waiting for them. */
import type { FrameKind, GameFrame } from '../../../frame/index.js';
import type { BaseRollPurpose } from '../../../vocabulary.js';
import type { Awaits } from '../../edition.js';
import type { FrameOf } from '../../frame/frame.js';
import { unless, type FrameCheck } from './check.js';

/** A frame of this kind does, as long as this holds. */
export const by =
  <K extends FrameKind>(kind: K, waits: (frame: FrameOf<K>) => boolean): Awaits<GameFrame> =>
  (below) =>
    below.kind === kind && waits(below as FrameOf<K>);

/** The frame that calls for dice, by what they are for; those of a variant are called for by frames of its own. */
export const AWAITED: Readonly<Record<BaseRollPurpose, Awaits<GameFrame>>> = {
  // R 7
  depletion: by('supply', ({ stage, provinces }) => stage === 'depletion' && provinces.length > 0),
  attrition: by('supply', ({ stage, starving }) => stage === 'attrition' && starving.length > 0),
  // R 8
  forcedMarch: by('march', ({ stage }) => stage === 'over'),
  // R 9, 10.16, 10.17
  evasion: by('evasion', ({ left, evaded }) => left.length > 0 && evaded === null),
  minorCombat: by('minorCombat', ({ result }) => result === null),
  casualty: by('casualty', ({ again }) => !again),
  casualtyAgain: by('casualty', ({ again }) => again),
  // R 10
  rally: by('rally', ({ stage, left }) => stage === 'roll' && left.length > 0),
  duel: by('duel', ({ stage }) => stage === 'strike'),
  missile: by('duel', ({ stage }) => stage === 'strike'),
  defensiveFire: by('duel', ({ stage }) => stage === 'fire'),
  pursuit: by('pursuit', ({ stage, as, left }) => stage === 'pursue' && as !== null && left.length > 0),
  // R 11
  siege: by('siege', ({ stage }) => stage === 'storm'),
  sortie: by('siege', ({ stage }) => stage === 'sortie'),
  // R 12
  recovery: by('recovery', ({ left }) => left.length > 0),
  // R 14
  revolt: by('revolt', ({ stage }) => stage === 'test'),
  mercenaries: by('revolt', ({ stage }) => stage === 'mercenaries'),
  raidPlace: by('raid', ({ stage }) => stage === 'place'),
  raidSize: by('raid', ({ stage }) => stage === 'size'),
  // R 17
  kingsHealth: by('kingsHealth', () => true),
  mutiny: by('mutiny', ({ stage }) => stage === 'troops'),
  treachery: by('mutiny', ({ stage }) => stage === 'trial'),
  surrender: by('summons', () => true),
};

/** How many dice fall at once. */
const DICE = 1;

export const rollFindings: FrameCheck<'roll'> = ({ purpose, dice, values }, { edition, below, above }) =>
  unless([
    [
      below !== undefined && edition.frames.awaited[purpose]?.(below) === true,
      'purpose',
      'the frame below waits for no such dice',
    ],
    [above === undefined, 'kind', 'nothing lies on dice that are about to fall'],
    [dice === DICE, 'dice', `there are ${DICE}, not ${dice}`],
    [values.length < dice, 'values', 'all the dice have fallen'],
  ]);
