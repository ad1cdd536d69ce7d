import { authorSite } from '../../../content/author-site.ts';
import type { RenderRequest } from '../../../content/page-data/render-requests.ts';
import type { DraftSite } from '../../../content/draft-site.ts';
import type { LoadedSite } from '../../../content/load-content.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';

/** The pages as their author sees them, with drafts. */
export interface ShownPages extends Pick<DraftSite, 'settled' | 'take' | 'withTexts'> {
  /** The last valid content; `undefined` if there was none since the start. */
  site: () => LoadedSite | undefined;
  /** Renders a page to a complete HTML document. */
  render: (request: RenderRequest) => Promise<string>;
  /** The pages as visitors would see them if everything was published now. Left out: nobody can see that. */
  visitors?: VisitorPages;
}

/** The pages as visitors would see them if everything was published now. */
export interface VisitorPages {
  /** Returns the content; `undefined` if it has errors. */
  site: () => Promise<LoadedSite | undefined>;
  /** Returns the whole HTML of a page, by its address with region; `undefined` if it doesn't exist or can't be shown. */
  document: (site: LoadedSite, address: string) => Promise<string | undefined>;
}

/** Creates the call that finds the field of every text of a page. While the content has errors, it's that of the last valid page. */
export const traceHandler =
  ({ root, pages }: { root: string; pages: ShownPages }): BuilderHandlers['trace'] =>
  async ({ address, view }) => {
    await pages.settled();
    const site = pages.site();
    if (!site) return { sections: [], texts: [] };
    // Loaded with the first call: the development server starts without it.
    const { tracePage } = await import('./trace-page.ts');
    const shown = view ? authorSite(site, view) : site;
    const { differences: _differences, ...trace } = await tracePage(shown, address, { root, renderPage: pages.render });
    return trace;
  };
