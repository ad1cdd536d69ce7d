import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filesIn } from '../../ssg/files-in.ts';
import { createSiteListener } from '../hosting/handle-request.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { listenForTest } from './__fixtures__/listen-for-test.ts';
import { liveOf, publishedProject } from './__fixtures__/published-project.ts';
import { takeSnapshot } from './draft-snapshot.ts';
import { PUBLISHED_REF } from './site-version.ts';
import { openVersionRepository } from './version-git.ts';

afterEach(() => vi.useRealTimers());

describe('publishing everything', () => {
  it('says what to do before the first publication, then shows the draft at once', async () => {
    const site = await publishedProject();
    expect(await site.ask('/us/home')).toMatchObject({ status: 503, text: expect.stringContaining('npm run publish') });
    site.write('content/pages/home.yaml', 'Welcome');
    const live = liveOf(await site.publish());
    expect(live.audience).toEqual({ regions: ['USA', 'Denmark'], timeZone: 'Europe/Madrid' });
    expect(await site.ask('/us/home')).toMatchObject({ status: 200, text: expect.stringContaining('<p>Welcome</p>') });
    expect(JSON.parse((await site.ask('/version.json')).text)).toEqual({ version: live.version });
    expect(site.git('rev-parse', PUBLISHED_REF)).toBe(live.version);
    expect(site.steps).toEqual(['store', 'build', 'switch', 'verify']);
    const again = liveOf(await site.publish());
    expect([again.version, again.number]).toEqual([live.version, 2]);
  });

  it('leaves the branch, the index and the files of the person alone, and runs no hook', async () => {
    const site = await publishedProject();
    const trace = join(site.root, '.git/hooked');
    for (const hook of ['reference-transaction', 'post-index-change', 'post-checkout']) {
      site.write(`.git/hooks/${hook}`, `#!/bin/sh\necho ${hook} >> ${trace}\n`);
      chmodSync(join(site.root, `.git/hooks/${hook}`), 0o755);
    }
    site.write('content/pages/home.yaml', 'Staged');
    site.git('add', 'content');
    site.write('content/pages/home.yaml', 'Written');
    const state = () => [site.git('status', '--porcelain'), site.git('rev-parse', 'HEAD')];
    const before = state();
    expect(existsSync(trace)).toBe(true);
    rmSync(trace);
    liveOf(await site.publish());
    expect(existsSync(trace)).toBe(false);
    expect(state()).toEqual(before);
    expect(site.git('show', ':content/pages/home.yaml')).toBe('Staged');
    expect((await site.ask('/us/home')).text).toContain('Written');
  });

  it('publishes new and deleted files, also of a project in a folder of its repository', async () => {
    const site = await publishedProject({ inFolder: 'web/site' });
    liveOf(await site.publish());
    site.write('content/pages/news.yaml', 'News');
    site.write('public/images/new picture.svg', '<svg/>');
    site.write('content/pages/.home.yaml.swp', 'left by an editor');
    site.remove('content/pages/about.yaml');
    const { version } = liveOf(await site.publish());
    expect((await site.ask('/us/news')).status).toBe(200);
    expect((await site.ask('/images/new%20picture.svg')).status).toBe(200);
    expect((await site.ask('/us/about')).status).toBe(404);
    expect(site.git('ls-tree', '-r', '--name-only', version, 'content/pages').split('\n')).toEqual([
      'content/pages/home.yaml',
      'content/pages/news.yaml',
    ]);
  });

  it('takes the code of the last commit, whose policy goes with its pages', async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.changePolicy("default-src 'none'");
    const live = liveOf(await site.publish());
    expect((await site.ask('/us/home')).policy).toBe("default-src 'none'");
    expect(site.git('log', '--format=%s', live.version).split('\n')).toContain('Policy');
  });

  it('begins again from the published version where the releases are lost', async () => {
    const site = await publishedProject();
    site.write('content/pages/home.yaml', 'Published');
    liveOf(await site.publish());
    rmSync(site.folders.data, { recursive: true });
    site.write('content/pages/about.yaml', 'Another');
    liveOf(await site.publish());
    expect((await site.ask('/us/home')).text).toContain('Published');
  });
});

