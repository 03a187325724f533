/** R 6: the sequence of play. */
import { editionOf } from '../data/editions.js';
import type { GameFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { placeNextGeneral } from './05-4-1-forces.js';
import { pushDealGenerals } from './05-4-generals.js';
import { turnEvents } from './06-1-turn-events.js';
import { pushTurnOrder } from './06-2-turn-order.js';
import { nameUsurper } from './06-3-usurper.js';
import { pushReinforcements } from './06-4-reinforcements.js';
import { pushDeal } from './06-5-tyche-cards.js';
import { isolationPhase } from './06-7-isolation.js';
import { endTurn } from './06-8-end.js';

type Stage = GameFrame['stage'];

/** The stage that follows each stage in the rulebook. */
const NEXT: Readonly<Record<Stage, Stage>> = {
  dealGenerals: 'placeGenerals',
  placeGenerals: 'turnEvents',
  turnEvents: 'turnOrder',
  turnOrder: 'usurper',
  usurper: 'reinforcements',
  reinforcements: 'tycheCards',
  tycheCards: 'strategy',
  strategy: 'isolation',
  isolation: 'end',
  end: 'turnEvents',
};
/** The same with the Usurper named first, as in the player aid. */
const NEXT_WITH_USURPER_FIRST: typeof NEXT = {
  ...NEXT,
  turnEvents: 'usurper',
  usurper: 'turnOrder',
  turnOrder: 'reinforcements',
};

const nextStage = (situation: Situation, stage: Stage): Stage =>
  (editionOf(situation).usurperBeforeTurnOrder ? NEXT_WITH_USURPER_FIRST : NEXT)[stage];

/** What each stage does. A stage that returns `true` is called again. Frames that it pushes are resolved first. */
const STAGES: Readonly<Record<Stage, (run: GameRun) => boolean | void>> = {
  dealGenerals: pushDealGenerals,
  placeGenerals: placeNextGeneral,
  turnEvents,
  turnOrder: pushTurnOrder,
  usurper: nameUsurper,
  reinforcements: pushReinforcements,
  tycheCards: pushDeal,
  strategy: (run) => void run.push({ kind: 'strategy', next: 0 }),
  isolation: isolationPhase,
  end: (run) => void run.push({ kind: 'endPhase', asked: false }),
};

/** The bottom of the stack: runs stage after stage until somebody has won (R 6). */
export const game: RulesOf<'game'> = {
  rule: 'R 6',
  advance(run, frame) {
    const { stage } = frame;
    if (STAGES[stage](run) !== true) frame.stage = nextStage(run.state, stage);
  },
  resume(run, _, child) {
    if (child.kind === 'endPhase') endTurn(run);
  },
};
