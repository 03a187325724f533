/** R S9.3, S9.4: a battle of allies is told, from the invitation to the lines. */
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../../src/core/index.js';
import { clash, type Action, type GameState } from '../../../src/clash/index.js';
import {
  describeAction,
  describeEvent,
  describeEvents,
  LOCALES,
  question,
  type Locale,
} from '../../../src/clash/text/index.js';
import { phase } from '../battle.js';

/** In Cilicia Antigonus attacks Ptolemy, and Seleucus is there. */
const facing = phase({
  antigonid: ['antigonus', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'hetairoi-1'],
  seleucid: ['seleucus', 'phalanx-7', 'phalanx-8', 'royalGuard-1'],
  ptolemaic: ['ptolemy', 'phalanx-4', 'phalanx-5', 'phalanx-6'],
});

const ACTIONS: readonly Action[] = [
  { type: 'offerBattle', player: 'antigonid', province: 'cilicia', force: 'antigonid', against: 'ptolemaic' },
  { type: 'invite', player: 'antigonid', force: 'seleucid' },
  { type: 'joinAttack', player: 'seleucid' },
  { type: 'setUpFirst', player: 'antigonid' },
  // R S9.4: of the two who have fewer units sets up on the left; of the others' army it is a box.
  { type: 'arrayUnit', player: 'seleucid', unit: 'phalanx-7', box: 'left', line: 1 },
];

/** What is asked, done and told; Ptolemy, whose leader is not as able as Antigonus, does not evade (R S9.1). */
function tale(locale: Locale): { readonly lines: readonly string[]; readonly state: GameState } {
  const lines: string[] = [];
  let state = facing;
  for (const action of ACTIONS) {
    lines.push(`${question(state, locale)?.text ?? ''} ${describeAction(action, state, locale).text}`);
    const step = orThrow(clash.applyAction(state, action));
    lines.push(...describeEvents(step.events, step.state, locale).map(({ said }) => said.text));
    state = step.state;
  }
  return { lines, state };
}

describe('a battle of allies', () => {
  it('in English', () => {
    expect(tale('en').lines).toEqual([
      'Antigonids: whom do you fight? Fight the Ptolemies in Cilicia',
      'The Antigonids attack the Ptolemies in Cilicia.',
      'Antigonids: the attack on the Ptolemies in Cilicia: do you attack alone, or whom do you invite? Invite the Seleucids to join the attack',
      'Seleucids: join the attack on the Ptolemies in Cilicia? Join the attack',
      'The Seleucids join the attack in Cilicia.',
      'Antigonids: the attack on the Ptolemies in Cilicia: do you set up first or last? Set up first',
      'The Antigonids set up first in Cilicia.',
      'Battle of Cilicia: the Antigonids and the Seleucids draw up their lines against the Ptolemies.',
      'Seleucids: which unit do you place, and where (3 to place)? Place Phalanx 7 in the Antigonid Left, first line',
      'Phalanx 7: in the Antigonid Left, first line.',
    ]);
  });

  it('in German', () => {
    expect(tale('de').lines).toEqual([
      'Antigoniden: Gegen wen kämpfen? In Kilikien gegen die Ptolemäer kämpfen',
      'Die Antigoniden greifen in Kilikien die Ptolemäer an.',
      'Antigoniden: Angriff auf die Ptolemäer in Kilikien: allein, oder mit wem? Die Seleukiden zum Angriff einladen',
      'Seleukiden: Sich dem Angriff auf die Ptolemäer in Kilikien anschließen? Sich dem Angriff anschließen',
      'Die Seleukiden schließen sich dem Angriff in Kilikien an.',
      'Antigoniden: Angriff auf die Ptolemäer in Kilikien: Wer stellt sich zuletzt auf? Sich zuerst aufstellen',
      'Die Antigoniden stellen sich in Kilikien zuerst auf.',
      'Schlacht in Kilikien: Die Antigoniden und die Seleukiden stellen sich gegen die Ptolemäer auf.',
      'Seleukiden: Welche Einheit wird wo aufgestellt (noch 3)? Phalanx 7 auf den linken Flügel der Antigoniden stellen, erste Linie',
      'Phalanx 7: auf dem linken Flügel der Antigoniden, erste Linie.',
    ]);
  });

  it('is won by both', () => {
    const { state } = tale('en');
    const ended = { type: 'battleEnded', rule: 'R 10.19', province: 'cilicia', how: 'elimination', round: 4 } as const;
    const won = { ...ended, winner: 'antigonid' } as const;
    const lost = { ...ended, winner: 'ptolemaic' } as const;
    expect(describeEvent(won, state).text).toBe(
      'The battle of Cilicia is over in round 4, an army is eliminated: the Antigonids and the Seleucids have won.',
    );
    expect(describeEvent(won, state, 'de').text).toBe(
      'Die Schlacht in Kilikien endet in der 4. Runde, ein Heer ist vernichtet: Die Antigoniden und die Seleukiden haben gesiegt.',
    );
    expect(describeEvent(lost, state).text).toBe(
      'The battle of Cilicia is over in round 4, an army is eliminated: the Ptolemies have won.',
    );
    expect(describeEvent({ ...ended, winner: null }, state, 'de').text).toBe(
      'Die Schlacht in Kilikien endet in der 4. Runde, ein Heer ist vernichtet: Niemand hat gesiegt.',
    );
  });

  it.each(LOCALES)('the box that an ally sets up in is linked as the box of the army: %s', (locale) => {
    const { parts } = describeAction(ACTIONS[4] as Action, tale(locale).state, locale);
    expect(parts.flatMap((part) => (part.kind === 'box' ? [part.id] : []))).toEqual(['antigonid:left']);
  });
});
