import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { cards } from '../../../src/successors/data/cards.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import type { GameState } from '../../../src/successors/state.js';
import type { GeneralId, PlayerId } from '../../../src/successors/vocabulary.js';
import { control, hold, named, passBy, put, putGeneral, situationWith, type Sketch, top } from './segments-support.js';
import { carryOut, dice, forces, legal, play, said, setting, type Told } from '../language.js';

const [PONTIC_FLEET, PIRATES, ORATOR, MUTINY, DESERTIONS, SILVER_SHIELDS] = [11, 12, 57, 54, 24, 56] as const;
/** Yellow's turn begins; red and blue have an Army each. */
const turnOfYellow = (change: (state: Sketch) => void, options: GameOptions = { players: 4 }): GameState =>
  situationWith(
    options,
    (draft) => {
      control(draft, 'red', 'babylon');
      put(draft, 'red', 'babylon', { loyal: 2 });
      putGeneral(draft, 'red', 'perdikkas', 'babylon');
      control(draft, 'blue', 'pella');
      put(draft, 'blue', 'pella', { loyal: 2 });
      putGeneral(draft, 'blue', 'antipatros', 'pella');
      change(draft);
    },
    { kind: 'playerTurn', player: 'yellow', next: 'surrender' },
  );

describe('R 4.31.1 Surprise cards', () => {
  it("R 4.31.1 holders of a card that fits are asked before each Segment, even in an opponent's turn", () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', ORATOR));
    expect(top(state)).toMatchObject({ kind: 'window', moment: 'turn', asked: 'blue', subject: 'yellow' });
    expect(legal(state)).toEqual([
      { type: 'playSurprise', player: 'blue', card: ORATOR },
      { type: 'discardSurprise', player: 'blue', card: ORATOR },
      passBy('blue'),
    ]);
    const next = play(state, passBy('blue')).state;
    expect(next.segment?.segment).toBe('tyche');
    expect(top(next)).toMatchObject({ kind: 'window', moment: 'segment', asked: 'blue' });
  });

  it('R 4.31.1 when a turn begins every holder of a Surprise card may put it aside, whether it fits or not', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET, PIRATES));
    expect(legal(state)).toEqual([{ type: 'discardSurprise', player: 'blue', card: PONTIC_FLEET }, passBy('blue')]);
    // Nor is he asked again at the start of the Segments that follow: Yellow, without cards, comes to his Movement Segment.
    expect(top(play(state, passBy('blue')).state)).toMatchObject({ kind: 'movement', player: 'yellow', die: null });
  });

  it('R 4.31.1 nobody is asked who holds no Surprise card', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PIRATES, SILVER_SHIELDS));
    expect(top(state)).toMatchObject({ kind: 'movement', player: 'yellow' });
  });

  it('R 4.31.1, 3.3.3.2 Silver Shields are a Surprise card once they are in play', () => {
    const state = turnOfYellow((draft) => {
      hold(draft, 'blue', PIRATES, SILVER_SHIELDS);
      draft.silverShieldsRaised = true;
    });
    expect(named(state, 'discardSurprise', 'card')).toEqual([SILVER_SHIELDS]);
  });

  it('R 4.31.1, 8.1 between the movement die and the first activation those are asked whose card fits', () => {
    const rolling = (card: number): GameState =>
      turnOfYellow((draft) => {
        hold(draft, 'red', card);
        control(draft, 'yellow', 'opis');
        put(draft, 'yellow', 'opis', { loyal: 3 });
        putGeneral(draft, 'yellow', 'eumenes', 'opis');
      });
    // Mutiny has a target at Opis, next to Babylon: asked before each of the three Segments that begin, and after the roll.
    const before = play(rolling(MUTINY), passBy('red'), passBy('red'), passBy('red'));
    const rolled = play(before, { type: 'rollMovement', player: 'yellow' }, ...dice(5));
    expect(top(rolled.state)).toMatchObject({
      kind: 'window',
      moment: 'movementRolled',
      asked: 'red',
      subject: 'yellow',
    });
    expect(legal(rolled)).toContainEqual({ type: 'playSurprise', player: 'red', card: MUTINY });
    const on = play(rolled, passBy('red'));
    expect(top(on.state)).toMatchObject({ kind: 'movement', player: 'yellow', die: 5, stage: 'activate' });
    expect(legal(on).map(({ type }) => type)).toContain('activate');
    // The Pontic Fleet has nothing to do there.
    const quiet = play(rolling(PONTIC_FLEET), passBy('red'), { type: 'rollMovement', player: 'yellow' }, ...dice(5));
    expect(top(quiet.state)).toMatchObject({ kind: 'movement', player: 'yellow', die: 5 });
  });

  it('R 4.31.1, 13.4 between two attempts on a city those are asked whose card fits', () => {
    const army = { commander: 'antipatros', space: 'sardeis', inside: false } as const;
    const state = setting({
      control: { sardeis: 'yellow', ephesos: 'red' },
      forces: {
        'blue:sardeis': { mercenary: 4 },
        'yellow:sardeis:inside': { loyal: 1 },
        'red:ephesos': { loyal: 1 },
      },
      generals: { antipatros: 'blue:sardeis', perdikkas: 'red:ephesos' },
      active: 'blue',
      rest: { hands: { red: [DESERTIONS], blue: [], yellow: [], white: [] } },
    });
    const begun = carryOut(state, (run) => startMarch(run, { player: 'blue', ...army, die: null, points: 4 }));
    const siege = { type: 'siege', player: 'blue', space: 'sardeis' } as const;
    // A 4 places one Siege Point; a garrison of one needs two.
    const asked = play(begun, siege, ...dice(4));
    expect(top(asked.state)).toMatchObject({
      kind: 'window',
      moment: 'siegeAttempted',
      asked: 'red',
      space: 'sardeis',
    });
    expect(asked.state.sieges['sardeis']).toEqual({ by: 'blue', points: 1 });
    // Passed: four CUs may try again. Two of them deserted on a 5: the two that are left may not (R 13.1).
    expect(legal(play(asked, passBy('red')))).toContainEqual(siege);
    const deserted = play(
      asked,
      { type: 'playSurprise', player: 'red', card: DESERTIONS },
      { type: 'targetArmy', player: 'red', target: 'blue', space: 'sardeis', inside: false },
      ...dice(5),
      { type: 'drawCard', player: 'chance', to: 'red', card: 2 },
    );
    expect([forces(deserted, 'blue:sardeis'), forces(deserted, 'red:ephesos')]).toEqual([
      { mercenary: 2 },
      { loyal: 1, mercenary: 2 },
    ]);
    expect(top(deserted.state)).toMatchObject({ kind: 'march', player: 'blue' });
    expect(legal(deserted)).not.toContainEqual(siege);
  });

  it('R 4.31.1 in his own Segments the active player plays and discards where he chooses what to do next', () => {
    const mine = (state: GameState | Told) =>
      legal(state).flatMap((action) =>
        'card' in action && action.player === 'yellow' ? [[action.type, action.card]] : [],
      );
    const both = [
      ['playSurprise', ORATOR],
      ['discardSurprise', PONTIC_FLEET],
      ['discardSurprise', ORATOR],
    ];
    const state = turnOfYellow((draft) => {
      hold(draft, 'yellow', PONTIC_FLEET, ORATOR);
      control(draft, 'red', 'opis');
      put(draft, 'yellow', 'opis', { loyal: 3 });
      putGeneral(draft, 'yellow', 'eumenes', 'opis');
    });
    // Surrender: Red's marker at Opis may go.
    const surrender = play(state, passBy('yellow'));
    expect(top(surrender.state)).toMatchObject({ kind: 'surrender', step: 'remove' });
    expect(mine(surrender)).toEqual(both);
    // Tyche: he holds nothing but Surprise cards.
    const tyche = play(surrender, passBy('yellow'), passBy('yellow'));
    expect(top(tyche.state)).toMatchObject({ kind: 'tyche', stage: 'choose' });
    expect(mine(tyche)).toEqual(both);
    const drawn = play(
      tyche,
      { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET },
      { type: 'drawCard', player: 'chance', to: 'yellow', card: 5 },
      { type: 'playCard', player: 'yellow', card: 5, as: 'operations' },
      { type: 'operation', player: 'yellow', operation: 'forcedMarch' },
    );
    const one = [
      ['playSurprise', ORATOR],
      ['discardSurprise', ORATOR],
    ];
    expect(top(drawn.state)).toMatchObject({ kind: 'forcedMarch' });
    expect(mine(drawn)).toEqual(one);
    // Movement: before the roll, after it, and in an activation.
    const movement = play(drawn, passBy('yellow'), passBy('yellow'));
    expect(top(movement.state)).toMatchObject({ kind: 'movement', stage: 'choose' });
    expect(mine(movement)).toEqual(one);
    const rolled = play(movement, { type: 'rollMovement', player: 'yellow' }, ...dice(6), passBy('yellow'));
    expect(top(rolled.state)).toMatchObject({ kind: 'movement', stage: 'activate' });
    expect(mine(rolled)).toEqual(one);
    const marching = play(rolled, {
      type: 'activate',
      player: 'yellow',
      commander: 'eumenes',
      space: 'opis',
      inside: false,
    });
    expect(mine(marching)).toEqual(one);
    const aside = play(
      marching,
      { type: 'discardSurprise', player: 'yellow', card: ORATOR },
      { type: 'drawCard', player: 'chance', to: 'yellow', card: 6 },
    );
    expect(top(aside.state)).toMatchObject({ kind: 'march', player: 'yellow' });
    expect(aside.state.discards).toContain(ORATOR);
  });

  it('R 4.31.1 with interrupts for everyone, everybody with a card is asked, so that a pause betrays nothing', () => {
    const state = turnOfYellow(
      (draft) => {
        hold(draft, 'blue', PIRATES);
        hold(draft, 'white', PONTIC_FLEET);
      },
      { players: 4, interrupts: 'everyone' },
    );
    expect(legal(state)).toEqual([passBy('blue')]);
    const white = play(state, passBy('blue')).state;
    expect(legal(white)).toEqual([{ type: 'discardSurprise', player: 'white', card: PONTIC_FLEET }, passBy('white')]);
    expect(play(white, passBy('white')).state.segment?.segment).toBe('tyche');
  });

  it('R 4.31.1 the player earlier in Turn Order is asked first; who has passed is not asked again', () => {
    const state = turnOfYellow((draft) => {
      draft.turnOrder = ['yellow', 'white', 'blue', 'red'];
      hold(draft, 'red', ORATOR);
      hold(draft, 'blue', MUTINY);
      draft.hands.blue = [ORATOR];
      draft.hands.red = [MUTINY];
      put(draft, 'yellow', 'opis', { loyal: 3 });
      putGeneral(draft, 'yellow', 'eumenes', 'opis');
    });
    expect(top(state)).toMatchObject({ asked: 'blue' });
    const red = play(state, passBy('blue')).state;
    expect(top(red)).toMatchObject({ asked: 'red', passed: ['blue'] });
    const [target] = legal(play(red, { type: 'playSurprise', player: 'red', card: MUTINY }).state);
    expect(target?.player).toBe('red');
  });

  it('R 4.31.1 a card played is discarded, takes effect, and is replaced; then its player may be asked again', () => {
    const state = turnOfYellow((draft) => {
      hold(draft, 'blue', ORATOR);
      hold(draft, 'white', PIRATES);
    });
    const playing = play(state, { type: 'playSurprise', player: 'blue', card: ORATOR }).state;
    expect(playing.discards).toEqual([ORATOR]);
    const [target] = legal(playing);
    const drawing = target?.player === 'blue' ? play(playing, target).state : playing;
    expect(drawing.segment?.oratory).toHaveLength(1);
    expect(top(drawing)).toMatchObject({ kind: 'draw', player: 'blue' });
    // Card 58 can steal from White; card 2 is no Surprise card, and Yellow has no card for a Tyche Segment.
    const again = play(drawing, { type: 'drawCard', player: 'chance', to: 'blue', card: 58 }).state;
    expect(top(again)).toMatchObject({ kind: 'window', asked: 'blue', passed: [] });
    const over = play(drawing, { type: 'drawCard', player: 'chance', to: 'blue', card: 2 }).state;
    expect(over.segment?.segment).toBe('movement');
  });

  it('R 4.31.1 a Surprise card may be discarded without effect, and is replaced', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET, ORATOR));
    expect(named(state, 'discardSurprise', 'card')).toEqual([PONTIC_FLEET, ORATOR]);
    const told = play(state, { type: 'discardSurprise', player: 'blue', card: PONTIC_FLEET });
    expect(said(told, 'cardDiscarded')).toMatchObject([{ rule: 'R 4.31.1', player: 'blue', card: PONTIC_FLEET }]);
    const drawing = told.state;
    expect(drawing.discards).toEqual([PONTIC_FLEET]);
    expect(top(drawing)).toMatchObject({ kind: 'draw', player: 'blue', count: 1 });
  });

  it('R 4.31.1 who has discarded one and drawn another is asked again at the same moment', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET));
    const again = play(
      state,
      { type: 'discardSurprise', player: 'blue', card: PONTIC_FLEET },
      { type: 'drawCard', player: 'chance', to: 'blue', card: DESERTIONS },
    ).state;
    expect(top(again)).toMatchObject({ kind: 'window', moment: 'turn', asked: 'blue', passed: [] });
    expect(legal(again)).toEqual([{ type: 'discardSurprise', player: 'blue', card: DESERTIONS }, passBy('blue')]);
  });

  it('R 4.31.1 a card has its moment, and Event cards are no Surprise', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET, PIRATES, ORATOR));
    const objection = (action: Action) => {
      const { code, rule, params } = machine.explainAction(state, action) ?? {};
      return [code, rule, params];
    };
    const moment = 'turn';
    const player = 'blue';
    expect(objection({ type: 'playSurprise', player, card: PONTIC_FLEET })).toEqual([
      'notTheMoment',
      'R 4.31.1',
      { card: PONTIC_FLEET, moment },
    ]);
    const noSurprise = ['noSurpriseCard', 'R 4.31.1', { card: PIRATES }];
    expect(objection({ type: 'playSurprise', player, card: PIRATES })).toEqual(noSurprise);
    expect(objection({ type: 'discardSurprise', player, card: PIRATES })).toEqual(noSurprise);
    const notHeld = ['cardNotHeld', 'R 4.31.1', { card: MUTINY }];
    expect(objection({ type: 'playSurprise', player, card: MUTINY })).toEqual(notHeld);
    expect(objection({ type: 'reactWithIndependentArmy', player, card: ORATOR, army: 'leosthenes' })).toEqual([
      'notTheMoment',
      'R 19.4',
      { card: ORATOR, moment },
    ]);
    expect(objection({ type: 'rollMovement', player })).toEqual(['outOfPhase', 'R 4.31.1', { type: 'rollMovement' }]);
  });

  it('R 4.31.1 nor does the active player play one that has nothing to act on', () => {
    const state = turnOfYellow((draft) => {
      hold(draft, 'yellow', PONTIC_FLEET);
      control(draft, 'red', 'opis');
      put(draft, 'yellow', 'opis', { loyal: 3 });
      putGeneral(draft, 'yellow', 'eumenes', 'opis');
    });
    const surrender = play(state, passBy('yellow')).state;
    expect(top(surrender)).toMatchObject({ kind: 'surrender', step: 'remove' });
    expect(
      machine.explainAction(surrender, { type: 'playSurprise', player: 'yellow', card: PONTIC_FLEET }),
    ).toMatchObject({ code: 'notTheMoment', rule: 'R 4.31.1', params: { card: PONTIC_FLEET, moment: 'ownSegment' } });
  });
});

