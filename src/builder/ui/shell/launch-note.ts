import type { SiteOverview } from '../../protocol/answers.ts';
import { withTitles } from '../form/model/file-titles.ts';

/** Returns the note of a launch item without YAML: `en:` is "English:", and a file has its title. */
export function launchNote(note: string, { files, languages }: Pick<SiteOverview, 'files' | 'languages'>): string {
  const inWords = languages.reduce(
    (text, { code, name }) =>
      text.replaceAll(`${name} (${code}:)`, name).replaceAll(new RegExp(`(?<![\\w-])${code}:`, 'g'), `${name}:`),
    note,
  );
  return withTitles(inWords, files);
}
