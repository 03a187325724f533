/**
 * What every game with hidden cards promises, proved on games in which players learn of each other's cards:
 *
 * - **Memory.** A viewer is shown a card that they saw going into a pile as long as it must still lie there, and no card that they
 *   have not seen. What they saw is found anew here from what they heard of each event, by a memory of the tests' own.
 * - **Non-interference and sampling.** A sampled state looks like the view that it was sampled from; states that look alike give the
 *   same legal actions, the same answers, and the same views after the next action ({@link checks.views}, `answers`, `unseen`).
 *
 * A property that was never put to the test fails: the games must reach each {@link HiddenSituation} that the game says it has.
 */
import { describe, expect, it } from 'vitest';
import { CHANCE, sameJson, SPECTATOR, type WholeGameTypes } from '../../src/core/index.js';
import type { Policy } from '../../tools/policies/policy.js';
import * as checks from './checks.js';
import { deciding, walk, type ConformanceKit, type Step } from './walk.js';

/** A pile as somebody sees it: cards by id or by kind, and how many others there are. */
export interface SeenPile {
  readonly seen: readonly string[];
  readonly hidden: number;
}

/** How a card goes, as a viewer hears it: `undefined` for a card that is not named, and for a place where cards lie open. */
export interface HeardMove {
  readonly card: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a viewer of a game with hidden cards may be in. */
export const HIDDEN_SITUATIONS = {
  unseenCards: 'another state looks the same to a viewer',
  knownCard: 'a viewer knows a card that lies face down',
  lostTrack: 'a viewer has seen a card and does not know any more where it lies',
} as const;
export type HiddenSituation = keyof typeof HIDDEN_SITUATIONS;

/** What a game with hidden cards says of itself. */
export interface Secrets<G extends WholeGameTypes> {
  /** Options of games in which cards are often seen and then hidden again. */
  options(players: number): G['options'];
  /** Who plays so that this happens: by stealing cards, exchanging them, or gathering them. */
  readonly policy: Policy<G['state'], G['action']>;
  /**
   * The piles that hide cards from somebody and of which something may be known, by name; a player's hand goes by the player's name.
   * A deck of which nobody ever sees a card may be left out: it counts as a place where cards lie open.
   */
  piles(shown: G['shown']): Readonly<Record<string, SeenPile>>;
  /** How cards go with an event, as a viewer hears it; `'gathered'`: all these piles are emptied, and what was known is worth nothing. */
  moves(event: G['event']): readonly HeardMove[] | 'gathered';
  /** What games of so many players come to. */
  situations(players: number): readonly HiddenSituation[];
}

/** A card that a viewer has seen. */
interface Remembered {
  readonly card: string;
  /** Piles where it may lie by what was seen of it. */
  readonly piles: Set<string>;
  /** Those of them where it may lie by all that was seen. A view may tell of either. */
  readonly possible: Set<string>;
}

/** What one viewer remembers: the simplest account of it that can be. */
class Memory {
  readonly viewer: string;
  readonly sizes = new Map<string, number>();
  cards: readonly Remembered[] = [];

  constructor(viewer: string, piles: Readonly<Record<string, SeenPile>>) {
    this.viewer = viewer;
    for (const [name, { seen, hidden }] of Object.entries(piles)) this.sizes.set(name, seen.length + hidden);
  }

  gather(): void {
    this.cards = [];
    for (const name of this.sizes.keys()) this.sizes.set(name, 0);
  }

  move({ card, from, to }: HeardMove): void {
    const last = from !== undefined && this.sizes.get(from) === 1;
    if (card === undefined) this.#unseen(from, to, last);
    else this.#seen(card, from, to, last);
    if (from !== undefined) this.sizes.set(from, (this.sizes.get(from) ?? 0) - 1);
    if (to !== undefined) this.sizes.set(to, (this.sizes.get(to) ?? 0) + 1);
  }

  /** The cards that must lie in a pile. */
  certain(pile: string, piles: 'piles' | 'possible'): readonly string[] {
    return this.cards.filter((each) => each[piles].size === 1 && each[piles].has(pile)).map(({ card }) => card);
  }

  #unseen(from: string | undefined, to: string | undefined, last: boolean): void {
    for (const { piles, possible } of this.cards)
      for (const each of [piles, possible]) {
        if (from === undefined || !each.has(from)) continue;
        each.add(to ?? 'somewhere');
        if (last) each.delete(from);
      }
  }

