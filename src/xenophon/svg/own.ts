/** What this game draws in addition to the family: points, the Ten Thousand, and the battlefield. */
import { captioned, nameItem, objectiveItem, wallsItem } from '../../conquest/svg/panels.js';
import type { OwnDrawing, Setting } from '../../conquest/svg/setting.js';
import type { Post } from '../../conquest/data/display.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { figureItem, type Item } from '../../svg/flow.js';
import type { Panel } from '../../svg/panel.js';
import { obstacleAt } from '../query/07-3-battlefield.js';
import { frameIn } from '../query/frames.js';
import { greeksLeft, hasFallen, homecomingOf } from '../query/09-2-remnant.js';
import { pointsOf, scoreOf } from '../query/09-victory.js';
import { CAPTIONS } from './captions.js';

const SCORES = ['provinces', 'capitals', 'family', 'treasury'] as const;

/** Draws the sources of a side's points; when the pretender has fallen none are counted (R X9.3). */
function holdings(setting: Setting, side: SideId): readonly (readonly Item[])[] {
  const { situation, palette, locale } = setting;
  if (hasFallen(situation)) return [];
  const captions = CAPTIONS[locale];
  const score = scoreOf(situation, side);
  const items = SCORES.filter((of) => score[of] > 0).map((of) =>
    figureItem(palette, captions.scores[of], String(score[of])),
  );
  return [captioned(setting, captions.score, items)];
}

/**
 * Returns the Greeks: how many are left, and of those who were when the pretender fell how many have come home
 * (R X9.2).
 */
function greeksPanel(setting: Setting): Panel {
  const { situation, palette, locale } = setting;
  const captions = CAPTIONS[locale];
  const { counted, home, underWay } = homecomingOf(situation);
  const fates = [
    [captions.home, home.length],
    [captions.underWay, underWay.length],
    [captions.lost, counted - home.length - underWay.length],
  ] as const;
  return {
    id: 'nobody',
    name: captions.greeks,
    status: captions.onTheMap(greeksLeft(situation).length),
    figures: '',
    groups: [
      hasFallen(situation)
        ? [
            nameItem(setting, captions.remnant(counted)),
            ...fates.map(([name, count]) => figureItem(palette, name, String(count))),
          ]
        : [],
      situation.components.objectives.map((objective) => objectiveItem(setting, objective)),
      [wallsItem(setting)],
    ],
  };
}

/**
 * Returns the ground of a box: river, mountains or a hill; and in the reserve the camp with the train (R X2.3, X7.3).
 */
function ground({ situation, labels, locale }: Setting, post: Post): string | undefined {
  const obstacle = obstacleAt(situation, post);
  if (obstacle !== null) return CAPTIONS[locale].ground[obstacle];
  const battle = frameIn(situation, 'battle');
  if (battle === undefined || post.box !== 'reserve') return undefined;
  const place = provinceCode(situation, battle.province);
  const train = situation.roster.baggage.find(
    ({ follows }, number) =>
      follows !== undefined &&
      situation.placeOfBaggage(number) === place &&
      situation.sideOfBaggage(number) === post.army,
  );
  return train === undefined ? undefined : labels.baggage(train.id);
}

export const own: OwnDrawing = {
  figures: ({ situation, labels }, side) =>
    hasFallen(situation) ? '' : labels.captions.points(pointsOf(situation, side)),
  holdings,
  aside: greeksPanel,
  ground,
};
