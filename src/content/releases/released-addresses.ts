import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPathsOf, hasAddress, joinPath, pageAddresses, pagePathOf } from '../read/page-paths.ts';
import type { CheckedFiles } from '../validate/validate.ts';

/** The file that records which addresses the last release published (decision 84). */
export const RELEASE_FILE = 'addresses.lock';

/** A public address and the file whose page it shows or leads to. */
export interface ReleasedAddress {
  /** Path without region and leading slash; '' for the home page. */
  address: string;
  file: string;
}

const HEADING = `# Addresses of the last release, written by "npm run content:release". Visitors and search engines know them.`;

/** Lists the addresses of checked content: those of pages and entries, and the old ones that lead to them. */
export function releasedAddresses({ pages, entries }: Pick<CheckedFiles, 'pages' | 'entries'>): ReleasedAddress[] {
  const located = pages.map(({ file, value }) => ({ ...value, file, path: pagePathOf(file) }));
  return [
    ...located
      .filter(({ path, each }) => hasAddress(path) && each === undefined)
      .flatMap((page) => listed(page.file, [...pageAddresses(page), ...page.redirectFrom])),
    ...[...entries].flatMap(([collection, own]) => {
      const paths = entryPathsOf(located, collection);
      return own.flatMap(({ file, value: { slug, redirectFrom } }) =>
        listed(file, [...paths.map((path) => joinPath(path, slug)), ...redirectFrom]),
      );
    }),
  ].sort((a, b) => (a.address < b.address ? -1 : 1));
}

const listed = (file: string, addresses: readonly string[]): ReleasedAddress[] =>
  addresses.map((address) => ({ address, file }));

/** Returns whether a release has recorded its addresses. */
export const isReleased = (root: string): boolean => existsSync(join(root, RELEASE_FILE));

/**
 * Reads the addresses of the last release, with their lines. Empty if there was none.
 * @param root the project folder
 */
export function readRelease(root: string): (ReleasedAddress & { line: number })[] {
  const path = join(root, RELEASE_FILE);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [, address, file] = /^\/(\S*) (\S.*)$/.exec(text.trimEnd()) ?? [];
      return address !== undefined && file !== undefined ? [{ address, file, line: index + 1 }] : [];
    });
}

/** Records the addresses of a release. */
export function writeRelease(root: string, addresses: readonly ReleasedAddress[]): void {
  const lines = addresses.map(({ address, file }) => `/${address} ${file}`);
  writeFileSync(join(root, RELEASE_FILE), `${[HEADING, ...lines].join('\n')}\n`);
}
