import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_VERSION } from '../src/content/releases/content-version.ts';
import { callCommand, copyContent, startCommand } from '../tests/support/run-command.ts';
import { contentCheck } from './commands/content-check.ts';
import { contentMigrate } from './commands/content-migrate.ts';

const SITE = 'content/site.yaml';
const CASE_PAGE = 'content/pages/case-study.yaml';

/** A copy of the project whose content is older than the first migration. */
function oldContent() {
  const root = copyContent();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const edit = (file: string, change: (text: string) => string) => writeFileSync(join(root, file), change(read(file)));
  const current = { page: read(CASE_PAGE), site: read(SITE) };
  edit(SITE, (text) => text.replace(/^contentVersion: \d+$/m, 'contentVersion: 0'));
  edit(CASE_PAGE, (text) =>
    text.replace('actionTitle:', 'ctaTitle:').replace('actionText:', 'ctaText:').replace('    action:', '    cta:'),
  );
  const check = () => callCommand(contentCheck, root);
  const migrate = (...args: string[]) => callCommand(contentMigrate, root, args);
  const start = (...args: string[]) => startCommand('content:migrate', root, args);
  return { read, edit, check, migrate, start, current };
}

it('brings refused content of an older version up to date, byte by byte as it would have been written', async () => {
  const { read, check, migrate, start, current } = oldContent();
  const refused = await check();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(
    `The content has version 0, and this page builder reads version ${CONTENT_VERSION}.`,
  );
  expect(refused.stderr).toContain('npm run content:migrate');
  expect(refused.stderr, 'only the cause is reported').toContain('1 error in 1 file');
  const before = read(CASE_PAGE);
  const dry = await migrate('--dry-run');
  expect(dry.status).toBe(0);
  expect(dry.stdout).toContain('-    ctaTitle:');
  expect(dry.stdout).toContain('+    actionTitle:');
  expect(read(CASE_PAGE)).toBe(before);
  expect((await start()).status).toBe(0);
  expect(read(CASE_PAGE)).toBe(current.page);
  expect(read(SITE)).toBe(current.site);
  expect((await check()).status).toBe(0);
  expect((await migrate()).stdout).toContain('The content is up to date');
});

it('tells the owner of newer content to update the page builder', async () => {
  const { edit, check, migrate } = oldContent();
  edit(SITE, (text) => text.replace('contentVersion: 0', `contentVersion: ${CONTENT_VERSION + 1}`));
  const { status, stderr } = await check();
  expect(status).toBe(1);
  expect(stderr).toContain('which is newer than this page builder');
  expect(stderr).toContain('Update the page builder.');
  expect((await migrate()).status).toBe(1);
});

it('exits with 2 for an unknown argument', async () => {
  const { start } = oldContent();
  expect(await start('--removed-region', 'dk')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Usage: npm run content:migrate') as string,
  });
});
