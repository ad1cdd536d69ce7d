import { escapeXml } from '../../escape-xml.ts';
import { widthOf, wordsOf, type Typeface } from './font.ts';
import type { ImageDataUrl } from '../templates/og-image-content.ts';
import { isFigure, type AmountUnits } from '../../../../regions/figures.ts';
import type { SetText } from './typesetting.ts';

/** Size of every image, and the margin around its text, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 72;

/** Position and size in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds to one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A complete image. Its text is drawn as outlines, so the `<title>` repeats it. */
export const svgDocument = (title: string, ground: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
  `<title>${escapeXml(title)}</title><path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${parts.join('')}</svg>\n`;

/** How text is set: typeface, size in pixels, color, and the color of figures if it differs. */
export interface Ink {
  face: Typeface;
  size: number;
  fill: string;
  figures?: { fill: string; units: AmountUnits };
}

/** Draws one line of text, its baseline starting at x, y. */
export function line(text: string, x: number, y: number, { face, size, fill, figures }: Ink): string {
  const scale = (size / face.unitsPerEm).toFixed(5);
  let pen = x;
  return wordsOf(text)
    .map((word) => {
      const { outline, width } = face.draw(word);
      const drawing = `<path fill="${figures && isFigure(word, figures.units) ? figures.fill : fill}" transform="matrix(${scale} 0 0 ${scale} ${pen.toFixed(2)} ${round(y)})" d="${outline}"/>`;
      pen += (width + face.space) * size;
      return drawing;
    })
    .join('');
}

/** Draws lines set in a box; the capitals of the first touch y. */
export const block = (
  { face, lines, size, leading }: SetText,
  x: number,
  y: number,
  colors: Pick<Ink, 'fill' | 'figures'>,
): string =>
  lines
    .map((text, index) => line(text, x, y + (face.capHeight + index * leading) * size, { face, size, ...colors }))
    .join('');

/** Width of the first line in pixels. */
export const lineWidth = ({ face, lines, size }: SetText): number => widthOf(lines[0] ?? '', face) * size;

/** Draws a drawing or photo centered in a box: whole (meet), or filling the box and cropped (slice). */
export const embed = (image: ImageDataUrl, { x, y, width, height }: Box, fit: 'meet' | 'slice' = 'meet'): string =>
  `<image href="${escapeXml(image)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="xMidYMid ${fit}"/>`;
