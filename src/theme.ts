import { createTheme, type MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  '#fbf1ec',
  '#f3ddd1',
  '#e9c0ac',
  '#dea084',
  '#d18261',
  '#c2663f',
  '#a63d1c',
  '#8a3015',
  '#6f2610',
  '#531c0b',
];
const data: MantineColorsTuple = [
  '#eef4f1',
  '#d8e5de',
  '#b6cfc4',
  '#8fb4a5',
  '#5e8f7e',
  '#3c7263',
  '#1e5245',
  '#184339',
  '#12342c',
  '#0c251f',
];

/** Mantine in the identity of the site; the tokens themselves stand in `src/styles/tokens.css`. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent, data },
  white: '#fffdfa',
  black: '#1d1b18',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '400' },
  defaultRadius: 'md',
  radius: { xs: '2px', sm: '4px', md: '10px', lg: '18px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});
