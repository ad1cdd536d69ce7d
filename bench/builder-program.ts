import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { parse } from 'yaml';
import { BUILDER_BUNDLES } from '../src/build/builder/bundle-builder.ts';
import { serveProject, type ProjectServer } from '../tests/support/project-server.ts';
import { type BuilderPage, measureOpening, watchedContext } from './builder-page.ts';
import { memoryOf } from './process-memory.ts';

const ABOUT = 'content/pages/about-me.yaml';

/** Longest wait until a file has what was moved, in milliseconds, and the time between two looks. */
const SAVED_MS = { timeout: 10_000, interval: 100 };

/** Time between two looks at what the command has printed, in milliseconds. */
const PRINTED_INTERVAL_MS = 20;

/** Edits after which memory is measured, and how often: together as many as in an hour of work. */
const EDITS = { moves: 75, letters: 25, rounds: 4 };

/** Pause after which a typed letter is saved as an edit of its own, in milliseconds. */
const SAVE_PAUSE_MS = 500;

/** Runs a task with the builder's program on a copy of a project. */
export async function onCopy<T>(source: string, task: (server: ProjectServer) => Promise<T>): Promise<T> {
  const server = await serveProject({ script: 'builder', args: ['--no-open'], source });
  try {
    return await task(server);
  } finally {
    await server.close();
  }
}

/**
 * Measures the time from the command to the first section, without a bundle and with an empty browser cache, in milliseconds.
 * The browser opens the builder once its address is printed, as the command itself opens it.
 */
export async function firstStart(browser: Browser, server: ProjectServer): Promise<number> {
  await server.stop();
  rmSync(join(server.root, BUILDER_BUNDLES), { recursive: true, force: true });
  const context = await watchedContext(browser);
  const begin = performance.now();
  const started = server.start();
  while (!server.printed().includes('/_builder/')) await sleep(PRINTED_INTERVAL_MS);
  const printed = performance.now() - begin;
  const { listed } = await measureOpening(context, server.origin);
  await context.close();
  await started;
  return printed + listed;
}

/** Moves a section ten times, several times. Returns how often the list or the file had another order than it should. */
export async function wrongMoves(page: BuilderPage, { read }: ProjectServer, times: number): Promise<number> {
  const sections = () => (parse(read(ABOUT)) as { sections: object[] }).sections.map((one) => JSON.stringify(one)); // a page that passed its check
  let wrong = 0;
  for (let run = 0; run < times; run += 1) {
    const before = sections();
    const { order, wasListed } = await page.tenMoves();
    const wanted = order.map((index) => before[index]).join('\n');
    const end = performance.now() + SAVED_MS.timeout;
    while (sections().join('\n') !== wanted && performance.now() < end) await sleep(SAVED_MS.interval);
    await page.settled();
    if (!wasListed || sections().join('\n') !== wanted) wrong += 1;
  }
  return wrong;
}

/** Measures the program's memory with an open page, then after each round of edits, in MB. */
export async function memoryWithEdits(page: BuilderPage, { pid }: ProjectServer): Promise<number[]> {
  const figures = [memoryOf(pid())];
  for (let round = 0; round < EDITS.rounds; round += 1) {
    await page.moveOften(EDITS.moves);
    await page.typeName(EDITS.letters, SAVE_PAUSE_MS);
    figures.push(memoryOf(pid()));
  }
  return figures;
}

/** The number of edits between the first and the last figure of `memoryWithEdits`. */
export const EDIT_COUNT = EDITS.rounds * (EDITS.moves + EDITS.letters);
