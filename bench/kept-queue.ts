import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { valueAt } from '../src/data/plain.ts';
import type { Path } from '../src/data/path.ts';
import type { Operation } from '../src/builder/protocol/edit-request.ts';
import { afterOperation } from '../src/builder/ui/state/kept/after-operation.ts';
import { keptEditOf, type KeptEdit } from '../src/builder/ui/state/kept/kept-edit.ts';
import type { ProjectServer } from '../tests/support/project-server.ts';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';
import { median, roundTo, type Benchmark } from './benchmark.ts';
import { onCopy } from './builder-program.ts';

/** Number of edits that wait, and of measurements. */
const EDITS = 2_000;
const RUNS = 3;

/** The longest time that they may take, in milliseconds. */
const REQUIRED_MS = 10_000;

/** Longest wait for something in the page, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Time between two looks at what waits, in milliseconds. */
const LOOK_MS = 200;

/** The pages that are edited, with their files. */
const PAGES = [
  ['/about-me', 'content/pages/about-me.yaml'],
  ['/', 'content/pages/home.yaml'],
] as const;

/** A text of this page is changed by another program meanwhile, so that its edits are refused. */
const ELSEWHERE = { file: PAGES[0][1], from: 'en: How I got here', to: 'en: Changed elsewhere' };

/** Types of sections that links lead to, so that they can't be hidden. */
const LINKED: ReadonlySet<string> = new Set(['hero', 'partner', 'pricing', 'contact', 'services', 'client-cases']);

/** The edits of six of ten change a text, of two hide or show a section, and of two move one. */
const KINDS = ['text', 'text', 'text', 'hide', 'text', 'move', 'text', 'text', 'hide', 'move'] as const;

/** Measures how long edits that wait in a browser take once the connection is back, until none waits any more. */
export const keptQueue: Benchmark = {
  name: 'kept-queue',
  run: async (root) => {
    await bundleBuilder(root, console.log);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    const times: number[] = [];
    const refused: number[] = [];
    try {
      for (let run = 0; run < RUNS; run += 1)
        await onCopy(root, async (server) => {
          const context = await browser.newContext({ serviceWorkers: 'allow' });
          const result = await measure(await context.newPage(), server);
          await context.close();
          times.push(result.ms);
          refused.push(result.refused);
        });
    } finally {
      await browser.close();
    }
    return {
      title: `Edits that wait in a browser, sent once the connection is back (${RUNS} runs)`,
      columns: ['edits', 'refused', 'median, ms', 'slowest, ms', 'required'],
      rows: [[EDITS, median(refused), roundTo(median(times)), roundTo(Math.max(...times)), REQUIRED_MS]],
    };
  },
};

async function measure(page: Page, server: ProjectServer): Promise<{ ms: number; refused: number }> {
  const waiting = page.getByRole('status').filter({ hasText: /^No connection\./ });
  for (const [address] of PAGES) {
    await page.goto(`${server.origin}/_builder/?page=${address}`);
    await page.getByRole('list', { name: 'Sections' }).locator('> li').first().waitFor({ timeout: TIMEOUT_MS });
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  await page.context().setOffline(true);
  await keepEdits(page, madeEdits(server));
  await page.reload();
  await waiting.filter({ hasText: String(EDITS).replace(/(?=000$)/, ',') }).waitFor({ timeout: TIMEOUT_MS });
  const text = server.read(ELSEWHERE.file);
  if (!text.includes(ELSEWHERE.from)) throw new Error(`${ELSEWHERE.file} has no "${ELSEWHERE.from}".`);
  writeFileSync(join(server.root, ELSEWHERE.file), text.replace(ELSEWHERE.from, ELSEWHERE.to));
  const begin = performance.now();
  await page.context().setOffline(false);
  for (;;) {
    await sleep(LOOK_MS);
    const { waiting: left, refused } = await countEdits(page);
    const ms = performance.now() - begin;
    if (left === 0) return { ms, refused };
    if (ms > TIMEOUT_MS) throw new Error(`${left} edits still wait.`);
  }
}

/** Returns edits of texts and sections as the browser keeps them, each for what those before it leave. */
function madeEdits({ read }: ProjectServer): KeptEdit[] {
  const files = new Map<string, unknown>(PAGES.map(([, file]) => [file, parse(read(file))]));
  return Array.from({ length: EDITS }, (_, index): KeptEdit => {
    const [, file] = PAGES[Math.floor(index / KINDS.length) % PAGES.length] ?? PAGES[0];
    const data = files.get(file);
    const operation = madeOperation(data, index);
    const request = { edits: [{ file, operations: [operation] }] };
    const input = { id: randomUUID(), request, label: 'Edit', hashes: {}, guards: [] };
    const edit = keptEditOf(input, (name) => files.get(name));
    if (!edit || 'conflict' in edit) throw new Error(`No browser keeps ${JSON.stringify(operation)}.`);
    files.set(file, afterOperation(data, operation));
    return { ...edit, key: index + 1, isSent: false };
  });
}

function madeOperation(data: unknown, index: number): Operation {
  const sections = valueAt(data, ['sections']) as Record<string, unknown>[]; // a page that passed its check
  const kind = KINDS[index % KINDS.length];
  if (kind === 'move')
    return { op: 'move', path: ['sections'], from: index % sections.length, to: (index + 3) % sections.length };
  const place = sections.findIndex(({ type }) => !LINKED.has(String(type)));
  const path: Path = ['sections', place];
  const section = sections[place];
  if (kind === 'hide' && section)
    return 'hidden' in section
      ? { op: 'remove', path: [...path, 'hidden'] }
      : { op: 'put', path: [...path], key: 'hidden', value: true };
  const texts = textsIn(sections, ['sections']);
  const [found, text] = texts[(index * 7) % texts.length] ?? [[], ''];
  return { op: 'set', path: [...found], value: `${text.replace(/ \d+$/, '')} ${index}` };
}

/** The longer texts of a value, each with its place; none with a fact or a link. */
function textsIn(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return value.split(' ').length > 3 && !/[[{]/.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Writes edits where the builder keeps them. */
const keepEdits = (page: Page, edits: KeptEdit[]) =>
  page.evaluate(async (all: string) => {
    const found = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith('builder-kept:'));
    const opening = indexedDB.open(found?.name ?? '');
    const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const transaction = database.transaction('edits', 'readwrite');
    for (const edit of JSON.parse(all) as KeptEdit[]) transaction.objectStore('edits').put(edit);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, JSON.stringify(edits));

/** Counts the edits that the browser keeps: those that wait, and those that were refused. */
const countEdits = (page: Page): Promise<{ waiting: number; refused: number }> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith('builder-kept:'));
    const opening = indexedDB.open(found?.name ?? '');
    const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const reading = database.transaction('edits').objectStore('edits').getAll();
    const edits = await new Promise<KeptEdit[]>(
      (resolve) => (reading.onsuccess = () => resolve(reading.result as KeptEdit[])), // what the builder keeps there
    );
    database.close();
    const refused = edits.filter(({ refusal }) => refusal).length;
    return { waiting: edits.length - refused, refused };
  });
