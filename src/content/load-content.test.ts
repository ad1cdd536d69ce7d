// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, contentOf } from '../../tests/support/small-documents.ts';
import { SECTIONS, SMALL_SITE } from '../../tests/support/small-site.ts';
import { openCaseCache } from './case-cache.ts';
import { checkContent } from './check-content.ts';
import { checkSite } from './check-site.ts';
import { assemble, loadContent, openContent } from './load-content.ts';
import { PROGRAM_FILES } from './public-files-check.ts';
import { noFiles, SINGLE_FILES } from './validate.ts';

const ABOUT = 'content/pages/about-me.yaml';
const SUPPORT = join(import.meta.dirname, '../../tests/support/small-site.ts');

/** The small site on disk, with a photograph. */
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'load-content-'));
  for (const [file, text] of Object.entries(SMALL_SITE)) put(file, String(text));
  for (const name of ['portrait', 'case', 'logo']) put(`public/images/${name}.svg`, '<svg width="12" height="8"/>');
  put('public/images/photo.png', await photograph(400, 9));
  const icon = await photograph(8, 8);
  for (const file of PROGRAM_FILES) put(`public${file}`, file.endsWith('.svg') ? '<svg/>' : icon);
  for (const name of SECTIONS.keys())
    put(
      `src/sections/${name}/${name}.schema.ts`,
      `import { SECTIONS } from '${SUPPORT}';\nexport default SECTIONS.get('${name}');\n`,
    );
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

/** Writes a file for as long as something is done. */
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
  it('gives the checked content with the sizes of its pictures and the way to its pages', async () => {
    const { site, diagnostics } = await loadContent(root);
    expect(diagnostics.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning No page shows this picture.',
    ]);
    expect(site?.documents.layout('dk').region.code).toBe('dk');
    expect(site?.sizes.get('/images/portrait.svg')).toEqual({ width: 12, height: 8 });
    expect([...(site?.sections ?? [])].map(([name, { title }]) => `${name}: ${title}`)).toEqual([
      'hero: Hero',
      'study: Study',
    ]);
    expect(site?.ownPictures).toBe(true);
    expect(site?.variants).toEqual([]);
  });

  it('offers smaller forms of pictures to a build, which keeps its case studies', async () => {
    const { site } = await loadContent(root, {}, openCaseCache(join(root, '.cache/cases.json'), 'code'));
    expect(site?.variants.map(({ width }) => width)).toEqual([320, 400, 320, 400]);
  });

  it('gives no site where anything is wrong, and says what', async () => {
    await withFile(ABOUT, 'nam: A\n', async () => {
      const { site, diagnostics } = await loadContent(root);
      expect(site).toBeUndefined();
      expect(diagnostics.find(({ file }) => file === ABOUT)).toMatchObject({
        line: 1,
        message: '"nam" is no field here.',
      });
      expect((await checkSite(root)).diagnostics).toEqual(diagnostics);
    });
  });
});

describe('loadContent and checkSite', () => {
  it.each([
    ['a picture that can not be read', 'public/images/photo.png', 'words', 'The picture can not be read.'],
    ['a picture that is empty', 'public/images/photo.png', '', 'The picture can not be read.'],
    ['a drawing that is none', 'public/images/logo.svg', 'words', 'The picture is no SVG drawing.'],
    ['the symbol, which is not there', 'public/images/symbol.svg', undefined, 'The file is missing.'],
  ])('name %s, and throw nothing', async (_what, file, text, message) => {
    await withFile(file, text, async () => {
      const { site, diagnostics } = await loadContent(root, {}, openCaseCache(join(root, '.cache/cases.json'), 'code'));
      expect(site).toBeUndefined();
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
        { file, line: 1, column: 1, message },
      ]);
      expect((await checkSite(root)).diagnostics).toEqual(diagnostics);
    });
    expect((await loadContent(root)).site).toBeDefined();
  });

  it('name a file that the build writes itself, in the order of files', async () => {
    put('public/robots.txt', '');
    const { site, diagnostics } = await loadContent(root);
    rmSync(join(root, 'public/robots.txt'));
    expect(site).toBeUndefined();
    expect(diagnostics.map(({ file }) => file)).toEqual(['public/images/photo.png', 'public/robots.txt']);
  });

  it('name a link to a picture in public/, which would not be published', async () => {
    symlinkSync('logo.svg', join(root, 'public/images/linked.svg'));
    const text = `${String(SMALL_SITE[ABOUT])}    picture: { src: /images/linked.svg, alt: { en: A, da: A } }\n`;
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
  it('reads what has changed, is new or gone, and nothing else', async () => {
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
        expect.stringContaining('No page stands at /about-me.'),
      );
    });
  });
});

