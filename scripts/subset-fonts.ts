import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** English, Danish and Spanish letters, figures, and the signs that the texts use. */
const SIGNS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  ' ¡£§©«®°±²³·»¼½¾¿ÀÁÂÄÅÆÇÈÉÊËÍÑÓÔÖØÚÜßàáâäåæçèéêëíïñóôöøúü–—‘’‚“”„•…‹›€−×→';

const FONTS: { from: string; to: string; axes: Record<string, number | { min: number; max: number }> }[] = [
  {
    from: 'node_modules/@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2',
    to: 'src/styles/fonts/hedvig-letters-serif.woff2',
    axes: { opsz: 24 },
  },
  {
    from: 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    to: 'src/styles/fonts/schibsted-grotesk.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir('src/styles/fonts', { recursive: true });
for (const { from, to, axes } of FONTS) {
  const font = await subsetFont(await readFile(from), SIGNS, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(to, font);
  console.log(`${to}: ${font.length} bytes`);
}
