import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the folder of a package in `tools/`, and installs the package at its first use. These tools are large and
 * not part of `npm test`, so the project's own `npm ci` leaves them out.
 */
export function toolFolder(name: 'lighthouse' | 'markup' | 'mutation'): string {
  const folder = join(import.meta.dirname, '../tools', name);
  if (existsSync(join(folder, 'node_modules'))) return folder;
  console.log(`Installing the tool: npm ci --prefix tools/${name}`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci --prefix tools/${name} failed.`);
  return folder;
}
