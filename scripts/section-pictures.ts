import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { examplePage, type ExamplePage } from '../src/authoring/reference/example-pages.ts';
import { loadContent } from '../src/content/load-content.ts';
import { findSectionDefinitions } from '../src/content/section-definitions.ts';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-browser.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { contentDev } from './vite-plugin-content-dev.ts';

const FOLDER = 'docs/sections';
/** The section above those that open no page themselves. */
const OPENING = 'page-hero';
/** Width of the window, and of the picture, in pixels. */
const WINDOW = 1200;
const PICTURE = 900;
/** What lies over the page, or sticks to its edge, would lie over the picture, too. */
const NOTHING_ABOVE = ':is(header, footer, section, dialog):not(main *) { display: none !important }';

const root = process.cwd();
const work = await mkdtemp(join(tmpdir(), 'section-pictures-'));
try {
  process.exitCode = (await takePictures()) ? 0 : 1;
} finally {
  await rm(work, { recursive: true });
}

async function takePictures(): Promise<boolean> {
  const pages = await writeExamples();
  const { site, diagnostics } = await loadContent(work);
  if (!reportDiagnostics(diagnostics) || !site) return false;
  const [study] = site.content.caseStudies;
  if (!study) throw new Error('Without a case study there is nothing to stand on.');
  const server = await createServer({
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.vite-pictures'), // beside that of a development server which may be running
    logLevel: 'error',
    server: { port: 0 },
    plugins: [contentDev(work)],
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: WINDOW, height: 900 }, reducedMotion: 'reduce' });
    const urlOf = ({ type, each }: ExamplePage) =>
      `${server.resolvedUrls?.local[0]}us/example-of-${type}${each ? `/${study.slug}` : ''}`;
    // The development server learns from a first visit which styles and packages a section needs.
    for (const example of pages) await visit(page, urlOf(example));
    await mkdir(join(root, FOLDER), { recursive: true });
    for (const example of pages) await takePicture(page, example.type, urlOf(example));
  } finally {
    await browser.close();
    await server.close();
  }
  return true;
}

/** A project beside this one whose pages are the examples. */
async function writeExamples(): Promise<ExamplePage[]> {
  await cp(join(root, 'content'), join(work, 'content'), { recursive: true });
  for (const folder of ['src', 'public']) await symlink(join(root, folder), join(work, folder));
  const read = (type: string) => readFile(join(root, `src/sections/${type}/${type}.example.yaml`), 'utf8');
  const definitions = await findSectionDefinitions(root);
  const opening = { type: OPENING, example: await read(OPENING) };
  const pages = await Promise.all(
    [...definitions.keys()]
      .sort()
      .map(async (type) =>
        examplePage(
          { type, example: await read(type), showsCase: definitions.get(type)?.showsCase },
          definitions.get(type)?.opensPage ? undefined : opening,
        ),
      ),
  );
  for (const { file, text } of pages) await writeFile(join(work, file), text);
  return pages;
}

/** Opens a page and waits until its script has taken over and all of it is there. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page.evaluate(() => document.fonts.ready);
}

async function takePicture(page: Page, type: string, url: string): Promise<void> {
  await visit(page, url);
  const picture = await page.locator('#example').screenshot({ style: NOTHING_ABOVE, animations: 'disabled' });
  const file = join(root, FOLDER, `${type}.webp`);
  await sharp(picture).resize({ width: PICTURE }).webp({ quality: 60, effort: 6, smartSubsample: true }).toFile(file);
  console.log(`${FOLDER}/${type}.webp  ${Math.ceil((await stat(file)).size / 1024)} kB`);
}
