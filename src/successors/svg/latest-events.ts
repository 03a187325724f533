/** The latest events: arrows show where pieces moved, marks where they fought. */
import { between, distance, type Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { arrow, circle } from '../../svg/shapes.js';
import type { GameEvent } from '../event/index.js';
import type { Faction, SpaceId } from '../vocabulary.js';
import { signShape } from './glyphs.js';
import { drawnAt } from './ground/plan.js';
import { spaceName, type Setting } from './setting.js';
import { portOfBattle } from './voyages.js';

/** A move from one space to another. */
interface Way {
  readonly who: Faction;
  readonly name: string;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

function wayOf({ labels }: Setting, event: GameEvent): Way | undefined {
  switch (event.type) {
    case 'groupMoved':
    case 'avoidedBattle':
    case 'intercepted':
    case 'withdrew':
    case 'retreated':
      return { who: event.player, name: labels.factions[event.player], from: event.from, to: event.to };
    case 'independentArmyMoved': {
      const { army, from, to } = event;
      return from === 'box' || to === 'box'
        ? undefined
        : { who: 'independent', name: labels.names.independentArmies[army], from, to };
    }
    default:
      return undefined;
  }
}

function drawWay(setting: Setting, { who, name, from, to }: Way): Element | undefined {
  const { plan, livery, labels } = setting;
  const [start, end] = [drawnAt(plan, from), drawnAt(plan, to)];
  const length = distance(start.at, end.at);
  if (length === 0) return undefined;
  const at = (along: number): Point => between(start.at, end.at, along / length);
  const { fill, edge } = livery(who);
  return group(
    { 'data-event': 'moved', role: 'img' },
    title(labels.captions.moved(name, spaceName(setting, from), spaceName(setting, to))),
    arrow(at(start.radius + 2), at(Math.max(start.radius + 8, length - end.radius - 2)), 6, {
      fill,
      stroke: edge,
      'stroke-width': 1.2,
      'fill-opacity': 0.9,
      'stroke-linejoin': 'round',
    }),
  );
}

interface Mark {
  readonly space: SpaceId;
  readonly say: (place: string) => string;
}

/** Returns the mark of an event: a battle, on land or near a port, or a captured space. */
function markOf(
  { labels: { captions }, state }: Setting,
  event: GameEvent,
  events: readonly GameEvent[],
): Mark | undefined {
  switch (event.type) {
    case 'landBattleDecided':
    case 'overrun':
      return { space: event.space, say: captions.fought };
    case 'navalBattleFought': {
      const space = portOfBattle(state, events, event);
      return space === undefined ? undefined : { space, say: captions.foughtAtSea };
    }
    case 'spaceCaptured':
      return { space: event.space, say: captions.captured };
    default:
      return undefined;
  }
}

/** Draws the marks of events, one for each space. */
export function drawEvents(setting: Setting, events: readonly GameEvent[]): Element {
  const { plan, palette } = setting;
  const ways = events.flatMap((event) => wayOf(setting, event) ?? []).flatMap((way) => drawWay(setting, way) ?? []);
  const marks = new Map(
    events.flatMap((event) => {
      const mark = markOf(setting, event, events);
      return mark === undefined ? [] : [[`${event.type} ${mark.space}`, mark] as const];
    }),
  );
  const drawn = [...marks.values()].map(({ space, say }) => {
    const { at, radius } = drawnAt(plan, space);
    return group(
      { 'data-event': 'fought', 'data-at': space, role: 'img' },
      title(say(spaceName(setting, space))),
      circle(at, radius + 8, { fill: 'none', stroke: palette.alarm, 'stroke-width': 2.5 }),
      signShape('battle', { x: at.x - radius - 4, y: at.y - radius - 4 }, 9, palette.alarm, palette.halo),
    );
  });
  return group({ 'data-layer': 'events' }, ...ways, ...drawn);
}
