import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { iconSheet } from '../src/authoring/icon-sheet.ts';
import { colour } from '../src/content/identity-colour.ts';

/** Share of a maskable icon's width that the symbol may take: its corners stay inside the circle that phones cut out. */
const SAFE = 0.84;

const symbol = await readFile('public/images/symbol.svg', 'utf8');

/** The symbol as a square picture; with a share, on a ground that runs to the edges. */
async function draw(size: number, share?: number): Promise<Buffer> {
  const ground = share === undefined ? '' : `<path fill="${colour('accent')}" d="M0 0H${size}V${size}H0Z"/>`;
  const inner = size * (share ?? 1);
  const edge = (size - inner) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(symbol).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<image href="${href}" x="${edge}" y="${edge}" width="${inner}" height="${inner}"/></svg>`;
  const picture = sharp(Buffer.from(svg));
  return (share === undefined ? picture : picture.flatten({ background: colour('accent') }))
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** A PNG of 32 pixels in the frame of an `.ico` file. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const small = await draw(32);
const files: Record<string, Buffer | string> = {
  'favicon.svg': symbol,
  'favicon.ico': ico(small),
  'favicon-32.png': small,
  'apple-touch-icon.png': await draw(180, 1),
  'icons/icon-192.png': await draw(192),
  'icons/icon-512.png': await draw(512),
  'icons/maskable-192.png': await draw(192, SAFE),
  'icons/maskable-512.png': await draw(512, SAFE),
};

await mkdir('public/icons', { recursive: true });
for (const [file, content] of Object.entries(files)) {
  await writeFile(`public/${file}`, content);
  console.log(`public/${file}: ${content.length} bytes`);
}
await writeFile('src/components/icon-sheet.svg', iconSheet());
