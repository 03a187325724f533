/** R 6.6.3.2, 6.6.3.3: Gold of the Temples. */
import { pushPlaceMarkers } from '../deeds/markers.js';
import type { CardModule } from './module.js';

export const templeGold: CardModule<'templeGold'> = {
  rule: 'ruling card-46',
  begin(run, frame, { training, markers }) {
    frame.step = 'spent';
    pushPlaceMarkers(run, frame.player, markers);
    run.push({ kind: 'train', player: frame.player, points: training });
  },
};