describe("R 4.31, 4.31.1 Surprise cards that leave the game after their event, in a deck of one's own", () => {
  const SUPPORT = 26;
  const LIARS = 48;
  /** The default deck, in which some more cards bear the label. */
  const labelled = (...ids: readonly number[]): GameOptions => ({
    players: 4,
    cards: cards.map((card) => (ids.includes(card.id) ? { ...card, removeAfterEvent: true } : card)),
  });
  const piles = ({ state }: Told) => ({ removed: state.removedCards, discards: state.discards });
  const shown = (player: PlayerId, card: number): Action => ({ type: 'playSurprise', player, card });
  const drawn = (to: PlayerId, card: number): Action => ({ type: 'drawCard', player: 'chance', to, card });
  const lent = (player: PlayerId, commander: GeneralId, space: string): Action => ({
    type: 'targetCommander',
    player,
    commander,
    space,
    inside: false,
  });
  const gift = lent('blue', 'antipatros', 'pella');

  it('R 4.31, 4.31.1 it lies open as long as it is resolved, then it leaves the game, then its player draws', () => {
    const holding = (draft: Sketch): void => hold(draft, 'blue', ORATOR);
    const asked = play(turnOfYellow(holding, labelled(ORATOR)), shown('blue', ORATOR));
    expect(piles(asked)).toEqual({ removed: [], discards: [ORATOR] });
    const resolved = play(asked, gift);
    expect(piles(resolved)).toEqual({ removed: [ORATOR], discards: [] });
    expect(resolved.state.segment?.oratory).toMatchObject([{ player: 'blue', general: 'antipatros' }]);
    expect(top(resolved.state)).toMatchObject({ kind: 'draw', player: 'blue', count: 1 });
    const done = play(resolved, drawn('blue', 2));
    expect(done.events.map(({ type }) => type).slice(0, 4)).toEqual([
      'surprisePlayed',
      'prestigeLent',
      'cardRemoved',
      'cardDrawn',
    ]);
    expect(said(done, 'cardRemoved')).toEqual([{ type: 'cardRemoved', rule: 'R 4.31', card: ORATOR }]);
    expect(done.state.hands.blue).toEqual([2]);
    // The printed card bears no such label.
    const kept = play(turnOfYellow(holding), shown('blue', ORATOR), gift);
    expect(piles(kept)).toEqual({ removed: [], discards: [ORATOR] });
  });

  it('R 4.31, 4.31.1 put aside without effect it stays with the discards: its event is not triggered', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', ORATOR), labelled(ORATOR));
    const aside = play(state, { type: 'discardSurprise', player: 'blue', card: ORATOR }, drawn('blue', 2));
    expect(piles(aside)).toEqual({ removed: [], discards: [ORATOR] });
    expect(said(aside, 'cardRemoved')).toEqual([]);
  });

  it('R 4.31, 4.31.1 its player shows it on a march of his own, which goes on when it has left the game', () => {
    const post = { commander: 'eumenes', space: 'opis', inside: false } as const;
    const state = setting({
      options: labelled(ORATOR),
      control: { opis: 'yellow' },
      forces: { 'yellow:opis': { loyal: 3 } },
      generals: { eumenes: 'yellow:opis' },
      active: 'yellow',
      rest: { hands: { red: [], blue: [], yellow: [ORATOR], white: [] } },
    });
    const marching = carryOut(state, (run) => startMarch(run, { player: 'yellow', ...post, die: 3, points: 0 }));
    const shownThere = play(marching, shown('yellow', ORATOR), lent('yellow', 'eumenes', 'opis'), drawn('yellow', 2));
    expect(piles(shownThere)).toEqual({ removed: [ORATOR], discards: [] });
    expect(top(shownThere.state)).toMatchObject({ kind: 'march', player: 'yellow' });
  });

  it.each([
    ['both', [LIARS], { removed: [LIARS], discards: [SUPPORT] }],
    ['only the one cancelled', [], { removed: [], discards: [SUPPORT, LIARS] }],
  ] as const)(
    'R 4.31, 4.31.1 card 48: in answer to a card that leaves the game another cancels its event: %s labelled',
    (_, labels, after) => {
      const state = turnOfYellow(
        (draft) => {
          control(draft, 'yellow', 'persepolis');
          hold(draft, 'yellow', SUPPORT);
          hold(draft, 'blue', LIARS);
        },
        labelled(...labels),
      );
      const asked = play(state, passBy('blue'), { type: 'playCard', player: 'yellow', card: SUPPORT, as: 'event' });
      expect(top(asked.state)).toMatchObject({ kind: 'window', moment: 'eventPlayed', asked: 'blue' });
      const answered = play(asked, shown('blue', LIARS), drawn('blue', 2));
      // The cancelled event was not triggered: Yellow has his Operation Points, and the card stays (ruling cancelled-events).
      expect(top(answered.state)).toMatchObject({ kind: 'operations', player: 'yellow', points: 3 });
      expect(piles(answered)).toEqual(after);
    },
  );

  it('R 4.31, 4.31.1 nobody answers: the event is resolved, and the card in the other hand stays there', () => {
    const state = turnOfYellow((draft) => {
      control(draft, 'yellow', 'persepolis');
      hold(draft, 'yellow', SUPPORT);
      hold(draft, 'blue', LIARS);
    }, labelled(LIARS));
    const asked = play(state, passBy('blue'), { type: 'playCard', player: 'yellow', card: SUPPORT, as: 'event' });
    const deploying = play(asked, passBy('blue'));
    const [deployment] = legal(deploying);
    if (deployment?.type !== 'deployUnits') throw new Error('nothing to deploy');
    const done = play(deploying, deployment);
    expect(piles(done)).toEqual({ removed: [SUPPORT], discards: [] });
    expect(done.state.hands.blue).toEqual([LIARS]);
  });
});