describe('leaving out', () => {
  it('takes only the chosen files from the draft, so that nothing of the others is in the release', async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'New price');
    site.write('content/pages/about.yaml', 'About xylophon');
    site.write('content/pages/plans.yaml', 'xylophon');
    site.write('public/xylophon.txt', 'xylophon');
    const { version } = liveOf(await publishOnly(site, ['content/pages/home.yaml']));
    const folder = join(site.folders.releases, 'current/');
    expect(fileTexts(folder).filter(([file, text]) => `${file}${text}`.includes('xylophon'))).toEqual([]);
    expect(site.git('grep', '-c', 'price', version)).toContain('home.yaml');
    expect((await site.ask('/us/home')).text).toContain('New price');
    liveOf(await site.publish());
    expect((await site.ask('/us/plans')).text).toContain('xylophon');
  });

  it('leaves out what a killed publication had written where sites are built', async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    writeFileSync(join(site.folders.worktree, 'content/pages/plans.yaml'), 'xylophon');
    writeFileSync(join(site.folders.worktree, 'content/pages/about.yaml'), 'xylophon');
    writeFileSync(join(site.folders.data, 'worktree-index.lock'), '');
    liveOf(await site.publish());
    expect((await site.ask('/us/plans')).status).toBe(404);
    expect((await site.ask('/us/about')).text).toContain('<p>About</p>');
  });

  it('publishes the bytes that were shown, whatever is written meanwhile', async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'As shown');
    const selection = await selectionOf(site, ['content/pages/home.yaml']);
    site.write('content/pages/home.yaml', 'Written later');
    liveOf(await site.publish({}, selection));
    expect((await site.ask('/us/home')).text).toContain('As shown');
    expect(site.read('content/pages/home.yaml')).toBe('Written later');
  });
});

describe('what goes wrong', () => {
  it.each([
    ['a changed file', 'src/script.js'],
    ['a new file', 'src/new.ts'],
  ])('refuses code that is not committed: %s', async (_, file) => {
    const site = await publishedProject();
    site.write(file, '2');
    expect(await site.publish()).toEqual({ failure: { kind: 'code', files: [file] } });
  });

  it('keeps the live site and the ref when the build fails', async () => {
    const site = await publishedProject();
    const { version } = liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'BROKEN');
    expect(await site.publish()).toHaveProperty('failure');
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
    expect(site.git('rev-parse', PUBLISHED_REF)).toBe(version);
  });

  it('refuses before anything is built if nothing answers where visitors see the site', async () => {
    const site = await publishedProject();
    const result = await site.publish({ publicUrl: 'http://localhost:1/' });
    expect(result).toMatchObject({ failure: { kind: 'no-site', url: 'http://localhost:1/' } });
    expect(site.steps).toEqual([]);
  });

  it('shows the release before again if visitors do not get the new one', async () => {
    const site = await publishedProject();
    const other = await publishedProject();
    const { version } = liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'Never seen');
    const result = await site.publish({ publicUrl: other.url, patienceMs: 0 });
    expect(result).toMatchObject({ failure: { kind: 'not-live', mismatch: { what: 'version' } } });
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
    expect(site.git('rev-parse', PUBLISHED_REF)).toBe(version);
    expect(readdirSync(site.folders.releases).sort()).toEqual(['1', '1.json', 'assets', 'current']);
  });

  it.each([
    ['title', (html: string) => html.replace('<title>New', '<title>Old')],
    ['text', (html: string) => html.replace('<p>New', '<p>Old')],
    ['canonical', (html: string) => html.replace('href="/us/"', 'href="/dk/"')],
    ['policy', undefined],
  ])('names the page whose %s differs', async (what, change) => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'New');
    const publicUrl = await proxyOf(site.url, change);
    const failure = { kind: 'not-live', url: `${publicUrl}us/home`, mismatch: { what } };
    expect(await site.publish({ publicUrl, patienceMs: 0 })).toEqual({ failure });
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  });

  it('says what keeps the folder of releases from being written', async () => {
    const site = await publishedProject();
    mkdirSync(site.folders.data, { recursive: true });
    writeFileSync(site.folders.releases, '');
    expect(await site.publish()).toMatchObject({ failure: { kind: 'folder', code: 'EEXIST' } });
  });

  it('stays live if earlier releases cannot be cleaned up', async () => {
    const site = await publishedProject();
    const assets = join(site.folders.releases, 'assets');
    const onStep = (step: string) => {
      if (step !== 'verify') return;
      rmSync(assets, { recursive: true });
      writeFileSync(assets, 'not a folder');
    };
    const { version } = liveOf(await site.publish({ onStep }));
    expect(site.git('rev-parse', PUBLISHED_REF)).toBe(version);
    expect((await site.ask('/us/home')).status).toBe(200);
  });

  it('ends before the switch when it is canceled', async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'New');
    const stop = new AbortController();
    const result = await site.publish({ signal: stop.signal, onStep: (step) => step === 'build' && stop.abort() });
    expect(result).toEqual({ failure: { kind: 'canceled' } });
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  });

  it('lets a second publication wait its turn', async () => {
    const site = await publishedProject();
    site.write('content/pages/home.yaml', 'One');
    const first = site.publish();
    const second = site.publish();
    expect(new Set([liveOf(await first).number, liveOf(await second).number])).toEqual(new Set([1, 2]));
    expect(site.steps).toContain('wait');
  });
});

