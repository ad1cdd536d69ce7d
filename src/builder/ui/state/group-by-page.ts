import type { SiteOverview, SiteFile } from '../../protocol/answers.ts';
import { groupFiles } from './page-tree.ts';

/** Groups texts by their page or file, in the order of the navigation. */
export const groupByPage = <T extends { file: string }>(
  texts: readonly T[],
  { files, collections }: Pick<SiteOverview, 'files' | 'collections'>,
): { file: SiteFile; texts: readonly T[] }[] =>
  groupFiles(files, collections)
    .flatMap((group) => group.files)
    .map((file) => ({ file, texts: texts.filter((text) => text.file === file.file) }))
    .filter((page) => page.texts.length > 0);
