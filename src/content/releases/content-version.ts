import { say } from '../../i18n/phrase.ts';
import { isMap, parseDocument } from 'yaml';
import { type Diagnostic, ofWholeFile } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';

/**
 * The version of the content that this code reads: the number of the latest migration in `src/authoring/migrations`.
 * `contentVersion` in `content/site.yaml` must be equal to it.
 */
export const CONTENT_VERSION = 5;

/** The file that carries the version of the content. */
export const SITE_FILE = 'content/site.yaml';

/**
 * Returns the version that the content has: 0 if it has none. Returns `undefined` if the file isn't valid YAML or its
 * version no number; other checks report that.
 */
export function contentVersionOf(siteText: string): number | undefined {
  const document = parseDocument(siteText, { logLevel: 'silent' });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  // A file without a company isn't that of a site, whatever its name is.
  const version: unknown =
    document.contents.get('contentVersion') ?? (document.contents.has('company') ? 0 : undefined);
  return typeof version === 'number' && Number.isInteger(version) ? version : undefined;
}

/** Returns why content of this version can't be read, or `undefined` if it can. */
export function versionProblem(source: SourceFile | Diagnostic): Diagnostic | undefined {
  if (!('text' in source)) return undefined; // unreadable, which is reported already
  const { text } = source;
  const version = contentVersionOf(text);
  if (version === undefined || version === CONTENT_VERSION) return undefined;
  const problem =
    version < CONTENT_VERSION
      ? ofWholeFile(
          SITE_FILE,
          `The content has version ${version}, and this page builder reads version ${CONTENT_VERSION}.`,
          'Run "npm run content:migrate"; with "-- --dry-run" it only shows what would change.',
          'error',
          {
            message: say`The content was made for an older page builder.`,
            hint: say`Ask your developer to bring it up to date.`,
          },
        )
      : ofWholeFile(
          SITE_FILE,
          `The content has version ${version}, which is newer than this page builder (version ${CONTENT_VERSION}).`,
          'Update the page builder.',
          'error',
          {
            message: say`The content was made for a newer page builder.`,
            hint: say`Ask your developer to update the page builder.`,
          },
        );
  const line = text.split(/\r?\n/).findIndex((one) => one.startsWith('contentVersion:')) + 1;
  return { ...problem, line: Math.max(1, line), path: 'contentVersion' };
}
