import { widthOf, wordsOf, type Face } from './face.ts';
import type { ShareImage } from './share-facts.ts';
import type { SetText } from './typesetting.ts';

/** Size of every picture, in pixels, and the room that stays free around its words. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 72;

/** A place and a size, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text as it stands between two tags or in an attribute; signs that XML does not know are left out. */
export const escapeXml = (words: string): string =>
  words
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- these are the signs that XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A number with one decimal at most. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A whole picture; its words are outlines, so its title says them once more. */
export const svgDocument = (title: string, ground: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
  `<title>${escapeXml(title)}</title><path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${parts.join('')}</svg>\n`;

/** How words are set: the face, its size in pixels, the colour, and one for figures if they have their own. */
export interface Ink {
  face: Face;
  size: number;
  fill: string;
  figures?: string;
}

/** A word that is a figure, or the unit of one. */
const FIGURE = /\d|^(%|DKK|kr\.?)[,.;:]?$/;

/** One line of words, its baseline beginning at x, y. */
export function line(words: string, x: number, y: number, { face, size, fill, figures = fill }: Ink): string {
  const scale = (size / face.unitsPerEm).toFixed(5);
  let pen = x;
  return wordsOf(words)
    .map((word) => {
      const { outline, width } = face.draw(word);
      const drawing = `<path fill="${FIGURE.test(word) ? figures : fill}" transform="matrix(${scale} 0 0 ${scale} ${pen.toFixed(2)} ${round(y)})" d="${outline}"/>`;
      pen += (width + face.space) * size;
      return drawing;
    })
    .join('');
}

/** Lines that were set into a box, the capitals of the first touching y. */
export const block = (
  { face, lines, size, leading }: SetText,
  x: number,
  y: number,
  colours: Pick<Ink, 'fill' | 'figures'>,
): string =>
  lines
    .map((words, index) => line(words, x, y + (face.capHeight + index * leading) * size, { face, size, ...colours }))
    .join('');

/** Width of the first line in pixels. */
export const lineWidth = ({ face, lines, size }: SetText): number => widthOf(lines[0] ?? '', face) * size;

/** A drawing or photo in the middle of a box: whole (meet), or filling the box and cut at its edges (slice). */
export const embed = (image: ShareImage, { x, y, width, height }: Box, fit: 'meet' | 'slice' = 'meet'): string =>
  `<image href="${escapeXml(image)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="xMidYMid ${fit}"/>`;
