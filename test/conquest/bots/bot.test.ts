/** The bots of Conquest and Empire: they beat whoever does anything, and what they do has a reason that can be seen. */
import { describe, expect, it } from 'vitest';
import { conquestAims } from '../../../src/conquest/bots/aims.js';
import { heuristics } from '../../../src/conquest/bots/index.js';
import { duelScore } from '../../../src/conquest/bots/family/duels.js';
import { outlookOf } from '../../../src/conquest/bots/family/outlook.js';
import {
  actors,
  applyAction,
  chanceOutcomes,
  createGame,
  fromPosition,
  legalActions,
  query,
  SIDES,
  viewFor,
  type Action,
  type BattleFrame,
  type Fighter,
  type GameState,
  type Position,
  type SideId,
  type UnitId,
} from '../../../src/conquest/index.js';
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../../src/core/index.js';
import { greedily } from '../../kit/greedy.js';

const choose = greedily(heuristics);

type Player = (state: GameState, side: SideId, chance: ChanceSource) => Action;

const bot: Player = (state, side, chance) => choose(viewFor(state, side), legalActions(state), chance);
/** Who acts for whom. */
type Players = Readonly<Partial<Record<SideId, Player>>>;

const anything: Player = (state, _, chance) => {
  const actions = legalActions(state);
  return actions[chance.draw(actions.length)] as Action;
};

/** Plays on until somebody wins, or until this is so. */
function played(
  from: GameState,
  seed: string,
  players: Players,
  until: (state: GameState) => boolean = () => false,
): GameState {
  const chance = seededChance(seed);
  let state = from;
  while (state.ended === null && !until(state)) {
    const [actor] = actors(state);
    if (actor === undefined) break;
    const action =
      actor === 'chance' ? drawWeighted(chanceOutcomes(state), chance) : players[actor]?.(state, actor, chance);
    if (action === undefined) throw new RangeError(`nobody acts for ${actor}`);
    state = orThrow(applyAction(state, action)).state;
  }
  return state;
}

const BOTS = { macedonian: bot, persian: bot };
const begun = orThrow(createGame({ players: 2 }));
const setting = (position: Partial<Position>): GameState =>
  orThrow(fromPosition({ format: 'diadochi-position', game: 'conquest', version: 1, others: 'pool', ...position }));

/** Two armies in Cilicia that are about to meet. */
const ISSUS = setting({
  turn: 7,
  pieces: {
    macedonian: {
      cilicia: [
        'alexander',
        'parmenio',
        'hetairoi-1',
        'hypaspists-1',
        'phalanx-1..6',
        'agrianes-1',
        'prodromoi-1',
        'macedonianArchers-1',
      ],
    },
    persian: {
      cilicia: ['darius', 'royalGuard-1', 'persianHeavyCavalry-1..2', 'persianCavalry-1..6', 'persianArchers-1..4'],
    },
  },
  begins: { phase: 'combat' },
});

describe('a bot against whoever does anything', () => {
  const winners = (players: Players): readonly SideId[] | undefined => played(begun, 'indus', players).ended?.winners;

  it('the Persian wins', () => {
    expect(winners({ macedonian: anything, persian: bot })).toEqual(['persian']);
  });

  it('the Macedonian wins', () => {
    expect(winners({ macedonian: bot, persian: anything })).toEqual(['macedonian']);
  });
});

describe('a campaign of bots', () => {
  it('is the same again with the same dice', () => {
    const until = ({ turn }: GameState): boolean => turn === 4;
    expect(played(begun, 'malli', BOTS, until)).toEqual(played(begun, 'malli', BOTS, until));
  });

  it('begins at the Granicus and goes by Gordium; Alexander keeps his army together', () => {
    const later = played(begun, 'gordion', BOTS, ({ turn }) => turn === 5);
    expect(later.secured.gordianKnot).toBeDefined();
    const at = later.leaders.alexander?.at ?? '';
    const { length: army } = query.unitsAt(later, at, 'macedonian');
    const everywhere = query
      .componentsOf(later)
      .map.provinces.filter(({ id }) => id !== at && id !== 'macedonia')
      .map(({ id }) => query.unitsAt(later, id, 'macedonian').length);
    expect(army).toBeGreaterThan(Math.max(...everywhere));
  });
});

