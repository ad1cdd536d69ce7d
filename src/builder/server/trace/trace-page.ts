import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createPageData } from '../../../content/page-data/create-page-data.ts';
import type { PageDataSource } from '../../../content/page-data/page-data-source.ts';
import { createRenderRequest, notFoundRoute, type RenderRequest } from '../../../content/page-data/render-requests.ts';
import { pagesToShow, siteRouteAt } from '../../../content/page-data/ghost-routes.ts';
import type { LoadedSite } from '../../../content/load-content.ts';
import { defaultRegionOf, isRegionCode } from '../../../regions/site-regions.ts';
import type { Trace } from '../../protocol/page-answers.ts';
import { NOT_FOUND_PAGE } from '../../../schema/page-data-key.ts';
import { bodyOf, partElements } from './html-tree.ts';
import { anchoredByPlace, markContent, pageFileOf, type MarkedContent } from './mark-content.ts';
import { traceNumbers, withNumbers } from './trace-numbers.ts';
import { piecesOf, tracePart, type TracedPart } from './trace-part.ts';

/** What tracing needs of the project. */
export interface TraceSource {
  /** The project folder. */
  root: string;
  /** Renders a page to a complete HTML document. */
  renderPage: (request: RenderRequest) => Promise<string>;
}

/** A page's trace, with what couldn't be traced. */
export interface TracedPage extends Trace {
  /** By the name of a part, the nodes below which the two renderings differ. */
  differences: Record<string, number[][]>;
}

type MarkedSite = {
  site: PageDataSource & Pick<LoadedSite, 'pageData' | 'ghosts'>;
  fieldOf: MarkedContent['fieldOf'];
};
const twins = new WeakMap<LoadedSite, MarkedSite>();

/**
 * Creates the site's twin, whose texts carry marks; once, as it serves every page. What isn't shown is left out after the
 * texts are marked: an index in a shortened list is no place in a file.
 */
function twinOf(site: LoadedSite): MarkedSite {
  const known = twins.get(site);
  if (known) return known;
  const { content, fieldOf, pictures } = markContent(site.written, site.model);
  const sizes = new Map(
    [...pictures].flatMap(([marked, src]) => {
      const size = site.sizes.get(src);
      return size ? [[marked, size] as const] : [];
    }),
  );
  const ghosts = site.ghostsIn?.(content);
  const source = {
    ...site,
    content: anchoredByPlace(site.show(content)),
    sizes,
    ...(ghosts && { ghosts: anchoredByPlace(ghosts) }),
  };
  const twin = { site: { ...source, pageData: createPageData(source) }, fieldOf };
  twins.set(site, twin);
  return twin;
}

/**
 * Finds the field of every text and number of a page: renders the page a second time with marks in the content's texts, and
 * its sections with other numbers, and compares (decision 90). Finds none while the page's file is deleted or isn't YAML:
 * nothing says where its sections are written.
 * @param address the page's address, with its region: `/us/about-me`
 */
export async function tracePage(
  site: LoadedSite,
  address: string,
  { root, renderPage }: TraceSource,
): Promise<TracedPage> {
  const twin = twinOf(site);
  const path = isRegionCode(site.model.regions, address.slice(1)) ? `${address}/` : address;
  const routeIn = (source: LoadedSite | MarkedSite['site']) =>
    siteRouteAt(source, path) ??
    notFoundRoute(pagesToShow(source), NOT_FOUND_PAGE, defaultRegionOf(source.model.regions));
  const route = routeIn(site);
  const file = pageFileOf(route.page);
  const inOwnFile = sharedFields(root, file);
  if (!inOwnFile) {
    // The last valid content may still have a page whose file is deleted.
    const isGone = !existsSync(join(root, file));
    return { sections: [], texts: [], differences: {}, ...(isGone && { missing: true }) };
  }
  const [real, marked] = await Promise.all([
    renderPage(createRenderRequest(site, route)),
    renderPage(createRenderRequest(twin.site, routeIn(twin.site))),
  ]);
  const parts = partElements(bodyOf(real));
  const others = partElements(bodyOf(marked));
  const traced = new Map<string, TracedPart>();
  for (const [part, element] of parts) {
    const other = others.get(part);
    if (other) traced.set(part, tracePart(element, other, twin.fieldOf));
  }
  const numbers = await traceNumbers({ site, route, parts, traced, renderPage });
  return {
    sections: sectionsOf([...others.values()], file),
    texts: [...traced].flatMap(([part, { texts }]) =>
      texts.flatMap(({ owners, ...text }) => {
        const pieces = piecesOf(withNumbers(owners, numbers.get(part)?.get(text.node.join('.'))));
        const inFiles = pieces.map((piece) => ({ ...piece, field: inOwnFile(piece.field) }));
        return pieces.length > 0 ? [{ ...text, part, pieces: inFiles }] : [];
      }),
    ),
    ...(route.pagePath === NOT_FOUND_PAGE && { missing: true }),
    differences: Object.fromEntries([...traced].map(([part, { differences }]) => [part, differences])),
  };
}

/** A section of the twin has its index in the list of the page's file as its anchor. */
const sectionsOf = (parts: readonly { attributes: Readonly<Record<string, string>> }[], file: string) =>
  parts.flatMap(({ attributes: { 'data-section': shown, 'data-ghost': type = shown, id } }) =>
    type === undefined ? [] : [{ type, field: { file, path: ['sections', Number(id)] } }],
  );

type Field = Trace['sections'][number]['field'];

/**
 * Returns a function that says where a field of a page is written: in its own file, or in that of a shared section;
 * `undefined` if the file can't be read.
 */
function sharedFields(root: string, file: string): ((field: Field) => Field) | undefined {
  let page: { sections?: unknown } | null;
  try {
    page = parse(readFileSync(join(root, file), 'utf8')) as typeof page;
  } catch {
    return undefined; // the content check reports it
  }
  const entries = Array.isArray(page?.sections) ? (page.sections as unknown[]) : [];
  return (field) => {
    const [list, index, ...rest] = field.path;
    if (field.file !== file || list !== 'sections' || rest[0] === undefined) return field;
    const entry = Object(entries[Number(index)]) as Record<string, unknown>;
    const { shared } = entry;
    if (typeof shared !== 'string' || Object.hasOwn(entry, rest[0])) return field;
    return { file: `content/shared/${shared}.yaml`, path: rest };
  };
}
