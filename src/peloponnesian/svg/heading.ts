/** The head of a picture: the season, the Campaign Turn and the acting player, and the legend of signs. */
import { frameOf } from '../../core/index.js';
import { boxAround, type Box } from '../../svg/box.js';
import { group, type Element } from '../../svg/element.js';
import type { Item } from '../../svg/flow.js';
import { drawHeadingIn, legendEntry } from '../../svg/heading.js';
import { drawLegend } from '../../svg/legend.js';
import { circle, rectangle } from '../../svg/shapes.js';
import { effectsThat } from '../query/cards.js';
import type { LeagueMargins } from '../state.js';
import { victorsIn } from '../text/outcome.js';
import { UNIT_TYPES } from '../vocabulary.js';
import { anchorSign, burst, earSign, flagSign, flameSign, scaffoldSign, stormSign, typeSign } from './glyphs.js';
import { capitalised, type Labels } from './labels.js';
import { holderOfCity, type Setting } from './setting.js';

/**
 * Returns the results of the players of the League: `Sparta: decisive victory`, `Thebes: victory`; or that Athens has
 * lost if there are none.
 */
function sharesOf(margins: LeagueMargins, { captions, names, player }: Labels): readonly string[] {
  const victors = victorsIn(margins);
  return victors.length === 0
    ? [captions.athensHasLost]
    : victors.map(({ margin, players }) => captions.won(players.map(player).join(', '), names.margins[margin]));
}

/** Returns the moment of the game: `Spring 419 BC · Campaign Turn 2 · Sparta`. */
export function momentText({ situation, labels }: Setting): string {
  const { captions, names } = labels;
  const { year, season, campaignTurn, ended, stack } = situation;
  const when = `${names.seasons[season]} ${captions.year(year)}`;
  if (ended !== null) {
    const { winner, margin, margins } = ended;
    if (margins !== undefined) return [when, ...sharesOf(margins, labels)].join(' · ');
    if (winner === null) return `${when} · ${captions.draw}`;
    const camp = capitalised(names.camps[winner]);
    return `${when} · ${margin === null ? camp : captions.won(camp, names.margins[margin])}`;
  }
  const battle = frameOf(situation, 'battle');
  const deciding = stack.findLast((frame) => 'player' in frame && frame.player !== null);
  const player = deciding !== undefined && 'player' in deciding ? deciding.player : null;
  return [
    when,
    ...(campaignTurn === 0 ? [] : [captions.campaignTurn(campaignTurn)]),
    ...(player === null ? [] : [labels.player(player)]),
    ...(battle === undefined ? [] : [captions.battle(labels.place(battle.at))]),
  ].join(' · ');
}

/** Returns the signs of rare things in the situation: walls under construction, helot risings, storms. */
function rareSigns({ palette, labels, situation, livery }: Setting): readonly Item[] {
  const { captions, names } = labels;
  const { fill, edge } = livery('league');
  const leagueCity = { fill, stroke: edge, 'stroke-width': 1 };
  const cities = Object.values(situation.cities);
  const areWallsBegun =
    Object.keys(situation.longWallsBegun).length > 0 || cities.some(({ wallsDue }) => wallsDue !== undefined);
  return [
    ...(areWallsBegun
      ? [legendEntry(palette, captions.wallsBegun, (at) => scaffoldSign(at, 4.6, livery('nobody').edge))]
      : []),
    ...(cities.some(({ helots }) => helots === true)
      ? [legendEntry(palette, captions.helots, (at) => burst(at, 5, palette.halo, palette.alarm))]
      : []),
    ...(situation.components.map.cities.some(({ id }) => holderOfCity(situation, id) === 'league')
      ? [legendEntry(palette, names.camps.league, (at) => rectangle(boxAround(at, 9), leagueCity))]
      : []),
    ...(effectsThat(situation, 'storm').length > 0
      ? [legendEntry(palette, captions.effects.storm, (at) => stormSign(at, 4.6, palette.alarm))]
      : []),
  ];
}

function legend(setting: Setting): readonly (readonly Item[])[] {
  const { palette, labels, livery } = setting;
  const { captions, names } = labels;
  const { fill, edge } = livery('nobody');
  return [
    [
      ...UNIT_TYPES.map((type) =>
        legendEntry(palette, names.types[type], (at) => typeSign(type, at, 4.6, palette.ink)),
      ),
      legendEntry(palette, captions.elite, (at) =>
        rectangle({ x: at.x - 5, y: at.y - 4.5, width: 10, height: 9 }, { fill: 'none', stroke: palette.ink, rx: 1.6 }),
      ),
      legendEntry(palette, captions.foraging, (at) => earSign(at, 4.6, palette.road)),
      legendEntry(palette, captions.raiding, (at) => flameSign(at, 4.6, palette.alarm)),
    ],
    [
      ...rareSigns(setting),
      legendEntry(palette, captions.controlMarker, (at) => flagSign(at, 5, fill, edge)),
      legendEntry(palette, captions.revolt, (at) => burst(at, 5, palette.alarm, palette.halo)),
      legendEntry(palette, captions.siegeMorale, (at) =>
        circle(at, 4.6, { fill: palette.alarm, stroke: palette.halo, 'stroke-width': 1 }),
      ),
      legendEntry(palette, names.works.base, (at) =>
        group({}, circle(at, 5, { fill, stroke: edge, 'stroke-width': 0.8 }), anchorSign(at, 3.6, palette.panel)),
      ),
      legendEntry(palette, captions.forageNumber, (at) =>
        circle(at, 4.6, { fill: palette.panel, stroke: palette.faint, 'stroke-width': 0.8 }),
      ),
    ],
  ];
}

/** Draws the signs and their meaning, in as many lines as needed. */
export const drawSigns = (setting: Setting, room: Omit<Box, 'height'>): ReturnType<typeof drawLegend> =>
  drawLegend(legend(setting).flat(), room);

/** Draws the head in a box: the moment on the left, and the legend on the right if there is space. */
export const drawHeading = (setting: Setting, box: Box): Element =>
  drawHeadingIn(
    { game: setting.labels.captions.game, moment: momentText(setting), legend: legend(setting) },
    setting.palette,
    box,
  );
