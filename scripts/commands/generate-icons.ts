import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderIconSprite } from '../../src/authoring/icon-sprite.ts';
import { drawSymbolFile, SYMBOL_FILES } from '../../src/content/outputs/symbol/symbol-files.ts';
import { readBrand } from '../../src/content/read/read-brand.ts';
import { symbolColors } from '../../src/theme/symbol.ts';
import type { CommandContext } from '../cli.ts';
import { requireBrand } from '../require-brand.ts';

/** Draws the icons of the site from its symbol, and the sprite of the interface's icons. */
export async function generateIcons(_args: string[], { root, stdout }: CommandContext): Promise<number> {
  requireBrand(root);
  for (const { file, size } of await drawSiteIcons(root)) stdout.write(`public${file}: ${size} bytes\n`);
  await writeFile('src/components/icon-sprite.svg', renderIconSprite());
  return 0;
}

/** Draws the icons of the site in the colors of its brand, into `public/`. */
export async function drawSiteIcons(root: string): Promise<{ file: string; size: number }[]> {
  const colors = symbolColors(readBrand(root).colors);
  await mkdir(join(root, 'public/icons'), { recursive: true });
  await mkdir(join(root, 'public/images'), { recursive: true });
  const drawn: { file: string; size: number }[] = [];
  for (const file of SYMBOL_FILES) {
    const content = (await drawSymbolFile(root, file, colors)) ?? '';
    await writeFile(join(root, 'public', file), content);
    drawn.push({ file, size: content.length });
  }
  return drawn;
}
