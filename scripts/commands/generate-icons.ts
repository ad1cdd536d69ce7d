import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { symbolIcons } from '../../src/authoring/brand/symbol-icons.ts';
import { renderIconSprite } from '../../src/authoring/icon-sprite.ts';
import type { CommandContext } from '../cli.ts';
import { requireBrand } from '../require-brand.ts';

/** Draws the icons of the site from its symbol, and the sprite of the interface's icons. */
export async function generateIcons(_args: string[], { root }: CommandContext): Promise<number> {
  requireBrand(root);
  const template = await readFile('src/authoring/brand/symbol.template.svg', 'utf8');
  await mkdir('public/icons', { recursive: true });
  for (const [file, content] of Object.entries(await symbolIcons(template))) {
    await writeFile(`public/${file}`, content);
    console.log(`public/${file}: ${content.length} bytes`);
  }
  await writeFile('src/components/icon-sprite.svg', renderIconSprite());
  return 0;
}
