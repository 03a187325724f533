/** Battles in one or two sentences: the attackers, the winner, and the losses of both sides. */
import type { BattleBegan } from '../event/combat.js';
import type { GameEvent } from '../event/index.js';
import type { GameState } from '../state.js';
import type { PlaceId, PlayerId, UnitId } from '../vocabulary.js';
import { byHome, playerOfUnitId } from './belonging.js';
import type { Attackers, Battle, StoryWords, WingOfBattle } from './language.js';
import { deed, detail, type Line } from './page.js';

/** Events that the summary of a battle includes. */
const WITHIN: ReadonlySet<GameEvent['type']> = new Set([
  'rolled',
  'unitWavered',
  'wallsBreached',
  'garrisonFell',
  'cavalryPursued',
  'unitMoved',
  'leaderMoved',
  'lineDrawnUp',
  'pieceShifted',
  'wingJoined',
  'wingsUnited',
]);

/** A battle in progress. */
interface Fought {
  readonly began: BattleBegan;
  readonly attackers: Attackers;
  rounds: number;
  brokenOff: Battle['brokenOff'];
  lost: Map<PlayerId, UnitId[]>;
  /** R D: the wings won so far, or `null` if it is not fought in wings. */
  wings: WingOfBattle[] | null;
}

/** Returns a tracker of battles. A battle is reported when it is won. */
export function newBattles(attackersOf: (player: PlayerId, at: PlaceId) => Attackers) {
  let fought: Fought | undefined;
  let won: { readonly at: PlaceId; readonly winner: PlayerId | null } | undefined;

  function note({ lost }: Fought, unit: UnitId, state: GameState): void {
    const player = playerOfUnitId(state, unit);
    lost.set(player, [...(lost.get(player) ?? []), unit]);
  }

  function tell(
    { began, attackers, rounds, brokenOff, lost, wings }: Fought,
    event: GameEvent,
    words: StoryWords,
  ): readonly Line[] {
    if (event.type !== 'battleWon') return [];
    const { at, element, against, defending } = began;
    const { winner, decisive, rule } = event;
    const defenders = { leaders: defending.leaders, units: [...defending.units, ...defending.cargo] };
    const battle = { at, attackers, defenders, element, against, rounds, brokenOff, winner, decisive };
    return [
      deed(words.battle(battle), rule),
      ...(wings === null ? [] : [detail(words.wings(wings), 'R D3')]),
      ...[...lost].map(([player, units]) => detail(words.loses(player, byHome(units)), 'R 7.9.1')),
    ];
  }

  return {
    /**
     * Takes an event. Returns the report of the battle that it ends, or `undefined` if it does not belong to a battle.
     */
    take(event: GameEvent, state: GameState, words: StoryWords): readonly Line[] | undefined {
      if (event.type === 'battleBegan') {
        const { leaders, units, cargo } = event.attacking;
        const company = { leaders, units: [...units, ...cargo] };
        const attackers = { ...attackersOf(event.attacker, event.at), company };
        fought = { began: event, attackers, rounds: 0, brokenOff: null, lost: new Map(), wings: null };
        return [];
      }
      if (fought === undefined) return undefined;
      switch (event.type) {
        case 'roundFought':
          fought.rounds = event.round;
          return [];
        case 'wingsChosen':
          fought.wings = [];
          return [];
        case 'wingWon':
          fought.wings?.push({ wing: event.wing, player: event.player });
          return [];
        case 'battleBrokenOff':
          fought.brokenOff = event.side;
          return [];
        case 'unitEliminated':
          note(fought, event.unit, state);
          return [];
        case 'battleWon': {
          const lines = tell(fought, event, words);
          [fought, won] = [undefined, event];
          return lines;
        }
        default:
          return WITHIN.has(event.type) ? [] : undefined;
      }
    },
    /** Returns whether a player won the last reported battle in this place. */
    hasWonAt: (player: PlayerId, at: PlaceId): boolean => won?.at === at && won.winner === player,
    /** Forgets the last battle. */
    forget(): void {
      [fought, won] = [undefined, undefined];
    },
  };
}
