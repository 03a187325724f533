/** The texts of the toy game. */
import { phraseOf, type Phrase } from '../../src/core/index.js';
import type { ToyTypes } from '../core/toy.js';

const said = (text: string): Phrase => phraseOf([{ kind: 'words', text }]);

export const describeAction = (action: ToyTypes['action']): Phrase =>
  said(action.type === 'fall' ? `The die shows ${action.value}.` : `${action.player}: ${action.type}.`);

export const describeEvent = ({ type, value }: ToyTypes['event']): Phrase =>
  said(value === undefined ? `${type}.` : `${type}: ${value}.`);

export const questionOf = ({ stack, winner }: ToyTypes['state']): string | undefined =>
  winner === null && stack.length > 0 ? 'Roll or stop?' : undefined;

export const ending = ({ winner }: ToyTypes['state']): string => `${winner ?? 'Nobody'} wins.`;
export { said };
