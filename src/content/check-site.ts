import type { CaseCache } from './validate/case-study-cache.ts';
import { createContentCheck, type ContentResult } from './check-content.ts';
import { byPosition, hasErrors, ofWholeFile, type Diagnostic } from './diagnostics/diagnostic.ts';
import { checkPublicFiles } from './public/check-public-files.ts';
import { readPublicFiles, type KnownImages, type ReadPublicFiles } from './public/read-public-files.ts';
import { checkReleasedAddresses } from './releases/check-released-addresses.ts';
import { readRelease } from './releases/released-addresses.ts';
import { eachFile, filesAt, readFileAt } from './read/read-files.ts';
import { loadSectionDefinitions, type SectionDefinitions } from './validate/section-definitions.ts';

/** The result of checking a site on disk. */
export interface CheckedSite extends ContentResult, Pick<ReadPublicFiles, 'sizes' | 'variants'> {
  sections: SectionDefinitions;
}

/** An incremental check of a site on disk. */
export interface SiteCheck {
  result: () => Promise<CheckedSite>;
  /** Reads changed files and folders of `content/` again; they may be new or deleted. */
  update: (paths: Iterable<string>) => void;
}

/**
 * Checks all of `content/` and `public/` without building.
 * @param root the project folder
 */
export const checkSite = async (root: string): Promise<CheckedSite> => (await openSiteCheck(root)).result();

/**
 * Reads all of `content/` for an incremental check.
 * @param cases caches checked case studies across builds; only a build passes it, and only a build offers smaller image
 * variants
 */
export async function openSiteCheck(root: string, cases?: CaseCache): Promise<SiteCheck> {
  const sections = await loadSectionDefinitions(root);
  const sourceOf = (file: string) =>
    readFileAt(root, file) ??
    ofWholeFile(file, `${file} is gone.`, 'Bring it back.', 'error', {
      hint: 'Restore it under “Changes”.',
    });
  const check = createContentCheck(sections, sourceOf, cases);
  for (const source of eachFile(root)) check.put(source);
  cases?.save();
  const images: KnownImages = new Map();
  return {
    async result() {
      const publicFiles = await readPublicFiles(root, cases !== undefined, images);
      const { checked, diagnostics: found } = check.result(publicFiles);
      const diagnostics = hasErrors(found) ? found : [...found, ...checkReleasedAddresses(checked, readRelease(root))];
      const { sizes, variants } = publicFiles;
      return { sections, checked, sizes, variants, diagnostics: withPublicFiles(diagnostics, publicFiles) };
    },
    update(paths) {
      for (const path of paths) {
        const sources = [...filesAt(root, path)];
        // Compare a text file with its previous content.
        if (!sources.some((source) => source.file === path && 'text' in source)) check.remove(path);
        for (const source of sources) check.put(source);
      }
    },
  };
}

/** Without any content the command was run in the wrong folder, so findings about `public/` would only distract. */
const withPublicFiles = (diagnostics: Diagnostic[], publicFiles: ReadPublicFiles): Diagnostic[] =>
  diagnostics.some(({ file }) => file === 'content')
    ? diagnostics
    : [...diagnostics, ...checkPublicFiles(publicFiles)].sort(byPosition);
