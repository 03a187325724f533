/** R 15.1, 16.1: Mutiny. */
import { disperseUnits } from '../deeds/units.js';
import { armiesOf, commanderAt, forceAt, type Force } from '../query/presence.js';
import { prestige } from '../query/prestige.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { countMacedonians, kindsOf, NO_UNITS, unitsOf } from '../units.js';
import { MACEDONIAN_UNITS, type CombatUnit, type PlayerId } from '../vocabulary.js';
import { armyChoices, armyRemembered, armyTargeted, ownerOfArmy, remembering, unitChoices } from './choices.js';
import { ANY_TIME, type CardDraft } from './module.js';
import { enemyArmies, withinPaths } from './reach.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-54';

/** The Prestige of the general who commands in a place (R 16.1). */
const prestigeAt = (situation: Situation, { player, space, inside }: Force): number =>
  prestige(situation, player, commanderAt(situation, player, space, inside) ?? null, { space, defending: false });

/** Enemy Armies with Macedonians, whose commander is outshone by one of the player's nearby (R 16.1). */
function mutinous(situation: Situation, player: PlayerId, range: number): readonly Force[] {
  const enemies = enemyArmies(situation, player, ({ units }) => countMacedonians(units) > 0);
  if (enemies.length === 0) return enemies;
  const armies = armiesOf(situation, player);
  return enemies.filter((enemy) => {
    const near = withinPaths(situation, enemy.space, range);
    const rivals = armies.filter(({ space }) => near.has(space));
    return rivals.length > 0 && rivals.some((rival) => prestigeAt(situation, rival) > prestigeAt(situation, enemy));
  });
}

/** Kinds of Macedonians that may go: the Silver Shields only if there are no others. */
function kindsToGo(situation: Situation, asked: Asked): readonly CombatUnit[] {
  const army = armyRemembered(asked);
  const units = army === undefined ? NO_UNITS : forceAt(situation, army.player, army.space, army.inside);
  const kinds = kindsOf(units).filter((unit) => (MACEDONIAN_UNITS as readonly CombatUnit[]).includes(unit));
  const others = kinds.filter((unit) => unit !== 'silverShields');
  return others.length > 0 ? others : kinds;
}

/** One CU leaves its Army; the Silver Shields, who cannot be split (R 3.3.3.1), leave as a whole. */
function walkOut(run: GameRun, frame: CardDraft, unit: CombatUnit): void {
  const army = armyRemembered(frame);
  if (army === undefined) return;
  const { player, space, inside } = army;
  const count = unit === 'silverShields' ? forceAt(run.state, player, space, inside).silverShields : 1;
  disperseUnits(run, player, { space, inside }, unitsOf(unit, count), RULE);
}

export const mutiny = stepwise<'mutiny'>({
  rule: RULE,
  moments: ANY_TIME,
  steps: {
    target: {
      choices: (situation, { player }, { range }) => armyChoices(player, mutinous(situation, player, range)),
      chosen(run, frame, _effect, action) {
        const army = armyTargeted(action);
        if (army === undefined) return;
        frame.memory = remembering(army);
        const [only, ...more] = kindsToGo(run.state, frame);
        if (more.length > 0) frame.step = 'unit';
        else if (only !== undefined) walkOut(run, frame, only);
      },
    },
    unit: {
      who: ownerOfArmy,
      choices: (situation, asked) => unitChoices(asked, kindsToGo(situation, asked)),
      chosen(run, frame, _effect, action) {
        if (action.type === 'targetUnit') walkOut(run, frame, action.unit);
      },
    },
  },
});
