/** R D: a battle in wings in the picture, in characters, in words, in the chronicle, and as the bot plays it. */
import { describe, expect, it } from 'vitest';
import { seededChance } from '../../src/core/index.js';
import { heuristics } from '../../src/peloponnesian/bots/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { wingsOf } from '../../src/peloponnesian/questions.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { newChronicle } from '../../src/peloponnesian/story/chronicle.js';
import { boardSvg } from '../../src/peloponnesian/svg/index.js';
import { drawBoard } from '../../src/peloponnesian/terminal/drawing.js';
import { describeAction, describeEvent, question } from '../../src/peloponnesian/text/index.js';
import { viewFor } from '../../src/peloponnesian/view.js';
import { alike } from './field.js';
import { drawnUp, meeting, wingsIn } from './lines.js';
import { play, rolls } from './table.js';
import { printed } from '../terminal/printed.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

const athens = alike('attica-hoplite-4', 6);
const sparta = alike('boeotia-hoplite-5', 6);
const leaders = { brasidas: 'sparta', nicias: 'athens' } as const;
const offered = meeting({ athens, sparta, leaders });
const begun = drawnUp(offered, 'LLCCRR', 'LLCCRRR');
// Left, a 1 on 2-3, for Brasidas is on the right; both Spartans roll 5 and waver.
const fighting = rolls(begun, 1, 1, 5, 5);

/** Sentences in both languages. */
const inBoth = (say: (locale: 'en' | 'de') => { readonly text: string } | undefined): readonly (string | undefined)[] =>
  (['en', 'de'] as const).map((locale) => say(locale)?.text);

