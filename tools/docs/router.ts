/**
 * Decides which page of the site shows what: an entry point has a page for each category of its symbols, a namespace has one page,
 * and a document may stand on the page of the document above it.
 */
import {
  BaseRouter,
  DeclarationReflection,
  PageKind,
  ProjectReflection,
  ReflectionKind,
  Slugger,
  TypeParameterReflection,
  type DocumentReflection,
  type PageDefinition,
  type Reflection,
  type RouterTarget,
} from 'typedoc';
import type { Placement } from './staging.js';

/** The page of a category: everything of an entry point that has one purpose. */
export class CategoryPage extends DeclarationReflection {
  constructor(
    readonly category: string,
    readonly container: DeclarationReflection,
    readonly members: readonly DeclarationReflection[],
  ) {
    super(`${category} (${container.getFullName()})`, ReflectionKind.Namespace, container);
  }
}

/** The documents of the site by their titles, written by the stage before the router is asked. */
export const placements = new Map<string, Placement>();

const spelt = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const isDocument = (target: RouterTarget): target is DocumentReflection =>
  'isDocument' in target && target.isDocument();

const isContainer = (target: RouterTarget): target is DeclarationReflection =>
  target instanceof DeclarationReflection && target.kindOf(ReflectionKind.Module | ReflectionKind.Namespace);

/** Two documents may have the same title below different ones. */
const placeKey = (document: RouterTarget): string =>
  document.parent !== undefined && isDocument(document.parent)
    ? `${placeKey(document.parent)}/${document.name}`
    : document.name;

export class SiteRouter extends BaseRouter {
  /** The page that shows something which has none of its own. */
  readonly #shownBy = new Map<RouterTarget, RouterTarget>();
  readonly #categories = new Map<RouterTarget, CategoryPage[]>();

  /** Returns the pages of the categories of an entry point. */
  categoriesOf(container: RouterTarget): readonly CategoryPage[] {
    return this.#categories.get(container) ?? [];
  }

  protected override getIdealBaseName(target: RouterTarget): string {
    if (target instanceof CategoryPage) return `${this.getIdealBaseName(target.container)}.${spelt(target.category)}`;
    if (isDocument(target)) return placements.get(placeKey(target))?.page ?? `docs/${spelt(target.name)}`;
    const { parent } = target;
    const above = parent !== undefined && isContainer(parent) ? `${this.getIdealBaseName(parent)}.` : 'api/';
    return `${above}${spelt(target.name)}`;
  }

  /** Only entry points, namespaces and documents have pages; a document that stands on another page has none. */
  protected override getPageKind(target: RouterTarget): PageKind | undefined {
    if (isContainer(target)) return PageKind.Reflection;
    if (!isDocument(target)) return undefined;
    return placements.get(placeKey(target))?.anchor === undefined ? PageKind.Document : undefined;
  }

  protected override buildChildPages(target: RouterTarget, outPages: PageDefinition[]): void {
    if (isDocument(target) && this.getPageKind(target) === undefined) this.#embed(target);
    else if (isContainer(target)) this.#buildContainer(target, outPages);
    else super.buildChildPages(target, outPages);
  }

  /** Gives a document a place on the page of the one above it. */
  #embed(document: DocumentReflection): void {
    const page = document.parent;
    const anchor = placements.get(placeKey(document))?.anchor;
    if (page === undefined || anchor === undefined) return;
    this.getSlugger(page).slug(anchor);
    this.anchors.set(document, anchor);
    this.fullUrls.set(document, `${this.getFullUrl(page)}#${anchor}`);
    this.#shownBy.set(document, page);
  }

  #buildContainer(container: DeclarationReflection, outPages: PageDefinition[]): void {
    this.#addPage(container, outPages);
    const isNamespace = container.kindOf(ReflectionKind.Namespace);
    for (const child of container.children ?? []) {
      if (child.isReference()) this.buildAnchors(child, container);
      else if (isContainer(child)) this.#buildContainer(child, outPages);
      else if (isNamespace) this.buildAnchors(child, container);
    }
    if (isNamespace) return;
    for (const { title, children } of container.categories ?? []) {
      const members = children.filter(
        (child): child is DeclarationReflection =>
          child instanceof DeclarationReflection && !child.isReference() && !isContainer(child),
      );
      if (members.length === 0) continue;
      const page = new CategoryPage(title, container, members);
      this.#categories.set(container, [...this.categoriesOf(container), page]);
      this.#addPage(page, outPages);
      for (const member of members) this.buildAnchors(member, page);
    }
  }

  #addPage(model: DeclarationReflection, outPages: PageDefinition[]): void {
    const url = this.getFileName(this.getIdealBaseName(model));
    this.fullUrls.set(model, url);
    this.sluggers.set(model, new Slugger(this.sluggerConfiguration));
    outPages.push({ kind: PageKind.Reflection, model, url });
  }

  /** Gives everything below a symbol a place on its page, except type parameters, which pages do not list. */
  protected override buildAnchors(target: RouterTarget, pageTarget: RouterTarget): void {
    if (target instanceof TypeParameterReflection) return;
    if (pageTarget !== target.parent) this.#shownBy.set(target, pageTarget);
    super.buildAnchors(target, pageTarget);
  }

  protected override createAnchor(target: Reflection, pageTarget: RouterTarget): string {
    if (!(pageTarget instanceof CategoryPage)) return super.createAnchor(target, pageTarget);
    const parts = [target.name];
    for (let { parent } = target; parent !== undefined && parent !== pageTarget.container; { parent } = parent)
      if (!parent.kindOf(ReflectionKind.TypeLiteral | ReflectionKind.FunctionOrMethod)) parts.unshift(parent.name);
    return this.getSlugger(pageTarget).slug(parts.join('.'));
  }

  #pageOf(target: RouterTarget): RouterTarget {
    if (this.hasOwnDocument(target)) return target;
    const page = this.#shownBy.get(target) ?? target.parent;
    return page === undefined ? target : this.#pageOf(page);
  }

  override getSlugger(target: RouterTarget): Slugger {
    return this.sluggers.get(target) ?? super.getSlugger(this.#pageOf(target));
  }

  override relativeUrl(from: RouterTarget, to: RouterTarget): string {
    const page = this.#pageOf(from);
    if (page === this.#pageOf(to) && !(to instanceof ProjectReflection))
      return to === page ? '' : `#${this.getAnchor(to) ?? ''}`;
    return this.baseRelativeUrl(page, this.getFullUrl(to));
  }
}
