/** A color in the form that content holds: `#0f4c81`. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** Reads a color as people write it: `#ABC`, `0F4C81`, `rgb(15, 76, 129)`; `undefined` for anything else. */
export function hexColor(text: string): string | undefined {
  const written = text.trim().toLowerCase();
  const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(written) ?? [];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`;
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(written) ?? [];
  if (parts.length === 0 || parts.some((part) => Number(part) > 255)) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
