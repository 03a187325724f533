/** R 15.1, 16.1: Mutiny. */
import { disperseUnits } from '../deeds/units.js';
import { armyPosts, commanderAt, forceAt } from '../query/presence.js';
import { prestige } from '../query/prestige.js';
import type { Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { kindsOf, unitsOf } from '../units.js';
import { MACEDONIAN_UNITS, type CombatUnit, type PlayerId } from '../vocabulary.js';
import { ARMY_NOTES, armyChoices, notedArmy, ownerOfArmy, armyNotes, notedUnits, unitChoices } from './choices.js';
import { ANY_TIME, type CardDraft } from './module.js';
import { enemyArmies, someEnemyArmy, withinPaths } from './reach.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-54';

/** Returns the Prestige of the general who commands in a place (R 16.1). */
const prestigeAt = (situation: Situation, { player, space, inside }: Post): number =>
  prestige(situation, player, commanderAt(situation, player, space, inside) ?? null, { space, defending: false });

/**
 * Returns whether an enemy Army has Macedonians, and a nearby Army of the player has a commander with more Prestige
 * (R 16.1).
 */
function isMutinous(situation: Situation, player: PlayerId, range: number): (post: number) => boolean {
  const armies = armyPosts(situation, player);
  return (post) => {
    if (MACEDONIAN_UNITS.every((unit) => situation.countOf(post, unit) === 0)) return false;
    const enemy = situation.postNamed(post);
    const near = withinPaths(situation, enemy.space, range);
    return armies.some((rival) => near.has(rival.space) && prestigeAt(situation, rival) > prestigeAt(situation, enemy));
  };
}

/** Returns the kinds of Macedonians that may leave: the Silver Shields only if there are no others. */
function kindsToGo(situation: Situation, asked: Asked<typeof ARMY_NOTES>): readonly CombatUnit[] {
  const kinds = kindsOf(notedUnits(situation, asked)).filter((unit) =>
    (MACEDONIAN_UNITS as readonly CombatUnit[]).includes(unit),
  );
  const others = kinds.filter((unit) => unit !== 'silverShields');
  return others.length > 0 ? others : kinds;
}

/** Removes one CU from its Army; the Silver Shields cannot be split (R 3.3.3.1), so both leave. */
function leaveArmy(run: GameRun, frame: CardDraft<typeof ARMY_NOTES>, unit: CombatUnit): void {
  const { player, space, inside } = notedArmy(frame);
  const count = unit === 'silverShields' ? forceAt(run.state, player, space, inside).silverShields : 1;
  disperseUnits(run, player, { space, inside }, unitsOf(unit, count), RULE);
}

export const mutiny = stepwise<'mutiny', typeof ARMY_NOTES>({
  rule: RULE,
  notes: ARMY_NOTES,
  moments: ANY_TIME,
  steps: {
    target: {
      offers: 'targetArmy',
      choices: (situation, { player }, { range }) =>
        armyChoices(player, enemyArmies(situation, player, isMutinous(situation, player, range))),
      any: (situation, { player }, { range }) => someEnemyArmy(situation, player, isMutinous(situation, player, range)),
      chosen(run, frame, _effect, army) {
        frame.memory = armyNotes(army);
        const [only, ...more] = kindsToGo(run.state, frame);
        if (more.length > 0) frame.step = 'unit';
        else if (only !== undefined) leaveArmy(run, frame, only);
      },
    },
    unit: {
      offers: 'targetUnit',
      who: ownerOfArmy,
      choices: (situation, asked) => unitChoices(asked, kindsToGo(situation, asked)),
      chosen: (run, frame, _effect, { unit }) => leaveArmy(run, frame, unit),
    },
  },
});
