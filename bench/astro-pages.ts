import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { BEST, compressedForms } from '../ssg/compress.ts';
import { toolFolder } from '../tools/tool-package.ts';
import { builtSite, type MeasuredPage } from './measured-pages.ts';
import { whileHosted, type Host } from './host-server.ts';

/** Fonts of an Astro page: none, or the ones that this site preloads. */
export const ASTRO_FORMS = ['astro', 'astro-fonts'] as const;

/** Address of the Astro page with the same content as a page of this site. */
export const astroPath = (page: MeasuredPage, form: (typeof ASTRO_FORMS)[number]): string =>
  `/${page.region}/${astroName(page, form)}`;

const astroName = ({ name }: MeasuredPage, form: string): string => `${form}-${name.replaceAll(' ', '-')}`;

/** Serves the built site next to Astro pages of the same content while a task runs. */
export async function whileServedWithAstro<T>(
  root: string,
  pages: readonly MeasuredPage[],
  task: (host: Host) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    cpSync(builtSite(root), join(folder, 'dist'), { recursive: true });
    const outlines = join(folder, 'outlines.json');
    writeFileSync(outlines, JSON.stringify(await whileHosted(root, ({ origin }) => readPages(root, origin, pages))));
    const built = buildWithAstro(outlines);
    for (const page of pages) for (const form of ASTRO_FORMS) addPage(folder, built, page, form);
    return await whileHosted(folder, task);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readPages(root: string, origin: string, pages: readonly MeasuredPage[]): Promise<object[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
    await page.addInitScript('globalThis.__name = (value) => value'); // functions compiled for Node call __name
    const read: object[] = [];
    for (const measured of pages) {
      await page.goto(origin + measured.path);
      const [title, body] = [await page.title(), await page.evaluate(outlineOfBody)];
      const description = await page.locator('meta[name=description]').getAttribute('content');
      const lang = await page.locator('html').getAttribute('lang');
      for (const form of ASTRO_FORMS)
        read.push({
          name: `${measured.region}-${astroName(measured, form)}`,
          lang,
          title,
          description,
          body,
          fonts: form === 'astro' ? [] : fontsIn(root),
        });
    }
    return read;
  } finally {
    await browser.close();
  }
}

/** The two fonts that this site's pages preload. */
function fontsIn(root: string): object[] {
  const files = readdirSync(join(builtSite(root), 'assets'));
  const hrefOf = (start: string) =>
    `/assets/${files.find((file) => file.startsWith(start) && !file.includes('extended') && file.endsWith('.woff2'))}`;
  return [
    { family: 'Text', href: hrefOf('schibsted'), weight: '400 700' },
    { family: 'Display', href: hrefOf('hedvig'), weight: '400' },
  ];
}

/** @returns the folder with the built pages */
function buildWithAstro(outlines: string): string {
  const tool = toolFolder('astro');
  const { status } = spawnSync(process.execPath, ['node_modules/astro/astro.js', 'build', '--silent'], {
    cwd: tool, // Astro bundles pages below the working directory, and they import packages from there
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PAGE_OUTLINES: outlines },
  });
  if (status !== 0) throw new Error('Astro built no pages.');
  return join(tool, 'dist');
}

function addPage(folder: string, built: string, measured: MeasuredPage, form: string): void {
  const name = astroName(measured, form);
  const file = `${measured.region}/${name}.html`;
  const page = readFileSync(join(built, `${measured.region}-${name}`, 'index.html'));
  for (const { ending, content } of [{ ending: '', content: page }, ...compressedForms(file, page, BEST)])
    writeFileSync(join(folder, 'dist', `${file}${ending}`), content);
}

/** The content of a page without layout: a text, or an element with its content. */
type AstroOutline = string | { tag: string; attributes: Record<string, string>; children: AstroOutline[] };

/** Runs in a page: returns the texts, headings, links, fields and images of its body. Flattens container elements. */
function outlineOfBody(): AstroOutline[] {
  const BOXES = new Set(['div', 'span', 'form']);
  const LEFT_OUT = new Set(['script', 'style', 'link', 'noscript']);
  const MEANINGFUL =
    /^(href|src|srcset|sizes|alt|width|height|loading|fetchpriority|lang|id|name|type|for|value|rows|rel|datetime)$/;
  const nameOf = (element: Element) =>
    element.getAttribute('role') === 'region' && !element.closest('main') ? 'aside' : element.localName; // the consent notice
  const isKept = (element: Element, { name, value }: Attr) =>
    element instanceof SVGElement ? name !== 'class' : MEANINGFUL.test(name) || value === 'visually-hidden';
  const read = (node: Node): AstroOutline[] => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
    const isHidden = node.getAttribute('aria-hidden') === 'true' && node.localName === 'div';
    if (LEFT_OUT.has(node.localName) || isHidden) return [];
    const tag = nameOf(node);
    const children = [...node.childNodes].flatMap(read);
    if (BOXES.has(tag) && !node.classList.contains('visually-hidden')) return children;
    const attributes = [...node.attributes].filter((attribute) => isKept(node, attribute));
    return [{ tag, attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])), children }];
  };
  return [...document.body.childNodes].flatMap(read);
}
