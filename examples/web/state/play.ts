/** A table in play: whose eyes the page sees with, what is under way, and what happens next by itself. */
import type { Session } from '../games/session.js';
import type { Seating, Table } from './table.js';

/** How bots play. */
export const PACES = ['atOnce', 'calmly', 'onDemand'] as const;
export type Pace = (typeof PACES)[number];

export const WATCHING = 'spectator';

/** Everything about a table in play. A value: each change makes a new one. */
export interface Play extends Table {
  /** Who sits before the screen. */
  readonly seated: string;
  /** The step that is looked at; `null`: the last. */
  readonly looking: number | null;
  /** Whether he looks as a spectator would. */
  readonly watching: boolean;
  /** Actions that are to follow by themselves: the rest of a whole move. */
  readonly errand: readonly string[];
  readonly pace: Pace;
  /** Those for whom is passed wherever they are not concerned. */
  readonly idle: readonly string[];
  /** The last step before those that have happened since the viewer decided. */
  readonly since: number;
}

const isBot = ({ bots }: Seating, player: string): boolean => bots.includes(player);

const humansOf = ({ session, seating }: Table): readonly string[] =>
  session.players.filter((player) => !isBot(seating, player));

/** Sits down at a table. */
export function sitDown(table: Table, pace: Pace = 'calmly'): Play {
  const humans = humansOf(table);
  const { last } = table.session;
  const rest = { looking: null, watching: false, errand: [], pace, idle: [], since: Math.max(0, last - 1) };
  return seatedFor({ ...table, ...rest, seated: humans[0] ?? WATCHING });
}

/** Without secrets, or with one person alone, whoever is asked sits before the screen by himself. */
function seatedFor(play: Play): Play {
  const { asked } = play.session;
  if (asked === undefined || isBot(play.seating, asked) || asked === play.seated) return play;
  return play.seating.secret && humansOf(play).length > 1 ? play : { ...play, seated: asked };
}

/** Somebody who must come to the screen before he may see his hand. */
export function awaited({ session, seating, seated, looking }: Play): string | undefined {
  const { asked } = session;
  const comes = looking === null && asked !== undefined && !isBot(seating, asked) && asked !== seated;
  return comes ? asked : undefined;
}

/** With whose eyes the page sees. */
export const viewerOf = (play: Play): string => (play.watching || awaited(play) !== undefined ? WATCHING : play.seated);

/** The step that is shown. */
export const stepShown = ({ session, looking }: Play): number => looking ?? session.last;

/** Who may decide now, before this screen; `undefined`: nobody. */
export function decider(play: Play): string | undefined {
  const { asked } = play.session;
  return asked !== undefined && play.looking === null && asked === viewerOf(play) ? asked : undefined;
}

/** Takes what is chosen, and after it the rest of a whole move: that which is under way, if he only passes in a pause. */
export function chosen(play: Play, key: string, way?: readonly string[]): Play {
  const errand = way ?? (play.session.passes(key) ? play.errand : []);
  const session = play.session.play(key);
  return seatedFor({ ...play, session, errand, watching: false, since: play.session.last });
}

/** Something that happens by itself: who does it, and the table after it. */
export interface Follows {
  readonly by: 'bot' | 'errand' | 'order';
  readonly next: () => Play;
}

function stepped(play: Play, key: string, errand: readonly string[]): Play {
  return seatedFor({ ...play, session: play.session.play(key), errand });
}

/** What happens next by itself; `undefined`: somebody must choose. */
export function follows(play: Play): Follows | undefined {
  const { session, seating, errand, idle } = play;
  const { asked } = session;
  if (asked === undefined || play.looking !== null) return undefined;
  if (isBot(seating, asked)) {
    return { by: 'bot', next: () => stepped(play, session.botKey() ?? '', errand) };
  }
  const [ahead, ...rest] = errand;
  if (ahead !== undefined && session.lists(ahead)) return { by: 'errand', next: () => stepped(play, ahead, rest) };
  if (!idle.includes(asked)) return undefined;
  const pass = session.idlePass();
  return pass === undefined ? undefined : { by: 'order', next: () => stepped(play, pass, errand) };
}

/** The step to which taking back leads: before the last decision made here, if no die and no card has fallen since. */
export function undoTarget({ session, seating, looking }: Play): number | undefined {
  if (looking !== null) return undefined;
  for (let step = session.last; step > 0 && session.mayTakeBack(step); step--) {
    const by = session.decidedBy(step);
    if (by !== undefined && !isBot(seating, by)) return step - 1;
  }
  return undefined;
}

/** Takes back the last decision made here. */
export function takenBack(play: Play): Play {
  const target = undoTarget(play);
  if (target === undefined) return play;
  const session: Session = play.session.backTo(target);
  return seatedFor({ ...play, session, errand: [], since: Math.max(0, target - 1) });
}
