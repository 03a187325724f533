/** What the page writes, it reads; and what it cannot read, it refuses. */
import * as fc from 'fast-check';
import { isLeft, LOCALES } from 'diadochi/core';
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../examples/web/games/index.js';
import { packed, unpacked } from '../../../examples/web/state/link.js';
import { readText } from '../../../examples/web/state/reading.js';
import { linkToPosition, linkToStart, type Link } from '../../../examples/web/state/sharing.js';
import { faultOf, faultsShown, reasonOf } from '../../../examples/web/state/unread.js';
import { ENGLISH } from '../../../examples/web/words/english.js';
import { LATER_WORDS } from '../../../examples/web/words/later/index.js';
import { GAMES, ofEachGame, REGISTRY } from '../../../src/games.js';
import { YES, type Agreed } from '../../../src/hosts/page/table.js';
import { keyIn, opened, PAGE, steppedOn, told, unread } from './written.js';

const STEPS = 20;
const MIDDLE = 11;

const SESSIONS = await ofEachGame(({ name }) => steppedOn(name as (typeof GAMES)[number], STEPS));

function addressOf(link: Link | undefined): string {
  if (link === undefined || 'failure' in link) throw new Error('no link');
  return link.address;
}

describe.each(GAMES)('%s', (name) => {
  const session = SESSIONS[name];
  const [first = '', ...others] = session.players;

  it('opens a table with its players', async () => {
    const seating = { bots: others, secret: true };
    const text = JSON.stringify({ format: 'diadochi-table', seating, match: session.saved() });
    const { table, from } = opened(await readText(text));
    expect([from, table.seating, told(table.session)]).toEqual(['table', seating, told(session)]);
  });

  it('opens a save of the library, with everybody at this screen', async () => {
    const { table, from } = opened(await readText(JSON.stringify(session.saved())));
    expect([from, table.seating]).toEqual(['match', { bots: [], secret: false }]);
    expect(table.session.saved()).toEqual(session.saved());
  });

  it('opens a record with all its steps, and goes on from its end with other dice', async () => {
    const { table, from } = opened(await readText(JSON.stringify(session.record())));
    expect([from, table.session.last, told(table.session)]).toEqual(['record', STEPS, told(session)]);
    for (const step of [0, MIDDLE, STEPS]) expect(table.session.position(step)).toEqual(session.position(step));
    expect(table.session.record()).toEqual(session.record());
    // A record has no seed: nothing proves its dice, and nobody can be dealt the same.
    expect(table.session.deal()).toBeUndefined();

    const on = table.session.play(keyIn(table.session));
    const text = JSON.stringify({ format: 'diadochi-table', seating: table.seating, match: on.saved() });
    const kept = opened(await readText(text)).table.session;
    expect([kept.last, told(kept)]).toEqual([STEPS + 1, told(on)]);
  });

  it('goes on from an earlier step of a record', async () => {
    const { table } = opened(await readText(JSON.stringify(session.record())));
    const back = table.session.backTo(MIDDLE);
    const on = back.play(keyIn(back));
    expect(told(on).slice(0, MIDDLE + 1)).toEqual(told(session).slice(0, MIDDLE + 1));
    expect(on.last).toBe(MIDDLE + 1);
  });

  it('opens a position, and whoever is asked plays it against bots', async () => {
    const { table, from } = opened(await readText(JSON.stringify(session.position(MIDDLE))));
    expect([from, table.session.last]).toEqual(['position', 0]);
    expect(table.session.position(0)).toEqual(session.position(MIDDLE));
    const { asked } = table.session;
    expect(table.seating.bots).toEqual(session.players.filter((player) => player !== asked));
  });

  it('saves a game that began at a position, with that position', async () => {
    const { table } = opened(await readText(JSON.stringify(session.position(MIDDLE)), 'gaza'));
    const on = table.session.play(keyIn(table.session));
    const again = opened(await readText(JSON.stringify(on.saved()))).table.session;
    expect([again.last, told(again)]).toEqual([1, told(on)]);
    expect(again.position(0)).toEqual(session.position(MIDDLE));
    expect(again.deal()).toBeUndefined();
  });

  it('leads through a link to the same position, and to the same dice', async () => {
    const address = addressOf(await linkToPosition(PAGE, session, MIDDLE, 'ipsos'));
    expect(address).toMatch(/^https:\/\/example\.org\/play\/#play=[\w-]+$/);
    const [one, other] = [opened(await readText(address)), opened(await readText(`  ${address}\n`))];
    expect([one.from, one.table.session.position(0)]).toEqual(['link', session.position(MIDDLE)]);
    const key = keyIn(one.table.session);
    expect(other.table.session.play(key).saved()).toEqual(one.table.session.play(key).saved());
  });

  it('leads through a link to the same start', async () => {
    const { table } = opened(await readText(addressOf(await linkToStart(PAGE, session))));
    let again = table.session;
    expect(again.position(0)).toEqual(session.position(0));
    for (let step = 0; step < STEPS; step++) again = again.play(keyIn(again));
    expect(again.saved()).toEqual(session.saved());
  });

  it('refuses what was changed, with the place', async () => {
    const { checksum: _, ...record } = session.record() as Readonly<Record<string, unknown>>;
    expect(unread(await readText(JSON.stringify(record)))).toMatchObject({
      why: 'refused',
      faults: [{ path: '$.checksum' }],
    });
    const position = { ...(session.position(MIDDLE) as object), [first]: 1 };
    expect(unread(await readText(JSON.stringify(position)))).toMatchObject({
      why: 'refused',
      faults: [{ path: `$.position.${first}` }],
    });
  });

  it('refuses a record of other rules in words', async () => {
    const { gameVersion } = session.record() as { readonly gameVersion: number };
    const older = { ...(session.record() as object), gameVersion: gameVersion + 1 };
    const refusal = unread(await readText(JSON.stringify(older)));
    expect(refusal).toMatchObject({ why: 'refused', faults: [] });
    expect(reasonOf(refusal, LATER_WORDS.en)).toContain(String(gameVersion + 1));
  });

  it('lets every option of `createGame` be set', async () => {
    const game = await openGame(name);
    const fields = await REGISTRY[name].open(async ({ entry, playerCounts, page }) => {
      const { codecs } = await entry();
      const table = await page();
      const { form } = codecs.OptionsCodec;
      const set = new Set<string>(['players']);
      for (const players of playerCounts) {
        const scenarios = game.settings(players, 'en', {}).find(({ id }) => id === 'scenario')?.values ?? [{ id: '' }];
        for (const { id: scenario } of scenarios) {
          const settings = game.settings(players, 'en', { scenario });
          const chosen = settings.map(({ id, values }) => [id, values?.[0]?.id ?? YES] as const);
          const agreed: Agreed = { ...Object.fromEntries(chosen), scenario };
          Object.keys(table.options(players, agreed)).forEach((option) => set.add(option));
          game.ownParts(players, 'en', agreed).forEach(({ id }) => set.add(id));
        }
      }
      return { documented: form?.is === 'object' ? Object.keys(form.fields) : [], set };
    });
    expect(fields.documented).toContain('players');
    expect([...fields.set].sort()).toEqual([...fields.documented].sort());
  });
});

describe('a text that is nothing of the page', () => {
  const whyOf = async (text: string | undefined): Promise<string> => unread(await readText(text)).why;

  it.each([
    ['no text', undefined, 'notText'],
    ['nothing', '', 'notJson'],
    ['half of something', '{"format": "diadochi-position",', 'notJson'],
    ['a number', '7', 'unknownFormat'],
    ['a list', '[]', 'unknownFormat'],
    ['other JSON', '{"format":"tea"}', 'unknownFormat'],
    ['a format by the name of a method', '{"format":"constructor"}', 'unknownFormat'],
    ['a table without a match', '{"format":"diadochi-table"}', 'unknownFormat'],
    ['another game', '{"format":"diadochi-position","game":"chess"}', 'unknownGame'],
    ['a record without a game', '{"format":"diadochi-record"}', 'unknownGame'],
    ['a link to nowhere', 'https://example.org/#play=', 'brokenLink'],
    ['a link of other letters', 'https://example.org/#play=%%%', 'brokenLink'],
    ['a link that was cut off', '#play=q1ZKyy_KTSxRslJ', 'brokenLink'],
    ['lists without end', '['.repeat(200_000), 'notJson'],
    ['lists in lists', `${'['.repeat(9_000)}${']'.repeat(9_000)}`, 'unknownFormat'],
  ])('%s is refused', async (_, text, why) => {
    expect(await whyOf(text)).toBe(why);
  });

  it('a link to a game without options or position is refused, with the place', async () => {
    const link = { format: 'diadochi-link', version: 1, game: 'alexandros', seed: 'gaza' };
    expect(unread(await readText(JSON.stringify(link)))).toMatchObject({ why: 'refused', faults: [{ path: '$' }] });
    const later = unread(await readText(JSON.stringify({ ...link, version: 2, options: { players: 2 } })));
    expect(later).toMatchObject({ why: 'refused', faults: [{ path: '$.version' }] });
  });

  it('any text is refused or opened, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((text) => `#play=${text}`),
        ),
        async (text) => {
          expect(isLeft(await readText(text))).toBe(true);
        },
      ),
    );
  });

  it('is described in both languages, with the first places', async () => {
    const position = JSON.stringify({
      format: 'diadochi-position',
      game: 'successors',
      version: 1,
      options: {},
      turn: 9,
    });
    const refusal = unread(await readText(position));
    const { shown } = faultsShown(refusal);
    expect(shown.map(({ path }) => path)).toContain('$.position.turn');
    for (const locale of LOCALES) {
      const words = LATER_WORDS[locale];
      const lines = faultOf(refusal)(ENGLISH, locale).split('\n');
      expect(lines[0]).toBe(`${words.failed}: ${words.unread.refused}`);
      expect(lines.slice(1, shown.length + 1)).toEqual(shown.map(({ path, message }) => `${path}: ${message}`));
    }
  });

  it('names at most five places, and how many there are besides', () => {
    const faults = Array.from({ length: 8 }, (_, index) => ({ path: `$[${index}]`, message: 'missing' }));
    const lines = faultOf({ why: 'refused', message: '', faults })(ENGLISH, 'en').split('\n');
    expect(lines.slice(1)).toEqual([
      '$[0]: missing',
      '$[1]: missing',
      '$[2]: missing',
      '$[3]: missing',
      '$[4]: missing',
      'and 3 more',
    ]);
  });
});

describe('a link', () => {
  it('holds any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const letters = await packed(text);
        expect(letters).toMatch(/^[\w-]*$/);
        expect(await unpacked(letters)).toBe(text);
      }),
    );
  });

  it('does not fill the memory, however small it is', async () => {
    // Five million letters are more than any position, and compress to a few thousand.
    const bomb = await packed('a'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await unpacked(bomb)).toBeUndefined();
    expect(await unpacked(await packed('a'.repeat(3_000_000)))).toHaveLength(3_000_000);
  });

  it('is read up to a length', async () => {
    expect(await unpacked('A'.repeat(1_000_000))).toBeUndefined();
  });

  it('is not made if it would be too long for other programs', async () => {
    const session = SESSIONS.alexandros;
    // Digits without a pattern cannot be compressed below half of their length.
    let number = 1;
    const noise = Array.from({ length: 200_000 }, () => (number = (number * 48_271) % 2_147_483_647) % 10).join('');
    const long = { ...session, position: () => noise };
    expect(await linkToPosition(PAGE, long, 0, 'gaza')).toEqual({ failure: 'tooLong' });
  });
});