describe('a host of its own', () => {
  /** Makes a program that brings a folder to a host, and serves that. */
  async function hostOf(site: Site) {
    const host = join(site.root, '.builder/host');
    const command = join(site.root, '.builder/bring.mjs');
    site.write(
      '.builder/bring.mjs',
      `#!/usr/bin/env node
import { cpSync, existsSync, rmSync } from 'node:fs';
if (existsSync('${host}.full')) { console.error('The host is full'); process.exit(1); }
rmSync('${host}', { recursive: true, force: true });
cpSync(process.argv[2], '${host}', { recursive: true });
`,
    );
    chmodSync(command, 0o755);
    const publicUrl = await serveFolder(host);
    return { host, full: `${host}.full`, command, publicUrl };
  }

  it('gets whole releases from a program, whose failure leaves it as it was', async () => {
    const site = await publishedProject();
    const { host, full, ...target } = await hostOf(site);
    liveOf(await site.publish(target));
    expect(readFileSync(join(host, 'us/home.html'), 'utf8')).toContain('<p>Home</p>');
    expect(readdirSync(join(host, 'assets'))).toHaveLength(1);
    site.write('content/pages/home.yaml', 'New');
    writeFileSync(full, '');
    expect(await site.publish(target)).toEqual({
      failure: { kind: 'command', command: target.command, details: 'The host is full' },
    });
    rmSync(full);
    expect(readFileSync(join(host, 'us/home.html'), 'utf8')).toContain('<p>Home</p>');
    liveOf(await site.publish(target));
    expect(readFileSync(join(host, 'us/home.html'), 'utf8')).toContain('<p>New</p>');
  });

  it('gets the release before again if the program fails halfway', async () => {
    const site = await publishedProject();
    const { host, full: _full, ...target } = await hostOf(site);
    liveOf(await site.publish(target));
    site.write('content/pages/home.yaml', 'New');
    site.write(
      '.builder/half.mjs',
      `#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
const page = readFileSync(process.argv[2] + '/us/home.html', 'utf8');
writeFileSync('${host}/us/home.html', page);
if (page.includes('New')) process.exit(1);
`,
    );
    const command = join(site.root, '.builder/half.mjs');
    chmodSync(command, 0o755);
    expect(await site.publish({ ...target, command })).toMatchObject({ failure: { kind: 'command' } });
    expect(readFileSync(join(host, 'us/home.html'), 'utf8')).toContain('<p>Home</p>');
  });

  it('gets the release before again if visitors do not see the new one', async () => {
    const site = await publishedProject();
    const { host, full: _full, ...target } = await hostOf(site);
    liveOf(await site.publish(target));
    site.write('content/pages/home.yaml', 'New');
    const publicUrl = await proxyOf(target.publicUrl, (html) => html.replace('<p>New', '<p>Old'));
    expect(await site.publish({ ...target, publicUrl, patienceMs: 0 })).toMatchObject({
      failure: { kind: 'not-live' },
    });
    expect(readFileSync(join(host, 'us/home.html'), 'utf8')).toContain('<p>Home</p>');
  });
});

