import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SYMBOL_PATH } from '../../../theme/symbol-path.ts';
import type { SymbolColors } from '../../../theme/symbol.ts';

/** Share of a maskable icon's width for the symbol, so that its corners stay inside the circle that phones cut out. */
const MASKABLE_SYMBOL_SHARE = 0.84;

const TEMPLATE = readFileSync(join(import.meta.dirname, 'symbol.template.svg'), 'utf8');

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the symbol in colors, as an SVG. */
export const drawSymbol = (colors: SymbolColors): string =>
  TEMPLATE.replace(PLACEHOLDER, (_whole, name: keyof SymbolColors) => colors[name]);

/** The symbol in any colors. */
const IN_ANY_COLORS = new RegExp(
  `^${TEMPLATE.trim()
    .replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)
    .replace(PLACEHOLDER, '#[0-9a-f]{6}')}$`,
);

/** Returns whether a site shows the symbol that is drawn in its brand's colors. Another one is the site's own, and stays as it is. */
export function hasDrawnSymbol(root: string): boolean {
  const file = join(root, 'public', SYMBOL_PATH);
  return existsSync(file) && IN_ANY_COLORS.test(readFileSync(file, 'utf8').trim());
}

/** Renders the symbol as a square image; with a share, on a full-bleed background. */
async function drawPng(colors: SymbolColors, size: number, share?: number): Promise<Buffer> {
  const ground = share === undefined ? '' : `<path fill="${colors.accent}" d="M0 0H${size}V${size}H0Z"/>`;
  const inner = size * (share ?? 1);
  const edge = (size - inner) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(drawSymbol(colors)).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<image href="${href}" x="${edge}" y="${edge}" width="${inner}" height="${inner}"/></svg>`;
  const image = sharp(Buffer.from(svg));
  return (share === undefined ? image : image.flatten({ background: colors.accent }))
    .png({ palette: true, colors: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a 32-pixel PNG in an `.ico` file. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const svg = async (colors: SymbolColors) => Buffer.from(drawSymbol(colors));
const png = (size: number, share?: number) => (colors: SymbolColors) => drawPng(colors, size, share);

/** How each file that shows the symbol is drawn, by its address. */
const DRAWINGS: Readonly<Record<string, (colors: SymbolColors) => Promise<Buffer>>> = {
  [SYMBOL_PATH]: svg,
  '/favicon.svg': svg,
  '/favicon.ico': async (colors) => ico(await drawPng(colors, 32)),
  '/favicon-32.png': png(32),
  '/apple-touch-icon.png': png(180, 1),
  '/icons/icon-192.png': png(192),
  '/icons/icon-512.png': png(512),
  '/icons/maskable-192.png': png(192, MASKABLE_SYMBOL_SHARE),
  '/icons/maskable-512.png': png(512, MASKABLE_SYMBOL_SHARE),
};

/** The addresses of the files that show the symbol. */
export const SYMBOL_FILES = Object.keys(DRAWINGS);

/** Draws the file at an address; `undefined` for one that doesn't show the symbol. */
export const drawSymbolFile = (address: string, colors: SymbolColors): Promise<Buffer> | undefined =>
  Object.hasOwn(DRAWINGS, address) ? DRAWINGS[address]?.(colors) : undefined;
