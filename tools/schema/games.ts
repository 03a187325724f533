/** What crosses the border of each game as JSON, and the codecs that read it. */
import type { Check } from '../../src/core/index.js';
import { codecs as alexandros } from '../../src/alexandros/index.js';
import { codecs as clash } from '../../src/clash/index.js';
import { codecs as conquest } from '../../src/conquest/index.js';
import { codecs as successors } from '../../src/successors/index.js';
import { codecs as xenophon } from '../../src/xenophon/index.js';
import type { GameName } from '../../src/games.js';

/** What has a schema: a file for each. */
export const SUBJECTS = ['action', 'event', 'options', 'position', 'record', 'view'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What a schema is called. */
export const TITLES: Readonly<Record<Subject, string>> = {
  action: 'An action: one decision of a player, or one outcome of chance',
  event: 'An event: what happened, as anybody may hear it',
  options: 'The options of a game',
  position: 'A position: any situation, written by hand or by toPosition',
  record: 'The record of a game: its options and every action',
  view: 'A view: what one player, or a spectator, may know',
};

type Game = GameName;

/** The codecs of every game. */
export const CODECS: Readonly<Record<Game, Readonly<Record<Subject, Check<unknown>>>>> = {
  successors: {
    action: successors.ActionCodec,
    event: successors.EventCodec,
    options: successors.OptionsCodec,
    position: successors.PositionCodec,
    record: successors.RecordCodec,
    view: successors.ViewCodec,
  },
  alexandros: {
    action: alexandros.ActionCodec,
    event: alexandros.EventCodec,
    options: alexandros.OptionsCodec,
    position: alexandros.PositionCodec,
    record: alexandros.RecordCodec,
    view: alexandros.ViewCodec,
  },
  conquest: {
    action: conquest.ActionCodec,
    event: conquest.EventCodec,
    options: conquest.OptionsCodec,
    position: conquest.PositionCodec,
    record: conquest.RecordCodec,
    view: conquest.ViewCodec,
  },
  xenophon: {
    action: xenophon.ActionCodec,
    event: xenophon.EventCodec,
    options: xenophon.OptionsCodec,
    position: xenophon.PositionCodec,
    record: xenophon.RecordCodec,
    view: xenophon.ViewCodec,
  },
  clash: {
    action: clash.ActionCodec,
    event: clash.EventCodec,
    options: clash.OptionsCodec,
    position: clash.PositionCodec,
    record: clash.RecordCodec,
    view: clash.ViewCodec,
  },
};
