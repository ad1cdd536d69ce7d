import { checkContent } from './check-content.ts';
import type { Diagnostic } from './diagnostic.ts';
import { listPublicFiles } from './list-public-files.ts';
import { readFiles } from './read-files.ts';
import { findSectionDefinitions, type SectionDefinitions } from './section-definitions.ts';
import type { CheckedFiles } from './validate.ts';

/** What the check of a site on disk leaves for those who build it. */
export interface CheckedSite {
  checked: CheckedFiles;
  sections: SectionDefinitions;
  diagnostics: Diagnostic[];
}

/**
 * Reads and checks all of `content/`, and builds nothing.
 * @param root the project's folder
 */
export async function checkSite(root: string): Promise<CheckedSite> {
  const [sections, { files, diagnostics: unread }] = await Promise.all([findSectionDefinitions(root), readFiles(root)]);
  return { sections, ...checkContent({ files, unread, publicFiles: listPublicFiles(root), sections }) };
}
