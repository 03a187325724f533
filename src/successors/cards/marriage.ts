/**
 * R 18.5: the marriage contracts of Kleopatra and Thessalonike (ruling card-31). `rules/18-5-marriage.ts` carries out
 * the marriage.
 */
import { openContract } from '../deeds/cards.js';
import type { CardModule } from './module.js';

export const marriage: CardModule<'marriage'> = {
  rule: 'R 18.5.2',
  mayActivate(situation, player, { bride }) {
    const { status, controller } = situation.royals[bride];
    return status !== 'dead' && controller !== player;
  },
  begin: (run, { player, card }, { bride }) => openContract(run, player, card, bride),
};
