/** R 12.4, 17.2: Eleventh Hour. */
import { recordAttack } from '../deeds/attack.js';
import { rollDice } from '../deeds/dice.js';
import { eliminateGeneral } from '../deeds/generals.js';
import { pushSuccession } from '../deeds/succession.js';
import { NONE } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { GENERALS, type GeneralId, type PlayerId } from '../vocabulary.js';
import { ANY_TIME } from './module.js';
import { isNearArmy, isUnderSiege } from './reach.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-47';

/** Returns whether a general is an enemy Major General near an Army of the player, and not in a besieged city. */
const isVictim =
  (situation: Situation, player: PlayerId) =>
  (_: GeneralId, general: number): boolean => {
    const post = situation.postOfGeneral(general);
    return (
      post !== NONE &&
      situation.postNamed(post).player !== player &&
      isNearArmy(situation, player, situation.spaceOfPost(post)) &&
      !isUnderSiege(situation, post)
    );
  };

/**
 * Eliminates the general. If he does not belong to the active player, this is an attack (R 17.2). His Army may get
 * another commander (R 12.4.2).
 */
function strike(run: GameRun, assassin: PlayerId, general: GeneralId): void {
  const { owner, space, inside } = run.state.generals[general];
  if (owner === null || space === null) return;
  eliminateGeneral(run, general, RULE);
  if (run.state.segment?.player !== owner) recordAttack(run, assassin, owner);
  pushSuccession(run, owner, space, inside);
}

const NOTES = { general: 'general' } as const;

export const eleventhHour = stepwise<'eleventhHour', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  moments: ANY_TIME,
  steps: {
    target: {
      offers: 'targetGeneral',
      choices: (situation, { player }) =>
        GENERALS.filter(isVictim(situation, player)).map((general) => ({ type: 'targetGeneral', player, general })),
      any: (situation, { player }) => GENERALS.some(isVictim(situation, player)),
      chosen(run, frame, _effect, { general }) {
        frame.memory = { general };
        frame.step = 'rolling';
        rollDice(run, 'eleventhHour', 1, frame.player);
      },
    },
  },
  rolled(run, frame, { success }, die) {
    const { general } = frame.memory;
    if (general !== undefined && die >= success) strike(run, frame.player, general);
    else run.emit({ type: 'eventWithoutEffect', rule: RULE, player: frame.player, card: frame.card });
  },
});
