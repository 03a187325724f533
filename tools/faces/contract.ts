/** The contract of a face as its interface tells it: members with their types and comments, and the names of types that they use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { docOf } from '../doc-comment.js';
import { root } from '../folders.js';

/** A comment by its parts: what stands before the first tag, and what stands behind each tag. */
export interface Comment {
  readonly says: string;
  readonly tags: readonly (readonly [tag: string, text: string])[];
}

export interface Member {
  readonly name: string;
  /** Whether every game makes it itself. */
  readonly isOwn: boolean;
  readonly isOptional: boolean;
  readonly signature: ts.TypeNode;
  readonly comment: Comment;
}

export interface Contract {
  readonly members: readonly Member[];
  /** The types that it imports: those of core. */
  readonly known: ReadonlySet<string>;
}

/** Takes a doc comment apart. */
export function commentIn(text: string): Comment {
  const lines = text.replace(/^\/\*\*|\*\/$/g, '').replace(/^[^\S\n]*\* ?/gm, '');
  const [says = '', ...tagged] = lines.split(/^(?=@\w)/m);
  return {
    says: says.trim(),
    tags: tagged.map((part) => {
      const [, tag = '', rest = ''] = /^@(\w+)\s*([\s\S]*)$/.exec(part) ?? [];
      return [tag, rest.trim()] as const;
    }),
  };
}

/** The type that stands in `Own<…>`; `undefined` for any other. */
const ownIn = (type: ts.TypeNode): ts.TypeNode | undefined =>
  ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Own' ? type.typeArguments?.[0] : undefined;

function memberOf(source: ts.SourceFile, member: ts.TypeElement): Member {
  if (!ts.isPropertySignature(member) || member.type === undefined)
    throw new Error(`${source.fileName}: ${member.getText()} is no property with a type`);
  const own = ownIn(member.type);
  return {
    name: member.name.getText(),
    isOwn: own !== undefined,
    isOptional: member.questionToken !== undefined,
    signature: own ?? member.type,
    comment: commentIn(docOf(source, member)),
  };
}

function importedBy(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names);
}

/** Reads an interface in a file. */
function contractIn(file: string, name: string): Contract {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .find((statement) => statement.name.text === name);
  return {
    members: (declared?.members ?? []).map((member) => memberOf(source, member)),
    known: importedBy(source),
  };
}

/** The contract of the public face. */
export const faceContract = (): Contract => contractIn('src/core/face.ts', 'Face');

/** The contract of the words. */
export const textContract = (): Contract => contractIn('src/core/text/face.ts', 'TextFace');
