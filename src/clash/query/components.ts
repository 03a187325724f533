/** The components of this variant, and its frames on the stack. */
import { frameOf } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ClaimFact, ClashComponents, LoyaltyFact } from '../data/shape.js';
import type { FrameKind, GameFrame } from '../frame/index.js';

/** Returns the components with the type of this variant. */
export const clashComponents = ({ components }: Pick<Situation, 'components'>): ClashComponents =>
  components as ClashComponents;

/** Returns the topmost frame of a kind. */
export const frameIn = <K extends FrameKind>(
  { stack }: Pick<Situation, 'stack'>,
  kind: K,
): Extract<GameFrame, { readonly kind: K }> | undefined => frameOf<GameFrame, K>({ stack }, kind);

export const claimNamed = (situation: Situation, id: string | null | undefined): ClaimFact | undefined =>
  clashComponents(situation).choices.find((claim) => claim.id === id);

export const loyaltyNamed = (situation: Situation, id: string | undefined): LoyaltyFact | undefined =>
  clashComponents(situation).loyalties.find((loyalty) => loyalty.id === id);
