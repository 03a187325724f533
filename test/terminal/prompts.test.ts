/** The program at a terminal: a list that shrinks to what is typed, commands in the same place, and leaving. */
import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { promptingAsker } from '../../src/terminal/ask/prompts.js';
import { run } from '../../src/terminal/program.js';
import { screenOn } from '../../src/terminal/screen.js';
import { TERMINAL_WORDS } from '../../src/terminal/words/index.js';

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';

/** Somebody at a terminal: his keys, and what has been drawn since he last pressed some. */
function terminal(columns = 80) {
  const input = new PassThrough();
  let drawn = '';
  let read = 0;
  // Like the standard output it is not ended by a question that ends.
  const output = Object.assign(
    new Writable({ write: (piece: Buffer, _, done) => done(void (drawn += piece.toString())) }),
    { end: () => output },
  );
  onTestFinished(() => void input.end());
  const shown = () => stripVTControlCharacters(drawn);
  return {
    at: { input, output, columns: () => columns },
    shown,
    /** Waits until these have been drawn, one after the other. */
    async sees(...texts: readonly string[]) {
      for (const text of texts) {
        await vi.waitFor(() => expect(shown().slice(read)).toContain(text), 20_000);
        read = shown().indexOf(text, read) + text.length;
      }
    },
    presses(keys: string) {
      drawn = '';
      read = 0;
      input.write(keys);
    },
  };
}

const CHOICES = ['March to Pella', 'March to Issos', 'Halt at Élis'].map((name, index) => ({
  name,
  note: index === 1 ? '1 MP' : '',
}));

describe('a question', () => {
  const asked = () => {
    const somebody = terminal();
    const asker = promptingAsker(TERMINAL_WORDS.en, somebody.at);
    return { ...somebody, asker, reply: asker.ask('Where to?', CHOICES) };
  };

  it('shows all choices with their numbers and notes, and Enter takes the one that is pointed at', async () => {
    const { sees, presses, reply } = asked();
    await sees('Where to?');
    await sees('1  March to Pella');
    await sees('2  March to Issos  (1 MP)');
    presses(DOWN);
    await sees('March to Issos');
    presses(ENTER);
    expect(await reply).toEqual({ kind: 'choice', index: 1 });
  });

  it.each([
    ['elis', 2],
    ['ISSOS', 1],
    ['2', 1],
  ])('shrinks to what is typed: %s', async (typed, index) => {
    const { sees, shown, presses, reply } = asked();
    await sees('1  March to Pella');
    presses(typed);
    await sees(`${index + 1}  ${CHOICES[index]?.name}`);
    expect(shown().slice(shown().lastIndexOf('Where to?'))).not.toContain('Pella');
    presses(ENTER);
    expect(await reply).toEqual({ kind: 'choice', index });
  });

  it('breaks long choices between words', async () => {
    const { at, sees, presses } = terminal(60);
    const name = 'Place Macedonian archers in the Macedonian Centre, first line';
    const reply = promptingAsker(TERMINAL_WORDS.en, at).ask('Who?', [{ name, note: '' }]);
    await sees('❯  1  Place Macedonian archers in the Macedonian Centre,\n', ' first line');
    presses(ENTER);
    expect(await reply).toEqual({ kind: 'choice', index: 0 });
  });

  it('takes a command in the same place, whole or begun', async () => {
    const whole = asked();
    await whole.sees('1  March to Pella');
    whole.presses('why march to Issos?');
    await whole.sees('❯ why march to Issos?: ');
    whole.presses(ENTER);
    expect(await whole.reply).toEqual({ kind: 'command', command: { name: 'why', rest: 'march to Issos?' } });

    const begun = asked();
    await begun.sees('1  March to Pella');
    begun.presses('sco');
    await begun.sees('❯ score: ');
    begun.presses(ENTER);
    expect(await begun.reply).toEqual({ kind: 'command', command: { name: 'score', rest: '' } });
  });

  it('that is left by Ctrl+C is answered by quitting', async () => {
    const { sees, presses, reply } = asked();
    await sees('1  March to Pella');
    presses(CTRL_C);
    expect(await reply).toEqual({ kind: 'command', command: { name: 'quit', rest: '' } });
  });
});

describe('handing over', () => {
  const waiting = () => {
    const somebody = terminal();
    return { ...somebody, ready: promptingAsker(TERMINAL_WORDS.en, somebody.at).pause('Hand over.') };
  };

  it('waits for Enter', async () => {
    const { sees, presses, ready } = waiting();
    await sees('Hand over.');
    presses(ENTER);
    expect(await ready).toBe(true);
  });

  it('ends where somebody leaves', async () => {
    const { sees, presses, ready } = waiting();
    await sees('Hand over.');
    presses(CTRL_C);
    expect(await ready).toBe(false);
  });
});

it('a game is played by keys: asked about, decided, taken back, and left', async () => {
  const { at, sees, presses } = terminal();
  const status = run(['play', '--game', 'alexandros', '--players', '2', '--seed', 'gordion', '--bots', 'random'], {
    screen: screenOn(at.output, { colours: true, terminal: true, columns: at.columns }),
    complaints: { write: (text) => expect.unreachable(text) },
    input: at.input,
    drawing: at.output,
    progress: null,
  });
  await sees('? Red: ', '1  ');
  presses('why levy taxes for lyre?');
  await sees('❯ why levy taxes for lyre?: ');
  presses(ENTER);
  await sees('A turn begins with a move of Alexander', '? Red: ', '1  ');
  presses('score');
  await sees('❯ score: ');
  presses(ENTER);
  await sees('Yellow', '? Red: ', '1  ');
  // With a card of his own he moves before any is turned up.
  presses('from your hand');
  await sees('3  Play a horse card from your hand');
  presses(ENTER);
  await sees('── Turn 1: ', '? Red: ', '1  ');
  presses('undo');
  await sees('❯ undo');
  presses(ENTER);
  await sees('1 decision taken back.', '? Red: ', '1  ');
  presses(CTRL_C);
  await sees('Goodbye.');
  expect(await status).toBe(0);
});
