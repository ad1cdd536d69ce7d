import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SUBSET_FILES, subsetOf } from '../../tools/font-subsets.ts';

/** Writes the fonts with the characters that the site uses, and prints their sizes. */
export async function subsetFonts(): Promise<number> {
  for (const file of SUBSET_FILES) {
    const font = await subsetOf(file);
    await mkdir(dirname(file.to), { recursive: true });
    await writeFile(file.to, font);
    console.log(`${file.to}: ${font.length} bytes`);
  }
  return 0;
}
