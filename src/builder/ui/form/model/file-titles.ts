import type { SiteOverview } from '../../../protocol/answers.ts';
import { withTitlesOf } from '../../../protocol/file-titles.ts';

/** Returns a text with the titles of files in place of their names: `pricing.yaml` is “Pricing”. */
export const withTitles = (text: string, files: SiteOverview['files']): string =>
  withTitlesOf(text, (name) => files.find(({ file }) => file === name)?.title);
