import type { SiteOverview, SiteFile, OpenTranslation } from '../../../protocol/answers.ts';
import { groupFiles } from '../../state/page-tree.ts';

/** Groups texts by their page or file, in the order of the navigation. */
export const groupByPage = (
  texts: readonly OpenTranslation[],
  { files, collections }: Pick<SiteOverview, 'files' | 'collections'>,
): { file: SiteFile; texts: readonly OpenTranslation[] }[] =>
  groupFiles(files, collections)
    .flatMap((group) => group.files)
    .map((file) => ({ file, texts: texts.filter((text) => text.file === file.file) }))
    .filter((page) => page.texts.length > 0);
