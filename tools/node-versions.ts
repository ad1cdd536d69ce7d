import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Major versions of Node that the project supports, from `engines` on. */
const SUPPORTED_MAJORS = [20, 22, 24, 26];

/** Returns the supported major versions other than the one that runs now. */
export const otherNodeMajors = (): number[] =>
  SUPPORTED_MAJORS.filter((major) => !process.version.startsWith(`v${major}.`));

/**
 * Installs the newest release of a major version from the package registry, if it isn't there yet.
 * @returns the environment in which commands run with that version
 * @throws if the registry has no such package for this system
 */
export function environmentOfNode(major: number): NodeJS.ProcessEnv {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join('.build/node', String(major));
  const programs = join(import.meta.dirname, '..', folder, 'node_modules', name, 'bin');
  if (!existsSync(join(programs, 'node')))
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${major}`], {
      stdio: 'inherit',
    });
  return { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` };
}
