/** The Strategy Phase: rounds, each player's turn, and its Segments. */
import {
  query,
  type GameState,
  type PlayerId,
  type SegmentEvent,
  type SegmentMemory,
} from '../../../src/successors/index.js';
import { capital, counted } from '../../grammar.js';
import { card, faction, general, oneUnit, provinceName, spaceName } from '../names.js';
import { scoreboard, standingOf, victoryNeeds } from '../scoreboard.js';
import { deed, detail, heading, type Line, type TellingsOf } from './telling.js';

export const segmentTellings: TellingsOf<SegmentEvent> = {
  roundBegan: {
    say: ({ round, rule }, state) => [
      ...heading(`── Turn ${state.turn}, round ${round} ── (${rule})`),
      ...(round === 1 ? [...victoryNeeds(state), ...scoreboard(state)] : scoreboard(state)).map((text): Line => ({
        level: 'heading',
        text,
      })),
    ],
  },
  segmentBegan: {
    say: ({ player, segment, rule }, state) => [
      ...(segment === 'surrender' ? heading(`─ ${faction(player)}'s turn ─ ${standing(state, player)}`) : []),
      { level: 'label', text: `${SEGMENT_NAMES[segment]} Segment (${rule})` },
    ],
  },
  eventWithoutEffect: deed((event, state) => `nothing comes of ${card(state, event.card)}`),
  eventCancelled: deed((event, state) => `the event of ${card(state, event.card)} is cancelled`),
  condemnationEnded: deed((event) => `${general(event.general)} is condemned no longer`),
  trainingBegan: deed((event) => `${faction(event.player)} begins to train ${oneUnit(event.unit)}`),
  trainingAdvanced: detail(
    (event) =>
      `${capital(oneUnit(event.unit))} in training: ${event.points} of ${counted(event.needed, 'Operation Point')}`,
  ),
  unitTrained: detail((event) => `${oneUnit(event.unit)} of ${faction(event.player)} is trained`),
  provinceDrawn: deed(
    (event, state) =>
      `the card of ${provinceName(state, event.province)} is drawn for ${general(event.general)}, whom ${faction(event.player)} hires`,
  ),
  generalHired: deed(
    (event, state) =>
      `${general(event.general)} enters the service of ${faction(event.player)} in ${provinceName(state, event.province)}`,
  ),
  movementForfeited: deed((event) => `${faction(event.player)} raises a Mercenary instead of moving`),
  forageShortage: deed(
    ({ player, space, count, limit }, state) =>
      `${faction(player)} has ${counted(count, 'CU')} in ${spaceName(state, space)}, where ${limit} find food`,
  ),
  capitalBegun: deed(
    (event, state) => `${faction(event.player)} begins to build a capital at ${spaceName(state, event.space)}`,
  ),
  capitalInterrupted: detail(
    (event, state) =>
      `the building of ${faction(event.player)}'s capital at ${spaceName(state, event.space)} is interrupted: ${INTERRUPTIONS[event.why]}`,
  ),
  capitalBuilt: deed(
    (event, state) => `the capital of ${faction(event.player)} at ${spaceName(state, event.space)} is built`,
  ),
  capitalDestroyed: deed(
    ({ player, space, by }, state) =>
      `the capital of ${faction(player)} at ${spaceName(state, space)} is destroyed${by === null ? '' : ` by ${faction(by)}`}`,
  ),
  resolverDrawn: deed((event, state) => `${faction(event.player)} is drawn to resolve ${card(state, event.card)}`),
};

const INTERRUPTIONS = {
  unitsGone: 'nobody is left to build',
  attacked: 'the builders were attacked',
  controlLost: 'the space is lost',
} as const;

const SEGMENT_NAMES: Readonly<Record<SegmentMemory['segment'], string>> = {
  surrender: 'Surrender',
  tyche: 'Tyche',
  movement: 'Movement',
  forage: 'Forage',
};

/** `Champion, 8 VP, 3 L`. */
const standing = (state: GameState, player: PlayerId): string =>
  `${standingOf(state, player)}, ${query.victoryPoints(state, player)} VP, ${query.legitimacy(state, player)} L`;
