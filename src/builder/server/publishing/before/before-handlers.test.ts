import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent, type LoadedSite } from '../../../../content/load-content.ts';
import { loadShareImages, ogImageAt } from '../../../../content/outputs/og-images.ts';
import { renderPng, writeImageVariants } from '../../../../content/outputs/write-images.ts';
import { sourcesOf } from '../../../../content/public/image-variants.ts';
import { oldAddresses } from '../../../../content/page-data/old-addresses.ts';
import { pageDataAt, pageDataKeyOf } from '../../../../content/page-data/render-requests.ts';
import { ogImagePath, siteRoutes } from '../../../../content/page-data/routes.ts';
import { publishingFolders } from '../../../../publishing/publishing-folders.ts';
import { addRelease, switchTo } from '../../../../publishing/release-store.ts';
import { pageDataFile } from '../../../../schema/page-data-key.ts';
import { builderProject, type BuilderProject } from '../../__fixtures__/builder-project.ts';
import { openSession } from '../../session.ts';
import { openChosenState } from './chosen-state.ts';
import { weighPages } from './page-weights.ts';

const ABOUT = 'content/pages/about-me.yaml';
const HOME = 'content/pages/home.yaml';
const SITE = 'content/site.yaml';
const OFFER = 'content/pages/offer.yaml';
const NEW_PAGE = 'content/pages/unfinished.yaml';

let project: BuilderProject;
const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFileSync(join(project.root, file), text);

/** A page like the one about the person, with another name. */
const pageNamed = (en: string, da: string): string =>
  project.read(ABOUT).replace(/^name:[^]*?(?=^\S)/m, `name: { en: ${en}, da: ${da} }\n`);

/** Adds a page to which nothing leads. */
const addOffer = () => write(OFFER, pageNamed('Offer', 'Tilbud'));

/** Writes the part of a build that a publication is compared with. */
async function writeBuild(site: LoadedSite): Promise<string> {
  const built = join(project.root, '.builder/built');
  const put = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), content);
  };
  const images = { root: project.root, templates: await loadShareImages(project.root) };
  for (const route of siteRoutes(site.content, site.model)) {
    const key = pageDataKeyOf(route);
    put(pageDataFile(key), JSON.stringify(pageDataAt(site, key)));
    if (route.pagePath === 'about-me')
      put(ogImagePath(route, site.ownOgImages).slice(1), await renderPng(ogImageAt(site, images, route)));
  }
  const { redirects, ...hosting } = oldAddresses(site.content);
  const home = { from: '/us/index.html', to: '/us/' };
  put('hosting.json', JSON.stringify({ ...hosting, redirects: [...redirects, home] }));
  put('us/about-me.html', '<html><body><img src="/images/portrait.svg"></body></html>');
  put('images/portrait.svg', '<svg/>');
  return built;
}

beforeAll(async () => {
  project = builderProject();
  addOffer();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.com');
  git('add', 'content');
  git('commit', '--quiet', '--message=Begin');
  const { site } = await loadContent(project.root);
  if (!site) throw new Error('The content has errors.');
  const { releases } = publishingFolders(project.root);
  const built = await writeBuild(site);
  const audience = { regions: [], timeZone: 'UTC' };
  const { number, version } = addRelease(releases, built, { version: git('rev-parse', 'HEAD'), audience });
  switchTo(releases, number);
  git('update-ref', 'refs/builder/published', version);
});
beforeEach(async () => {
  await project.restore();
  addOffer();
});
afterAll(() => project.remove());

/** What the dialog asks for: the draft as it's now, and what of it is chosen. */
async function selectionOf(...things: string[]) {
  const { draft, things: all } = await project.calls.unpublished({});
  return { draft, things: things.length > 0 ? things : all.map(({ id }) => id) };
}

const check = async (...things: string[]) => project.calls.checkSelection(await selectionOf(...things));

/** Changes the title of the first section of the page about the person, in both languages or in one. */
function retitle(languages: readonly ('en' | 'da')[] = ['en', 'da']): void {
  if (languages.includes('en')) project.change(ABOUT, 'from call center to Google Ads consultant', 'a new title');
  if (languages.includes('da')) project.change(ABOUT, 'fra callcenter til Google Ads-konsulent', 'en ny titel');
}

it('finds nothing where a text is changed in all languages', async () => {
  retitle();
  expect(await check()).toEqual({ isChecked: true, problems: [], translations: [], lost: [] });
});

it('names a translation that stayed behind, with its field', async () => {
  retitle(['en']);
  const { translations } = await check();
  expect(translations).toMatchObject([
    {
      file: ABOUT,
      path: ['sections', 0, 'title'],
      key: 'da',
      state: 'older',
      label: 'Story: title, Danish',
      sourceBefore: '{person}: from call center to Google Ads consultant',
    },
  ]);
});

