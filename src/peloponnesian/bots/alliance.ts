/**
 * R 24.3, 24.5, 24.6: how the bot deals with its allies. It claims every region it can, pays for units of allies that
 * would starve, and closes its lands to no one.
 */
import { topFrame } from '../../core/index.js';
import type { AllianceAction, GiveCard, GiveTalents } from '../action/alliance.js';
import type { GameFrame } from '../frame/index.js';
import { findKind, handOf, mayUse } from '../query/cards.js';
import { handSize } from '../query/deck.js';
import { sumOfCosts, talentsFor, unitsToSupply } from '../query/upkeep.js';
import type { PlayerId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';
import { spareTalents } from './treasury.js';

/** The score of an action that the bot never chooses of its own accord. */
const NEVER = -1;
/** A player with a full hand draws no cards, so the bot gives a card to an ally who has room for at least this many. */
const ROOM = 2;

/** Returns how many talents an ally lacks to supply its units this season. */
function wantOf({ situation }: Outlook, ally: PlayerId): number {
  const needed = talentsFor(sumOfCosts(situation, unitsToSupply(situation, ally)));
  return Math.max(0, needed - (situation.treasuries[ally] ?? 0));
}

/**
 * Returns the score of a gift of talents. An ally whose units would starve gets what it needs, if the bot can spare it
 * until the next tribute.
 */
function talentsScore(outlook: Outlook, { to, talents }: GiveTalents): number {
  const isHelp = talents <= wantOf(outlook, to) && talents <= spareTalents(outlook);
  return isHelp ? talents : NEVER;
}

/**
 * Returns the score of a gift of a card. A player with a full hand gives a card to an ally with room for it; a card
 * that must be given back is the least useful one.
 */
function givenCardScore({ situation, me }: Outlook, { to, card }: GiveCard): number {
  const kind = findKind(situation, card);
  const isUseful = kind !== undefined && mayUse(kind.user, me);
  const frame = topFrame<GameFrame>(situation);
  if (frame?.kind === 'council' && frame.returning === me) return isUseful ? NEVER : 0;
  const isFull = handOf(situation, me).length >= handSize(situation, me);
  const hasRoom = handOf(situation, to).length + ROOM <= handSize(situation, to);
  return isUseful && isFull && hasRoom ? 1 : NEVER;
}

/** Returns the score of an action of the allies' council. */
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
