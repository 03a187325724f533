import { describe, expect, it } from 'vitest';
import { alexandros, query, type Action, type GameState, type SpaceId } from '../../../src/alexandros/index.js';
import { actionsLeft, drawn, expectRefused, legal, play, table, said } from '../table.js';

const red = 'red';
const everything = { temple: 11, amphora: 11, horse: 11, lyre: 11, soldier: 11 };
/** Red with every card but these many fewer of two symbols. */
const holding = (few: Partial<typeof everything>) => ({ player: 'red', secret: { ...everything, ...few } }) as const;
const none = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 };

describe('R Take a Card', () => {
  const state = table({ faceUp: ['horse', 'lyre'], stack: actionsLeft(2) ?? [] });

  it('the supply or a face-up card; no second face-up card is drawn until the turn ends', () => {
    const one = play(state, { type: 'takeFaceUpCard', player: red, symbol: 'horse' }).state;
    expect(one.faceUp).toEqual(['lyre']);
    expect(legal(one, 'takeFaceUpCard').map(({ symbol }) => symbol)).toEqual(['lyre']);
    const two = play(one, { type: 'takeFaceUpCard', player: red, symbol: 'lyre' }).state;
    expect([two.faceUp, alexandros.actors(two)]).toEqual([[], ['chance']]);
    const next = play(two, drawn('temple'), drawn('soldier'));
    expect(next.state.faceUp).toEqual(['temple', 'soldier']);
    expect(alexandros.actors(next.state)).toEqual(['yellow']);
    expect(said(next.events, 'turnEnded')).toHaveLength(1);
  });

  it("a card from the supply is its owner's secret", () => {
    const { state: after, events } = play(state, { type: 'takeSupplyCard', player: red }, drawn('amphora'));
    expect(query.seatOf(after, red).hand).toEqual({ shown: none, secret: { ...none, amphora: 1 } });
    expect(events.map((event) => alexandros.eventFor(event, 'yellow'))).toContainEqual({
      type: 'cardDrawn',
      rule: 'R Take a Card',
      player: red,
      symbol: null,
    });
    expect(alexandros.viewFor(after, 'yellow').seats[0]?.hand.secret).toEqual({ hidden: 1 });
  });

  it('refuses cards that are not there', () => {
    expectRefused(
      state,
      { type: 'takeFaceUpCard', player: red, symbol: 'temple' },
      'noSuchFaceUpCard',
      'R Take a Card',
    );
    const bare = table({
      seats: [{ player: 'red', secret: everything }, { player: 'yellow' }],
      stack: actionsLeft(2) ?? [],
    });
    expectRefused(bare, { type: 'takeSupplyCard', player: red }, 'nothingToDraw', 'ruling A19');
  });

  it('ruling A23: an exhausted supply is renewed from the discards when a card is to be drawn', () => {
    const empty = table({
      faceUp: ['horse', 'lyre'],
      seats: [{ player: 'red', secret: { ...everything, horse: 10, lyre: 10, temple: 8 } }, { player: 'yellow' }],
      discards: { temple: 3 },
      stack: actionsLeft(2) ?? [],
    });
    const { state: after, events } = play(empty, { type: 'takeSupplyCard', player: red });
    expect(said(events, 'discardsShuffled')).toEqual([
      { type: 'discardsShuffled', rule: 'R Take a Card', cards: { ...none, temple: 3 } },
    ]);
    expect(alexandros.chanceOutcomes(after)).toEqual([{ action: drawn('temple'), weight: 3 }]);
    expectRefused(after, drawn('horse'), 'notInSupply', 'R Take a Card');
  });

  it('ruling A19: a face-up card taken is not replaced where there is nothing to draw; the other can still be taken', () => {
    const dry = {
      faceUp: ['horse', 'lyre'],
      seats: [holding({ horse: 10, lyre: 10 }), { player: 'yellow' }],
    } as const;
    const acting = table({ ...dry, stack: actionsLeft(2) ?? [] });
    const one = play(acting, { type: 'takeFaceUpCard', player: red, symbol: 'horse' }).state;
    expect(alexandros.legalActions(one)).toEqual([
      { type: 'takeFaceUpCard', player: red, symbol: 'lyre' },
      { type: 'pass', player: red },
    ]);
    const moved = play(table({ ...dry, toMove: red }), {
      type: 'moveByFaceUpCard',
      player: red,
      symbol: 'horse',
    }).state;
    expect([moved.faceUp, moved.stack.at(-1)?.kind]).toEqual([['lyre'], 'destination']);
  });

  it('ruling A19: with no card left anywhere, face-up cards stay missing, and Alexander stays without any', () => {
    const state19 = table({ seats: [{ player: 'red' }, { player: 'yellow', secret: everything }], toMove: 'red' });
    expect(state19.stack).toMatchObject([{ phase: 'actions', last: null }]);
    expect(alexandros.legalActions(state19)).toEqual([{ type: 'pass', player: red }]);
    const { state: after, events } = play(state19, { type: 'pass', player: red });
    expect(said(events, 'actionsForgone')).toMatchObject([{ actions: 2 }]);
    expect(alexandros.actors(after)).toEqual(['yellow']);
  });
});

