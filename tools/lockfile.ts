import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a lockfile entry used here. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  /** Hash of the package's archive. */
  integrity?: string;
  /** URL of the archive; omitted for npm's configured registry. */
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The part of npm's format used here. */
export interface Lockfile {
  packages: Record<string, Omit<LockedPackage, 'name'> & { name?: string }>;
}

/** Returns the project folder and those of the packages in `tools/`: each has its own lockfile. */
export function lockedFolders(root: string): string[] {
  const tools = join(root, 'tools');
  const names = existsSync(tools) ? readdirSync(tools) : [];
  return [root, ...names.map((name) => join(tools, name)).filter((folder) => existsSync(join(folder, 'package.json')))];
}

/** Returns all packages of a lockfile except the project itself. */
export const packagesOf = ({ packages }: Lockfile): LockedPackage[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, name: entry.name ?? path.replace(/^.*node_modules\//, '') }));

/** Reads a folder's `package-lock.json`. Throws if there is none. */
export const readLockfile = (folder: string): Lockfile =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;

/** Returns the packages that aren't from the public registry under their own name with a strong hash. */
export const untrustedPackages = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ name, link, integrity = '', resolved }) => {
      // Without a URL npm uses the registry, and rejects an archive with another hash.
      const expected = resolved === undefined || resolved.startsWith(`https://registry.npmjs.org/${name}/-/`);
      return link || !expected || !/^sha512-[\w+/]{86}==$/.test(integrity);
    })
    .map(({ name, version }) => `${name}@${version}`);
