import { say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, inBoth, type Message, withRemedies } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { isRegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { titled } from '../../diagnostics/in-forms.ts';
import { joinPath, hasAddress } from '../../read/page-paths.ts';
import type { CrossFileCheck } from './check-context.ts';
import { createDuplicateDetector, plainForm } from './indexed-entry.ts';
import { entriesInForm, entryInForm, entryWord } from './entry-words.ts';
import { reservedPathProblem } from './reserved-names.ts';
import type { SiteIndex } from './site-index.ts';
import type { Path } from '../../../data/path.ts';

/** An old address as a file lists it. */
interface OldAddress {
  address: string;
  file: string;
  path: Path;
  /** Where it leads, without region; `undefined` if that's unknown, or if the address is gone for good. */
  target: string | undefined;
}

/** Reports old addresses that no redirect can serve: taken ones, repeated ones, and those of pages without an address. */
export const checkOldAddresses: CrossFileCheck = ({ index, model, checked: { singles } }) => {
  const seen = createDuplicateDetector();
  const gone = (singles.site?.value.gone ?? []).map((address, number): OldAddress => ({
    address,
    file: singles.site?.file ?? '',
    path: ['gone', number],
    target: undefined,
  }));
  return [
    ...index.pages.filter(({ redirectFrom }) => redirectFrom.length > 0).flatMap((page) => checkOwner(page, model)),
    ...[...oldAddressesOf(index), ...gone].flatMap((old): FileFinding[] => {
      const { file, path, address } = old;
      const earlier = seen(address, file);
      const problem = problemOf(old, index, model.regions);
      if (problem) return [{ file, path, ...problem }];
      if (earlier === undefined) return [];
      const message = say`The old address /${verbatim(address)} is listed in ${verbatim(earlier)} already.`;
      const hint = say`An address leads to one page: delete it from one of the lists.`;
      return [{ file, path, ...inBoth(message, hint) }];
    }),
  ];
};

/** Returns the path without region that an old address leads to. */
export const newAddressOf = (index: SiteIndex, address: string): string | undefined =>
  [...oldAddressesOf(index)].find((old) => old.address === address)?.target;

function* oldAddressesOf({ pages, entries, entryPaths }: SiteIndex): Generator<OldAddress> {
  for (const { redirectFrom, file, path: target } of pages)
    for (const [number, address] of redirectFrom.entries())
      yield { address, file, path: ['redirectFrom', number], target };
  for (const { redirectFrom, file, slug, collection } of entries)
    for (const [number, address] of redirectFrom.entries()) {
      const [base] = entryPaths.get(collection) ?? [];
      const target = slug === undefined || base === undefined ? undefined : joinPath(base, slug);
      yield { address, file, path: ['redirectFrom', number], target };
    }
}

function checkOwner({ file, path, each }: SiteIndex['pages'][number], { collections }: ContentModel): FileFinding[] {
  const collection = collections.get(each ?? '');
  if (hasAddress(path) && !collection) return [];
  const word = entryWord(collection);
  return [
    {
      file,
      path: ['redirectFrom'],
      key: true,
      ...withRemedies(
        collection
          ? say`The page stands for many ${entriesInForm(collection)}: nothing can lead to it.`
          : say`The page has no address of its own: nothing can lead to it.`,
        collection
          ? `Move the line to the file of the ${word} that is meant.`
          : 'Move the line to the page that replaces the old one, or list the address under "gone:" in content/site.yaml.',
        collection
          ? say`Move the addresses to the ${entryInForm(collection)} that is meant.`
          : say`Move the addresses to the page that replaces the old one, or to ${titled('Removed for good')} in content/site.yaml.`,
      ),
    },
  ];
}

function problemOf({ address, target }: OldAddress, index: SiteIndex, regions: SiteRegions): Message | undefined {
  const [first = '', ...rest] = address.split('/');
  if (isRegionCode(regions, first)) {
    const plain = rest.join('/');
    const isFree = plain !== '' && !index.addresses.has(plain) && reservedPathProblem(plain, regions) === undefined;
    return {
      ...inBoth(
        say`The old address /${verbatim(address)} begins with a region.`,
        isFree
          ? say`It counts in every region: write /${verbatim(plain)}.`
          : say`Delete it: it counts in every region.`,
      ),
    };
  }
  const reserved = reservedPathProblem(address, regions);
  if (reserved)
    return {
      message: `No redirect can begin at /${address}: ${reserved.inFile}.`,
      hint: 'Delete the address.',
      form: {
        message: say`No redirect can begin at /${verbatim(address)}: ${reserved.inForm}.`,
        hint: say`Delete the address.`,
      },
    };
  const page = index.addresses.get(address);
  if (!page) return sameButCase(address, index);
  return address === target
    ? {
        ...inBoth(say`The page is at /${verbatim(address)} itself.`, say`List only addresses that it no longer has.`),
      }
    : {
        ...withRemedies(
          say`The address /${verbatim(address)} belongs to ${verbatim(page.file)}, which nobody could reach then.`,
          'Delete the address here, or rename the other page.',
          say`Delete the address here, or give the other page another one.`,
        ),
      };
}

/** Reports an old address that some systems take for a page's: one page would have two files of that name. */
function sameButCase(address: string, { addresses }: SiteIndex): Message | undefined {
  const page = addresses.get(plainForm(address));
  return (
    page && {
      ...inBoth(
        say`The old address /${verbatim(address)} differs from that of ${verbatim(page.file)} in capitals only, and some systems take the two for one.`,
        say`Delete the address.`,
      ),
    }
  );
}
