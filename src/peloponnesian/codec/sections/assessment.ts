/** R 4.3.1, 5.3: the assessment of tribute: the shapes of actions, events and frames. */
import { closed, listOf } from '../../../core/index.js';
import { PLAYERS, REGIONS } from '../../vocabulary.js';
import { figure } from '../figures.js';
import { literal, player, region, rule } from '../names.js';

export const assessmentActions = {
  assess: closed({ type: literal('assess'), player, region, multiple: figure }),
  endAssessment: closed({ type: literal('endAssessment'), player }),
};

export const assessmentEvents = {
  tributeAssessed: closed({ rule, type: literal('tributeAssessed'), region, player, before: figure, now: figure }),
};

export const assessmentFrames = {
  assessment: closed({
    kind: literal('assessment'),
    player,
    next: listOf(player, PLAYERS.length),
    declared: listOf(closed({ region, player, before: figure }), PLAYERS.length * REGIONS.length),
  }),
  takeover: closed({ kind: literal('takeover'), regions: listOf(region, REGIONS.length) }),
};
