import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SYMBOL_PATH } from '../../../theme/symbol-path.ts';
import type { SymbolColors } from '../../../theme/symbol.ts';

/** Share of a maskable icon's width for the symbol, so that its corners stay inside the circle that phones cut out. */
const MASKABLE_SYMBOL_SHARE = 0.84;

/** The drawing of the symbol in `src/site/`, with `{accent}`, `{paper}` and `{sun}` in place of colors. */
export const SYMBOL_TEMPLATE = 'src/site/brand/symbol.template.svg';

/** The symbol of a site that has no drawing of its own. */
const NEUTRAL_TEMPLATE = join(import.meta.dirname, 'neutral-symbol.template.svg');

const PLACEHOLDER = /\{(\w+)\}/g;

function templateOf(root: string): string {
  const own = join(root, SYMBOL_TEMPLATE);
  return readFileSync(existsSync(own) ? own : NEUTRAL_TEMPLATE, 'utf8');
}

/** Returns the symbol of the site in colors, as an SVG. */
export const drawSymbol = (root: string, colors: SymbolColors): string =>
  templateOf(root).replace(PLACEHOLDER, (_whole, name: keyof SymbolColors) => colors[name]);

/** Returns whether `public/` has the drawing of the symbol, in any colors. Another picture stays as it is. */
export function hasDrawnSymbol(root: string): boolean {
  const file = join(root, 'public', SYMBOL_PATH);
  return existsSync(file) && inAnyColors(templateOf(root)).test(readFileSync(file, 'utf8').trim());
}

const inAnyColors = (template: string): RegExp =>
  new RegExp(
    `^${template
      .trim()
      .replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)
      .replace(PLACEHOLDER, '#[0-9a-f]{6}')}$`,
  );

/** Renders the symbol as a square image; with a share, on a full-bleed background. */
async function drawPng(symbol: string, colors: SymbolColors, size: number, share?: number): Promise<Buffer> {
  const ground = share === undefined ? '' : `<path fill="${colors.accent}" d="M0 0H${size}V${size}H0Z"/>`;
  const inner = size * (share ?? 1);
  const edge = (size - inner) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(symbol).toString('base64')}`;
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

type Draw = (symbol: string, colors: SymbolColors) => Promise<Buffer>;

const svg: Draw = async (symbol) => Buffer.from(symbol);
const png =
  (size: number, share?: number): Draw =>
  (symbol, colors) =>
    drawPng(symbol, colors, size, share);

/** How each file that shows the symbol is drawn, by its address. */
const DRAWINGS: Readonly<Record<string, Draw>> = {
  [SYMBOL_PATH]: svg,
  '/favicon.svg': svg,
  '/favicon.ico': async (symbol, colors) => ico(await drawPng(symbol, colors, 32)),
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
export const drawSymbolFile = (root: string, address: string, colors: SymbolColors): Promise<Buffer> | undefined =>
  Object.hasOwn(DRAWINGS, address) ? DRAWINGS[address]?.(drawSymbol(root, colors), colors) : undefined;
