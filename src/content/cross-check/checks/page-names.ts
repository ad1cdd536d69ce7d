import { say, verbatim } from '../../../i18n/phrase.ts';
import { type Diagnostic, type FileFinding, inBoth, ofWholeFile, withRemedies } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import type { SiteRegions } from '../../../regions/site-regions.ts';
import { namedWhole } from '../../diagnostics/in-forms.ts';
import { isListPath } from '../../entries/entry-list.ts';
import { isPagePath, pagePathOf, rightPath } from '../../read/page-paths.ts';
import { both, type PathProblem, reservedPathProblem } from './reserved-names.ts';
import { createDuplicateDetector } from './indexed-entry.ts';
import { entriesInForm } from './entry-words.ts';
import { entryPageName, neededPages, useOfEntryPage } from './needed-pages.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { ownAddresses, type IndexedPage, type SiteIndex } from './site-index.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Reports missing pages that the application links to. */
export const missingPages = ({ index, model }: CheckContext): Diagnostic[] => {
  const there = new Set(index.pages.map(({ path }) => path || 'home'));
  const ofEntries = [...model.collections.values()]
    .filter(({ name }) => !index.entryPaths.get(name)?.length)
    .map((collection) => [entryPageName(collection), useOfEntryPage(collection)] as const);
  return [...neededPages(model), ...ofEntries]
    .filter(([name]) => !there.has(name))
    .map(([name, why]) =>
      ofWholeFile(`content/pages/${name}.yaml`, 'The page is missing.', `Bring it back: ${why.english}`, 'error', {
        message: name === 'home' ? say`The home page is missing.` : say`The page ${namedWhole(name)} is missing.`,
        hint: say`Restore it under “Changes”: ${why}`,
        ...(name === 'home' && { visitors: VISITORS.missingHomePage }),
      }),
    );
};

/** Reports page files whose name isn't a valid path or whose path is taken. */
export const checkPageNames: CrossFileCheck = ({ index, model }) => {
  const seen = createDuplicateDetector();
  return index.pages.flatMap((page) => [
    ...checkName(page, index, model.regions),
    ...checkBelowLists(page, index, model),
    ...page.alsoAt.flatMap((address, number) => checkFurther(page, address, number, model.regions)),
    ...(isPagePath(page.path) ? ownAddresses(page, index.entries) : []).flatMap((address): FileFinding[] => {
      const earlier = seen(address, page.file);
      return earlier && earlier !== page.file ? [twice(page, address, earlier)] : [];
    }),
    ...(new Set([page.path, ...page.alsoAt]).size <= page.alsoAt.length ? [repeated(page)] : []),
  ]);
};

function checkName({ file }: IndexedPage, { pages }: SiteIndex, regions: SiteRegions): FileFinding[] {
  const path = pagePathOf(file);
  const free = mended(path, new Set(pages.map((page) => page.path)), regions);
  const wrong = path === '' ? undefined : nameProblem(path, regions);
  return wrong
    ? [
        {
          file,
          path: [],
          offset: 0,
          message: `The name of the file cannot be an address: ${wrong.inFile}.`,
          hint:
            free === undefined
              ? `Give it another name: ${rightPath(path, regions)}.yaml is there already.`
              : `Rename it, for example to ${free}.yaml.`,
          form: {
            message: say`The page cannot have the address /${verbatim(path)}: ${wrong.inForm}.`,
            hint:
              free === undefined
                ? say`Give it another address: /${verbatim(rightPath(path, regions))} is taken.`
                : say`Give it another address, for example /${verbatim(free)}.`,
          },
        },
      ]
    : [];
}

function checkFurther({ file }: IndexedPage, address: string, index: number, regions: SiteRegions): FileFinding[] {
  const wrong = reservedPathProblem(address, regions);
  return wrong
    ? [
        {
          file,
          path: ['alsoAt', index],
          message: `No page can have the address /${address}: ${wrong.inFile}.`,
          hint: 'Choose another address.',
          form: {
            message: say`No page can have the address /${verbatim(address)}: ${wrong.inForm}.`,
            hint: say`Choose another address.`,
          },
        },
      ]
    : [];
}

/** Reports pages at a path that a paginated list uses, or will use once the list is long enough. */
const checkBelowLists = (page: IndexedPage, { pages }: SiteIndex, { collections }: ContentModel): FileFinding[] =>
  [page.path, ...page.alsoAt].flatMap((address, index): FileFinding[] => {
    const owner = pages.find((other) =>
      [other.path, ...other.alsoAt].some((base) => continuesAt(other, base, address)),
    );
    if (!owner) return [];
    const entries = entriesInForm(collections.get(owner.list?.collection ?? ''));
    const message = say`No page can have the address /${verbatim(address)}: the list of ${entries} in ${verbatim(owner.file)} continues there.`;
    return index === 0
      ? [
          {
            file: page.file,
            path: [],
            offset: 0,
            ...withRemedies(message, 'Give the file another name.', say`Give the page another address.`),
          },
        ]
      : [{ file: page.file, path: ['alsoAt', index - 1], ...inBoth(message, say`Choose another address.`) }];
  });

function continuesAt({ list }: IndexedPage, base: string, address: string): boolean {
  const above = base === '' ? '' : `${base}/`;
  return list !== undefined && address.startsWith(above) && isListPath(address.slice(above.length));
}

function nameProblem(path: string, regions: SiteRegions): PathProblem | undefined {
  if (!isPagePath(path)) return both(() => say`it may have small letters, digits and single hyphens only`);
  return reservedPathProblem(path, regions);
}

/** Returns the nearest path that a page can have; `undefined` if another page has it. */
function mended(path: string, taken: ReadonlySet<string>, regions: SiteRegions): string | undefined {
  const plain = rightPath(path, regions);
  return [nameProblem(plain, regions) || plain === '' ? 'my-page' : plain].find((one) => !taken.has(one));
}

function twice({ file, each, alsoAt }: IndexedPage, address: string, earlier: string): FileFinding {
  const index = alsoAt.findIndex((base) => address === base || address.startsWith(`${base}/`));
  const path = index < 0 ? (each === undefined ? [] : ['each']) : ['alsoAt', index];
  return {
    file,
    path,
    ...seenAs(
      inBoth(
        say`The address /${verbatim(address)} belongs to ${verbatim(earlier)} already.`,
        say`Give each page an address of its own.`,
      ),
      VISITORS.sameAddress,
    ),
  };
}

const repeated = ({ file }: IndexedPage): FileFinding => ({
  file,
  path: ['alsoAt'],
  ...withRemedies(
    say`An address is listed twice.`,
    'Name each further address once; the file gives the first.',
    say`List each further address once, and not the one that the page has anyway.`,
  ),
});
