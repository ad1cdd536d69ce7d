import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm start` runs: the commands, the configurations that Vite loads by path, and the entries of its bundles. */
const ENTRIES = [
  'scripts/commands/content-check.ts',
  'scripts/build.ts',
  'src/build/bundle.config.ts',
  'vite.config.ts',
  'scripts/preview.ts',
  ...readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\.tsx$|\.(?:section|island)\.tsx$/.test(file))
    .map((file) => `src/${file}`),
];

const IMPORT = /^(?:import|export)(?! type)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;
/** Includes the files that are started as workers. */
const FILE = /'(\.{1,2}\/[^']+\.tsx?)'/g;

const specifiersOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, ...groups]) => groups.filter((name) => name !== undefined));

/** The packages that modules import at run time, directly or indirectly. */
function importedPackages(entries: readonly string[]): Set<string> {
  const files = new Set(entries.map((file) => join(ROOT, file)));
  const packages = new Set<string>();
  // Iterating a set also visits items that are added meanwhile.
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(FILE)) {
      const target = join(dirname(file), path);
      if (existsSync(target)) files.add(target);
    }
    for (const specifier of specifiersOf(source))
      if (/^[@a-z]/.test(specifier) && !specifier.startsWith('virtual:') && !isBuiltin(specifier))
        packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  }
  return packages;
}

it('installs everything that the build needs if NODE_ENV is production', () => {
  const { dependencies, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'scripts',
    Record<string, string>
  >;
  const imported = importedPackages(ENTRIES);
  // tsx runs the commands; nothing imports it.
  for (const name of ['content:check', 'build', 'preview']) expect(scripts[name]).toMatch(/\btsx scripts\//);
  imported.add('tsx');
  expect([...imported]).toEqual(
    expect.arrayContaining([
      '@vitejs/plugin-react',
      '@mantine/core',
      'fontkit',
      'postcss',
      'react',
      'sharp',
      'vite',
      'zod',
    ]),
  );
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
});
