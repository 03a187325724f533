/** A TypeScript program that uses every entry point. */
import {
  applyAction,
  createMatch,
  isLeft,
  legalActions,
  match as fold,
  orThrow,
  outcome,
  play,
  query,
  viewFor,
  type Action,
  type GameState,
} from 'diadochi';
import * as alexandros from 'diadochi/alexandros';
import { conformanceCases, runConformance, successorsEngine, type ConformanceReport } from 'diadochi/conformance';
import * as conquest from 'diadochi/conquest';
import { describeAction } from 'diadochi/conquest/text';
import { seededChance, type ChanceSource } from 'diadochi/core';
import type { GameEvent } from 'diadochi/successors';

const chance: ChanceSource = seededChance('ipsos');
const told: GameEvent[] = [];

let game = orThrow(createMatch({ players: 4, seed: 'babylon' }));
for (let decision = 0; decision < 20 && outcome(game.state) === undefined; decision++) {
  const actions: readonly Action[] = legalActions(game.state);
  const action = actions[chance.draw(actions.length)];
  if (action === undefined) throw new Error('nothing can be done');
  const step = orThrow(play(game, action));
  told.push(...step.events);
  game = step.match;
}

const state: GameState = game.state;
const refused = applyAction(state, { type: 'forage', player: 'red' } as unknown as Action);
if (!isLeft(refused) || refused.left.message === '') throw new Error('not by this name');
if (viewFor(state, 'red').options.players !== 4) throw new Error('four play');
if (query.victoryPoints(state, 'red') < 0 || told.length === 0) throw new Error('nothing was told');

const second = fold(
  (refusal: { readonly message: string }) => refusal.message,
  (other: alexandros.Match<alexandros.AlexandrosTypes>) => `${alexandros.legalActions(other.state).length} actions`,
);
console.log(second(alexandros.createMatch({ players: 2, seed: 'gordion' })));

const third: conquest.GameState = orThrow(conquest.createGame({ players: 2 }));
for (const action of conquest.legalActions(third)) console.log(describeAction(action, third).text);

const report: ConformanceReport = runConformance(successorsEngine, conformanceCases('successors').slice(0, 3));
if (report.passed !== 3) throw new Error('three cases pass');
