/** A table in play: whose view the page shows, what is under way, and what happens automatically next. */
import type { BotTurn } from '../games/bots.js';
import type { Session } from '../games/session.js';
import type { Seating, Table } from './table.js';

/** How fast bots play. */
export const PACES = ['atOnce', 'calmly', 'onDemand'] as const;
export type Pace = (typeof PACES)[number];

export const WATCHING = 'spectator';

/** The state of a table in play. It is immutable: each change returns a new one. */
export interface Play extends Table {
  /** The player at the screen. */
  readonly seated: string;
  /** The step that is shown; `null`: the last one. */
  readonly looking: number | null;
  /** Whether the user watches as a spectator. */
  readonly watching: boolean;
  /** The steps since which bots have played seats that people had before, by player. */
  readonly takenOver: Readonly<Record<string, number>>;
  /** The actions that follow automatically: the rest of a whole move. */
  readonly errand: readonly string[];
  /** The player for whom the page goes on with what takes many small decisions, as the game proposes. */
  readonly proposing: string | null;
  readonly pace: Pace;
  /** The players for whom the page passes when a decision does not concern them. */
  readonly idle: readonly string[];
  /** The last step before those that followed the viewer's decision. */
  readonly since: number;
}

const isBot = ({ bots }: Seating, player: string): boolean => bots.includes(player);

const humansOf = ({ session, seating }: Table): readonly string[] =>
  session.players.filter((player) => !isBot(seating, player));

/** Returns a table in play. */
export function sitDown(table: Table, pace: Pace = 'calmly'): Play {
  const humans = humansOf(table);
  const { last } = table.session;
  const rest = {
    looking: null,
    watching: false,
    takenOver: {},
    errand: [],
    proposing: null,
    pace,
    idle: [],
    since: Math.max(0, last - 1),
  };
  return seatedFor({ ...table, ...rest, seated: humans[0] ?? WATCHING });
}

/** Returns a table with other players. */
export function reseated(play: Play, seating: Seating): Play {
  const [first = WATCHING, ...others] = humansOf({ ...play, seating });
  const isHere = [first, ...others].includes(play.seated);
  const taken = seating.bots.filter((player) => !isBot(play.seating, player));
  const takenOver = { ...play.takenOver, ...Object.fromEntries(taken.map((player) => [player, play.session.last])) };
  return seatedFor({ ...play, seating, takenOver, seated: isHere ? play.seated : first });
}

/** Returns whether people may not see yet what bots hold. */
export const hasSecrets = (table: Table): boolean =>
  table.session.hasHands && table.session.ending === undefined && (table.seating.secret || humansOf(table).length > 0);

/** Returns whether a bot has decided a step. */
export function decidedByBot({ session, seating, takenOver }: Play, step: number): boolean {
  const player = session.decidedBy(step);
  return player !== undefined && isBot(seating, player) && step > (takenOver[player] ?? 0);
}

/** Seats the player who is asked at the screen automatically, if there are no secrets, or only one person plays. */
function seatedFor(play: Play): Play {
  const { asked } = play.session;
  if (asked === undefined || isBot(play.seating, asked) || asked === play.seated) return play;
  return play.seating.secret && humansOf(play).length > 1 ? play : { ...play, seated: asked };
}

/** Returns the player who has to come to the screen before their hand is shown. */
export function awaited({ session, seating, seated, looking }: Play): string | undefined {
  const { asked } = session;
  const comes = looking === null && asked !== undefined && !isBot(seating, asked) && asked !== seated;
  return comes ? asked : undefined;
}

/** Returns whose view the page shows. */
export const viewerOf = (play: Play): string => (play.watching || awaited(play) !== undefined ? WATCHING : play.seated);

/** Returns the step that is shown. */
export const stepShown = ({ session, looking }: Play): number => looking ?? session.last;

/** Returns the player who may decide now at this screen, or `undefined` if no player may. */
export function decider(play: Play): string | undefined {
  const { asked } = play.session;
  return asked !== undefined && play.looking === null && asked === viewerOf(play) ? asked : undefined;
}

/** Takes a choice, then the rest of a whole move. After a pass in a pause, that is the move already under way. */
export function chosen(play: Play, key: string, way?: readonly string[]): Play {
  const errand = way ?? (play.session.passes(key) ? play.errand : []);
  const session = play.session.play(key);
  return seatedFor({ ...play, session, errand, proposing: null, watching: false, since: play.session.last });
}

/** An automatic step: who takes it, and the table after it. A bot has to choose an action first. */
export type Follows =
  | { readonly by: 'errand' | 'proposal' | 'order'; readonly next: () => Play }
  | { readonly by: 'bot'; readonly turn: BotTurn; readonly next: (key: string) => Play };

function stepped(play: Play, key: string, errand: readonly string[]): Play {
  return seatedFor({ ...play, session: play.session.play(key), errand });
}

/** Returns the next automatic step, or `undefined` if a player must choose. */
export function follows(play: Play): Follows | undefined {
  const { session, seating, errand, idle } = play;
  const { asked } = session;
  if (asked === undefined || play.looking !== null) return undefined;
  const turn = isBot(seating, asked) ? session.botTurn() : undefined;
  if (turn !== undefined) return { by: 'bot', turn, next: (key) => stepped(play, key, errand) };
  const [ahead, ...rest] = errand;
  if (ahead !== undefined && session.lists(ahead)) return { by: 'errand', next: () => stepped(play, ahead, rest) };
  const proposed = play.proposing === asked ? session.proposedKey() : undefined;
  if (proposed !== undefined) return { by: 'proposal', next: () => stepped(play, proposed, errand) };
  if (!idle.includes(asked)) return undefined;
  const pass = session.idlePass();
  return pass === undefined ? undefined : { by: 'order', next: () => stepped(play, pass, errand) };
}

/**
 * Returns the step that undoing leads to: before the last decision made here, unless a die or card has been revealed
 * since.
 */
export function undoTarget({ session, seating, looking }: Play): number | undefined {
  if (looking !== null) return undefined;
  for (let step = session.last; step > 0 && session.mayTakeBack(step); step--) {
    const by = session.decidedBy(step);
    if (by !== undefined && !isBot(seating, by)) return step - 1;
  }
  return undefined;
}

/** Undoes the last decision made here. */
export function takenBack(play: Play): Play {
  const target = undoTarget(play);
  if (target === undefined) return play;
  const session: Session = play.session.backTo(target);
  return seatedFor({ ...play, session, errand: [], proposing: null, since: Math.max(0, target - 1) });
}
