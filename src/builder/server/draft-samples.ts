import { asWritten, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { plainOf } from '../../authoring/edit/plain-data.ts';
import { formatPath } from '../../data/path.ts';
import { translated } from '../../i18n/translations.ts';
import { texts } from '../texts/texts.ts';
import { launchItemsOf } from './file-launch-items.ts';

const words = texts.server.drafts;

/**
 * Returns why pages and entries can't go live with some changes: each sample text that is still in them. It's the builder that
 * refuses this, not the content check: a site may be published with examples in its settings.
 */
export const samplesGoingLive = (changes: readonly FileChange[]): Diagnostic[] =>
  changes.flatMap(({ file, before, after }): Diagnostic[] => {
    if (before === null || after === null || !isDraft(before) || isDraft(after)) return [];
    return launchItemsOf(file, after).flatMap(({ reason, line, path, note }) =>
      reason === 'example'
        ? {
            severity: 'error',
            file,
            line,
            column: 1,
            path: formatPath(path),
            message: words.sample(translated(note)),
            hint: words.inFile,
            form: asWritten(words.sample(translated(note)), words.inForm),
          }
        : [],
    );
  });

const isDraft = (text: string): boolean => {
  if (!text.includes('draft')) return false; // most files: reading their data takes milliseconds
  const data = dataOrUndefined(text);
  return data !== undefined && (Object(plainOf(data)) as { draft?: unknown }).draft === true;
};
