/** The theme of the site: TypeDoc's, with a page for each category of symbols and short documents on the page above them. */
import {
  DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  JSX,
  ReflectionKind,
  type DocumentReflection,
  type PageEvent,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import { withFront } from './front.js';
import { CategoryPage, SiteRouter } from './router.js';

type NavigationElement = ReturnType<DefaultTheme['buildNavigation']>[number];
type Content = JSX.Children;

const element = JSX.createElement;
const fragment = (...children: readonly Content[]): JSX.Element => element(JSX.Fragment, null, ...children);

/** How an entry point is imported. */
const importOf = (page: CategoryPage): string => {
  const [entry = ''] = page.container.getFullName().split('.');
  return `diadochi/${entry}`;
};

/**
 * Makes a page smaller: removes the colours of punctuation, of names of properties and parameters and of types without a link,
 * second links to a place and escaped quotation marks in texts, and writes the icon of a link to a place as a character.
 */
const lightened = (html: string): string =>
  html
    .replaceAll(/<span class="tsd-(?:signature-(?:symbol|type)|kind-(?:property|parameter))">([^<]*)<\/span>/g, '$1')
    .replaceAll('class="tsd-signature-type tsd-kind-', 'class="tsd-kind-')
    .replaceAll(/<a href="#[^"]*" aria-label="Permalink" class="tsd-anchor-icon">(?:(?!<\/a>).)*<\/a>(?=<\/div>)/g, '')
    .replaceAll(/<svg viewBox="0 0 24 24" aria-hidden="true"><use href="[^"]*#icon-anchor"><\/use><\/svg>/g, '#')
    .replaceAll(/>[^<]+(?=<)/g, (text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'"));

class SiteContext extends DefaultThemeRenderContext {
  constructor(...context: ConstructorParameters<typeof DefaultThemeRenderContext>) {
    super(...context);
    const { documentTemplate, header, markdown, moduleReflection, reflectionTemplate } = this;
    this.documentTemplate = (page) => fragment(documentTemplate(page), ...this.#embedded(page.model));
    this.reflectionTemplate = (page) =>
      page.model instanceof CategoryPage ? this.#category(page.model) : reflectionTemplate(page);
    this.memberSignatureBody = (signature) => this.#signature(signature);
    this.header = (page) => (page.model instanceof CategoryPage ? this.#categoryHeader(page.model) : header(page));
    this.moduleReflection = (container) => {
      if (container.kindOf(ReflectionKind.Namespace)) return this.#namespace(container);
      const categories = this.#categoriesOf(container);
      return categories.length === 0 ? moduleReflection(container) : this.#contents(container, categories);
    };
    this.indexTemplate = ({ model: { readme } }) =>
      element('div', { class: 'tsd-panel tsd-typography' }, element(JSX.Raw, { html: withFront(markdown(readme)) }));
  }

  #categoriesOf(container: Reflection): readonly CategoryPage[] {
    return this.router instanceof SiteRouter ? this.router.categoriesOf(container) : [];
  }

  /** The documents that stand on the page of this one. */
  #embedded({ children = [] }: DocumentReflection): readonly JSX.Element[] {
    return children
      .filter((child) => !this.router.hasOwnDocument(child))
      .map((child) =>
        element(
          'section',
          { class: 'tsd-panel tsd-typography site-embedded', id: this.getAnchor(child) },
          element(JSX.Raw, { html: this.markdown(child.content) }),
        ),
      );
  }

  #categoryHeader(page: CategoryPage): JSX.Element {
    return element('div', { class: 'tsd-page-title' }, this.breadcrumbs(page), element('h1', null, page.name));
  }

  /** Everything of a category, one after the other. */
  #category(page: CategoryPage): JSX.Element {
    return fragment(
      element('p', { class: 'site-import' }, 'Import from ', element('code', null, importOf(page)), '.'),
      ...page.members.map((member) => this.#member(member)),
    );
  }

  /** Everything of a namespace, category by category. */
  #namespace(namespace: DeclarationReflection | ProjectReflection): JSX.Element {
    return fragment(
      element('section', { class: 'tsd-panel tsd-comment' }, this.commentSummary(namespace)),
      ...(namespace.categories ?? []).flatMap(({ title, children }) => {
        const anchor = this.slugger.slug(`about ${title}`);
        this.page.startNewSection(title);
        const members = children.filter((child) => child instanceof DeclarationReflection && !child.isReference());
        return [
          element('h2', { class: 'site-category', id: anchor }, title),
          ...members.map((member) => this.#member(member as DeclarationReflection)),
        ];
      }),
    );
  }

  #member(member: DeclarationReflection): JSX.Element {
    return member.kindOf(ReflectionKind.Interface | ReflectionKind.Class) ? this.#object(member) : this.member(member);
  }

  /** What a signature does; the parameters and the result are repeated only where something is said of them. */
  #signature(signature: SignatureReflection): JSX.Element {
    const { parameters = [], comment } = signature;
    const told = parameters.filter((parameter) => parameter.hasComment());
    const returned = comment?.getTag('@returns');
    return fragment(
      this.commentSummary(signature),
      told.length === 0
        ? null
        : element(
            'ul',
            { class: 'tsd-parameter-list' },
            ...told.map((parameter) => element('li', null, parameter.name, ': ', this.commentSummary(parameter))),
          ),
      returned === undefined
        ? null
        : fragment(element('h4', null, 'Returns'), element(JSX.Raw, { html: this.markdown(returned.content) })),
      this.commentTags(signature),
    );
  }

  /** An interface or a class, with a list of its own properties and methods. */
  #object(reflection: DeclarationReflection): JSX.Element {
    const anchor = this.getAnchor(reflection);
    this.page.pageHeadings.push({
      link: `#${anchor ?? ''}`,
      text: reflection.name,
      kind: reflection.kind,
      icon: this.theme.getReflectionIcon(reflection),
    });
    const above = reflection.extendedTypes ?? [];
    const own = (reflection.children ?? []).filter(({ inheritedFrom }) => inheritedFrom === undefined);
    return element(
      'section',
      { class: 'tsd-panel tsd-member' },
      element('h3', { class: 'tsd-anchor-link', id: anchor }, reflection.name),
      this.commentSummary(reflection),
      this.commentTags(reflection),
      above.length === 0
        ? null
        : element('p', null, 'Extends ', ...above.flatMap((type, at) => [at === 0 ? '' : ', ', this.type(type)]), '.'),
      own.length === 0
        ? null
        : element('ul', { class: 'tsd-parameters' }, ...own.map((child) => this.#property(child))),
    );
  }

  #property(child: DeclarationReflection): JSX.Element {
    const { type, signatures } = child;
    const title = element(
      'h5',
      { id: this.getAnchor(child) },
      element('span', { class: ReflectionKind.classString(child.kind) }, child.name),
      element('span', { class: 'tsd-signature-symbol' }, child.flags.isOptional ? '?: ' : ': '),
      type === undefined ? 'function' : this.type(type),
    );
    const rest =
      signatures === undefined
        ? [this.commentSummary(child), this.commentTags(child), type && this.typeDetailsIfUseful(child, type)]
        : [this.memberSignatures(child)];
    return element('li', { class: 'tsd-parameter' }, title, ...rest);
  }

  /** The contents of an entry point or a namespace: its categories, with the names and first sentences of what is in them. */
  #contents(container: DeclarationReflection | ProjectReflection, categories: readonly CategoryPage[]): JSX.Element {
    const passedOn = (container.children ?? []).filter((child) => child.isReference());
    const inside = (container.children ?? []).filter((child) => child.kindOf(ReflectionKind.Namespace));
    return fragment(
      element('section', { class: 'tsd-panel tsd-comment' }, this.commentSummary(container)),
      ...categories.map((page) => this.#contentsOf(page)),
      ...inside.map((child) =>
        element(
          'section',
          { class: 'tsd-panel' },
          element('h2', null, element('a', { href: this.urlTo(child) }, child.name)),
          this.commentSummary(child),
        ),
      ),
      passedOn.length === 0
        ? null
        : element(
            'section',
            { class: 'tsd-panel' },
            element('h2', null, 'From other entry points'),
            element(
              'p',
              { class: 'site-names' },
              ...passedOn.map((child) => element('span', { id: this.getAnchor(child) }, this.#passedOn(child), ' ')),
            ),
          ),
    );
  }

  #passedOn(child: DeclarationReflection): JSX.Element {
    const target = child.isReference() ? child.getTargetReflectionDeep() : child;
    return this.router.hasUrl(target)
      ? element('a', { href: this.urlTo(target) }, child.name)
      : element('span', null, child.name);
  }

  #contentsOf(page: CategoryPage): JSX.Element {
    const functions = page.members.filter((member) => member.kindOf(ReflectionKind.Function));
    const others = page.members.filter((member) => !functions.includes(member));
    const link = (member: DeclarationReflection): JSX.Element =>
      element('a', { href: this.urlTo(member) }, member.name);
    return element(
      'section',
      { class: 'tsd-panel' },
      element('h2', null, element('a', { href: this.urlTo(page) }, page.category)),
      functions.length === 0
        ? null
        : element(
            'dl',
            { class: 'site-functions' },
            ...functions.flatMap((member) => [
              element('dt', null, link(member)),
              element('dd', null, this.commentShortSummary(member.signatures?.[0] ?? member)),
            ]),
          ),
      others.length === 0
        ? null
        : element('p', { class: 'site-names' }, ...others.flatMap((member) => [link(member), ' '])),
    );
  }
}

