import type { Brand } from './brand.ts';
import { fontStack } from './fonts.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variables that have the values of the brand itself, by their full names. */
export function brandVariables({ colors, fonts, radii, addedFonts }: Brand): Record<string, string> {
  const values = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`color-${kebab(name)}`, value])),
    'font-family': fontStack(fonts.text, addedFonts),
    'font-family-headings': fontStack(fonts.display, addedFonts),
    // First, because only this font has flags: a browser would query the system for each font before it, and wait.
    'font-family-flags': `emoji, '${fonts.text}'`,
    'radius-sm': radii.small,
    'radius-md': radii.medium,
    'radius-lg': radii.large,
    'radius-default': radii.medium,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mantine-${name}`, value]));
}
