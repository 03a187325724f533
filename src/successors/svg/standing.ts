/**
 * The standing of a player: the sources of Victory Points and Legitimacy, the Prestige of the generals, and everything
 * on the map.
 */
import { captionItem, figureItem, type Item } from '../../svg/flow.js';
import { generals as generalFacts } from '../data/generals.js';
import { royals as royalFacts } from '../data/royals.js';
import type { LegitimacySource } from '../query/legitimacy.js';
import type { VictoryPointSource } from '../query/victory-points.js';
import { legitimacySources, prestige, victoryPointSources } from '../questions.js';
import { COMBAT_UNITS, type PlayerId } from '../vocabulary.js';
import { signShape, type Sign } from './glyphs.js';
import type { Piece } from './pieces.js';
import type { Setting } from './setting.js';

function nameOfPoints({ labels: { names, captions } }: Setting, source: VictoryPointSource): string {
  return source.kind === 'province'
    ? (names.provinces[source.province] ?? source.province)
    : captions.points[source.kind];
}

function nameOfLegitimacy({ labels: { names, captions } }: Setting, source: LegitimacySource): string {
  switch (source.source) {
    case 'champion':
      return names.playerStatuses.champion;
    case 'strategosOfEurope':
      return captions.strategos;
    case 'royal':
      return royalFacts[source.royal].name;
    case 'general':
      return generalFacts[source.general].name;
    case 'tomb':
      return names.pieces.tomb.one;
    case 'pellaBurial':
      return captions.pellaBurial;
    case 'condemnation':
      return `${generalFacts[source.general].name} (${captions.condemned})`;
  }
}

type Figure = readonly [name: string, value: number];

const told = ({ palette }: Setting, caption: string, figures: readonly Figure[]): readonly Item[] =>
  figures.length === 0
    ? []
    : [captionItem(palette, caption), ...figures.map(([name, value]) => figureItem(palette, name, String(value)))];

/** Returns the Prestige of each Major General on the map, where he stands (R 16.1). */
const prestiges = ({ state }: Setting, player: PlayerId, pieces: readonly Piece[]): readonly Figure[] =>
  pieces.flatMap(({ thing, owner, where }): readonly Figure[] =>
    thing.kind === 'general' && owner === player && 'space' in where
      ? [
          [
            generalFacts[thing.general].name,
            prestige(state, player, thing.general, { space: where.space, defending: false }),
          ],
        ]
      : [],
  );

/** Returns everything that a player has on the map: CUs of each kind, Minor Generals, and spaces. */
function holdings(
  { state, palette, labels: { captions } }: Setting,
  player: PlayerId,
  pieces: readonly Piece[],
): readonly Item[] {
  const sign =
    (name: Sign): Parameters<typeof figureItem>[3] =>
    (at, r) =>
      signShape(name, at, r, palette.ink, palette.panel);
  const own = pieces.filter(({ owner, where }) => owner === player && 'space' in where).map(({ thing }) => thing);
  const units = COMBAT_UNITS.flatMap((unit) => {
    const count = own.reduce(
      (sum, thing) => sum + (thing.kind === 'units' && thing.unit === unit ? thing.count : 0),
      0,
    );
    return count === 0 ? [] : [figureItem(palette, '', String(count), sign(unit))];
  });
  const minors = own.reduce((sum, thing) => sum + (thing.kind === 'minor' ? thing.count : 0), 0);
  const spaces = Object.values(state.control).filter((faction) => faction === player).length;
  return [
    captionItem(palette, captions.onTheMap),
    ...units,
    ...(minors === 0 ? [] : [figureItem(palette, '', String(minors), sign('minor'))]),
    figureItem(palette, captions.markers, String(spaces)),
  ];
}

/** Returns the lines about the standing in a player's panel. */
export function standingOf(setting: Setting, player: PlayerId, pieces: readonly Piece[]): readonly (readonly Item[])[] {
  const { state, labels } = setting;
  const { pieces: called, figures } = labels.names;
  const points = victoryPointSources(state, player).map((each): Figure => [nameOfPoints(setting, each), each.points]);
  const worth = legitimacySources(state, player).map((each): Figure => [
    nameOfLegitimacy(setting, each),
    each.legitimacy,
  ]);
  return [
    told(setting, called.victoryPoint.many, points),
    told(setting, called.legitimacyPoint.many, worth),
    told(setting, figures.prestige, prestiges(setting, player, pieces)),
    holdings(setting, player, pieces),
  ];
}