export class SiteTheme extends DefaultTheme {
  override getRenderContext(page: PageEvent<Reflection>): DefaultThemeRenderContext {
    return new SiteContext(this.router, this, page, this.application.options);
  }

  override render(page: PageEvent): string {
    return lightened(super.render(page));
  }

  /** The navigation names pages alone: what is on a page, the page lists itself. */
  override buildNavigation(project: ProjectReflection): NavigationElement[] {
    const { router } = this;
    const pages = new Map<string, readonly CategoryPage[]>();
    if (router instanceof SiteRouter)
      for (const entry of project.getReflectionsByKind(ReflectionKind.SomeModule))
        pages.set(router.getFullUrl(entry), router.categoriesOf(entry));
    const kept = ({ children, ...node }: NavigationElement): NavigationElement | undefined => {
      if (node.path?.includes('#') === true) return undefined;
      const categories = node.path === undefined ? undefined : pages.get(node.path);
      const below =
        categories === undefined
          ? (children ?? []).flatMap((child) => kept(child) ?? [])
          : [
              ...categories.map((page) => ({ text: page.category, path: router.getFullUrl(page) })),
              ...namespacesBelow(children ?? []).flatMap((child) => kept(child) ?? []),
            ];
      if (node.path === undefined && below.length === 0) return undefined;
      return { ...node, ...(below.length === 0 ? {} : { children: below }) };
    };
    const namespacesBelow = (children: readonly NavigationElement[]): readonly NavigationElement[] =>
      children.flatMap((child) =>
        child.path === undefined ? namespacesBelow(child.children ?? []) : pages.has(child.path) ? [child] : [],
      );
    return super.buildNavigation(project).flatMap((node) => kept(node) ?? []);
  }
}
