import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss from 'postcss';
import type { Plugin, ViteDevServer } from 'vite';
import { readBrand } from '../src/content/read/read-brand.ts';
import { FONTS_FOLDER, fontFaces, webFiles } from '../src/theme/added-font.ts';
import { BRAND_FILE, type Brand } from '../src/theme/brand.ts';
import { EXTENDED_CHARACTERS } from '../src/theme/font-characters.ts';
import { isIgnoredPath } from '../src/content/read/ignored-names.ts';
import { hasRightToLeft } from '../src/content/read/site-regions.ts';
import { createVariables, usedVariables } from '../src/theme/variables.ts';
import { lightOnly } from './postcss-light-only.ts';

const STYLES = 'virtual:theme.css';

const require = createRequire(import.meta.url);

/** Returns all stylesheets of the site, and those imported from packages. The builder is no part of the site. */
function stylesheets(root: string): string[] {
  const source = join(root, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('builder') && !isIgnoredPath(file),
  );
  const own = files.map((file) => readFileSync(join(source, file), 'utf8'));
  const imported = own.flatMap((sheet) =>
    [...sheet.matchAll(/@import '(@mantine\/[^']+)'/g)].map(([, name = '']) => name),
  );
  const plugin = lightOnly({ rightToLeft: hasRightToLeft(root) });
  const ofPackages = imported.map((name) => {
    const css = readFileSync(require.resolve(name), 'utf8');
    return postcss([plugin]).process(css, { from: undefined }).css;
  });
  return [...own, ...ofPackages];
}

/**
 * Provides Mantine's used variables, with the values of `content/brand.yaml`, as a stylesheet (`virtual:theme.css`), so
 * that pages don't create them in the browser.
 */
export function themeCss(): Plugin {
  let root = '';
  return {
    name: 'theme-css',
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id === STYLES ? `\0${id}` : undefined),
    load(request) {
      // In development a stylesheet that a page links is requested with a query.
      const [id] = request.split('?');
      if (id !== `\0${STYLES}`) return undefined;
      const file = join(root, BRAND_FILE);
      if (existsSync(file)) this.addWatchFile(file); // Vite fails for a missing one
      const brand = readBrand(root);
      const variables = usedVariables(createVariables(brand), stylesheets(root));
      const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
      return `${usedFaces(root, brand)}:root{color-scheme:light;${declarations.join('')}}`;
    },
  };
}

/** Returns the font faces of the added fonts that pages use. Their files are part of the bundle, like those of other fonts. */
const usedFaces = (root: string, { fonts, addedFonts = [] }: Brand): string =>
  addedFonts
    .filter(({ name }) => Object.values(fonts).includes(name))
    .filter((font) => webFiles(font).every((file) => existsSync(join(root, FONTS_FOLDER, file))))
    .map((font) => fontFaces(font, (file) => `/${FONTS_FOLDER}/${file}`, EXTENDED_CHARACTERS))
    .join('');

/** Updates the styles of open pages after a change of the brand: Vite doesn't watch `content/`. */
export async function reloadTheme({ environments }: ViteDevServer): Promise<void> {
  const { client } = environments;
  for (const [id, module] of client.moduleGraph.idToModuleMap)
    if (id.startsWith(`\0${STYLES}`)) await client.reloadModule(module);
}
