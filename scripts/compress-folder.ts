import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes compression gains nothing worth a file. */
const SMALLEST = 512;
/** Above this many bytes the best quality costs more time than it gains. */
const LARGE = 200_000;
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip file beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const next = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of next) await compressFile(file);
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
