/** A color in OKLCH: lightness from 0 to 1, chroma, and hue as cosine and sine. */
export interface Oklch {
  lightness: number;
  chroma: number;
  cos: number;
  sin: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Parses a color in the form `#rrggbb` (matrices of Björn Ottosson's OKLab, 2020). */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(a, c);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma,
    cos: chroma === 0 ? 1 : a / chroma,
    sin: chroma === 0 ? 0 : c / chroma,
  };
}

/** The channels of a color as sRGB has them, in linear light: from 0 to 1 if a screen can show it. */
function linearChannels({ lightness, chroma, cos, sin }: Oklch): number[] {
  const [a, b] = [chroma * cos, chroma * sin];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Writes a color as `#rrggbb`; channels beyond what a screen shows are cut off. */
export function toHex(color: Oklch): string {
  const byte = (value: number) => Math.round(Math.min(Math.max(toGamma(Math.max(value, 0)), 0), 1) * 255);
  const digits = linearChannels(color).map((value) => byte(value).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** How far a channel may lie beyond what a screen shows: the rounding of the matrices. */
const GAMUT_TOLERANCE = 0.0005;

const isShowable = (color: Oklch): boolean =>
  linearChannels(color).every((value) => value >= -GAMUT_TOLERANCE && value <= 1 + GAMUT_TOLERANCE);

/** Halvings of the range in which the greatest chroma is searched. */
const CHROMA_STEPS = 12;

/** Returns a color with another lightness and the same hue. It's as colorful as before, or as a screen can show. */
export function withLightness(color: Oklch, lightness: number): Oklch {
  const wanted = { ...color, lightness };
  if (isShowable(wanted)) return wanted;
  let [low, high] = [0, color.chroma];
  for (let step = 0; step < CHROMA_STEPS; step += 1) {
    const chroma = (low + high) / 2;
    if (isShowable({ ...wanted, chroma })) low = chroma;
    else high = chroma;
  }
  return { ...wanted, chroma: low };
}
