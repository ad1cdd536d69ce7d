import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { htmlAttribute } from '../../../../authoring/import/html-tree.ts';
import { writeImageVariants } from '../../../../content/outputs/write-images.ts';
import type { ImageVariant } from '../../../../content/public/image-variants.ts';
import type { LoadedSite } from '../../../../content/load-content.ts';
import { htmlFileOf } from '../../../../content/page-data/render-requests.ts';
import type { PublishingFolders } from '../../../../publishing/publishing-folders.ts';
import { regionPath } from '../../../../regions/region-path.ts';
import type { PageWeighing } from '../../../protocol/before-calls.ts';
import { routesOfFile } from '../../appearance/page-source.ts';
import { findUsage } from '../../find-usage.ts';
import { titleOfFile } from '../../problems.ts';
import type { BuilderSession } from '../../session.ts';
import type { VisitorPages } from '../../trace/trace-handler.ts';
import type { ChosenState } from './chosen-state.ts';

/** Most pages that are weighed: each is rendered, which takes about 50 ms. */
const MOST_PAGES = 12;

/** The widest variant of a picture that a phone loads, in pixels. */
const PHONE_WIDTH = 1080;

/** A quick setting, a few percent above what hosts reach. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = promisify(brotliCompress);

/** What pages are weighed with. */
export interface WeighingParts {
  folders: PublishingFolders;
  visitors: VisitorPages;
}

/** Weighs the chosen pages, and those that show chosen pictures, as visitors get them now and as they would. */
export async function weighPages(
  session: BuilderSession,
  state: ChosenState,
  parts: WeighingParts,
): Promise<PageWeighing[]> {
  const { site, live } = state;
  if (!site || !live) return [];
  const pages = pagesToWeigh(session, state).flatMap((file) => {
    const [route] = routesOfFile(site, file);
    return route ? [{ file, region: route.region, address: regionPath(route.region, route.pagePath) }] : [];
  });
  const found: PageWeighing[] = [];
  for (const { file, region, address } of pages.slice(0, MOST_PAGES)) {
    const next = await parts.visitors.document(site, address);
    if (next === undefined) continue;
    const now = readIn(live.folder, htmlFileOf(address));
    const [before, after] = [
      now === undefined ? NONE : picturesNow(now, live.folder),
      await picturesNext(next, state, parts),
    ];
    // What stands around a new page is that of the home page.
    const known = htmlFileOf(now === undefined ? regionPath(region, '') : address);
    const html = {
      now: await sentSize(live.folder, known),
      change: (await bodySize(next)) - (await bodySize(readIn(live.folder, known) ?? '')),
    };
    const picture = heaviest(session, file, { before, after });
    found.push({
      file,
      title: titleOfFile(session, file),
      ...(now !== undefined && { before: { html: html.now, pictures: sumOf(before) } }),
      after: { html: html.now + html.change, pictures: sumOf(after) },
      ...(picture && { picture }),
    });
  }
  return found;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The files of the chosen pages, and of the pages that show a chosen picture which was replaced. */
function pagesToWeigh(session: BuilderSession, { changes, files }: ChosenState): string[] {
  const own = changes.filter(({ isChosen, after }) => isChosen && after !== null).map(({ file }) => file);
  const pictures = [...files].flatMap((file) => /^public(\/images\/.*)/.exec(file)?.[1] ?? []);
  const users = pictures.flatMap((name) => findUsage(session, { kind: 'image', name }).map(({ file }) => file));
  return [...new Set([...own, ...users])];
}

const sumOf = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);

const readIn = (folder: string, file: string): string | undefined =>
  sizeOf(join(folder, file)) === undefined ? undefined : readFileSync(join(folder, file), 'utf8');

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/** The compressed size of what a page says: its head differs in the builder, which doesn't put styles into it. */
async function bodySize(html: string): Promise<number> {
  return (await compress(html.slice(Math.max(0, html.indexOf('<body'))), BROTLI)).length;
}

/** The size in which a page of a version is sent; 0 if it doesn't have it. */
const sentSize = async (folder: string, file: string): Promise<number> =>
  sizeOf(join(folder, `${file}.br`)) ?? (await compress(readIn(folder, file) ?? '', BROTLI)).length;

