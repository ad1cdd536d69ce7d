import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadContent, type LoadedSite } from '../../src/content/load-content.ts';
import { readPublicFiles } from '../../src/content/public-files.ts';
import { findSectionDefinitions } from '../../src/content/section-definitions.ts';
import { createDocuments } from '../../src/content/documents.ts';
import { siteRoutes } from '../../src/content/routes.ts';
import type { RegionCode } from '../../src/regions/region-code.ts';
import type { LayoutDocument, PageDocument } from '../../src/schema/document.ts';

const ROOT = join(import.meta.dirname, '../..');

let loaded: Promise<LoadedSite> | undefined;

/** The site's real content, checked. */
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

/** The frame of a region's pages, out of the real content. */
export const layoutOf = async (region: RegionCode): Promise<LayoutDocument> => (await site()).documents.layout(region);

/** A page whose only section is the example of a section type, out of the example and the real content. */
export async function examplePage(type: string, region: RegionCode): Promise<PageDocument> {
  const { content } = await site();
  const [sections, { sizes }] = await Promise.all([findSectionDefinitions(ROOT), readPublicFiles(ROOT)]);
  const definition = sections.get(type);
  if (!definition) throw new Error(`There is no section type ${type}.`);
  const fields: unknown = definition.schema.parse(
    parse(await readFile(join(ROOT, `src/sections/${type}/${type}.example.yaml`), 'utf8')),
  );
  const route = siteRoutes(content).find(({ study, region: own }) => study && own === region);
  if (!route) throw new Error('There is no case study to stand on.');
  const page = { ...route.page, sections: [{ ...(fields as object), type }] };
  return createDocuments({ content, sections, sizes, ownPictures: true }).page({ ...route, page });
}

/** The props that a section's component gets for its example, in a region. */
// oxlint-disable-next-line typescript/no-explicit-any -- each section's test gives them to its own component
export async function exampleProps(type: string, region: RegionCode): Promise<any> {
  return (await examplePage(type, region)).sections[0]?.props;
}
