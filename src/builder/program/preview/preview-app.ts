import type { Hono } from 'hono';
import type { DraftSite } from '../../../content/draft-site.ts';
import type { LoadedSite } from '../../../content/load-content.ts';
import { createPageData } from '../../../content/page-data/create-page-data.ts';
import type { SiteContent } from '../../../schema/site-content.ts';
import { addFiles, addTheme, pageResponse } from '../builder-app.ts';
import type { BuilderBundle } from '../bundle-files.ts';
import type { DraftPages } from '../draft-pages.ts';
import { policyWithoutTags } from '../page-policy.ts';
import { createNodeApp, type NodeEnv } from '../shell-app.ts';
import { noPreview, withPreviewNote } from './preview-pages.ts';

/** What the preview of the draft is made of. */
interface DraftParts {
  root: string;
  bundle: BuilderBundle;
  draft: DraftSite;
  pages: DraftPages;
  /** Where people see it. */
  address: string | undefined;
  /** Whether notes can be left about its pages. Default: they can. */
  takesNotes?: boolean;
}

/** Creates what answers for the draft: the site as it would be if everything was published now. */
export function createDraftPreview(parts: DraftParts): Hono<NodeEnv> {
  const { root, bundle, draft, pages, address, takesNotes = true } = parts;
  const app = createNodeApp(address);
  const siteNow = keptFor(draft.forVisitors, withoutServices);
  addTheme(app, pages);
  app.use(async ({ req }, next) => {
    // Pictures that only unpublished pages show aren't part of a build.
    if ((await draft.forVisitors())?.unpublished.has(decodeURIComponent(req.path))) return noPreview('missing');
    return next();
  });
  addFiles(app, { root, bundle, pages });
  app.all('*', async ({ req }) => {
    const site = await siteNow();
    if (!site) return noPreview('broken');
    const found = await pages.answerFor(site, new URL(req.url));
    if (!found) return noPreview('missing');
    // What says why a page isn't shown is for people who edit it.
    if (found.status >= 500) return noPreview('broken');
    if (found.type !== 'text/html') return pageResponse(found);
    const body = withPreviewNote(found.body, new URL(req.url).pathname, false, takesNotes);
    const response = pageResponse({ ...found, body });
    response.headers.set('Content-Security-Policy', policyWithoutTags(site, bundle.site.headScript));
    return response;
  });
  return app;
}

/** Returns a function that derives something from the latest site, once for each. */
function keptFor(
  latest: () => Promise<LoadedSite | undefined>,
  derive: (site: LoadedSite) => LoadedSite,
): () => Promise<LoadedSite | undefined> {
  let known: { of: LoadedSite; site: LoadedSite } | undefined;
  return async () => {
    const of = await latest();
    if (!of) return undefined;
    if (known?.of !== of) known = { of, site: derive(of) };
    return known.site;
  };
}

/** Sends forms to the server of the preview, and starts no tag manager: nobody's visit here is counted. No build has templates. */
function withoutServices(site: LoadedSite): LoadedSite {
  const { formEndpoint: _form, tagManagerId: _tags, ...own } = site.content.site;
  const content: SiteContent = { ...site.content, site: own };
  const source = { ...site, content, templates: [] };
  return { ...source, pageData: createPageData(source) };
}
