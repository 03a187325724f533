/** R 3.1.2, 6.4: Minor Generals, and the deployment of pieces. */
import type { Explanation, Scene } from './item.js';
import { amongEnemies, besideEnemyGeneral, lists, onlyIn, topOf } from './predicates.js';

/** Whether a commander is in danger, or his Army has just lost him: in battle, or by card 47. */
const losesCommander = ({ old }: Scene): boolean =>
  ['roll', 'succession'].includes(old.stack.at(-1)?.kind ?? '') &&
  old.stack.some(
    (frame) =>
      ['leaderLoss', 'succession'].includes(frame.kind) || (frame.kind === 'cardEvent' && frame['card'] === 47),
  );

export const deployment: readonly Explanation[] = [
  {
    id: 'besieged-by-units',
    clause: 'R 4.4',
    sentence: 'A lone enemy General besieges nothing: where a friendly General stood CUs are deployed in spite of him.',
    explains(item, scene) {
      const action = onlyIn(item, 'new', 'deployUnits', 'deployGeneral');
      if (action === undefined || topOf(scene) !== 'deploy') return false;
      return besideEnemyGeneral(action, scene) && !amongEnemies(action, scene);
    },
  },
  {
    id: 'apart-at-rest',
    clause: 'ruling apart-at-rest',
    sentence: 'No CUs and no General are deployed or won over where enemy CUs stand outside.',
    explains(item, scene) {
      const action = onlyIn(item, 'old', 'deployUnits', 'deployGeneral', 'targetCommander');
      if (action === undefined || !['deploy', 'cardEvent'].includes(topOf(scene) ?? '')) return false;
      return amongEnemies(action, scene);
    },
  },
  {
    id: 'minor-generals-deployed',
    clause: 'R 6.4.3',
    sentence:
      'Minor Generals are deployed beside Major Generals too, in either zone; the deployment ends when that is decided.',
    explains: (item, scene) =>
      topOf(scene) === 'deploy' &&
      (lists(item, 'deployMinorGeneral') ||
        (scene.action !== undefined &&
          ['deployUnits', 'deployGeneral', 'deployMinorGeneral', 'pass'].includes(scene.action.type) &&
          scene.old.stack.at(-1)?.['minorGenerals'] === true)),
  },
  {
    id: 'minor-generals-at-any-time',
    clause: 'R 3.1.2',
    sentence:
      'Minor Generals are placed with Armies that a Major General leads, and in every space again after an activation; one is repositioned by lifting and placing him.',
    explains: (item, scene) =>
      lists(item, 'placeMinorGeneral', 'liftMinorGeneral') &&
      ['movement', 'tyche', 'forcedMarch'].includes(topOf(scene) ?? ''),
  },
  {
    id: 'minor-generals-divide-interceptors',
    clause: 'R 3.1.2',
    sentence:
      'A Minor General from the supply may lead an interception or stay with the rest; CUs and generals are not offered of which the rest could show no owner.',
    explains: (item, scene) =>
      topOf(scene) === 'interception' &&
      (onlyIn(item, 'new', 'placeMinorGeneral') !== undefined ||
        onlyIn(item, 'new', 'intercept')?.['commander'] === 'minor' ||
        onlyIn(item, 'old', 'interceptWith', 'interceptWithGeneral') !== undefined),
  },
  {
    id: 'successors-from-anywhere',
    clause: 'R 12.4.2',
    sentence:
      'Any Minor General on the map may take over an Army that has lost its commander, though CUs lose their owner by it; in the player aid in the turns of others too.',
    explains(item, scene) {
      // Where the old engine asked nobody, its Army was Dispersed at once.
      if (item.of !== 'action') return losesCommander(scene);
      const action = onlyIn(item, 'new', 'succeed');
      return action !== undefined && action['from'] !== 'supply';
    },
  },
];