/** The four spaces at the start, closed off: a temple, a lyre and two open ones. */
const corner = ['p0.0-p1.1-p2.2-p3.1'];
const inCorner = (position: Parameters<typeof table>[0] = {}): GameState =>
  table({ alexander: 'p3.9', walls: corner, stack: actionsLeft(2) ?? [], ...position });

describe('R Occupy an Empty Province', () => {
  const able = inCorner({ seats: [{ player: 'red', secret: { temple: 1, lyre: 1 } }, { player: 'yellow' }] });

  it('ruling A26: lets the first guard go to any symbol space, and asks for the others one by one', () => {
    const begun = play(able, { type: 'occupyProvince', player: red, province: 's0.-1' }).state;
    expect(legal(begun, 'placeGuard').map(({ space }) => space)).toEqual(['s1.-1', 's2.0']);
    const one = play(begun, { type: 'placeGuard', player: red, space: 's2.0' }).state;
    expect(alexandros.legalActions(one)).toEqual([
      { type: 'payCard', player: red, space: 's1.-1' },
      { type: 'placeGuard', player: red, space: 's1.-1' },
    ]);
    const paid = play(one, { type: 'payCard', player: red, space: 's1.-1' });
    expect(said(paid.events, 'provinceOccupied')).toMatchObject([
      { rule: 'R Occupy an Empty Province', province: 's0.-1', value: 2, from: null },
    ]);
    expect([paid.state.discards.temple, query.taxesOf(paid.state, red)]).toEqual([1, 2]);
    expect(paid.state.stack).toMatchObject([{ actionsLeft: 1 }]);
  });

  it('offers only what can be finished: the guard must go where the card lacks', () => {
    const lyreOnly = inCorner({
      seats: [{ player: 'red', secret: { lyre: 1 }, guards: ['s5.1', 's5.3', 's5.6'] }, { player: 'yellow' }],
    });
    const begun = play(lyreOnly, { type: 'occupyProvince', player: red, province: 's0.-1' }).state;
    expect(legal(begun, 'placeGuard').map(({ space }) => space)).toEqual(['s1.-1']);
    expectRefused(
      begun,
      { type: 'placeGuard', player: red, space: 's2.0' },
      'cannotCover',
      'R Occupy an Empty Province',
    );
  });

  it("refuses what cannot be occupied, one's own province included (ruling A6)", () => {
    const occupy = (province: `s${number}.${number}`) => ({ type: 'occupyProvince', player: red, province }) as const;
    const rule = 'R Occupy an Empty Province';
    expectRefused(able, occupy('s2.0'), 'provinceUnknown', rule);
    expectRefused(
      inCorner({ walls: [...corner, 'p0.0-p1.-1-p1.1'] }),
      occupy('s0.-1'),
      'provinceWithoutSymbol',
      'R Occupy Province',
    );
    expectRefused(
      inCorner({ seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }] }),
      occupy('s0.-1'),
      'ownProvince',
      'ruling A6',
    );
    expectRefused(
      inCorner({ seats: [{ player: 'red' }, { player: 'yellow', guards: ['s2.0'] }] }),
      occupy('s0.-1'),
      'provinceOccupied',
      rule,
    );
    expectRefused(
      inCorner({ seats: [{ player: 'red', guards: ['s5.1', 's5.3', 's5.6', 's5.8'] }, { player: 'yellow' }] }),
      occupy('s0.-1'),
      'noGuardInSupply',
      rule,
    );
    expectRefused(able, occupy('s0.0'), 'cannotCover', rule);
  });

  describe('of six symbol spaces, with cards for four and two guards', () => {
    // A horse (s4.7), a temple (s4.8), a soldier (s5.6), an amphora (s5.8), a temple (s6.4) and a lyre (s6.7); no horse card.
    const large = ['p3.7-p3.9-p4.10-p5.11', 'p5.5-p6.4-p7.5-p7.7'];
    const cards = { amphora: 1, lyre: 1, temple: 1, soldier: 1 };
    const rule = 'R Occupy an Empty Province';
    const place = (space: SpaceId): Action => ({ type: 'placeGuard', player: red, space });
    const pay = (space: SpaceId): Action => ({ type: 'payCard', player: red, space });
    const begun = play(
      table({
        walls: large,
        faceUp: ['horse', 'horse'],
        seats: [{ player: 'red', secret: cards, guards: ['s0.10', 's0.17'] }, { player: 'yellow' }],
        stack: actionsLeft(2) ?? [],
      }),
      { type: 'occupyProvince', player: red, province: 's3.7' },
    ).state;
    const second = play(begun, place('s6.4')).state;

    it('the first goes where the cards do not reach: to the horse, or to one of the two temples', () => {
      expect(legal(begun, 'placeGuard').map(({ space }) => space)).toEqual(['s4.7', 's4.8', 's6.4']);
    });

    it('the other is kept for the horse, and spaces are covered in reading order (ruling A26)', () => {
      expect(alexandros.legalActions(second)).toEqual([place('s4.7')]);
      expect(alexandros.legalActions(play(second, place('s4.7')).state)).toEqual([pay('s4.8')]);
      expectRefused(second, pay('s4.8'), 'notToBeCovered', rule);
      expectRefused(second, place('s4.8'), 'notToBeCovered', rule);
      const onHorse = play(begun, place('s4.7')).state;
      expect(alexandros.legalActions(onHorse)).toEqual([pay('s4.8'), place('s4.8')]);
      const paid = play(onHorse, pay('s4.8')).state;
      // One temple card for two temples: of the guards one is left, and the temple in the south needs it.
      expect(alexandros.legalActions(paid)).toEqual([pay('s5.6')]);
      expectRefused(paid, place('s5.6'), 'cannotCover', rule);
    });

    it('others see only that his hand is hidden: what he is not known to hold covers nothing', () => {
      const onHorse = play(begun, place('s4.7')).state;
      const view = alexandros.viewFor(onHorse, 'yellow');
      expect(alexandros.legalActions(view)).toEqual([]);
      expect(alexandros.explainAction(view, place('s4.8'))).toMatchObject({ code: 'cannotCover', rule });
      expect(alexandros.explainAction(view, pay('s4.8'))).toMatchObject({ code: 'noSuchHandCard', rule });
    });
  });

  it('refuses to cover other spaces, or with what is lacking', () => {
    const rule = 'R Occupy an Empty Province';
    const begun = play(able, { type: 'occupyProvince', player: red, province: 's0.-1' }).state;
    expectRefused(begun, { type: 'payCard', player: red, space: 's2.0' }, 'guardFirst', rule);
    expectRefused(able, { type: 'moveByFaceUpCard', player: red, symbol: 'horse' }, 'alexanderMoved', 'R Game Play');
    expectRefused(begun, { type: 'placeGuard', player: red, space: 's0.-1' }, 'notToBeCovered', rule);
    expectRefused(begun, { type: 'pass', player: red }, 'wrongMoment', rule);
    const poor = inCorner({ seats: [{ player: 'red', secret: { lyre: 1 } }, { player: 'yellow' }] });
    const one = play(
      poor,
      { type: 'occupyProvince', player: red, province: 's0.-1' },
      { type: 'placeGuard', player: red, space: 's2.0' },
    ).state;
    expectRefused(one, { type: 'payCard', player: red, space: 's1.-1' }, 'noSuchHandCard', rule);
    const spent = inCorner({
      seats: [{ player: 'red', secret: { lyre: 1 }, guards: ['s5.1', 's5.3', 's5.6'] }, { player: 'yellow' }],
    });
    const last = play(
      spent,
      { type: 'occupyProvince', player: red, province: 's0.-1' },
      { type: 'placeGuard', player: red, space: 's1.-1' },
    ).state;
    expectRefused(last, { type: 'placeGuard', player: red, space: 's2.0' }, 'noGuardInSupply', rule);
  });

  it('a single symbol space is a province, worth nothing', () => {
    const single = inCorner({ walls: ['p1.-1-p1.1-p2.0-p1.-1'] });
    expect(query.provinceOf(single, 's1.-1')).toMatchObject({ value: 0, symbolSpaces: ['s1.-1'] });
    expect(legal(single, 'occupyProvince')).toContainEqual({ type: 'occupyProvince', player: red, province: 's1.-1' });
  });

  it('ruling A5: a province cut between its two guards becomes two that are taxed', () => {
    const before = inCorner({ seats: [{ player: 'red', guards: ['s1.-1', 's2.0'] }, { player: 'yellow' }] });
    expect(query.taxesOf(before, red)).toBe(0);
    const cut = inCorner({
      walls: [...corner, 'p1.1-p2.0'],
      seats: [{ player: 'red', guards: ['s1.-1', 's2.0'] }, { player: 'yellow' }],
    });
    expect(query.provincesOf(cut, red).map(({ value }) => value)).toEqual([1, 1]);
    expect(query.taxesOf(cut, red)).toBe(2);
  });
});