describe('an army that the bots draw up', () => {
  const arrayed = played(ISSUS, 'issos', BOTS, (state) => (query.battleOf(state)?.round ?? 0) > 0);
  const battle = query.battleOf(arrayed);
  const postOf = (unit: string | null | undefined) => battle?.fighters.find((fighter) => fighter.unit === unit);
  const companyOf = (leader: string) => postOf(battle?.leaders.find((posted) => posted.leader === leader)?.unit);

  it('R 10.16, 10.19 has Alexander behind the line, and not by himself: with him the game would be lost', () => {
    const alexander = companyOf('alexander');
    expect(alexander?.box).toBe('reserve');
    const mates = battle?.fighters.filter(({ army, box }) => army === 'macedonian' && box === 'reserve');
    expect(mates?.length).toBeGreaterThan(1);
  });

  it('has its heavy infantry in the line of battle, and most of it in front', () => {
    const phalanx = [1, 2, 3, 4, 5, 6].map((number) => postOf(`phalanx-${number}`));
    expect(phalanx.filter((each) => each?.box === 'reserve')).toHaveLength(0);
    expect(phalanx.filter((each) => each?.line === 1).length).toBeGreaterThan(3);
  });

  it('has its light troops where they can go round a flank', () => {
    expect([postOf('agrianes-1')?.box, postOf('prodromoi-1')?.box]).toEqual(['reserve', 'reserve']);
  });

  it('does not leave all its archers in one box', () => {
    const boxes = new Set([1, 2, 3, 4].map((number) => postOf(`persianArchers-${number}`)?.box));
    expect(boxes.size).toBeGreaterThan(1);
  });
});

describe('battles between bots', () => {
  /** Returns the line in which a leader fights. */
  const lineOf = (state: GameState, leader: string): number | undefined => {
    const battle = query.battleOf(state);
    const unit = battle?.leaders.find((posted) => posted.leader === leader)?.unit;
    return battle?.fighters.find((fighter) => fighter.unit === unit)?.line;
  };

  it.each(['alexander', 'darius'])('R 10.16 never bring a king from the second line into the first (%s)', (king) => {
    const changes = ['granikos', 'pinaros'].flatMap((seed) => {
      const found: Action[] = [];
      const watched: Player = (state, side, chance) => {
        const action = bot(state, side, chance);
        const isChange = ['changeLine', 'changePlaces', 'stepForward'].includes(action.type);
        const next = isChange ? orThrow(applyAction(state, action)).state : state;
        if (lineOf(state, king) === 2 && lineOf(next, king) === 1) found.push(action);
        return action;
      };
      played(begun, seed, { macedonian: watched, persian: watched }, ({ turn }) => turn === 3);
      return found;
    });
    expect(changes).toEqual([]);
  });
});

