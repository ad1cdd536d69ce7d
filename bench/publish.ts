import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeLiveAgain, publishSite } from '../src/publishing/publish-site.ts';
import type { PublishOptions, PublishResult } from '../src/publishing/publish-options.ts';
import { publishingFolders } from '../src/publishing/publishing-folders.ts';
import { serveReleases } from '../src/publishing/serve-releases.ts';
import { copyProject } from '../tools/project-fixture.ts';
import { previewLinkTable } from './preview-links.ts';
import { median, percentile95, roundTo, type Benchmark, type Table } from './benchmark.ts';

const ABOUT = 'content/pages/about-me.yaml';
const BRAND = 'content/brand.yaml';

/** Number of measurements of each figure. */
const TIMES = { word: 12, color: 3, back: 12 };

/** Measures publications, from the call to verified pages, making an earlier version live again, and preview links. */
export const publishBenchmark: Benchmark = {
  name: 'publish',
  run: async (source) => [await measurePublications(source), await previewLinkTable(source)],
};

async function measurePublications(source: string): Promise<Table> {
  const root = copyProject(source, 'bench-publish-');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('config', 'user.name', 'Benchmark');
  git('config', 'user.email', 'benchmark@example.com');
  git('add', 'content', 'public', 'src', 'ssg', 'vite', 'scripts', 'package.json', 'package-lock.json');
  git('add', 'vite.config.ts', 'tsconfig.json');
  git('commit', '--quiet', '--message=Begin');
  const folders = publishingFolders(root, {});
  const server = await serveReleases(folders, 0, () => Promise.resolve(false));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const options: PublishOptions = {
    folders,
    publicUrl: `http://localhost:${port}/`,
    onStep: () => undefined,
    print: () => undefined,
    signal: new AbortController().signal,
  };
  try {
    return await measure(root, options);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(root, { recursive: true, force: true });
  }
}

async function measure(root: string, options: PublishOptions): Promise<Table> {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  const publish = () => publishSite(options);
  const first = [await secondsOf(publish)];
  const word = await repeat(TIMES.word, async (turn) => {
    change(ABOUT, (text) => text.replace(/From call center\w*/, `From call center${turn}`));
    return secondsOf(publish);
  });
  const color = await repeat(TIMES.color, async (turn) => {
    change(BRAND, (text) => text.replace(/accent: '#\w{5}\w'/, `accent: '#a63d1${turn}'`));
    return secondsOf(publish);
  });
  const back = await repeat(TIMES.back, (turn) => secondsOf(() => makeLiveAgain(options, 1 + (turn % 2))));
  const row = (name: string, figures: readonly number[]) => [
    name,
    figures.length,
    roundTo(median(figures), 1),
    roundTo(percentile95(figures), 1),
  ];
  return {
    title: 'From the call to verified pages, in seconds',
    columns: ['what', 'times', 'median', '95th percentile'],
    rows: [
      row('first publication', first),
      row('one changed word', word),
      row('one new color', color),
      row('an earlier version live again', back),
    ],
  };
}

async function repeat(times: number, task: (turn: number) => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let turn = 0; turn < times; turn += 1) figures.push(await task(turn));
  return figures;
}

/** Measures a publication, in seconds. Throws if it fails. */
async function secondsOf(publish: () => Promise<PublishResult>): Promise<number> {
  const begin = performance.now();
  const result = await publish();
  if ('failure' in result) throw new Error(JSON.stringify(result.failure));
  return (performance.now() - begin) / 1000;
}
