/** Frames of set-up and of the phases of a Game Turn (R 5, 6.1 to 6.5, 6.7, 6.8), and of chance. */
import { closed, flag, listOf, mapOf, oneOf, orNull } from '../../../core/index.js';
import type { PhaseFrame } from '../../frame/index.js';
import { PLAYERS, ROLL_PURPOSES } from '../../vocabulary.js';
import { dice, generals, phrasesOf, units } from '../phrases.js';
import { amount, general, type Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

export function phaseFrames(words: Words): FrameCodecs<PhaseFrame['kind']> {
  const { player, space, province } = words;
  const { players, spaces, somebody, somewhere } = phrasesOf(words);
  return {
    game: frame('game', {
      stage: oneOf([
        'dealGenerals',
        'placeGenerals',
        'turnEvents',
        'turnOrder',
        'usurper',
        'reinforcements',
        'tycheCards',
        'strategy',
        'isolation',
        'end',
      ]),
    }),
    dealGenerals: frame('dealGenerals', {
      pool: generals,
      dealt: mapOf(player, generals, PLAYERS.length),
      discarded: generals,
      round: oneOf(['deal', 'keep', 'redeal']),
    }),
    keepGeneral: frame('keepGeneral', { player, dealt: generals, kept: orNull(general) }),
    placeGeneral: frame('placeGeneral', { player, general, spaces, chosen: somewhere }),
    turnOrder: frame('turnOrder', { tied: players, rolls: dice, chooser: somebody }),
    allotment: frame('allotment', { waiting: players, riders: players }),
    reinforcements: frame('reinforcements', {
      waiting: players,
      pools: mapOf(player, closed({ units, generals }), PLAYERS.length),
      bases: mapOf(player, spaces, PLAYERS.length),
    }),
    deploy: frame('deploy', {
      player,
      units,
      generals,
      spaces: orNull(spaces),
      together: flag,
      bases: spaces,
      placed: mapOf(space, amount, 1000),
      resort: mapOf(province, amount, 200),
      minorGenerals: flag,
      stage: oneOf(['next', 'general', 'units', 'resort', 'minorGenerals']),
    }),
    deal: frame('deal', { left: listOf(player, 200) }),
    endPhase: frame('endPhase', { asked: flag }),
    roll: frame('roll', { purpose: oneOf(ROLL_PURPOSES), player: somebody, dice: amount, values: dice }),
    draw: frame('draw', { player, count: amount }),
  };
}
