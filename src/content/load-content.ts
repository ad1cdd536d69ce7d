import { isDraftRegion } from '../regions/site-regions.ts';
import { byDay, type CollectionDefinition, type Entry } from '../schema/define-collection.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { EntryCache } from './validate/entry-cache.ts';
import { entryListOf } from './entries/entry-list.ts';
import { namedEntriesOf } from './entries/related-entries.ts';
import { openSiteCheck, type CheckedSite, type SiteCheck } from './check-site.ts';
import { hasErrors, type Diagnostic } from './diagnostics/diagnostic.ts';
import { dayAt } from '../i18n/time-zone.ts';
import { createPageData } from './page-data/create-page-data.ts';
import type { PageDataSource } from './page-data/page-data-source.ts';
import type { Ghosts } from './page-data/ghost-routes.ts';
import { pagePathOf } from './read/page-paths.ts';
import type { ImageVariant } from './public/image-variants.ts';
import { hasOwnOgImages } from './page-data/routes.ts';
import { unpublishedImages } from './schedule/unpublished-images.ts';
import { visibleContent, type ContentView } from './schedule/visible-content.ts';
import type { CheckedFiles } from './validate/validate.ts';

/** Checked content with access to its page data. */
export interface LoadedSite extends PageDataSource {
  /** The smaller image variants that pages reference. */
  variants: readonly ImageVariant[];
  /** The day as of which the site is shown, for example `2026-11-25`. */
  day: string;
  /** The content as it's written: only its lists have the items of their files, so that an index in them is a place in a file. */
  written: SiteContent;
  /** Leaves out of written content what the site doesn't show. */
  show: (written: SiteContent) => SiteContent;
  pageData: ReturnType<typeof createPageData>;
  /** What visitors don't see, if it's shown. */
  ghosts?: Ghosts;
  /** Finds it in written content. */
  ghostsIn?: (written: SiteContent) => Ghosts;
  /** URL paths of images in `public/` that only content uses which isn't shown. A build leaves them out. */
  unpublished: ReadonlySet<string>;
  /** What new pages and sections start from. No build has them. */
  templates: CheckedFiles['templates'];
}

/** Service addresses set by the environment at build time. They override `content/site.yaml`. */
export interface ServiceOverrides {
  formEndpoint?: string | undefined;
  geolocationEndpoint?: string | undefined;
}

/** The result of reading the content. */
export interface LoadedContent {
  /** Present only if there are no errors; warnings are allowed. */
  site?: LoadedSite;
  diagnostics: Diagnostic[];
}

/** Content that is read once, then incrementally. */
export interface ContentReader {
  /**
   * Returns the site as of a day.
   * @param view default: today in the site's time zone, without drafts
   * @param unsaved texts that some files have in place of those on disk, in this result only
   */
  result: (view?: Partial<ContentView>, unsaved?: ReadonlyMap<string, string>) => Promise<LoadedContent>;
  /** Reads changed files and folders of `content/` again; they may be new or deleted. */
  update: SiteCheck['update'];
}

/**
 * Reads and checks all of `content/`.
 * @param root the project folder
 * @param cache keeps checked entries across builds
 * @param view the day as of which the site is shown, and whether drafts are
 */
export async function loadContent(
  root: string,
  overrides: ServiceOverrides = {},
  cache?: EntryCache,
  view?: Partial<ContentView>,
): Promise<LoadedContent> {
  return (await openContent(root, overrides, cache)).result(view);
}

/** Like `loadContent`, for callers that read again when files change. */
export async function openContent(
  root: string,
  overrides: ServiceOverrides = {},
  cache?: EntryCache,
): Promise<ContentReader> {
  const check = await openSiteCheck(root, cache);
  return {
    update: check.update,
    async result(view, unsaved) {
      const found = await check.result(unsaved);
      const site = hasErrors(found.diagnostics) ? undefined : siteOfChecked(found, overrides, view);
      return { ...(site && { site }), diagnostics: found.diagnostics };
    },
  };
}

/** Returns the site of checked content without errors, or `undefined` if a required file is missing. */
export function siteOfChecked(
  { checked, model, sizes, variants, downloadSizes }: Omit<CheckedSite, 'diagnostics'>,
  overrides: ServiceOverrides = {},
  view?: Partial<ContentView>,
): LoadedSite | undefined {
  const written = assemble(checked, model, overrides);
  if (!written) return undefined;
  const { day = dayAt(Date.now(), written.site.timeZone), drafts = false } = view ?? {};
  const show = (all: SiteContent) => visibleContent(all, model, { day, drafts });
  const content = show(written);
  const unpublished = unpublishedImages(written, content, model);
  const source = {
    content,
    written,
    show,
    model,
    sizes,
    downloadSizes,
    variants: variants.filter(({ src }) => !unpublished.has(src)),
    ownOgImages: hasOwnOgImages(Object.values(content.entries).flat().length),
    day,
    isPreview: drafts,
    unpublished,
    templates: checked.templates,
  };
  return { ...source, pageData: createPageData(source) };
}

/** Assembles the content from checked files, or returns `undefined` if a required one is missing. */
export function assemble(
  { singles, pages, entries, own }: CheckedFiles,
  model: ContentModel,
  overrides: ServiceOverrides,
): SiteContent | undefined {
  const { brand, site, regions, facts, navigation, dictionary } = singles;
  if (!brand || !site || !regions || !facts || !navigation || !dictionary) return undefined;
  if ([...model.singles.keys()].some((name) => !own.has(name))) return undefined;
  const { formEndpoint = site.value.formEndpoint, geolocationEndpoint = site.value.geolocationEndpoint } = overrides;
  return {
    site: { ...site.value, formEndpoint, geolocationEndpoint },
    ...regions.value,
    shownRegions: model.regions.codes.filter((code) => !isDraftRegion(model.regions, code)),
    facts: facts.value,
    navigation: navigation.value,
    dictionary: dictionary.value,
    singles: Object.fromEntries([...own].map(([name, { value }]) => [name, value])),
    pages: pages.map(({ file, value }) => {
      const entryList = entryListOf(value.sections, model);
      return {
        ...value,
        path: pagePathOf(file),
        namedEntries: namedEntriesOf(value.sections, model),
        ...(entryList && { entryList }),
      };
    }),
    entries: Object.fromEntries(
      [...model.collections.values()].map((collection) => [collection.name, inOrder(entries, collection)]),
    ),
  };
}

/** Returns the entries of a collection in the order of its lists. */
function inOrder(entries: CheckedFiles['entries'], collection: CollectionDefinition): Entry[] {
  const all = (entries.get(collection.name) ?? []).map(({ value }) => value);
  return collection.newestFirst ? all.sort(byDay(collection)) : all;
}
