import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { CaseStudy } from '../../src/schema/case-study.schema.ts';
import { caseStudySlug } from '../../src/schema/slug.ts';
import { CHROMIUM_ARGS } from '../chromium-args.ts';
import { ensureChromium } from '../find-browser.ts';
import { makeBenchProject, type BenchProject } from './bench-project.ts';
import { median, rounded, type Benchmark, type Cell } from './benchmark.ts';

const COUNTS = [10, 1_000, 10_000];
const RUNS = 5;
const PORT = 4329;
const ORIGIN = `http://localhost:${PORT}`;

/** A text that is edited, and the page on which it is seen. */
interface Edited {
  name: string;
  file: string;
  path: string;
  /** What stands before the text. */
  before: RegExp;
}

/** From a saved YAML file to its new words in the page that is open, in development. */
export const edit: Benchmark = {
  name: 'edit',
  run: async (root) => {
    const rows: Cell[][] = [];
    for (const count of COUNTS) {
      const project = makeBenchProject(root, count);
      await whileDeveloped(project.root, async (page) => {
        for (const edited of textsOf(project, Math.floor(count / 2))) {
          const figures = await measure(page, project.root, edited);
          rows.push([
            `${edited.name}, ${count}`,
            ...figures.map((figure) => rounded(figure)),
            rounded(median(figures)),
          ]);
        }
      });
      project.remove();
    }
    return {
      title: 'YAML saved until seen in the open page, in development, among so many case studies (ms)',
      columns: ['text of', ...Array.from({ length: RUNS }, (_, run) => `edit ${run + 1}`), 'median'],
      rows,
    };
  },
};

/** One text that no other file looks at, one of a page, and one that stands on many pages. */
function textsOf({ root, caseFile }: BenchProject, index: number): Edited[] {
  const file = caseFile(index);
  const { clientName, industry } = parse(readFileSync(join(root, file), 'utf8')) as CaseStudy; // the project's own content, which its check has passed
  const path = `/us/case-study/${caseStudySlug(clientName, industry.en)}`;
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
    // Functions that are handed to the page were compiled for Node, which gives them their names by this.
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
  // The first edit warms up what is made on the first use.
  for (let run = 0; run <= RUNS; run += 1) {
    const words = `Edit number ${run}.`;
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
      words,
    );
    const saved = Date.now();
    writeFileSync(
      join(root, file),
      text.replace(before, (found) => `${found}${words} `),
    );
    figures.push((await seen) - saved);
    await sleep(500);
  }
  writeFileSync(join(root, file), text);
  await sleep(1000);
  return figures.slice(1);
}
