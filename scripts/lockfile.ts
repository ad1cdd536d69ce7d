import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a lockfile says of a package, as far as it is read here. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  /** Hash of the package's archive. */
  integrity?: string;
  /** Address of the archive; left out where it is the registry that npm is set to. */
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

/** npm's own format, as far as it is read here. */
export interface Lockfile {
  packages: Record<string, Omit<LockedPackage, 'name'> & { name?: string }>;
}

/** Returns the project's folder and those of the packages in `tools/`: each has a lockfile of its own. */
export function lockedFolders(root: string): string[] {
  const tools = join(root, 'tools');
  const names = existsSync(tools) ? readdirSync(tools) : [];
  return [root, ...names.map((name) => join(tools, name)).filter((folder) => existsSync(join(folder, 'package.json')))];
}

/** Returns all packages of a lockfile, without the project itself. */
export const packagesOf = ({ packages }: Lockfile): LockedPackage[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: entry.name ?? place.replace(/^.*node_modules\//, '') }));

/** Reads a folder's `package-lock.json`; throws if there is none. */
export const readLockfile = (folder: string): Lockfile =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;

/** Returns the packages that npm wouldn't take from the public registry, under their own name and a strong hash. */
export const untrustedPackages = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter(({ name, link, integrity = '', resolved }) => {
      // Without an address npm asks the registry, and refuses an archive of another hash.
      const expected = resolved === undefined || resolved.startsWith(`https://registry.npmjs.org/${name}/-/`);
      return link || !expected || !/^sha512-[\w+/]{86}==$/.test(integrity);
    })
    .map(({ name, version }) => `${name}@${version}`);
