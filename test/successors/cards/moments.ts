/** The moments at which Surprise cards are shown: a battle, a Segment, a march. */
import type { NavalBattleFrame, SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { openWindow } from '../../../src/successors/rules/04-31-window.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { pushBattle } from '../../../src/successors/rules/12-land-battle.js';
import type { CardId, PlayerId } from '../../../src/successors/vocabulary.js';
import { carryOut, type Setting } from '../language.js';
import { scene, type Told } from './support.js';

/** Somebody's hand. */
export const held = (player: PlayerId, ...cards: readonly CardId[]) => ({ rest: { hands: { [player]: cards } } });
/** The lowest frame of a kind. */
export const card = (told: Told, kind: SuccessorsFrame['kind']) =>
  told.state.stack.find((frame) => frame.kind === kind);

/** A Naval Battle before its roll: Red sails, Blue has met him. */
export const navalBattle: NavalBattleFrame = {
  kind: 'navalBattle',
  mover: 'red',
  interceptor: 'blue',
  escort: [],
  fleets: ['rhodos'],
  stage: 'roll',
  lent: [0, 0],
  scores: [],
  winner: null,
};
/** Red, active, with his Army against Blue's in a space of nobody's. */
export const battle = (given: Setting, space = 'larisa'): Told =>
  carryOut(scene({ segment: 'movement', ...given }), (run) =>
    pushBattle(run, { space, attacker: 'red', defender: 'blue', retreatTo: ['pella'], noLocalTroops: [] }),
  );
/** Two Armies that fight. */
export const armies = {
  forces: { 'red:larisa': { mercenary: 3, loyal: 1 }, 'blue:larisa': { mercenary: 2, loyal: 2 } },
  generals: { antigonos: 'red:larisa', seleukos: 'blue:larisa' },
} as const;
/** A window at the start of a segment of Red's. */
export const segment = (given: Setting): Told =>
  carryOut(scene({ segment: 'surrender', ...given }), (run) => openWindow(run, 'segment', { subject: 'red' }));
/** Antigonos on the march from Pella with a die of 3. */
export const march = (given: Setting): Told =>
  carryOut(
    scene({
      segment: 'movement',
      control: { pella: 'red' },
      forces: { 'red:pella': { mercenary: 4 } },
      generals: { antigonos: 'red:pella' },
      ...given,
    }),
    (run) =>
      startMarch(run, { player: 'red', commander: 'antigonos', space: 'pella', inside: false, die: 3, points: 0 }),
  );
