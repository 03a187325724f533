/** Begins battles (R 17.3, 17.3.1, 18.1). */
import type { BattleForce } from '../event/combat.js';
import type { BattleFrame, BattleSide } from '../frame/combat.js';
import { unitIdsOf } from '../query/combat.js';
import { partiesIn, placeBonus } from '../query/defences.js';
import { canBeInWings } from '../query/wings.js';
import type { GameRun } from '../types.js';
import { noteBattle } from './offences.js';
import { disturbFestival } from './omens.js';

const forceOf = ({ leaders, fighters, reserve, cargo }: BattleSide): BattleForce => ({
  leaders: [...leaders],
  units: [...unitIdsOf(fighters.map(({ unit }) => unit)), ...reserve],
  cargo: [...cargo],
});

/** Begins a battle, which may be fought in wings (R D). */
export function beginBattle(run: GameRun, battle: BattleFrame): void {
  const { element, against, attacker, defender } = battle;
  run.emit({
    type: 'battleBegan',
    rule: against === 'assault' ? 'R 18.1' : element === 'sea' ? 'R 17.3.1' : 'R 17.3',
    ...partiesIn(run.state, battle),
    element,
    against,
    attacking: forceOf(attacker),
    defending: forceOf(defender),
    isGarrisonAlone: defender.fighters.some(({ unit }) => unit === 'garrison'),
    bonus: placeBonus(run.state, battle),
  });
  noteBattle(run, battle);
  disturbFestival(run, battle);
  run.push(canBeInWings(run.state, battle) ? { ...battle, stage: 'wings' } : battle);
}