  #seen(card: string, from: string | undefined, to: string | undefined, last: boolean): void {
    const candidates = this.cards.filter((each) => each.card === card && from !== undefined && each.possible.has(from));
    const gone = candidates.toSorted((a, b) => a.piles.size - b.piles.size)[0];
    this.cards = this.cards.filter((each) => each !== gone);
    for (const { piles, possible } of this.cards) {
      if (from === undefined || !last) continue;
      possible.delete(from);
      if (to !== undefined) piles.delete(from);
    }
    if (to !== undefined && to !== this.viewer)
      this.cards = [...this.cards, { card, piles: new Set([to]), possible: new Set([to]) }];
  }
}

/** Which of some cards are more often in one list than in another. */
function beyond(cards: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return cards.filter((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The view of one viewer shows what they remember. */
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

/** Of so many steps the states that look alike are compared at one, and where somebody remembers something at one of fewer. */
const COMPARED = 29;
const COMPARED_WITH_MEMORY = 11;

/** Declares the suite of a game with hidden cards. */
export function hiddenSuite<G extends WholeGameTypes>(
  name: string,
  kit: ConformanceKit<G>,
  secrets: Secrets<G>,
  seeds: readonly number[],
): void {
  const { game } = kit;
  const hiding: ConformanceKit<G> = { ...kit, options: (players) => secrets.options(players) };

  /** Plays games, and says which situations were reached. */
  function play(
    players: number,
    visit: (step: Step<G>, memories: readonly Memory[]) => readonly HiddenSituation[],
  ): readonly HiddenSituation[] {
    const reached = new Set<HiddenSituation>();
    for (const seed of seeds) {
      let memories: readonly Memory[] | undefined;
      walk(
        hiding,
        players,
        seed,
        (step) => {
          memories ??= [...game.players(step.before), SPECTATOR].map(
            (viewer) => new Memory(viewer, secrets.piles(step.before)),
          );
          for (const memory of memories)
            for (const event of step.events) {
              const moves = secrets.moves(game.eventFor(event, memory.viewer));
              if (moves === 'gathered') memory.gather();
              else for (const move of moves) memory.move(move);
            }
          for (const situation of visit(step, memories)) reached.add(situation);
        },
        100_000,
        deciding(secrets.policy),
      );
    }
    return [...reached].sort();
  }

  const remembers = ({ cards }: Memory): boolean => cards.length > 0;

  describe.each(kit.playerCounts.map((players) => ({ players })))(`${name}, $players players`, ({ players }) => {
    const situations = [...secrets.situations(players)].sort();

    it('shows each viewer the hidden cards that they have seen, as long as they must still lie there, and no others', () => {
      const reached = play(players, (step, memories) => {
        for (const memory of memories) holdsMemory(kit, secrets, step, memory);
        const cards = memories.flatMap((memory) => memory.cards);
        return [
          ...(cards.some(({ piles }) => piles.size === 1) ? (['knownCard'] as const) : []),
          ...(cards.some(({ piles }) => piles.size > 1) ? (['lostTrack'] as const) : []),
        ];
      });
      expect(reached, 'situations in which this was put to the test').toEqual(
        situations.filter((situation) => situation !== 'unseenCards'),
      );
    });

    it('lets nothing that is hidden from a viewer decide what they see, may do, or are answered', () => {
      const reached = play(players, (step, memories) => {
        const found: HiddenSituation[] = [];
        const every = memories.some(remembers) ? COMPARED_WITH_MEMORY : COMPARED;
        if (step.taste.draw(every) !== 0) return found;
        checks.views(hiding, step, (viewer, sampled) => {
          if (sameJson(sampled, step.before)) return;
          found.push('unseenCards');
          const memory = memories.find((each) => each.viewer === viewer);
          if (memory?.cards.some(({ piles }) => piles.size === 1) === true) found.push('knownCard');
          if (memory?.cards.some(({ piles }) => piles.size > 1) === true) found.push('lostTrack');
        });
        checks.answers(hiding, step);
        checks.unseen(hiding, step);
        if (step.actor === CHANCE) checks.hearing(hiding, step);
        return found;
      });
      expect(reached, 'situations in which this was put to the test').toEqual(situations);
    });
  });
}
