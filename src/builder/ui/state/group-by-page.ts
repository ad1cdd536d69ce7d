import type { SiteOverview, SiteFile } from '../../protocol/answers.ts';
import { groupFiles } from './page-tree.ts';

/** Groups texts by their page or file, in the order of the navigation. */
export const groupByPage = <T extends { file: string }>(
  texts: readonly T[],
  { files, ...titles }: Pick<SiteOverview, 'files' | 'collections' | 'pageLists'>,
): { file: SiteFile; texts: readonly T[] }[] =>
  groupFiles(files, titles)
    .flatMap((group) => group.files)
    .map((file) => ({ file, texts: texts.filter((text) => text.file === file.file) }))
    .filter((page) => page.texts.length > 0);
