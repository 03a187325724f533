/** Games played over a pipe: answers, commands, undo, saves and several people. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load as loadAlexandros } from '../../src/alexandros/index.js';
import { orThrow } from '../../src/index.js';
import { at, lastChoices, scratch } from './at.js';

const ALEXANDROS = ['play', '--game', 'alexandros', '--players', '2', '--seed', 'gordion', '--bots', 'random'];
const SUCCESSORS = ['play', '--players', '2', '--seed', 'babylon', '--bots', 'random'];

const readMatch = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('an answer', () => {
  it('is a number, or part of a name that fits one choice alone, without accents and capitals', async () => {
    const { out } = await at(ALEXANDROS);
    const choices = lastChoices(out);
    const [first = '', second = ''] = choices;
    expect(choices.length).toBeGreaterThan(1);
    expect((await at(ALEXANDROS, ['1'])).out).toContain(`You: ${first}`);
    expect((await at(ALEXANDROS, [second.toUpperCase()])).out).toContain(`You: ${second}`);
  });

  it('that fits several chooses none and shows them; that fits none says so; a number too high says so', async () => {
    const { out } = await at(ALEXANDROS, ['card', 'elephants', '99']);
    expect(out).toContain('Several choices match "card":');
    expect(out).toContain('No choice matches "elephants".');
    expect(out).toContain('There is no choice with that number.');
    expect(out).not.toContain('You:');
  });

  it('that nobody gives ends the game without harm', async () => {
    const { status, out } = await at(ALEXANDROS);
    expect(status).toBe(0);
    expect(out).toContain('There is no more input: the game stops here.');
  });
});

describe('commands', () => {
  it('show the board, a part of it, the hand, the scores, the log and the help', async () => {
    const { out } = await at(SUCCESSORS, [
      'board',
      'board pella',
      'board nowhere',
      'hand',
      'score',
      'log 2',
      'help',
      'quit',
    ]);
    expect(out).toContain('Pella*:');
    expect(out).toMatch(/Pella\*.*\(Major City, Makedonia\)\n {4}→ /);
    expect(out).toContain('Nothing on the board is called "nowhere".');
    expect(out).toContain('Your hand:');
    expect(out).toContain('18 L win at once after Game Turn 1. (R 7.1)');
    expect(out).toMatch(/… \d+ lines before these: "log \d+" shows them\./);
    expect(out).toContain('why ACTION    why an action is possible or not');
    expect(out).toContain('Goodbye.');
  });

  it('why: of what is listed that it is possible, of what is not its rule, of nonsense that it is none', async () => {
    const { out } = await at(ALEXANDROS, [
      'why levy taxes for lyre?',
      'why {"type":"pass","player":"red"}',
      'why {"type":"castle"}',
      'why',
      'why zzz',
    ]);
    expect(out).toMatch(
      /Not possible: .*levy.*\n {2}A turn begins with a move of Alexander; the further actions follow\. \(R Game Play\)/i,
    );
    expect(out).not.toContain('alexanderFirst');
    expect(out).toMatch(/^ {4}Play goes clockwise from the starting player\./m);
    expect(out).toContain('$.type: ');
    expect(out).toContain('Name an action: why march to Pella');
    expect(out).toContain('No action of the game matches "zzz".');
    const [first = ''] = lastChoices(out);
    expect((await at(ALEXANDROS, [`why ${first}`])).out).toContain(`Possible now: ${first}.`);
  });
});

describe('undo', () => {
  // The first decision takes a face-up card, and another one is turned up: from then on nothing is shown until Alexander arrives.
  it('takes back a decision after which nothing was shown, and asks the same question again', async () => {
    const before = lastChoices((await at(ALEXANDROS, ['1'])).out);
    expect(lastChoices((await at(ALEXANDROS, ['1', '1'])).out)).not.toEqual(before);
    const { out } = await at(ALEXANDROS, ['1', '1', 'undo']);
    expect(out).toContain('1 decision taken back.');
    expect(lastChoices(out)).toEqual(before);
  });

  it('takes back all that is open at once, and nothing beyond the card that was turned up', async () => {
    const before = lastChoices((await at(ALEXANDROS, ['1'])).out);
    const { out } = await at(ALEXANDROS, ['1', '1', '1', 'undo all', 'undo']);
    expect(out).toContain('2 decisions taken back.');
    expect(out).toContain('Nothing can be taken back:');
    expect(lastChoices(out)).toEqual(before);
  });
});

describe('a game that is saved', () => {
  it('is kept after every decision, and goes on where it was', async () => {
    const file = scratch('evening.json');
    const first = await at([...ALEXANDROS, '--save', file], ['1']);
    expect(first.out).toContain(`Saved to ${file}.`);
    const again = await at(['play', '--load', file, '--bots', 'random']);
    expect(lastChoices(again.out)).toEqual(lastChoices(first.out));
    const whole = await at(ALEXANDROS, ['1', '1', '1', '1', '1']);
    const parted = await at(['play', '--load', file, '--bots', 'random'], ['1', '1', '1', '1']);
    expect(lastChoices(parted.out)).toEqual(lastChoices(whole.out));
  });

  it('is written where the command says', async () => {
    const file = scratch('elsewhere.json');
    const { out } = await at(ALEXANDROS, ['save', `save ${file}`]);
    expect(out).toContain('Name a file: save FILE.');
    expect(orThrow(loadAlexandros(readMatch(file))).seed).toBe('gordion');
  });

  it('that was changed, or is none, is refused by name with status 1', async () => {
    const file = scratch('changed.json');
    await at([...ALEXANDROS, '--save', file], ['1']);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"gordion"', '"issos"'));
    expect(await at(['play', '--load', file])).toMatchObject({
      status: 1,
      complaints: `diadochi: ${file}: $.checksum: the match was changed after it was written\n`,
    });
    expect((await at(['play', '--load', scratch('missing.json')])).status).toBe(1);
  });
});

describe('a position', () => {
  const POSITION = {
    format: 'diadochi-position',
    game: 'alexandros',
    version: 1,
    seats: [{ player: 'red', score: 31 }, { player: 'yellow' }],
    faceUp: ['horse', 'lyre'],
    turn: 9,
    toMove: 'yellow',
  };
  const file = scratch('position.json');
  writeFileSync(file, JSON.stringify(POSITION));

  it('is where play begins, is kept, and goes on; its game is told by the decisions since', async () => {
    const kept = scratch('from-position.json');
    const begun = await at(
      ['play', '--position', file, '--seats', 'yellow', '--bots', 'random', '--save', kept],
      ['1'],
    );
    expect(begun.status).toBe(0);
    expect(begun.out).toMatch(/Red .*31/);
    expect(orThrow(loadAlexandros(readMatch(kept)))).toMatchObject({ options: { players: 2 }, start: { turn: 9 } });
    const again = await at(['play', '--load', kept, '--seats', 'yellow', '--bots', 'random']);
    expect(lastChoices(again.out)).toEqual(lastChoices(begun.out));
    expect(await at(['replay', kept, '--verify'])).toMatchObject({ status: 0, complaints: '' });
    expect((await at(['replay', kept])).out).toMatch(/Red .*31/);
  });

  it('follows from a seed, like a game from its beginning', async () => {
    const play = ['play', '--position', file, '--seats', 'none', '--bots', 'random', '--seed', 'gordion'];
    expect((await at(play)).out).toBe((await at(play)).out);
  });

  it('brings its own game, and is refused by name if it is none', async () => {
    expect(await at(['play', '--position', file, '--players', '3'])).toMatchObject({
      status: 2,
      complaints: 'diadochi: --position brings its own game: --game, --players and --options are only for a new one\n',
    });
    expect((await at(['play', '--position', file, '--load', file])).status).toBe(2);
    const wrong = scratch('wrong-position.json');
    writeFileSync(wrong, JSON.stringify({ ...POSITION, turn: 'x' }));
    const refused = await at(['play', '--position', wrong]);
    expect(refused.status).toBe(1);
    expect(refused.complaints).toContain(`${wrong}: $.position.turn: `);
  });
});

describe('several people', () => {
  it('are told to hand over before anything is shown, and see their own hands alone', async () => {
    const { out } = await at([...SUCCESSORS, '--seats', 'red,blue'], Array<string>(60).fill('1'));
    const parts = out.split(/(?:Red|Blue) decides\. Pass the keyboard, then press Enter\./);
    expect(parts.length).toBeGreaterThan(3);
    const tellers = [...out.matchAll(/(Red|Blue) decides\./g)].map(([, who = '']) => who);
    tellers.forEach((who, index) => {
      const other = who === 'Red' ? 'Blue' : 'Red';
      expect(parts[index + 1] ?? '').not.toMatch(new RegExp(`${other} draws "`));
    });
  });

  it('may be nobody: the bots play alone', async () => {
    const { status, out } = await at([...ALEXANDROS, '--seats', 'none']);
    expect(status).toBe(0);
    expect(out).toMatch(/(wins|share the victory) with \d+ points?: /);
  });
});

describe('German', () => {
  it('asks, answers and explains', async () => {
    const { out } = await at([...ALEXANDROS, '--locale', 'de'], ['hilfe', 'help', 'undo', '1']);
    expect(out).toContain('Am Tisch: Rot. Bots: Gelb.');
    expect(out).toContain('Keine Möglichkeit passt zu „hilfe“.');
    expect(out).toContain('nimmt die letzte eigene Entscheidung zurück');
    expect(out).toContain('Gewählt: ');
    expect(out).not.toMatch(/\b(You|wins|Turn)\b/);
  });
});
