import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/theme.ts';

const ID = 'virtual:theme.css';

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** Gives Mantine's variables as a stylesheet (`virtual:theme.css`), so that no page makes them in the browser. */
export const themeCss = (): Plugin => ({
  name: 'theme-css',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => {
    if (id !== `\0${ID}`) return undefined;
    const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
    return `:root{color-scheme:light;${declarations(variables)}${declarations(light)}}`;
  },
});
