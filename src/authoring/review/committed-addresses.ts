import { parseYaml } from '../../content/parse/parse-yaml.ts';
import { groupOf, oldAddressesIn, readPageOutline } from '../../content/cross-check/checks/page-outline.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { entryPathsIn, hasAddress, joinPath, pageAddresses } from '../../content/read/page-paths.ts';
import { checkReleasedAddresses, type ReleasedAddress } from '../../content/releases/released-addresses.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { entriesFolder, kindOf, PAGES_FOLDER } from '../../model/file-kinds.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import type { CollectionDefinition } from '../../schema/define-collection.ts';
import { readGit } from '../git/run-git.ts';
import { readVersions } from '../translations/git-history.ts';

/**
 * Warns of addresses that the last commit has and that lead nowhere in the working tree, for a site that no release has
 * recorded yet. Empty without a repository.
 * @param checked content without errors
 */
export async function checkCommittedAddresses(
  root: string,
  checked: CheckedFiles,
  model: ContentModel,
): Promise<Diagnostic[]> {
  const names = await readGit(root, [
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=MD',
    '-z',
    '--relative',
    'HEAD',
    '--',
    PAGES_FOLDER,
    ...[...model.collections.keys()].map(entriesFolder),
  ]);
  const files = (names ?? '').split('\0').filter((name) => ['page', 'entry'].includes(kindOf(model, name)?.kind ?? ''));
  const versions = await readVersions(
    root,
    files.map((file) => `HEAD:./${file}`),
  );
  const committed = files.flatMap((file) => addressesIn(file, versions.get(`HEAD:./${file}`) ?? '', checked, model));
  return checkReleasedAddresses(checked, committed, 'commit');
}

/**
 * Returns the addresses of a page or an entry in an earlier version of its file.
 * @param checked the content as it is now
 */
export function addressesIn(
  file: string,
  text: string,
  { pages }: CheckedFiles,
  model: ContentModel,
): (ReleasedAddress & { line: number })[] {
  const { data } = parseYaml({ file, text });
  const listed = (addresses: readonly string[]) => addresses.map((address) => ({ address, file, line: 1 }));
  const found = kindOf(model, file);
  if (found?.kind === 'page') {
    const { path } = found;
    const { each, alsoAt, redirectFrom } = readPageOutline(data, model.regions);
    return each || !hasAddress(path) ? [] : listed([...pageAddresses({ path, alsoAt }), ...redirectFrom]);
  }
  if (found?.kind !== 'entry') return [];
  const slug = slugIn(data, found, model.regions);
  const bases = entryPathsIn(pages, found.collection.name);
  const own = slug === undefined ? [] : bases.map((base) => joinPath(base, slug));
  return listed([...own, ...oldAddressesIn(groupOf(data)['redirectFrom'])]);
}

/** Returns the last part of the address of an entry as it was committed; `undefined` if today's schema rejects it. */
function slugIn(
  data: unknown,
  { collection: { schema, slug }, id }: { collection: CollectionDefinition; id: string },
  regions: SiteRegions,
): string | undefined {
  if (!slug) return id;
  const { data: entry } = schema.safeParse(data);
  return entry && slug(entry, regions);
}
