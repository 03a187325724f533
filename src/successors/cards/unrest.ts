/** R 4.31.3: Unrest, cards 17 to 19. */
import { unrestProvinces } from '../data/tables.js';
import { rollDice } from '../deeds/dice.js';
import { placeMarker } from '../deeds/markers.js';
import type { GameRun } from '../types.js';
import type { ProvinceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { openSpacesAround } from './independent-markers.js';
import type { CardDraft } from './module.js';
import { stepwise } from './stepwise.js';

const RULE = 'R 4.31.3';

const NOTES = { again: 'flag', provinces: 'provinces', province: 'province' } as const;
type Draft = CardDraft<typeof NOTES>;

function roll(run: GameRun, frame: Draft): void {
  frame.step = 'rolling';
  rollDice(run, 'unrest', 2, frame.player);
}

/** Begins to place a marker in a province. If there is no room in it or next to it, none is placed. */
function breakOut(run: GameRun, frame: Draft, province: ProvinceId): void {
  frame.memory = { again: frame.memory.again === true, province };
  if (openSpacesAround(run.state, province).length > 0) {
    frame.step = 'space';
    return;
  }
  run.emit({ type: 'eventWithoutEffect', rule: RULE, player: frame.player, card: frame.card });
  goOn(run, frame);
}

/** Rolls again after a 7. */
function goOn(run: GameRun, frame: Draft): void {
  if (frame.memory.again === true) roll(run, frame);
}

export const unrest = stepwise<'unrest', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  mayActivate: () => true,
  begin: (run, frame) => roll(run, frame),
  steps: {
    province: {
      offers: 'targetProvince',
      choices: (_, { player, memory }) =>
        (memory.provinces ?? []).map((province) => ({ type: 'targetProvince', player, province })),
      chosen: (run, frame, _effect, { province }) => breakOut(run, frame, province),
    },
    space: {
      offers: 'targetSpace',
      choices: (situation, { player, memory }) =>
        memory.province === undefined ? [] : spaceChoices(player, openSpacesAround(situation, memory.province)),
      chosen(run, frame, _effect, { space }) {
        placeMarker(run, space, 'independent', RULE);
        goOn(run, frame);
      },
    },
  },
  rolled(run, frame, _effect, total) {
    const known = run.state.geometry.provinces;
    const { provinces, again } = unrestProvinces(total);
    const here = provinces.filter((province) => known.has(province));
    frame.memory = { again, provinces: here };
    const [only] = here;
    if (only === undefined) goOn(run, frame);
    else if (here.length === 1) breakOut(run, frame, only);
    else frame.step = 'province';
  },
});
