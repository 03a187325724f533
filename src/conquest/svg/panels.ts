/** The panels beside the map: the pieces of each side off the map, and the objectives. */
import { counted } from '../../core/index.js';
import { captionItem, ROW, type Item } from '../../svg/flow.js';
import { group, title } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import type { Panel } from '../../svg/panel.js';
import { rectangle, words } from '../../svg/shapes.js';
import type { ObjectiveFact } from '../data/shape.js';
import { provincesOf } from '../query/05-control.js';
import { abilityOf, isOnMap } from '../query/06-1-presence.js';
import { wallMarkersLeft } from '../query/12-5-walls.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { TRAYS, type BaggageId, type SideId } from '../vocabulary.js';
import { chipText, leaderText } from './chips.js';
import { GOLD, leaderSign, objectiveSign, shipSign, trainSign, typeSign, woundSign } from './glyphs.js';
import { NATION_COLOURS } from './liveries.js';
import { chipsOf, lyingIn, type Chip, type Lying } from './pieces.js';
import { isAnyLit, isFleet, type Setting } from './setting.js';
import { called } from '../text/calling.js';

const SIZE = 10;
const BASE = ROW - 2.4;

/** Returns the edge of something in a line, which may stand out. */
const edged = (setting: Setting, ids: readonly string[], x: number, y: number, width: number) =>
  rectangle(
    { x, y: y + 0.5, width, height: ROW },
    {
      rx: 3,
      fill: setting.palette.ground,
      stroke: isAnyLit(setting, ids) ? setting.palette.highlight : setting.palette.panelEdge,
      'stroke-width': isAnyLit(setting, ids) ? 2 : 0.8,
    },
  );

