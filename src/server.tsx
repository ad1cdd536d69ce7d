import 'virtual:theme.css';
import './styles/site.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { renderDocument, type PageAssets } from './page/page-html.ts';
import { type EmbeddedData, type PageData } from './page/page-request.ts';
import { Ready } from './page/ready.tsx';
import type { RegionCode } from './regions/region-code.ts';
import type { SiteSettings } from './schema/document.ts';
import { createSiteRouter } from './router.tsx';
import { loadSections } from './sections/registry.ts';

const nothing = () => undefined;

/** One page to be rendered. */
export interface RenderRequest extends PageData {
  /** Key of the page's document. */
  key: string;
  /** Address under which it is rendered. */
  url: string;
  settings: SiteSettings;
}

/** Renders a page to a whole HTML document. */
export async function renderPage(request: RenderRequest, assets: PageAssets): Promise<string> {
  const { key, url, page, layout, settings } = request;
  await loadSections(page.sections.map(({ type }) => type));
  const region: RegionCode = layout.region.code;
  const router = createSiteRouter(
    { loadPage: () => Promise.resolve({ page, layout }), rootRegion: () => region },
    createMemoryHistory({ initialEntries: [url] }),
    false,
  );
  await router.load();
  const body = renderToString(
    <>
      <RouterProvider router={router} />
      {/* The same tree as in the browser, so that React's ids are the same. */}
      <Ready onReady={nothing} />
    </>,
  );
  const embedded: EmbeddedData = { key, layout, settings, page: assets.hydrateAll ? page : withoutKeptProps(page) };
  return renderDocument({ head: page.head, body, embedded, consentVersion: settings.consentVersion, assets });
}

/** The page as the browser needs it: props only for sections that it runs. */
const withoutKeptProps = (page: PageData['page']): PageData['page'] => ({
  ...page,
  sections: page.sections.map(({ props, ...section }) => (section.interactive ? { ...section, props } : section)),
});
