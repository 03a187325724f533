/** The refusals of the extension. */
import type { RuleParams, RuleRef, RuleViolation } from '../../core/index.js';

export const EXTENSION_CODES = {
  fleetUnknown: 'The box has no such fleet.',
  zoneUnknown: 'The map has no such sea zone.',
  fleetMoved: 'The fleet has moved in this phase.',
  zoneNotReached: 'The fleet does not come so far: past no coastal city of an enemy, and past no fleet of one.',
  noHarbour: 'The fleet takes nobody aboard there: the side neither controls nor contests the coast.',
  notAboard: 'The piece cannot go aboard: it is elsewhere, has moved, may not leave, or there is nowhere to land.',
  shipsFull: 'There is no room for the unit on the ships.',
  shipsNeeded: 'Who is at sea there needs the ships of the fleet.',
  nobodyAboard: 'Nobody has gone aboard.',
  noLanding: 'Those who are aboard cannot land there.',
  noSuchContest: 'No such forces face each other there, or they have fought.',
} as const;

export type ExtensionCode = keyof typeof EXTENSION_CODES;

/** Makes a refusal. */
export const extensionRefusal = (
  code: ExtensionCode,
  rule: RuleRef,
  params: RuleParams = {},
): RuleViolation<ExtensionCode> => ({
  code,
  rule,
  params,
  message: EXTENSION_CODES[code],
});
