import type { CaseCache } from './case-cache.ts';
import { createContentCheck, type ContentResult } from './check-content.ts';
import { byPosition, ofWholeFile, type Diagnostic } from './diagnostic.ts';
import { checkPublicFiles } from './public-files-check.ts';
import { readPublicFiles, type KnownPictures, type ReadPublicFiles } from './public-files.ts';
import { eachFile, filesAt, readFileAt } from './read-files.ts';
import { findSectionDefinitions, type SectionDefinitions } from './section-definitions.ts';

/** What the check of a site on disk leaves for those who build it. */
export interface CheckedSite extends ContentResult, Pick<ReadPublicFiles, 'sizes' | 'variants'> {
  sections: SectionDefinitions;
}

/** The check of a site on disk, which can go on when files change. */
export interface SiteCheck {
  result: () => Promise<CheckedSite>;
  /** Reads files and folders of `content/` anew; they may be new or gone. */
  update: (paths: Iterable<string>) => void;
}

/**
 * Reads and checks all of `content/` and `public/`, and builds nothing.
 * @param root the project's folder
 */
export const checkSite = async (root: string): Promise<CheckedSite> => (await openSiteCheck(root)).result();

/**
 * Reads all of `content/` for a check that goes on.
 * @param cases keeps checked case studies from one time to the next; only a build has them, and offers smaller pictures
 */
export async function openSiteCheck(root: string, cases?: CaseCache): Promise<SiteCheck> {
  const sections = await findSectionDefinitions(root);
  const sourceOf = (file: string) => readFileAt(root, file) ?? ofWholeFile(file, `${file} is gone.`, 'Bring it back.');
  const check = createContentCheck(sections, sourceOf, cases);
  for (const source of eachFile(root)) check.put(source);
  cases?.save();
  const pictures: KnownPictures = new Map();
  return {
    async result() {
      const publicFiles = await readPublicFiles(root, cases !== undefined, pictures);
      const { checked, diagnostics } = check.result(publicFiles);
      const { sizes, variants } = publicFiles;
      return { sections, checked, sizes, variants, diagnostics: withPublicFiles(diagnostics, publicFiles) };
    },
    update(paths) {
      for (const path of paths) {
        const sources = [...filesAt(root, path)];
        // A file that is there as text is compared with what it was.
        if (!sources.some((source) => source.file === path && 'text' in source)) check.remove(path);
        for (const source of sources) check.put(source);
      }
    },
  };
}

/** Where there is no content at all, the command was run in another folder, and nothing is to be said of `public/`. */
const withPublicFiles = (diagnostics: Diagnostic[], publicFiles: ReadPublicFiles): Diagnostic[] =>
  diagnostics.some(({ file }) => file === 'content')
    ? diagnostics
    : [...diagnostics, ...checkPublicFiles(publicFiles)].sort(byPosition);
