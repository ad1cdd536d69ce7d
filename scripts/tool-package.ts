import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the folder of a package in `tools/`, and installs the package where it's missing or older than its lockfile.
 * These tools are large and not part of `npm test`, so the project's own `npm ci` leaves them out.
 */
export function toolFolder(name: 'lighthouse' | 'markup' | 'mutation'): string {
  const folder = join(import.meta.dirname, '../tools', name);
  const timeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json')) return folder;
  console.log(`Installing a tool: npm ci --prefix tools/${name}`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci --prefix tools/${name} failed.`);
  return folder;
}
