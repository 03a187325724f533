import { describe, expect, it } from 'vitest';
import type { HireFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GeneralId } from '../../../src/successors/vocabulary.js';
import { drawableProvinces, mayHire } from '../../../src/successors/rules/06-6-3-c-hire.js';
import {
  control,
  halted,
  hold,
  named,
  passBy,
  put,
  putGeneral,
  putMinor,
  situationWith,
  type Sketch,
  top,
} from './segments-support.js';
import { general, play, situationOf, units } from '../language.js';
import { machine } from '../../../src/successors/machine.js';

const TRAITOR = 39;
const PIRATES = 12;
const lost = (state: Sketch): void => {
  state.generals.perdikkas = { status: 'eliminated', owner: 'blue', space: null, inside: false };
};
const discarding = (change: (state: Sketch) => void, card = TRAITOR, options: GameOptions = { players: 4 }) => {
  const state = situationWith(
    options,
    (draft) => {
      hold(draft, 'blue', card);
      change(draft);
    },
    { kind: 'tyche', player: 'blue', card: null, stage: 'choose', cancelled: false, operationsUsed: false, bases: [] },
  );
  const as = options.edition === 'player-aid' ? 'operations' : 'discard';
  return play(state, { type: 'playCard', player: 'blue', card, as }).state;
};

