import type { SiteOverview, SiteFile } from '../../protocol/answers.ts';
import { useSite } from './queries.ts';
import { usePreview, type View } from './view.tsx';

/** Returns the file that is open for editing: the one that was chosen, or that of the previewed page. */
export const findOpenFile = (
  { files }: SiteOverview,
  { file, page }: Pick<View, 'file' | 'page'>,
): SiteFile | undefined => (file === undefined ? findPageFile(files, page) : files.find((one) => one.file === file));

/** Returns the file of a page, by its address without region. */
export const findPageFile = (files: SiteOverview['files'], page: string): SiteFile | undefined =>
  files.find(({ address, alsoAt }) => address === page || alsoAt?.includes(page));

/** Returns the file that is open for editing; `undefined` if the page doesn't exist. */
export function useOpenFile(): SiteFile | undefined {
  const site = useSite();
  const view = usePreview();
  return findOpenFile(site, view);
}
