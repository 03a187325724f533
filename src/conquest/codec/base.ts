/** The edition of the base, and its border. */
import { conquestBeginning } from '../beginning.js';
import { conquestLaw } from '../rules/law.js';
import type { ConquestTypes } from '../types.js';
import { CONQUEST_POSITION_VERSION, CONQUEST_VERSION } from '../version.js';
import { action } from './action.js';
import { borderOf, type Border } from './border.js';
import type { Edition } from './edition.js';
import { framesOf } from './frame/index.js';
import { CHECKS } from './state/moment/checks.js';
import { ENDINGS } from './state/moment/endings.js';
import { AWAITED } from './state/moment/rolls.js';
import { OPENED } from './state/moment/sequence.js';
import { UPON } from './state/order.js';
import { sketchChecks } from './state/sketch.js';

const edition = (): Edition<ConquestTypes> => ({
  name: 'conquest',
  version: CONQUEST_VERSION,
  positionVersion: CONQUEST_POSITION_VERSION,
  law: conquestLaw,
  ...conquestBeginning,
  usual: { players: 2 },
  action,
  frames: { codecs: framesOf, checks: CHECKS, upon: UPON, opened: OPENED, awaited: AWAITED },
  sketch: sketchChecks,
  endings: ENDINGS,
});

/** A variant takes of it what it does not say differently. */
export const conquestEdition: Edition<ConquestTypes> = /* @__PURE__ */ edition();

export const border: Border = /* @__PURE__ */ borderOf(conquestEdition);
