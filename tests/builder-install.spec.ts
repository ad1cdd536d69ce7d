import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { serveProject, type ProjectServer } from './support/project-server.ts';

const PRICING = 'content/pricing.yaml';
const FACTS = 'content/facts.yaml';
const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about-me.yaml';

/** The exit code that asks to be started again, as a service manager does. */
const REPLACE_STATUS = 75;

/** Time until a new version is installed on a busy machine, in milliseconds: it's bundled, started for a trial, and started. */
const INSTALL_TIMEOUT_MS = 4 * 60_000;

let server: ProjectServer;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  server = await serveProject({ script: 'builder', args: ['--no-open'] });
  const online = join(folder, 'online.git');
  // What the project ignores, and the link to its packages.
  writeFileSync(join(server.root, '.gitignore'), `${readFileSync('.gitignore', 'utf8')}node_modules\n`);
  server.git('add', '--all');
  server.git('commit', '--quiet', '--message=The code, too');
  server.git('init', '--quiet', '--bare', '--initial-branch=main', online);
  server.git('remote', 'add', 'origin', online);
  server.git('push', '--quiet', '--set-upstream', 'origin', 'main');
});
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a release online: code that says something else, and another format of content. */
function releaseOnline(): void {
  const clone = join(folder, 'clone');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone });
  execFileSync('git', ['clone', '--quiet', join(folder, 'online.git'), clone]);
  const versions = 'src/content/releases/content-version.ts';
  editFile(clone, versions, (text) => text.replace(/CONTENT_VERSION = \d+/, 'CONTENT_VERSION = 99'));
  const migrations = 'src/authoring/migrations/migrate-content.ts';
  editFile(clone, migrations, (text) =>
    text.replace(
      '\n];',
      `
  {
    number: 99,
    description: 'Messages are kept for a year.',
    migrate: (site) => site.edit('${SITE}', { op: 'set', path: ['messageMonths'], value: 12 }),
  },
];`,
    ),
  );
  editFile(clone, SITE, (text) =>
    text.replace(/contentVersion: \d+/, 'contentVersion: 99').replace(/messageMonths: \d+/, 'messageMonths: 12'),
  );
  editFile(clone, FACTS, (text) => text.replace('over 5 years', 'over 6 years'));
  const bo = ['-c', 'user.name=Bo', '-c', 'user.email=bo@example.com'];
  git(...bo, 'commit', '--quiet', '--all', '--message=Release');
  git('push', '--quiet');
}

test('installs a new version while people go on, and keeps every change', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(2 * INSTALL_TIMEOUT_MS);
  editFile(server.root, PRICING, (text) => text.replace('us: 140, eu: 120', 'us: 145, eu: 125'));
  releaseOnline();
  await page.goto(`${server.origin}/_builder/?page=/about-me`);
  const note = page.getByRole('alert').filter({ hasText: 'The site was changed online' });
  await expect(note).toContainText('A new version of the builder comes with them.');
  await note.getByRole('button', { name: 'Install and bring in' }).click();
  await expect(note).toContainText('…');
  await expectAccessible(page, 'the note while a new version is installed');
  // Work goes on meanwhile.
  await page.getByRole('list', { name: 'Sections' }).locator('> li').nth(1).click();
  const title = page.getByRole('textbox', { name: 'Title, English', exact: true });
  await title.fill('Written while it was installed');
  await expect.poll(() => server.read(ABOUT)).toContain('Written while it was installed');
  expect(await server.ended()).toBe(REPLACE_STATUS);
  // What is typed while the builder is away is kept, and sent.
  await title.fill('Written while it was away');
  await server.start();
  await expect.poll(() => server.read(ABOUT)).toContain('Written while it was away');
  await expect(note).toBeHidden();
  expect(server.read(PRICING)).toContain('us: 145, eu: 125');
  expect(server.read(FACTS)).toContain('over 6 years');
  expect(server.read(SITE)).toContain('contentVersion: 99');
  expect(server.read(SITE)).toContain('messageMonths: 12');
  expect(server.git('log', '-1', '--format=%an').trim()).toBe('Bo');
  expect(server.git('status', '--porcelain').split('\n').filter(Boolean)).toEqual([` M ${ABOUT}`, ` M ${PRICING}`]);
  expect(readFileSync(join(server.root, 'src/content/releases/content-version.ts'), 'utf8')).toContain('= 99');
});