/** A picture that a page shows: its address, and the file that a phone loads. */
interface ShownPicture {
  src: string;
  loaded: string;
}

/** The pictures of a page, each once. */
function picturesIn(html: string): ShownPicture[] {
  const found = new Map<string, ShownPicture>();
  const visit = (element: Html.Element, sources: readonly Html.Element[]): void => {
    const src = element.tagName === 'img' ? htmlAttribute(element, 'src') : undefined;
    if (src?.startsWith('/')) found.set(src, { src, loaded: variantIn(sources) ?? src });
    const own = element.childNodes.filter((child): child is Html.Element => 'tagName' in child);
    const below = element.tagName === 'picture' ? own.filter(({ tagName }) => tagName === 'source') : [];
    for (const child of own) visit(child, below);
  };
  for (const node of parse(html).childNodes) if ('tagName' in node) visit(node, []);
  return [...found.values()];
}

/** Returns the file that a phone takes of the first format. */
function variantIn([first]: readonly Html.Element[]): string | undefined {
  const all = (first && htmlAttribute(first, 'srcset'))?.split(', ').map((one) => one.split(' ')) ?? [];
  const fitting = all.filter(([, width]) => Number.parseInt(width ?? '', 10) <= PHONE_WIDTH);
  return (fitting.at(-1) ?? all[0])?.[0];
}

function picturesNow(html: string, folder: string): Map<string, number> {
  return new Map(picturesIn(html).map(({ src, loaded }) => [src, sentPictureSize(folder, loaded)]));
}

/** Drawings are sent compressed, where the version has them so. */
const sentPictureSize = (folder: string, path: string): number =>
  sizeOf(join(folder, `${path}.br`)) ?? sizeOf(join(folder, path)) ?? 0;

/** The sizes of the pictures that visitors would load. */
async function picturesNext(
  html: string,
  { site, live, files, difference }: ChosenState,
  { folders }: WeighingParts,
): Promise<Map<string, number>> {
  const changed = new Set(difference.changes.map(({ file }) => file));
  const sizes = new Map<string, number>();
  for (const picture of picturesIn(html)) {
    const file = `public${picture.src}`;
    const isAsNow = !changed.has(file) || !files.has(file);
    const known = live && isAsNow ? sentPictureSize(live.folder, picture.loaded) : 0;
    sizes.set(picture.src, known || (await nextSize(picture, site, folders)));
  }
  return sizes;
}

/** The size in which a picture of the draft will be sent. */
async function nextSize(
  { src, loaded }: ShownPicture,
  site: LoadedSite | undefined,
  { root, data, releases }: PublishingFolders,
): Promise<number> {
  if (loaded === src) {
    const file = join(root, 'public', src);
    const size = sizeOf(file) ?? 0;
    return size > 0 && src.endsWith('.svg') ? (await compress(readFileSync(file), BROTLI)).length : size;
  }
  const variant = site?.variants.find(({ file }) => `/${file}` === loaded);
  const known = sizeOf(join(releases, loaded));
  return known ?? (variant ? sizeOfNewVariant(variant, { root, data }) : 0);
}

/** Makes a smaller version of a picture, as the build does, and returns its size. The build finds it in its cache. */
async function sizeOfNewVariant(
  variant: ImageVariant,
  { root, data }: Pick<PublishingFolders, 'root' | 'data'>,
): Promise<number> {
  const folder = await mkdtemp(join(data, 'weighed-'));
  try {
    await writeImageVariants([variant], join(root, 'public'), folder, join(root, 'node_modules/.cache/images'));
    return sizeOf(join(folder, variant.file)) ?? 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the picture that adds most to a page, and the field that names it. */
function heaviest(
  session: BuilderSession,
  page: string,
  { before, after }: Record<'before' | 'after', ReadonlyMap<string, number>>,
): PageWeighing['picture'] {
  const grown = [...after].map(([src, size]) => ({ src, bytes: size - (before.get(src) ?? 0) }));
  const [first] = grown.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes);
  if (!first) return undefined;
  const uses = findUsage(session, { kind: 'image', name: first.src });
  const field = uses.find(({ file }) => file === page) ?? uses[0];
  return { ...first, ...(field && { field: { file: field.file, path: field.path } }) };
}
