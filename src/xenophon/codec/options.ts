/** The codec of options. */
import { optionsBorder, type OptionsBorder } from '../../conquest/codec/options.js';
import { ComponentsCodec } from '../data/codec.js';
import { OPTIONAL_RULE_CLAUSES, PLAYER_COUNTS, type GameOptions } from '../options.js';
import { REBEL, ROYAL } from '../vocabulary.js';

/** R X1: what may be agreed before a game. */
export const xenophonOptions: OptionsBorder<GameOptions> = /* @__PURE__ */ optionsBorder<GameOptions>({
  players: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULE_CLAUSES,
  sections: {},
  partOf: {},
  sides: () => [REBEL, ROYAL],
  components: ComponentsCodec,
});
