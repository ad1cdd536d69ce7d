import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme.ts';

const ROOT_ELEMENT = () => document.documentElement;

/**
 * What parts made of Mantine stand in. Each brings its own, so that a page without such a part, or one on which nobody
 * has come to it yet, loads nothing of Mantine.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    // Nothing that Mantine would write into a <style>: a policy with Trusted Types refuses it in the browser.
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
  );
}
