import { say, verbatim } from '../i18n/phrase.ts';
import { createModel, type ContentModel } from '../model/content-model.ts';
import { loadDefinitions } from '../model/load-model.ts';
import type { EntryCache } from './validate/entry-cache.ts';
import { createContentCheck, type ContentResult } from './check-content.ts';
import { byPosition, type Diagnostic, hasErrors, ofWholeFile } from './diagnostics/diagnostic.ts';
import type { SourceFile } from './diagnostics/source-file.ts';
import { checkPublicFiles } from './public/check-public-files.ts';
import { readPublicFiles, type KnownImages, type ReadPublicFiles } from './public/read-public-files.ts';
import { checkReleasedAddresses, readRelease } from './releases/released-addresses.ts';
import { decodeSource } from './read/decode-source.ts';
import { eachFile, filesAt, readFileAt } from './read/read-files.ts';
import { areSameRegions, hasNoRegions, readSiteRegions, REGIONS_FILE } from './read/site-regions.ts';

/** The result of checking a site on disk. */
export interface CheckedSite extends ContentResult, Pick<ReadPublicFiles, 'sizes' | 'variants' | 'downloadSizes'> {
  model: ContentModel;
}

/** An incremental check of a site on disk. */
export interface SiteCheck {
  /**
   * Returns the result for the files on disk.
   * @param unsaved texts that some files have in place of theirs, in this result only
   */
  result: (unsaved?: ReadonlyMap<string, string>) => Promise<CheckedSite>;
  /**
   * Reads changed files and folders of `content/` again; they may be new or deleted. Other regions or languages make another
   * model, by which every file is checked again.
   */
  update: (paths: Iterable<string>) => void;
}

/**
 * Checks all of `content/` and `public/` without building.
 * @param root the project folder
 */
export const checkSite = async (root: string): Promise<CheckedSite> => (await openSiteCheck(root)).result();

/**
 * Reads all of `content/` for an incremental check.
 * @param cache keeps checked entries across builds; only a build passes it, and only a build offers smaller image
 * variants
 */
export async function openSiteCheck(root: string, cache?: EntryCache): Promise<SiteCheck> {
  const definitions = await loadDefinitions(root);
  /** The texts that the check has in place of those on disk. */
  const held = new Map<string, string>();
  const sourceOf = (file: string) =>
    heldSource(file, held) ??
    readFileAt(root, file) ??
    ofWholeFile(file, `${file} is gone.`, 'Bring it back.', 'error', {
      message: say`${verbatim(file)} is gone.`,
      hint: say`Restore it under “Changes”.`,
    });
  const start = (model: ContentModel, known?: EntryCache) => {
    const check = createContentCheck(model, sourceOf, known);
    for (const source of eachFile(root)) check.put(source);
    return { model, check };
  };
  let now = start(createModel(definitions, readSiteRegions(root)), cache);
  cache?.save();
  const images: KnownImages = new Map();
  const update: SiteCheck['update'] = (paths) => {
    const changed = [...paths];
    for (const path of changed) held.delete(path);
    if (changed.some(holdsRegions)) {
      const regions = readSiteRegions(root);
      // A file without any is being edited.
      if (!hasNoRegions(regions) && !areSameRegions(regions, now.model.regions)) {
        held.clear();
        now = start(createModel(definitions, regions));
        return;
      }
    }
    for (const path of changed) {
      const sources = [...filesAt(root, path)];
      // Compare a text file with its previous content.
      if (!sources.some((source) => source.file === path && 'text' in source)) now.check.remove(path);
      for (const source of sources) now.check.put(source);
    }
  };
  /** Puts texts in place of those on disk. The others that were put before have their files' texts again. */
  const hold = (unsaved: ReadonlyMap<string, string>) => {
    update([...held.keys()].filter((file) => !unsaved.has(file)));
    for (const [file, text] of unsaved) {
      if (held.get(file) === text) continue;
      held.set(file, text);
      const source = heldSource(file, held);
      if (source) now.check.put(source);
    }
  };
  return {
    update,
    async result(unsaved = new Map()) {
      const publicFiles = await readPublicFiles(root, cache !== undefined, images);
      hold(unsaved);
      const { model, check } = now;
      const { checked, diagnostics: found } = check.result(publicFiles);
      const diagnostics = hasErrors(found) ? found : [...found, ...checkReleasedAddresses(checked, readRelease(root))];
      const { sizes, variants, downloadSizes } = publicFiles;
      const said = withPublicFiles(diagnostics, publicFiles, model);
      return { model, checked, sizes, variants, downloadSizes, diagnostics: said };
    },
  };
}

/** Returns a file with the text that is held in place of that on disk, if there is one. */
function heldSource(file: string, held: ReadonlyMap<string, string>): SourceFile | Diagnostic | undefined {
  const text = held.get(file);
  return text === undefined ? undefined : decodeSource(file, Buffer.from(text));
}

/** Returns whether a path is the file of regions, or a folder that has it. */
const holdsRegions = (path: string): boolean => path === REGIONS_FILE || REGIONS_FILE.startsWith(`${path}/`);

/** Without any content the command was run in the wrong folder, so findings about `public/` would only distract. */
const withPublicFiles = (
  diagnostics: Diagnostic[],
  publicFiles: ReadPublicFiles,
  { regions }: ContentModel,
): Diagnostic[] =>
  diagnostics.some(({ file }) => file === 'content')
    ? diagnostics
    : [...diagnostics, ...checkPublicFiles(publicFiles, regions)].sort(byPosition);
