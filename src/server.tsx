import 'virtual:theme.css';
import './styles/site.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { renderDocument, type PageAssets } from './page/page-html.ts';
import { contactHrefOf } from './page/contact-href-of.ts';
import { PageLayout } from './page/page-layout.tsx';
import { documentUrl, layoutKey, type EmbeddedData } from './page/page-request.ts';
import type { RegionCode } from './regions/region-code.ts';
import type { LayoutDocument, PageDocument, SiteSettings } from './schema/document.ts';
import { createSiteRouter } from './router.tsx';
import { loadSections } from './sections/registry.ts';

/** One page to be rendered. */
export interface RenderRequest {
  page: PageDocument;
  layout: LayoutDocument;
  /** Address of the layout as a file. */
  frame: string;
  /** Address under which it is rendered. */
  url: string;
  settings: SiteSettings;
}

/** Renders a page to a whole HTML document. */
export async function renderPage(request: RenderRequest, assets: Omit<PageAssets, 'frame'>): Promise<string> {
  const { url, page, layout, frame, settings } = request;
  await loadSections(page.sections.map(({ type }) => type));
  const region: RegionCode = layout.region.code;
  const router = createSiteRouter(
    {
      loadPage: () => Promise.resolve(page),
      loadLayout: () => Promise.resolve(layout),
      rootRegion: () => region,
      Page: PageLayout,
    },
    createMemoryHistory({ initialEntries: [url] }),
    false,
  );
  await router.load();
  const { consentVersion, ...others } = settings;
  const embedded: EmbeddedData = {
    path: page.path,
    contactHref: contactHrefOf({ page, layout }),
    ...(page.missing && { missing: true }),
    ...(Object.keys(others).length > 0 && { settings: others }),
  };
  return renderDocument({
    head: page.head,
    body: renderToString(<RouterProvider router={router} />),
    embedded,
    consentVersion,
    assets: { ...assets, frame: assets.live ? documentUrl(layoutKey(region)) : frame },
  });
}
