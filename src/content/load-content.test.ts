import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesWith, parseContent } from '../../tests/support/minimal-page-data.ts';
import { DEFINITIONS, MODEL } from '../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../tests/support/minimal-site.ts';
import { REQUIRED_FILES } from '../model/single-files.ts';
import { openEntryCache } from './validate/entry-cache.ts';
import { checkContent } from './check-content.ts';
import { checkSite } from './check-site.ts';
import { assemble, loadContent, openContent } from './load-content.ts';
import { PROGRAM_FILES } from './public/check-public-files.ts';
import { noFiles } from './validate/validate.ts';

const ABOUT = 'content/pages/about-me.yaml';
const SUPPORT = join(import.meta.dirname, '../../tests/support/minimal-model.ts');

/** The small site on disk, with a photo. */
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'load-content-'));
  for (const [file, text] of Object.entries(MINIMAL_SITE)) put(file, String(text));
  for (const name of ['portrait', 'case', 'logo'])
    put(`public/images/${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>');
  put('public/images/photo.png', await photograph(400, 9));
  const icon = await photograph(8, 8);
  for (const file of PROGRAM_FILES)
    put(`public${file}`, file.endsWith('.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : icon);
  for (const name of DEFINITIONS.sections.keys())
    put(
      `src/sections/${name}/${name}.schema.ts`,
      `import { DEFINITIONS } from '${SUPPORT}';\nexport default DEFINITIONS.sections.get('${name}');\n`,
    );
  put('src/site/config.ts', `import { DEFINITIONS } from '${SUPPORT}';\nexport default DEFINITIONS.site;\n`);
  put('src/site/collections/projects/projects.collection.ts', `export { projects as default } from '${SUPPORT}';\n`);
  put('package.json', '{ "type": "module" }');
  put('src/sections/notes/notes.md', 'A folder without a schema.');
  put('src/sections/registry.ts', '');
});
afterAll(() => rmSync(root, { recursive: true }));

function put(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

/** Writes a file while a function runs, then restores it. */
async function withFile(file: string, text: string | undefined, act: () => Promise<void>) {
  const path = join(root, file);
  const before = readFileSync(path);
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
  try {
    await act();
  } finally {
    writeFileSync(path, before);
  }
}

describe('loadContent', () => {
  it('returns checked content with image sizes and page data', async () => {
    const { site, diagnostics } = await loadContent(root);
    expect(diagnostics.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning No page shows this image.',
    ]);
    expect(site?.pageData.layout('dk').region.code).toBe('dk');
    expect(site?.sizes.get('/images/portrait.svg')).toEqual({ width: 12, height: 8 });
    expect([...(site?.model.sections ?? [])].map(([name, { title }]) => `${name}: ${title}`)).toEqual([
      'faq: Questions',
      'hero: Hero',
      'study: Study',
    ]);
    expect([...(site?.model.collections.keys() ?? [])]).toEqual(['projects']);
    expect([...(site?.model.singles.keys() ?? [])]).toEqual(['offers', 'rates']);
    expect(site?.ownOgImages).toBe(true);
    expect(site?.variants).toEqual([]);
  });

  it('offers image variants to a build, which caches its entries', async () => {
    const { site } = await loadContent(root, {}, openEntryCache(join(root, '.cache/entries.json'), 'code'));
    expect(site?.variants.map(({ width }) => width)).toEqual([320, 400, 320, 400]);
  });

  it('returns diagnostics instead of a site if there are errors', async () => {
    await withFile(ABOUT, 'nam: A\n', async () => {
      const { site, diagnostics } = await loadContent(root);
      expect(site).toBeUndefined();
      expect(diagnostics.find(({ file }) => file === ABOUT)).toMatchObject({
        line: 1,
        message: '"nam" is not a field here.',
      });
      expect((await checkSite(root)).diagnostics).toEqual(diagnostics);
    });
  });
});

describe('loadContent and checkSite', () => {
  it.each([
    ['an image that cannot be read', 'public/images/photo.png', 'words', 'The file is not a picture.'],
    ['an image that is empty', 'public/images/photo.png', '', 'The file is empty.'],
    ['a drawing that is none', 'public/images/logo.svg', '<drawing/>', 'The file is not an SVG drawing.'],
    ['the symbol, which is not there', 'public/images/symbol.svg', undefined, 'The file is missing.'],
  ])('report %s without throwing', async (_what, file, text, message) => {
    await withFile(file, text, async () => {
      const { site, diagnostics } = await loadContent(
        root,
        {},
        openEntryCache(join(root, '.cache/entries.json'), 'code'),
      );
      expect(site).toBeUndefined();
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
        { file, line: 1, column: 1, message },
      ]);
      expect((await checkSite(root)).diagnostics).toEqual(diagnostics);
    });
    expect((await loadContent(root)).site).toBeDefined();
  });

  it('report a file that the build writes itself, sorted by file', async () => {
    put('public/robots.txt', '');
    const { site, diagnostics } = await loadContent(root);
    rmSync(join(root, 'public/robots.txt'));
    expect(site).toBeUndefined();
    expect(diagnostics.map(({ file }) => file)).toEqual(['public/images/photo.png', 'public/robots.txt']);
  });

  it("report an image behind a symbolic link in public/, which isn't published", async () => {
    symlinkSync('logo.svg', join(root, 'public/images/linked.svg'));
    const text = `${String(MINIMAL_SITE[ABOUT])}    picture: { src: /images/linked.svg, alt: { en: A, da: A } }\n`;
    await withFile(ABOUT, text, async () => {
      const { diagnostics } = await checkSite(root);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
        { file: ABOUT, message: '"/images/linked.svg" is only a link, and links are not published.' },
      ]);
    });
    rmSync(join(root, 'public/images/linked.svg'));
  });
});

describe('openContent', () => {
  it('reads changed, new and deleted files, and nothing else', async () => {
    const { result, update } = await openContent(root);
    await withFile(ABOUT, 'nam: A\n', async () => {
      expect((await result()).site).toBeDefined();
      update([ABOUT]);
      expect((await result()).diagnostics.map(({ file }) => file)).toContain(ABOUT);
    });
    update([ABOUT]);
    expect((await result()).site).toBeDefined();
    await withFile(ABOUT, undefined, async () => {
      update([ABOUT]);
      const { diagnostics } = await result();
      expect(diagnostics.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('There is no page at /about-me.'),
      );
    });
  });
});

describe('openContent with texts that are not saved', () => {
  const home = 'content/pages/home.yaml';
  const texts = (file: string, change: (text: string) => string) =>
    new Map([[file, change(String(MINIMAL_SITE[file]))]]);
  const nameOf = async (unsaved?: ReadonlyMap<string, string>, { result } = reader) =>
    (await result({}, unsaved)).site?.content.pages.find(({ path }) => path === 'about-me')?.name;
  let reader: Awaited<ReturnType<typeof openContent>>;

  it('shows them in that result only', async () => {
    reader = await openContent(root);
    const before = await nameOf();
    expect(
      await nameOf(texts(ABOUT, (text) => text.replace(/^name:.*$/m, 'name: { en: Typed, da: Skrevet }'))),
    ).toEqual({ en: 'Typed', da: 'Skrevet' });
    expect(await nameOf(texts(home, (text) => `${text}# a comment\n`))).toEqual(before);
    expect(await nameOf()).toEqual(before);
  });

  it('reports their mistakes, and none once they are gone', async () => {
    reader = await openContent(root);
    const { site, diagnostics } = await reader.result(
      {},
      texts(ABOUT, (text) => `${text}nam: A\n`),
    );
    expect([site, diagnostics[0]?.file]).toEqual([undefined, ABOUT]);
    expect((await reader.result()).diagnostics).toEqual((await loadContent(root)).diagnostics);
  });

  it('shows what was saved meanwhile', async () => {
    reader = await openContent(root);
    await nameOf(texts(ABOUT, (text) => text.replace(/^name:.*$/m, 'name: { en: Typed, da: Skrevet }')));
    await withFile(
      ABOUT,
      String(MINIMAL_SITE[ABOUT]).replace(/^name:.*$/m, 'name: { en: Saved, da: Gemt }'),
      async () => {
        reader.update([ABOUT]);
        expect(await nameOf()).toEqual({ en: 'Saved', da: 'Gemt' });
      },
    );
  });
});

