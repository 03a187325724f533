/** Records and matches: what is written can be read again, and what was changed is refused. */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import {
  digest,
  matches,
  orThrow,
  records,
  sameJson,
  seededChance,
  thawJson,
  type ChanceSource,
  type Game,
  type GameRecord,
  type Match,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { matchOfUndo } from './match-of-undo.js';
import { pick, type ConformanceKit, type Walked } from './walk.js';

/** The record of a walk can be replayed to the same end. Changed in any place, it is refused. */
export function recordsHold<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  { options, actions, state }: Walked<G>,
): void {
  const { createRecord, replay } = records(game);
  const record = JSON.parse(JSON.stringify(createRecord(options, actions, state))) as GameRecord<G>;
  const replayed = orThrow(replay(record));
  expect(sameJson(replayed.state, state), 'the record leads elsewhere').toBe(true);
  expect(replayed.outcome).toEqual(game.outcome(state));

  const signed = (changed: object) => {
    const { checksum: _, ...body } = { ...record, ...changed };
    return { ...body, checksum: digest(body) };
  };
  const middle = Math.floor(actions.length / 2);
  const tampered: readonly unknown[] = [
    { ...record, actions: actions.slice(0, -1) },
    { ...record, finalState: record.finalState.replace(/^./, (letter) => (letter === '0' ? '1' : '0')) },
    { ...record, checksum: 'none' },
    signed({ actions: actions.slice(0, -1) }),
    signed({ actions: actions.slice(1) }),
    signed({ actions: [...actions, actions[0]] }),
    signed({ actions: [...actions.slice(0, middle), { type: 'noSuchType', player: 'nobody' }] }),
    signed({ version: record.version + 1 }),
    signed({ gameVersion: record.gameVersion + 1 }),
    signed({ game: `${record.game}x` }),
    signed({ extra: 1 }),
  ];
  tampered.forEach((input, index) => expect(E.isLeft(replay(input)), `tampered record ${index} replays`).toBe(true));
}

const DECISIONS = 40;
/** The number of decisions that are undone one after another. */
const TAKEN_BACK = 20;

/** A match saved and loaded is the same match, and undoing leads through the matches before it. */
export function matchesHold<G extends WholeGameTypes>(
  { game, options }: ConformanceKit<G>,
  players: number,
  seed: number,
): void {
  const { createMatch } = matches(game);
  const taste = seededChance(`decisions ${seed}`);
  matchHolds(game, orThrow(createMatch({ ...options(players), seed: `match ${seed}` })), taste);
}

/** The same holds for a match that begins at a position: its record and its history begin there. */
export function matchesAtPositionsHold<G extends WholeGameTypes>(
  { game, options }: ConformanceKit<G>,
  players: number,
  seed: number,
): void {
  const { createMatch, createMatchAt, play, recordOf, history } = matches(game);
  const taste = seededChance(`positions ${seed}`);
  let before = orThrow(createMatch({ ...options(players), seed: `before ${seed}` }));
  for (let decision = taste.draw(4 * DECISIONS); decision > 0 && game.outcome(before.state) === undefined; decision--)
    before = orThrow(play(before, pick(game.legalActions(before.state), taste))).match;
  const position = JSON.parse(JSON.stringify(game.toPosition(before.state))) as G['position'];
  const begun = orThrow(createMatchAt({ position, seed: `at ${seed}` }));
  expect(sameJson(begun.state, before.state), 'begins elsewhere').toBe(true);
  expect(begun.actions, 'nothing is left to chance where a player decides').toEqual([]);
  const match = matchHolds(game, begun, taste);
  const replayed = orThrow(records(game).replay(JSON.parse(JSON.stringify(recordOf(match)))));
  expect(sameJson(replayed.state, match.state), 'the record leads elsewhere').toBe(true);
  const told = orThrow(history(match));
  expect(told.flatMap(({ events }) => events)).toEqual(replayed.events);
}

