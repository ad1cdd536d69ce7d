import { useMediaQuery } from '@mantine/hooks';
import { BUILDER_NARROW, BUILDER_PHONE } from '../../../styles/breakpoints.ts';

const OPTIONS = { getInitialValueInEffect: false };

/** Returns whether the shell shows one thing at a time: pages, the page, its sections. */
export const useIsPhone = (): boolean => useMediaQuery(BUILDER_PHONE, undefined, OPTIONS);

/** Returns whether the form is a sheet, which closes and takes the whole screen. */
export const useIsNarrow = (): boolean => useMediaQuery(BUILDER_NARROW, undefined, OPTIONS);

/** Whether the shell shows one thing at a time at the moment. */
export const isPhone = (): boolean => matchMedia(BUILDER_PHONE).matches;
