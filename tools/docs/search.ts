/** What the search of the site finds: each thing once, where it is described. */
import { DeclarationReflection, type Reflection } from 'typedoc';

/** Whether something is found: not what a page only passes on or inherits, nor a refusal in its table, for it has a page of its own. */
function isFound(reflection: Reflection): boolean {
  if (reflection.isReference()) return false;
  if (reflection instanceof DeclarationReflection && reflection.inheritedFrom !== undefined) return false;
  return !/\.REFUSAL_CODES\..+/.test(reflection.getFullName());
}

/** Leaves in a list of what is searched what is to be found; `tables` are documents whose words stand on pages of their own. */
export function keepFound<R extends Reflection>(searched: R[], tables: ReadonlySet<string>): void {
  const found = searched.filter(
    (reflection) => isFound(reflection) && !(reflection.isDocument() && tables.has(reflection.name)),
  );
  searched.splice(0, searched.length, ...found);
}
