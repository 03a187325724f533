/** A variant of the family takes the words of the base, and says only what differs: here a council, and what things are called. */
import { describe, expect, it } from 'vitest';
import { linkTo, phrase, type Link, type RuleRef } from '../../../src/core/index.js';
import type { Decision } from '../../../src/conquest/action/index.js';
import { components } from '../../../src/conquest/data/default.js';
import type { Components } from '../../../src/conquest/data/shape.js';
import {
  createGame,
  orThrow,
  type ConquestTypes,
  type GameFrame,
  type GameState,
} from '../../../src/conquest/index.js';
import { german } from '../../../src/conquest/text/de/speech.js';
import { inEnglish } from '../../../src/conquest/text/en/index.js';
import { englishNames } from '../../../src/conquest/text/en/names.js';
import { english, type English } from '../../../src/conquest/text/en/speech.js';
import { namesOf, type Agreed } from '../../../src/conquest/text/named.js';
import type { Vocabulary } from '../../../src/conquest/text/names.js';
import type { Tongue } from '../../../src/conquest/text/tables.js';
import { teller } from '../../../src/conquest/text/teller.js';
import type { ConquestLink } from '../../../src/conquest/text/things.js';
import type { FamilyTypes } from '../../../src/conquest/types.js';
import type { ProvinceId } from '../../../src/conquest/vocabulary.js';

interface CouncilFrame {
  readonly kind: 'council';
  readonly province: ProvinceId;
}
interface Speak extends Decision<'speak'> {
  readonly province: ProvinceId;
}
interface Spoken {
  readonly type: 'spoken';
  readonly rule: RuleRef;
  readonly province: ProvinceId;
}
type CouncilLink = ConquestLink | Link<'council', ProvinceId>;

interface ToyTypes extends FamilyTypes {
  readonly frame: GameFrame | CouncilFrame;
  readonly action: ConquestTypes['action'] | Speak;
  readonly event: ConquestTypes['event'] | Spoken;
  readonly code: ConquestTypes['code'] | 'silence';
  readonly state: GameState<GameFrame | CouncilFrame>;
  readonly shown: GameState<GameFrame | CouncilFrame>;
}

/** What the variant is shipped with calls a province otherwise, and speaks of it with an article. */
const shipped: Components = {
  ...components,
  map: {
    ...components.map,
    provinces: components.map.provinces.map((row) => (row.id === 'media' ? { ...row, name: 'Upper Satrapies' } : row)),
  },
};
const the = (name: string) => ({ nominative: name, genitive: name, dative: name, accusative: name });
const vocabulary: Vocabulary = { ...englishNames, spoken: { media: the('the Upper Satrapies') } };

const tongue: Tongue<ToyTypes, CouncilLink, English> = {
  ...inEnglish,
  vocabulary,
  speech: (shown) => english(shown, vocabulary, shipped),
  actions: { ...inEnglish.actions, speak: ({ province }, say) => phrase`speak ${say.at(province)}` },
  events: {
    ...inEnglish.events,
    spoken: ({ province }, say) =>
      phrase`the ${linkTo<CouncilLink>({ kind: 'council', id: province, text: 'council' })} ${say.at(province)} has spoken`,
  },
  frames: {
    ...inEnglish.frames,
    council: { question: ({ province }, say) => phrase`speak ${say.at(province)}?`, pass: null },
  },
  refusals: { ...inEnglish.refusals, silence: 'Nobody listens.' },
};

