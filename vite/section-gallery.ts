import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { EXAMPLES_PATH, exampleRoute, readExample } from '../src/authoring/reference/section-example.ts';
import {
  GALLERY_PATH,
  galleryData,
  PICTURES_FOLDER,
  exampleProblems,
  type GalleryData,
} from '../src/authoring/reference/section-gallery.ts';
import type { LoadedSite } from '../src/content/load-content.ts';
import { CONTENT_EVENT } from '../src/builder/protocol/push-events.ts';
import { createRenderRequest, storedPageData } from '../src/content/page-data/render-requests.ts';
import { readBrand } from '../src/content/read/read-brand.ts';
import { SECTION_FOLDERS } from '../src/model/section-folders.ts';
import { isRegionCode } from '../src/regions/site-regions.ts';
import { createVariables } from '../src/theme/variables.ts';
import type { DraftAnswer } from '../src/hosting/draft-answer.ts';
import { renderInDev } from './render-in-dev.ts';
import { WRITE_SETTLE_MS } from '../src/content/read/watch-folder.ts';

const ENTRY = '/gallery/entry-gallery.tsx';

const TYPE = '([a-z0-9-]+)';
/** The gallery, or a section type in it: `/_sections`, `/_sections/hero`. */
const GALLERY = new RegExp(`^${GALLERY_PATH}(?:/${TYPE}?)?$`);
/** The page of an example: `/us/_sections/hero`. */
const EXAMPLE_PAGE = new RegExp(`^/([a-z]+)/${EXAMPLES_PATH}/${TYPE}$`);
/** The data of that page: `/page-data/us/_sections/hero.json`. */
const EXAMPLE_DATA = new RegExp(String.raw`^/page-data/([a-z]+)/${EXAMPLES_PATH}/${TYPE}\.json$`);

/** Leaves of an example's page the section alone, as high as it is; the contact modal still opens. */
const SECTION_ONLY =
  '<style>#app > :not(#page), #page > footer { display: none !important } #main { min-height: 0 } body { padding: 0 !important }</style>';

/** Answers for the gallery of section types and for the pages of their examples; nothing for other addresses. */
export async function answerGallery(
  server: ViteDevServer,
  root: string,
  site: LoadedSite,
  path: string,
): Promise<DraftAnswer | undefined> {
  const gallery = GALLERY.exec(path);
  if (gallery) return isShown(site, gallery[1]) ? shell(server, root, site, path) : undefined;
  const page = EXAMPLE_PAGE.exec(path);
  const [, region, type = ''] = page ?? EXAMPLE_DATA.exec(path) ?? [];
  const definition = site.model.sections.get(type);
  if (!isRegionCode(site.model.regions, region) || !definition) return undefined;
  const { fields, ...example } = readExample(root, type, definition, site.model.regions);
  if (!fields) return { status: 500, type: 'text/plain', body: exampleProblems(example) };
  const route = exampleRoute(site, { ...example, fields }, region);
  return page
    ? html(await renderInDev(server, createRenderRequest(site, route), SECTION_ONLY))
    : { status: 200, type: 'application/json', body: JSON.stringify(storedPageData(site.pageData.page(route))) };
}

/** Whether the gallery has a page for a type; without one it's the overview. */
const isShown = ({ model }: LoadedSite, type: string | undefined): boolean =>
  type === undefined || model.sections.has(type);

/** An example in a folder of section types. */
const EXAMPLE_FILE = new RegExp(String.raw`^(?:${SECTION_FOLDERS.join('|')})/[^/]+/[^/]+\.example\.yaml$`);

/** Brings a saved example to the open gallery and to the pages that show it. */
export function watchExamples(server: ViteDevServer, root: string, site: () => LoadedSite | undefined): void {
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    const now = site();
    if (!now) return;
    server.ws.send({ type: 'custom', event: 'gallery:changed', data: dataOf(root, now) });
    server.ws.send({ type: 'custom', event: CONTENT_EVENT });
  };
  server.watcher.on('all', (_event, path) => {
    const file = relative(root, path).split(sep).join('/');
    if (!EXAMPLE_FILE.test(file)) return;
    clearTimeout(timer);
    // Vite's watcher drops a second event of a save that comes within 50 ms.
    timer = setTimeout(send, WRITE_SETTLE_MS);
  });
}

function dataOf(root: string, { content, model }: LoadedSite): GalleryData {
  const examples = [...model.sections].map(([type, definition]) => readExample(root, type, definition, model.regions));
  const folder = join(root, PICTURES_FOLDER);
  const pictures = existsSync(folder) ? readdirSync(folder) : [];
  return galleryData(content, examples, new Set(pictures.map((name) => `${PICTURES_FOLDER}/${name}`)));
}

const html = (body: string): DraftAnswer => ({ status: 200, type: 'text/html', body });

/** The gallery itself: an application of its own, which has its data in the page. */
async function shell(server: ViteDevServer, root: string, site: LoadedSite, path: string): Promise<DraftAnswer> {
  const variables = Object.entries(createVariables(readBrand(root))).map(([name, value]) => `${name}:${value}`);
  const data = JSON.stringify(dataOf(root, site)).replaceAll('<', String.raw`\u003c`);
  const page = `<!DOCTYPE html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Section types</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>:root{color-scheme:light;${variables.join(';')}}</style>
</head>
<body>
<div id="gallery"></div>
<script type="application/json" id="gallery-data">${data}</script>
<script type="module" src="${ENTRY}"></script>
</body>
</html>
`;
  return html(await server.transformIndexHtml(path, page));
}
