import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the folder of a package in `tools/`. Installs the package if it's missing or older than its lockfile. These
 * tools are large and not part of `npm test`, so the project's `npm ci` omits them.
 */
export function toolFolder(name: 'astro' | 'lighthouse' | 'markup' | 'mcp' | 'mutation'): string {
  const folder = join(import.meta.dirname, '.', name);
  const timeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json')) return folder;
  // Standard output belongs to the tool.
  console.error(`Installing a tool: npm ci --prefix tools/${name}`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], { stdio: ['ignore', process.stderr, 'inherit'] });
  if (status !== 0) throw new Error(`npm ci --prefix tools/${name} failed.`);
  return folder;
}
