/** R X4.1, X7, X10.1: what is asked of the frames of combat in their places. */
import { conquestEdition } from '../../conquest/codec/base.js';
import { battleCheck, stepFindings } from '../../conquest/codec/state/moment/battle.js';
import { unless } from '../../conquest/codec/state/moment/check.js';
import type { BattleFrame } from '../../conquest/frame/index.js';
import { leadersNamed } from '../../conquest/query/09-1-combat.js';
import { forcesIn } from '../../conquest/query/06-2-forces.js';
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import { lastOpened } from '../../conquest/query/04-1-turn.js';
import type { Province } from '../../conquest/table/ground.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { BattlefieldFrame, GameFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { betterLed, mountainsOf } from '../query/07-3-battlefield.js';
import { frameIn } from '../query/frames.js';
import { FLANKS, REBEL } from '../vocabulary.js';
import { about, type Check } from './course-checks.js';

/** R X7.1: the phase is that of a side, and it fights. */
export const combats: Check<'combats'> = (frame, at) => {
  const { situation } = at;
  const step = lastOpened(situation, frameIn(situation, 'turn')?.step ?? 0);
  return [
    ...conquestEdition.frames.checks.combats(frame, at),
    ...unless([
      [frame.phasing !== undefined && frame.phasing === step?.side, 'phasing', 'the side that acts in this step'],
    ]),
  ];
};

/** Checks that the phasing side does not evade (R X7.1). */
export const evasion: Check<'evasion'> = (frame, at) => {
  const { below } = at;
  const seeks = below?.kind === 'combats' && frame.left.some(({ side }) => side === below.phasing);
  return [
    ...conquestEdition.frames.checks.evasion(frame, at),
    ...unless([[!seeks, 'left', 'the side whose turn it is does not evade']]),
  ];
};

/** R X4.1: the step after the set-up, in which the rebels decide which side begins; the base does not have it. */
const OPENED = 3;

export const battle: Check<'battle'> = battleCheck((frame, at) => {
  const { above } = about(at);
  const { round, step, ended } = frame;
  return above?.kind === 'opening' && round === 0 && ended === null
    ? unless([[step === OPENED, 'step', 'the rebels decide when both armies are set up (R X4.1)']])
    : stepFindings(frame, at);
});

export const opening: Check<'opening'> = ({ side, enemy, first }, { below }) => {
  const sides = below?.kind === 'battle' ? below.armies.map((army) => army.side) : [];
  return unless([
    [side === REBEL && sides.includes(side), 'side', 'the rebels decide (R X4.1)'],
    [enemy !== side && sides.includes(enemy), 'enemy', 'whom they fight'],
    [first === null, 'first', 'nothing has been decided yet'],
  ]);
};

/** The frames that can lie on a battlefield in each of its stages; `undefined`: it waits for a side itself. */
const DONE_IN: Readonly<Record<BattlefieldFrame['stage'], readonly (GameFrame['kind'] | undefined)[]>> = {
  ground: ['roll'],
  riverFlank: ['roll'],
  hill: [undefined],
  climb: ['roll'],
  order: [undefined],
  battle: [],
  over: ['battle', 'standIn'],
};

/** Returns whether the roll above belongs to the stage; in the stage `ground` it depends on the terrain. */
function isDueRoll(
  { stage }: BattlefieldFrame,
  { fact: { terrain } }: Province,
  above: GameFrame | undefined,
): boolean {
  if (above?.kind !== 'roll') return true;
  if (stage !== 'ground') return true;
  return above.purpose === (terrain === 'rich' ? 'river' : terrain === 'mountain' ? 'mountains' : undefined);
}

/**
 * Returns whether the obstacles are possible: rivers in Rich provinces, on one flank; mountains in Mountain provinces;
 * a hill instead of one of these with the optional rule (R X7.3).
 */
