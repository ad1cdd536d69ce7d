import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { openDraftWorktree, refOfDraft } from '../../server/drafts/draft-worktree.ts';
import { draftsProject, type DraftsProject } from './__fixtures__/drafts-project.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SITE = 'content/site.yaml';
const FACTS = 'content/facts.yaml';
const ABOUT = 'content/pages/about-me.yaml';

let project: DraftsProject;
let current: string;
beforeAll(() => {
  project = draftsProject();
  current = project.git('rev-parse', 'HEAD');
});
afterEach(async () => {
  project.git('reset', '--quiet', '--hard', current);
  await project.restore();
});
afterAll(() => project.remove());

const read = (file: string, root = project.root): string => readFileSync(join(root, file), 'utf8');

function change(root: string, file: string, from: string | RegExp, to: string): void {
  const before = read(file, root);
  expect(before).toMatch(from);
  writeFileSync(join(root, file), before.replace(from, to));
}

/** Gives the project content of version 4, as of the release before; the term of messages was a fact there. */
function downgrade(): void {
  change(project.root, SITE, 'contentVersion: 5', 'contentVersion: 4');
  change(project.root, SITE, /^messageMonths: 24\n/m, '');
  writeFileSync(join(project.root, FACTS), `${read(FACTS)}messageRetention:\n  en: 24 months\n  da: 24 måneder\n`);
  project.git('commit', '--quiet', '--all', '--message=Before');
}

/** Begins a draft of version 4, and changes it as its release did. Then the project gets the content of now, as after an upgrade. */
async function draftOfBefore(edit: (root: string) => void) {
  downgrade();
  const { id } = await project.main.createDraft({ name: 'Christmas' });
  const base = project.git('rev-parse', refOfDraft(id));
  const { root, data } = await openDraftWorktree(publishingFolders(project.root, {}), { id, base });
  edit(root);
  await commitDraft(root, data, [], refOfDraft(id));
  await project.restart(() => {
    project.git('checkout', '--quiet', current, '--', 'content');
    project.git('commit', '--quiet', '--message=Upgrade');
  });
  return { id, old: project.git('rev-parse', refOfDraft(id)) };
}

it('brings a draft of an older format up to date when it is opened, with its edits, and keeps what it was', async () => {
  const { id, old } = await draftOfBefore((root) => {
    change(root, ABOUT, 'en: How I got here', 'en: Merry Christmas');
    change(root, FACTS, 'en: 24 months\n  da: 24 måneder', 'en: 36 months\n  da: 36 måneder');
  });
  const { calls, root } = await project.open(id);
  expect(read(SITE, root)).toContain('contentVersion: 5');
  expect(read(SITE, root)).toContain('messageMonths: 36');
  expect(read(FACTS, root)).not.toContain('messageRetention:');
  expect(read(ABOUT, root)).toContain('Merry Christmas');
  // The migration is no change of the draft.
  expect((await calls.changes({})).files.map(({ file }) => file)).toEqual([ABOUT, SITE]);
  expect(project.git('show', `${old}:${FACTS}`)).toContain('36 months');
  await project.drafts.close();
  expect(project.git('merge-base', '--is-ancestor', old, refOfDraft(id))).toBe('');
});

it('applies a draft of an older format that nobody has opened since, without a question about what the migration has changed', async () => {
  const { id } = await draftOfBefore((root) => {
    change(root, ABOUT, 'en: How I got here', 'en: Merry Christmas');
    change(root, FACTS, 'en: 24 months\n  da: 24 måneder', 'en: 36 months\n  da: 36 måneder');
  });
  const { files, conflicts } = await project.main.draftChanges({ id });
  expect(conflicts).toEqual([]);
  expect(files.map(({ file }) => file)).toEqual([ABOUT, SITE]);
  expect(await project.main.applyDraft({ id, choices: {} })).toMatchObject({ state: 'done' });
  expect(read(ABOUT)).toContain('Merry Christmas');
  expect(read(SITE)).toContain('messageMonths: 36');
  expect(read(FACTS)).not.toContain('messageRetention:');
});

it('leaves a draft as it is that cannot be migrated', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { id } = await draftOfBefore((root) => {
    change(root, FACTS, 'en: 24 months\n  da: 24 måneder', 'en: as long as needed\n  da: så længe som nødvendigt');
  });
  const { root } = await project.open(id);
  expect(read(FACTS, root)).toContain('as long as needed');
  expect(read(SITE, root)).toContain('contentVersion: 4');
  expect(String(logged.mock.calls.flat())).toContain('names no number of months');
});