describe('the words of a variant', () => {
  const told = teller(tongue, shipped, { actors: () => ['persian'], legalActions: () => [] });
  const state: ToyTypes['state'] = {
    ...orThrow(createGame({ players: 2 })),
    stack: [{ kind: 'council', province: 'media' }],
  };

  it('are its own, where it has its own', () => {
    expect(told.action({ type: 'speak', player: 'persian', province: 'media' }, state).text).toBe(
      'Speak in the Upper Satrapies',
    );
    expect(told.question(state)).toMatchObject({ text: 'Persians: speak in the Upper Satrapies?', asked: 'persian' });
    const { text, parts } = told.event({ type: 'spoken', rule: 'R 1', province: 'media' }, state);
    expect(text).toBe('The council in the Upper Satrapies has spoken.');
    expect(parts.map(({ kind }) => kind)).toEqual(['words', 'council', 'words', 'province', 'words']);
    expect(told.whyNot({ code: 'silence', rule: 'R 1', params: { province: 'media' }, message: '' }).text).toBe(
      'Upper Satrapies: Nobody listens. (R 1)',
    );
  });

  it('and those of the base everywhere else, by its own components', () => {
    expect(told.action({ type: 'retreat', player: 'persian', province: 'media' }, state).text).toBe(
      'Retreat to the Upper Satrapies',
    );
    expect(told.action({ type: 'retreat', player: 'persian', province: 'syria' }, state).text).toBe('Retreat to Syria');
    expect(told.outcome({ winners: ['persian'], how: 'kingLost', rule: 'R 16.1' }, state).text).toBe(
      'The Persians win: the King is lost.',
    );
  });

  it('are those of the components that follow from what has been agreed', () => {
    const agreed = (options: Agreed['options']): Components =>
      options.optionalRules?.includes('scorchedEarth') === true ? shipped : components;
    const agreeing: typeof tongue = { ...tongue, speech: (shown) => english(shown, vocabulary, agreed) };
    const speaking = teller(agreeing, agreed, { actors: () => ['persian'], legalActions: () => [] });
    const retreat = { type: 'retreat', player: 'persian', province: 'persis' } as const;
    const refusal = { code: 'silence', rule: 'R 1', params: { province: 'media' }, message: '' } as const;
    const burning = { ...state, options: { players: 2, optionalRules: ['scorchedEarth'] } } as const;
    expect(speaking.action(retreat, burning).text).toBe('Retreat to Persis');
    expect(speaking.whyNot(refusal, burning).text).toBe('Upper Satrapies: Nobody listens. (R 1)');
    expect(speaking.whyNot(refusal, state).text).toBe('Media: Nobody listens. (R 1)');
    expect(speaking.whyNot(refusal).text).toBe('Media: Nobody listens. (R 1)');
  });

  it('name what may be agreed in it, and nothing else', () => {
    const { optionalRules: _, sections: __, ...words } = englishNames;
    const own = { ...words, optionalRules: { longSpeeches: 'Long speeches' } };
    const { optionalRules, provinces, units } = namesOf(own, { options: {} }, shipped);
    expect(optionalRules).toEqual({ longSpeeches: 'Long speeches' });
    expect([provinces['media'], units['phalanx-2']]).toEqual(['Upper Satrapies', 'Phalanx 2']);
  });

  it('tell of a refusal by particulars of its own too', () => {
    const particulars = { orator: (id: string | number) => phrase<ConquestLink>`orator ${id}` };
    const more: typeof tongue = { ...tongue, particulars: () => particulars };
    const told = teller(more, shipped, { actors: () => ['persian'], legalActions: () => [] });
    const params = { orator: 'Demosthenes', province: 'media' };
    expect(told.whyNot({ code: 'silence', rule: 'R 1', params, message: '' }).text).toBe(
      'Upper Satrapies, orator Demosthenes: Nobody listens. (R 1)',
    );
  });

  it('know the sea by name, with its article', () => {
    const say = english(state);
    expect([say.at('aegean').text, say.place('blackSea').text]).toEqual(['in the Aegean Sea', 'the Black Sea']);
    const sage = german(state);
    expect([sage.at('blackSea').text, sage.into('aegean').text, sage.from('ionian').text]).toEqual([
      'im Schwarzen Meer',
      'in die Ägäis',
      'aus der Ionischen See',
    ]);
  });
});
