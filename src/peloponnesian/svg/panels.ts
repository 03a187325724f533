/**
 * The panels beside the map: the treasury, the hand, the Force Pools and the leaders of each player, the cards, and the
 * conditions of victory.
 */
import { counted } from '../../core/index.js';
import { ROW, type Item } from '../../svg/flow.js';
import { group, title, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import type { Panel } from '../../svg/panel.js';
import { emblemShape, rectangle, words } from '../../svg/shapes.js';
import type { Band } from '../data/shape/scenario.js';
import { isShared } from '../query/command.js';
import { homesOf, type Home } from '../query/homes.js';
import { isOfPool } from '../query/leaders.js';
import { leagueCount } from '../query/league-victory.js';
import { campOf } from '../query/owners.js';
import { tributeOfPlayer } from '../query/tribute.js';
import { athenianCount } from '../query/victory.js';
import type { LeaderInfo } from '../table/roster.js';
import { HOMES, type Camp, type HomeId, type PlayerId } from '../vocabulary.js';
import { handLine, tablePanel } from './cards.js';
import { chipData, chipText, leaderText } from './chips.js';
import { leaderSign, typeSign } from './glyphs.js';
import { capitalised } from './labels.js';
import { BASE, captioned, SIZE, textItem } from './lines.js';
import { HOME_COLOURS } from './liveries.js';
import { chipsOf, leadersInTray, unitsInTray, type Chip } from './pieces.js';
import { holderOfCity, isAnyLit, type Setting } from './setting.js';

/** Returns the edge of an item in a line, highlighted if selected. */
const edged = (setting: Setting, ids: readonly string[], x: number, y: number, width: number): Element => {
  const lit = isAnyLit(setting, ids);
  const { palette } = setting;
  return rectangle(
    { x, y: y + 0.5, width, height: ROW },
    { rx: 3, fill: palette.ground, stroke: lit ? palette.highlight : palette.panelEdge, 'stroke-width': lit ? 2 : 0.8 },
  );
};

/** Returns units in a line: the sign of their type, their number, and their morale. */
function chipItem(setting: Setting, chip: Chip): Item {
  const { palette } = setting;
  const { ids, unit } = chip;
  const count = ids.length > 1 ? `${ids.length}×` : '';
  const before = 17 + textWidth(count, SIZE);
  const width = before + textWidth(String(unit.morale), SIZE, true) + 4;
  return {
    width: width + 3,
    draw: ({ x, y }) =>
      group(
        chipData(chip, 'data-piece'),
        title(chipText(setting, chip)),
        edged(setting, ids, x, y, width),
        rectangle({ x, y: y + 0.5, width: 3.5, height: ROW }, { rx: 1, fill: HOME_COLOURS[unit.home] }),
        typeSign(unit.type, { x: x + 10, y: y + 6.6 }, 4.2, palette.ink),
        words(count, { x: x + 17, y: y + BASE }, SIZE, { fill: palette.faint }),
        words(String(unit.morale), { x: x + before, y: y + BASE }, SIZE, {
          'font-weight': unit.isElite ? 'bold' : undefined,
          fill: palette.ink,
        }),
      ),
  };
}

function leaderItem(setting: Setting, leader: LeaderInfo): Item {
  const { palette, labels } = setting;
  const text = `${labels.leader(leader.id)} ${leader.fact.land}-${leader.fact.sea}`;
  const width = textWidth(text, SIZE) + 18;
  return {
    width: width + 3,
    draw: ({ x, y }) =>
      group(
        { 'data-piece': leader.id, role: 'img' },
        title(leaderText(setting, leader)),
        edged(setting, [leader.id], x, y, width),
        leaderSign({ x: x + 8, y: y + 6.5 }, 4, palette.ink),
        words(text, { x: x + 14, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

/** Returns the leaders and units in a Force Pool. */
function forcePool(setting: Setting, player: PlayerId, home: HomeId): readonly Item[] {
  const { situation, labels } = setting;
  const units = unitsInTray(situation, 'forcePool', player).filter((unit) => unit.home === home);
  const leaders = leadersInTray(situation, 'forcePool').filter(
    ({ code }) => situation.playerOfLeader(code) === player && situation.poolOfLeader(code) === home,
  );
  const short = labels.captions.homes[home];
  return captioned(setting, short, [
    ...leaders.map((leader) => leaderItem(setting, leader)),
    ...chipsOf(situation, units).map((chip) => chipItem(setting, chip)),
  ]);
}

/** Returns the Force Pools of a player, one after another. */
function forcePools(setting: Setting, player: PlayerId): readonly Item[] {
  const { names } = setting.labels;
  const pools = HOMES.flatMap((home) => forcePool(setting, player, home));
  return captioned(setting, names.trays.forcePool, pools);
}

/** Returns the pieces of a player in one of the Sicily boxes (R 19). */
function sicilyBox(setting: Setting, player: PlayerId, tray: 'inSicily' | 'leavingSicily'): readonly Item[] {
  const { situation, labels } = setting;
  const leaders = leadersInTray(situation, tray).filter(({ code }) => situation.playerOfLeader(code) === player);
  return captioned(setting, labels.names.trays[tray], [
    ...leaders.map((leader) => leaderItem(setting, leader)),
    ...chipsOf(situation, unitsInTray(situation, tray, player)).map((chip) => chipItem(setting, chip)),
  ]);
}

/** Returns the number of units in a player's Build Pools. */
function buildPools(setting: Setting, player: PlayerId): readonly Item[] {
  const { situation, labels } = setting;
  const { length } = unitsInTray(situation, 'buildPool', player);
  const items = length === 0 ? [] : [textItem(setting, counted(length, labels.names.pieces.unit))];
  return captioned(setting, labels.names.trays.buildPool, items);
}

/** Returns the Leader Pool of a camp, shown with its first player. */
function leaderPool(setting: Setting, player: PlayerId): readonly Item[] {
  const { situation, labels } = setting;
  const camp = campOf(player);
  if (situation.scenario.players.find((each) => campOf(each) === camp) !== player) return [];
  const leaders = leadersInTray(situation, 'leaderPool').filter((leader) => isOfPool(situation, camp, leader));
  return captioned(
    setting,
    labels.names.trays.leaderPool,
    leaders.map((leader) => leaderItem(setting, leader)),
  );
}

/** Returns the allies to whom a player has closed their lands (R 24.5). */
function closedTo(setting: Setting, player: PlayerId): readonly Item[] {
  const { situation, labels } = setting;
  const allies = situation.closedTo[player] ?? [];
  return captioned(
    setting,
    labels.captions.closedTo,
    allies.map((ally) => textItem(setting, labels.player(ally))),
  );
}

function playerPanel(setting: Setting, player: PlayerId): Panel {
  const { situation, labels, livery } = setting;
  const { captions, names } = labels;
  return {
    id: player,
    name: labels.player(player),
    status: `${captions.tribute} ${tributeOfPlayer(situation, player)}`,
    figures: counted(situation.treasuries[player] ?? 0, names.pieces.talent),
    owner: { livery: livery(player), letter: captions.letters[player] },
    groups: [
      handLine(setting, player),
      forcePools(setting, player),
      buildPools(setting, player),
      sicilyBox(setting, player, 'inSicily'),
      sicilyBox(setting, player, 'leavingSicily'),
      leaderPool(setting, player),
      closedTo(setting, player),
    ],
  };
}

// ------------------------------------------------------------------------------------------------ victory

const winnerText = (
  { situation, labels: { captions, names } }: Setting,
  winner: Camp | null,
  margin: Band['margin'],
): string => {
  if (winner === null) return captions.draw;
  if (winner === 'league' && isShared(situation)) return captions.athensHasLost;
  const camp = capitalised(names.camps[winner]);
  return margin === null ? camp : captions.won(camp, names.margins[margin]);
};

/** Returns the results of the final count, band by band, with the present one highlighted. */
function bands(setting: Setting): readonly (readonly Item[])[] {
  const { victory } = setting.situation.scenario;
  const { counts } = victory;
  if (counts === 'nothing')
    return victory.bands.map(({ winner, margin }) => [
      textItem(setting, setting.labels.captions.atTheEnd(winnerText(setting, winner, margin))),
    ]);
  const count = athenianCount(setting.situation);
  const now = victory.bands.findLast(({ from }) => count >= from);
  return victory.bands.map((band, index) => {
    const next = victory.bands[index + 1]?.from;
    const range =
      next === undefined ? `${band.from}+` : next - 1 === band.from ? `${band.from}` : `${band.from}–${next - 1}`;
    return [textItem(setting, `${range}: ${winnerText(setting, band.winner, band.margin)}`, band === now)];
  });
}

/**
 * Returns what each player of the League controls, and needs if Athens loses, with successful players highlighted
 * (R 24.8, 25.4).
 */
function leagueItems(setting: Setting): readonly Item[] {
  const { situation, labels } = setting;
  const { league = [] } = situation.scenario.victory;
  const own = league.map(({ player, victory, decisive }) => {
    const count = leagueCount(situation, player);
    return textItem(
      setting,
      labels.captions.ownVictory(labels.player(player), count, victory, decisive),
      count >= victory,
    );
  });
  return captioned(setting, labels.captions.ifAthensLoses, own);
}

/** Returns a capital with the emblem of its holder. */
function capitalItem(setting: Setting, { player, capital }: Home): Item {
  const { situation, labels, palette, livery } = setting;
  const text = `${labels.city(capital)} (${labels.player(player)})`;
  const { fill, edge, emblem } = livery(holderOfCity(situation, capital));
  return {
    width: textWidth(text, SIZE) + 22,
    draw: ({ x, y }) =>
      group(
        {},
        emblemShape(emblem, { x: x + 6, y: y + 6.5 }, 4.4, { fill, stroke: edge, 'stroke-width': 0.8 }),
        words(text, { x: x + 14, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

/** Returns how many of the regions needed for an immediate victory a player has won (R 29.3). */
function conquest(setting: Setting): readonly Item[] {
  const { situation, labels } = setting;
  const { regions, victory } = situation.scenario;
  if (victory.conquest === undefined) return [];
  const { player, regions: needed } = victory.conquest;
  const won = regions.filter((setup) => {
    const now = situation.regions[setup.region];
    return campOf(setup.player) !== campOf(player) && now !== undefined && campOf(now.player) === campOf(player);
  });
  return [textItem(setting, labels.captions.conquest(labels.player(player), won.length, needed), true)];
}

/** Returns the panel of the conditions of victory: the capitals, and the final count. */
function victoryPanel(setting: Setting): Panel {
  const { situation, labels } = setting;
  const { captions } = labels;
  const { counts } = situation.scenario.victory;
  return {
    id: 'nobody',
    name: captions.victory,
    status: counts === 'nothing' ? '' : captions.counted[counts],
    figures: counts === 'nothing' ? '' : String(athenianCount(situation)),
    groups: [
      captioned(
        setting,
        captions.capitals,
        homesOf(situation).map((home) => capitalItem(setting, home)),
      ),
      conquest(setting),
      ...bands(setting),
      leagueItems(setting),
    ],
  };
}

/** Returns the panels of all players, of the cards, and of the conditions of victory. */
export const panelsOf = (setting: Setting): readonly Panel[] => [
  ...setting.situation.scenario.players.map((player) => playerPanel(setting, player)),
  ...tablePanel(setting),
  victoryPanel(setting),
];
