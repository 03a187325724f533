/** What the search of the site finds: symbols and documents, each once, where it is described. */
import { DeclarationReflection, ReflectionKind, type Reflection } from 'typedoc';

/**
 * Returns whether the search finds something: documents, entry points and what they declare, but no properties and
 * nothing passed on.
 */
function isFound(reflection: Reflection): boolean {
  if (reflection.isDocument()) return true;
  if (reflection.isReference() || !(reflection instanceof DeclarationReflection)) return false;
  return reflection.kindOf(ReflectionKind.Module) || reflection.parent?.kindOf(ReflectionKind.SomeModule) === true;
}

/** Removes from a list what the search does not find; `tables` are the titles of documents that only list other pages. */
export function keepFound<R extends Reflection>(searched: R[], tables: ReadonlySet<string>): void {
  const found = searched.filter(
    (reflection) => isFound(reflection) && !(reflection.isDocument() && tables.has(reflection.name)),
  );
  searched.splice(0, searched.length, ...found);
}

/** Returns the texts that are searched, beside the name: of a symbol its description, of a part of a page its text; without lists and examples. */
export function searchedTexts(reflection: Reflection): Record<string, string> {
  if (reflection.isDocument()) {
    if (reflection.parent?.isDocument() !== true) return {};
    const [document = ''] = textOf(reflection.content).split(/\n\*\*/);
    return { document };
  }
  const { comment, signatures = [] } = reflection as DeclarationReflection;
  return { comment: [comment, ...signatures.map((one) => one.comment)].map((one) => textOf(one?.summary)).join('\n') };
}

const textOf = (parts: readonly { readonly text: string }[] = []): string => parts.map(({ text }) => text).join('');
