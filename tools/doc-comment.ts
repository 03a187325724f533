/** Doc comments of sources. */
import ts from 'typescript';

/** The comment that stands before a node, as it is written; empty where there is none. */
export function docOf(source: ts.SourceFile, node: ts.Node): string {
  const [range] = ts.getLeadingCommentRanges(source.text, node.getFullStart())?.slice(-1) ?? [];
  const text = range === undefined ? '' : source.text.slice(range.pos, range.end);
  return text.startsWith('/**') ? text : '';
}