describe('openContent with other regions', () => {
  const REGIONS = 'content/regions.yaml';
  const before = String(MINIMAL_SITE[REGIONS]);
  const sweden = before
    .slice(before.indexOf('dk:'))
    .replace('dk:', 'se:')
    .replace(/name: .*/, 'name: Sweden')
    .replaceAll(': da', ': sv')
    .replace('[DK]', '[SE]');

  it('checks every file by them, and by the former ones when they are back', async () => {
    const { result, update } = await openContent(root);
    const { site } = await result();
    await withFile(REGIONS, before + sweden, async () => {
      update([REGIONS]);
      const { diagnostics } = await result();
      const missing = diagnostics.filter(({ message }) => message === 'The Swedish text is missing.');
      expect(new Set(missing.map(({ file }) => file))).toContain(ABOUT);
      expect(diagnostics).toEqual((await loadContent(root)).diagnostics);
    });
    update([REGIONS]);
    const after = await result();
    expect(after.site?.model.regions).toEqual(site?.model.regions);
    expect(after.site?.content).toEqual(site?.content);
  });

  it('publishes no region that becomes a draft', async () => {
    const { result, update } = await openContent(root);
    await withFile(REGIONS, `${before}  draft: true\n`, async () => {
      update(['content']);
      const { site } = await result();
      expect([site?.content.shownRegions, site?.model.regions.codes]).toEqual([
        ['us', 'eu'],
        ['us', 'eu', 'dk'],
      ]);
    });
  });

  it('reports nothing but the mistakes of a file that is being edited', async () => {
    const { result, update } = await openContent(root);
    for (const text of ['', 'us: [\n', before.replace('language: da', 'language: "d a"'), undefined])
      await withFile(REGIONS, text, async () => {
        update([REGIONS]);
        const { diagnostics } = await result();
        expect(new Set(diagnostics.map(({ file }) => file))).toEqual(new Set([REGIONS]));
        expect(diagnostics).toEqual((await loadContent(root)).diagnostics);
      });
    update([REGIONS]);
    expect((await result()).site).toBeDefined();
  });
});

