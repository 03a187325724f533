/** Random choice, uniform or with a taste. Policies read the oracle's states only, so that they never have to follow a format. */
import type { AnyAction, AnyState, Chance, GameName } from './engine.js';

export const POLICIES = ['uniform', 'nasty'] as const;
export type Policy = (typeof POLICIES)[number];

/** The text of an action, with its fields in order: equal actions have equal texts. */
export function actionKey(action: AnyAction): string {
  let text = action.type;
  for (const field of Object.keys(action).sort()) if (field !== 'type') text += `|${field}=${String(action[field])}`;
  return text;
}

/** How much more than 1, or less, a kind of action is worth to whoever looks for trouble: fights, voyages, sieges, cards. */
const TASTES: Readonly<Record<GameName, Readonly<Record<string, number>>>> = {
  successors: {
    activate: 6,
    march: 4,
    takeUnits: 3,
    leaveUnits: 0.3,
    disband: 0.1,
    attack: 20,
    grantPassage: 1,
    embark: 12,
    escort: 3,
    setSail: 6,
    sail: 6,
    debark: 2,
    interceptAtSea: 10,
    joinNavalBattle: 10,
    intercept: 10,
    interceptWith: 3,
    interceptWithGeneral: 3,
    declareInterception: 6,
    standAndFight: 4,
    joinBattle: 4,
    joinBattleWithGeneral: 4,
    siege: 25,
    removeEnemyMarker: 4,
    playSurprise: 12,
    playCard: 4,
    resolveBonusEvent: 3,
    rollMovement: 5,
    operation: 2,
    moveIndependentArmy: 4,
    endIndependentArmy: 0.5,
    liftMinorGeneral: 0.3,
    endActivation: 0.5,
    pass: 0.3,
    bury: 2,
  },
  alexandros: { takeOverProvince: 12, occupyProvince: 6, levyTaxes: 4, moveByHandCard: 2, pass: 0.3 },
};

/** Spaces in which somebody else than a player has CUs; of a state in the oracle's format. */
function enemyHeld(state: AnyState, player: string): (space: unknown) => boolean {
  const held = new Set<unknown>();
  const stacks = state['stacks'] as Readonly<Record<string, { readonly player: string; readonly space: string }>>;
  for (const key in stacks) {
    const stack = stacks[key];
    if (stack !== undefined && stack.player !== player) held.add(stack.space);
  }
  return (space) => held.has(space);
}

/** What `state` is given for, beside the taste for kinds of action, is seeking out enemies. */
export function weights(game: GameName, actions: readonly AnyAction[], state?: AnyState): readonly number[] {
  const taste = TASTES[game];
  const approaches = ({ type }: AnyAction): boolean => type === 'march' || type === 'sail' || type === 'avoidTo';
  const first = actions.find(approaches);
  const held =
    game === 'successors' && state !== undefined && first !== undefined ? enemyHeld(state, first.player) : () => false;
  return actions.map((action) => {
    const liking = taste[action.type] ?? 1;
    const event = action.type === 'playCard' && action['as'] === 'event' ? 2 : 1;
    return liking * event * (approaches(action) && held(action['to']) ? 5 : 1);
  });
}

/** The index of one of the actions, chosen by a policy. The order of the list matters: sort it first where it may differ. */
export function choose(
  policy: Policy,
  game: GameName,
  actions: readonly AnyAction[],
  chance: Chance,
  state?: AnyState,
): number {
  if (policy === 'uniform') return chance.draw(actions.length);
  const likings = weights(game, actions, state);
  let point = (chance.draw(2 ** 30) / 2 ** 30) * likings.reduce((sum, liking) => sum + liking, 0);
  const index = likings.findIndex((liking) => (point -= liking) < 0);
  return index === -1 ? actions.length - 1 : index;
}
