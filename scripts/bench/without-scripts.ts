import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../compress-folder.ts';
import type { MeasuredPage } from './measured-pages.ts';

/**
 * A copy of the built site in which some pages have no script, otherwise in the state in which a first visitor sees them.
 * @returns the folder that holds the copied `dist/`, to be removed by the caller
 */
export async function copyWithoutScripts(dist: string, pages: readonly MeasuredPage[]): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  const rewritten = join(copy, 'pages');
  for (const { file } of pages) {
    cpSync(join(dist, file), join(rewritten, file), { recursive: true });
    writeFileSync(join(rewritten, file), withoutScripts(readFileSync(join(dist, file), 'utf8')));
  }
  await compressFolder(rewritten);
  cpSync(dist, join(copy, 'dist'), { recursive: true });
  cpSync(rewritten, join(copy, 'dist'), { recursive: true, force: true });
  rmSync(rewritten, { recursive: true });
  return copy;
}

/** A page without its scripts; what the script in the head marks for the consent notice is marked in the markup. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^]*?<\/script>\n?/g, '').replace('<html ', '<html data-ask="" ');
