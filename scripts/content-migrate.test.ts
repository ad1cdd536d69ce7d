import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CONTENT_VERSION } from '../src/schema/content-version.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = 'content/site.yaml';
const CASE_PAGE = 'content/pages/case-study.yaml';

/** A copy of the project whose content is older than the first migration. */
function oldContent() {
  const root = mkdtempSync(join(tmpdir(), 'migrate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  for (const name of ['src', 'public', 'docs', 'package.json']) symlinkSync(join(ROOT, name), join(root, name));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const edit = (file: string, change: (text: string) => string) => writeFileSync(join(root, file), change(read(file)));
  const current = { page: read(CASE_PAGE), site: read(SITE) };
  edit(SITE, (text) => text.replace(/^contentVersion: \d+$/m, 'contentVersion: 0'));
  edit(CASE_PAGE, (text) =>
    text.replace('actionTitle:', 'ctaTitle:').replace('actionText:', 'ctaText:').replace('    action:', '    cta:'),
  );
  const run = (script: string, ...args: string[]) => {
    const command = ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts', `${script}.ts`), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return { read, edit, run, current };
}

it('brings refused content of an older version up to date, byte by byte as it would have been written', () => {
  const { read, run, current } = oldContent();
  const refused = run('content-check');
  expect(refused.status).toBe(1);
  expect(refused.output).toContain(
    `The content has version 0, and this page builder reads version ${CONTENT_VERSION}.`,
  );
  expect(refused.output).toContain('npm run content:migrate');
  expect(refused.output, 'only the cause is reported').toContain('1 error in 1 file');
  const before = read(CASE_PAGE);
  const dry = run('content-migrate', '--dry-run');
  expect(dry.status).toBe(0);
  expect(dry.output).toContain('-    ctaTitle:');
  expect(dry.output).toContain('+    actionTitle:');
  expect(read(CASE_PAGE)).toBe(before);
  expect(run('content-migrate').status).toBe(0);
  expect(read(CASE_PAGE)).toBe(current.page);
  expect(read(SITE)).toBe(current.site);
  expect(run('content-check').status).toBe(0);
  expect(run('content-migrate').output).toContain('The content is up to date');
}, 60_000);

it('tells the owner of newer content to update the page builder', () => {
  const { edit, run } = oldContent();
  edit(SITE, (text) => text.replace('contentVersion: 0', `contentVersion: ${CONTENT_VERSION + 1}`));
  const { status, output } = run('content-check');
  expect(status).toBe(1);
  expect(output).toContain('which is newer than this page builder');
  expect(output).toContain('Update the page builder.');
  expect(run('content-migrate').status).toBe(1);
}, 60_000);
