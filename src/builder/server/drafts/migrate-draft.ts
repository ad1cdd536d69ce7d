import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readGit, runGit } from '../../../authoring/git/run-git.ts';
import type { FileChange } from '../../../authoring/content-edit/file-change.ts';
import { putText } from '../../../authoring/content-edit/put-text.ts';
import { writeChanges } from '../../../authoring/content-edit/write-changes.ts';
import { planMigrations } from '../../../authoring/migrations/migrate-content.ts';
import { CONTENT_VERSION, contentVersionOf, SITE_FILE } from '../../../content/releases/content-version.ts';
import { formatDiagnostics } from '../../../content/diagnostics/format-diagnostics.ts';
import { loadModel } from '../../../model/load-model.ts';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { committerArguments } from '../../../publishing/site-version.ts';
import { NO_HOOKS, openVersionRepository, publishedPaths, versionGit } from '../../../publishing/version-git.ts';
import type { NamedDraft } from '../../people/named-drafts.ts';
import { refOfDraft } from './draft-worktree.ts';
import { draftTexts } from '../../texts/drafts/draft-texts.ts';

const isOlder = (siteText: string | undefined): boolean =>
  siteText !== undefined && (contentVersionOf(siteText) ?? CONTENT_VERSION) < CONTENT_VERSION;

/**
 * Brings a draft up to date that was begun before a release has changed the format of content: the commit that it began with, then
 * its files. So both are compared in one format, and the migration isn't a change of the draft. What it had before stays in its ref.
 * @param own the folders of the draft
 * @returns the commit with which it began, in the current format
 */
export async function migrateDraft(
  own: PublishingFolders,
  { id, base }: Pick<NamedDraft, 'id' | 'base'>,
): Promise<string> {
  const migrated = await migratedBase(own.root, base, own.data);
  if (migrated !== base) await moveHead(own.root, migrated);
  if (!isOlder(readFileSync(join(own.root, SITE_FILE), 'utf8'))) return migrated;
  await commitDraft(own.root, own.data, [], refOfDraft(id));
  const changes = await plannedFor(own.root, own.root);
  const problems = writeChanges(own.root, changes);
  if (problems.length > 0) throw new Error(formatDiagnostics(problems, 'github'));
  return migrated;
}

/** Returns a commit of the content of another one in the current format; that one itself if it has it. */
async function migratedBase(root: string, base: string, index: string): Promise<string> {
  const repository = await openVersionRepository(root);
  const { prefix } = repository;
  const site = await readGit(root, ['show', `${base}:${prefix}${SITE_FILE}`]);
  if (!isOlder(site)) return base;
  const files = mkdtempSync(`${index}.base-`);
  const own = { files, index: join(files, 'index') };
  try {
    const git = (...args: string[]) => versionGit(repository, args, own);
    const [content = ''] = publishedPaths(repository);
    await git('read-tree', base);
    await git('restore', `--source=${base}`, '--worktree', '--', content);
    const changes = await plannedFor(root, join(files, prefix));
    for (const { file, after } of changes) putText(join(files, prefix, file), after);
    await git('add', '--all', '--', content);
    const tree = (await git('write-tree')).trim();
    const who = await committerArguments(repository);
    return (await git(...who, 'commit-tree', '-p', base, '-m', draftTexts().server.migrated, tree)).trim();
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

/** Plans the migrations of content, which may be in another folder than its site's code. */
async function plannedFor(code: string, content: string): Promise<FileChange[]> {
  const { changes, diagnostics } = planMigrations(content, await loadModel(code));
  if (diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics, 'github'));
  return changes;
}

/** Lets a worktree begin with another commit. Its files stay. */
async function moveHead(root: string, commit: string): Promise<void> {
  const repository = await openVersionRepository(root);
  await versionGit(repository, ['update-ref', '--no-deref', 'HEAD', commit, repository.head]);
  await versionGit(repository, ['read-tree', 'HEAD']);
  // It says so if a file differs from the commit.
  await runGit(repository.top, [...NO_HOOKS, 'update-index', '-q', '--refresh']);
}
