/** R 24.3, 24.5, 24.6: what the bot settles with its allies: it takes what it can, feeds allies who would starve, and shuts nobody out. */
import { topFrame } from '../../core/index.js';
import type { AllianceAction, GiveCard, GiveTalents } from '../action/alliance.js';
import type { GameFrame } from '../frame/index.js';
import { findKind, handOf, mayUse } from '../query/cards.js';
import { handSize } from '../query/deck.js';
import { sumOfCosts, talentsFor, unitsToSupply } from '../query/upkeep.js';
import type { PlayerId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';
import { spareTalents } from './treasury.js';

/** What nobody does who need not. */
const NEVER = -1;
/** A full hand draws no cards: one goes to an ally who has room for so many. */
const ROOM = 2;

/** Returns how many talents an ally lacks for the supply of this season. */
function wantOf({ situation }: Outlook, ally: PlayerId): number {
  const needed = talentsFor(sumOfCosts(situation, unitsToSupply(situation, ally)));
  return Math.max(0, needed - (situation.treasuries[ally] ?? 0));
}

/** An ally whose units would starve gets what they need, if it can be spared until the next tribute. */
function talentsScore(outlook: Outlook, { to, talents }: GiveTalents): number {
  const isHelp = talents <= wantOf(outlook, to) && talents <= spareTalents(outlook);
  return isHelp ? talents : NEVER;
}

/** A card goes to an ally who has room for it, from a full hand; one that is to be given back is the one of least use. */
function givenCardScore({ situation, me }: Outlook, { to, card }: GiveCard): number {
  const kind = findKind(situation, card);
  const isUseful = kind !== undefined && mayUse(kind.user, me);
  const frame = topFrame<GameFrame>(situation);
  if (frame?.kind === 'council' && frame.returning === me) return isUseful ? NEVER : 0;
  const isFull = handOf(situation, me).length >= handSize(situation, me);
  const hasRoom = handOf(situation, to).length + ROOM <= handSize(situation, to);
  return isUseful && isFull && hasRoom ? 1 : NEVER;
}

/** How good an action among allies looks. */
export function allianceScore(outlook: Outlook, action: AllianceAction): number {
  switch (action.type) {
    case 'giveTalents':
      return talentsScore(outlook, action);
    case 'giveCard':
      return givenCardScore(outlook, action);
    case 'claimRegion':
    case 'openLands':
      return 1;
    case 'closeLands':
      return NEVER;
    case 'cedeRegion':
    case 'endCouncil':
    case 'drawClaimant':
      return 0;
  }
}
