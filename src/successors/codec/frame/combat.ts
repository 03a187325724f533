/** Frames of the Reaction Step and of Land Battle (R 9 to 12), and of losses (R 4.3, 12.5). */
import type * as t from 'io-ts';
import { closed, either, flag, listOf, oneOf, orNull } from '../../../core/index.js';
import { GATE_CHOICES } from '../../frame/choices.js';
import { ARRIVAL_STAGES } from '../../frame/combat.js';
import type { BattleSide, CombatFrame, Interception } from '../../frame/index.js';
import { INDEPENDENT_ARMIES } from '../../vocabulary.js';
import { dice, figure, generals, kinds, phrasesOf, rule, units, zones } from '../phrases.js';
import { amount, army, commander, general, yes, type Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';
import { marchGroup } from './movement.js';

export const combatFrames = (words: Words): FrameCodecs<CombatFrame['kind']> => ({
  ...reactionFrames(words),
  ...battleFrames(words),
  ...lossFrames(words),
});

/** Returns one declared Land Interception. */
const interceptionOf = ({ player, space }: Words): t.Type<Interception> =>
  closed({ player, from: space, inside: flag, commander, generals, minors: amount, units });

type ReactionKind =
  'arrival' | 'arrangeCity' | 'avoidBattle' | 'avoidMove' | 'interception' | 'interceptorAttack' | 'withdrawal';

function reactionFrames(words: Words): FrameCodecs<ReactionKind> {
  const { player, space } = words;
  const { players, spaces, somebody, somewhere, spaceOrBox, spaceOrSupply, belligerent } = phrasesOf(words);
  const interception = interceptionOf(words);
  return {
    arrival: frame(
      'arrival',
      {
        mover: belligerent,
        army: orNull(army),
        space,
        from: spaceOrBox,
        trail: spaces,
        bySea: flag,
        passage: players,
        stage: oneOf(ARRIVAL_STAGES),
        handled: players,
        declared: listOf(interception, 100),
        resolved: amount,
        rolling: flag,
        bonus: figure,
        interceptor: somebody,
        failedToAvoid: players,
        withdrew: flag,
      },
      {
        attack: closed({ from: spaces, declared: flag }),
        independents: closed({
          attempts: listOf(closed({ player, army, from: space }), INDEPENDENT_ARMIES.length),
          failed: flag,
          came: flag,
        }),
      },
    ),
    arrangeCity: frame('arrangeCity', {
      player,
      space,
      handled: listOf(oneOf(GATE_CHOICES), GATE_CHOICES.length),
      holds: somewhere,
    }),
    avoidBattle: frame('avoidBattle', {
      player,
      space,
      forbidden: spaces,
      stage: oneOf(['ask', 'window', 'roll', 'move', 'fate', 'done']),
      bonus: figure,
      result: orNull(oneOf(['declined', 'failed', 'avoided'])),
    }),
    avoidMove: frame(
      'avoidMove',
      { player, space, origin: space, forbidden: spaces, force: marchGroup, left: amount },
      { transitShut: yes },
    ),
    interception: frame('interception', {
      player,
      into: space,
      handled: spaces,
      building: orNull(interception),
      placing: orNull(spaceOrSupply),
      done: kinds,
      declared: listOf(interception, 100),
    }),
    interceptorAttack: frame('interceptorAttack', { player, space, attacks: orNull(flag) }),
    withdrawal: frame('withdrawal', { player, withdrew: orNull(flag) }),
  };
}

function battleFrames(words: Words): FrameCodecs<'landBattle' | 'joinBattle' | 'leaderLoss' | 'succession'> {
  const { player, space } = words;
  const { spaces, somewhere, belligerent } = phrasesOf(words);
  const side: t.Type<BattleSide> = closed(
    {
      who: belligerent,
      fromCity: orNull(marchGroup),
      royalArmyAside: flag,
      noLocalTroops: flag,
      commander: orNull(either(commander, army)),
      elephantDice: dice,
      dice,
      strength: figure,
      total: figure,
      score: figure,
    },
    undefined,
    'one side of a battle',
  );
  return {
    landBattle: frame('landBattle', {
      space,
      attacker: side,
      defender: side,
      retreatTo: orNull(spaces),
      stage: oneOf([
        'begin',
        'join',
        'window',
        'loyalty',
        'elephants',
        'roll',
        'rolled',
        'score',
        'leaders',
        'succession',
        'losses',
        'retreat',
        'over',
        'done',
      ]),
      result: orNull(oneOf(['attacker', 'defender', 'draw', 'noBattle'])),
      holds: somewhere,
    }),
    joinBattle: frame('joinBattle', { player, space, joined: marchGroup, done: kinds, holds: somewhere }),
    leaderLoss: frame('leaderLoss', { player, space, commander: general, lostBattle: flag }),
    succession: frame('succession', { player, space, inside: flag, holds: somewhere }),
  };
}

/** One column further right (R 19.9.8). */
const shift = oneOf([1]);

function lossFrames(words: Words): FrameCodecs<'losses' | 'attrition' | 'defeat' | 'overrun'> {
  const { player, space } = words;
  const { somewhere, belligerent } = phrasesOf(words);
  return {
    losses: frame('losses', {
      player,
      space,
      zones,
      left: amount,
      elephantFirst: flag,
      among: orNull(kinds),
      within: orNull(units),
      marching: flag,
      rule,
    }),
    attrition: frame(
      'attrition',
      {
        player,
        space,
        zones,
        passage: flag,
        among: orNull(kinds),
        within: orNull(units),
        marching: flag,
        rule,
        stage: oneOf(['roll', 'losses', 'done']),
      },
      { shift },
    ),
    defeat: frame(
      'defeat',
      {
        player,
        space,
        zones,
        victor: belligerent,
        stage: oneOf(['begin', 'attrition', 'done']),
        holds: somewhere,
      },
      { shift },
    ),
    overrun: frame('overrun', {
      by: belligerent,
      victim: belligerent,
      space,
      stage: oneOf(['losses', 'done']),
      holds: somewhere,
    }),
  };
}
