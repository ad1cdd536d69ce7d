import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { roundTo, type Benchmark, type Cell, type Table } from './benchmark.ts';
import { librariesOf, type ScriptPart } from './libraries.ts';
import { builtSite, measuredPage, measuredPages, type MeasuredPage } from './measured-pages.ts';
import { whileServed } from './serve-site.ts';

/** Idle time after which a page has requested everything that it loads by itself. */
const LEFT_ALONE = 6000;

/** Scripts requested by a page, by file, with their bytes as sent. */
interface Requested {
  beforeLoad: number;
  files: Map<string, number>;
}

/** Measures the scripts that pages request, as sent, by library. */
export const script: Benchmark = {
  name: 'script',
  run: async (root) => {
    builtSite(root);
    return whileServed(root, async (origin) => {
      const rows: Cell[][] = [];
      const files = new Map<string, number>();
      for (const page of measuredPages()) {
        const requested = await requestedScript(origin, page);
        rows.push([
          page.name,
          page.region,
          kilobytes(requested.beforeLoad),
          kilobytes(sum(requested.files)),
          requested.files.size,
        ]);
        if (files.size === 0) requested.files.forEach((bytes, file) => files.set(file, bytes));
      }
      return [
        {
          title: 'Script that a page asks for without any interaction (kB as sent, brotli)',
          columns: ['page', 'region', 'before load', 'in all', 'files'],
          rows,
        },
        await usedScript(origin),
        libraryTable(await librariesOf(root, files)),
      ];
    });
  },
};

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((total, bytes) => total + bytes, 0);

const kilobytes = (bytes: number) => roundTo(bytes / 1000, 1);

/** Measures the scripts of a page that is left alone, or used as `use` says. */
async function requestedScript(
  origin: string,
  { path }: Pick<MeasuredPage, 'path'>,
  use?: (page: Page) => Promise<void>,
): Promise<Requested> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const asked = watchRequests(page);
    await page.goto(origin + path);
    await page.waitForTimeout(LEFT_ALONE);
    await use?.(page);
    return await asked();
  } finally {
    await browser.close();
  }
}

/** Measures the scripts that the home page has requested once the contact form is open, after another page was visited. */
async function usedScript(origin: string): Promise<Table> {
  const { files } = await requestedScript(origin, measuredPage('home'), async (page) => {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }).first().click();
    await page.waitForURL('**/about-me');
    await header.getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await page.waitForTimeout(LEFT_ALONE);
  });
  return {
    title: 'Script of the home page after the first navigation and the opened form (kB as sent, brotli)',
    columns: ['in all', 'files'],
    rows: [[kilobytes(sum(files)), files.size]],
  };
}

/** @returns a function that returns the requests so far */
function watchRequests(page: Page): () => Promise<Requested> {
  let loaded = false;
  const pending: Promise<{ file: string; bytes: number; early: boolean }>[] = [];
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    const early = !loaded;
    pending.push(
      request.response().then(async () => {
        const { responseBodySize } = await request.sizes();
        return { file: new URL(request.url()).pathname.slice(1), bytes: responseBodySize, early };
      }),
    );
  });
  return async () => {
    const files = await Promise.all(pending);
    return {
      beforeLoad: files.filter(({ early }) => early).reduce((total, { bytes }) => total + bytes, 0),
      files: new Map(files.map(({ file, bytes }) => [file, bytes])),
    };
  };
}

const libraryTable = (parts: readonly ScriptPart[]): Table => ({
  title: 'Script of the home page by library',
  columns: ['library', 'minified, kB', 'share of what is sent, kB'],
  rows: parts.map(({ library, minified, sent }) => [library, kilobytes(minified), kilobytes(sent)]),
});
