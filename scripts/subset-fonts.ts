import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** English, Danish and Spanish letters, figures, and the signs that the texts use. */
const SIGNS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  ' ¡£§©«®°±²³·»¼½¾¿ÀÁÂÄÅÆÇÈÉÊËÍÑÓÔÖØÚÜßàáâäåæçèéêëíïñóôöøúü–—‘’‚“”„•…‹›€−×→';

const HEDVIG =
  'node_modules/@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2';
const SCHIBSTED = 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

interface FontFile {
  from: string;
  /** `.woff2` for the browser; `.ttf`, of one weight, for the pictures of shared links. */
  to: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const FONTS: FontFile[] = [
  { from: HEDVIG, to: 'src/styles/fonts/hedvig-letters-serif.woff2', axes: { opsz: 24 } },
  { from: SCHIBSTED, to: 'src/styles/fonts/schibsted-grotesk.woff2', axes: { wght: { min: 400, max: 700 } } },
  { from: HEDVIG, to: 'src/styles/fonts/hedvig-letters-serif.ttf', axes: { opsz: 24 } },
  { from: SCHIBSTED, to: 'src/styles/fonts/schibsted-grotesk-400.ttf', axes: { wght: 400 } },
  { from: SCHIBSTED, to: 'src/styles/fonts/schibsted-grotesk-600.ttf', axes: { wght: 600 } },
];

await mkdir('src/styles/fonts', { recursive: true });
for (const { from, to, axes } of FONTS) {
  const targetFormat = to.endsWith('.ttf') ? 'truetype' : 'woff2';
  const font = await subsetFont(await readFile(from), SIGNS, { targetFormat, variationAxes: axes });
  await writeFile(to, font);
  console.log(`${to}: ${font.length} bytes`);
}
