import { colorsTuple, createTheme } from '@mantine/core';

/** All shades of a Mantine color are the brand's color; tints are separate variables. */
const family = (name: string) => colorsTuple(`var(--mantine-color-${name})`);

/**
 * The scales of the theme: type, space, shadows. Colors, fonts and radii come from `content/brand.yaml`;
 * `createVariables` writes them as CSS, so that no color is part of the script.
 */
export const SCALES = createTheme({
  primaryColor: 'accent',
  colors: { accent: family('accent'), data: family('data') },
  cursorType: 'pointer',
  activeClassName: '',
  respectReducedMotion: true,
  defaultRadius: 'md',
  // Fluid from 360 to 1440 px.
  fontSizes: {
    sm: 'clamp(0.83rem, 0.81rem + 0.1vw, 0.9rem)',
    md: 'clamp(1rem, 0.97rem + 0.14vw, 1.09rem)',
    lg: 'clamp(1.15rem, 1.09rem + 0.27vw, 1.33rem)',
    xl: 'clamp(1.4rem, 1.28rem + 0.53vw, 1.75rem)',
    '2xl': 'clamp(1.75rem, 1.53rem + 0.98vw, 2.4rem)',
    '3xl': 'clamp(2.1rem, 1.7rem + 1.78vw, 3.3rem)',
    '4xl': 'clamp(2.5rem, 1.85rem + 2.9vw, 4.5rem)',
  },
  lineHeights: { sm: '1.5', md: '1.6', lg: '1.5', xl: '1.2', '2xl': '1.2', '3xl': '1.12', '4xl': '1.12' },
  headings: {
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--mantine-font-size-4xl)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--mantine-font-size-3xl)', lineHeight: '1.12' },
      h3: { fontSize: 'var(--mantine-font-size-2xl)', lineHeight: '1.16' },
      h4: { fontSize: 'var(--mantine-font-size-xl)', lineHeight: '1.2' },
      h5: { fontSize: 'var(--mantine-font-size-lg)', lineHeight: '1.2' },
    },
  },
  spacing: {
    '2xs': '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
    '3xl': 'clamp(2.5rem, 2rem + 2.4vw, 4.25rem)',
    '4xl': 'clamp(3.25rem, 2.6rem + 2.6vw, 5.25rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.9vw, 3rem)',
  },
  shadows: {
    sm: '0 1px 2px rgb(60 45 30 / 6%), 0 8px 24px -8px rgb(60 45 30 / 18%)',
    xl: '0 4px 12px rgb(60 45 30 / 10%), 0 24px 64px -12px rgb(60 45 30 / 32%)',
  },
  // Our media queries use `src/styles/breakpoints.ts`; this is the same width for Mantine's rules.
  breakpoints: { sm: '48em' },
});
