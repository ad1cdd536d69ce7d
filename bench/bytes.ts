import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { builtSite, measuredPages } from './measured-pages.ts';

/**
 * Measures the built pages with their inlined rules, and everything in `dist/assets/`, in bytes as sent with brotli.
 */
export const bytes: Benchmark = {
  name: 'bytes',
  run: async (root) => {
    const dist = builtSite(root);
    const pages = measuredPages().map(({ name, region, file }) => [
      `${name}, ${region}`,
      sent(join(dist, file)),
      inlinedRules(join(dist, file)),
    ]);
    const assets = readdirSync(join(dist, 'assets'));
    const sum = (ending: string) =>
      assets
        .filter((file) => file.endsWith(ending))
        .reduce((total, file) => total + sent(join(dist, 'assets', file)), 0);
    return {
      title: 'Bytes as sent (brotli)',
      columns: ['what', 'bytes', 'of these inlined rules, uncompressed'],
      rows: [
        ...pages,
        ['all script', sum('.js'), ''],
        ['whole stylesheet', sum('.css'), ''],
        ['fonts', sum('.woff2'), ''],
      ],
    };
  },
};

/** Returns a file's transfer size: compressed if a compressed version exists. */
const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const inlinedRules = (file: string): number =>
  /<style>([^]*?)<\/style>/.exec(readFileSync(file, 'utf8'))?.[1]?.length ?? 0;
