import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the lockfile says of a package, as far as it is read here. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  /** Hash of the package's archive. */
  integrity?: string;
  /** Address of the archive; left out where it is the registry that npm is set to. */
  resolved?: string;
  link?: boolean;
  /** Wanted for work on the site only; nothing of it is sent to visitors. */
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Omit<LockedPackage, 'name'> & { name?: string }>;
}

/** All packages of a lockfile, by the place where each is installed; the project itself is left out. */
export const packagesOf = ({ packages }: Lockfile): LockedPackage[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: entry.name ?? place.replace(/^.*node_modules\//, '') }));

/** Reads `package-lock.json`; throws if there is none. */
export const readLockfile = (root: string): Lockfile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile; // npm's own format
