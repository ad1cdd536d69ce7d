import { parseYaml } from '../../content/parse/parse-yaml.ts';
import { groupOf, oldAddressesIn, readPageOutline } from '../../content/cross-check/checks/page-outline.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import {
  casePathsIn,
  hasAddress,
  isCaseStudyFile,
  isPageFile,
  joinPath,
  pageAddresses,
  pagePathOf,
} from '../../content/read/page-paths.ts';
import { checkReleasedAddresses } from '../../content/releases/check-released-addresses.ts';
import type { ReleasedAddress } from '../../content/releases/released-addresses.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import { SOURCE_LANGUAGE } from '../../regions/language.ts';
import { caseStudySlug } from '../../schema/slug.ts';
import { readGit } from '../git/run-git.ts';
import { readVersions } from '../translations/git-history.ts';

/**
 * Warns of addresses that the last commit has and that lead nowhere in the working tree, for a site that no release has
 * recorded yet. Empty without a repository.
 * @param checked content without errors
 */
export async function checkCommittedAddresses(root: string, checked: CheckedFiles): Promise<Diagnostic[]> {
  const names = await readGit(root, [
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=MD',
    '-z',
    '--relative',
    'HEAD',
    '--',
    'content/pages',
    'content/case-studies',
  ]);
  const files = (names ?? '').split('\0').filter((name) => isPageFile(name) || isCaseStudyFile(name));
  const versions = await readVersions(
    root,
    files.map((file) => `HEAD:./${file}`),
  );
  const committed = files.flatMap((file) => addressesIn(file, versions.get(`HEAD:./${file}`) ?? '', checked));
  return checkReleasedAddresses(checked, committed, 'commit');
}

/** Returns the addresses of a page or case study as it was committed. */
function addressesIn(file: string, text: string, { pages }: CheckedFiles): (ReleasedAddress & { line: number })[] {
  const { data } = parseYaml({ file, text });
  const listed = (addresses: readonly string[]) => addresses.map((address) => ({ address, file, line: 1 }));
  if (isPageFile(file)) {
    const path = pagePathOf(file);
    const { each, alsoAt, redirectFrom } = readPageOutline(data);
    return each || !hasAddress(path) ? [] : listed([...pageAddresses({ path, alsoAt }), ...redirectFrom]);
  }
  const { clientName, industry, redirectFrom } = groupOf(data);
  const name = groupOf(industry)[SOURCE_LANGUAGE];
  if (typeof clientName !== 'string' || typeof name !== 'string') return [];
  const slug = caseStudySlug(clientName, name);
  const bases = casePathsIn(pages);
  return listed([...bases.map((base) => joinPath(base, slug)), ...oldAddressesIn(redirectFrom)]);
}
