/** Comparisons of what may be done: the model's answer against the actions that are listed. */
import type { Action } from '../../src/successors/index.js';
import { query } from '../../src/successors/index.js';
import { besiegeable, claimable, hungry, placeable, removable } from './06-strategy.js';
import { landings, mayEmbark, mayRemoveMarker, maySiege, steps, voyages, type Travelled } from './08-movement.js';
import { attempts, escapes, sailors } from './11-interception.js';
import { sorted, type Comparison } from './compare.js';

type Listed<T extends Action['type']> = Extract<Action, { readonly type: T }>;
const listed = <T extends Action['type']>(legal: readonly Action[], type: T): readonly Listed<T>[] =>
  legal.filter((action): action is Listed<T> => action.type === type);

/** R 8: the march. How an activation has travelled is remembered from its events. */
const march = (): Comparison => {
  let travelled: Travelled = { landBeforeSea: false, bySea: false };
  return {
    clause: 'R 8.3, 8.4',
    what: 'steps by land and by sea, embarking and landing, Sieges and markers on the march',
    often: 'always',
    *ask({ before, legal, events }) {
      const frame = before.stack.at(-1);
      if (frame?.kind === 'march' && !frame.afloat && legal.length > 0) {
        const of = `${frame.player} ${frame.commander} in ${frame.space}`;
        const step = (one: { to: string; passage: boolean }): string => `${one.to}${one.passage ? ' let through' : ''}`;
        yield {
          of: `${of}: steps`,
          model: sorted(steps(before, frame, travelled).map(step)),
          engine: sorted(listed(legal, 'march').map(step)),
        };
        yield {
          of: `${of}: to sea`,
          model: mayEmbark(before, frame, travelled),
          engine: listed(legal, 'embark').length > 0,
        };
        yield { of: `${of}: siege`, model: maySiege(before, frame), engine: listed(legal, 'siege').length > 0 };
        yield {
          of: `${of}: marker`,
          model: mayRemoveMarker(before, frame),
          engine: listed(legal, 'removeEnemyMarker').length > 0,
        };
      }
      const below = before.stack.at(-2);
      if (frame?.kind === 'seaMove' && frame.stage === 'sail' && below?.kind === 'march' && legal.length > 0) {
        const of = `${frame.player} off ${below.space}`;
        yield {
          of: `${of}: sail`,
          model: sorted(voyages(before, below, frame, travelled)),
          engine: sorted(listed(legal, 'sail').map(({ to }) => to)),
        };
        yield {
          of: `${of}: land`,
          model: landings(before, below, frame).map(String).sort(),
          engine: listed(legal, 'debark')
            .map(({ inside }) => String(inside))
            .sort(),
        };
      }
      for (const event of events) {
        if (event.type === 'activationBegan') travelled = { landBeforeSea: false, bySea: false };
        if (event.type === 'embarked') travelled = { ...travelled, bySea: true };
        if (event.type === 'groupMoved' && !travelled.bySea) travelled = { ...travelled, landBeforeSea: true };
      }
    },
  };
};

const interception: Comparison = {
  clause: 'R 11',
  what: 'from where, and under whom, Land Interceptions may be declared',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    const below = before.stack.at(-2);
    if (frame?.kind !== 'interception' || below?.kind !== 'arrival' || frame.building !== null) return;
    const told = (one: { from: string; inside: boolean; commander: string }): string =>
      `${one.from}${one.inside ? ' inside' : ''} ${one.commander}`;
    yield {
      of: `${frame.player} into ${frame.into}`,
      model: sorted(attempts(before, frame, below).map(told)),
      engine: sorted(listed(legal, 'intercept').map(told)),
    };
  },
};

