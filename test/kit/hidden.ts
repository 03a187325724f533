/**
 * What every game with hidden cards promises, tested on games in which players learn of each other's cards:
 *
 * - **Memory.** A viewer sees a card that they saw going into a pile as long as it must still be there, and no card that
 *   they have not seen. The tests compute this again from the events that the viewer got, with a memory of their own.
 * - **Non-interference and sampling.** A sampled state looks like the view that it was sampled from. States that look
 *   alike have the same legal actions, the same explanations, and the same views after the next action
 *   ({@link checks.views}, `answers`, `unseen`).
 * - **Uniformity.** A sampled state has each unseen card in each hidden place equally often, if nothing more is known.
 *
 * A property that was never tested fails: the games must reach each {@link HiddenSituation} that the game declares.
 */
import { describe, expect, it } from 'vitest';
import {
  CHANCE,
  sameJson,
  SPECTATOR,
  type ChanceSource,
  type ViewOf,
  type WholeGameTypes,
} from '../../src/core/index.js';
import type { Policy } from '../../tools/policies/policy.js';
import * as checks from './checks.js';
import { beyond, Memory, type HeardGathering, type HeardMove, type SeenPile } from './memory.js';
import { deviation } from './uniform.js';
import { deciding, walk, type ConformanceKit, type Step } from './walk.js';

/** The situations of a viewer of a game with hidden cards. */
export const HIDDEN_SITUATIONS = {
  unseenCards: 'another state looks the same to a viewer',
  knownCard: 'a viewer knows a card that lies face down',
  lostTrack: 'a viewer has seen a card and does not know any more where it lies',
} as const;
export type HiddenSituation = keyof typeof HIDDEN_SITUATIONS;

/** What a game with hidden cards declares. */
export interface Secrets<G extends WholeGameTypes> {
  /** Returns the options of games in which cards are often seen and then hidden again. */
  options(players: number): G['options'];
  /** A policy that makes this happen: by stealing, exchanging or gathering cards. */
  readonly policy: Policy<G['state'], G['action']>;
  /**
   * Returns the piles that hide cards from somebody and about which something may be known, by name; a player's hand
   * has the player's name. The others are `unseenPile` and places of face-up cards.
   */
  piles(shown: G['shown']): Readonly<Record<string, SeenPile>>;
  /** Returns the pile about which nobody ever knows a card: the deck. */
  unseenPile(shown: G['shown']): SeenPile;
  /** Whether a card can be in a pile at all, as all players know. Omitted: any card in any pile. */
  mayLie?(card: string, pile: string): boolean;
  /** Returns how cards move in an event, as a viewer sees it. */
  moves(event: G['event']): readonly (HeardMove | HeardGathering)[];
  /** Returns the situations that games with this number of players reach. */
  situations(players: number): readonly HiddenSituation[];
}

/** Checks that the view of a viewer shows what they remember. */
function holdsMemory<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  { piles }: Secrets<G>,
  { after, action }: Step<G>,
  memory: Memory,
): void {
  const { viewer } = memory;
  const shown = piles(game.viewFor(after, viewer));
  for (const [name, truth] of Object.entries(piles(after))) {
    const { seen, hidden } = shown[name] ?? { seen: [], hidden: 0 };
    const text = `what ${viewer} sees of ${name} after ${JSON.stringify(action)}`;
    expect(truth.hidden, 'a state hides something').toBe(0);
    expect(seen.length + hidden, `${text}: how many cards`).toBe(truth.seen.length);
    expect(memory.sizes.get(name), `${text}: how many cards were heard of`).toBe(truth.seen.length);
    expect(beyond(seen, truth.seen), `${text}: cards that are not there`).toEqual([]);
    if (name === viewer) {
      expect(hidden, `${text}: cards hidden from their holder`).toBe(0);
      continue;
    }
    expect(beyond(memory.certain(name, 'piles'), seen), `${text}: cards forgotten`).toEqual([]);
    expect(beyond(seen, memory.certain(name, 'possible')), `${text}: cards never seen`).toEqual([]);
  }
}

/** The number of views whose uniformity is measured, of samples of each, and the greatest number of standard deviations. */
const MEASURED = 3;
const SAMPLES = 600;
const MOST_DEVIATION = 8;

/** Returns texts grouped by a key, in the order in which they come. */
function grouped(texts: Iterable<string>, by: (text: string) => string): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const group = groups.get(by(text));
    if (group === undefined) groups.set(by(text), [text]);
    else group.push(text);
  }
  return [...groups.values()];
}

/**
 * Returns how often sampled states have each card in each pile in the place of a hidden one: a row for each such pile.
 * Cards that may be in the same piles have a table of their own.
 */
function dealtCards<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  { piles, unseenPile, mayLie = () => true }: Secrets<G>,
  view: ViewOf<G>,
  chance: ChanceSource,
): readonly (readonly (readonly number[])[])[] {
  const all = (shown: G['shown']) => ({ ...piles(shown), 'the deck': unseenPile(shown) });
  const hiding = Object.entries<SeenPile>(all(view)).filter(([, { hidden }]) => hidden > 0);
  const rows = hiding.map(([name, { seen }]) => ({ name, seen, counts: new Map<string, number>() }));
  const cards = new Set<string>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const dealt: Readonly<Record<string, SeenPile>> = all(game.sampleState(view, chance));
    for (const { name, seen, counts } of rows)
      for (const card of beyond(dealt[name]?.seen ?? [], seen)) {
        cards.add(card);
        counts.set(card, (counts.get(card) ?? 0) + 1);
      }
  }
  const rowsOf = (card: string) => rows.filter(({ name }) => mayLie(card, name));
  return grouped(cards, (card) =>
    rowsOf(card)
      .map(({ name }) => name)
      .join(),
  ).map((alike) => rowsOf(alike[0] ?? '').map(({ counts }) => alike.map((card) => counts.get(card) ?? 0)));
}