describe('openContent, of folders and pictures', () => {
  it('reads all files of a folder that is new, and forgets them when it is gone', async () => {
    const { result, update } = await openContent(root);
    const paths = async () => (await result()).site?.content.pages.map(({ path }) => path);
    mkdirSync(join(root, 'content/pages/offers'));
    put('content/pages/offers/winter.yaml', String(SMALL_SITE[ABOUT]));
    update(['content/pages/offers']);
    expect(await paths()).toContain('offers/winter');
    rmSync(join(root, 'content/pages/offers'), { recursive: true });
    update(['content/pages/offers']);
    expect(await paths()).not.toContain('offers/winter');
    expect(await paths()).toContain('about-me');
  });

  it('follows no link to a folder, as at the beginning', async () => {
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

  it('names all of `content/` that is gone, and knows it when it comes again', async () => {
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

  it('knows the size of a picture that has been replaced', async () => {
    const { result } = await openContent(root);
    const size = async () => (await result()).site?.sizes.get('/images/logo.svg');
    expect(await size()).toEqual({ width: 12, height: 8 });
    await withFile('public/images/logo.svg', '<svg width="120" height="80"/>', async () => {
      expect(await size()).toEqual({ width: 120, height: 80 });
    });
    const photo = async () => (await result()).site?.sizes.get('/images/photo.png');
    expect(await photo()).toEqual({ width: 400, height: 9 });
    put('public/images/photo.png', await photograph(300, 20));
    expect(await photo()).toEqual({ width: 300, height: 20 });
  });
});

describe('assemble', () => {
  it('sets services from outside above those of the site', () => {
    const files = changed({
      site: [
        [
          'consentVersion',
          'formEndpoint: https://a.example.com\ngeolocationEndpoint: https://b.example.com\nconsentVersion',
        ],
      ],
    });
    expect(contentOf(files).site).toMatchObject({
      formEndpoint: 'https://a.example.com',
      geolocationEndpoint: 'https://b.example.com',
    });
    const set = { formEndpoint: 'https://c.example.com', geolocationEndpoint: 'https://d.example.com' };
    expect(contentOf(files, set).site).toMatchObject(set);
  });

  it('gives regions their codes, and pages the path of their file', () => {
    const { regions, pages } = contentOf(changed({}));
    expect(Object.entries(regions).map(([key, { code }]) => [key, code])).toEqual([
      ['us', 'us'],
      ['eu', 'eu'],
      ['dk', 'dk'],
    ]);
    expect(pages.map(({ path }) => path)).toEqual([
      '404',
      'about-me',
      'case-study-not-found',
      'case-study',
      '',
      'thank-you',
    ]);
  });

  it('gives nothing while a file that every site needs is not there', () => {
    const small = Object.entries(SMALL_SITE).map(([file, text]) => ({ file, text: String(text) }));
    const publicFiles = { files: new Set<string>(), outside: [] };
    const { checked } = checkContent({ files: small, unread: [], publicFiles, sections: SECTIONS });
    expect(assemble(checked, {})).toBeDefined();
    expect(assemble(noFiles(), {})).toBeUndefined();
    for (const name of Object.keys(SINGLE_FILES))
      expect(assemble({ ...checked, singles: { ...checked.singles, [name]: undefined } }, {}), name).toBeUndefined();
  });
});
