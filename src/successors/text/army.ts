/** Armies as they are spoken of: who leads, and who else is with them. */
import { frameOf } from '../../core/index.js';
import type { MarchFrame, MarchGroup, SuccessorsFrame } from '../frame/index.js';
import { PLAYERS, type Commander, type GeneralId, type IndependentArmyId, type PlayerId } from '../vocabulary.js';
import type { Shown } from './speech.js';

/** The most senior of a group, if it has a general at all. */
export const leaderOf = ({ generals, minors }: MarchGroup, seniority: readonly GeneralId[]): Commander | undefined =>
  seniority.find((id) => generals.includes(id)) ?? (minors > 0 ? 'minor' : undefined);

/** The generals of a group beside the one who leads it. */
export const othersIn = ({ generals, minors }: MarchGroup, leader: Commander | undefined) => ({
  generals: generals.filter((id) => id !== leader),
  minors: minors - (leader === 'minor' ? 1 : 0),
});

/** The Army on the march. */
export const marchIn = (shown: Shown): MarchFrame | undefined => frameOf<SuccessorsFrame, 'march'>(shown, 'march');

/** Whether an Army is a player's, and no Independent one. */
export const isPlayer = (owner: PlayerId | IndependentArmyId): owner is PlayerId =>
  PLAYERS.some((player) => player === owner);
