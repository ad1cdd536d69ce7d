import { titled } from '../diagnostics/in-forms.ts';
import { say, verbatim } from '../../i18n/phrase.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPathsOf, hasAddress, joinPath, pageAddresses, pagePathOf } from '../read/page-paths.ts';
import type { CheckedFiles } from '../validate/validate.ts';
import { type Diagnostic, ofWholeFile } from '../diagnostics/diagnostic.ts';
import { VISITORS } from '../diagnostics/what-visitors-see.ts';

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

/** Where known addresses come from: a release is a promise, a commit may not be public yet. */
const SOURCES = {
  release: {
    severity: 'error',
    before: 'when the site was released',
    done: 'released',
    file: RELEASE_FILE,
    was: say`when the site was published`,
  },
  commit: {
    severity: 'warning',
    before: 'in the last commit',
    done: 'committed',
    file: undefined,
    was: say`in the last version`,
  },
} as const;

/**
 * Reports known addresses that lead nowhere now: those of the last release as errors, those of the last commit as
 * warnings.
 * @param checked content without errors: a page with errors may have any address
 * @param known the addresses of the last release or commit
 */
export function checkReleasedAddresses(
  checked: CheckedFiles,
  known: ReturnType<typeof readRelease>,
  source: keyof typeof SOURCES = 'release',
): Diagnostic[] {
  if (known.length === 0) return [];
  const { severity, before, done, file: list, was } = SOURCES[source];
  const current = releasedAddresses(checked);
  const gone = checked.singles.site?.value.gone ?? [];
  const leading = new Set([...current.map(({ address }) => address), ...gone]);
  const files = new Set(current.map(({ file }) => file));
  return known
    .filter(({ address }) => !leading.has(address))
    .map(({ address, file, line }) =>
      files.has(file)
        ? ofWholeFile(
            file,
            `The page was at /${address} ${before}; this address leads nowhere now.`,
            `Add the line "redirectFrom: [/${address}]".`,
            severity,
            {
              message: say`The page was at /${verbatim(address)} ${was}; this address leads nowhere now.`,
              hint: say`Add /${verbatim(address)} to ${titled('Redirect from')}.`,
              visitors: VISITORS.oldAddress,
            },
          )
        : {
            ...ofWholeFile(
              list ?? file,
              `The address /${address} was ${done} and leads nowhere now: ${file} is gone.`,
              `Add "redirectFrom: [/${address}]" to the page that replaces it, or "gone: [/${address}]" to content/site.yaml.`,
              severity,
              {
                message: say`The site had the address /${verbatim(address)} ${was}, and it leads nowhere now: its page is gone.`,
                hint: say`Add /${verbatim(address)} to ${titled('Redirect from')} of the page that replaces it, or to ${titled('Removed for good')} in content/site.yaml.`,
                visitors: VISITORS.oldAddress,
              },
            ),
            line,
          },
    );
}
