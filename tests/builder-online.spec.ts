import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { serveProject, type ProjectServer } from './support/project-server.ts';

const PRICING = 'content/pricing.yaml';
const FACTS = 'content/facts.yaml';

let server: ProjectServer;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'online-'));
  server = await serveProject({ script: 'builder', args: ['--no-open'] });
  const online = join(folder, 'online.git');
  server.git('init', '--quiet', '--bare', '--initial-branch=main', online);
  server.git('remote', 'add', 'origin', online);
  server.git('push', '--quiet', '--set-upstream', 'origin', 'main');
});
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Changes the site in another clone, and sends that online. */
function changeOnline(): void {
  const clone = join(folder, 'clone');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone });
  execFileSync('git', ['clone', '--quiet', join(folder, 'online.git'), clone]);
  editFile(clone, PRICING, (text) => text.replace('us: 140', 'us: 150'));
  editFile(clone, FACTS, (text) => text.replace('over 5 years', 'over 6 years'));
  const bo = ['-c', 'user.name=Bo', '-c', 'user.email=bo@example.com'];
  git(...bo, 'commit', '--quiet', '--all', '--message=Online');
  git('push', '--quiet');
}

test('takes over what was changed online, and asks about the value that was changed here, too', async ({ page }) => {
  changeOnline();
  editFile(server.root, PRICING, (text) => text.replace('us: 140, eu: 120', 'us: 145, eu: 125'));
  await page.goto(`${server.origin}/_builder/?page=/`);
  const note = page.getByRole('alert').filter({ hasText: 'The site was changed online' });
  await expect(note).toContainText('One new version by Bo isn’t here yet.');
  await note.getByRole('button', { name: 'Bring in changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed here and online' });
  const price = dialog.getByRole('radiogroup', { name: 'Pricing: Plans: “Start”, price per hour, USA' });
  await expect(price.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Bring in' })).toBeDisabled();
  await expectAccessible(page, 'the dialog about conflicts');
  expect(server.read(FACTS)).toContain('over 5 years');
  await price.getByRole('radio', { name: '150' }).check();
  await dialog.getByRole('button', { name: 'Bring in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Brought in the changes by Bo' })).toBeVisible();
  await expect(note).toBeHidden();
  expect(server.read(PRICING)).toContain('us: 150, eu: 125');
  expect(server.read(FACTS)).toContain('over 6 years');
  expect(server.git('log', '-1', '--format=%an').trim()).toBe('Bo');
});
