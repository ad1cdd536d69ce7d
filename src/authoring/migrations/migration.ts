import { sectionsOf, type SiteTexts } from '../content-edit/compound/site-texts.ts';
import { isPageFile, isTemplateFile } from '../../content/read/page-paths.ts';
import { sharedNameOf } from '../../content/validate/shared-sections.ts';
import type { Path } from '../../data/path.ts';

/** A change of the content's format, and how existing content follows it. */
export interface Migration {
  /** Its number, from 1; content of this version has been through it. */
  number: number;
  /** What changes, in a sentence for the owner of the content. */
  description: string;
  /**
   * Edits all files losslessly. Throws an `EditRefusal` if a file can't be edited; then nothing is written.
   *
   * Don't import schemas: a migration reads content as it was in its time.
   */
  migrate: (site: SiteTexts) => void;
}

/** A section of a page or of its own file, as written in YAML. */
interface WrittenSection {
  file: string;
  path: Path;
  fields: Record<string, unknown>;
}

/** Returns the sections of some types in all pages, shared sections and templates; of all types if none is named. */
export function sectionsIn(site: SiteTexts, types: readonly string[] = []): WrittenSection[] {
  const all = site.files.flatMap((file): WrittenSection[] => {
    if (sharedNameOf(file)) {
      const [fields = {}] = sectionsOf({ sections: [site.dataOf(file)] });
      return [{ file, path: [], fields }];
    }
    if (!isPageFile(file) && !isTemplateFile(file)) return [];
    return sectionsOf(site.dataOf(file)).map((fields, index) => ({ file, path: ['sections', index], fields }));
  });
  return types.length === 0 ? all : all.filter(({ fields }) => types.includes(String(fields['type'])));
}
