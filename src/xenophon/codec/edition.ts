/** The edition of this variant: what differs from the edition of the base; and its border. */
import { xenophonWords } from '../../words/xenophon.js';
import { borderOf, type Border } from '../../conquest/codec/border.js';
import type { Edition } from '../../conquest/codec/edition.js';
import { endFindings, memoryFindings, turnFindings } from '../../conquest/codec/state/course.js';
import { orderFindings } from '../../conquest/codec/state/order.js';
import { baggageCheck, cityFindings, landFindings, unitsCheck } from '../../conquest/codec/state/pieces.js';
import { xenophonBeginning } from '../beginning.js';
import { ROWS } from '../frame/rows.js';
import { xenophonLaw } from '../rules/law.js';
import type { XenophonTypes } from '../types.js';
import { XENOPHON_POSITION_VERSION, XENOPHON_VERSION } from '../version.js';
import { REBEL, ROYAL } from '../vocabulary.js';
import { action } from './action.js';
import { checks } from './checks.js';
import { endings } from './endings.js';
import { framesOf } from './frames.js';
import { memory } from './memory.js';
import { fleetChecks, leaderChecks, remnantFindings, unitChecks } from './pieces.js';

const edition = (): Edition<XenophonTypes> => ({
  name: 'xenophon',
  version: XENOPHON_VERSION,
  positionVersion: XENOPHON_POSITION_VERSION,
  words: xenophonWords,
  law: xenophonLaw,
  ...xenophonBeginning,
  usual: { players: 2 },
  action,
  frames: { codecs: framesOf, checks, rows: ROWS },
  memory,
  // R X4.1, X4.2: when armies have been fed the order is settled; where it is not told, the rebels have moved first.
  noted: ({ turn }, { phase }) =>
    phase === 'supply' || phase === 'initiative' ? {} : { order: turn === 1 ? [ROYAL, REBEL] : [REBEL, ROYAL] },
  sketch: [
    turnFindings,
    endFindings,
    memoryFindings,
    unitsCheck,
    unitChecks,
    leaderChecks,
    baggageCheck,
    fleetChecks,
    remnantFindings,
    cityFindings,
    landFindings,
    orderFindings,
  ],
  endings,
});

export const xenophonEdition: Edition<XenophonTypes> = /* @__PURE__ */ edition();

export const border: Border<XenophonTypes> = /* @__PURE__ */ borderOf(xenophonEdition);
