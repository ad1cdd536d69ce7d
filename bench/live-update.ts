import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import caseStudies, { type CaseStudy } from '../src/site/collections/case-studies/case-studies.collection.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { makeBenchProject, type BenchProject } from './bench-project.ts';
import { median, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { readSiteRegions } from '../src/content/read/site-regions.ts';

const COUNTS = [10, 1_000, 10_000];
const RUNS = 5;
const PORT = 4329;
const ORIGIN = `http://localhost:${PORT}`;

/** A text to edit, and the page that shows it. */
interface Edited {
  name: string;
  file: string;
  path: string;
  /** The text before it. */
  before: RegExp;
}

/** Measures the time from saving a YAML file to the new text on the open page, in development. */
export const liveUpdate: Benchmark = {
  name: 'live-update',
  run: async (root) => {
    const rows: Cell[][] = [];
    for (const count of COUNTS) {
      const project = makeBenchProject(root, count);
      await whileDeveloped(project.root, async (page) => {
        for (const edited of textsOf(project, Math.floor(count / 2))) {
          const figures = await measure(page, project.root, edited);
          rows.push([
            `${edited.name}, ${count}`,
            ...figures.map((figure) => roundTo(figure)),
            roundTo(median(figures)),
          ]);
        }
      });
      project.remove();
    }
    return {
      title: 'From saving YAML to the change on the open page, in development, by number of case studies (ms)',
      columns: ['text of', ...Array.from({ length: RUNS }, (_, run) => `edit ${run + 1}`), 'median'],
      rows,
    };
  },
};

/** A text that no other file uses, one of a page, and one shown on many pages. */
function textsOf({ root, caseFile }: BenchProject, index: number): Edited[] {
  const file = caseFile(index);
  const study = parse(readFileSync(join(root, file), 'utf8')) as CaseStudy; // the project's own content, which passed its check
  const path = `/us/case-study/${caseStudies.slug?.(study, readSiteRegions(root))}`;
  return [
    { name: 'a case study', file, path, before: /^challenge:\n\s+en: \|-\n\s+/m },
    { name: 'the home page', file: 'content/pages/home.yaml', path: '/us/', before: /^ {4}title:\n\s+en: /m },
    { name: 'a fact', file: 'content/facts.yaml', path: '/us/', before: /^accounts:\n\s+en: /m },
  ];
}

async function whileDeveloped<T>(root: string, task: (page: Page) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', String(PORT)], {
    cwd: root,
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const asked = () =>
      fetch(`${ORIGIN}/us/`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await asked())) await sleep(250);
    const page = await browser.newPage();
    // Functions passed to the page were compiled for Node and call this.
    await page.addInitScript('globalThis.__name = (value) => value');
    return await task(page);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function measure(page: Page, root: string, { file, path, before }: Edited): Promise<number[]> {
  const text = readFileSync(join(root, file), 'utf8');
  await page.goto(`${ORIGIN}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  const figures: number[] = [];
  // The first edit warms up lazily created state.
  for (let run = 0; run <= RUNS; run += 1) {
    const message = `Edit number ${run}.`;
    const seen = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve, reject) => {
          const begin = Date.now();
          const look = () => {
            if (document.querySelector('#app')?.textContent.includes(wanted)) resolve(Date.now());
            else if (Date.now() - begin > 20_000) reject(new Error(`"${wanted}" is not to be seen.`));
            else requestAnimationFrame(look);
          };
          look();
        }),
      message,
    );
    const saved = Date.now();
    writeFileSync(
      join(root, file),
      text.replace(before, (found) => `${found}${message} `),
    );
    figures.push((await seen) - saved);
    await sleep(500);
  }
  writeFileSync(join(root, file), text);
  await sleep(1000);
  return figures.slice(1);
}
