/** The standings of the players, their pools, and the moment of the game. */
import { paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import type { Band } from '../data/shape/scenario.js';
import { handOf } from '../query/cards.js';
import { isShared } from '../query/command.js';
import { leagueCount } from '../query/league-victory.js';
import { isOfPool, leadersInPlay } from '../query/leaders.js';
import { campOf, isRegion, unitsOf } from '../query/owners.js';
import { regionsHeldBy } from '../query/placement.js';
import { athenianCount } from '../query/victory.js';
import { isOnMap } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { HOMES, type PlayerId } from '../vocabulary.js';
import { battleIn } from './battle.js';
import { itemsIn } from './map.js';
import { cardsInHand, tablePicture } from './on-the-table.js';
import { troopsText } from './pieces.js';
import type { Seen } from './seen.js';

const MARGIN = 4;

/** Returns the units of a player on the map and in Force Pools. */
function unitsInPlay({ situation }: Seen, player: PlayerId) {
  const { places } = situation;
  const units = unitsOf(situation, player);
  const at = (isThere: (place: number) => boolean): readonly UnitInfo[] =>
    units.filter(({ code }) => isThere(situation.placeOfUnit(code)));
  return {
    onMap: at((place) => isOnMap(places, place)),
    inPools: at((place) => place === places.trays.forcePool),
  };
}

/** Returns `A Athens: 22 talents, 3 regions, on the map 1H 1L, in Force Pools 24; Demosthenes, Nicostratus`. */
function playerLine(seen: Seen, player: PlayerId): TextLine {
  const { situation, say, words } = seen;
  const { onMap, inPools } = unitsInPlay(seen, player);
  const regions = regionsHeldBy(situation, player);
  const troops = troopsText(seen, onMap);
  const closed = (situation.closedTo[player] ?? []).map((ally) => say.player(ally).text);
  const figures = [
    words.talents(situation.treasuries[player] ?? 0),
    words.regions(regions.length),
    words.onMap(troops === '' ? words.none : troops),
    words.inPools(inPools.length),
    ...(situation.cards === undefined ? [] : [words.cardsInHand(handOf(situation, player).length)]),
    ...(closed.length === 0 ? [] : [words.closedTo(closed.join(', '))]),
  ];
  const leaders = leadersInPlay(situation, player).map(({ id }) => say.leader(id).text);
  const head = `  ${words.letters[player]} ${say.player(player).text}: `;
  return paragraph(head, `${figures.join(', ')}; ${leaders.join(', ')}`, MARGIN);
}

/** Returns `the Athenian Empire (victory)`; `Athens has lost` if each player of the League has a count of their own. */
function resultText({ situation, say, words, labels }: Seen, { winner, margin }: Band): string {
  if (winner === null) return words.draw;
  if (winner === 'league' && isShared(situation)) return labels.captions.athensHasLost;
  const { camps, margins } = say.names;
  return `${camps[winner]}${margin === null ? '' : ` (${margins[margin]})`}`;
}

/**
 * Returns `If Athens loses: Sparta has 18 (victory from 15, decisive victory from 22); …`, if several players share the
 * League.
 */
function leagueLine({ situation, say, labels: { captions } }: Seen): readonly string[] {
  const { league } = situation.scenario.victory;
  if (league === undefined) return [];
  const own = league.map(({ player, victory, decisive }) =>
    captions.ownVictory(say.player(player).text, leagueCount(situation, player), victory, decisive),
  );
  return [`${captions.ifAthensLoses}: ${own.join('; ')} (R 24.8, 25.4).`];
}

/** Returns `decisive victory of the Peloponnesian League`, by the bands of the scenario. */
function bandLines(seen: Seen): readonly TextLine[] {
  const { situation, say, words } = seen;
  const { counts, bands, conquest } = situation.scenario.victory;
  const results = bands.map((band) => words.band(band.from, resultText(seen, band)));
  const won = conquest === undefined ? [] : [`${words.conquest(say.player(conquest.player).text, conquest.regions)}.`];
  const counted =
    counts === 'nothing' ? [] : [`${words.count(athenianCount(situation), counts)}; ${results.join('; ')} (R 21.2).`];
  return [...counted, ...leagueLine(seen), ...won].map((line) => paragraph('  ', line, MARGIN));
}

/** Returns the players, the cards and markers on the board, and the conditions of victory. */
export const standingsPicture = (seen: Seen): readonly TextLine[] => [
  ...seen.situation.scenario.players.map((player) => playerLine(seen, player)),
  ...tablePicture(seen),
  ...bandLines(seen),
];

/** Returns the visible Event Cards of a player, the Force Pools by home, and the Leader Pool. */
export function handPicture(seen: Seen, player: PlayerId): readonly TextLine[] {
  const { situation, say, words } = seen;
  const { inPools } = unitsInPlay(seen, player);
  const homes = HOMES.flatMap((home) => {
    const units = inPools.filter((unit) => unit.home === home);
    const name = isRegion(home) ? say.names.regions[home] : say.names.homes[home];
    return units.length === 0 ? [] : [`${name} ${troopsText(seen, units)}`];
  });
  const { forcePool, leaderPool } = situation.places.trays;
  const { leaders } = situation.roster;
  const pooled = leaders.filter(
    (leader) => situation.placeOfLeader(leader.code) === leaderPool && isOfPool(situation, campOf(player), leader),
  );
  const waiting = leaders.filter(
    ({ code }) => situation.placeOfLeader(code) === forcePool && situation.playerOfLeader(code) === player,
  );
  const named = (all: readonly LeaderInfo[]): readonly string[] => all.map(({ id }) => say.leader(id).text);
  const line = (head: string, items: readonly string[]): readonly TextLine[] =>
    itemsIn(`${head}: `, items.length === 0 ? [words.none] : items, 2);
  return [
    ...cardsInHand(seen, player),
    ...line(words.forcePools, [...homes, ...named(waiting)]),
    ...line(words.leaderPool, named(pooled)),
  ];
}

/** Returns `── Spring 419 BC, Campaign Turn 1: movement, Athens ──`. */
export function momentPicture(seen: Seen): string {
  const { situation, say, words } = seen;
  const when = words.when(say.names.seasons[situation.season], situation.year);
  const last = situation.stack.findLast(({ kind }) => words.phases[kind] !== undefined);
  const phase = last === undefined ? '' : (words.phases[last.kind] ?? '');
  const player = last !== undefined && 'player' in last ? last.player : null;
  const what = player === null ? phase : `${phase}, ${say.player(player).text}`;
  return words.moment(when, situation.campaignTurn, what);
}

/**
 * Returns the chapter of a situation. The map is shown again in each Campaign Turn and at the start of a season, and a
 * battle in each round.
 */
export function chapterOf(seen: Seen): string {
  const { turn, campaignTurn } = seen.situation;
  const battle = battleIn(seen);
  return [turn, campaignTurn, ...(battle === undefined ? [] : [battle.at, battle.against, battle.round])].join('.');
}
