/** The JSON input and output of each game, with its codecs. */
import type { Check } from '../../src/core/index.js';
import { ofEachGame } from '../../src/games.js';

/** The subjects of schemas, with a file for each. */
export const SUBJECTS = ['action', 'event', 'options', 'position', 'record', 'view'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The titles of schemas. */
export const TITLES: Readonly<Record<Subject, string>> = {
  action: 'An action: one decision of a player, or one outcome of chance',
  event: 'An event: what happened, as anybody may hear it',
  options: 'The options of a game',
  position: 'A position: any situation, written by hand or by toPosition',
  record: 'The record of a game: its options and every action',
  view: 'A view: what one player, or a spectator, may know',
};

/** The codecs of every game. */
export const CODECS = await ofEachGame(async (manifest): Promise<Readonly<Record<Subject, Check<unknown>>>> => {
  const { codecs } = await manifest.entry();
  return {
    action: codecs.ActionCodec,
    event: codecs.EventCodec,
    options: codecs.OptionsCodec,
    position: codecs.PositionCodec,
    record: codecs.RecordCodec,
    view: codecs.ViewCodec,
  };
});