function chipItem(setting: Setting, chip: Chip): Item {
  const { palette, labels } = setting;
  const { ids, kind, steps, full } = chip;
  const left = full > 1 && steps < full ? ` ${steps}/${full}` : '';
  const text = `${ids.length > 1 ? `${ids.length}× ` : ''}${labels.kind(kind.id)}${left}`;
  const width = textWidth(text, SIZE) + 22;
  return {
    width: width + 3,
    draw: ({ x, y }) =>
      group(
        {
          'data-piece': ids[0],
          'data-units': ids.length > 1 ? ids.join(' ') : undefined,
          'data-count': ids.length,
          role: 'img',
        },
        title(chipText(setting, chip)),
        edged(setting, ids, x, y, width),
        rectangle({ x, y: y + 0.5, width: 3.5, height: ROW }, { rx: 1, fill: NATION_COLOURS[kind.nation] }),
        typeSign(kind.type, { x: x + 10, y: y + 6.6 }, 4.2, palette.ink),
        words(text, { x: x + 17, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

function leaderItem(setting: Setting, leader: LeaderInfo): Item {
  const { situation, palette, labels } = setting;
  const { id, code } = leader;
  const hurt = situation.isWounded(code);
  const text = `${labels.leader(id)} ${abilityOf(situation, code)}`;
  const width = textWidth(text, SIZE, true) + 18;
  return {
    width: width + 3,
    draw: ({ x, y }) =>
      group(
        { 'data-piece': id, 'data-wounded': hurt ? 'true' : undefined, role: 'img' },
        title(leaderText(setting, leader)),
        edged(setting, [id], x, y, width),
        hurt
          ? woundSign({ x: x + 8, y: y + 6.5 }, 3.6, palette.alarm)
          : leaderSign({ x: x + 8, y: y + 6.5 }, 4, palette.ink),
        words(text, { x: x + 14, y: y + BASE }, SIZE, { 'font-weight': 'bold', fill: palette.ink }),
      ),
  };
}

function baggageItem(setting: Setting, id: BaggageId): Item {
  const { palette, labels } = setting;
  const text = labels.baggage(id);
  const sign = isFleet(setting, id) ? shipSign : trainSign;
  const width = textWidth(text, SIZE) + 22;
  return {
    width: width + 3,
    draw: ({ x, y }) =>
      group(
        { 'data-piece': id, role: 'img' },
        title(text),
        edged(setting, [id], x, y, width),
        sign({ x: x + 9, y: y + 6.5 }, 4.6, palette.ink),
        words(text, { x: x + 17, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

const lyingItems = (setting: Setting, { units, leaders, baggage }: Lying): readonly Item[] => [
  ...leaders.map((leader) => leaderItem(setting, leader)),
  ...baggage.map((id) => baggageItem(setting, id)),
  ...chipsOf(setting.situation, units).map((chip) => chipItem(setting, chip)),
];

export const captioned = ({ palette }: Setting, name: string, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : [captionItem(palette, name), ...items];

const dueOn = ({ batch }: UnitInfo): number | undefined => batch.turn;
const comesOn = ({ fact }: LeaderInfo): number | undefined => fact.turn;

/** Returns the pieces on the track by turn, and then those that wait for an event. */
function expected(setting: Setting, side: SideId): readonly Item[] {
  const { units, leaders, baggage } = lyingIn(setting.situation, 'track', side);
  const turns = [...new Set([...units.map(dueOn), ...leaders.map(comesOn)])]
    .filter((turn) => turn !== undefined)
    .sort((a, b) => a - b);
  const items = turns.flatMap((turn) => [
    captionItem(setting.palette, setting.labels.captions.turnIn(turn)),
    ...lyingItems(setting, {
      units: units.filter((unit) => dueOn(unit) === turn),
      leaders: leaders.filter((leader) => comesOn(leader) === turn),
      baggage: [],
    }),
  ]);
  const rest = {
    units: units.filter((unit) => dueOn(unit) === undefined),
    leaders: leaders.filter((leader) => comesOn(leader) === undefined),
    baggage,
  };
  return captioned(setting, setting.labels.names.trays.track, [...items, ...lyingItems(setting, rest)]);
}

/** Returns a name in a line. */
export function nameItem({ palette }: Setting, text: string): Item {
  return {
    width: textWidth(text, SIZE) + 8,
    draw: ({ x, y }) => words(text, { x, y: y + BASE }, SIZE, { fill: palette.ink }),
  };
}

/** Returns the wounded leaders on the map. */
function wounded(setting: Setting, side: SideId): readonly Item[] {
  const { situation, labels } = setting;
  const { captions } = labels;
  const hurt = situation.roster.leaders.filter(
    ({ code }) =>
      situation.isWounded(code) &&
      situation.sideOfLeader(code) === side &&
      isOnMap(situation, situation.placeOfLeader(code)),
  );
  return captioned(
    setting,
    captions.wounded,
    hurt.map(({ id, code }) => {
      const place = labels.place(situation.ground.places[situation.placeOfLeader(code)] ?? '');
      return nameItem(setting, `${labels.leader(id)} (${place})`);
    }),
  );
}

function sidePanel(setting: Setting, side: SideId): Panel {
  const { situation, labels, livery, own } = setting;
  const { names } = labels;
  const trays = [...TRAYS, ...(situation.components.trays ?? [])];
  return {
    id: side,
    name: called(names.sides, side),
    status: counted(provincesOf(situation, side).length, names.pieces.province),
    figures: own.figures(setting, side),
    owner: { livery: livery(side), letter: called(names.letters, side) },
    groups: [
      ...own.holdings(setting, side),
      wounded(setting, side),
      ...trays.map((tray) =>
        tray === 'track'
          ? expected(setting, side)
          : captioned(setting, called(names.trays, tray), lyingItems(setting, lyingIn(situation, tray, side))),
      ),
    ],
  };
}

export function objectiveItem(setting: Setting, { id }: ObjectiveFact): Item {
  const { situation, labels, palette } = setting;
  const { captions } = labels;
  const secured = situation.secured[id];
  const text = `${labels.objective(id)}${secured === undefined ? '' : ` (${captions.turnIn(secured)})`}`;
  const bold = secured !== undefined;
  return {
    width: 17 + textWidth(text, SIZE, bold) + 8,
    draw: ({ x, y }) =>
      group(
        { 'data-objective': id, 'data-secured': secured, role: 'img' },
        title(`${labels.objective(id)}: ${secured === undefined ? captions.open : captions.secured(secured)}`),
        objectiveSign(palette, { x: x + 7, y: y + 6.5 }, 4.8, bold ? GOLD : null),
        words(text, { x: x + 15, y: y + BASE }, SIZE, {
          'font-weight': bold ? 'bold' : undefined,
          fill: bold ? palette.ink : palette.faint,
        }),
      ),
  };
}

/** Returns the walls that stand nowhere. */
export const wallsItem = (setting: Setting): Item => {
  const { situation, labels } = setting;
  const { captions, names } = labels;
  return nameItem(setting, captions.inTheBox(counted(wallMarkersLeft(situation), names.pieces.wallMarker)));
};

/** Returns the panel of what belongs to no side: the objectives, and the walls that are left. */
export function objectivesPanel(setting: Setting): Panel {
  const { situation, labels } = setting;
  const { captions } = labels;
  const { objectives } = situation.components;
  return {
    id: 'nobody',
    name: captions.objectives,
    status: `${Object.keys(situation.secured).length}/${objectives.length}`,
    figures: captions.points(situation.law.points(situation)),
    groups: [objectives.map((objective) => objectiveItem(setting, objective)), [wallsItem(setting)]],
  };
}

/** Returns the panels of all sides, and that of what is nobody's. */
export const panelsOf = (setting: Setting): readonly Panel[] => [
  ...setting.situation.components.sides.map(({ id }) => sidePanel(setting, id)),
  setting.own.aside(setting),
];
