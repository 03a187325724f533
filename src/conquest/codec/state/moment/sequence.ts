/** R 3, 4, 12.9: the set-up and the course of a turn. */
import type { SequenceFrame } from '../../../frame/index.js';
import { plays } from '../../../options.js';
import { leadersNamed, unitsNamed } from '../../../query/09-1-combat.js';
import { lastOpened, sequenceOf } from '../../../query/04-1-turn.js';
import type { Situation } from '../../../table/situation.js';
import type { SideId } from '../../../vocabulary.js';
import { allDiffer, unless, type At, type Complaint, type FrameCheck, type FrameChecks } from './check.js';
import { rollFindings } from './rolls.js';

/** The sequence of a turn of a game. */
interface Course {
  /** The frames of the set-up, which lie upon a turn that has not begun. */
  readonly setUp: readonly string[];
  /** Returns whether sides can play in such an order; `undefined`: it is that of the components. */
  isOrder(order: readonly SideId[] | undefined, at: At): boolean;
}

/** R 4.2: what is being resolved is what the step of the turn has opened; before the first turn it is the set-up. */
export const turnCheck =
  ({ setUp, isOrder }: Course): FrameCheck<'turn'> =>
  (turn, at) => {
    const { begun, step, fought, evaded, order } = turn;
    const { edition, situation, above } = at;
    const isSetup = above !== undefined && setUp.includes(above.kind);
    const found: Complaint[] = [
      ...unless([
        [isOrder(order, at), 'order', 'this is not the order of play now'],
        [begun !== isSetup, 'begun', isSetup ? 'no turn has begun yet' : 'the turn has begun'],
        [!isSetup || step === 0, 'step', 'no step has been opened yet'],
        [
          fought === undefined || (plays(situation, 'recuperation') && isRecuperating(situation, fought)),
          'fought',
          'units that recuperate, each once, if R 12.11 is played',
        ],
        [
          evaded === undefined || (allDiffer(evaded) && hasOwnCombats(situation)),
          'evaded',
          'units, each once, if each side has its own phase of combat (R 9.2)',
        ],
      ]),
    ];
    if (isSetup || above === undefined) return found;
    const opened = lastOpened(situation, step);
    if (opened === undefined || edition.frames.rows[above.kind].openedBy !== opened.phase)
      found.push(['step', `the frame "${above.kind}" is not what this step of the turn opens`]);
    else if (opened.side !== null && 'side' in above && above.side !== opened.side)
      found.push(['step', `this step is the ${opened.side} side’s`]);
    return found;
  };

const hasOwnCombats = (situation: Situation): boolean =>
  sequenceOf(situation).some(({ phase, side }) => phase === 'combat' && side !== null);

const isRecuperating = (situation: Parameters<typeof unitsNamed>[0], ids: Parameters<typeof unitsNamed>[1]): boolean =>
  allDiffer(ids) && unitsNamed(situation, ids).every(({ kind }) => kind.recuperates === true);

/** R 3.3: choices are made in their order, and what begins by one that is open is aside. */
const setupFindings: FrameCheck<'setup'> = ({ left }, { situation }) => {
  const { components, ground, roster, turn } = situation;
  const due = components.choices.map(({ id }) => id).slice(components.choices.length - left.length);
  const isAside =
    roster.units.every(
      ({ code, batch: { choice } }) =>
        choice === undefined || !left.includes(choice) || situation.placeOfUnit(code) === ground.trays.aside,
    ) &&
    roster.leaders.every(
      ({ code, fact: { choice } }) =>
        choice === undefined || !left.includes(choice) || situation.placeOfLeader(code) === ground.trays.aside,
    );
  return unless([
    [
      left.length <= components.choices.length && due.every((id, index) => id === left[index]),
      'left',
      'the last of the choices, in their order',
    ],
    [isAside, 'left', 'what is to be placed by a choice is aside until then'],
    [turn === 1, 'kind', 'the board is set up before the first turn'],
  ]);
};

/** Checks that leaders that may recover are wounded and on the map (R 12.9). */
const recoveryFindings: FrameCheck<'recovery'> = ({ left }, { situation }) =>
  unless([[leadersNamed(situation, left).every(({ code }) => situation.isWounded(code)), 'left', 'wounded leaders']]);

export const sequenceChecks: FrameChecks<SequenceFrame['kind']> = {
  // R 4.2: the order is that of the components.
  turn: turnCheck({ setUp: ['setup'], isOrder: (order) => order === undefined }),
  setup: setupFindings,
  roll: rollFindings,
  recovery: recoveryFindings,
};
