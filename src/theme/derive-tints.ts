/** A color in OKLCH: lightness from 0 to 1, chroma, and hue as cosine and sine. */
interface Oklch {
  lightness: number;
  chroma: number;
  cos: number;
  sin: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Parses a color in the form `#rrggbb` (matrices of Björn Ottosson's OKLab, 2020). */
function toOklch(hex: string): Oklch {
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

function toHex({ lightness, chroma, cos, sin }: Oklch): string {
  const [a, b] = [chroma * cos, chroma * sin];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => Math.round(Math.min(Math.max(toGamma(Math.max(value, 0)), 0), 1) * 255);
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

const shifted = (hex: string, change: (color: Oklch) => Partial<Oklch>): string => {
  const color = toOklch(hex);
  return toHex({ ...color, ...change(color) });
};

/** The darker color of a hovered button. */
export const strongOf = (hex: string): string =>
  shifted(hex, ({ lightness, chroma }) => ({ lightness: lightness - 0.066, chroma: chroma * 0.88 }));

/** The same hue at medium lightness, for areas of drawings. */
export const midOf = (hex: string): string => shifted(hex, () => ({ lightness: 0.61 }));

/** The same hue as a light background, on which text in the color itself is readable. */
export const tintOf = (hex: string): string =>
  shifted(hex, ({ chroma }) => ({ lightness: 0.912, chroma: 0.0085 + 0.14 * chroma }));

/** The light, warm tone of drawings. */
export const sunOf = (hex: string): string =>
  shifted(hex, ({ chroma }) => ({ lightness: 0.715, chroma: chroma * 0.77 }));
