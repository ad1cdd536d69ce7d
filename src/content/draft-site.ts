import { join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteContent } from '../schema/site-content.ts';
import { dayAt } from '../i18n/time-zone.ts';
import { hasErrors, type Diagnostic } from './diagnostics/diagnostic.ts';
import { reportDiagnostics } from './diagnostics/format-diagnostics.ts';
import { openContent, type LoadedSite } from './load-content.ts';
import { createPageData } from './page-data/create-page-data.ts';
import { createChangeQueue } from './read/change-queue.ts';
import { WRITE_SETTLE_MS } from './read/watch-folder.ts';

/** The site as its author sees it, with drafts. It follows the files of a project. */
export interface DraftSite {
  /** The last valid site; `undefined` if the content had errors from the start. */
  site: LoadedSite | undefined;
  diagnostics: Diagnostic[];
  /** The day as of which the site is shown, from the next reading on. Default: today. */
  chosenDay: string | undefined;
  /** Takes note of a changed file or folder, by its full path, and reads it soon. */
  take: (path: string) => void;
  /** Waits until files that changed are read. */
  settled: () => Promise<void>;
  /** Returns the site as if files had other texts; `undefined` if it has errors then. */
  withTexts: (unsaved: ReadonlyMap<string, string>) => Promise<LoadedSite | undefined>;
  /** Returns the site as visitors would see it if everything was published now; `undefined` if it has errors. */
  forVisitors: () => Promise<LoadedSite | undefined>;
}

interface DraftListener {
  /** The site was read again. With the paths that changed since it was last reported without errors. */
  onRead: (draft: DraftSite, paths: readonly string[]) => void | Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Opens the site of a project. Reports errors only after a pause, because an editor may empty a file before writing it, or
 * write a temporary file first.
 */
export async function openDraftSite(root: string, { onRead, onFailure }: DraftListener): Promise<DraftSite> {
  const content = await openContent(root);
  const draft: DraftSite = {
    site: undefined,
    diagnostics: [],
    chosenDay: undefined,
    take: (path) => changes.take(path),
    settled: () => changes.settled(),
    async withTexts(unsaved) {
      await changes.settled();
      return (await result(unsaved)).site;
    },
    async forVisitors() {
      await changes.settled();
      const day = dayAt(Date.now(), draft.site?.content.site.timeZone ?? 'UTC');
      if (visitors?.draft !== draft.site || visitors?.day !== day)
        visitors = { draft: draft.site, day, site: content.result({ day }).then(({ site }) => site) };
      const { site } = visitors;
      // A reading that failed is tried again with the next question.
      site.catch(() => (visitors = undefined));
      return site;
    },
  };
  /** What visitors would see, as it was last asked for. */
  let visitors: { draft: LoadedSite | undefined; day: string; site: Promise<LoadedSite | undefined> } | undefined;
  /** The author sees what isn't published yet. */
  const result = async (unsaved?: ReadonlyMap<string, string>) => {
    const day = draft.chosenDay;
    const view = { drafts: true, ...(day !== undefined && { day }) };
    const { site, diagnostics } = await content.result(view, unsaved);
    return { site: site && withDrafts(site), diagnostics };
  };
  const read = async (paths: readonly string[]) => {
    content.update(paths);
    const { site, diagnostics } = await result();
    draft.diagnostics = diagnostics;
    if (site) draft.site = site;
  };
  /** Changed paths that weren't reported without errors yet. */
  const untold = new Set<string>();
  const tell = async () => {
    const paths = [...untold];
    await onRead(draft, paths);
    if (!hasErrors(draft.diagnostics)) for (const path of paths) untold.delete(path);
  };
  const changes = createChangeQueue(async (changed) => {
    const paths = changed.map((path) => relative(root, path).split(sep).join('/'));
    for (const path of paths) untold.add(path);
    await read(paths.filter((path) => /^content(\/|$)/.test(path)));
    const wrong = hasErrors(draft.diagnostics);
    if (!wrong) await tell();
    if (draft.diagnostics.length > 0) await sleep(WRITE_SETTLE_MS);
    if (changes.hasMore()) return;
    reportDiagnostics(draft.diagnostics);
    if (wrong) await tell();
  }, onFailure);
  await read([]);
  reportDiagnostics(draft.diagnostics);
  return draft;
}

/** Reads the site again, as after a save, because another day was chosen. */
export const readAnew = (draft: DraftSite, root: string): void => draft.take(join(root, 'content/site.yaml'));

/** Shows draft regions and examples, and no notice of a preview. */
function withDrafts(site: LoadedSite): LoadedSite {
  const withRegions = (content: SiteContent): SiteContent => ({ ...content, shownRegions: site.model.regions.codes });
  const source = {
    ...site,
    content: withRegions(site.content),
    show: (written: SiteContent) => withRegions(site.show(written)),
    showsExamples: true,
    isPreview: false,
  };
  return { ...source, pageData: createPageData(source) };
}

/** Returns whether a file changed. Of a folder that is moved here, the folder is reported, not its files. */
export const includesFile = (paths: readonly string[], file: string): boolean =>
  paths.some((path) => path === file || file.startsWith(`${path}/`));
