import { createTheme } from '@mantine/core';

/** The look of the builder: compact, quiet, and independent of the site's brand. */
export const builderTheme = createTheme({
  fontFamily: "'Schibsted Grotesk', system-ui, sans-serif",
  fontSizes: { xs: '0.6875rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 'sm',
  primaryColor: 'indigo',
  primaryShade: 7,
  cursorType: 'pointer',
  focusRing: 'auto',
});