describe('R Take Over an Occupied Province', () => {
  const take = (province: `s${number}.${number}`) => ({ type: 'takeOverProvince', player: red, province }) as const;
  const rule = 'R Take Over an Occupied Province';
  const held = { player: 'yellow', guards: ['s2.0'] } as const;

  it('refuses what cannot be taken over', () => {
    expectRefused(inCorner(), take('s2.0'), 'provinceUnknown', rule);
    expectRefused(inCorner(), take('s0.-1'), 'provinceFree', rule);
    expectRefused(
      inCorner({ seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }] }),
      take('s0.-1'),
      'ownProvince',
      'ruling A6',
    );
    expectRefused(
      inCorner({ seats: [{ player: 'red', guards: ['s5.1', 's5.3', 's5.6', 's5.8'], secret: { lyre: 2 } }, held] }),
      take('s0.-1'),
      'noGuardInSupply',
      rule,
    );
    expectRefused(
      inCorner({ seats: [{ player: 'red', secret: { lyre: 1 } }, held] }),
      take('s0.-1'),
      'cannotRemoveGuards',
      rule,
    );
  });

  it('ruling A17: guards are not removed unless the province can then be occupied', () => {
    const poor = { player: 'red', secret: { lyre: 2 }, guards: ['s5.1', 's5.3', 's5.6'] } as const;
    expectRefused(inCorner({ seats: [poor, held] }), take('s0.-1'), 'cannotCover', 'ruling A17');
    expect(
      legal(inCorner({ seats: [{ ...poor, secret: { lyre: 2, temple: 1 } }, held] }), 'takeOverProvince'),
    ).toHaveLength(1);
  });

  it('the loser gets the guards of this province back, and of no other; the conquest is told with its rule', () => {
    const his = { player: 'yellow', guards: ['s5.1', 's2.0'] } as const;
    const { state, events } = play(
      inCorner({ seats: [{ player: 'red', secret: { lyre: 2, temple: 1 } }, his] }),
      take('s0.-1'),
      { type: 'placeGuard', player: red, space: 's2.0' },
      { type: 'payCard', player: red, space: 's1.-1' },
    );
    expect(query.seatOf(state, 'yellow').guards).toEqual(['s5.1']);
    expect(said(events, 'provinceOccupied')).toEqual([
      { type: 'provinceOccupied', rule, player: red, province: 's0.-1', value: 2, from: 'yellow' },
    ]);
  });

  it('ruling A16: half of all cards played, rounded up, whichever the conqueror gives', () => {
    const seats = [{ player: 'red', secret: { lyre: 2, temple: 1 } }, held, { player: 'blue' }] as const;
    const { state } = play(
      inCorner({ seats }),
      take('s0.-1'),
      { type: 'placeGuard', player: red, space: 's2.0' },
      { type: 'payCard', player: red, space: 's1.-1' },
    );
    expect(state.stack.at(-1)).toMatchObject({ kind: 'compensation', owed: 2, played: { lyre: 2, temple: 1 } });
    expect(legal(state, 'giveCard').map(({ symbol }) => symbol)).toEqual(['temple', 'lyre']);
    expectRefused(state, { type: 'giveCard', player: red, symbol: 'horse' }, 'cardNotPlayed', rule);
    const given = play(state, { type: 'giveCard', player: red, symbol: 'temple' });
    expectRefused(given.state, { type: 'giveCard', player: red, symbol: 'temple' }, 'cardNotPlayed', rule);
    const done = play(given.state, { type: 'giveCard', player: red, symbol: 'lyre' }).state;
    expect([done.discards.lyre, query.seatOf(done, 'yellow').hand.shown]).toEqual([1, { ...none, temple: 1, lyre: 1 }]);
  });
});

