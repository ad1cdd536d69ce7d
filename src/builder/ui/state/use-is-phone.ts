import { useMediaQuery } from '@mantine/hooks';

/** Screens that show one thing at a time, as in the style sheets: phones, and a laptop at 200 % zoom. */
const PHONE = '(max-width: 47.99em)';

/** Screens on which the form stands below the page, as in the style sheets: tablets and phones. */
const NARROW = '(max-width: 61.99em)';

const OPTIONS = { getInitialValueInEffect: false };

/** Returns whether the shell shows one thing at a time: pages, the page, its sections. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, undefined, OPTIONS);

/** Returns whether the form stands below the page instead of beside it. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW, undefined, OPTIONS);

/** Whether the shell shows one thing at a time at the moment. */
export const isPhone = (): boolean => matchMedia(PHONE).matches;
