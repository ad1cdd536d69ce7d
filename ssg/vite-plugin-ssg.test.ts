import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK } from './compress.ts';
import { renderPages } from './render-pages.ts';
import type { RenderJob } from './render-worker.ts';
import { pruneDirectory } from './files-in.ts';
import { ssg } from './vite-plugin-ssg.ts';

/** A site that is nobody's: a stylesheet, a script, an inline script that imports something, pages with given texts. */
const SITE = {
  'client.js': `import './style.css'; document.title += '!';`,
  'style.css': `body{margin:0}.on{color:red}.off{color:blue}`,
  'head-script.js': `import { word } from './word.js'; window.started = word;`,
  'word.js': `export const word = 'early';`,
  'server.js': `import './style.css';
export const createPageSources = (setup, { headScript, entry, head }) => (pages) => pages.map(({ file, words, fails, alsoAs }) => ({
  file,
  fingerprint: () => words,
  make: () => ({
    uses: [],
    fingerprint: words.trim(),
    async *files() {
      if (fails) throw new Error('No such words: ' + words);
      const html = '<!doctype html><head>' + head + '<script>' + headScript + '</script><script src="' + entry + '"></script></head>' + words;
      yield { file, content: html };
      yield { file: file + '.json', content: JSON.stringify({ words }), alsoAs };
    },
  }),
}));`,
};

interface Page {
  file: string;
  words: string;
  fails?: boolean;
  /** Other names of its second file. */
  alsoAs?: string[];
}

const HOME: Page = { file: 'index.html', words: '<p class="on">Home $& </p>' };
const DEEP: Page = { file: 'deep/er/page.html', words: `<p>${'Deep '.repeat(200)}</p>` };

const work = mkdtempSync(join(tmpdir(), 'ssg-'));
afterAll(() => rmSync(work, { recursive: true }));
const folder = () => mkdtempSync(join(work, 'folder-'));
let bundle = '';

beforeAll(async () => {
  bundle = await buildBundle();
}, 60_000);

async function buildBundle(): Promise<string> {
  const root = folder();
  for (const [name, text] of Object.entries(SITE)) writeFileSync(join(root, name), text);
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ssg({ client: 'client.js', server: 'server.js', headScript: 'head-script.js', folder: 'bundle' })],
  });
  await builder.buildApp();
  return join(root, 'bundle');
}

/** Renders pages, each as a job of its own, and removes what is no page. */
const render = (
  pages: Page[],
  {
    target = folder(),
    before = folder(),
    cache = folder(),
    from = bundle,
    copies = [] as RenderJob<Page[]>['copies'],
  } = {},
) => {
  const jobs: RenderJob<Page[]>[] = pages.map((page) => ({ name: page.file, pages: [page] }));
  const all = copies && copies.length > 0 ? [...jobs, { name: 'copies', copies }] : jobs;
  return renderPages({
    bundle: from,
    setup: {},
    jobs: all,
    target,
    before,
    cache,
    level: QUICK,
    threads: 2,
  }).then(({ files, added, ...progress }) => {
    pruneDirectory(target, (path) => files.has(path));
    return { progress, files, added, target, cache };
  });
};

const filesOf = (target: string): string[] =>
  readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(target, file)).isFile())
    .sort();

const contentOf = (target: string): [string, string][] =>
  filesOf(target).map((file) => [file, readFileSync(join(target, file), 'base64')]);

