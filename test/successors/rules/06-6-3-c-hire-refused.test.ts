/** R 6.6.3.C: what a card does not bring, who does not come, and where. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { mayHire } from '../../../src/successors/rules/06-6-3-c-hire.js';
import type { GameState } from '../../../src/successors/state.js';
import { general, legal, play, situationOf } from '../language.js';
import { objection } from './marching.js';
import { control, halted, hold, named, put, putGeneral, situationWith, top, type Sketch } from './segments-support.js';

/** Cards of 4 and of 3 Operation Points. */
const TRAITOR = 39;
const PIRATES = 12;
const AID: GameOptions = { players: 4, edition: 'player-aid' };

const lost = (draft: Sketch): void => {
  draft.generals.perdikkas = { status: 'eliminated', owner: 'blue', space: null, inside: false };
};
const karia = (draft: Sketch): void => {
  draft.fleets.karia = { owner: 'blue', upgraded: false, dispersed: false };
};

/** Blue has discarded a card in his Tyche Segment. */
function discarded(
  change: (draft: Sketch) => void,
  { card = TRAITOR, options = { players: 4 } }: { readonly card?: number; readonly options?: GameOptions } = {},
): GameState {
  const state = situationWith(
    options,
    (draft) => {
      hold(draft, 'blue', card);
      change(draft);
    },
    { kind: 'tyche', player: 'blue', card: null, stage: 'choose', cancelled: false, operationsUsed: false, bases: [] },
  );
  return play(state, { type: 'playCard', player: 'blue', card, as: 'discard' }).state;
}
const why = (state: GameState, action: Parameters<typeof objection>[1]) => objection({ state, events: [] }, action);
const upgrade = (fleet: 'karia' | 'rhodos' | 'kypros' | 'kilikia') => ({ type: 'upgradeFleet', fleet }) as const;
const hire = (of: 'eumenes' | 'demetrios') => ({ type: 'hireGeneral', general: of }) as const;
const deploy = (of: 'eumenes' | 'seleukos', space: string) => ({ type: 'deployGeneral', general: of, space }) as const;

describe('R 6.6.3.C what a card does not bring', () => {
  it('R 3.4.1 a fleet that is not his, is Dispersed, or has been upgraded', () => {
    const state = discarded((draft) => {
      karia(draft);
      draft.fleets.rhodos = { owner: 'blue', upgraded: false, dispersed: true };
      draft.fleets.kypros = { owner: 'blue', upgraded: true, dispersed: false };
      draft.fleets.kilikia = { owner: 'red', upgraded: false, dispersed: false };
    });
    expect(named(state, 'upgradeFleet', 'fleet')).toEqual(['karia']);
    expect(why(state, upgrade('rhodos'))).toEqual(['fleetDispersed', 'R 3.4.1', { fleet: 'rhodos' }]);
    expect(why(state, upgrade('kypros'))).toEqual(['fleetUpgraded', 'R 3.4.1', { fleet: 'kypros' }]);
    expect(why(state, upgrade('kilikia'))).toEqual(['noSuchPiece', 'R 3.4.1', { player: 'blue', fleet: 'kilikia' }]);
  });

  it('R 3.4.1, 6.6.3.C a card of 3 Operation Points has too few, for a fleet and for a General', () => {
    const state = discarded(
      (draft) => {
        lost(draft);
        karia(draft);
        draft.fleets.rhodos = { owner: 'blue', upgraded: false, dispersed: true };
      },
      { card: PIRATES, options: { players: 4, optionalRules: ['dispersedFleets'] } },
    );
    // For the fleet in the Dispersed Box any card does (R 19.7).
    expect(legal(state).map(({ type }) => type)).toEqual(['retrieveFleet', 'pass']);
    expect(why(state, upgrade('karia'))).toEqual(['tooFewPoints', 'R 3.4.1', { points: 3, needed: 4 }]);
    expect(why(state, hire('eumenes'))).toEqual(['tooFewPoints', 'R 6.6.3.C', { points: 3, needed: 4 }]);
  });

  it('R 6.6.3.C a General without a loss, or one who is promised (ruling reserve-generals)', () => {
    const unhurt = discarded(karia);
    expect(named(unhurt, 'hireGeneral', 'general')).toEqual([]);
    expect(why(unhurt, hire('eumenes'))).toEqual(['mayNotHire', 'R 6.6.3.C', { player: 'blue' }]);
    const state = discarded(lost);
    expect(why(state, hire('demetrios'))).toEqual(['notForHire', 'ruling reserve-generals', { general: 'demetrios' }]);
  });

  it('R 6.6.3.C a General where no province could be drawn: enemies are everywhere (ruling drawing-a-province)', () => {
    const everywhere = (but?: string) =>
      discarded((draft) => {
        lost(draft);
        karia(draft);
        const { spaces } = machine.situationOf(situationWith({ players: 4 }, () => {})).geometry;
        for (const space of spaces.keys()) if (space !== but) put(draft, 'red', space, { mercenary: 1 });
      });
    expect(named(everywhere('petra'), 'hireGeneral', 'general')).toContain('eumenes');
    const state = everywhere();
    expect(named(state, 'hireGeneral', 'general')).toEqual([]);
    expect(why(state, hire('eumenes'))).toEqual(['notOffered', 'ruling drawing-a-province', { player: 'blue' }]);
  });

  it('R 6.6.3.C nobody is deployed before he is hired and his province is drawn', () => {
    expect(why(discarded(lost), deploy('eumenes', 'melitene'))).toEqual([
      'wrongStep',
      'R 6.6.3.C',
      { stage: 'general' },
    ]);
  });

  it('R 6.6.3.C what belongs to another Segment is refused by this clause', () => {
    expect(why(discarded(lost), { type: 'rollMovement' })).toEqual([
      'outOfPhase',
      'R 6.6.3.C',
      { type: 'rollMovement' },
    ]);
  });
});

