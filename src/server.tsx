import 'virtual:theme.css';
import './styles/site.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { leanMarkup } from './page/lean-markup.ts';
import { renderDocument, type PageAssets } from './page/page-html.ts';
import { documentUrl, layoutKey, type EmbeddedData, type ShownPage } from './page/page-request.ts';
import { Ready } from './page/ready.tsx';
import type { RegionCode } from './regions/region-code.ts';
import { regionPath } from './regions/region-path.ts';
import type { LayoutDocument, PageDocument, SiteSettings } from './schema/document.ts';
import { createSiteRouter } from './router.tsx';
import { loadSections } from './sections/registry.ts';

const nothing = () => undefined;

/** One page to be rendered. */
export interface RenderRequest {
  page: PageDocument;
  layout: LayoutDocument;
  /** Address of the layout as a file. */
  frame: string;
  /** Key of the page's document. */
  key: string;
  /** Address under which it is rendered. */
  url: string;
  settings: SiteSettings;
}

/** Renders a page to a whole HTML document. */
export async function renderPage(request: RenderRequest, assets: Omit<PageAssets, 'frame'>): Promise<string> {
  const { key, url, page, layout, frame, settings } = request;
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
  const { consentVersion, ...others } = settings;
  const embedded: EmbeddedData = {
    key,
    ...(Object.keys(others).length > 0 && { settings: others }),
    page: shownPage(page, assets.hydrateAll ?? false),
  };
  return renderDocument({
    head: page.head,
    body: withContactForm(leanMarkup(body), region),
    embedded,
    consentVersion,
    // In development the layout changes while the page is open.
    assets: { ...assets, frame: assets.hydrateAll ? documentUrl(layoutKey(region)) : frame },
  });
}

/** Where the page has no contact form, buttons that open one lead, without script, to that of the home page. */
const withContactForm = (body: string, region: RegionCode): string =>
  body.includes('id="contact"')
    ? body
    : body.replaceAll('action="#contact"', `action="${regionPath(region, '#contact')}"`);

/** The page as the browser needs it: without the head that stands in the document, props only for what it runs. */
const shownPage = ({ head: _head, trail, ...page }: PageDocument, all: boolean): ShownPage => ({
  ...page,
  ...(trail.length > 0 && { trail }),
  sections: page.sections.map(({ props, rendered = [], interactive, ...section }) => {
    if (all) return { ...section, props };
    if (!interactive) return { type: section.type }; // its element stays, and its anchor with it
    const sent = Object.entries(props as object).filter(([name]) => !rendered.includes(name));
    return { ...section, props: Object.fromEntries(sent) };
  }),
});
