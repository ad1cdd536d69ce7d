import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { build, BUILD, contentOf, copyProject, edit } from './support/project-copy.ts';

const CASE = 'content/case-studies/techflow-solutions.yaml';
const NAVIGATION = 'content/navigation.yaml';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let root = '';
let dist = '';
test.beforeAll(() => {
  root = copyProject();
  dist = join(root, 'dist');
  expect(build(root).status).toBe(0);
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Changes a sentence that stands on the pages of one case alone. */
let sentence = 'TechFlow spent';
const editCase = (words: string) => {
  edit(root, CASE, (text) => text.replace(sentence, words));
  sentence = words;
};

test('after an edit only what depends on it is rendered, and the result is that of a build from nothing', () => {
  editCase('TechFlow once spent');
  const { stdout } = build(root);
  const [, pages, rendered] = /(\d+) pages, (\d+) of them rendered anew/.exec(stdout) ?? [];
  expect(Number(pages)).toBeGreaterThan(90);
  expect(Number(rendered)).toBeGreaterThan(0);
  expect(Number(rendered)).toBeLessThan(10);
  // What lists show of a case is on all of them at once.
  edit(root, CASE, (text) => text.replace(/^(result:\n\s+en: )/m, '$1Soon '));
  expect(build(root).status).toBe(0);
  const lists = ['dist/us/case-studies.html', 'dist/us/index.html', 'dist/eu/case-studies.html'];
  for (const list of lists) expect(readFileSync(join(root, list), 'utf8')).toContain('Soon ');
  const incremental = contentOf(dist);
  for (const name of readdirSync(join(root, '.build')))
    rmSync(join(root, '.build', name), { recursive: true, force: true });
  expect(build(root).status).toBe(0);
  expect(contentOf(dist)).toEqual(incremental);
  const { stdout: idle } = build(root);
  expect(idle).toContain(' 0 of them rendered anew');
  expect(contentOf(dist)).toEqual(incremental);
});

/** The build commands of a job in the example workflow. */
const documentedBuilds = (job: 'shard' | 'merge') =>
  sharded.jobs[job].steps.flatMap(({ run = '' }) => (run.startsWith('npm run build') ? run : []));
const sharded = parse(readFileSync('docs/examples/sharded-build.yml', 'utf8')) as {
  jobs: Record<'shard' | 'merge', { strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] }>;
};
const runIn = (cwd: string, command: string) => spawnSync(command, { cwd, encoding: 'utf8', shell: true });

test('shards that are built on several machines are merged to the whole, and a missing one is named', () => {
  const [command = ''] = documentedBuilds('shard');
  const [merge = ''] = documentedBuilds('merge');
  const [last = 0, ...others] = sharded.jobs.shard.strategy?.matrix.shard.toReversed() ?? [];
  const buildShard = (shard: number) => {
    const machine = copyProject(root);
    const built = runIn(machine, command.replace('${{ matrix.shard }}', String(shard)));
    expect(built.status, built.stderr).toBe(0);
    cpSync(join(machine, 'dist.shards'), join(root, 'dist.shards'), { recursive: true });
    rmSync(machine, { recursive: true });
  };
  const whole = contentOf(dist);
  for (const shard of others) buildShard(shard);
  const refused = runIn(root, merge);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`Shards are missing: ${last}/${others.length + 1}.`);
  expect(contentOf(dist)).toEqual(whole);
  buildShard(last);
  expect(runIn(root, merge).status).toBe(0);
  expect(contentOf(dist)).toEqual(whole);
});

test('a shard of other content is not merged', () => {
  const whole = contentOf(dist);
  editCase('TechFlow long spent');
  expect(build(root, '--shard', '2/3').status).toBe(0);
  const refused = build(root, '--merge');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('not built from the same content');
  expect(contentOf(dist)).toEqual(whole);
});

test('a build that is killed at any moment leaves a whole build, old or new', async () => {
  expect(build(root).status).toBe(0);
  let good = contentOf(dist);
  for (let wait = 300; wait <= 2_400; wait += 300) {
    editCase(`In ${wait} days TechFlow spent`);
    const child = spawn('node', BUILD, { cwd: root, stdio: 'ignore', detached: true });
    const ended = once(child, 'exit');
    await sleep(wait);
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
    const left = contentOf(dist);
    if (JSON.stringify(left) !== JSON.stringify(good)) {
      expect(build(root).status).toBe(0);
      good = contentOf(dist);
    }
    expect(left, `killed after ${wait} ms`).toEqual(good);
  }
  // What was killed is no hindrance to the next one.
  expect(build(root).status).toBe(0);
});

test('two builds at the same time do not get into each other', async () => {
  const run = async () => {
    const child = spawn('node', BUILD, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, words };
  };
  const whole = contentOf(dist);
  rmSync(join(root, '.build'), { recursive: true });
  const [one, two] = await Promise.all([run(), run()]);
  expect([one.status, two.status]).toEqual([0, 0]);
  expect(one.words + two.words).toContain('Another build is running');
  expect(contentOf(dist)).toEqual(whole);
});

test('the assets of the build before are kept for one release, when that is asked for', () => {
  const frames = () => readdirSync(join(dist, 'assets')).filter((name) => /^frame-us-.*\.json$/.test(name));
  const [first = ''] = frames();
  const rename = (to: string) => edit(root, NAVIGATION, (text) => text.replace(/(label:\n +en: ).*/, `$1${to}`));
  rename('One name');
  expect(build(root, '--keep-previous').status).toBe(0);
  expect(frames()).toHaveLength(2);
  expect(frames()).toContain(first);
  rename('Another name');
  expect(build(root, '--keep-previous').status).toBe(0);
  expect(frames()).toHaveLength(2);
  expect(existsSync(join(dist, 'assets', first))).toBe(false);
});

test('a photograph is built in smaller forms and better formats, and they are offered where it is shown', async () => {
  await sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#2a6f5e' } }).toFile(
    join(root, 'public/images/photo.jpg'),
  );
  edit(root, 'content/pages/about-me.yaml', (text) =>
    text.replace(/\/images\/portrait[\w-]*\.svg/, '/images/photo.jpg'),
  );
  expect(build(root).status).toBe(0);
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
  expect(html).toMatch(/<img src="\/images\/photo.jpg"[^>]* width="1000" height="1250"/);
});
