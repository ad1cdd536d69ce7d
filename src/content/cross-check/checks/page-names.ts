import type { ContentModel } from '../../../model/content-model.ts';
import type { SiteRegions } from '../../../regions/site-regions.ts';
import { ofWholeFile, type Diagnostic, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { curlyQuotes, namedWhole } from '../../diagnostics/in-forms.ts';
import { isListPath } from '../../entries/entry-list.ts';
import { isPagePath, pagePathOf, rightPath } from '../../read/page-paths.ts';
import { reservedPathProblem } from './reserved-names.ts';
import { createDuplicateDetector } from './indexed-entry.ts';
import { entriesWord } from './entry-words.ts';
import { entryPageName, neededPages, useOfEntryPage } from './needed-pages.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { ownAddresses, type IndexedPage, type SiteIndex } from './site-index.ts';

/** Reports missing pages that the application links to. */
export const missingPages = ({ index, model }: CheckContext): Diagnostic[] => {
  const there = new Set(index.pages.map(({ path }) => path || 'home'));
  const ofEntries = [...model.collections.values()]
    .filter(({ name }) => !index.entryPaths.get(name)?.length)
    .map((collection) => [entryPageName(collection), useOfEntryPage(collection)] as const);
  return [...neededPages(model), ...ofEntries]
    .filter(([name]) => !there.has(name))
    .map(([name, why]) =>
      ofWholeFile(`content/pages/${name}.yaml`, 'The page is missing.', `Bring it back: ${why}`, 'error', {
        message: name === 'home' ? 'The home page is missing.' : `The page ${namedWhole(name)} is missing.`,
        hint: `Restore it under “Changes”: ${why}`,
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
          message: `The name of the file cannot be an address: ${wrong}.`,
          hint:
            free === undefined
              ? `Give it another name: ${rightPath(path, regions)}.yaml is there already.`
              : `Rename it, for example to ${free}.yaml.`,
          form: {
            message: `The page cannot have the address /${path}: ${curlyQuotes(wrong)}.`,
            hint:
              free === undefined
                ? `Give it another address: /${rightPath(path, regions)} is taken.`
                : `Give it another address, for example /${free}.`,
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
          message: `No page can have the address /${address}: ${wrong}.`,
          hint: 'Choose another address.',
          form: {
            message: `No page can have the address /${address}: ${curlyQuotes(wrong)}.`,
            hint: 'Choose another address.',
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
    const entries = entriesWord(collections.get(owner.list?.collection ?? ''));
    const message = `No page can have the address /${address}: the list of ${entries} in ${owner.file} continues there.`;
    return index === 0
      ? [
          {
            file: page.file,
            path: [],
            offset: 0,
            message,
            hint: 'Give the file another name.',
            form: { hint: 'Give the page another address.' },
          },
        ]
      : [{ file: page.file, path: ['alsoAt', index - 1], message, hint: 'Choose another address.', form: 'same' }];
  });

function continuesAt({ list }: IndexedPage, base: string, address: string): boolean {
  const above = base === '' ? '' : `${base}/`;
  return list !== undefined && address.startsWith(above) && isListPath(address.slice(above.length));
}

function nameProblem(path: string, regions: SiteRegions): string | undefined {
  if (!isPagePath(path)) return 'it may have small letters, digits and single hyphens only';
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
    message: `The address /${address} belongs to ${earlier} already.`,
    hint: 'Give each page an address of its own.',
    form: 'same',
  };
}

const repeated = ({ file }: IndexedPage): FileFinding => ({
  file,
  path: ['alsoAt'],
  message: 'An address is listed twice.',
  hint: 'Name each further address once; the file gives the first.',
  form: { hint: 'List each further address once, and not the one that the page has anyway.' },
});
