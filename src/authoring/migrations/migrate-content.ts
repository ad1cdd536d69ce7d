import { contentVersionOf, SITE_FILE, CONTENT_VERSION } from '../../content/releases/content-version.ts';
import { type Diagnostic, ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { SiteTexts } from '../content-edit/compound/site-texts.ts';
import { EditRefusal } from '../edit/edit-operation.ts';
import type { FileChange } from '../content-edit/file-change.ts';
import { diagnosticOf } from '../content-edit/edit-request.ts';
import { actionInsteadOfCta } from './0001-action-instead-of-cta.ts';
import { registryEntry } from './0002-registry-entry.ts';
import { countryByCode } from './0003-country-by-code.ts';
import { neutralNames } from './0004-neutral-names.ts';
import { messageTerm } from './0005-message-term.ts';
import type { Migration } from './migration.ts';

/** All migrations, in order. Append a new one, and raise `CONTENT_VERSION`. */
export const MIGRATIONS: readonly Migration[] = [
  actionInsteadOfCta,
  registryEntry,
  countryByCode,
  neutralNames,
  messageTerm,
];

/** What migrations change. */
export interface PlannedMigration {
  changes: FileChange[];
  /** The migrations that the content hasn't been through. */
  migrations: readonly Migration[];
  /** Why nothing can be changed, if so. */
  diagnostics: Diagnostic[];
}

/** Plans all migrations that the content hasn't been through, in memory. */
export function planMigrations(
  root: string,
  model: ContentModel,
  all: readonly Migration[] = MIGRATIONS,
): PlannedMigration {
  const site = new SiteTexts(root, model);
  const version = site.has(SITE_FILE) ? contentVersionOf(site.textOf(SITE_FILE)) : undefined;
  if (version === undefined) return refused(`${SITE_FILE} has no readable version.`, 'Run "npm run content:check".');
  if (version > CONTENT_VERSION)
    return refused(`The content has version ${version}, which is newer than this page builder.`, 'Update it first.');
  const migrations = all.filter(({ number }) => number > version);
  try {
    for (const { migrate } of migrations) migrate(site);
    if (migrations.length > 0) setVersion(site, migrations.at(-1)?.number ?? version);
    return { changes: site.changes(), migrations, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    return { changes: [], migrations, diagnostics: [diagnosticOf(error.file ?? 'content', error)] };
  }
}

const refused = (message: string, hint: string): PlannedMigration => ({
  changes: [],
  migrations: [],
  // No form shows it: content is migrated on the command line.
  diagnostics: [ofWholeFileAsWritten(SITE_FILE, message, hint, 'error')],
});

/** Writes the version of the content, as the last field of the file where it's missing. */
function setVersion(site: SiteTexts, version: number): void {
  const hasVersion = Object.hasOwn(site.dataOf(SITE_FILE) as object, 'contentVersion');
  site.edit(
    SITE_FILE,
    hasVersion
      ? { op: 'set', path: ['contentVersion'], value: version }
      : { op: 'put', path: [], key: 'contentVersion', value: version },
  );
}