function isGround(situation: Situation, frame: BattlefieldFrame, { fact: { terrain } }: Province): boolean {
  const found = FLANKS.flatMap((flank) => frame[flank] ?? []);
  if (frame.stage === 'ground' || frame.stage === 'riverFlank') return found.length === 0;
  const count = (obstacle: (typeof found)[number]): number => found.filter((each) => each === obstacle).length;
  if (terrain === 'rich') return found.length === count('river') && found.length < 2;
  if (terrain !== 'mountain') return found.length === 0;
  const hills = plays(situation, 'hills') && (frame.stage === 'order' || frame.stage === 'over') ? 1 : 0;
  return count('river') === 0 && count('hill') <= hills;
}

/** Returns whether a try for a hill is possible: a mountain on that flank, and a better-led side (R X7.3, optional). */
const isTried = (situation: Situation, { stage, trying, ...field }: BattlefieldFrame): boolean =>
  stage === 'climb'
    ? trying !== null &&
      mountainsOf(field).includes(trying) &&
      betterLed(situation, { ...field, stage, trying }) !== undefined
    : trying === null;

/** Returns whether the two forces are in the province. */
function areThere(situation: Situation, { forces, phasing, enemy }: BattlefieldFrame, { code }: Province): boolean {
  const there = forcesIn(situation, code);
  const sides = forces.map((name) => there.find((force) => force.name === name)?.side);
  return forces[0] !== forces[1] && sides.includes(phasing) && sides.includes(enemy);
}

/**
 * Returns whether the choice of the side that sets up first is possible: none before the battle, then the side of the
 * first army (R X7.2).
 */
function isArrayed({ stage, arrayed, phasing, enemy }: BattlefieldFrame, fought: BattleFrame | undefined): boolean {
  if (stage !== 'over') return arrayed === null;
  return (arrayed === phasing || arrayed === enemy) && (fought === undefined || fought.armies[0].side === arrayed);
}

/** R X7.2, X7.3. */
export const battlefield: Check<'battlefield'> = (frame, at) => {
  const { situation } = at;
  const { below, above } = about(at);
  const { province: id, phasing, enemy, stage } = frame;
  const province = situation.ground.provinces.find(({ fact }) => fact.id === id);
  if (province === undefined) return [['province', 'a province of the map']];
  const fought = above?.kind === 'battle' ? above : undefined;
  const isFought =
    fought === undefined ||
    (fought.province === id && fought.armies.every(({ side }) => side === phasing || side === enemy));
  return unless([
    [below?.kind === 'combats' && below.phasing === phasing, 'phasing', 'the side whose turn it is'],
    [situation.law.hostile(situation, phasing, enemy), 'enemy', 'sides at war'],
    [DONE_IN[stage].includes(above?.kind), 'stage', 'another part of it is being resolved'],
    [isDueRoll(frame, province, above), 'stage', 'the terrain requires no such die'],
    [isGround(situation, frame, province), 'left', 'the terrain has nothing like that on its flanks (R X7.3)'],
    [isTried(situation, frame), 'trying', 'a mountain that the army of the better leader makes a hill'],
    [stage === 'over' || areThere(situation, frame, province), 'forces', 'two forces at war that stand there'],
    [isArrayed(frame, fought), 'arrayed', 'who sets up first, when that has been decided'],
    [isFought, 'province', 'the zone of this fight'],
  ]);
};

/** Checks that the leaders are the heads of both sides in the same battle (R X10.1). */
export const hatred: Check<'hatred'> = ({ leaders, dice, done }, { situation, above }) => {
  const infos = leadersNamed(situation, leaders);
  const sides = new Set(infos.map(({ fact }) => fact.side));
  const areHeads = infos.every(
    ({ code, fact }) => fact.king !== undefined && isOnMap(situation, situation.placeOfLeader(code)),
  );
  const led = frameIn(situation, 'battle')?.leaders.map(({ leader }) => leader) ?? [];
  return unless([
    [plays(situation, 'brotherlyHatred'), 'kind', 'the heads of the sides fight where that is played (R X10.1)'],
    [infos.length === 2 && sides.size === 2 && areHeads, 'leaders', 'the heads of the two sides'],
    [leaders.every((id) => led.includes(id)), 'leaders', 'they are on the display'],
    [!done && above?.kind === 'roll', 'done', 'a die is about to be rolled'],
    [dice.length < 2, 'dice', 'both have rolled'],
  ]);
};
