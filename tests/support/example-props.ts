import { join } from 'node:path';
import { exampleRoute, readExample } from '../../src/authoring/reference/section-example.ts';
import { exampleProblems } from '../../src/authoring/reference/section-gallery.ts';
import { loadContent, type LoadedSite } from '../../src/content/load-content.ts';
import { createPageData } from '../../src/content/page-data/create-page-data.ts';
import type { PageDataSource } from '../../src/content/page-data/page-data-source.ts';
import { sectionFolder } from '../../src/model/section-folders.ts';
import type { RegionCode } from '../../src/regions/site-regions.ts';
import { librarySource } from './library-site.ts';
import type { LayoutData, PageData } from '../../src/schema/page-data.ts';

let loadedLibrary: PageDataSource | undefined;

/** The small site with the library's section types. */
const library = (): PageDataSource => (loadedLibrary ??= librarySource());

const ROOT = join(import.meta.dirname, '../..');

let loaded: Promise<LoadedSite> | undefined;

/** The checked content of the real site. */
export function site(): Promise<LoadedSite> {
  loaded ??= loadContent(ROOT).then(({ site: found, diagnostics }) => {
    if (!found)
      throw new Error(
        `The content has mistakes:\n${diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')}`,
      );
    return found;
  });
  return loaded;
}

/** The layout data of a region of the small site. */
export const libraryLayoutOf = (region: RegionCode): LayoutData => createPageData(library()).layout(region);

/** The layout data of a region, from the real content. */
export const layoutOf = async (region: RegionCode): Promise<LayoutData> => (await site()).pageData.layout(region);

/** The day on which an example is rendered, and whether entries marked as examples are shown. */
interface ExampleView {
  day?: string;
  showsExamples?: boolean;
}

/** The day on which examples are rendered by default. */
const EXAMPLE_DAY = '2026-11-25';

/** The source of the example of a section type: a site's own types show the content of that site. */
async function sourceOf(type: string): Promise<PageDataSource> {
  if (!isOfSite(type)) return library();
  const { pageData: _pageData, ...source } = await site();
  return source;
}

const isOfSite = (type: string): boolean => sectionFolder(ROOT, type) !== `src/sections/${type}`;

/**
 * A page with the example of a section type as its only section, as its author sees it in development: those of the library
 * are shown with the content of a small site, those of the site that is shipped with its own.
 */
export async function examplePageData(
  type: string,
  region: RegionCode,
  { day = EXAMPLE_DAY, showsExamples = true }: ExampleView = {},
): Promise<PageData> {
  const source = await sourceOf(type);
  const definition = source.model.sections.get(type);
  if (!definition) throw new Error(`There is no section type ${type}.`);
  const { fields, ...example } = readExample(ROOT, type, definition, source.model.regions);
  if (!fields) throw new Error(exampleProblems(example));
  return createPageData({ ...source, day, showsExamples }).page(exampleRoute(source, { ...example, fields }, region));
}

/**
 * The props of a section's component for its example, in a region; `undefined` if the section isn't shown.
 *
 * @example
 * render(<Closing {...await exampleProps('closing', 'us')} />);
 * expect(screen.getByRole('button', { name: 'Get a free campaign analysis' })).toBeDefined();
 */
// oxlint-disable-next-line typescript/no-explicit-any -- each section's test passes them to its own component
export async function exampleProps(type: string, region: RegionCode, view?: ExampleView): Promise<any> {
  return (await examplePageData(type, region, view)).sections[0]?.props;
}