describe('R Levy Taxes', () => {
  const holder = { player: 'red', guards: ['s2.0'], secret: { lyre: 2 } } as const;
  const levy = { type: 'levyTaxes', player: red, symbol: 'lyre' } as const;

  it('everyone scores, the levier first, then clockwise', () => {
    const { events, state } = play(
      inCorner({ seats: [holder, { player: 'yellow', guards: ['s5.1'] }, { player: 'blue' }] }),
      levy,
    );
    expect(said(events, 'taxesScored').map(({ player }) => player)).toEqual(['red', 'yellow', 'blue']);
    expect(state.seats.map(({ score }) => score)).toEqual([2, 90, 0]);
  });

  it('only once a turn, for a card that matches one of his guards', () => {
    const { state } = play(inCorner({ seats: [holder, { player: 'yellow' }] }), levy);
    expectRefused(state, levy, 'alreadyLevied', 'R Levy Taxes');
    expectRefused(
      inCorner({ seats: [holder, { player: 'yellow' }] }),
      { ...levy, symbol: 'temple' },
      'noMatchingGuard',
      'R Levy Taxes',
    );
    expectRefused(
      inCorner({ seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }] }),
      levy,
      'noSuchHandCard',
      'R Levy Taxes',
    );
  });

  it('ruling A18: also when it brings nothing', () => {
    const doubled = inCorner({
      seats: [{ player: 'red', guards: ['s2.0', 's1.-1'], secret: { lyre: 1 } }, { player: 'yellow' }],
    });
    expect(said(play(doubled, levy).events, 'taxesScored')[0]).toMatchObject({ player: red, points: 0 });
  });
});

describe('R Take Back a Guard', () => {
  it('costs an action and no card; the last one frees the province (ruling A7)', () => {
    const before = inCorner({ seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }] });
    const { state } = play(before, { type: 'takeBackGuard', player: red, space: 's2.0' });
    expect([query.provinceOf(state, 's2.0')?.owner, query.guardsInSupply(state, red)]).toEqual([null, 4]);
    expect(state.stack).toMatchObject([{ actionsLeft: 1 }]);
  });

  it("only one's own", () => {
    expectRefused(
      inCorner({ seats: [{ player: 'red' }, { player: 'yellow', guards: ['s2.0'] }] }),
      { type: 'takeBackGuard', player: red, space: 's2.0' },
      'notYourGuard',
      'R Take Back a Guard',
    );
  });
});
