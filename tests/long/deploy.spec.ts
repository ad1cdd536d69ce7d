import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import {
  runBuild,
  TEST_BUILD,
  hashFiles,
  copyWithBundle,
  editFile,
  forgetContent,
} from '../../tools/project-fixture.ts';
import { hostServers } from '../support/host-servers.ts';
import { THOROUGH } from '../support/thorough.ts';

const CASE = 'content/case-studies/techflow-solutions.yaml';
const NAVIGATION = 'content/navigation.yaml';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let root = '';
let dist = '';
test.beforeAll(() => {
  root = copyWithBundle();
  dist = join(root, 'dist');
  expect(runBuild(root).status).toBe(0);
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Changes a sentence that appears only on the pages of one case. */
let sentence = 'TechFlow spent';
const editCase = (newSentence: string) => {
  editFile(root, CASE, (text) => text.replace(sentence, newSentence));
  sentence = newSentence;
};

test('renders only what an edit affects, with the same result as a clean build', () => {
  editCase('TechFlow once spent');
  const { stdout } = runBuild(root);
  const [, pages, rendered] = /(\d+) pages, (\d+) of them rendered/.exec(stdout) ?? [];
  expect(Number(pages)).toBeGreaterThan(90);
  expect(Number(rendered)).toBeGreaterThan(0);
  expect(Number(rendered)).toBeLessThan(10);
  // The result of a case appears in every list.
  editFile(root, CASE, (text) => text.replace(/^(result:\n\s+en: )/m, '$1Soon '));
  expect(runBuild(root).status).toBe(0);
  const lists = ['dist/us/case-studies.html', 'dist/us/index.html', 'dist/eu/case-studies.html'];
  for (const list of lists) expect(readFileSync(join(root, list), 'utf8')).toContain('Soon ');
  const incremental = hashFiles(dist);
  forgetContent(root);
  expect(runBuild(root).status).toBe(0);
  expect(hashFiles(dist)).toEqual(incremental);
  const { stdout: idle } = runBuild(root);
  expect(idle).toContain(' 0 of them rendered');
  expect(hashFiles(dist)).toEqual(incremental);
});

/** The build commands of a job in the example workflow. */
const documentedBuilds = (job: 'shard' | 'merge') =>
  sharded.jobs[job].steps.flatMap(({ run = '' }) => (run.startsWith('npm run build') ? run : []));
const sharded = parse(readFileSync('docs/examples/sharded-build.yml', 'utf8')) as {
  jobs: Record<'shard' | 'merge', { strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] }>;
};
const runIn = (cwd: string, command: string) => spawnSync(`${command} --quick`, { cwd, encoding: 'utf8', shell: true });

test('merges shards from several machines to a whole build, and names a missing one', () => {
  const [command = ''] = documentedBuilds('shard');
  const [merge = ''] = documentedBuilds('merge');
  const [last = 0, ...others] = sharded.jobs.shard.strategy?.matrix.shard.toReversed() ?? [];
  const buildShard = (shard: number) => {
    const machine = copyWithBundle(root);
    const built = runIn(machine, command.replace('${{ matrix.shard }}', String(shard)));
    expect(built.status, built.stderr).toBe(0);
    cpSync(join(machine, 'dist.shards'), join(root, 'dist.shards'), { recursive: true });
    rmSync(machine, { recursive: true });
  };
  const whole = hashFiles(dist);
  for (const shard of others) buildShard(shard);
  const refused = runIn(root, merge);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`Shards are missing: ${last}/${others.length + 1}.`);
  expect(hashFiles(dist)).toEqual(whole);
  buildShard(last);
  expect(runIn(root, merge).status).toBe(0);
  expect(hashFiles(dist)).toEqual(whole);
});

test('refuses to merge a shard of other content', () => {
  const whole = hashFiles(dist);
  editCase('TechFlow long spent');
  expect(runBuild(root, '--shard', '2/3').status).toBe(0);
  const refused = runBuild(root, '--merge');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('not built from the same content');
  expect(hashFiles(dist)).toEqual(whole);
});

