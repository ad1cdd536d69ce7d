import { mkdir, writeFile } from 'node:fs/promises';
import { renderIconSprite } from '../../src/authoring/icon-sprite.ts';
import { drawSymbolFile, SYMBOL_FILES } from '../../src/content/outputs/symbol/symbol-files.ts';
import { readBrand } from '../../src/content/read/read-brand.ts';
import { symbolColors } from '../../src/theme/symbol.ts';
import type { CommandContext } from '../cli.ts';
import { requireBrand } from '../require-brand.ts';

/** Draws the icons of the site from its symbol, and the sprite of the interface's icons. */
export async function generateIcons(_args: string[], { root }: CommandContext): Promise<number> {
  requireBrand(root);
  const colors = symbolColors(readBrand(root).colors);
  await mkdir('public/icons', { recursive: true });
  for (const file of SYMBOL_FILES) {
    const content = (await drawSymbolFile(file, colors)) ?? '';
    await writeFile(`public${file}`, content);
    console.log(`public${file}: ${content.length} bytes`);
  }
  await writeFile('src/components/icon-sprite.svg', renderIconSprite());
  return 0;
}
