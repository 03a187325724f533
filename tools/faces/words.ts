/** The words of a game as code: each function asks the teller of a language. */
import ts from 'typescript';
import { commentOf, type Speaker } from './comment.js';
import type { Contract, Member } from './contract.js';
import { typeNames, type Faced } from './face.js';
import { handedOn, importsOf, inGame, type TypeNames } from './signature.js';

const LOCALE = 'locale';

/** What a teller calls what everybody calls `describeAction`. */
const tellers = (name: string): string => name.replace(/^describe(.)/, (_, first: string) => first.toLowerCase());

/** A parameter; whoever names no language is told in English. */
const parameter = (given: ts.ParameterDeclaration, names: TypeNames): string =>
  given.name.getText() === LOCALE ? "locale: Locale = 'en'" : inGame(given.getText(), names);

function codeOf({ name, signature }: Member, names: TypeNames): string {
  if (!ts.isMethodSignature(signature)) throw new Error(`${name} is no method`);
  const parameters = signature.parameters.map((given) => parameter(given, names)).join(', ');
  const answer = inGame(signature.type?.getText() ?? '', names);
  const given = handedOn(signature.parameters.filter((each) => each.name.getText() !== LOCALE));
  return `export const ${name} = (${parameters}): ${answer} => TELLERS[locale].${tellers(name)}(${given});`;
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
  const made = offered.map((member) => ({ member, code: codeOf(member, names) }));
  const { core, own } = importsOf(made.map(({ code }) => code).join('\n'), known, names);
  return [
    '/**',
    ' * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.',
    ` * Written by \`npm run faces\` from the contract (\`src/core/text/face.ts\`) and what this game says of it (\`${speaker.file}\`).`,
    ' */',
    `import type { ${core.join(', ')} } from '../../core/index.js';`,
    `import { TELLERS, ${own.map((name) => `type ${name}`).join(', ')} } from './tellers.js';`,
    ...made.flatMap(({ member, code }) => ['', commentOf(member, speaker), code]),
    '',
  ].join('\n');
}
