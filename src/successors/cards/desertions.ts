/** R 20.24: Desertions. */
import { rollDice } from '../deeds/dice.js';
import { giveUnitsToArmy } from '../deeds/group.js';
import { disperseUnits, removeUnits } from '../deeds/units.js';
import { mayBeInside } from '../query/garrison.js';
import { armyPosts, forceAt } from '../query/presence.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { countUnits, kindsOf, unitsOf } from '../units.js';
import type { CombatUnit, PlayerId } from '../vocabulary.js';
import { ARMY_NOTES, armyChoices, notedArmy, ownerOfArmy, armyNotes, notedUnits, unitChoices } from './choices.js';
import { ANY_TIME, type CardDraft } from './module.js';
import { enemyArmies, isNear, isNearArmy, isUnderSiege, roomAt, someEnemyArmy } from './reach.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-24';
const NOTES = { ...ARMY_NOTES, to: 'space', toInside: 'flag', left: 'count' } as const;

/**
 * Returns whether CUs of an enemy Army may desert: it is near one of the player's and not besieged. The Silver Shields
 * never do (ruling card-24).
 */
const mayDesert =
  (situation: Situation, player: PlayerId) =>
  (post: number): boolean =>
    situation.count(post) > situation.countOf(post, 'silverShields') &&
    isNearArmy(situation, player, situation.spaceOfPost(post)) &&
    !isUnderSiege(situation, post);

/** Returns the Armies of the player that the deserters can join. */
function receivers(situation: Situation, asked: Asked<typeof NOTES>): readonly Post[] {
  const { space } = notedArmy(asked);
  return armyPosts(situation, asked.player).filter((army) => isNear(situation, army.space, space));
}

/** Returns the kinds of CUs that may desert next: Mercenaries first, then the owner chooses (ruling card-24). */
function kindsToGo(situation: Situation, asked: Asked<typeof NOTES>): readonly CombatUnit[] {
  const units = notedUnits(situation, asked);
  return units.mercenary > 0 ? ['mercenary'] : kindsOf(units).filter((unit) => unit !== 'silverShields');
}

/**
 * Moves one CU to its new Army. Without room in the city where that Army stands, or with enemies who stay there, it
 * goes to the Dispersed Box (ruling card-24). So does an Elephant that must stay outside a city
 * (ruling elephants-shut-out).
 */
function changeSides(run: GameRun, frame: CardDraft<typeof NOTES>, unit: CombatUnit): void {
  const from = notedArmy(frame);
  const { player } = frame;
  const to: Place = { space: frame.memory.to ?? from.space, inside: frame.memory.toInside ?? false };
  removeUnits(run, from.player, from, unitsOf(unit, 1));
  const isShut = to.inside && !mayBeInside(run.state, unit);
  const room = isShut ? 0 : roomBeside(run.state, frame, from, to);
  giveUnitsToArmy(run, player, to, unitsOf(unit, 1));
  run.emit({ type: 'unitsDefected', rule: RULE, space: from.space, unit, count: 1, from: from.player, to: player });
  if (room < 1)
    disperseUnits(run, player, to, unitsOf(unit, 1), isShut ? 'R 19.10' : to.inside ? 'R 4.16' : 'R 8.3.8.2');
}

/**
 * Returns the room at the new place. CUs of their own Army that will desert next do not count as enemies there
 * (ruling card-24).
 */
function roomBeside(situation: Situation, { player, memory }: CardDraft<typeof NOTES>, from: Post, to: Place): number {
  const rest = forceAt(situation, from.player, from.space, from.inside);
  const allGo = rest.silverShields === 0 && countUnits(rest) < (memory.left ?? 0);
  return roomAt(situation, player, to, allGo ? from : undefined);
}

/** Lets the CUs desert one by one. The owner is asked only if there is a choice. */
function desert(run: GameRun, frame: CardDraft<typeof NOTES>): void {
  for (let left = frame.memory.left ?? 0; left > 0; left--) {
    const kinds = kindsToGo(run.state, frame);
    const [only] = kinds;
    if (only === undefined) break;
    frame.memory = { ...frame.memory, left };
    if (kinds.length > 1) {
      frame.step = 'unit';
      return;
    }
    changeSides(run, frame, only);
  }
}

function join(run: GameRun, frame: CardDraft<typeof NOTES>, { space, inside }: Place): void {
  frame.memory = { ...frame.memory, to: space, toInside: inside };
  desert(run, frame);
}

export const desertions = stepwise<'desertions', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  moments: ANY_TIME,
  steps: {
    target: {
      offers: 'targetArmy',
      choices: (situation, { player }) =>
        armyChoices(player, enemyArmies(situation, player, mayDesert(situation, player))),
      any: (situation, { player }) => someEnemyArmy(situation, player, mayDesert(situation, player)),
      chosen(run, frame, _effect, army) {
        frame.memory = armyNotes(army);
        frame.step = 'rolling';
        rollDice(run, 'desertions', 1, frame.player);
      },
    },
    receiver: {
      offers: 'targetArmy',
      choices: (situation, asked) => armyChoices(asked.player, receivers(situation, asked)),
      chosen: (run, frame, _effect, army) => join(run, frame, army),
    },
    unit: {
      offers: 'targetUnit',
      who: ownerOfArmy,
      choices: (situation, asked) => unitChoices(asked, kindsToGo(situation, asked)),
      chosen(run, frame, _effect, { unit }) {
        changeSides(run, frame, unit);
        frame.memory = { ...frame.memory, left: (frame.memory.left ?? 0) - 1 };
        desert(run, frame);
      },
    },
  },
  rolled(run, frame, _effect, die) {
    frame.memory = { ...frame.memory, left: Math.floor((die - 1) / 2) };
    const [only, ...others] = receivers(run.state, frame);
    if (frame.memory.left === 0)
      run.emit({ type: 'eventWithoutEffect', rule: RULE, player: frame.player, card: frame.card });
    else if (only !== undefined && others.length === 0) join(run, frame, only);
    else frame.step = 'receiver';
  },
});
