/** Conquest and Empire on the page. */
import {
  conquest,
  OMISSIBLE_SECTIONS,
  OPTIONAL_RULES,
  query,
  type ConquestTypes,
  type OmissibleSection,
} from '../index.js';
import { HEADINGS } from '../../hosts/page/headings.js';
import { YES } from '../../hosts/page/table.js';
import { boardSvg } from '../svg/index.js';
import { describeAction, describeEvent, names, question } from '../text/index.js';
import { familyTable } from './family.js';
import { about, standing } from './about.js';

const SECTIONS = Object.keys(OMISSIBLE_SECTIONS) as OmissibleSection[];

/** Returns the id of the setting that leaves a section out. */
const withoutIt = (section: OmissibleSection): string => `without ${section}`;

export const conquestTable = familyTable<ConquestTypes, (typeof OPTIONAL_RULES)[number]>({
  game: conquest,
  optionalRules: OPTIONAL_RULES,
  settings(_, locale) {
    const { sections } = names(locale);
    return SECTIONS.map((id) => ({ id: withoutIt(id), label: HEADINGS[locale].without(sections[id]) }));
  },
  furtherOptions(_, agreed) {
    const without = SECTIONS.filter((section) => agreed[withoutIt(section)] === YES);
    return without.length === 0 ? {} : { without };
  },
  describeAction,
  describeEvent,
  question,
  names,
  about,
  standing,
  battleOf: query.battleOf,
  componentsOf: query.componentsOf,
  boardSvg,
});