it('is silent about the translation of what is left out', async () => {
  retitle(['en']);
  project.change('content/pricing.yaml', 'us: 140', 'us: 145');
  expect(await check('content/pricing.yaml')).toMatchObject({ translations: [] });
});

describe('a link to a page that is left out', () => {
  beforeEach(() => {
    write(NEW_PAGE, pageNamed('Unfinished', 'Ufærdig'));
    project.change(HOME, 'to: "#pricing"', 'to: /unfinished');
  });

  it('blocks, and leads to its field', async () => {
    const { problems } = await check(HOME);
    expect(problems).toMatchObject([
      {
        file: HOME,
        isLeftOut: true,
        message: expect.stringContaining('unfinished') as string,
        visitors: 'Visitors who follow this link would see “Page not found”.',
      },
    ]);
    expect(problems[0]?.path).toMatch(/^sections\[0\]/);
  });

  it('is no problem with the page', async () => {
    expect((await check(HOME, NEW_PAGE)).problems).toEqual([]);
  });

  it('leaves the check of the draft as it was', async () => {
    await check(HOME);
    const { problems } = await project.calls.site({});
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it('leads from a page that is missing in several places to the first of them, where the form says so', async () => {
  project.change(HOME, 'to: "#pricing"', 'to: /nowhere-at-all');
  project.change(ABOUT, 'to: contact', 'to: /nowhere-at-all');
  const { problems } = await check();
  expect(problems).toMatchObject([{ message: expect.stringMatching(/\/nowhere-at-all.*2 places use it/) as string }]);
  const [{ file, path } = { file: '', path: '' }] = problems;
  expect([ABOUT, HOME]).toContain(file);
  const opened = await project.calls.file({ file });
  expect(opened.problems).toMatchObject([{ file, path, message: problems[0]?.message }]);
});

describe('a mistake of which visitors would see nothing particular', () => {
  const seen = async () => (await check()).problems.map(({ file, visitors }) => [file, visitors]);

  it('says that its page stays as it is, once for several', async () => {
    write(ABOUT, project.read(ABOUT).replace('sections:', 'sectionz: 1\nfield: 2\nsections:'));
    expect(await seen()).toEqual([
      [ABOUT, undefined],
      [ABOUT, 'The page can’t be built like this. Visitors keep seeing it as it is now.'],
    ]);
  });

  it('says that visitors would not get a new page', async () => {
    write(NEW_PAGE, pageNamed('Unfinished', 'Ufærdig').replace('sections:', 'field: 2\nsections:'));
    expect(await seen()).toEqual([[NEW_PAGE, 'The page can’t be built like this, so visitors wouldn’t get it.']]);
  });

  it('says that the website stays as it is, where several pages show what is wrong', async () => {
    write(SITE, `${project.read(SITE)}field: 2\n`);
    project.change('content/pricing.yaml', 'us: 140', 'us: many');
    expect(await seen()).toEqual([
      ['content/pricing.yaml', undefined],
      [SITE, 'The website can’t be built like this. Visitors keep seeing it as it is now.'],
    ]);
  });
});

it('says of a mistake in the draft itself that nothing left out causes it', async () => {
  project.change(HOME, 'to: "#pricing"', 'to: /nowhere');
  expect((await check()).problems).toMatchObject([{ file: HOME, isLeftOut: false }]);
});

describe('an address that visitors have', () => {
  it('of a renamed page can lead to its new one', async () => {
    const edits = [{ compound: 'rename-page' as const, from: 'about-me', to: 'about-mads' }];
    await project.calls.edit({ request: { edits }, label: 'Rename', hashes: {}, guards: [] });
    const { lost, problems } = await check();
    expect(problems).toEqual([]);
    expect(lost).toEqual([
      {
        title: 'About me',
        addresses: ['/about-me'],
        regions: ['us', 'eu', 'dk'],
        remedy: { kind: 'redirect', file: 'content/pages/about-mads.yaml', title: 'About me' },
      },
    ]);
    write(
      'content/pages/about-mads.yaml',
      `${project.read('content/pages/about-mads.yaml')}redirectFrom: [/about-me]\n`,
    );
    expect((await check()).lost).toEqual([]);
  });

  it('of a renamed page is lost while its new one is left out', async () => {
    write(NEW_PAGE, project.read(OFFER));
    rmSync(join(project.root, OFFER));
    expect((await check(OFFER, NEW_PAGE)).lost).toMatchObject([{ remedy: { kind: 'redirect', file: NEW_PAGE } }]);
    expect((await check(OFFER)).lost).toMatchObject([{ addresses: ['/offer'], remedy: { kind: 'gone' } }]);
  });

  it('of a page that is hidden now is named with the field that hides it', async () => {
    write(OFFER, `draft: true\n${project.read(OFFER)}`);
    expect((await check()).lost).toMatchObject([
      { title: 'Offer', addresses: ['/offer'], remedy: { kind: 'hidden', file: OFFER, path: ['draft'] } },
    ]);
  });

  it('of a deleted page is lost, until the site says that it is gone', async () => {
    rmSync(join(project.root, OFFER));
    expect((await check()).lost).toEqual([
      { title: 'Offer', addresses: ['/offer'], regions: ['us', 'eu', 'dk'], remedy: { kind: 'gone' } },
    ]);
    write(SITE, `${project.read(SITE)}gone: [/offer]\n`);
    expect((await check()).lost).toEqual([]);
  });

  it('stays while the deletion is left out', async () => {
    rmSync(join(project.root, OFFER));
    retitle();
    expect(await check(ABOUT)).toMatchObject({ lost: [], problems: [] });
  });
});

it('shows the card of a page in the regions in which it changes', async () => {
  project.change(ABOUT, 'en: From call center to search terms', 'en: A title to share');
  const cards = await project.calls.sharedCards({ ...(await selectionOf()), file: ABOUT });
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({
    regions: ['us', 'eu'],
    before: { title: 'From call center to search terms', picture: '/_builder/versions/1/og/us/about-me.png' },
    after: {
      title: 'A title to share',
      host: 'example.com',
      picture: expect.stringMatching(/^data:image\/png;base64,/) as string,
    },
  });
});

it('shows no card where sharing the page stays the same', async () => {
  project.change(ABOUT, 'I’m a Dane in Barcelona.', 'I’m a Dane in Spain.');
  expect(await project.calls.sharedCards({ ...(await selectionOf()), file: ABOUT })).toEqual([]);
});

/**
 * Weighs the page about the person.
 * @param show returns what stands on it
 */
async function weighAbout(show: (site: LoadedSite) => string) {
  const session = await openSession({ root: project.root });
  const folders = publishingFolders(project.root);
  const state = await openChosenState(session, folders, await selectionOf(), {
    offered: new Map(),
    original: new Map(),
  });
  const site = state?.site;
  if (!site) throw new Error('Nothing was checked.');
  const visitors = { site: async () => site, document: async () => `<html><body>${show(site)}</body></html>` };
  const pages = await weighPages(session, state, { folders, visitors });
  return { page: pages.find(({ file }) => file === ABOUT), variants: site.variants };
}

it('weighs a page with the pictures that visitors load, and names the heaviest new one', async () => {
  project.change(ABOUT, 'src: /images/portrait.svg', 'src: /images/partner.svg');
  const { page } = await weighAbout(() => '<img src="/images/partner.svg"><img src="/images/portrait.svg">');
  expect(page).toMatchObject({ file: ABOUT, title: 'About me', before: { pictures: '<svg/>'.length } });
  expect(page?.after.html).toBeGreaterThan(page?.before?.html ?? 0);
  const grown = (page?.after.pictures ?? 0) - (page?.before?.pictures ?? 0);
  expect(grown).toBeGreaterThan(1000);
  expect(page?.picture).toMatchObject({ src: '/images/partner.svg', bytes: grown, field: { file: ABOUT } });
});

describe('a photo that is new', () => {
  const PHOTO = 'public/images/photo.jpg';
  beforeEach(async () => {
    const shared = realpathSync(join(project.root, 'public'));
    rmSync(join(project.root, 'public'));
    cpSync(shared, join(project.root, 'public'), { recursive: true });
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 1300, height: 90, channels: 3, background: '#000', noise } as const;
    await sharp({ create }).jpeg().toFile(join(project.root, PHOTO));
    return () => {
      rmSync(join(project.root, 'public'), { recursive: true });
      symlinkSync(shared, join(project.root, 'public'));
    };
  });

  it('weighs as much as the file that the build makes for a phone', async () => {
    project.change(ABOUT, 'src: /images/portrait.svg', 'src: /images/photo.jpg');
    const { page, variants } = await weighAbout((site) => {
      const own = site.variants.filter(({ src }) => src === '/images/photo.jpg');
      const sources = sourcesOf(own).map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}">`);
      return `<picture>${sources.join('')}<img src="/images/photo.jpg"></picture>`;
    });
    const forPhone = variants.filter(({ width, format }) => width === 1080 && format === 'avif');
    expect(forPhone).toHaveLength(1);
    const out = join(project.root, '.local/out');
    await writeImageVariants(forPhone, join(project.root, 'public'), out, join(project.root, '.local/cache'));
    const bytes = statSync(join(out, forPhone[0]?.file ?? '')).size;
    expect(page).toMatchObject({
      before: { pictures: '<svg/>'.length },
      after: { pictures: bytes },
      picture: { src: '/images/photo.jpg', bytes, field: { file: ABOUT } },
    });
  });
});
