/** The edition of the base, and its codecs. */
import { conquestWords } from '../../words/conquest.js';
import { conquestBeginning } from '../beginning.js';
import { ROWS } from '../frame/rows.js';
import { conquestLaw } from '../rules/law.js';
import type { ConquestTypes } from '../types.js';
import { CONQUEST_POSITION_VERSION, CONQUEST_VERSION } from '../version.js';
import { action } from './action.js';
import { borderOf, type Border } from './border.js';
import type { Edition } from './edition.js';
import { framesOf } from './frame/index.js';
import { contradictions } from './position/contradictions.js';
import { implied } from './position/implied.js';
import { CHECKS } from './state/moment/checks.js';
import { ENDINGS } from './state/moment/endings.js';
import { sketchChecks } from './state/sketch.js';

const edition = (): Edition<ConquestTypes> => ({
  name: 'conquest',
  version: CONQUEST_VERSION,
  positionVersion: CONQUEST_POSITION_VERSION,
  words: conquestWords,
  law: conquestLaw,
  ...conquestBeginning,
  usual: { players: 2 },
  action,
  frames: { codecs: framesOf, checks: CHECKS, rows: ROWS },
  implied,
  contradictions,
  sketch: sketchChecks,
  endings: ENDINGS,
});

/** A variant spreads this edition and overrides what differs. */
export const conquestEdition: Edition<ConquestTypes> = /* @__PURE__ */ edition();

export const border: Border = /* @__PURE__ */ borderOf(conquestEdition);
