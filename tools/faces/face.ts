/** The public face of a game as code. */
import ts from 'typescript';
import { CATEGORIES, categoryOf } from '../docs/categories.js';
import type { GameName } from '../../src/games.js';
import { commentOf, type Speaker } from './comment.js';
import type { Contract, Member } from './contract.js';
import { handedOn, importsOf, inGame, type TypeNames } from './signature.js';
import type { FaceTable } from './table.js';

/** A game, the name of its bundle of types, and what it says. */
export interface Faced {
  readonly game: GameName;
  readonly types: string;
  readonly table: FaceTable;
}

/** The parts of core that members are taken from, and the names that they have in the code. */
const MAKERS: Readonly<Record<string, { readonly name: string; readonly from?: string }>> = {
  Machine: { name: 'machine' },
  Records: { name: 'recorder', from: 'records' },
  Matches: { name: 'host', from: 'matches' },
  Bots: { name: 'kit', from: 'bots' },
};

/** A member as code, and the values that it takes from core and from the parts of the game. */
interface Made {
  readonly code: string;
  readonly core?: string;
  readonly own?: string;
}

/** What the code calls a function of core that does the same for any game. */
const ofAny = (name: string): string => `${name.replace(/Of$/, '')}OfAny`;
const ownName = (name: string): string => `own${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** What a game calls the types of the contract. */
export const typeNames = ({ types, table }: Faced): TypeNames => ({
  "G['options']": 'GameOptions',
  "G['state']": 'GameState',
  "G['view']": 'PlayerView',
  "G['action']": 'Action',
  "G['event']": 'GameEvent',
  "G['position']": 'Position',
  "G['shown']": table.types.shown,
  "G['player']": table.types.player,
  "G['subject']": table.types.subject,
  'Viewer<G>': 'Viewer',
  'ViewOf<G>': 'PlayerView',
  "Outcome<G['player']>": table.types.outcome,
  '<G>': `<${types}>`,
});

function codeOf({ name, isOwn, signature }: Member, names: TypeNames): Made {
  const typed = (): string => inGame(signature.getText(), names);
  if (isOwn) {
    const type = ts.isFunctionTypeNode(signature) ? `: ${typed()}` : '';
    return { code: `export const ${name}${type} = ${ownName(name)};`, own: `${name} as ${ownName(name)}` };
  }
  if (ts.isIndexedAccessTypeNode(signature)) {
    const maker = MAKERS[/^\w+/.exec(signature.getText())?.[0] ?? ''];
    if (maker === undefined) throw new Error(`nobody makes ${name}`);
    const core = maker.from === undefined ? {} : { core: maker.from };
    return { code: `export const ${name} = /* @__PURE__ */ evaluated(() => ${maker.name}.${name});`, ...core };
  }
  const core = `${name} as ${ofAny(name)}`;
  if (!ts.isFunctionTypeNode(signature))
    return { code: `export const ${name}: ${typed()} = /* @__PURE__ */ ${ofAny(name)}(game);`, core };
  const parameters = signature.parameters.map((parameter) => inGame(parameter.getText(), names)).join(', ');
  const answer = inGame(signature.type.getText(), names);
  const call = `${ofAny(name)}(game, ${handedOn(signature.parameters)})`;
  return { code: `export const ${name} = (${parameters}): ${answer} => ${call};`, core };
}

/** The members that a game offers, by what one does with them. */
function offered({ members }: Contract, { also = [] }: FaceTable): readonly (readonly [string, readonly Member[]])[] {
  const all = members.filter(({ name, isOptional }) => !isOptional || also.includes(name));
  return CATEGORIES.map(
    (category) => [category, all.filter(({ name }) => categoryOf(name, '') === category)] as const,
  ).filter(([, found]) => found.length > 0);
}

/** The face of a game. */
export function faceCode(contract: Contract, faced: Faced, speaker: Speaker): string {
  const names = typeNames(faced);
  const sections = offered(contract, faced.table).map(([category, members]) => ({
    category,
    members: members.map((member) => ({ member, made: codeOf(member, names) })),
  }));
  const all = sections.flatMap(({ members }) => members.map(({ made }) => made));
  const types = importsOf(all.map(({ code }) => code).join('\n'), contract.known, names);
  const own = all.flatMap(({ own: part = [] }) => part).sort();
  const fromCore = new Set(all.flatMap(({ core = [] }) => core));
  const makers = Object.values(MAKERS).filter(({ from }) => from !== undefined && fromCore.has(from));
  const type = (name: string): string => `type ${name}`;
  return [
    '/**',
    ' * The public functions of the game: to play it, query and show it, and save it.',
    ` * Written by \`npm run faces\` from \`src/core/face.ts\` and \`${speaker.file}\`.`,
    ' */',
    `import { ${[...[...fromCore].sort(), ...types.core.map(type)].join(', ')} } from '../core/index.js';`,
    `import { ${['game', 'machine', ...own, ...types.own.map(type)].join(', ')} } from './parts.js';`,
    '',
    '// A bundler can drop each of these values, so importing one function loads only what that function needs.',
    ...makers.map(({ name, from }) => `const ${name} = /* @__PURE__ */ ${from}(game);`),
    'const evaluated = <T>(one: () => T): T => one();',
    ...sections.flatMap(({ category, members }) => [
      '',
      `// ${category}`,
      ...members.flatMap(({ member, made }) => ['', commentOf(member, speaker), made.code]),
    ]),
    '',
  ].join('\n');
}