describe('what a duel promises', () => {
  const outlook = outlookOf(query, conquestAims, viewFor(ISSUS, 'macedonian'), 'macedonian');
  const standing = (unit: UnitId, army: SideId): Fighter => ({
    unit,
    with: null,
    army,
    box: 'centre',
    line: 1,
    since: 0,
  });
  const [phalanx, hetairoi] = [standing('phalanx-1', 'macedonian'), standing('hetairoi-1', 'macedonian')];
  const [guard, horse] = [standing('royalGuard-1', 'persian'), standing('persianCavalry-1', 'persian')];
  const battle = { round: 2, fighters: [phalanx, hetairoi, guard, horse], leaders: [] } as unknown as BattleFrame;

  it('R 10.11 is what its six faces bring, in strength lost on both sides; a rout is half of it', () => {
    // 8 against 3, 2:1: a step (8-8 to 7-7: 2), a rout (16: 8), nothing; a rout (6: 3), a unit, a unit (6 each).
    expect(duelScore(outlook, battle, phalanx, horse)).toBeCloseTo((-2 - 8 + 0 + 3 + 6 + 6) / 6);
    // 8 against 7, 1:1: a step, a step, a rout; nothing; a rout (13: 6.5), a step (6-7 to 3-5: 5).
    expect(duelScore(outlook, battle, phalanx, guard)).toBeCloseTo((-2 - 2 - 8 + 0 + 6.5 + 5) / 6);
  });

  it('R 10.16, 10.17 is more with Alexander, who never routs; and less against him', () => {
    const led: BattleFrame = {
      ...battle,
      leaders: [{ leader: 'alexander', unit: 'hetairoi-1', army: 'macedonian', box: 'centre' }],
    };
    expect(duelScore(outlook, led, hetairoi, guard)).toBeGreaterThan(duelScore(outlook, battle, hetairoi, guard));
    const persian = outlookOf(query, conquestAims, viewFor(ISSUS, 'persian'), 'persian');
    // 6 against 8 is 1:2; against 17 it is 1:3.
    expect(duelScore(persian, led, guard, hetairoi)).toBeLessThan(duelScore(persian, battle, guard, phalanx));
  });
});

describe('what a bot decides', () => {
  const decided = (state: GameState, side: SideId): Action => bot(state, side, seededChance('any'));

  it('R 9.3 an army gives way to one that is far stronger, and stands against a weaker one', () => {
    const meeting = (own: readonly string[], others: readonly string[]): Action =>
      decided(
        setting({
          turn: 6,
          pieces: { macedonian: { media: [...others] }, persian: { media: [...own] } },
          provinces: { parthia: { holder: 'persian' } },
          begins: { phase: 'combat' },
        }),
        'persian',
      );
    const host = ['alexander', 'hetairoi-1', 'hypaspists-1', 'phalanx-1..6'];
    expect(meeting(['mazaeus', 'persianLevy-1..3'], host).type).toBe('evade');
    expect(
      meeting(
        ['darius', 'royalGuard-1', 'persianCavalry-1..9'],
        ['parmenio', 'illyrians-1', 'paiones-1', 'prodromoi-1'],
      ).type,
    ).toBe('stand');
  });

  it('R 11 an army before a treasury besieges it, with all its foot and with the Siege Train', () => {
    const before = setting({
      turn: 9,
      pieces: { macedonian: { babylonia: ['alexander', 'phalanx-1..5', 'hetairoi-1', 'siegeTrain'] }, persian: {} },
      begins: { phase: 'siege' },
    });
    expect(decided(before, 'macedonian')).toMatchObject({ type: 'besiege', city: 'babylon' });
    const stormed = played(before, 'babylon', BOTS, ({ stack }) => stack.at(-1)?.kind === 'roll');
    const siege = stormed.stack.find((frame) => frame.kind === 'siege');
    expect(siege).toMatchObject({ attacker: { leaders: [] }, train: ['siegeTrain'] });
    expect(siege?.kind === 'siege' && siege.attacker.units).toHaveLength(5);
  });

  it('R 7.5 an army on exhausted land is fed across the sea', () => {
    const hungry = setting({
      turn: 6,
      pieces: { macedonian: { cilicia: ['alexander', 'phalanx-1..5'], ionia: ['illyrians-1'] }, persian: {} },
      provinces: { cilicia: { holder: 'macedonian', supplies: 'depleted' }, ionia: { holder: 'macedonian' } },
      begins: { phase: 'supply' },
    });
    expect(decided(hungry, 'macedonian')).toMatchObject({ type: 'supplyFrom' });
  });

  it('a spectator decides nothing', () => {
    const any = seededChance('nobody');
    expect(() => choose(viewFor(begun, 'spectator'), legalActions(begun), any)).toThrow('a spectator decides nothing');
    expect(() => choose(viewFor(begun, SIDES[0]), [], any)).toThrow('nothing to choose from');
  });
});
