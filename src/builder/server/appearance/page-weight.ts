import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageDataSource } from '../../../content/page-data/create-page-data.ts';
import { createPageData } from '../../../content/page-data/create-page-data.ts';
import { createRenderRequest, type RenderRequest } from '../../../content/page-data/render-requests.ts';
import type { SiteRoute } from '../../../content/page-data/routes.ts';

/** Renders a page to HTML. */
export type RenderPage = (request: RenderRequest) => Promise<string>;

/** Sizes in bytes. */
export interface PageWeight {
  /** The HTML, compressed as hosts send it. */
  html: number;
  /** The pictures, as they are stored. */
  pictures: number;
}

const compress = promisify(brotliCompress);

/** A quick setting, a few percent above what hosts reach. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the sizes of all pictures in bytes, by path. */
export const pictureBytes = (root: string, { sizes }: PageDataSource): Map<string, number> =>
  new Map(
    [...sizes.keys()].map((path) => [path, statSync(join(root, 'public', path), { throwIfNoEntry: false })?.size ?? 0]),
  );

/** Measures a page: renders it, and adds up the pictures that its sections show. */
export async function pageWeight(
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