describe('R 6.6.3.C who has lost a General', () => {
  const may = (change: (draft: Sketch) => void, options: GameOptions = { players: 4 }) =>
    mayHire(situationOf(situationWith(options, change)), 'blue');

  it('R 6.6.3.C Polyperchon stands for Antipatros alone: whoever else is lost is lost (ruling lost-for-good)', () => {
    const withPolyperchon = (draft: Sketch): void => putGeneral(draft, 'blue', 'polyperchon', 'pella');
    expect(may(withPolyperchon)).toBe(false);
    expect(
      may((draft) => {
        withPolyperchon(draft);
        lost(draft);
      }),
    ).toBe(true);
  });

  it('R 6.6.3.C in the player aid who was eliminated is no General of his any more', () => {
    const two = (draft: Sketch): void => {
      putGeneral(draft, 'blue', 'krateros', 'tarsos');
      putGeneral(draft, 'blue', 'perdikkas', 'babylon');
    };
    expect(may(two, AID)).toBe(false);
    expect(
      may((draft) => {
        two(draft);
        lost(draft);
      }, AID),
    ).toBe(true);
  });
});

describe('R 6.6.3.C where the hired General comes', () => {
  /** Eumenes is hired, and a province drawn for him. */
  const coming = (province: string, change: (draft: Sketch) => void = () => {}): GameState =>
    play(
      discarded((draft) => {
        lost(draft);
        change(draft);
      }),
      { type: 'hireGeneral', player: 'blue', general: 'eumenes' },
      { type: 'drawProvince', player: 'chance', province },
    ).state;

  it('R 6.6.3.C in the province drawn, and nowhere else; nothing else is done before', () => {
    // Komana is held by an Independent Army.
    const state = coming('kappadokia');
    expect(top(state)).toMatchObject({ kind: 'hire', stage: 'space', general: 'eumenes', province: 'kappadokia' });
    expect([...named(state, 'deployGeneral', 'space')].sort()).toEqual([
      'amaseja',
      'dana',
      'mazaka',
      'melitene',
      'zela',
    ]);
    expect(why(state, deploy('eumenes', 'komana'))).toEqual(['enemiesThere', 'R 6.6.3.C', { space: 'komana' }]);
    expect(why(state, deploy('eumenes', 'pella'))).toEqual([
      'notOffered',
      'R 6.6.3.C',
      { space: 'pella', province: 'kappadokia' },
    ]);
    expect(why(state, deploy('seleukos', 'mazaka'))).toEqual([
      'otherMatter',
      'R 6.6.3.C',
      { general: 'seleukos', waitingFor: 'eumenes' },
    ]);
    expect(why(state, { type: 'pass' })).toEqual(['mustDeploy', 'R 6.6.3.C', { general: 'eumenes' }]);
    expect(why(state, upgrade('karia'))).toEqual(['wrongStep', 'R 6.6.3.C', { general: 'eumenes' }]);
    expect(why(state, { type: 'rollMovement' })).toEqual(['outOfPhase', 'R 6.6.3.C', { type: 'rollMovement' }]);
    const over = play(state, { type: 'deployGeneral', player: 'blue', general: 'eumenes', space: 'mazaka' }).state;
    expect(general(over, 'eumenes').space).toBe('mazaka');
    expect(halted(over)).toBe(true);
  });

  it('R 6.4.2 an enemy General keeps him out, outside a city and inside it; one of his own does not', () => {
    const state = coming('lydia', (draft) => {
      control(draft, 'red', 'sardeis');
      draft.generals.krateros = { status: 'map', owner: 'red', space: 'sardeis', inside: true };
      putGeneral(draft, 'red', 'peithon', 'ephesos');
      putGeneral(draft, 'blue', 'lysimachos', 'pergamon');
    });
    expect([...named(state, 'deployGeneral', 'space')].sort()).toEqual(['lesbos', 'pergamon']);
    expect(why(state, deploy('eumenes', 'sardeis'))).toEqual(['enemiesThere', 'R 6.6.3.C', { space: 'sardeis' }]);
  });
});
