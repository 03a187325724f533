/** Flowcharts as lists: the site says what a Mermaid diagram draws, so that it need not load a program of several hundred kilobytes. */

const NODE = /^(\w+)(?:[[{]"?([^\]}"]*)"?[\]}])?/;
const EDGE = /^\s*(\w+(?:[[{]"?[^\]}"]*"?[\]}])?)(?: -- "([^"]*)")? --> (.+?)\s*$/;
const GROUP = /^\s*subgraph (\w+)(?:\[([^\]]*)\])?/;

/** The words of the nodes of a flowchart, by their names. */
function wordsIn(lines: readonly string[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of lines) {
    const [, group, title] = GROUP.exec(line) ?? [];
    if (group !== undefined) words.set(group, title ?? group);
    const [, from = '', , to = ''] = EDGE.exec(line) ?? [];
    for (const node of [from, to]) {
      const [, name, text] = NODE.exec(node) ?? [];
      if (name !== undefined && text !== undefined) words.set(name, text);
    }
  }
  return words;
}

/** Returns the arrows of a flowchart as a list in Markdown; those inside a group stand below the name of the group. */
export function listOfArrows(flowchart: string): string {
  const lines = flowchart.split('\n');
  const words = wordsIn(lines);
  const wordsOf = (node: string): string => {
    const [, name = node, text] = NODE.exec(node) ?? [];
    return text ?? words.get(name) ?? name;
  };
  let indent = '';
  return lines
    .flatMap((line) => {
      const [, group] = GROUP.exec(line) ?? [];
      if (group !== undefined) {
        indent = '  ';
        return [`- ${wordsOf(group)}:`];
      }
      if (line.trim() === 'end') indent = '';
      const [, from, label, to] = EDGE.exec(line) ?? [];
      if (from === undefined || to === undefined) return [];
      return [`${indent}- ${wordsOf(from)} → ${wordsOf(to)}${label === undefined ? '' : ` (${label})`}`];
    })
    .join('\n');
}

/** Puts lists in the place of the flowcharts of a document. */
export const withoutFlowcharts = (markdown: string): string =>
  markdown.replaceAll(/^```mermaid\n(flowchart [\s\S]*?)\n```$/gm, (_, flowchart: string) => listOfArrows(flowchart));
