import type { SiteFile } from '../../editing-protocol/builder/site-methods.ts';
import type { OpenTranslation } from '../../editing-protocol/builder/translation-methods.ts';
import { groupFiles } from '../shell/page-tree.ts';

/** Groups texts by their page or file, in the order of the navigation. */
export const groupByPage = (
  texts: readonly OpenTranslation[],
  files: readonly SiteFile[],
): { file: SiteFile; texts: readonly OpenTranslation[] }[] =>
  groupFiles(files)
    .flatMap((group) => group.files)
    .map((file) => ({ file, texts: texts.filter((text) => text.file === file.file) }))
    .filter((page) => page.texts.length > 0);
