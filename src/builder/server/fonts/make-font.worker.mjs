// Reads one font and makes its files in a thread of its own. Plain JavaScript, so that the thread needs no TypeScript loader.
import { parentPort, workerData } from 'node:worker_threads';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const { bytes, files, features } = workerData;
const source = Buffer.from(bytes);
const font = create(source);
const os2 = font['OS/2'] ?? {};
const { wght } = font.variationAxes;

/** The axes of a file: weight within limits, everything else as the font has it by default. */
const axesOf = (weight) =>
  Object.fromEntries(
    Object.entries(font.variationAxes).map(([name, axis]) => [
      name,
      name === 'wght' ? pinned(weight, axis) : axis.default,
    ]),
  );
const within = (value, { min, max }) => Math.min(Math.max(value, min), max);
const pinned = (weight, axis) => {
  if (typeof weight === 'number') return within(weight, axis);
  const [min, max] = [within(weight.min, axis), within(weight.max, axis)];
  return min === max ? min : { min, max };
};

const written = [];
for (const { name, characters, weight, format } of files) {
  const data = await subsetFont(source, characters, {
    targetFormat: format,
    variationAxes: axesOf(weight),
    keepFeatures: features,
  });
  written.push({ name, data: new Uint8Array(data) });
}

const widths = {};
for (const letter of ' abcdefghijklmnopqrstuvwxyz')
  widths[letter] = font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth / font.unitsPerEm;
const metrics = os2.fsSelection?.useTypoMetrics
  ? { ascent: os2.typoAscender, descent: os2.typoDescender, gap: os2.typoLineGap }
  : { ascent: font.hhea.ascent, descent: font.hhea.descent, gap: font.hhea.lineGap };

const made = {
  family: font.getName('preferredFamily') ?? font.familyName ?? '',
  license: font.getName('license') ?? font.getName('licenseURL') ?? '',
  isForbidden: os2.fsType?.noEmbedding === true,
  characters: String.fromCodePoint(...new Set(font.characterSet.filter((code) => code > 0))),
  weights: wght && { min: within(400, wght), max: within(700, wght) },
  serifStyle: os2.panose?.[1] ?? 0,
  widths,
  ...Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, value / font.unitsPerEm])),
  files: written,
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(made);
