import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from './check-content.ts';
import type { SourceFile } from './diagnostics/source-file.ts';
import { listPublicFiles } from './public/list-public-files.ts';
import { readFiles } from './read/read-files.ts';
import { loadModel } from '../model/load-model.ts';

const ROOT = join(import.meta.dirname, '../..');
const [{ files }, model] = await Promise.all([readFiles(ROOT), loadModel(ROOT)]);
const publicFiles = listPublicFiles(ROOT);
const cases = files.filter(({ file }) => file.startsWith('content/case-studies/'));

/** The site with additional case studies, each with its own name. */
const siteWith = (number: number): SourceFile[] => [
  ...files,
  ...Array.from({ length: number }, (_, index) => {
    const text = cases[index % cases.length]?.text ?? '';
    const own = text
      .replace(/^id: .*/m, `id: case-${index}`)
      .replace(/^clientName: .*/m, `clientName: Client ${index}`);
    return { file: `content/case-studies/case-${index}.yaml`, text: own };
  }),
];

/** Returns the CPU time of a task, in milliseconds, which other processes don't affect. */
function work(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const check = (site: SourceFile[]) => checkContent({ files: site, unread: [], publicFiles, model }).diagnostics;

it('checks a thousand case studies within ten times the parsing time', { timeout: 60_000 }, () => {
  const site = siteWith(1000);
  const plain = work(() => site.forEach(({ text }) => parse(text)));
  expect(work(() => expect(check(site)).toEqual([]))).toBeLessThan(plain * 10);
});

it('reports a thousand broken references in less than quadratic time', { timeout: 60_000 }, () => {
  const site = siteWith(1000).filter(({ file }) => file !== 'content/pages/about-me.yaml');
  const broken = site.map(({ file, text }) =>
    file.startsWith('content/case-studies/')
      ? {
          file,
          text: text.replace(
            /^challenge:\n  en: \|-\n/m,
            (start) => `${start}    [a](/${file.slice(8, -5)}) {${file.slice(-8, -5)}}\n`,
          ),
        }
      : { file, text },
  );
  const plain = work(() => broken.forEach(({ text }) => parse(text)));
  expect(work(() => expect(check(broken).length).toBeGreaterThan(1000))).toBeLessThan(plain * 10);
});