/** When to kill a build, as fractions of its duration: at the start, while rendering, while publishing. */
const MOMENTS = THOROUGH ? [0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.9, 0.97] : [0.3, 0.75, 0.95];

test('leaves a complete build, old or new, when a build is killed at any moment', async () => {
  editCase('In one day TechFlow spent');
  const start = performance.now();
  expect(runBuild(root).status).toBe(0);
  const duration = performance.now() - start;
  let good = hashFiles(dist);
  for (const moment of MOMENTS) {
    editCase(`In ${100 * moment} days TechFlow spent`);
    const child = spawn('node', TEST_BUILD, { cwd: root, stdio: 'ignore', detached: true });
    const ended = once(child, 'exit');
    await sleep(moment * duration);
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
    const left = hashFiles(dist);
    if (JSON.stringify(left) !== JSON.stringify(good)) {
      expect(runBuild(root).status).toBe(0);
      good = hashFiles(dist);
    }
    expect(left, `killed after ${moment} of ${duration} ms`).toEqual(good);
  }
  // A killed build doesn't block the next one.
  expect(runBuild(root).status).toBe(0);
});

test('makes a second build wait for the one that is running', async () => {
  const run = async () => {
    const child = spawn('node', TEST_BUILD, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, stderr };
  };
  const whole = hashFiles(dist);
  forgetContent(root);
  const [one, two] = await Promise.all([run(), run()]);
  expect([one.status, two.status]).toEqual([0, 0]);
  expect(one.stderr + two.stderr).toContain('Another build is running');
  expect(hashFiles(dist)).toEqual(whole);
});

test("keeps the previous build's assets for one release with --keep-previous", () => {
  const layoutFiles = () => readdirSync(join(dist, 'assets')).filter((name) => /^layout-us-.*\.json$/.test(name));
  const [first = ''] = layoutFiles();
  const rename = (to: string) => editFile(root, NAVIGATION, (text) => text.replace(/(label:\n +en: ).*/, `$1${to}`));
  rename('One name');
  expect(runBuild(root, '--keep-previous').status).toBe(0);
  expect(layoutFiles()).toHaveLength(2);
  expect(layoutFiles()).toContain(first);
  rename('Another name');
  expect(runBuild(root, '--keep-previous').status).toBe(0);
  expect(layoutFiles()).toHaveLength(2);
  expect(existsSync(join(dist, 'assets', first))).toBe(false);
});

test('builds smaller variants and modern formats of a photograph, and offers them in the markup', async () => {
  await sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#2a6f5e' } }).toFile(
    join(root, 'public/images/photo.jpg'),
  );
  editFile(root, 'content/pages/about-me.yaml', (text) =>
    text.replace(/\/images\/portrait[\w-]*\.svg/, '/images/photo.jpg'),
  );
  expect(runBuild(root).status).toBe(0);
  const html = readFileSync(join(dist, 'us/about-me.html'), 'utf8');
  const offered = [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, list = '']) => list.split(', '));
  expect(offered.map((each) => each.replace(/^.*\.(\w+) /, '$1 '))).toEqual(
    ['avif', 'webp'].flatMap((format) => [320, 480, 720, 1000].map((width) => `${format} ${width}w`)),
  );
  for (const each of offered) {
    const [address = '', width = ''] = each.split(' ');
    const made = await sharp(join(dist, address)).metadata();
    expect(`${made.width}w`, address).toBe(width);
  }
  expect(html).toMatch(/<img [^>]*src="\/images\/photo.jpg"[^>]* width="1000" height="1250"/);
});

/** The HTML files of the build, with their texts. */
const htmlFiles = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);

/** Visits the build on each kind of host. */
async function onEachHost(visit: (origin: string) => Promise<void>): Promise<void> {
  for (const { name, start } of hostServers(root))
    await test.step(name, async () => {
      const { port, stop } = await start();
      await visit(`http://localhost:${port}`).finally(stop);
    });
}

