/** R 13.2.4: Traitor. */
import type { SpaceFact } from '../data/shape.js';
import { recordAttack } from '../deeds/attack.js';
import { pushDefeat } from '../deeds/losses.js';
import { placeMarker } from '../deeds/markers.js';
import { captureRoyals } from '../deeds/royals.js';
import { hasAnyUnits, hasGeneral, isArmy, majorGeneralsAt, unitsAt } from '../query/presence.js';
import { inside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import type { CardDraft } from './module.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-39';
const NOTES = { space: 'space' } as const;

/** Returns the player whose marker stands in a space. */
function holderOf(situation: Situation, space: SpaceId): PlayerId | undefined {
  const holder = situation.controller(space);
  return holder === 'independent' ? undefined : holder;
}

/**
 * Returns whether a space is another player's without CUs, or a Major City with an Army of the player outside (R 4.4).
 */
const isBetrayable =
  (situation: Situation, player: PlayerId) =>
  ({ id, kind }: SpaceFact): boolean => {
    const holder = holderOf(situation, id);
    if (holder === undefined || holder === player) return false;
    return !hasAnyUnits(situation, id) || (kind === 'majorCity' && isArmy(situation, player, id));
  };

/**
 * Treats pieces inside the city as in a captured one (R 13.2.4). Dispersing a Major General is an attack (R 17.2;
 * ruling lone-minor-general).
 */
function openGates(run: GameRun, frame: CardDraft<typeof NOTES>, space: SpaceId): void {
  const holder = holderOf(run.state, space);
  frame.memory = { space };
  frame.step = 'opened';
  if (holder === undefined) return;
  if (majorGeneralsAt(run.state, holder, space, true).length > 0) recordAttack(run, frame.player, holder);
  if (unitsAt(run.state, holder, space, true) > 0 || hasGeneral(run.state, holder, space, true)) {
    pushDefeat(run, holder, space, ['inside'], frame.player);
  }
}

export const traitor = stepwise<'traitor', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }) =>
        spaceChoices(
          player,
          situation.geometry.board.spaces.filter(isBetrayable(situation, player)).map(({ id }) => id),
        ),
      any: (situation, { player }) => situation.geometry.board.spaces.some(isBetrayable(situation, player)),
      chosen: (run, frame, _effect, { space }) => openGates(run, frame, space),
    },
  },
  advance(run, frame) {
    const { space } = frame.memory;
    if (space === undefined) return;
    const holder = holderOf(run.state, space);
    if (holder !== undefined) captureRoyals(run, { player: holder, ...inside(space) }, frame.player);
    placeMarker(run, space, frame.player, RULE);
  },
});
