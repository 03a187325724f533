/** Plays a game: bots decide, people see what has happened and are asked. */
import { turnOf } from '../../bots/index.js';
import { CHANCE, seededChance, SPECTATOR, type ViewOf, type WholeGameTypes } from '../../core/index.js';
import type { Choice } from '../choices.js';
import { logLines } from '../log.js';
import { emphasised } from '../screen.js';
import { TERMINAL_WORDS } from '../words/index.js';
import { saveGame, runCommand } from './orders.js';
import type { Table } from './seats.js';
import { sittings, type Sitting } from './sitting.js';

/** The most lines of news; the log has all of them. */
const NEWS = 40;

/** What a person has seen: the number of actions, and the chapter of the game. */
interface Seen {
  readonly upTo: number;
  readonly chapter: string;
}

/** One session. It keeps what people have seen. */
class Session<G extends WholeGameTypes> {
  readonly #seen = new Map<G['player'], Seen>();
  #last: G['player'] | undefined;

  constructor(readonly table: Table<G>) {}

  /** Plays until the game is over or somebody quits. */
  async play(begun: Sitting<G>): Promise<void> {
    const { terminal, people } = this.table;
    const { game } = terminal;
    let sitting = begun;
    for (;;) {
      const [actor] = game.actors(sitting.match.state);
      if (actor === undefined) return this.end(sitting);
      if (actor === CHANCE) throw new RangeError('chance has not been settled');
      if (!people.includes(actor)) {
        sitting = this.decideAsBot(sitting, actor);
        continue;
      }
      const decided = await this.askPerson(sitting, actor);
      if (decided === 'quit') return this.leave(sitting);
      sitting = decided;
      saveGame(this.table, sitting);
    }
  }

  /**
   * Lets a bot decide. Its choice depends on the seed and on the number of actions so far, so that saving does not
   * change it.
   */
  decideAsBot(sitting: Sitting<G>, player: G['player']): Sitting<G> {
    const { terminal, bot } = this.table;
    const { match } = sitting;
    const chance = seededChance(`${match.seed}: bot ${match.actions.length}`);
    const action = bot.choose(turnOf(terminal.game, match.state, player, chance));
    return sittings(terminal.game).decide(sitting, player, action);
  }

  async askPerson(begun: Sitting<G>, player: G['player']): Promise<Sitting<G> | 'quit'> {
    const { terminal, screen, asker, locale, people } = this.table;
    const { game, words } = terminal;
    if (people.length > 1 && this.#last !== player) {
      screen.clear();
      if (!(await asker.pause(TERMINAL_WORDS[locale].handOver(words.player(player, locale))))) return 'quit';
    }
    this.#last = player;
    let sitting = begun;
    for (;;) {
      this.showNews(sitting, player);
      const { state } = sitting.match;
      const view = game.viewFor(state, player);
      const actions = game.legalActionsFromView(view);
      const choices = actions.map((action) => this.choice(action, view));
      const reply = await asker.ask(words.question(view, locale)?.text ?? '', choices);
      if (reply.kind === 'end') {
        screen.line(TERMINAL_WORDS[locale].inputEnded);
        return 'quit';
      }
      if (reply.kind === 'command') {
        const done = runCommand(this.table, sitting, player, reply.command);
        if (done === 'quit') return 'quit';
        sitting = done;
        continue;
      }
      const action = actions[reply.index];
      if (action !== undefined) return sittings(game).decide(sitting, player, action);
    }
  }

  /** Returns a choice with its name and its note. */
  choice(action: G['action'], view: ViewOf<G>): Choice {
    const { terminal, locale } = this.table;
    return {
      name: terminal.words.action(action, view, locale).text,
      note: terminal.pictures.note(action, view, locale),
    };
  }

  /** Shows what has happened since a person was last asked, and the board at the beginning of a chapter. */
  showNews({ match, steps }: Sitting<G>, player: G['player']): void {
    const { terminal, screen, locale } = this.table;
    const { game, pictures } = terminal;
    const view = game.viewFor(match.state, player);
    const { upTo, chapter } = this.#seen.get(player) ?? { upTo: 0, chapter: undefined };
    const now = pictures.chapter(view);
    const news = logLines(
      terminal,
      steps.filter((step) => step.upTo > upTo),
      player,
      locale,
    );
    const left = Math.max(0, news.length - NEWS);
    if (left > 0) screen.line(emphasised('faint', TERMINAL_WORDS[locale].earlier(left)));
    screen.lines(news.slice(left));
    if (now !== chapter) this.showChapter(view, player, chapter === undefined);
    else if (match.actions.length !== upTo) screen.lines(['', emphasised('faint', pictures.moment(view, locale))]);
    this.#seen.set(player, { upTo: match.actions.length, chapter: now });
  }

  /**
   * Shows the whole table: the moment, the board, the players, the hand; the first time also the legend and how to
   * answer.
   */
  showChapter(view: ViewOf<G>, player: G['player'], first: boolean): void {
    const { terminal, screen, locale } = this.table;
    const { pictures } = terminal;
    const words = TERMINAL_WORDS[locale];
    screen.lines([
      '',
      emphasised('heading', pictures.moment(view, locale)),
      ...(first ? pictures.legend(view, locale) : []),
      ...pictures.board(view, locale, '', screen.columns()),
      '',
      ...pictures.standings(view, locale),
      ...pictures.hand(view, player, locale),
      ...(first ? [emphasised('faint', words.hint)] : []),
    ]);
  }

  /** Shows the end, to all players at once. */
  end(sitting: Sitting<G>): void {
    const { terminal, screen, locale, people } = this.table;
    const { game, pictures, words } = terminal;
    const { state } = sitting.match;
    const [only] = people;
    const viewer = people.length === 1 && only !== undefined ? only : SPECTATOR;
    const seen = Math.min(...people.map((player) => this.#seen.get(player)?.upTo ?? 0), sitting.match.actions.length);
    const latest = sitting.steps.filter((step) => step.upTo > seen);
    screen.lines(logLines(terminal, latest, viewer, locale).slice(-NEWS));
    screen.lines(['', ...pictures.standings(game.viewFor(state, viewer), locale), '']);
    screen.line(emphasised('heading', words.ending(state, locale)));
    this.keepAndSay(sitting);
  }

  leave(sitting: Sitting<G>): void {
    this.keepAndSay(sitting);
    this.table.screen.line(TERMINAL_WORDS[this.table.locale].goodbye);
  }

  keepAndSay(sitting: Sitting<G>): void {
    const { file, screen, locale } = this.table;
    saveGame(this.table, sitting);
    if (file !== null) screen.line(TERMINAL_WORDS[locale].saved(file));
  }
}

/** Plays a match at a table until it is over or somebody quits. */
export const playOn = <G extends WholeGameTypes>(table: Table<G>, sitting: Sitting<G>): Promise<void> =>
  new Session(table).play(sitting);
