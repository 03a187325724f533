/** The checks of the parts of a state of the base, made before frames are checked. */
import type { SketchCheck } from '../edition.js';
import { endFindings, memoryFindings, turnFindings } from './course.js';
import { orderFindings } from './order.js';
import { baggageCheck, cityFindings, landFindings, leadersCheck, unitsCheck } from './pieces.js';

export const sketchChecks: readonly SketchCheck[] = [
  turnFindings,
  endFindings,
  memoryFindings,
  unitsCheck,
  leadersCheck,
  baggageCheck,
  cityFindings,
  landFindings,
  orderFindings,
];
