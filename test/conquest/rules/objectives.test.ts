/** R 15.1-15.5, 15.8, 15.9: what is achieved by going somewhere, and by taking cities. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { loseWall, takeCity } from '../../../src/conquest/deeds/cities.js';
import { moveUnit } from '../../../src/conquest/deeds/units.js';
import { isFounded } from '../../../src/conquest/query/05-control.js';
import { objectivesOf } from '../../../src/conquest/query/15-objectives.js';
import { receivesReplacements } from '../../../src/conquest/query/04-1-turn.js';
import type { City } from '../../../src/conquest/table/ground.js';
import type { GameRun } from '../../../src/conquest/types.js';
import type { CityId, LeaderId, SideId } from '../../../src/conquest/vocabulary.js';
import { after, THEN } from '../happening.js';
import { facing, marching } from '../paused.js';
import { at, asked, board, emptyBoard, started, said, type Changes, type Played } from '../table.js';

const player = 'macedonian' as const;
const march = (province: string, leader: LeaderId = 'alexander'): Action => ({
  type: 'march',
  player,
  leader,
  province,
});

/** In the Summer of 334 leaders go somewhere. */
const going = (changes: Changes, actions: readonly Action[]): Played =>
  marching(facing({ kind: 'movement', side: player, moved: [], turned: [] }, { turn: 2, ...changes }).state, [
    ...actions,
  ]);

const secured = ({ events }: Pick<Played, 'events'>) =>
  said(events, 'objectiveSecured').map(({ objective, rule }) => [objective, rule]);

describe('R 15.1 what is to be achieved', () => {
  it('eleven objectives, where they lie; persons where they are; nothing has been won', () => {
    const names = (state = board()) => {
      const situation = asked(state);
      return objectivesOf(situation).map(({ fact: { id }, secured: turn, at: place }) => [
        id,
        place === null ? null : situation.ground.places[place],
        turn,
      ]);
    };
    expect(names()).toEqual([
      // Darius is placed in the set-up, and Bessus waits.
      ['royalFamily', null, null],
      ['gordianKnot', 'gordium', null],
      ['alexandria', 'egypt', null],
      ['oracle', 'lybia', null],
      ['darius', null, null],
      ['bessus', null, null],
      ['treasuryOfBabylon', 'babylon', null],
      ['treasuryOfSusa', 'susa', null],
      ['treasuryOfPersepolis', 'persepolis', null],
      ['treasuryOfEcbatana', 'ecbatana', null],
      ['roxana', 'sogdianRock', null],
    ]);
    const later = board({ leaders: at('syria', 'darius'), secured: { royalFamily: 7, oracle: 9 } });
    expect(names(later).slice(0, 5)).toEqual([
      ['royalFamily', null, 7],
      ['gordianKnot', 'gordium', null],
      ['alexandria', 'egypt', null],
      ['oracle', null, 9],
      ['darius', 'syria', null],
    ]);
  });

  it('nothing without the section', () => {
    const options = { players: 2, without: ['objectives'] } as const;
    expect(objectivesOf(asked({ ...board(), options }))).toEqual([]);
    const below = facing(
      { kind: 'movement', side: player, moved: [], turned: [] },
      {
        turn: 2,
        leaders: at('ionia', 'alexander'),
      },
    ).state;
    const { state, events } = marching({ ...below, options }, [march('phrygia')]);
    expect(state.leaders.alexander?.at).toBe('phrygia');
    expect(secured({ events })).toEqual([]);
  });
});

describe('R 15.3 the Gordian Knot', () => {
  const leaders = at('ionia', 'alexander', 'parmenio');

  it('is undone when Alexander enters Phrygia, alone or not, whoever holds it', () => {
    const { state, events } = going({ leaders, units: at('phrygia', 'dahae-1') }, [march('phrygia')]);
    expect(secured({ events })).toEqual([['gordianKnot', 'R 15.3']]);
    expect(state.secured).toEqual({ gordianKnot: 2 });
  });

  it('once', () => {
    const again = going({ leaders, secured: { gordianKnot: 1 } }, [march('phrygia')]);
    expect(secured(again)).toEqual([]);
    expect(again.state.secured).toEqual({ gordianKnot: 1 });
  });

  it('by Alexander alone', () => {
    const { state } = going({ leaders, units: at('ionia', 'phalanx-1') }, [
      march('phrygia', 'parmenio'),
      { type: 'take', player, unit: 'phalanx-1' },
      { type: 'depart', player },
    ]);
    expect(state.leaders.parmenio?.at).toBe('phrygia');
    expect(state.secured).toEqual({});
  });

  it('ruling C15.1 not while an enemy’s walls keep him out; as soon as they do not', () => {
    const walls = (holder: SideId): NonNullable<Changes['cities']> => ({
      ...board().cities,
      gordium: { walls: 1, holder },
    });
    expect(secured(going({ leaders, cities: walls('persian') }, [march('phrygia')]))).toEqual([]);
    expect(secured(going({ leaders, cities: walls('macedonian') }, [march('phrygia')]))).toHaveLength(1);
    const there = { leaders: at('phrygia', 'alexander'), cities: walls('persian') };
    expect(secured(after((run) => takeCity(run, cityNamed(run, 'gordium'), player, 1, 'R 11.6'), there))).toEqual([
      ['gordianKnot', 'R 15.3'],
    ]);
    expect(secured(after((run) => loseWall(run, cityNamed(run, 'gordium'), 'R 12.5'), there))).toHaveLength(1);
  });

  it('when he passes through at a forced march, and when he retreats there', () => {
    const passed = going({ leaders, units: at('ionia', 'hetairoi-1') }, [
      march('phrygia'),
      { type: 'take', player, unit: 'hetairoi-1' },
      { type: 'depart', player },
      { type: 'forceMarch', player, province: 'cappadocia' },
    ]);
    expect(passed.state.leaders.alexander?.at).toBe('cappadocia');
    expect(secured(passed)).toEqual([['gordianKnot', 'R 15.3']]);
    const fled = facing(
      {
        kind: 'retreat',
        side: player,
        units: [],
        leaders: ['alexander'],
        from: 'ionia',
        order: [['enemy']],
        within: ['phrygia'],
        discretionary: false,
        to: null,
        rule: 'R 10.20',
      },
      { turn: 2, leaders },
    );
    expect(secured(fled)).toEqual([['gordianKnot', 'R 15.3']]);
  });
});

