import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICONS, NETWORK_ICONS } from '../schema/icon.ts';

const { resolve } = createRequire(import.meta.url);

const STYLE = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/**
 * The strokes of an icon as path data, in a square of 24; without the empty square that the set begins each icon with.
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

/** The text of `icon-sheet.svg`: every icon that YAML may name and every network's sign, each to be used by its name. */
export const iconSheet = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...Object.entries({ ...ICONS, ...NETWORK_ICONS }).map(symbolOf),
    '</svg>\n',
  ].join('\n');