describe('a page', () => {
  let target = '';
  beforeAll(async () => {
    ({ target } = await render([HOME, DEEP]));
  });
  const read = (file: string) => readFileSync(join(target, file), 'utf8');

  it('is written to its own file at any depth, with its additional files', () => {
    expect(read('index.html')).toContain('<p class="on">Home $& </p>');
    expect(read('deep/er/page.html')).toContain('<p>Deep ');
    expect(JSON.parse(read('index.html.json'))).toEqual({ words: HOME.words });
  });

  it('inlines exactly the rules that it uses', () => {
    expect(read('index.html')).toMatch(/<style>.*margin.*color:\s*red.*<\/style>/s);
    expect(read('index.html')).not.toMatch(/color:\s*(blue|#00f)/);
    expect(read('deep/er/page.html')).not.toMatch(/color:\s*red/);
  });

  it('inlines the head script and references the hashed entry', () => {
    const html = read('index.html');
    expect(html).toMatch(/<script>[^<]*early[^<]*<\/script>/);
    const [, entry = ''] = /src="\/(assets\/[^"]+)"/.exec(html) ?? [];
    expect(readFileSync(join(bundle, 'client', entry), 'utf8')).toContain('document.title');
  });

  it("has compressed files beside it if they're smaller", () => {
    const html = read('deep/er/page.html');
    expect(brotliDecompressSync(readFileSync(join(target, 'deep/er/page.html.br'))).toString()).toBe(html);
    expect(gunzipSync(readFileSync(join(target, 'deep/er/page.html.gz'))).toString()).toBe(html);
    expect(existsSync(join(target, 'index.html.json.br'))).toBe(false);
  });
});

describe('a file with other names', () => {
  const PAGE: Page = { ...DEEP, alsoAs: ['other/name.txt'] };
  const NAMES = ['', '.br', '.gz'].map((ending) => [`${DEEP.file}.json${ending}`, `other/name.txt${ending}`] as const);

  it('is written under each of them, also compressed', async () => {
    const { target } = await render([PAGE]);
    for (const [name, other] of NAMES)
      expect(readFileSync(join(target, other)).equals(readFileSync(join(target, name)))).toBe(true);
  });

  it('is reused with them, and rendered again if one is missing', async () => {
    const first = await render([PAGE]);
    const second = await render([PAGE], { cache: first.cache, before: first.target });
    expect(second.progress.rendered).toBe(0);
    expect(contentOf(second.target)).toEqual(contentOf(first.target));
    rmSync(join(second.target, 'other/name.txt.br'));
    const third = await render([PAGE], { cache: first.cache, target: second.target });
    expect(third.progress.rendered).toBe(1);
    expect(contentOf(third.target)).toEqual(contentOf(first.target));
  });
});

