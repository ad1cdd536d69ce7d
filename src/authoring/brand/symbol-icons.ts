import sharp from 'sharp';
import { tokenColor, SUN_COLOR } from '../../content/outputs/design-tokens.ts';

/** Share of a maskable icon's width for the symbol, so that its corners stay inside the circle that phones cut out. */
const MASKABLE_SYMBOL_SHARE = 0.84;

const colors: Record<string, string> = { accent: tokenColor('accent'), paper: tokenColor('paper'), sun: SUN_COLOR };

/** Renders the symbol as a square image; with a share, on a full-bleed background. */
async function draw(symbol: string, size: number, share?: number): Promise<Buffer> {
  const ground = share === undefined ? '' : `<path fill="${tokenColor('accent')}" d="M0 0H${size}V${size}H0Z"/>`;
  const inner = size * (share ?? 1);
  const edge = (size - inner) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(symbol).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<image href="${href}" x="${edge}" y="${edge}" width="${inner}" height="${inner}"/></svg>`;
  const image = sharp(Buffer.from(svg));
  return (share === undefined ? image : image.flatten({ background: tokenColor('accent') }))
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

/** Renders the site's symbol and icons from its template, by path in `public/`. */
export async function symbolIcons(template: string): Promise<Record<string, Buffer | string>> {
  const symbol = template.replace(/\{(\w+)\}/g, (whole, name: string) => colors[name] ?? whole);
  const small = await draw(symbol, 32);
  return {
    'images/symbol.svg': symbol,
    'favicon.svg': symbol,
    'favicon.ico': ico(small),
    'favicon-32.png': small,
    'apple-touch-icon.png': await draw(symbol, 180, 1),
    'icons/icon-192.png': await draw(symbol, 192),
    'icons/icon-512.png': await draw(symbol, 512),
    'icons/maskable-192.png': await draw(symbol, 192, MASKABLE_SYMBOL_SHARE),
    'icons/maskable-512.png': await draw(symbol, 512, MASKABLE_SYMBOL_SHARE),
  };
}
