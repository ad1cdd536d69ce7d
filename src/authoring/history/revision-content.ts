import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../../content/check-content.ts';
import { hasErrors, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { assemble } from '../../content/load-content.ts';
import { readFiles } from '../../content/read/read-files.ts';
import type { ContentModel } from '../../model/content-model.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { readGit } from '../git/run-git.ts';
import { putText } from '../content-edit/put-text.ts';
import { planMigrations } from '../migrations/migrate-content.ts';
import { readVersions } from '../translations/git-history.ts';

/** The content of a revision, or why it can't be read. */
export type RevisionContent = { content: SiteContent } | { diagnostics: Diagnostic[] } | { problem: string };

/**
 * Reads the content of a commit with today's schemas. Content of an older version is brought up to date first, in a folder
 * of its own: nothing is written to the project.
 */
export async function contentOfRevision(root: string, revision: string, model: ContentModel): Promise<RevisionContent> {
  const listed = await readGit(root, ['ls-tree', '-r', '-z', '--name-only', revision, '--', 'content', 'public']);
  if (listed === undefined) return { problem: `Git knows no revision "${revision}".` };
  const names = listed.split('\0').filter(Boolean);
  const files = names.filter((name) => /^content\/.*\.ya?ml$/.test(name));
  if (files.length === 0) return { problem: `The revision "${revision}" has no content.` };
  const versions = await readVersions(
    root,
    files.map((file) => `${revision}:./${file}`),
  );
  const folder = mkdtempSync(join(tmpdir(), 'revision-'));
  try {
    for (const file of files) write(folder, file, versions.get(`${revision}:./${file}`) ?? '');
    return await readFolder(folder, new Set(names.map((name) => name.replace(/^public/, ''))), model);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readFolder(
  folder: string,
  publicFiles: ReadonlySet<string>,
  model: ContentModel,
): Promise<RevisionContent> {
  const { changes, diagnostics: refused } = planMigrations(folder, model);
  // Newer content, or content that can't be migrated. Without anything to migrate, there are no changes.
  if (refused.length > 0) return { diagnostics: refused };
  for (const { file, after } of changes) putText(join(folder, file), after);
  const { files, diagnostics: unread } = await readFiles(folder);
  const { checked, diagnostics } = checkContent({
    files,
    unread,
    publicFiles: { files: publicFiles, outside: [] },
    model,
  });
  const content = hasErrors(diagnostics) ? undefined : assemble(checked, model, {});
  return content ? { content } : { diagnostics: diagnostics.filter(({ severity }) => severity === 'error') };
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
