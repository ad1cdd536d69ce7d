import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { htmlFileOf, pageDataAt, pageDataKeyOf } from '../../../content/page-data/render-requests.ts';
import { siteRoutes } from '../../../content/page-data/routes.ts';
import { takeSnapshot } from '../../../publishing/draft-snapshot.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { findRelease, isKept, releaseFolder } from '../../../publishing/release-store.ts';
import type { VersionRepository } from '../../../publishing/version-git.ts';
import { regionPath } from '../../../regions/region-path.ts';
import { pageDataFile, pageDataKey, type PageAddress } from '../../../schema/page-data-key.ts';
import { filesIn } from '../../../../ssg/files-in.ts';
import { treeOfChosen, type ChosenState } from '../publishing/before/chosen-state.ts';
import { VERSION_FILES_PATH, type SiteState } from '../../protocol/compare-calls.ts';
import { compareTexts } from '../../texts/compare/compare-texts.ts';
import { CallError } from '../answer-call.ts';
import type { VisitorPages } from '../trace/trace-handler.ts';

/** A state of the site as visitors see it, or would see it. */
export interface OpenState {
  /** The commit or tree of its content. */
  version: string;
  /** The names of its pages' data files; see `pageDataKey`. */
  keys: () => Iterable<string>;
  /** Returns a data file; `undefined` if there is none. */
  dataOf: (key: string) => string | undefined;
  /** Returns the HTML of a page; `undefined` if it doesn't exist. */
  documentOf: (page: PageAddress) => Promise<string | undefined>;
  /** Where its files are, in front of their address. */
  files: string;
}

/** What states are opened with. */
export interface StateParts {
  folders: PublishingFolders;
  repository: VersionRepository;
  /** The pages of the draft. Left out: the draft can't be compared. */
  pages: VisitorPages | undefined;
  /** The part of the draft that is compared in place of all of it. */
  chosen?: ChosenState | undefined;
}

/** Opens a state of the site. Throws a sentence for a person if it can't be shown. */
export const openState = async (parts: StateParts, state: SiteState): Promise<OpenState> =>
  state === 'draft' ? openDraft(parts) : openVersion(parts.folders, state);

function openVersion({ releases }: PublishingFolders, number: number): OpenState {
  const release = findRelease(releases, number);
  if (!release || !isKept(releases, number)) throw new CallError(compareTexts().gone);
  const folder = releaseFolder(releases, number);
  const read = (file: string): string | undefined => {
    const path = resolve(folder, file);
    return path.startsWith(folder + sep) && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return {
    version: release.version,
    *keys() {
      const data = join(folder, 'page-data');
      if (!existsSync(data)) return;
      for (const file of filesIn(data)) if (file.endsWith('.json')) yield file.slice(0, -'.json'.length);
    },
    dataOf: (key) => read(pageDataFile(key)),
    documentOf: async ({ region, path }) => read(htmlFileOf(regionPath(region, path))),
    files: `${VERSION_FILES_PATH}${number}`,
  };
}

async function openDraft({ folders: { root, data }, repository, pages, chosen }: StateParts): Promise<OpenState> {
  const words = compareTexts();
  if (!pages) throw new CallError(words.unavailable);
  const site = chosen ? await chosen.shownSite() : await pages.site();
  if (!site) throw new CallError(words.broken);
  const dataOf = (key: string): string | undefined => {
    const found = pageDataAt(site, key);
    return found && !('movedTo' in found) ? JSON.stringify(found) : undefined;
  };
  return {
    version: chosen ? await treeOfChosen(chosen, data) : await takeSnapshot(repository, root, data),
    *keys() {
      for (const route of siteRoutes(site.content, site.model)) yield pageDataKeyOf(route);
    },
    dataOf,
    documentOf: async (page) =>
      dataOf(pageDataKey(page)) === undefined ? undefined : pages.document(site, regionPath(page.region, page.path)),
    files: '',
  };
}
