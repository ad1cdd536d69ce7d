import { createTheme } from '@mantine/core';
import { COMPONENTS } from './components.ts';
import { SCALES } from './scales.ts';

/** The Mantine theme: scales and the look of each component. */
export const theme = createTheme({ ...SCALES, components: COMPONENTS });
