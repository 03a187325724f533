/**
 * R 18.5: the marriages of Kleopatra and Thessalonike, which need a contract from a card. They take place automatically
 * (ruling marriage).
 */
import { fulfilContract } from '../deeds/cards.js';
import { activateRoyal } from '../deeds/royals.js';
import { commanderAt, hasEnemyUnits, isArmy } from '../query/presence.js';
import { isFateOpen } from '../query/royals.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { Commander, PlayerId, RoyalWomanId } from '../vocabulary.js';

type Contract = Situation['contracts'][number];

/** Carries out every marriage whose conditions are met (R 18.5.3). */
export function holdMarriages(run: GameRun): void {
  for (const contract of run.state.contracts) marry(run, contract);
}

/** Carries out a marriage: the card of the contract is discarded, and the bride joins her husband's zone (R 18.5.3). */
function marry(run: GameRun, { player, card, bride }: Contract): void {
  const groom = bridegroom(run.state, player, bride);
  const { space } = run.state.royals[bride];
  if (groom === undefined || space === null) return;
  fulfilContract(run, card);
  activateRoyal(run, bride, player, { space, inside: groom.inside }, 'R 18.5.3');
  run.emit({ type: 'royalMarried', rule: 'R 18.5.3', bride, player, general: groom.general, space });
}

/**
 * Returns the general who marries a bride now if his faction has a contract, and his zone (R 18.5.1): the commander of
 * an Army in her space. Nobody controls her, no enemy army stands outside the city, and no Reaction Step or battle is
 * unresolved.
 */
export function bridegroom(
  situation: Situation,
  player: PlayerId,
  bride: RoyalWomanId,
): { readonly general: Commander; readonly inside: boolean } | undefined {
  const { status, space } = situation.royals[bride];
  if (status !== 'inactive' || space === null || hasEnemyUnits(situation, player, space)) return undefined;
  const inside = !isArmy(situation, player, space);
  if (inside && !isArmy(situation, player, space, true)) return undefined;
  const general = commanderAt(situation, player, space, inside);
  return general === undefined || isFateOpen(situation, space) ? undefined : { general, inside };
}