describe('a rendering', () => {
  it('is deterministic', { timeout: 60_000 }, async () => {
    const [one, two] = await Promise.all([render([HOME, DEEP]), render([DEEP, HOME], { from: await buildBundle() })]);
    expect(contentOf(two.target)).toEqual(contentOf(one.target));
  });

  it('renders only what changed, with the result of a full build', async () => {
    const { cache, target } = await render([HOME, DEEP]);
    const changed = [{ ...HOME, words: '<p class="off">New</p>' }, DEEP];
    const { progress } = await render(changed, { cache, target });
    expect(progress).toEqual({ pages: 2, rendered: 1 });
    expect(contentOf(target)).toEqual(contentOf((await render(changed)).target));
  });

  it('writes very long pages completely, and continues', async () => {
    const words = `<p class="on">${'Æbler og pærer. '.repeat(90_000)}</p>`;
    const { target } = await render([{ file: 'long.html', words }, HOME]);
    const html = readFileSync(join(target, 'long.html'));
    expect(html.includes(words)).toBe(true);
    expect(brotliDecompressSync(readFileSync(join(target, 'long.html.br'))).equals(html)).toBe(true);
    expect(filesOf(target)).toContain('index.html');
  });

  it("doesn't render a page with the same fingerprint", async () => {
    const { cache, target } = await render([HOME]);
    const { progress } = await render([{ ...HOME, words: `${HOME.words} ` }], { cache, target });
    expect(progress).toEqual({ pages: 1, rendered: 0 });
  });

  it('removes deleted pages, also from an older folder', async () => {
    const { cache, target } = await render([HOME, DEEP]);
    await render([HOME], { cache, target });
    expect(filesOf(target)).toEqual(filesOf((await render([HOME])).target));
    expect(existsSync(join(target, 'deep'))).toBe(false);
  });

  it('removes foreign files, folders and links', async () => {
    const { cache, target } = await render([HOME, DEEP]);
    const before = filesOf(target);
    mkdirSync(join(target, 'deep/foreign/empty'), { recursive: true });
    writeFileSync(join(target, 'deep/foreign/file'), 'foreign');
    writeFileSync(join(target, 'index.htm'), 'foreign');
    symlinkSync(join(target, 'deep'), join(target, 'link'));
    await render([HOME, DEEP], { cache, target });
    expect(filesOf(target)).toEqual(before);
    expect(readdirSync(target)).not.toContain('link');
    expect(readdirSync(join(target, 'deep'))).toEqual(['er']);
  });

  it('restores a file that was changed or deleted since', async () => {
    const { cache, target } = await render([HOME, DEEP]);
    const before = contentOf(target);
    rmSync(join(target, 'index.html'));
    writeFileSync(join(target, 'deep/er/page.html.br'), 'foreign');
    await render([HOME, DEEP], { cache, target });
    expect(contentOf(target)).toEqual(before);
  });

  it('recreates a deleted or broken cache', async () => {
    const { cache, target } = await render([HOME, DEEP]);
    const before = contentOf(target);
    writeFileSync(join(cache, 'records/index.html.json'), '{');
    const { progress } = await render([HOME, DEEP], { cache, target });
    expect(progress).toEqual({ pages: 2, rendered: 1 });
    rmSync(cache, { recursive: true });
    const fresh = await render([HOME, DEEP], { cache });
    expect(contentOf(fresh.target)).toEqual(before);
  });

  it('reuses unchanged files of the previous build', async () => {
    const first = await render([HOME, DEEP]);
    const { progress, target } = await render([HOME, DEEP], { cache: first.cache, before: first.target });
    expect(progress).toEqual({ pages: 2, rendered: 0 });
    expect(contentOf(target)).toEqual(contentOf(first.target));
  });

  it('lists all files, and those added to the target', async () => {
    const first = await render([HOME, DEEP]);
    expect(first.added.sort()).toEqual(filesOf(first.target));
    const changed = [{ ...HOME, words: '<p class="off">New</p>' }, DEEP];
    const { files, added } = await render(changed, { cache: first.cache, target: first.target });
    expect([...files].sort()).toEqual(filesOf(first.target));
    expect(added).toEqual(['index.html', 'index.html.json']);
  });

  it('reuses files of an unfinished build', async () => {
    const before = folder();
    const first = await render([HOME, DEEP], { before });
    const { progress, added } = await render([HOME, DEEP], { cache: first.cache, before, target: first.target });
    expect(progress).toEqual({ pages: 2, rendered: 0 });
    expect(added).toEqual([]);
  });

  it('copies static files and compresses them', async () => {
    const from = join(folder(), 'a.svg');
    writeFileSync(from, `<svg>${'x'.repeat(1000)}</svg>`);
    const { target } = await render([HOME], { copies: [{ file: 'images/a.svg', from }] });
    expect(readFileSync(join(target, 'images/a.svg'), 'utf8')).toBe(readFileSync(from, 'utf8'));
    expect(existsSync(join(target, 'images/a.svg.br'))).toBe(true);
  });

  it('names the page that failed to render, with the reason', async () => {
    await expect(render([HOME, { ...DEEP, fails: true, words: 'bad' }])).rejects.toThrow(/No such words: bad/);
  });

  it("reports code that a worker can't load", async () => {
    const from = await buildBundle();
    writeFileSync(join(from, 'renderer/renderer.js'), `throw new Error('No such renderer');`);
    await expect(render([HOME], { from })).rejects.toThrow(/No such renderer/);
  });

  // In the middle of a page: Node aborts, and the build with it, where a thread is ended while it compresses.
  it('ends every worker when it fails, none in the middle of a page', async () => {
    const target = folder();
    const words = Array.from({ length: 3000 }, (_, index) => index).join(' '); // what takes a while to compress
    const others = Array.from({ length: 3000 }, (_, index): Page => ({ file: `${index}.html`, words }));
    const jobs = others.toSpliced(100, 0, { ...HOME, fails: true });
    await expect(render(jobs, { target })).rejects.toThrow(/No such words/);
    const left = filesOf(target);
    const pages = left.filter((file) => file.endsWith('.html'));
    const ofOnePage = ['', '.br', '.gz', '.json', '.json.br', '.json.gz'];
    expect(left).toEqual(pages.flatMap((page) => ofOnePage.map((ending) => `${page}${ending}`)).sort());
    expect(pages.length).toBeLessThan(others.length);
    await setTimeout(200);
    expect(filesOf(target)).toEqual(left);
  });
});
