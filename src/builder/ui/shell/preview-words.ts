import { texts } from '../../texts/texts.ts';
import type { SiteOverview, SiteFile } from '../../protocol/answers.ts';
import { findPageFile } from '../state/open-file.ts';

/** Why a file has no page, by its title. */
const REASONS: Record<SiteFile['group'], (title: string) => string> = {
  pages: texts.shell.previewNote.reasons.page,
  entries: texts.shell.previewNote.reasons.entry,
  shared: texts.shell.previewNote.reasons.shared,
  settings: texts.shell.previewNote.reasons.settings,
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
  { files, shared }: Pick<SiteOverview, 'files' | 'shared'>,
  file: SiteFile,
  page: string,
): PreviewWords {
  const shown = findPageFile(files, page);
  const users = shared.find(({ name }) => file.file === `content/shared/${name}.yaml`)?.pages ?? [];
  const user = files.find((one) => users.includes(one.file) && one.address !== undefined);
  const isShown = shown !== undefined && users.includes(shown.file);
  return {
    reason: REASONS[file.group](file.title),
    shown: shown?.title,
    better: user?.address === undefined || isShown ? undefined : { title: user.title, address: user.address },
  };
}
