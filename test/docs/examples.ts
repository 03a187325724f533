/** The examples of the documents and of the doc comments: found, and made ready to be run with their values watched. */
import ts from 'typescript';

/** The blocks of TypeScript in a document. */
export const blocksOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** What stands behind `@example` in the doc comments of a source. */
export const docExamplesOf = (source: string): readonly string[] =>
  [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].flatMap(([, comment = '']) =>
    comment
      .replace(/^[^\S\n]*\* ?/gm, '')
      .split(/^(?=@\w)/m)
      .filter((section) => section.startsWith('@example'))
      .map((section) => section.slice('@example'.length).trim())
      .map((code) => `${/^```ts\n([\s\S]*?)```$/.exec(code)?.[1] ?? code}\n`),
  );

/** A whole program imports what it uses; anything else is a fragment of one. */
export const isProgram = (code: string): boolean => /^import /m.test(code);

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The end of a bracket that opens at the start of a text; 0 if it is not closed. */
function closed(text: string): number {
  const open: string[] = [];
  for (const { 0: token, index } of text.matchAll(/'[^']*'|"[^"]*"|[[\]{}]/g)) {
    const closing = CLOSING[token];
    if (closing !== undefined) open.push(closing);
    else if (token === open.at(-1)) open.pop();
    if (open.length === 0) return index + token.length;
  }
  return 0;
}

/**
 * The literal with which a comment begins, if it tells a value: `8`, `'red'`, `['chance']`, with nothing or a reason behind it
 * (`8: the Generals who …`). Prose and values that are cut short (`…`) tell none.
 */
export function literalIn(comment: string): string | undefined {
  const text = comment.replace(/^\/\/\s*/, '').trim();
  const simple = /^(?:-?\d+(?:\.\d+)?|'[^']*'|"[^"]*"|true|false|null|undefined)/.exec(text)?.[0];
  const literal = simple ?? text.slice(0, closed(text));
  return literal !== '' && !literal.includes('…') && /^(?:$|[:;,.](?:\s|$)| \()/.test(text.slice(literal.length))
    ? literal
    : undefined;
}

/** A value that an example tells in a comment. */
export interface Told {
  readonly code: string;
  readonly literal: string;
}

export interface Watched {
  /** The program, which hands each value that its comments tell to `watch(number, value, told)`. */
  readonly program: string;
  readonly told: readonly Told[];
}

/** The expression whose value a comment behind a statement tells. */
function subjectOf(statement: ts.Node): ts.Expression | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.at(-1)?.initializer;
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const printed = ts.isCallExpression(expression) && expression.expression.getText() === 'console.log';
  return printed && expression.arguments.length === 1 ? expression.arguments[0] : expression;
}

/** Makes a program hand over the values that its comments tell. `watch` is the name of a global function. */
export function watched(code: string, watch: string): Watched {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const told: Told[] = [];
  const edits: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const subject = subjectOf(node);
    const [comment] = subject === undefined ? [] : (ts.getTrailingCommentRanges(code, node.end) ?? []);
    const literal = comment === undefined ? undefined : literalIn(code.slice(comment.pos, comment.end));
    if (subject === undefined || literal === undefined) return;
    edits.push({ at: subject.getStart(), text: `${watch}(${told.length}, ` });
    edits.push({ at: subject.end, text: `, ${literal})` });
    told.push({ code: subject.getText(), literal });
  };
  visit(source);
  const program = edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), code);
  return { program, told };
}

/** What the compiler has to say about files: each complaint with the line that it is about. */
export function complaints(
  files: readonly string[],
  options: ts.CompilerOptions,
): ReadonlyMap<string, readonly string[]> {
  const program = ts.createProgram(files, options);
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [
        file,
        found.map(({ start = 0, messageText }) => {
          const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
          const text = source?.text.split('\n')[line]?.trim() ?? '';
          return `${text} ← ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
        }),
      ];
    }),
  );
}
