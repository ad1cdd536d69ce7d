import { dayAt } from '../i18n/time-zone.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { LoadedSite } from './load-content.ts';
import { createPageData } from './page-data/create-page-data.ts';
import { pagesWithGhosts, visibleContent } from './schedule/visible-content.ts';

/** How an author looks at the site. */
export interface AuthorView {
  /** The day as of which the site is shown, for example `2026-12-05`. Default: today. */
  day?: string | undefined;
  /** Whether what visitors don't see on that day is shown, too, as ghosts. */
  showsGhosts: boolean;
}

const known = new WeakMap<LoadedSite, Map<string, LoadedSite>>();

/**
 * Returns a site with drafts as an author looks at it: its lists have what visitors see on a day, and its pages the sections
 * that they don't see, as ghosts. Nothing is read again, and no build has ghosts.
 */
export function authorSite(site: LoadedSite, view: AuthorView): LoadedSite {
  const views = known.get(site) ?? new Map<string, LoadedSite>();
  known.set(site, views);
  const { day = dayAt(Date.now(), site.written.site.timeZone), showsGhosts } = view;
  const key = `${day} ${showsGhosts}`;
  const made = views.get(key) ?? lookAt(site, { day, showsGhosts });
  views.set(key, made);
  return made;
}

function lookAt(site: LoadedSite, { day, showsGhosts }: Required<AuthorView> & { day: string }): LoadedSite {
  const { model, written } = site;
  const { shownRegions } = site.content;
  const asSeen = { day, drafts: false };
  const show = (all: SiteContent): SiteContent => ({ ...visibleContent(all, model, asSeen), shownRegions });
  const ghostsIn = (all: SiteContent) => ({ pages: pagesWithGhosts(all, model, asSeen), entries: all.entries });
  const source = {
    ...site,
    content: show(written),
    show,
    day,
    showsGhosts,
    // Visitors don't see examples either.
    showsExamples: showsGhosts,
    ...(showsGhosts && { ghostsIn, ghosts: ghostsIn(written) }),
  };
  return { ...source, pageData: createPageData(source) };
}