describe('R 15.4, 15.5 Egypt and the desert', () => {
  it('R 15.4 Alexandria is founded when he enters Egypt, and is a city from the next turn on, whoever holds the land', () => {
    const { state, events } = going({ leaders: at('arabia', 'alexander'), units: at('egypt', 'dahae-1') }, [
      march('egypt'),
    ]);
    expect(secured({ events })).toEqual([['alexandria', 'R 15.4']]);
    const number = asked(state).ground.cities.findIndex(({ fact }) => fact.id === 'alexandria');
    expect(isFounded(asked(state), number)).toBe(false);
    expect(isFounded(asked({ ...state, turn: 3 }), number)).toBe(true);
    expect(state.provinces.egypt?.holder).toBe('persian');
  });

  it('R 15.5 the Oracle speaks to him when he enters Lybia', () => {
    expect(secured(going({ leaders: at('egypt', 'alexander') }, [march('lybia')]))).toEqual([['oracle', 'R 15.5']]);
    expect(secured(going({ leaders: at('egypt', 'parmenio') }, [march('lybia', 'parmenio')]))).toEqual([]);
  });
});

function cityNamed({ state }: GameRun, id: CityId): City {
  const city = state.ground.cities.find(({ fact }) => fact.id === id);
  if (city === undefined) throw new RangeError(`no city ${id}`);
  return city;
}

describe('R 15.8, 15.9 what lies in cities', () => {
  const falls = (city: CityId, to: SideId = player, changes: Changes = {}): Played =>
    after((run) => takeCity(run, cityNamed(run, city), to, 1, 'R 11.6'), changes);

  it.each([
    ['babylon', 'treasuryOfBabylon', 'R 15.8'],
    ['susa', 'treasuryOfSusa', 'R 15.8'],
    ['ecbatana', 'treasuryOfEcbatana', 'R 15.8'],
    ['sogdianRock', 'roxana', 'R 15.9'],
  ])('%s falls, and %s is won', (city, objective, rule) => {
    const { state, events } = falls(city);
    expect(secured({ events })).toEqual([[objective, rule]]);
    expect(state.secured).toEqual({ [objective]: THEN });
  });

  it('not by the land around walls, nor when the Persian takes a city', () => {
    expect(secured(falls('susa', 'persian'))).toEqual([]);
    const land = after(
      (run) =>
        moveUnit(
          run,
          run.state.roster.unitCodes.get('phalanx-1') ?? -1,
          run.state.ground.codes.get('susiana') ?? -1,
          'R 8.1',
        ),
      { units: at('babylonia', 'phalanx-1') },
    );
    expect(said(land.events, 'provinceTaken')).toMatchObject([{ province: 'susiana', to: player }]);
    expect(secured(land)).toEqual([]);
  });

  it('Persepolis has no walls, and goes with its province (ruling C11.1); others than Alexander take it too', () => {
    const enter = (changes: Changes) =>
      going({ units: at('susiana', 'phalanx-1'), leaders: at('susiana', 'parmenio'), ...changes }, [
        march('persis', 'parmenio'),
        { type: 'take', player, unit: 'phalanx-1' },
        { type: 'depart', player },
      ]);
    expect(secured(enter({}))).toEqual([['treasuryOfPersepolis', 'R 15.8']]);
    // Contested, it stays the Persian's.
    const both = { ...at('susiana', 'phalanx-1'), ...at('persis', 'dahae-1') };
    expect(secured(enter({ units: both }))).toEqual([]);
    const walls = { ...board().cities, persepolis: { walls: 2, holder: 'persian' } } as const;
    expect(secured(enter({ cities: walls }))).toEqual([]);
  });

  it('what was won is not lost again', () => {
    const lost = falls('susa', 'persian', { secured: { treasuryOfSusa: 2 } });
    expect(lost.state.secured).toEqual({ treasuryOfSusa: 2 });
  });

  it('with the second treasury the Persian’s Spring replacements are lost', () => {
    const { state } = falls('susa', player, { secured: { treasuryOfBabylon: 2 } });
    // Turns 5 and 8 are a Spring and a Winter.
    expect([5, 8].map((turn) => receivesReplacements(asked({ ...state, turn }), 'persian'))).toEqual([false, true]);
    expect(receivesReplacements(asked(emptyBoard({ turn: 5, secured: { treasuryOfSusa: 2 } })), 'persian')).toBe(true);
  });
});

describe('R 15.2 the Royal Family is where Darius is', () => {
  it('and is placed with him', () => {
    const { state } = started(board({ leaders: at('persis', 'darius') }));
    const [family] = objectivesOf(asked(state));
    expect(asked(state).ground.places[family?.at ?? -1]).toBe('persis');
  });
});
