import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/successors/data/cards.js';
import type { Deck } from '../../../src/successors/data/shape.js';
import { NO_UNITS } from '../../../src/successors/questions.js';
import { army, dice, event, legal, may, named, pass, play, said, scene, space, surprise, topKind } from './support.js';
import { general, minors, type Setting, units } from '../language.js';

describe('Cards that raise or waste combat units', () => {
  test('R 20 card 4 Disease: any Army of a player, his own and those in cities included, suffers Attrition', () => {
    const state = scene({
      control: { tyros: 'blue', gaza: 'yellow' },
      forces: { 'red:pella': { mercenary: 7 }, 'blue:tyros:inside': { loyal: 2 }, 'yellow:gaza': { mercenary: 3 } },
      minors: ['red:pella', 'blue:tyros:inside'],
    });
    const told = event(state, 4);
    expect(legal(told)).toEqual([army('red', 'pella', 'red'), army('blue', 'tyros', 'red', true)]);
    // Seven CUs, a 2: one is lost (player aid).
    expect(units(play(told, army('red', 'pella', 'red'), ...dice(2)), 'red:pella').mercenary).toBe(6);
    const inside = play(told, army('blue', 'tyros', 'red', true), ...dice(6));
    expect(units(inside, 'blue:tyros:inside').loyal).toBe(1);
    expect(inside.state.stack).toEqual([]);
  });

  test('R 20 card 5 Greek Mercenaries: two in one controlled space without enemies, a Minor General if wanted', () => {
    const state = scene({
      control: { argos: 'red', korinthos: 'red', sardeis: 'red', ephesos: 'blue', pella: 'red' },
      forces: { 'blue:korinthos': { loyal: 1 } },
      generals: { kassandros: 'red:sardeis' },
      minors: ['blue:korinthos'],
    });
    const told = event(state, 5);
    expect(named(told, 'space')).toEqual(['argos', 'sardeis']);
    const led = play(told, space('argos'));
    expect(units(led, 'red:argos')).toEqual({ ...NO_UNITS, mercenary: 2 });
    expect(legal(led)).toEqual([{ type: 'deployMinorGeneral', player: 'red', space: 'argos', inside: false }, pass()]);
    const done = play(led, { type: 'deployMinorGeneral', player: 'red', space: 'argos', inside: false });
    expect(minors(done, 'red')).toEqual([{ space: 'argos', inside: false, moved: false }]);
    expect(done.state.stack).toEqual([]);
    // Kassandros is there already: nobody asks.
    expect(play(told, space('sardeis')).state.stack).toEqual([]);
  });

  test('R 20 card 6 Greek Mercenaries: not possible without a space in Hellas, Lydia or Thessalia', () => {
    expect(may(scene({ control: { pella: 'red', memphis: 'red' } }), 6)).toBe(false);
    expect(may(scene({ control: { larisa: 'red' } }), 6)).toBe(true);
    const state = scene({ control: { larisa: 'red' }, generals: { kassandros: 'blue:larisa' } });
    expect(may(state, 6)).toBe(false);
  });

  test('R 20 card 7 Thracian Mercenaries: in Thrake', () => {
    expect(named(event(scene({ control: { abdera: 'red', pella: 'red' } }), 7), 'space')).toEqual(['abdera']);
  });

  test('R 20 card 8 Cappadocian Mercenaries: in Kappadokia', () => {
    expect(named(event(scene({ control: { mazaka: 'red', komana: 'red', ankyra: 'red' } }), 8), 'space')).toEqual([
      'mazaka',
    ]);
  });

  test('R 20 card 10 Cretan Archers: in Krete or Hellas', () => {
    expect(named(event(scene({ control: { knossos: 'red', argos: 'red', rhodos: 'red' } }), 10), 'space')).toEqual([
      'argos',
      'knossos',
    ]);
  });

  test('R 20 card 40 Asian Greek Mercenaries: in Karia, Lydia or Lykia', () => {
    const spaces = named(
      event(scene({ control: { miletos: 'red', ephesos: 'red', xanthos: 'red', tarsos: 'red' } }), 40),
      'space',
    );
    expect(spaces).toEqual(['ephesos', 'miletos', 'xanthos']);
  });

  test('R 20 card 13 Indian Elephants: four in Persis or Hyrkania, as far as the six counters go', () => {
    // Persis has four spaces: three with Persepolis control it. Of Hyrkania red holds one space of several.
    const control = {
      persepolis: 'red',
      pasargadai: 'red',
      karmana: 'red',
      hekatompylos: 'red',
      babylon: 'red',
    } as const;
    expect(named(event(scene({ control }), 13), 'space')).toEqual(['persepolis', 'pasargadai', 'karmana']);
    const told = play(event(scene({ control }), 13), space('persepolis'));
    expect(units(told, 'red:persepolis').elephant).toBe(4);
    const few = scene({
      control,
      forces: { 'red:babylon': { elephant: 3 } },
      rest: { dispersed: { blue: { ...NO_UNITS, elephant: 1 } } },
    });
    expect(units(play(event(few, 13), space('persepolis')), 'red:persepolis').elephant).toBe(2);
    const none = scene({ control, forces: { 'red:babylon': { elephant: 6 } } });
    expect(may(none, 13)).toBe(false);
  });

  test('R 20 card 13 Indian Elephants: not without control of the province (ruling card-13)', () => {
    expect(may(scene({ control: { pasargadai: 'red' } }), 13)).toBe(false);
    expect(may(scene({ control: { pasargadai: 'red', karmana: 'red', taoke: 'red' } }), 13)).toBe(false);
    expect(may(scene({ control: { persepolis: 'red', karmana: 'red', taoke: 'red' } }), 13)).toBe(true);
    // The other levies ask for a space alone.
    expect(may(scene({ control: { pasargadai: 'red' } }), 14)).toBe(true);
  });

  test('R 20 card 14 War Elephants: two anywhere in Asia', () => {
    const told = event(scene({ control: { memphis: 'red', pella: 'red', tyros: 'red', gordion: 'red' } }), 14);
    expect(named(told, 'space')).toEqual(['gordion', 'tyros']);
    expect(units(play(told, space('tyros')), 'red:tyros').elephant).toBe(2);
  });

  test('R 20 card 26 Persian Popular Support: the marker, and a Mercenary in Persis', () => {
    const told = event(scene({ control: { karmana: 'red', pella: 'red' } }), 26);
    expect(told.state.popularSupport).toBe('red');
    expect(new Set(named(told, 'space'))).toEqual(new Set(['karmana']));
    const placed = play(told, { type: 'deployUnits', player: 'red', unit: 'mercenary', count: 1, space: 'karmana' });
    expect(units(placed, 'red:karmana').mercenary).toBe(1);
    expect(placed.state.stack).toEqual([]);
    // Nowhere to go: it waits.
    expect(event(scene({ control: { pella: 'red' } }), 26).state.dispersed.red?.mercenary).toBe(1);
  });

  test('R 20 card 29 Royal Treasury: loots a controlled treasure city with an Army in it', () => {
    const state = scene({
      control: { babylon: 'red', sousa: 'red', ekbatana: 'red' },
      forces: { 'red:babylon': { loyal: 1 }, 'red:sousa': { loyal: 1 }, 'red:ekbatana:inside': { loyal: 1 } },
      generals: { perdikkas: 'red:babylon', peithon: 'red:ekbatana:inside' },
    });
    const told = event(state, 29);
    expect(named(told, 'space')).toEqual(['babylon', 'ekbatana']);
    const done = play(told, space('babylon'));
    expect(done.state.looted).toEqual(['babylon']);
    expect(units(done, 'red:babylon')).toEqual({ ...NO_UNITS, loyal: 1, mercenary: 3 });
    expect(may({ ...done.state, forces: { 'red:babylon': state.forces['red:babylon'] ?? expect.fail() } }, 29)).toBe(
      false,
    );
  });

  test('R 20 card 30 Royal Treasury: not in a besieged city, not in a foreign one', () => {
    const besieged = scene({
      control: { babylon: 'red', sousa: 'blue' },
      forces: { 'red:babylon:inside': { loyal: 1 }, 'blue:babylon': { loyal: 1 }, 'red:sousa': { loyal: 1 } },
      generals: { perdikkas: 'red:babylon:inside', seleukos: 'blue:babylon', peithon: 'red:sousa' },
    });
    expect(may(besieged, 30)).toBe(false);
  });

  test('R 20 card 34 Peukestas: from Game Turn 2, in Persis with two Mercenaries', () => {
    expect(may(scene({ rest: { turn: 1 } }), 34)).toBe(false);
    const told = event(scene({ control: { taoke: 'red', pella: 'red' } }), 34);
    expect(new Set(named(told, 'space'))).toEqual(new Set(['taoke']));
    const there = play(told, { type: 'deployGeneral', player: 'red', general: 'peukestas', space: 'taoke' });
    expect(general(there, 'peukestas')).toMatchObject({ status: 'map', owner: 'red', space: 'taoke' });
    const done = play(there, { type: 'deployUnits', player: 'red', unit: 'mercenary', count: 2, space: 'taoke' });
    expect(units(done, 'red:taoke').mercenary).toBe(2);
    expect(done.state.stack).toEqual([]);
    // He and his men come to one space (ruling card-34).
    const two = play(event(scene({ control: { taoke: 'red', karmana: 'red' } }), 34), {
      type: 'deployGeneral',
      player: 'red',
      general: 'peukestas',
      space: 'karmana',
    });
    expect(legal(two)).toEqual([{ type: 'deployUnits', player: 'red', unit: 'mercenary', count: 2, space: 'karmana' }]);
    // Without a place in Persis the rules for Reinforcements say where.
    expect(new Set(named(event(scene({ control: { pella: 'red' } }), 34), 'space'))).toEqual(new Set(['pella']));
    expect(may(done.state, 34)).toBe(false);
  });

  test('R 20 card 41 Macedonian Veterans: one Loyal Macedonian as a Reinforcement', () => {
    const told = play(event(scene({ control: { pella: 'red' } }), 41), {
      type: 'deployUnits',
      player: 'red',
      unit: 'loyal',
      count: 1,
      space: 'pella',
    });
    expect(units(told, 'red:pella').loyal).toBe(1);
    expect(told.state.stack).toEqual([]);
  });

  test('R 20 card 42 Elephants: one as a Reinforcement in Asia or Aigyptos', () => {
    expect(may(scene({ control: { pella: 'red' } }), 42)).toBe(false);
    const told = event(scene({ control: { pella: 'red', memphis: 'red', sardeis: 'red' } }), 42);
    expect(new Set(named(told, 'space'))).toEqual(new Set(['sardeis', 'memphis']));
    const done = play(told, { type: 'deployUnits', player: 'red', unit: 'elephant', count: 1, space: 'memphis' });
    expect(units(done, 'red:memphis').elephant).toBe(1);
  });

  test('R 6.4.2 b card 42 Elephants: with a general inside too, past a lone enemy general, not past a siege', () => {
    const given = {
      control: { sardeis: 'red' },
      generals: { seleukos: 'red:sardeis:inside', eumenes: 'blue:sardeis' },
    } as const;
    expect(new Set(named(event(scene(given), 42), 'space'))).toEqual(new Set(['sardeis']));
    expect(may(scene({ ...given, forces: { 'blue:sardeis': { mercenary: 1 } } }), 42)).toBe(false);
    expect(may(scene({ ...given, generals: { eumenes: 'blue:sardeis' } }), 42)).toBe(false);
  });

  test('R 20 card 45 Satrapal Levy: a Mercenary in each of at most two controlled provinces', () => {
    const state = scene({
      control: { knossos: 'red', gortyn: 'red', rhodos: 'red', petra: 'red', aila: 'red', pydna: 'red' },
    });
    const told = event(state, 45);
    expect(named(told, 'space')).toEqual(['petra', 'aila', 'knossos', 'gortyn', 'rhodos']);
    const one = play(told, space('gortyn'));
    expect(legal(one)).toEqual([space('petra'), space('aila'), space('rhodos'), pass()]);
    const two = play(one, space('rhodos'));
    expect(units(two, 'red:gortyn').mercenary).toBe(1);
    expect(units(two, 'red:rhodos').mercenary).toBe(1);
    expect(two.state.stack).toEqual([]);
    expect(play(one, pass()).state.stack).toEqual([]);
    expect(may(scene({ control: { pydna: 'red' } }), 45)).toBe(false);
  });

  test("R 3.3.3.2 card 56 Silver Shields: the first time they join one of the player's generals", () => {
    const state = scene({
      control: { pella: 'red', tyros: 'red' },
      forces: { 'red:tyros:inside': { mercenary: 1 }, 'red:larisa': { loyal: 1 } },
      generals: { krateros: 'red:pella', seleukos: 'red:tyros:inside', antigonos: 'blue:gaza' },
      minors: ['red:larisa'],
    });
    const told = event(state, 56);
    // Seleukos is in a city with one CU: there is no room for both.
    expect(legal(told)).toEqual([
      { type: 'targetCommander', player: 'red', commander: 'krateros', space: 'pella', inside: false },
      { type: 'targetCommander', player: 'red', commander: 'minor', space: 'larisa', inside: false },
    ]);
    // A general alone among enemy CUs gathers nobody (ruling apart-at-rest).
    const beset = event({ ...state, forces: { ...state.forces, 'blue:pella': { loyal: 1 } } }, 56);
    expect(named(beset, 'space')).toEqual(['larisa']);
    const done = play(told, {
      type: 'targetCommander',
      player: 'red',
      commander: 'krateros',
      space: 'pella',
      inside: false,
    });
    expect(units(done, 'red:pella').silverShields).toBe(2);
    expect(done.state.silverShieldsRaised).toBe(true);
    // From now on it is a Surprise card.
    expect(may(done.state, 56)).toBe(false);
    expect(said(done, 'unitsPlaced')).toMatchObject([{ rule: 'R 3.3.3.2' }]);
    expect(topKind(done)).toBeUndefined();
  });

  test('R 3.3 card 5 Greek Mercenaries: however many Elephants there are', () => {
    const state = scene({ control: { argos: 'red', babylon: 'red' }, forces: { 'red:babylon': { elephant: 6 } } });
    expect(units(play(event(state, 5), space('argos')), 'red:argos').mercenary).toBe(2);
  });

  test('R 4.22 card 14 War Elephants, in a deck in which they ask for control of a province of Asia', () => {
    const deck: Deck = cards.map((card) =>
      card.id === 14 && card.effect.kind === 'levy'
        ? { ...card, effect: { ...card.effect, controlled: 'province' } }
        : card,
    );
    const options = { players: 4, cards: deck } as const;
    // Of Phoinike's four spaces three, Tyros among them; of Lydia one; Rhodos whole, which is not of Asia.
    const three = { tyros: 'red', sidon: 'red', arados: 'red', ephesos: 'red', rhodos: 'red' } as const;
    expect(named(event(scene({ options, control: three }), 14), 'space')).toEqual(['tyros', 'sidon', 'arados']);
    expect(may(scene({ options, control: { sidon: 'red', arados: 'red', ephesos: 'red' } }), 14)).toBe(false);
  });

  test('R 4.9 card 50 Foraging Failure: inside a city too, in a deck with a lower limit', () => {
    const deck: Deck = cards.map((card) =>
      card.id === 50 ? { ...card, effect: { kind: 'foragingFailure', limit: 1 } } : card,
    );
    const state = scene({
      options: { players: 4, cards: deck },
      control: { pella: 'blue' },
      forces: { 'blue:pella:inside': { mercenary: 2 }, 'blue:pella': { mercenary: 1 } },
      minors: ['blue:pella:inside', 'blue:pella'],
    });
    const told = surprise(state, 50, 'red');
    expect(legal(told)).toEqual([army('blue', 'pella', 'red', true)]);
    const hungry = play(told, army('blue', 'pella', 'red', true));
    expect(units(hungry, 'blue:pella:inside').mercenary).toBe(1);
    expect(units(hungry, 'blue:pella').mercenary).toBe(1);
  });

  test('R 3.1.2 card 5 Greek Mercenaries: no Minor General is offered who is not in the supply', () => {
    const led = ['pella', 'larisa', 'gaza', 'tyros'] as const;
    const state = scene({
      control: { argos: 'red' },
      forces: Object.fromEntries(led.map((place) => [`red:${place}`, { loyal: 1 }])),
      minors: led.map((place) => `red:${place}` as const),
    });
    expect(play(event(state, 5), space('argos')).state.stack).toEqual([]);
  });

  test('R 6.4.2 card 42 Elephants: the deployment is told the spaces of Asia and Aigyptos that can take it', () => {
    const state = scene({
      control: { pella: 'red', memphis: 'red', sardeis: 'red', gaza: 'red' },
      forces: { 'blue:gaza': { loyal: 1 } },
      minors: ['blue:gaza'],
    });
    expect(event(state, 42).state.stack.at(-1)).toMatchObject({ kind: 'deploy', spaces: ['sardeis', 'memphis'] });
  });

  test('R 4.22 card 45 Satrapal Levy: after the last province it is over, and was not without effect', () => {
    const state = scene({ control: { rhodos: 'red', petra: 'red', aila: 'red' } });
    const two = play(event(state, 45), space('rhodos'), space('aila'));
    expect(two.state.stack).toEqual([]);
    const one = play(event(scene({ control: { rhodos: 'red' } }), 45), space('rhodos'));
    expect(one.state.stack).toEqual([]);
    expect([...said(two, 'eventWithoutEffect'), ...said(one, 'eventWithoutEffect')]).toEqual([]);
  });

  test('R 4.16 card 56 Silver Shields: an empty city holds both of their CUs, one with a CU in it does not', () => {
    const inside: Setting = { control: { tyros: 'red' }, generals: { seleukos: 'red:tyros:inside' } };
    expect(legal(event(scene(inside), 56))).toEqual([
      { type: 'targetCommander', player: 'red', commander: 'seleukos', space: 'tyros', inside: true },
    ]);
    expect(may(scene({ ...inside, forces: { 'red:tyros:inside': { mercenary: 1 } } }), 56)).toBe(false);
  });

  test('R 4.29 card 56 Silver Shields: generals who stand together are one place, under the one who commands', () => {
    const state = scene({
      forces: { 'red:pherai': { loyal: 1 }, 'red:gaza': { loyal: 1 } },
      generals: { krateros: 'red:pherai', kassandros: 'red:pherai', peithon: 'red:larisa', antipatros: 'blue:tyros' },
      minors: ['red:pherai', 'red:gaza'],
    });
    expect(new Set(named(event(state, 56), 'commander'))).toEqual(new Set(['krateros', 'peithon', 'minor']));
    expect(legal(event(state, 56))).toHaveLength(3);
    // A general of the next player's, in the first space of the board, is none of them.
    expect(may(scene({ generals: { antipatros: 'blue:pella' } }), 56)).toBe(false);
  });
});
