/** The parts of pictures that only this game has: points, markers, guards, Rhodes, and the order of play. */
import { captioned, nameItem, wallsItem } from '../../conquest/svg/panels.js';
import type { OwnDrawing, Setting } from '../../conquest/svg/setting.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Item } from '../../svg/flow.js';
import type { Panel } from '../../svg/panel.js';
import { allyOfRhodes } from '../query/08-fleets.js';
import { guardOf } from '../query/memory.js';
import { markersWith } from '../query/12-objectives.js';
import { isPlayed } from '../query/sides.js';
import { holdsCapitals, pointsFor } from '../query/13-victory.js';
import { CAPTIONS } from './captions.js';
import { called } from '../../conquest/text/calling.js';

/** Returns the markers and capitals that a side holds, and its guard (R S12, S13, S14.2). */
function holdings(setting: Setting, side: SideId): readonly (readonly Item[])[] {
  const { situation, labels, locale } = setting;
  const captions = CAPTIONS[locale];
  const held = [
    ...markersWith(situation, side).map(({ fact }) => labels.baggage(fact.baggage)),
    ...(isPlayed(situation, side) && holdsCapitals(situation, side) ? [captions.allCapitals] : []),
  ];
  const guard = guardOf(situation, side);
  const guards =
    guard === undefined ? [] : [`${labels.leader(guard.leader)}: ${labels.names.units[guard.unit] ?? guard.unit}`];
  return [
    captioned(
      setting,
      captions.has,
      held.map((text) => nameItem(setting, text)),
    ),
    captioned(
      setting,
      captions.guards,
      guards.map((text) => nameItem(setting, text)),
    ),
  ];
}

/** Returns the panel with the order of play and the ally of Rhodes (R S5.6, S6.2, S12). */
function realmPanel(setting: Setting): Panel {
  const { situation, labels, locale } = setting;
  const captions = CAPTIONS[locale];
  const { sides } = labels.names;
  const ally = allyOfRhodes(situation);
  const order = orderOfPlay(situation).map((side, index) => nameItem(setting, `${index + 1}. ${called(sides, side)}`));
  return {
    id: 'nobody',
    name: captions.realm,
    status: '',
    figures: '',
    groups: [
      captioned(setting, captions.order, order),
      [nameItem(setting, captions.rhodes(ally === null ? null : called(sides, ally)))],
      [wallsItem(setting)],
    ],
  };
}

export const own: OwnDrawing = {
  figures: ({ situation, labels }, side) =>
    isPlayed(situation, side) ? labels.captions.points(pointsFor(situation, side)) : '',
  holdings,
  aside: realmPanel,
  ground: () => undefined,
};
