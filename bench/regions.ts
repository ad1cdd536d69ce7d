import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseDocument } from 'yaml';
import { BUILD, editFile } from '../tools/project-fixture.ts';
import { runScript, SWEDISH, translateSite } from '../tools/machine-texts.ts';
import { makeBenchProject } from './bench-project.ts';
import { roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { measureProcess } from './measure-process.ts';

/** Regions added to the site's own three, in pairs of locale and currency: with them it has 12 regions in 9 languages. */
const ADDED = [
  ['se', 'sv-SE', 'SEK'],
  ['no', 'nb-NO', 'NOK'],
  ['de', 'de-DE', 'EUR'],
  ['at', 'de-AT', 'EUR'],
  ['fr', 'fr-FR', 'EUR'],
  ['be', 'fr-BE', 'EUR'],
  ['es', 'es-ES', 'EUR'],
  ['it', 'it-IT', 'EUR'],
  ['nl', 'nl-NL', 'EUR'],
] as const;

/** Case studies that bring a region to about 200 pages. */
const CASES = 175;

/** Builds the site in 3 regions, and in 12 regions and 9 languages, with about 200 pages each. */
export const regionsBenchmark: Benchmark = {
  name: 'regions',
  run: async (root) => {
    const project = makeBenchProject(root, CASES);
    try {
      const few = await measure(project.root, 3);
      for (const [code, locale, currency] of ADDED) addRegion(project.root, code, locale, currency);
      const many = await measure(project.root, 3 + ADDED.length);
      const perRegion = (many.home - few.home) / ADDED.length;
      return {
        title: 'Build by number of regions (each measured once); the home page with brotli',
        columns: ['regions', 'pages', 'from nothing, s', 'pages/s', 'home page, bytes', 'bytes per further region'],
        rows: [few.row, [...many.row, roundTo(perRegion, 1)]],
      };
    } finally {
      project.remove();
    }
  },
};

/** Adds a region with machine-made texts, and publishes it. */
function addRegion(root: string, code: string, locale: string, currency: string): void {
  const [language = locale] = locale.split('-');
  const isNew = !readFileSync(join(root, 'content/regions.yaml'), 'utf8').includes(`  language: ${language}\n`);
  const choice = ['--code', code, '--name', code.toUpperCase(), '--language', language, '--locale', locale];
  runScript(root, 'new-region', ...choice, '--currency', currency);
  if (isNew) translateSite(root, language, SWEDISH);
  editFile(root, 'content/regions.yaml', (text) => {
    const regions = parseDocument(text);
    regions.deleteIn([code, 'draft']);
    return regions.toString();
  });
}

async function measure(root: string, regions: number): Promise<{ row: Cell[]; home: number }> {
  const { seconds, output } = await measureProcess(root, BUILD);
  const pages = Number(/(\d+) pages, /.exec(output)?.[1]);
  const home = brotliCompressSync(readFileSync(join(root, 'dist/us/index.html'))).length;
  return { row: [regions, pages, roundTo(seconds, 1), Math.round(pages / seconds), home], home };
}
