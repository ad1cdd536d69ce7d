import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { texts } from '../../texts/texts.ts';
import type { Appearance, PageWeight } from '../../protocol/page-answers.ts';
import { loadShareImages, ogImageAt, type ShareImageSource } from '../../../content/outputs/og-images.ts';
import { createPageData } from '../../../content/page-data/create-page-data.ts';
import type { PageDataSource } from '../../../content/page-data/page-data-source.ts';
import { descriptionOf } from '../../../content/page-data/head.ts';
import type { SiteRoute } from '../../../content/page-data/routes.ts';
import { readPublicFiles, type KnownImages } from '../../../content/public/read-public-files.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../../schema/seo.schema.ts';
import { CallError } from '../answer-call.ts';
import type { OpenCheck } from '../../../authoring/content-edit/open-check.ts';
import { pageSource, routesOfFile } from './page-source.ts';
import { createRenderRequest, type RenderRequest } from '../../../content/page-data/render-requests.ts';

/** The content at some time, with the sizes of its pictures. */
interface Snapshot {
  source: PageDataSource;
  bytes: ReadonlyMap<string, number>;
}

/** The project's files and their check. */
interface Project {
  root: string;
  check: OpenCheck;
}

/** Answers `appearance`. */
export type ReadAppearance = (input: { file: string }) => Promise<Appearance[]>;

/** Remembers the content as it is now, and returns a function that compares a page with that time. */
export async function openAppearance(project: Project, render: RenderPage): Promise<ReadAppearance> {
  const known: KnownImages = new Map();
  const before = await snapshotOf(project, known);
  const images = { root: project.root, templates: await loadShareImages(project.root) };
  return async ({ file }) => {
    const now = await snapshotOf(project, known);
    if (!now) throw new CallError(texts.server.appearance.errors);
    const routes = routesOfFile(now.source, file);
    if (routes.length === 0) throw new CallError(texts.server.appearance.noPage);
    const old = before ? routesOfFile(before.source, file) : [];
    return Promise.all(
      routes.map(async (route) => {
        const oldRoute = old.find(({ region }) => region === route.region);
        return {
          ...describe(now.source, images, route),
          weight: await pageWeight(now.source, route, now.bytes, render),
          ...(before && oldRoute && { weightBefore: await pageWeight(before.source, oldRoute, before.bytes, render) }),
        };
      }),
    );
  };
}

async function snapshotOf({ root, check }: Project, known: KnownImages): Promise<Snapshot | undefined> {
  const { sizes } = await readPublicFiles(root, false, known);
  const source = pageSource(check.result(), check.model, sizes);
  return source && { source, bytes: pictureBytes(root, source) };
}

/** Returns what search engines and social networks read of a page. */
function describe(
  source: PageDataSource,
  images: ShareImageSource,
  route: SiteRoute,
): Omit<Appearance, 'weight' | 'weightBefore'> {
  const { head } = createPageData(source).page(route);
  const { site } = source.content;
  const tag = (name: string) => head.meta.find((one) => one.name === name)?.content ?? '';
  const { ogImage } = route.page.seo;
  return {
    region: route.region,
    url: head.canonical ?? site.url + route.path,
    indexed: route.page.sitemap !== undefined,
    siteName: site.name,
    title: head.title,
    description: descriptionOf(head),
    titleLimit: MAX_TITLE,
    descriptionLimit: MAX_DESCRIPTION,
    shareTitle: tag('og:title'),
    shareDescription: tag('og:description'),
    shareImage: ogImage ?? svgUrl(ogImageAt(source, images, route)),
  };
}

const svgUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Renders a page to HTML. */
type RenderPage = (request: RenderRequest) => Promise<string>;

const compress = promisify(brotliCompress);

/** A quick setting, a few percent above what hosts reach. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the sizes of all pictures in bytes, by path. */
const pictureBytes = (root: string, { sizes }: PageDataSource): Map<string, number> =>
  new Map(
    [...sizes.keys()].map((path) => [path, statSync(join(root, 'public', path), { throwIfNoEntry: false })?.size ?? 0]),
  );

/** Measures a page: renders it, and adds up the pictures that its sections show. */
async function pageWeight(
  source: PageDataSource,
  route: SiteRoute,
  bytes: ReadonlyMap<string, number>,
  render: RenderPage,
): Promise<PageWeight> {
  const request = createRenderRequest({ ...source, pageData: createPageData(source) }, route);
  const html = await compress(await render(request), BROTLI);
  let pictures = 0;
  for (const path of textsIn(request.page.sections)) pictures += bytes.get(path) ?? 0;
  return { html: html.length, pictures };
}

/** Collects all texts in a value. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) textsIn(inner, found);
  return found;
}