describe('R D: the Combat Display', () => {
  const svg = boardSvg(fighting, { part: 'players' });

  it('R D: has a part for each wing, one below the other, and one for those who are in none', () => {
    expect(Array.from(svg.matchAll(/data-wing="(\w+)"/g), ([, wing]) => wing)).toEqual(['left', 'center', 'right']);
    expect(svg).toContain('In no wing');
    const sides = Array.from(
      svg.matchAll(/data-side="(\w+)"[^>]*><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
      ([, role, x, y, width, height]) => ({
        role,
        x: Number(x),
        y: Number(y),
        right: Number(x) + Number(width),
        bottom: Number(y) + Number(height),
      }),
    );
    expect(sides.map(({ role }) => role)).toEqual(Array.from({ length: 4 }, () => ['attacker', 'defender']).flat());
    for (const [index, side] of sides.entries()) {
      const [beside, below] = [sides[index + 1], sides[index + 2]];
      if (side.role === 'attacker') expect(side.right).toBeLessThan(beside?.x ?? 0);
      if (below !== undefined) expect(side.bottom).toBeLessThan(below.y);
    }
  });

  it('R D: before anybody has asked for wings it is one battle', () => {
    expect(boardSvg(offered, { part: 'players' })).not.toContain('data-wing');
    expect(printed(drawBoard(offered, 'en', '')).join('\n')).not.toContain('left wing');
  });

  it('R D: in characters', () => {
    const lines = printed(drawBoard(fighting, 'en', ''));
    const heads = lines.filter((line) => line.includes('—'));
    expect(heads).toEqual(['  — left wing —', '  — center —', '  — right wing —', '  — in no wing —']);
    const left = lines.slice(lines.indexOf('  — left wing —'), lines.indexOf('  — center —'));
    expect(left.filter((line) => line.includes('Retreat box'))).toHaveLength(2);
    expect(printed(drawBoard(fighting, 'de', '')).filter((line) => line.includes('—'))).toEqual([
      '  — linker Flügel —',
      '  — Zentrum —',
      '  — rechter Flügel —',
      '  — auf keinem Flügel —',
    ]);
  });

  it('R D: each wing is answered as a battle', () => {
    expect(wingsOf(offered)).toBeUndefined();
    const wings = wingsOf(fighting);
    expect(wings?.left.defender.fighters.map(({ retreats }) => retreats)).toEqual([true, true]);
    expect(wings?.right.defender.leaders).toEqual(['brasidas']);
    expect(wings?.center.attacker.fighters.map(({ unit }) => unit)).toEqual(athens.slice(2, 4));
  });
});

describe('R D: words', () => {
  it('R D: actions and questions', () => {
    const deploying = play(offered, { type: 'fightInWings', player: 'athens' }).state;
    const deploy = { type: 'deploy', player: 'athens', piece: 'attica-hoplite-4-1', wing: 'center' } as const;
    expect(inBoth((locale) => describeAction(deploy, deploying, locale))).toEqual([
      'Deploy Attican hoplite 1 (morale 4) in the center',
      'Attische Hopliten 1 (Moral 4): ins Zentrum',
    ]);
    expect(inBoth((locale) => question(deploying, locale))).toEqual([
      expect.stringContaining('which wing do you deploy Attican hoplite 1 (morale 4)?'),
      expect.stringContaining('Auf welchem Flügel stehen Attische Hopliten 1 (Moral 4)?'),
    ]);
    for (const state of [offered, deploying, rolls(begun, 6)])
      for (const action of machine.legalActions(state))
        for (const text of inBoth((locale) => describeAction(action, state, locale))) expect(text).toMatch(/\S/);
    expect(question(rolls(begun, 6))?.text).toContain('what do you shift');
  });

  it('R D: events', () => {
    const event: GameEvent = {
      type: 'wingJoined',
      rule: 'R D3',
      at: 'W3730',
      player: 'athens',
      from: 'left',
      to: 'right',
      pieces: athens.slice(0, 2),
      morale: 1,
    };
    expect(inBoth((locale) => describeEvent(event, fighting, locale))).toEqual([
      '2 hoplites join the right wing from the left wing in W3730 (Attica): the morale of all friendly units there changes by +1.',
      '2 Hopliteneinheiten kommen in W3730 (Attika) vom linken Flügel auf den rechten Flügel: Die Moral aller eigenen Einheiten dort ändert sich um +1.',
    ]);
  });

  it('R D: the chronicle tells who has won which wing', () => {
    const tell = newChronicle('en');
    const chance = seededChance('wings');
    let state: GameState = offered;
    const lines: string[] = [...tell(machine.start({ ...offered, stack: offered.stack.slice(0, 1) }).events, offered)];
    const told = (events: readonly GameEvent[], now: GameState): void => void lines.push(...tell(events, now));
    told(
      [
        {
          type: 'battleBegan',
          rule: 'R 17.3',
          at: 'W3730',
          attacker: 'athens',
          defender: 'sparta',
          element: 'land',
          against: 'field',
          attacking: { leaders: [], units: athens, cargo: [] },
          defending: { leaders: [], units: sparta, cargo: [] },
          isGarrisonAlone: false,
          bonus: 0,
        },
      ],
      state,
    );
    for (let step = 0; step < 500 && state.stack.some(({ kind }) => kind === 'battle'); step++) {
      const listed = machine.legalActions(state);
      const wanted = listed.find(({ type }) => type === 'fightInWings' || type === 'fightOn');
      const action = wanted ?? listed[chance.draw(listed.length)];
      if (action === undefined) break;
      const { state: next, events } = play(state, action);
      state = next;
      told(events, state);
    }
    expect(lines.join('\n')).toMatch(/fought in wings: (Athens|Sparta) wins the (left wing|center|right wing)/);
  });
});

describe('R D: the bot', () => {
  const chance = seededChance('bot');
  const decide = (state: GameState) => {
    const [actor] = machine.actors(state);
    if (actor === undefined || actor === 'chance') throw new RangeError('nobody decides');
    return choose(viewFor(state, actor), machine.legalActions(state), chance);
  };

  it('R D: asks for wings if a single battle would go against it', () => {
    // Six hoplites of morale 4 against six of morale 5, and against four light infantry.
    expect(decide(offered).type).toBe('fightInWings');
    const strong = meeting({ athens, sparta: alike('boeotia-lightInfantry-3', 4), leaders: { nicias: 'athens' } });
    expect(decide(strong).type).toBe('fightAsOne');
  });

  it('R D: draws up hoplites in the center and on the flanks, and the light troops on these', () => {
    const army = [...athens, ...alike('attica-lightInfantry-3', 2)];
    let state = play(meeting({ athens: army, sparta }), { type: 'fightInWings', player: 'athens' }).state;
    while (wingsIn(state).side === 'attacker') state = play(state, decide(state)).state;
    const { left, center, right } = wingsIn(state).attacker;
    expect(center.every((piece) => piece.includes('hoplite'))).toBe(true);
    expect([left.length, center.length, right.length]).toEqual([3, 2, 3]);
    for (const flank of [left, right]) expect(flank.some((piece) => piece.includes('lightInfantry'))).toBe(true);
  });
});