describe('R 6.6.3.C hiring a General', () => {
  it('R 6.6.3.C only Generals who were set aside, and Demetrios is promised: notForHire (ruling reserve-generals)', () => {
    const state = discarding(lost);
    const refused = (general: GeneralId) =>
      machine.explainAction(state, { type: 'hireGeneral', player: 'blue', general });
    expect(refused('demetrios')).toMatchObject({ code: 'notForHire', rule: 'ruling reserve-generals' });
    expect(refused('perdikkas')).toMatchObject({ code: 'notForHire', rule: 'R 6.6.3.C' });
    expect(refused('eumenes')).toBeUndefined();
  });

  it('R 3.4.1 a Dispersed fleet is not upgraded: fleetDispersed', () => {
    const state = discarding((draft) => {
      lost(draft);
      draft.fleets.rhodos = { owner: 'blue', upgraded: false, dispersed: true };
      draft.fleets.karia = { owner: 'yellow', upgraded: false, dispersed: true };
    });
    const refused = (fleet: 'rhodos' | 'karia') =>
      machine.explainAction(state, { type: 'upgradeFleet', player: 'blue', fleet })?.code;
    expect(refused('rhodos')).toBe('fleetDispersed');
    expect(refused('karia')).not.toBe('fleetDispersed');
  });

  it('R 6.6.3.C example: Eumenes in Kappadokia, with Komana and Dana out of reach', () => {
    const state = discarding((draft) => {
      lost(draft);
      put(draft, 'yellow', 'dana', { mercenary: 3 });
      putMinor(draft, 'yellow', 'dana');
    });
    expect(state.discards).toEqual([TRAITOR]);
    expect(named(state, 'hireGeneral', 'general')).toEqual(['seleukos', 'eumenes', 'kassandros']);
    const hired = play(state, { type: 'hireGeneral', player: 'blue', general: 'eumenes' }).state;
    expect(new Set(machine.chanceOutcomes(hired).map(({ weight }) => weight))).toEqual(new Set([1]));
    const drawn = play(hired, { type: 'drawProvince', player: 'chance', province: 'kappadokia' }).state;
    expect([...named(drawn, 'deployGeneral', 'space')].sort()).toEqual(['amaseja', 'mazaka', 'melitene', 'zela']);
    const { state: over, events } = play(drawn, {
      type: 'deployGeneral',
      player: 'blue',
      general: 'eumenes',
      space: 'melitene',
    });
    expect(general(over, 'eumenes')).toMatchObject({ status: 'map', owner: 'blue', space: 'melitene' });
    expect(units(over, 'blue:melitene')).toMatchObject({ mercenary: 2, loyal: 0 });
    for (const space of ['melitene', 'mazaka', 'zela', 'amaseja']) expect(over.control[space]).toBe('blue');
    for (const space of ['komana', 'dana']) expect(over.control[space]).toBe('independent');
    expect(events).toContainEqual({
      type: 'generalHired',
      rule: 'R 6.6.3.C',
      player: 'blue',
      general: 'eumenes',
      province: 'kappadokia',
    });
    expect(halted(over)).toBe(true);
  });

  it('R 6.6.3.C a marker of another player gives way, and his lone General keeps the hired one out of that space only', () => {
    const state = discarding((draft) => {
      lost(draft);
      control(draft, 'red', 'mazaka');
      putGeneral(draft, 'red', 'krateros', 'zela');
    });
    const drawn = play(
      state,
      { type: 'hireGeneral', player: 'blue', general: 'eumenes' },
      { type: 'drawProvince', player: 'chance', province: 'kappadokia' },
    ).state;
    expect([...named(drawn, 'deployGeneral', 'space')].sort()).toEqual(['amaseja', 'dana', 'mazaka', 'melitene']);
    const over = play(drawn, { type: 'deployGeneral', player: 'blue', general: 'eumenes', space: 'amaseja' }).state;
    expect([over.control.mazaka, over.control.zela]).toEqual(['blue', 'blue']);
  });

  it('R 6.6.3.C only provinces of no other player are drawn, and only with room', () => {
    const state = situationWith({ players: 4 }, (draft) => {
      control(draft, 'red', 'tarsos', 'issos');
      control(draft, 'blue', 'abydos', 'kyzikos');
      put(draft, 'yellow', 'phraaspa', { mercenary: 1 });
      put(draft, 'yellow', 'gazaka', { mercenary: 1 });
      putMinor(draft, 'yellow', 'phraaspa');
      putMinor(draft, 'yellow', 'gazaka');
    });
    const drawable = drawableProvinces(situationOf(state), 'blue');
    expect(drawable).not.toContain('kilikia');
    expect(drawable).not.toContain('atropatene');
    expect(drawable).toContain('mikra-phrygia');
    expect(drawable).toContain('kappadokia');
    expect(drawable).toHaveLength(32);
  });

  it('R 6.6.3.C only after a General was lost for good; Antipatros is not, once Polyperchon has come', () => {
    const state = (change: (draft: Sketch) => void) => situationWith({ players: 4 }, change);
    expect(mayHire(situationOf(state(() => {})), 'blue')).toBe(false);
    expect(mayHire(situationOf(state(lost)), 'blue')).toBe(true);
    expect(mayHire(situationOf(state(lost)), 'red')).toBe(false);
    const dead = (draft: Sketch): void => {
      draft.generals.antipatros = { status: 'eliminated', owner: 'blue', space: null, inside: false };
    };
    expect(mayHire(situationOf(state(dead)), 'blue')).toBe(true);
    expect(
      mayHire(
        situationOf(
          state((draft) => {
            dead(draft);
            putGeneral(draft, 'blue', 'polyperchon', 'pella');
          }),
        ),
        'blue',
      ),
    ).toBe(false);
  });

  it('R 6.6.3.C a card of 4 Operation Points; in the player aid of 3, by whoever has fewer Generals than dealt', () => {
    expect(halted(discarding(lost, PIRATES))).toBe(true);
    const aid: GameOptions = { players: 4, edition: 'player-aid' };
    expect(
      named(
        discarding((draft) => putGeneral(draft, 'blue', 'krateros', 'tarsos'), PIRATES, aid),
        'hireGeneral',
        'general',
      ),
    ).toContain('eumenes');
    const both = (draft: Sketch): void => {
      putGeneral(draft, 'blue', 'krateros', 'tarsos');
      putGeneral(draft, 'blue', 'peithon', 'ekbatana');
    };
    expect(named(discarding(both, PIRATES, aid), 'hireGeneral', 'general')).toEqual([]);
    const late = discarding(
      (draft) => {
        both(draft);
        draft.turn = 4;
      },
      PIRATES,
      aid,
    );
    expect(named(late, 'hireGeneral', 'general')).toContain('eumenes');
  });

  it('R 3.4.1 a card of 4 Operation Points upgrades a fleet that is not Dispersed; nothing need be done', () => {
    const withFleets = (draft: Sketch): void => {
      draft.fleets.kilikia = { owner: 'blue', upgraded: false, dispersed: false };
      draft.fleets.rhodos = { owner: 'blue', upgraded: false, dispersed: true };
      draft.fleets.karia = { owner: 'blue', upgraded: true, dispersed: false };
    };
    const state = discarding(withFleets);
    expect(top(state)).toMatchObject({ kind: 'hire', points: 4 } satisfies Partial<HireFrame>);
    expect(named(state, 'upgradeFleet', 'fleet')).toEqual(['kilikia']);
    const { state: over, events } = play(state, { type: 'upgradeFleet', player: 'blue', fleet: 'kilikia' });
    expect(over.fleets.kilikia.upgraded).toBe(true);
    expect(events).toContainEqual({ type: 'fleetUpgraded', rule: 'R 3.4.1', fleet: 'kilikia', player: 'blue' });
    expect(halted(over)).toBe(true);
    expect(play(state, passBy('blue')).state.fleets.kilikia.upgraded).toBe(false);
    expect(halted(discarding(withFleets, PIRATES))).toBe(true);
  });
});
