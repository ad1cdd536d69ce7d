import { MantineProvider } from '@mantine/core';
import { render as renderPlain } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString as renderPlainToString } from 'react-dom/server';
import { theme } from '../../src/theme/theme.ts';

/** Wraps an element in the providers of a page's content. */
export const inTheme = (element: ReactNode) => (
  <MantineProvider
    theme={theme}
    env="test"
    withCssVariables={false}
    withGlobalClasses={false}
    withStaticClasses={false}
  >
    {element}
  </MantineProvider>
);

/**
 * Renders an element with the site's theme.
 *
 * @example
 * const { container } = render(<Story {...await exampleProps('story', 'dk')} />);
 */
export const render = (element: ReactNode) => renderPlain(element, { wrapper: ({ children }) => inTheme(children) });

/** Renders an element with the site's theme to static markup. */
export const renderToString = (element: ReactNode) => renderPlainToString(inTheme(element));
