/** R 20.24: Desertions. */
import { addUnits, disperseUnits, takeUnits, unitsOf, type Place, type Turn } from '../pieces.js';
import { armiesOf, countUnits, kindsOf, stackAt } from '../query/presence.js';
import { rollDice } from '../rules/roll.js';
import type { Situation, Stack, Units } from '../state.js';
import type { CombatUnit, PlayerId } from '../vocabulary.js';
import { ANY_TIME, type CardDraft } from './module.js';
import { enemyArmies, hasArmyNear, isNear, playerNamed, roomAt, underSiege } from './reach.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-24';

/** CUs that may desert: the Silver Shields never do (ruling card-24). */
const deserters = (units: Units): number => countUnits(units) - units.silverShields;

/** Enemy Armies near one of the player's, but none under siege. */
const targets = (situation: Situation, player: PlayerId): readonly Stack[] =>
  enemyArmies(situation, player).filter((stack) =>
    deserters(stack.units) > 0 && !underSiege(situation, stack) && hasArmyNear(situation, player, stack.space));

/** The Army that is deserted, as the memory names it. */
const deserted = ({ memory }: Asked): Place & { readonly owner: PlayerId } | undefined => {
  const owner = playerNamed(memory['owner']);
  return owner === undefined ? undefined : { owner, space: String(memory['space']), inside: memory['inside'] === true };
};

/** Armies of the player that they can join. */
function receivers(situation: Situation, asked: Asked): readonly Stack[] {
  const from = deserted(asked);
  return from === undefined ? [] : armiesOf(situation, asked.player).filter((army) => isNear(situation, army.space, from.space));
}

/** Mercenaries go first; then the owner picks (ruling card-24). */
function kindsToGo(situation: Situation, asked: Asked): readonly CombatUnit[] {
  const from = deserted(asked);
  const units = from === undefined ? undefined : stackAt(situation, from.owner, from.space, from.inside)?.units;
  if (units === undefined) return [];
  return units.mercenary > 0 ? ['mercenary'] : kindsOf(units).filter((unit) => unit !== 'silverShields');
}

/** One CU comes over; without room in the city that its new Army holds it goes to the Dispersed Box. */
function comeOver(run: Turn, frame: CardDraft, unit: CombatUnit): void {
  const from = deserted(frame);
  if (from === undefined) return;
  const { player } = frame;
  const to: Place = { space: String(frame.memory['to']), inside: frame.memory['toInside'] === true };
  const room = roomAt(run.state, player, to);
  takeUnits(run.state, from.owner, from, unitsOf(unit, 1));
  addUnits(run.state, player, to, unitsOf(unit, 1));
  run.emit({ type: 'unitsDefected', rule: RULE, space: from.space, unit, count: 1, from: from.owner, to: player });
  if (room < 1) disperseUnits(run, player, to, unitsOf(unit, 1), 'R 4.16');
}

/** So many desert, one by one; the owner is asked only where he has a choice. */
function desert(run: Turn, frame: CardDraft): void {
  for (let left = Number(frame.memory['left']); left > 0; left--) {
    const kinds = kindsToGo(run.state, frame);
    const [only] = kinds;
    if (only === undefined) break;
    frame.memory = { ...frame.memory, left };
    if (kinds.length > 1) {
      frame.step = 'unit';
      return;
    }
    comeOver(run, frame, only);
  }
  frame.step = 'done';
}

function join(run: Turn, frame: CardDraft, { space, inside }: Place): void {
  frame.memory = { ...frame.memory, to: space, toInside: inside };
  desert(run, frame);
}

export const desertions = stepwise<'desertions'>({
  rule: RULE,
  moments: ANY_TIME,
  steps: {
    target: {
      choices: (situation, { player }) =>
        targets(situation, player).map(({ player: target, space, inside }) => ({ type: 'targetArmy', player, target, space, inside })),
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetArmy') return;
        frame.memory = { owner: action.target, space: action.space, inside: action.inside };
        frame.step = 'rolling';
        rollDice(run, 'desertions', 1, frame.player);
      },
    },
    receiver: {
      choices: (situation, asked) =>
        receivers(situation, asked).map(({ space, inside }) => ({ type: 'targetArmy', player: asked.player, target: asked.player, space, inside })),
      chosen(run, frame, _effect, action) {
        if (action.type === 'targetArmy') join(run, frame, action);
      },
    },
    unit: {
      who: (frame) => deserted(frame)?.owner ?? frame.player,
      choices(situation, asked) {
        const player = deserted(asked)?.owner;
        return player === undefined ? [] : kindsToGo(situation, asked).map((unit) => ({ type: 'targetUnit', player, unit }));
      },
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetUnit') return;
        comeOver(run, frame, action.unit);
        frame.memory = { ...frame.memory, left: Number(frame.memory['left']) - 1 };
        desert(run, frame);
      },
    },
  },
  resume(run, frame, _effect, child) {
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 1;
    frame.memory = { ...frame.memory, left: Math.floor((die - 1) / 2) };
    const armies = receivers(run.state, frame);
    const [only] = armies;
    if (frame.memory['left'] === 0 || only === undefined) {
      frame.step = 'done';
      run.emit({ type: 'eventWithoutEffect', rule: RULE, player: frame.player, card: frame.card });
    } else if (armies.length === 1) join(run, frame, only);
    else frame.step = 'receiver';
  },
});
