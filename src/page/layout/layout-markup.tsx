import { renderToString } from 'react-dom/server';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import { ConsentNotice } from '../../consent/consent-notice.tsx';
import { FooterContent } from '../../layout/footer.tsx';
import type { LayoutData } from '../../schema/page-data.ts';
import { HeaderIsland } from '../islands/site-islands.tsx';
import { CurrentPageProvider, type CurrentPage } from '../loading/current-page.tsx';

/** Markup that is the same on every page of a region. */
export interface LayoutMarkup {
  /** The consent notice. */
  consent: string;
  /** The content of the footer. */
  footer: string;
}

const markupOfLayouts = new WeakMap<LayoutData, LayoutMarkup>();

/** Renders the consent notice and the footer of a region, once for all of its pages. */
export function layoutMarkup(layout: LayoutData): LayoutMarkup {
  const known = markupOfLayouts.get(layout);
  if (known) return known;
  const markup = {
    consent: renderToString(<ConsentNotice layout={layout} />),
    footer: renderToString(
      <SiteMantineProvider>
        <FooterContent layout={layout} />
      </SiteMantineProvider>,
    ),
  };
  markupOfLayouts.set(layout, markup);
  return markup;
}

/** Renders the header, which marks the links to the current page. */
export const headerMarkup = (current: CurrentPage): string =>
  renderToString(
    <CurrentPageProvider value={current}>
      <HeaderIsland />
    </CurrentPageProvider>,
  );
