import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

const ROOT_ELEMENT = () => document.documentElement;

/**
 * The Mantine provider of the pages, an island or an overlay. Each brings its own, so the initial script contains
 * no Mantine.
 */
export function SiteMantineProvider({ children }: { children: ReactNode }) {
  return (
    // Reads the direction from <html dir>, also when a navigation changes it.
    <DirectionProvider>
      {/* Disables everything that Mantine writes into a <style>, because Trusted Types forbid that in the browser. */}
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
        getRootElement={ROOT_ELEMENT}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
