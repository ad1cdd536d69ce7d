import 'virtual:theme.css';
import './styles/site.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { renderHtmlDocument, type DocumentAssets } from './page/head/html-document.ts';
import { contactHrefOf } from './page/loading/contact-href-of.ts';
import { PageLayout } from './page/layout/page-layout.tsx';
import type { HydrationData } from './page/loading/page-key.ts';
import { pageDataUrl, layoutDataKey } from './schema/page-data-key.ts';
import type { RegionCode } from './regions/site-regions.ts';
import { createSiteRouter } from './router.tsx';
import { loadSections } from './sections/registry.ts';
import type { RenderRequest } from './content/page-data/render-requests.ts';

/** Renders a page to a complete HTML document. */
export async function renderPage(
  request: Omit<RenderRequest, 'file' | 'key'>,
  assets: Omit<DocumentAssets, 'layoutUrl'>,
): Promise<string> {
  const { url, page, layout, layoutUrl, settings } = request;
  await loadSections(page.sections.map(({ type }) => type));
  const region: RegionCode = layout.region.code;
  const router = createSiteRouter(
    {
      loadPage: () => Promise.resolve(page),
      loadLayout: () => Promise.resolve(layout),
      rootRegion: () => region,
      Page: PageLayout,
    },
    { history: createMemoryHistory({ initialEntries: [url] }), layout },
  );
  await router.load();
  const { consentVersion, ...others } = settings;
  const hydrationData: HydrationData = {
    path: page.path,
    contactHref: contactHrefOf({ page, layout }),
    ...(page.missing && { missing: true }),
    ...(Object.keys(others).length > 0 && { settings: others }),
  };
  return renderHtmlDocument({
    head: page.head,
    body: renderToString(<RouterProvider router={router} />),
    hydrationData,
    consentVersion,
    assets: { ...assets, layoutUrl: assets.live ? pageDataUrl(layoutDataKey(region)) : layoutUrl },
  });
}
