import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import {
  CONTENT_EVENT,
  FOLLOWS_EVENT,
  MISSED_EVENT,
  PREVIEW_ATTRIBUTE,
  PREVIEW_EVENT,
  RESTARTED_EVENT,
  type PageChange,
} from '../../builder/protocol/push-events.ts';
import type { PageDocuments } from '../../builder/protocol/page-answers.ts';
import { pageDataQueryKey } from '../loading/page-loader.ts';
import { coalesceRuns } from './coalesce-runs.ts';
import { hasSameItems } from '../../data/plain.ts';
import { pageReleased } from './held-page.ts';
import { pushChannel } from './push-channel.ts';
import { showTheme } from './show-theme.ts';

/** Renders the page again; see `SiteApplication`. */
type Refresh = (change: (cache: QueryClient) => boolean) => Promise<void>;

/**
 * In development and in the builder the router renders every page, including the first, so that edits appear at once.
 * Resolves when it has replaced the pre-rendered page: what a person had begun in that page would end.
 */
export function followEdits(refresh: Refresh): Promise<void> {
  const { documentElement } = document;
  const isFrame = documentElement.hasAttribute(PREVIEW_ATTRIBUTE);
  /** Whether the site shows something else by now. The builder sends to its frames what they show. */
  let isOutdated = !isFrame;
  /** The newest data from the builder that isn't shown yet. */
  let preview: PageDocuments | undefined;
  const update = coalesceRuns(async () => {
    await pageReleased(document);
    const [forgets, documents] = [isOutdated, preview];
    isOutdated = false;
    preview = undefined;
    await refresh((cache) => {
      if (forgets) cache.clear();
      return documents ? putDocuments(cache, documents) : forgets;
    });
  });
  const channel = pushChannel();
  const follow = () => {
    // The builder sends what its frames show, with what isn't saved.
    if (documentElement.hasAttribute(PREVIEW_ATTRIBUTE)) return;
    isOutdated = true;
    void update();
  };
  channel.on(CONTENT_EVENT, (change?: PageChange) => {
    if (change) showTheme(change.theme);
    follow();
  });
  const sent = new Promise<void>((resolve) => {
    documentElement.addEventListener(PREVIEW_EVENT, (event) => {
      // Dispatched by the builder around this page. It has nothing to send while the content has errors.
      preview = (event as CustomEvent<PageDocuments | null>).detail ?? undefined;
      isOutdated ||= !preview;
      resolve(update());
    });
  });
  documentElement.dispatchEvent(new Event(FOLLOWS_EVENT));
  if (import.meta.env.SERVER_EVENTS) {
    channel.on(MISSED_EVENT, follow);
    // A frame is loaded again with the page around it.
    channel.on(RESTARTED_EVENT, () => window.top === window && location.reload());
  }
  return (isFrame ? sent : update()).catch(reportError);
}

/**
 * Replaces the cached data. Equal parts keep their identity, so that React renders only what changed. Removes the data of
 * other pages, so that opening one requests it again.
 * @returns whether anything differs
 */
function putDocuments(cache: QueryClient, documents: PageDocuments): boolean {
  const keys = new Map(Object.entries(documents).map(([key, data]) => [JSON.stringify(pageDataQueryKey(key)), data]));
  for (const { queryKey } of cache.getQueryCache().getAll())
    if (!keys.has(JSON.stringify(queryKey))) cache.removeQueries({ queryKey, exact: true });
  let differs = false;
  for (const [key, data] of Object.entries(documents)) {
    const queryKey = pageDataQueryKey(key);
    const before = cache.getQueryData<PageDocuments[string]>(queryKey);
    // The loader has added the path.
    const path = before && 'sections' in before ? { path: before.path } : {};
    const next = keepEqualParts(before, data && 'sections' in data ? { ...path, ...data } : data);
    cache.setQueryData(queryKey, next);
    differs ||= next !== before;
  }
  return differs;
}

type PageDocument = PageDocuments[string];

/** Returns new data in which what is equal keeps its identity. Sections are known by their anchors: they may have moved. */
function keepEqualParts(before: PageDocument | undefined, next: PageDocument): PageDocument {
  if (!before || !next || !('sections' in before) || !('sections' in next)) return replaceEqualDeep(before, next);
  const known = new Map(before.sections.map((section) => [section.anchor, section]));
  const kept = next.sections.map((section) => replaceEqualDeep(known.get(section.anchor), section));
  const sections = hasSameItems(before.sections, kept) ? before.sections : kept;
  const rest = { ...before, sections: [] };
  const restNow = replaceEqualDeep(rest, { ...next, sections: [] });
  return restNow === rest && sections === before.sections ? before : { ...restNow, sections };
}