describe('openContent with folders and images', () => {
  it('reads all files of a new folder, and removes them with the folder', async () => {
    const { result, update } = await openContent(root);
    const paths = async () => (await result()).site?.content.pages.map(({ path }) => path);
    mkdirSync(join(root, 'content/pages/offers'));
    put('content/pages/offers/winter.yaml', String(MINIMAL_SITE[ABOUT]));
    update(['content/pages/offers']);
    expect(await paths()).toContain('offers/winter');
    rmSync(join(root, 'content/pages/offers'), { recursive: true });
    update(['content/pages/offers']);
    expect(await paths()).not.toContain('offers/winter');
    expect(await paths()).toContain('about-me');
  });

  it("doesn't follow a link to a folder, as in the first reading", async () => {
    const { result, update } = await openContent(root);
    const link = join(root, 'content/pages/linked');
    symlinkSync(join(root, 'content/pages'), link);
    update(['content/pages/linked']);
    const { diagnostics } = await result();
    expect(diagnostics.map(({ message }) => message)).toContain(
      'This is a link to another file; links are not followed.',
    );
    expect(diagnostics).toEqual((await loadContent(root)).diagnostics);
    rmSync(link);
  });

  it("reports a deleted `content/`, and reads it when it's back", async () => {
    const { result, update } = await openContent(root);
    renameSync(join(root, 'content'), join(root, 'aside'));
    update(['content']);
    renameSync(join(root, 'public/favicon.svg'), join(root, 'favicon.svg'));
    expect((await result()).diagnostics.map(({ message }) => message)).toEqual(['content is missing.']);
    renameSync(join(root, 'favicon.svg'), join(root, 'public/favicon.svg'));
    renameSync(join(root, 'aside'), join(root, 'content'));
    update(['content']);
    expect((await result()).site).toBeDefined();
  });

  it('updates the size of a replaced image', async () => {
    const { result } = await openContent(root);
    const size = async () => (await result()).site?.sizes.get('/images/logo.svg');
    expect(await size()).toEqual({ width: 12, height: 8 });
    await withFile(
      'public/images/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>',
      async () => {
        expect(await size()).toEqual({ width: 120, height: 80 });
      },
    );
    const photo = async () => (await result()).site?.sizes.get('/images/photo.png');
    expect(await photo()).toEqual({ width: 400, height: 9 });
    put('public/images/photo.png', await photograph(300, 20));
    expect(await photo()).toEqual({ width: 300, height: 20 });
  });
});

describe('assemble', () => {
  it("overrides the site's services with those from the environment", () => {
    const files = filesWith({
      site: [
        [
          'consentVersion',
          'formEndpoint: https://a.example.com\ngeolocationEndpoint: https://b.example.com\nconsentVersion',
        ],
      ],
    });
    expect(parseContent(files).site).toMatchObject({
      formEndpoint: 'https://a.example.com',
      geolocationEndpoint: 'https://b.example.com',
    });
    const set = { formEndpoint: 'https://c.example.com', geolocationEndpoint: 'https://d.example.com' };
    expect(parseContent(files, set).site).toMatchObject(set);
  });

  it('adds codes to regions, and file paths to pages', () => {
    const { regions, pages } = parseContent(filesWith({}));
    expect(Object.entries(regions).map(([key, { code }]) => [key, code])).toEqual([
      ['us', 'us'],
      ['eu', 'eu'],
      ['dk', 'dk'],
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['404', 'about-me', '', 'project-not-found', 'project', 'thank-you']);
  });

  it('returns nothing while a required file is missing', () => {
    const small = Object.entries(MINIMAL_SITE).map(([file, text]) => ({ file, text: String(text) }));
    const publicFiles = { files: new Set<string>(), outside: [] };
    const { checked } = checkContent({ files: small, unread: [], publicFiles, model: MODEL });
    expect(assemble(checked, MODEL, {})).toBeDefined();
    expect(assemble(noFiles(), MODEL, {})).toBeUndefined();
    for (const name of MODEL.singles.keys()) {
      const own = new Map([...checked.own].filter(([other]) => other !== name));
      expect(assemble({ ...checked, own }, MODEL, {}), name).toBeUndefined();
    }
    for (const name of REQUIRED_FILES)
      expect(
        assemble({ ...checked, singles: { ...checked.singles, [name]: undefined } }, MODEL, {}),
        name,
      ).toBeUndefined();
  });
});