/** R 11.2: nobody who could intercept goes unasked. */
const unasked: Comparison = {
  clause: 'R 11.2',
  what: 'that whoever may intercept is asked',
  often: 'always',
  *ask({ before, after }) {
    const was = before.stack.at(-1);
    const is = after.stack.at(-1);
    if (was?.kind === 'interception' || is?.kind !== 'interception' || is.handled.length > 0) return;
    const arrival = after.stack.at(-2);
    if (arrival?.kind !== 'arrival') return;
    const expected = after.turnOrder.filter(
      (player) =>
        player !== arrival.mover &&
        !arrival.passage.includes(player) &&
        attempts(after, { ...is, player, handled: [] }, arrival).length > 0,
    );
    yield { of: `into ${is.into}`, model: expected[0], engine: is.player };
  },
};

const avoiding: Comparison = {
  clause: 'R 10.5',
  what: 'where those who avoid battle may go',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    if (frame?.kind !== 'avoidMove') return;
    yield {
      of: `${frame.player} from ${frame.space}`,
      model: sorted(escapes(before, frame)),
      engine: sorted(listed(legal, 'avoidTo').map(({ to }) => to)),
    };
  },
};

const atSea: Comparison = {
  clause: 'R 8.5.1',
  what: 'who is asked first to intercept at sea',
  often: 'always',
  *ask({ before, action, after }) {
    const voyage = before.stack.at(-1);
    if (action.type !== 'debark' || voyage?.kind !== 'seaMove') return;
    const asked = after.stack.findLast((one) => one.kind === 'navalInterception');
    yield {
      of: `${action.player} to ${voyage.route.at(-1) ?? ''}`,
      model: sailors(before, action.player, voyage)[0] ?? null,
      engine: asked?.kind === 'navalInterception' ? asked.asked : null,
    };
  },
};

const surrender: Comparison = {
  clause: 'R 6.6.2',
  what: 'the three steps of the Surrender Segment',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    if (frame?.kind !== 'surrender' || legal.length === 0) return;
    const where = (one: { space: string }): string => one.space;
    const { step, player } = frame;
    if (step === 'remove')
      yield {
        of: `${player}: remove`,
        model: sorted(removable(before, frame)),
        engine: sorted(listed(legal, 'removeMarker').map(where)),
      };
    if (step === 'place')
      yield {
        of: `${player}: place`,
        model: sorted(claimable(before, frame)),
        engine: sorted(listed(legal, 'placeMarker').map(where)),
      };
    if (step === 'siege')
      yield {
        of: `${player}: besiege`,
        model: sorted(besiegeable(before, frame)),
        engine: sorted(listed(legal, 'siege').map(where)),
      };
  },
};

const markers: Comparison = {
  clause: 'R 6.6.3.2',
  what: 'where markers may be placed with Operation Points',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    if (frame?.kind === 'placeMarkers') {
      yield {
        of: `${frame.player}: listed`,
        model: sorted(placeable(before, frame.player, frame.bases)),
        engine: sorted(listed(legal, 'placeMarker').map((one) => one.space)),
      };
    }
    if (frame?.kind !== 'operations') return;
    yield {
      of: `${frame.player}: asked`,
      model: sorted(placeable(before, frame.player, frame.bases)),
      engine: sorted(query.placeableSpaces(before, frame.player, frame.bases)),
    };
  },
};

const forage: Comparison = {
  clause: 'R 6.6.5',
  what: 'Armies in excess of the Forage Limit',
  often: 'always',
  *ask({ before, after, events }) {
    const began = events.find((event) => event.type === 'segmentBegan' && event.segment === 'forage');
    if (began?.type !== 'segmentBegan' || after.segment?.segment !== 'forage') return;
    if (after.stack.at(-1)?.kind !== 'losses') return;
    const { player } = began;
    // Those before it have lost their CU unasked.
    const asked = events.findLast((event) => event.type === 'forageShortage');
    if (asked?.type !== 'forageShortage') return;
    yield {
      of: `${player}: the first of which something is asked`,
      model: hungry(after, player).includes(`${asked.space} ${asked.count}`),
      engine: before.outcome === null,
    };
  },
};

export const choices = (): readonly Comparison[] => [
  march(),
  interception,
  unasked,
  avoiding,
  atSea,
  surrender,
  markers,
  forage,
];
