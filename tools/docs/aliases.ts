/**
 * Shows unions by their names. TypeScript forgets the name of a union where a type is derived from others, so that a list of all
 * players or all spaces would be written out in every place.
 */
import {
  ReferenceType,
  ReflectionKind,
  Type,
  type Context,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type SomeType,
  type UnionType,
} from 'typedoc';
import ts from 'typescript';

/** A union with this many members is replaced where it is the whole type. */
const SHORT = 3;
/** A union with this many members is replaced also where it is a part of another union. */
const LONG = 6;

interface Name {
  readonly alias: DeclarationReflection;
  /** The members of the union, as they are written. */
  readonly members: ReadonlySet<string>;
}

const isUnion = (type: unknown): type is UnionType => type instanceof Type && type.type === 'union';

/** The entry point that exports something. */
const entryOf = (reflection: Reflection): Reflection =>
  reflection.parent === undefined || reflection.kindOf(ReflectionKind.Module) ? reflection : entryOf(reflection.parent);

/** The names of the unions of a project. */
export class UnionNames {
  readonly #names: Name[] = [];

  /** Remembers a type alias, if it is a union of literals. */
  add(context: Context, reflection: Reflection): void {
    if (!reflection.kindOf(ReflectionKind.TypeAlias)) return;
    const { checker } = context;
    const symbol = context.getSymbolFromReflection(reflection);
    const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
    if (type?.isUnion() !== true || type.types.length < SHORT) return;
    const { flags } = type.types.reduce((all, { flags: own }) => ({ flags: all.flags | own }), { flags: 0 });
    if ((flags & ~(ts.TypeFlags.Literal | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.EnumLiteral)) !== 0) return;
    const members = type.types.map((each) => checker.typeToString(each, undefined, ts.TypeFormatFlags.NoTruncation));
    this.#names.push({ alias: reflection as DeclarationReflection, members: new Set(members) });
  }

  /** Replaces the unions in a project that have names. */
  replaceIn(project: ProjectReflection): void {
    const seen = new Set<object>();
    for (const reflection of Object.values(project.reflections)) this.#visit(reflection, reflection, seen);
  }

  /** Replaces unions in the fields of a type or a reflection, and in the types there. */
  #visit(holder: object, owner: Reflection, seen: Set<object>): void {
    if (seen.has(holder)) return;
    seen.add(holder);
    for (const [field, value] of Object.entries(holder) as [string, unknown][]) {
      const values = Array.isArray(value) ? (value as unknown[]) : [value];
      values.forEach((type, at) => {
        if (!(type instanceof Type)) return;
        this.#visit(type, owner, seen);
        if (!isUnion(type)) return;
        const named = this.#named(type, owner);
        if (Array.isArray(value)) values[at] = named;
        else Object.assign(holder, { [field]: named });
      });
    }
  }

  /** A union in which those members that have a common name stand by this name. */
  #named(union: UnionType, owner: Reflection): SomeType {
    let rest = union.types.map((type) => ({ type, text: type.toString() }));
    const references: SomeType[] = [];
    const entry = entryOf(owner);
    const known = this.#names
      .filter(({ alias, members }) => alias !== owner && members.size >= SHORT && members.size <= rest.length)
      .sort(
        (a, b) =>
          b.members.size - a.members.size || Number(entryOf(b.alias) === entry) - Number(entryOf(a.alias) === entry),
      );
    for (const { alias, members } of known) {
      const others = rest.filter(({ text }) => !members.has(text));
      if (rest.length - others.length < members.size) continue;
      const isWhole = others.every(({ text }) => text === 'null' || text === 'undefined');
      if (members.size < LONG && !isWhole) continue;
      rest = others;
      references.push(ReferenceType.createResolvedReference(alias.name, alias, owner.project));
    }
    if (references.length === 0) return union;
    union.types = [...references, ...rest.map(({ type }) => type)];
    const [only] = union.types;
    return only !== undefined && union.types.length === 1 ? only : union;
  }
}
