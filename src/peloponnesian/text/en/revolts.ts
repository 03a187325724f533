/** R 6: English texts of Revolt Checks. */
import { joined, phrase, type ActionWords, type EventWords, type FrameWords } from '../../../core/index.js';
import type { RevoltAction } from '../../action/revolts.js';
import type { CityRevolted, RevoltEvent, RevoltModifier } from '../../event/revolts.js';
import type { RevoltSectionFrame } from '../../frame/revolts.js';
import type { PeloponnesianLink, Saying } from '../things.js';
import type { English } from './speech.js';

const WHY: Readonly<Record<RevoltModifier['why'], string>> = {
  allegiance: 'Allegiance',
  eachLostCity: 'lost cities',
  assessedAboveBase: 'high tribute',
  assessedBelowBase: 'low tribute',
  assessedBelowLastYear: 'lowered tribute',
  raidedArea: 'raided area',
};

const WALLS: Readonly<Record<NonNullable<CityRevolted['walls']>, string>> = {
  built: ', and its walls are built at once',
  begun: ', and begins to build walls',
};

/** Returns the total of a check: `the die is 5, which makes 6 (high tribute +1)`. */
function count({ die, modifiers, total }: Extract<RevoltEvent, { type: 'revoltChecked' }>, say: English): Saying {
  const added = modifiers.map(({ why, by }) => `${WHY[why]} ${say.signed(by)}`);
  return modifiers.length === 0
    ? phrase`the die is ${die}`
    : phrase`the die is ${die}, which makes ${total} (${joined(added, ', ')})`;
}

export const revoltsActions: ActionWords<RevoltAction, PeloponnesianLink, English> = {
  checkRevolt: ({ city }, say) => phrase`check ${say.city(city)} for a revolt`,
  quellRevolt: ({ city }, say) => phrase`try to end the revolt of ${say.city(city)}`,
  endRevolts: () => phrase`try to end no more revolts`,
};

export const revoltsEvents: EventWords<RevoltEvent, PeloponnesianLink, English> = {
  revoltChecked: (event, say) =>
    event.voluntary
      ? phrase`${say.player(event.player)} tries to end the revolt of ${say.city(event.city)}: ${count(event, say)}, and it ${event.succeeds ? 'ends' : 'continues'}`
      : phrase`${say.player(event.player)} checks ${say.city(event.city)} for a revolt: ${count(event, say)}, and it ${event.succeeds ? 'revolts' : 'stays loyal'}`,
  cityRevolted: ({ city, friend, walls }, say) =>
    phrase`${say.city(city)} revolts: it is friendly to ${friend === null ? 'nobody' : say.names.camps[friend]}${walls === null ? '' : WALLS[walls]}`,
  revoltEnded: ({ city }, say) => phrase`the revolt of ${say.city(city)} is over`,
};

export const revoltsFrames: FrameWords<RevoltSectionFrame, PeloponnesianLink, English> = {
  revolts: {
    question: ({ stage, regions: [region] }, say) =>
      stage === 'voluntary' || region === undefined
        ? phrase`which revolt do you try to end?`
        : phrase`which city of ${say.region(region)} do you check for a revolt?`,
    pass: null,
  },
};
