/** R 17.2, 17.3: the combats of a phase, one by one. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { Attack, BattlesFrame } from '../frame/combat.js';
import { attackersLeft } from '../query/encounters.js';
import type { GameRun, RulesOf } from '../types.js';
import { openEncounter } from './18-2-encounter.js';

/** Takes an attack off the list and resolves it, if there are attackers left. */
function resolve(run: GameRun, frame: Draft<BattlesFrame>, attack: Draft<Attack>): void {
  frame.left = frame.left.filter((other) => other !== attack);
  if (attackersLeft(run.state, attack).length > 0) openEncounter(run, attack);
}

export const battles: RulesOf<'battles'> = {
  rule: 'R 17.2',
  actor: (_, { player, left }) => (left.length > 1 ? player : undefined),
  actions: (_, { player, left }) =>
    left.flatMap(({ at, attackers: [attacker] }): Action[] =>
      attacker === undefined ? [] : [{ type: 'fight', player, at, attacker }],
    ),
  refuse: (_, { left }, action) =>
    action.type === 'fight' && !left.some(({ at, attackers: [first] }) => at === action.at && first === action.attacker)
      ? refusal('noSuchCombat', 'R 17.2', { at: action.at, attacker: action.attacker })
      : undefined,
  apply(run, frame, action) {
    if (action.type !== 'fight') return;
    const attack = frame.left.find(({ at, attackers }) => at === action.at && attackers[0] === action.attacker);
    if (attack !== undefined) resolve(run, frame, attack);
  },
  advance(run, frame) {
    const [attack] = frame.left;
    if (attack === undefined) return run.finish();
    resolve(run, frame, attack);
  },
};