it('names the author of a version', async () => {
  const site = await publishedProject();
  const { version } = liveOf(
    await site.publish({ author: ['-c', 'user.name=Anna', '-c', 'user.email=a@example.com'] }),
  );
  expect(site.git('log', '-1', '--format=%an', version)).toBe('Anna');
});

describe('going back', () => {
  it('makes an earlier release live again in one switch, and leaves the draft alone', async () => {
    const site = await publishedProject();
    const first = liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'Mistake');
    liveOf(await site.publish());
    site.steps.length = 0;
    expect(liveOf(await site.makeLive(1)).number).toBe(1);
    expect(site.steps).toEqual(['switch', 'verify']);
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
    expect(site.git('rev-parse', PUBLISHED_REF)).toBe(first.version);
    expect(site.read('content/pages/home.yaml')).toBe('Mistake');
  });

  it('builds a release again for which something was scheduled meanwhile', async () => {
    const site = await publishedProject();
    vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z'), toFake: ['Date'] });
    site.write('content/pages/home.yaml', 'visibleUntil: 2026-11-27');
    liveOf(await site.publish());
    vi.setSystemTime(Date.parse('2026-11-28T12:00:00Z'));
    site.steps.length = 0;
    liveOf(await site.makeLive(1));
    expect(site.steps).toEqual(['build', 'switch', 'verify']);
  });

  it('builds a release again whose files are not kept any more', async () => {
    const site = await publishedProject();
    const first = liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'Mistake');
    liveOf(await site.publish());
    rmSync(join(site.folders.releases, '1'), { recursive: true });
    expect(liveOf(await site.makeLive(1))).toMatchObject({ number: 3, version: first.version });
    expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
  });

  it('refuses a release that does not exist', async () => {
    const site = await publishedProject();
    expect(await site.makeLive(7)).toEqual({ failure: { kind: 'no-release', release: 7 } });
  });
});

type Site = Awaited<ReturnType<typeof publishedProject>>;

async function selectionOf(site: Site, files: readonly string[]) {
  const repository = await openVersionRepository(site.root);
  return { draft: await takeSnapshot(repository, site.root, site.folders.data), files };
}

const publishOnly = async (site: Site, files: readonly string[]) => site.publish({}, await selectionOf(site, files));

const fileTexts = (folder: string): (readonly [string, string])[] =>
  [...filesIn(folder)].map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

/** Starts a server before the site that changes its pages, or else takes their policy away, and returns its address. */
async function proxyOf(site: string, change?: (html: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site)).then(async (answer) => {
      const text = await answer.text();
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      response.writeHead(answer.status, change && { 'Content-Security-Policy': policy });
      response.end(change ? change(text) : text);
    });
  });
  return listen(server);
}

/** Lets a server listen for one test. Returns its address. */
const listen = async (server: Server): Promise<string> => `http://localhost:${await listenForTest(server)}/`;

/** Serves a folder as its hosting description says, or nothing while there is none, and returns its address. */
async function serveFolder(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    if (!existsSync(join(folder, HOSTING_FILE))) return void response.writeHead(404).end();
    const hosting = JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')) as Hosting; // written by our own build
    void createSiteListener(hosting, folder)(request, response);
  });
  return listen(server);
}
