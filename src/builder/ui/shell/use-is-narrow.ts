import { useMediaQuery } from '@mantine/hooks';

/** Screens on which the form covers the page, as in `shell.module.css`. */
const NARROW = '(max-width: 61.99em)';

/** Returns whether the form covers the page, as on a laptop at 200 % zoom. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
