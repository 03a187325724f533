/** R 24.3, 24.5, 24.6: allies: the shapes of actions, events and frames. */
import { closed, either, listOf, oneOf, orNull } from '../../../core/index.js';
import { CLAIMS } from '../../event/alliance.js';
import { CLAIM_RULES } from '../../frame/alliance.js';
import { PLAYERS, REGIONS } from '../../vocabulary.js';
import { cardId, figure } from '../figures.js';
import { chance, literal, player, region, rule } from '../names.js';

const allies = listOf(player, PLAYERS.length);

export const allianceActions = {
  drawClaimant: closed({ type: literal('drawClaimant'), player: chance, region, claimant: player }),
  claimRegion: closed({ type: literal('claimRegion'), player, region }),
  cedeRegion: closed({ type: literal('cedeRegion'), player, region, to: player }),
  giveTalents: closed({ type: literal('giveTalents'), player, to: player, talents: figure }),
  giveCard: closed({ type: literal('giveCard'), player, to: player, card: cardId }),
  closeLands: closed({ type: literal('closeLands'), player, to: player }),
  openLands: closed({ type: literal('openLands'), player, to: player }),
  endCouncil: closed({ type: literal('endCouncil'), player }),
};

export const allianceEvents = {
  regionAwarded: closed({ rule, type: literal('regionAwarded'), region, player, by: oneOf(CLAIMS) }),
  regionCeded: closed({ rule, type: literal('regionCeded'), region, player, to: player }),
  talentsGiven: closed({ rule, type: literal('talentsGiven'), player, to: player, talents: figure }),
  cardGiven: closed({
    rule,
    type: literal('cardGiven'),
    player,
    to: player,
    card: either(cardId, literal('hidden')),
  }),
  landsClosed: closed({ rule, type: literal('landsClosed'), player, to: player }),
  landsOpened: closed({ rule, type: literal('landsOpened'), player, to: player }),
};

export const allianceFrames = {
  claims: closed({
    kind: literal('claims'),
    rule: oneOf(CLAIM_RULES),
    regions: listOf(region, REGIONS.length),
    claimant: orNull(player),
    gained: listOf(region, REGIONS.length),
  }),
  council: closed({
    kind: literal('council'),
    player,
    paid: allies,
    dealt: allies,
    settled: allies,
    returning: orNull(player),
  }),
};
