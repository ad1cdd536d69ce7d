import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEST, compressedForms } from '../ssg/compress.ts';
import { builtSite, type MeasuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';

/** Serves the built site, and a copy in which some pages have no scripts, each on its own origin while a task runs. */
export async function whileBothServed<T>(
  root: string,
  pages: readonly MeasuredPage[],
  task: (origin: string, bareOrigin: string) => Promise<T>,
): Promise<T> {
  const copy = copyWithoutScripts(builtSite(root), pages);
  try {
    return await whileServed(root, (origin) => whileServed(copy, (bareOrigin) => task(origin, bareOrigin)));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Creates a copy of the built site in which some pages have no scripts, in the state that a first-time visitor sees.
 * @returns the folder that contains the copied `dist/`
 */
function copyWithoutScripts(dist: string, pages: readonly MeasuredPage[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, join(copy, 'dist'), { recursive: true });
  for (const { file } of pages) {
    const page = Buffer.from(withoutScripts(readFileSync(join(dist, file), 'utf8')));
    for (const { ending, content } of [{ ending: '', content: page }, ...compressedForms(file, page, BEST)])
      writeFileSync(join(copy, 'dist', `${file}${ending}`), content);
  }
  return copy;
}

/** Removes a page's scripts, and sets the attributes for the consent notice that the head script would set. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^]*?<\/script>\n?/g, '').replace('<html ', '<html data-ask="" ');
