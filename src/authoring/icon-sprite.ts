import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CONTROL_ICONS, ICONS, NETWORK_ICONS } from '../schema/icon.ts';

const { resolve } = createRequire(import.meta.url);

const STYLE = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Returns the strokes of an icon as path data in a 24 × 24 square, without the empty square that begins each icon of
 * the set.
 * @param drawing its name in the icon set
 */
export const strokesOf = (drawing: string): string[] =>
  [
    ...readFileSync(resolve(`@tabler/icons/outline/${drawing}.svg`), 'utf8').matchAll(
      /<path(?![^>]*stroke="none")[^>]*\bd="([^"]+)"/g,
    ),
  ].map(([, d = '']) => d);

const symbolOf = ([name, drawing]: [name: string, drawing: string]): string =>
  `<symbol id="${name}" ${STYLE}>${strokesOf(drawing)
    .map((d) => `<path d="${d}"></path>`)
    .join('')}</symbol>`;

/** Renders `icon-sprite.svg`: every icon and network logo that YAML may name, and those of controls, each as a symbol. */
export const renderIconSprite = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...Object.entries({ ...ICONS, ...NETWORK_ICONS, ...CONTROL_ICONS }).map(symbolOf),
    '</svg>\n',
  ].join('\n');
