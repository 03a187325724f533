/** The words of a game as code: each function asks who tells them in a language. */
import ts from 'typescript';
import { commentOf, type Speaker } from './comment.js';
import type { Contract, Member } from './contract.js';
import { typeNames, type Faced } from './face.js';
import { handedOn, importsOf, inGame, type TypeNames } from './signature.js';

const LOCALE = 'locale';

/** The method of a `Speaker` that stands behind a function of the contract: `action` for `describeAction`. */
const short = (name: string): string => name.replace(/^describe(.)/, (_, first: string) => first.toLowerCase());

/** A parameter; whoever names no language is told in English. */
const parameter = (given: ts.ParameterDeclaration, names: TypeNames): string =>
  given.name.getText() === LOCALE ? "locale: Locale = 'en'" : inGame(given.getText(), names);

/** A member as code, and the function of the game that it asks, if it is no speaker. */
interface Made {
  readonly code: string;
  readonly own: string;
}

function codeOf({ name, isOwn, signature }: Member, names: TypeNames): Made {
  if (!ts.isFunctionTypeNode(signature)) throw new Error(`${name} is no function`);
  const parameters = signature.parameters.map((given) => parameter(given, names)).join(', ');
  const answer = inGame(signature.type.getText(), names);
  const given = handedOn(signature.parameters.filter((each) => each.name.getText() !== LOCALE));
  const own = isOwn ? `${short(name)}In` : 'SPEAKERS';
  const call = isOwn ? `${own}(${LOCALE}, ${given})` : `${own}[${LOCALE}].${short(name)}(${given})`;
  return { code: `export const ${name} = (${parameters}): ${answer} => ${call};`, own };
}

/** The face of a game's words. */
export function textCode({ members, known }: Contract, faced: Faced, speaker: Speaker): string {
  const { also = [], types } = faced.table.text;
  const names: TypeNames = {
    ...typeNames(faced),
    "G['shown']": 'Shown',
    'Phrase<L>': 'Saying',
    'Question<G, L>': 'Question',
    Told: `Told<GameEvent, ${types.link}>`,
    PlayedWith: types.playedWith,
    "Outcome<G['player']>": types.outcome,
  };
  const offered = members.filter(({ name, isOptional }) => !isOptional || also.includes(name));
  const all = offered.map((member) => ({ member, made: codeOf(member, names) }));
  const { core, own } = importsOf(all.map(({ made }) => made.code).join('\n'), known, names);
  const values = [...new Set(all.map(({ made }) => made.own))].sort();
  return [
    '/**',
    ' * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.',
    ` * Written by \`npm run faces\` from \`src/core/text/face.ts\` and \`${speaker.file}\`.`,
    ' */',
    `import type { ${core.join(', ')} } from '../../core/index.js';`,
    `import { ${[...values, ...own.map((name) => `type ${name}`)].join(', ')} } from './tellers.js';`,
    ...all.flatMap(({ member, made }) => ['', commentOf(member, speaker), made.code]),
    '',
  ].join('\n');
}
