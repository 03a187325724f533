/** The codec of options. */
import { flag, oneOf } from '../../core/index.js';
import { optionsBorder, type OptionsBorder } from '../../conquest/codec/options.js';
import { SIDES_FOR } from '../data/default.js';
import { ComponentsCodec } from '../data/codec/components.js';
import { OPTIONAL_RULE_CLAUSES, PLAYER_COUNTS, type GameOptions } from '../options.js';
import { STARTS } from '../vocabulary.js';

/** R S1: what may be agreed before a game. */
export const clashOptions: OptionsBorder<GameOptions> = /* @__PURE__ */ optionsBorder<GameOptions>({
  players: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULE_CLAUSES,
  sections: {},
  partOf: {},
  sides: (players) => (SIDES_FOR[players] ?? []).map(({ id }) => id),
  components: ComponentsCodec,
  further: { extended: flag, start: oneOf(STARTS) },
});
