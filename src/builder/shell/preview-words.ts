import type { Site, SiteFile } from '../../editing-protocol/builder/site-methods.ts';
import { findPageFile } from '../state/open-file.ts';

/** What follows a file's title: why it has no page. */
const REASONS: Record<SiteFile['group'], string> = {
  pages: 'has no address of its own: visitors see it in place of a page that doesn’t exist.',
  'case-studies': 'has no page until its mistakes are corrected.',
  shared: 'isn’t a page: it’s a section that several pages show.',
  settings: 'isn’t a page: pages pull from it.',
};

/** What stands above the preview while a file without a page is open. */
export interface PreviewWords {
  reason: string;
  /** The page that is shown instead, as an example. */
  shown: string | undefined;
  /** For a shared section, a page with it, if another one is shown. */
  better: { title: string; address: string } | undefined;
}

/** Says what is shown while a file without a page is open. */
export function previewWords(
  { files, shared }: Pick<Site, 'files' | 'shared'>,
  file: SiteFile,
  page: string,
): PreviewWords {
  const shown = findPageFile(files, page);
  const users = shared.find(({ name }) => file.file === `content/shared/${name}.yaml`)?.pages ?? [];
  const user = files.find((one) => users.includes(one.file) && one.address !== undefined);
  const isShown = shown !== undefined && users.includes(shown.file);
  return {
    reason: `${file.title} ${REASONS[file.group]}`,
    shown: shown?.title,
    better: user?.address === undefined || isShown ? undefined : { title: user.title, address: user.address },
  };
}
