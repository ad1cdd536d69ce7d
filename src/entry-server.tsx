import 'virtual:theme.css';
import './styles/site.css';
import { renderToString } from 'react-dom/server';
import { createHtmlDocument, type DocumentAssets } from './page/head/html-document.ts';
import { contactHrefOf } from './page/loading/contact-href-of.ts';
import { headerMarkup, layoutMarkup } from './page/layout/layout-markup.tsx';
import { PageLayout } from './page/layout/page-layout.tsx';
import { pageDataUrl, layoutDataKey } from './schema/page-data-key.ts';
import { loadSections } from './sections/registry.ts';
import type { RenderRequest } from './content/page-data/render-requests.ts';

/** What a page is rendered from. */
type PageRequest = Pick<RenderRequest, 'page' | 'layout' | 'layoutUrl' | 'settings' | 'query'>;

type PageAssets = Omit<DocumentAssets, 'layoutUrl'>;

/** Placeholder for the header in the body. */
const HEADER_PLACEHOLDER = '<!--header-->';

/** Renders a page to a complete HTML document. */
export async function renderPage(request: PageRequest, assets: PageAssets): Promise<string> {
  const documentAt = await createPageRenderer(request, assets);
  return documentAt(request.page.path);
}

/**
 * Renders what is the same at all addresses of a page.
 * @returns a function that renders the complete HTML document for an address
 */
export async function createPageRenderer(
  { page, layout, layoutUrl, settings, query = '' }: PageRequest,
  assets: PageAssets,
): Promise<(path: string) => string> {
  await loadSections(page.sections.map(({ type }) => type));
  const contactHref = contactHrefOf({ page, layout });
  const markup = { ...layoutMarkup(layout), header: HEADER_PLACEHOLDER };
  const body = renderToString(<PageLayout page={page} layout={layout} contactHref={contactHref} markup={markup} />);
  const { consentVersion, ...others } = settings;
  const shared = {
    contactHref,
    ...(page.missing && { missing: true }),
    ...(Object.keys(others).length > 0 && { settings: others }),
  };
  const renderDocument = createHtmlDocument({
    head: page.head,
    consentVersion,
    assets: { ...assets, layoutUrl: assets.live ? pageDataUrl(layoutDataKey(layout.region.code)) + query : layoutUrl },
  });
  return (path) => {
    const header = headerMarkup({ path, layout, contactHref });
    return renderDocument(
      body.replace(HEADER_PLACEHOLDER, () => header),
      { path, ...shared },
    );
  };
}