/** Plays a match and checks all this. Returns the last match. */
function matchHolds<G extends WholeGameTypes>(game: Game<G>, begun: Match<G>, taste: ChanceSource): Match<G> {
  const { play, undo, save, load } = matches(game);
  let match = begun;
  const all = [match];
  expect(matchOfUndo(undo(match)), 'nothing to take back').toBeUndefined();
  for (let decision = 0; decision < DECISIONS && game.outcome(match.state) === undefined; decision++) {
    const refused = play(match, { type: 'noSuchType', player: 'nobody' } as G['action']);
    expect(E.isLeft(refused)).toBe(true);
    match = orThrow(play(match, pick(game.legalActions(match.state), taste))).match;
    all.push(match);
  }
  const saved: unknown = JSON.parse(JSON.stringify(save(match)));
  expect(orThrow(load(saved))).toEqual(thawJson(match));
  let back: typeof match | undefined = match;
  for (const before of all.slice(0, -1).reverse().slice(0, TAKEN_BACK)) {
    back = matchOfUndo(undo(back));
    if (back === undefined) throw new Error('nothing to take back');
    expect(sameJson(back, before), 'a decision taken back leads elsewhere').toBe(true);
  }
  expect(matchOfUndo(undo(thawJson(match))), 'without its memory a match is taken back to elsewhere').toEqual(
    all.at(-2),
  );
  const changed = { ...(saved as object), seed: 'another' };
  expect(E.isLeft(load(changed)), 'a changed match loads').toBe(true);
  expect(E.isLeft(load({ ...(saved as object), format: 'another' }))).toBe(true);
  return match;
}

/** A match without a seed can be undone, and continues from its record. */
export function unseededMatchesHold<G extends WholeGameTypes>(
  { game, options }: ConformanceKit<G>,
  players: number,
  seed: number,
): void {
  const { createMatch, play, undo, recordOf, resume } = matches(game);
  const taste = seededChance(`unseeded ${seed}`);
  const dice = seededChance(`dice ${seed}`);
  let match = orThrow(createMatch(options(players), dice));
  let before = match;
  for (let decision = 0; decision < DECISIONS && game.outcome(match.state) === undefined; decision++) {
    before = match;
    match = orThrow(play(match, pick(game.legalActions(match.state), taste), dice)).match;
  }
  expect(orThrow(resume(JSON.parse(JSON.stringify(recordOf(match))), dice))).toEqual(thawJson(match));
  expect(matchOfUndo(undo(match))).toEqual(before);
}

/**
 * The history of a match consists of the events while it was played, for a loaded one too. Another state has no
 * history.
 */
export function historiesHold<G extends WholeGameTypes>(
  { game, options }: ConformanceKit<G>,
  players: number,
  seed: number,
): void {
  const { createMatch, play, save, load, history } = matches(game);
  const taste = seededChance(`history ${seed}`);
  const begun = orThrow(createMatch({ ...options(players), seed: `history ${seed}` }));
  let match = begun;
  const heard: { readonly action: G['action']; readonly events: readonly G['event'][] }[] = [];
  for (let decision = 0; decision < DECISIONS && game.outcome(match.state) === undefined; decision++) {
    const action = pick(game.legalActions(match.state), taste);
    const played = orThrow(play(match, action));
    heard.push({ action, events: played.events });
    match = played.match;
  }
  const [dealt, ...episodes] = orThrow(history(match));
  expect(dealt?.action).toBeNull();
  expect(dealt?.chance, 'what chance did at first').toEqual(begun.actions);
  expect(episodes.map(({ action, events }) => ({ action, events }))).toEqual(heard);
  const actions = [dealt, ...episodes].flatMap((episode) => [episode?.action ?? [], episode?.chance ?? []].flat());
  expect(actions, 'the episodes leave actions out').toEqual(match.actions);
  expect(history(orThrow(load(JSON.parse(JSON.stringify(save(match))))))).toEqual(history(match));
  expect(E.isLeft(history({ ...match, state: begun.state })), 'another state has this history').toBe(true);
  const cut = { ...match, actions: match.actions.slice(1) };
  expect(E.isLeft(history(cut)), 'actions that are not legal have a history').toBe(true);
}
