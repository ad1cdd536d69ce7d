// @vitest-environment node
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { ssg } from './vite-plugin-ssg.ts';

/** A site that is nobody's: two pages, a stylesheet, a script, an inline script that imports something. */
const SITE = {
  'client.js': `import './style.css'; document.title += '!';`,
  'style.css': `body{margin:0}.on{color:red}.off{color:blue}`,
  'boot.js': `import { word } from './word.js'; window.booted = word;`,
  'word.js': `export const word = 'early';`,
  'server.js': `import './style.css'; export const renderPage = async ({ body }, { boot, entry, head }) => '<!doctype html><head>' + head + '<script>' + boot + '</script><script src="' + entry + '"></script></head>' + body;`,
};

const PAGES = [
  { file: 'index.html', body: '<p class="on">Home $& </p>' },
  { file: 'deep/er/page.html', body: '<p>Deep</p>' },
];

async function build(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ssg-'));
  await Promise.all(Object.entries(SITE).map(([name, text]) => writeFile(join(root, name), text)));
  const outDir = join(root, 'out');
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    plugins: [
      ssg({
        client: 'client.js',
        server: 'server.js',
        boot: 'boot.js',
        pages: () => PAGES,
        files: () => [{ file: 'data/a.json', content: '{}' }],
      }),
    ],
  });
  await builder.buildApp();
  return outDir;
}

let out = '';
beforeAll(async () => {
  out = await build();
}, 60_000);

const page = (file: string) => readFile(join(out, file), 'utf8');

it('writes every page to its own file, however deep, and the further files', async () => {
  expect(await page('index.html')).toContain('<p class="on">Home $& </p>');
  expect(await page('deep/er/page.html')).toContain('<p>Deep</p>');
  expect(await page('data/a.json')).toBe('{}');
});

it('inlines into each page the rules that it uses, and no others', async () => {
  expect(await page('index.html')).toMatch(/<style>.*margin.*color:\s*red.*<\/style>/s);
  expect(await page('index.html')).not.toMatch(/color:\s*(blue|#00f)/);
  expect(await page('deep/er/page.html')).not.toMatch(/color:\s*red/);
});

it('inlines the early script whole and names the hashed late one', async () => {
  const html = await page('index.html');
  expect(html).toMatch(/<script>[^<]*early[^<]*<\/script>/);
  const [, entry = ''] = /src="\/(assets\/[^"]+)"/.exec(html) ?? [];
  expect(await page(entry)).toContain('document.title');
});

it('makes the same bytes of the same input', async () => {
  const again = await build();
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const entry of files) {
    const name = join(entry.parentPath, entry.name).slice(out.length);
    expect(await readFile(join(again, name), 'utf8'), name).toBe(await readFile(join(out, name), 'utf8'));
  }
}, 60_000);