/** Serves the build at an origin as GitHub Pages does: without redirects. */
async function serveFilesOnly(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const path = join(dist, new URL(route.request().url()).pathname);
    const file = [path, `${path}.html`].find((each) => existsSync(each));
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file });
  });
}

test('shows the site as of a day, renders only what changes on it, and builds it again to identical bytes', async ({
  page,
}) => {
  const offer = `  - type: closing\n    id: offer\n    visibleFrom: "2031-12-24"\n    visibleUntil: "2031-12-24"\n    title: { en: Winter offer, da: Vintertilbud }\n    text: { en: Today only., da: Kun i dag. }\n    action: { label: { en: Write, da: Skriv }, to: contact }\n`;
  editFile(root, 'content/pages/about-me.yaml', (text) => `redirectFrom: [who-is-that.html]\n${text}${offer}`);
  expect(runBuild(root, '--date', '2031-12-23').status).toBe(0);
  const before = new Map(htmlFiles());
  const { stdout } = runBuild(root, '--date', '2031-12-24');
  const [, pages, rendered] = /(\d+) pages, (\d+) of them rendered/.exec(stdout) ?? [];
  expect(Number(rendered) / Number(pages)).toBeLessThan(0.05);
  const changed = htmlFiles().filter(([file, html]) => before.get(file) !== html);
  expect(changed.map(([file]) => file).sort()).toEqual(
    ['us', 'eu', 'dk'].map((code) => `${code}/about-me.html`).sort(),
  );
  expect(changed.every(([, html]) => html.includes('id="offer"'))).toBe(true);
  const incremental = hashFiles(dist);
  forgetContent(root);
  expect(runBuild(root, '--date', '2031-12-24').status).toBe(0);
  expect(hashFiles(dist)).toEqual(incremental);
  await onEachHost(async (origin) => {
    await page.goto(`${origin}/dk/who-is-that.html`);
    await expect(page).toHaveURL(`${origin}/dk/about-me`);
    await expect(page.getByRole('heading', { name: 'Vintertilbud' })).toBeVisible();
  });
});

test('leads from old addresses to new ones on a host that serves files only', async ({ page }) => {
  expect(runBuild(root, '--static-redirects').status).toBe(0);
  const origin = 'http://files.example';
  await serveFilesOnly(page, origin);
  await page.goto(`${origin}/us/who-is-that.html`);
  await expect(page).toHaveURL(/\/us\/about-me$/);
});

test('leaves no trace of a draft in a build, and shows it in a preview that search engines must not index', async ({
  page,
}) => {
  const draft = readFileSync(join(root, CASE), 'utf8')
    .replace(/^id: .*/m, 'id: draftwell\ndraft: true')
    .replace(/^clientName: .*/m, 'clientName: Draftwell')
    .replace(/^backgroundImage: .*/m, 'backgroundImage: /images/cases/draftwell.svg');
  cpSync(join(root, 'public/images/symbol.svg'), join(root, 'public/images/cases/draftwell.svg'));
  writeFileSync(join(root, 'content/case-studies/draftwell.yaml'), draft);
  expect(runBuild(root).status).toBe(0);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const isTrace = (file: string) => /draftwell/i.test(file) || /draftwell/i.test(readFileSync(file, 'latin1'));
  expect(files.map((entry) => join(entry.parentPath, entry.name)).filter(isTrace)).toEqual([]);

  expect(runBuild(root, '--drafts').status).toBe(0);
  const preview = htmlFiles();
  expect(preview.map(([file]) => file)).toContainEqual(expect.stringMatching(/^dk\/case-study\/draftwell-.*\.html$/));
  expect(preview.filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'))).toEqual([]);
  expect(preview.filter(([, html]) => !/Preview with drafts|Forhåndsvisning med kladder/.test(html))).toEqual([]);
  await onEachHost(async (origin) => {
    await page.goto(`${origin}/dk/case-studies`);
    await expect(page.getByText('Forhåndsvisning med kladder')).toBeVisible();
    await page
      .getByRole('link', { name: /Draftwell/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Draftwell');
    await expect(page.getByText('Forhåndsvisning med kladder')).toBeVisible();
  });
});