/**
 * States that look alike are compared at one in this number of steps, and more often where somebody remembers
 * something; in long games less often, the more have been compared.
 */
const COMPARED = 29;
const COMPARED_WITH_MEMORY = 11;
const OFTEN = 8;

/** Checks that a property was tested in exactly these situations. */
function expectReached(reached: ReadonlySet<HiddenSituation>, situations: readonly HiddenSituation[]): void {
  const all = Object.keys(HIDDEN_SITUATIONS) as HiddenSituation[];
  const told = (found: readonly HiddenSituation[]) => found.map((situation) => HIDDEN_SITUATIONS[situation]);
  expect(told(situations.filter((situation) => !reached.has(situation))), 'never exercised').toEqual([]);
  expect(
    told(all.filter((situation) => reached.has(situation) && !situations.includes(situation))),
    'reached, though the game says that it does not come to that',
  ).toEqual([]);
}

/** Declares the suite of a game with hidden cards. */
export function hiddenSuite<G extends WholeGameTypes>(
  name: string,
  kit: ConformanceKit<G>,
  secrets: Secrets<G>,
  seeds: readonly number[],
): void {
  const { game } = kit;
  const hiding: ConformanceKit<G> = { ...kit, options: (players) => secrets.options(players) };

  /** Plays games, and returns which situations were reached. */
  function play(
    players: number,
    visit: (step: Step<G>, memories: readonly Memory[]) => readonly HiddenSituation[],
  ): ReadonlySet<HiddenSituation> {
    const reached = new Set<HiddenSituation>();
    for (const seed of seeds) {
      let memories: readonly Memory[] | undefined;
      walk(
        hiding,
        players,
        seed,
        (step) => {
          memories ??= [...game.players(step.before), SPECTATOR].map(
            (viewer) =>
              new Memory(viewer, secrets.piles(step.before), (card, pile) => secrets.mayLie?.(card, pile) ?? true),
          );
          for (const memory of memories)
            for (const event of step.events)
              for (const move of secrets.moves(game.eventFor(event, memory.viewer))) memory.hear(move);
          for (const situation of visit(step, memories)) reached.add(situation);
        },
        100_000,
        deciding(secrets.policy),
      );
    }
    return reached;
  }

  const remembers = ({ cards }: Memory): boolean => cards.length > 0;

  it(`${name} deals every unseen card to every hidden hand as often`, () => {
    const players = Math.max(...kit.playerCounts);
    let measured = 0;
    play(players, ({ before, actor, taste }, memories) => {
      const isCertain = memories.every(({ cards }) => cards.every(({ piles }) => piles.size === 1));
      if (actor === CHANCE || measured === MEASURED || !isCertain || taste.draw(7) !== 0) return [];
      const tables = dealtCards(kit, secrets, game.viewFor(before, actor), taste);
      const telling = tables.filter((table) => table.length > 1 && (table[0]?.length ?? 0) > 1);
      if (telling.length === 0 || kit.betrays?.(before) === true) return [];
      measured++;
      for (const table of telling) expect(deviation(table)).toBeLessThan(MOST_DEVIATION);
      return [];
    });
    expect(measured, 'views that were measured').toBe(MEASURED);
  });

  describe.each(kit.playerCounts.map((players) => ({ players })))(`${name}, $players players`, ({ players }) => {
    const situations = secrets.situations(players);

    it('shows each viewer the hidden cards that they have seen, as long as they must still lie there, and no others', () => {
      const reached = play(players, (step, memories) => {
        for (const memory of memories) holdsMemory(kit, secrets, step, memory);
        const cards = memories.flatMap((memory) => memory.cards);
        return [
          ...(cards.some(({ piles }) => piles.size === 1) ? (['knownCard'] as const) : []),
          ...(cards.some(({ piles }) => piles.size > 1) ? (['lostTrack'] as const) : []),
        ];
      });
      expectReached(
        reached,
        situations.filter((situation) => situation !== 'unseenCards'),
      );
    });

    it('does not let hidden cards affect what a viewer sees, may do, or is told', () => {
      let compared = 0;
      const reached = play(players, (step, memories) => {
        const found: HiddenSituation[] = [];
        const every = memories.some(remembers) ? COMPARED_WITH_MEMORY : COMPARED;
        if (step.taste.draw(every + Math.floor(compared / OFTEN)) !== 0) return found;
        compared++;
        checks.views(hiding, step, (viewer, sampled) => {
          if (sameJson(sampled, step.before)) return;
          found.push('unseenCards');
          const memory = memories.find((each) => each.viewer === viewer);
          if (memory?.cards.some(({ piles }) => piles.size === 1) === true) found.push('knownCard');
          if (memory?.cards.some(({ piles }) => piles.size > 1) === true) found.push('lostTrack');
        });
        checks.answers(hiding, step);
        checks.unseen(hiding, step);
        if (step.actor === CHANCE) checks.revealedEvents(hiding, step);
        return found;
      });
      expectReached(reached, situations);
    });
  });
}
