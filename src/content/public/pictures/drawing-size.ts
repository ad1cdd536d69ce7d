import type { SaxesTagNS } from 'saxes';

/** Width and height in CSS pixels, rounded. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The size that browsers give to what has none (CSS 2.2, section 10.3.2). */
const DEFAULT: PixelSize = { width: 300, height: 150 };

/** CSS pixels per unit. Units of fonts are those of a root without a font: 16 px, and half of it for ex and ch. */
const PIXELS_PER_UNIT: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ic: 16,
  ex: 8,
  ch: 8,
  // A drawing that is an image has no viewport while its size is computed.
  vw: 0,
  vh: 0,
  vmin: 0,
  vmax: 0,
};

const LENGTH = /^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i;

/**
 * Returns the size at which browsers show a drawing that nothing else sizes (SVG 2, section 8.13; CSS Images 3,
 * section 5.1): its width and height; where one is missing or in percent, what the ratio of its view box makes of the
 * other; without both, the view box fitted into 300 × 150. Chromium takes 300 × 150 of what keeps no ratio.
 */
export function drawingSize({ attributes }: SaxesTagNS): PixelSize {
  const valueOf = (name: string) => attributes[name]?.value;
  const [width, height] = [lengthOf(valueOf('width')), lengthOf(valueOf('height'))];
  if (width !== undefined && height !== undefined) return rounded({ width, height });
  if (/^\s*none\b/.test(valueOf('preserveAspectRatio') ?? '')) return DEFAULT;
  return rounded(completed(width, height, ratioOf(valueOf('viewBox'))));
}

function completed(width: number | undefined, height: number | undefined, ratio: number | undefined): PixelSize {
  if (ratio === undefined) return { width: width ?? DEFAULT.width, height: height ?? DEFAULT.height };
  if (width !== undefined) return { width, height: width / ratio };
  const fitted = height ?? Math.min(DEFAULT.height, DEFAULT.width / ratio);
  return { width: fitted * ratio, height: fitted };
}

const rounded = ({ width, height }: PixelSize): PixelSize => ({ width: Math.round(width), height: Math.round(height) });

/** Returns a length in pixels; `undefined` for a percentage or what isn't a length. */
function lengthOf(written: string | undefined): number | undefined {
  const [, number = '', unit = ''] = LENGTH.exec(written ?? '') ?? [];
  const pixels = PIXELS_PER_UNIT[unit.toLowerCase()];
  return number === '' || pixels === undefined ? undefined : Math.max(0, Number(number) * pixels);
}

/** Returns width by height of a view box. */
function ratioOf(viewBox = ''): number | undefined {
  const numbers = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map((number) => (number === '' ? Number.NaN : Number(number)));
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0 ? width / height : undefined;
}
