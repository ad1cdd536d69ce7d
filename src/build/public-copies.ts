import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { symbolTokens } from '../content/outputs/design-tokens.ts';
import { drawSymbol, drawSymbolFile, hasDrawnSymbol, SYMBOL_FILES } from '../content/outputs/symbol/symbol-files.ts';
import { listPublicFiles } from '../content/public/list-public-files.ts';
import { mayHoldMetadata, withoutMetadata } from '../content/public/metadata/without-metadata.ts';
import { readBeginning } from '../content/public/pictures/picture-format.ts';
import { SYMBOL_PATH } from '../theme/symbol-path.ts';
import type { RenderJob } from '../../ssg/render-worker.ts';

type Copy = NonNullable<RenderJob<unknown>['copies']>[number];

/**
 * Lists the files of `public/` that the site means to publish, and where each is copied from: pictures with metadata are
 * written without it (decision 102), the symbol in the colors of the brand, and everything else is copied from `public/`.
 * @param unpublished URL paths of files to leave out
 * @param cleaned a folder for the pictures that are written; it's emptied first
 */
export async function publicCopies(root: string, unpublished: ReadonlySet<string>, cleaned: string): Promise<Copy[]> {
  rmSync(cleaned, { recursive: true, force: true });
  const copies: Copy[] = [];
  const drawn = symbolIsOutdated(root) ? new Set(SYMBOL_FILES) : new Set();
  for (const address of listPublicFiles(root).files) {
    if (unpublished.has(address)) continue;
    const file = address.slice(1);
    if (drawn.has(address)) {
      copies.push({ file, from: await drawnFile(root, address, join(cleaned, file)) });
      continue;
    }
    const from = await cleanedFile(join(root, 'public', file), join(cleaned, file)).catch((error: unknown) => {
      throw new Error(`public${address} is damaged: its metadata cannot be removed. Export it again.`, {
        cause: error,
      });
    });
    copies.push({ file, from });
  }
  return copies;
}

/** Whether the symbol in `public/` has other colors than the brand. Its files are drawn again then. */
const symbolIsOutdated = (root: string): boolean =>
  hasDrawnSymbol(root) && readFileSync(join(root, 'public', SYMBOL_PATH), 'utf8') !== drawSymbol(root, symbolTokens());

/** Draws a file that shows the symbol, in the colors of the brand. Returns it. */
async function drawnFile(root: string, address: string, drawn: string): Promise<string> {
  mkdirSync(dirname(drawn), { recursive: true });
  writeFileSync(drawn, (await drawSymbolFile(root, address, symbolTokens())) ?? '');
  return drawn;
}

/** Writes a picture without metadata, if it has any. Returns the file to publish. */
async function cleanedFile(file: string, cleaned: string): Promise<string> {
  if (!mayHoldMetadata(file, await readBeginning(file))) return file;
  const content = readFileSync(file);
  const bare = await withoutMetadata(content);
  if (bare.equals(content)) return file;
  mkdirSync(dirname(cleaned), { recursive: true });
  writeFileSync(cleaned, bare);
  return cleaned;
}
