/** R 6: German texts of Revolt Checks. */
import { joined, phrase, type ActionWords, type EventWords, type FrameWords } from '../../../core/index.js';
import type { RevoltAction } from '../../action/revolts.js';
import type { CityRevolted, RevoltEvent, RevoltModifier } from '../../event/revolts.js';
import type { RevoltSectionFrame } from '../../frame/revolts.js';
import type { Camp } from '../../vocabulary.js';
import type { PeloponnesianLink, Saying } from '../things.js';
import type { German } from './speech.js';

const WHY: Readonly<Record<RevoltModifier['why'], string>> = {
  allegiance: 'Treue',
  eachLostCity: 'verlorene Städte',
  assessedAboveBase: 'hoher Tribut',
  assessedBelowBase: 'niedriger Tribut',
  assessedBelowLastYear: 'gesenkter Tribut',
  raidedArea: 'geplündertes Gebiet',
};

const WALLS: Readonly<Record<NonNullable<CityRevolted['walls']>, string>> = {
  built: ', und ihre Mauern stehen sofort',
  begun: ', und beginnt, Mauern zu bauen',
};

const FRIEND: Readonly<Record<Camp, string>> = {
  empire: 'dem Athenischen Reich',
  league: 'dem Peloponnesischen Bund',
};

/** Returns the total of a check: `Der Wurf ist 5, das macht 6 (hoher Tribut +1)`. */
function count({ die, modifiers, total }: Extract<RevoltEvent, { type: 'revoltChecked' }>, say: German): Saying {
  const added = modifiers.map(({ why, by }) => `${WHY[why]} ${say.signed(by)}`);
  return modifiers.length === 0
    ? phrase`Der Wurf ist ${die}`
    : phrase`Der Wurf ist ${die}, das macht ${total} (${joined(added, ', ')})`;
}

export const revoltsActions: ActionWords<RevoltAction, PeloponnesianLink, German> = {
  checkRevolt: ({ city }, say) => phrase`${say.city(city)} auf einen Aufstand prüfen`,
  quellRevolt: ({ city }, say) => phrase`versuchen, den Aufstand von ${say.city(city)} zu beenden`,
  endRevolts: () => phrase`keinen weiteren Aufstand beenden`,
};

export const revoltsEvents: EventWords<RevoltEvent, PeloponnesianLink, German> = {
  revoltChecked: (event, say) =>
    event.voluntary
      ? phrase`${say.player(event.player)} versucht, den Aufstand von ${say.city(event.city)} zu beenden: ${count(event, say)}, und er ${event.succeeds ? 'endet' : 'geht weiter'}`
      : phrase`${say.player(event.player)} prüft ${say.city(event.city)} auf einen Aufstand: ${count(event, say)}, und die Stadt ${event.succeeds ? 'fällt ab' : 'bleibt treu'}`,
  cityRevolted: ({ city, friend, walls }, say) =>
    phrase`${say.city(city)} erhebt sich: Die Stadt ist ${friend === null ? 'mit niemandem' : `mit ${FRIEND[friend]}`} befreundet${walls === null ? '' : WALLS[walls]}`,
  revoltEnded: ({ city }, say) => phrase`der Aufstand von ${say.city(city)} ist vorbei`,
};

export const revoltsFrames: FrameWords<RevoltSectionFrame, PeloponnesianLink, German> = {
  revolts: {
    question: ({ stage, regions: [region] }, say) =>
      stage === 'voluntary' || region === undefined
        ? phrase`Welcher Aufstand soll enden?`
        : phrase`Welche Stadt von ${say.region(region)} wird auf einen Aufstand geprüft?`,
    pass: null,
  },
};
