import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';

const PAGES = {
  home: 'us/index.html',
  'case list': 'us/case-studies.html',
  'case detail': 'us/case-study/techflow-solutions-workflow-software.html',
  'service page': 'us/services/saas-google-ads-consultant.html',
  about: 'us/about-me.html',
  legal: 'us/privacy-policy.html',
};

/** Bytes of the built pages, with their inlined rules, and of all that `dist/assets/` holds, as sent with brotli. */
export const bytes: Benchmark = {
  name: 'bytes',
  run: async (root) => {
    const dist = join(root, 'dist');
    if (!existsSync(dist)) throw new Error('There is no dist/ to measure. Run "npm run build" first.');
    const pages = Object.entries(PAGES).map(([name, file]) => [name, sent(join(dist, file)), sharedOf(dist, file)]);
    const assets = readdirSync(join(dist, 'assets')).filter((file) => /\.(js|css|woff2)$/.test(file));
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

/** The size of a file as a browser gets it: compressed where there is a compressed one. */
const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const sharedOf = (dist: string, file: string): number =>
  /<style>([^]*?)<\/style>/.exec(readFileSync(join(dist, file), 'utf8'))?.[1]?.length ?? 0;
