import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { examplePage, type ExamplePage } from '../src/authoring/reference/example-pages.ts';
import { loadContent } from '../src/content/load-content.ts';
import { findSectionDefinitions } from '../src/content/section-definitions.ts';
import { findChromium } from './find-browser.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { contentDev } from './vite-plugin-content-dev.ts';

const FOLDER = 'docs/sections';
/** Width of the window, and of the picture, in pixels. */
const WINDOW = 1200;
const PICTURE = 900;
/** The section that stands where an example has a link to another place on its page. */
const NEIGHBOUR = 'closing';
/** Nothing but sections: what lies over the page would lie over the picture, too. */
const ONLY_SECTIONS =
  'body > *:not(#app), header, footer, [role="dialog"], [role="region"] { display: none !important }';

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
    logLevel: 'error',
    server: { port: 0 },
    plugins: [contentDev(work)],
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({
      viewport: { width: WINDOW, height: 900 },
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    await mkdir(join(root, FOLDER), { recursive: true });
    for (const { type } of pages)
      await takePicture(page, type, `${server.resolvedUrls?.local[0]}us/example-of-${type}/${study.slug}`);
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
  const neighbour = { type: NEIGHBOUR, example: await read(NEIGHBOUR) };
  const types = [...(await findSectionDefinitions(root)).keys()].sort();
  const pages = await Promise.all(types.map(async (type) => examplePage(type, await read(type), neighbour)));
  for (const { file, text } of pages) await writeFile(join(work, file), text);
  return pages;
}

async function takePicture(page: Page, type: string, url: string): Promise<void> {
  await fetch(url); // the first answer of the development server does not know yet which styles the section needs
  await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.locator('#example').screenshot({ style: ONLY_SECTIONS, animations: 'disabled' });
  const file = join(root, FOLDER, `${type}.webp`);
  await sharp(picture).resize({ width: PICTURE }).webp({ quality: 70, effort: 6 }).toFile(file);
  console.log(`${FOLDER}/${type}.webp  ${Math.ceil((await stat(file)).size / 1024)} kB`);
}
