import { ofWholeFile, type Diagnostic, type FileFinding } from '../diagnostic.ts';
import { pagePathOf } from '../page-paths.ts';
import { reservedProblem } from '../reserved-address.ts';
import { createSeen } from './case-names.ts';
import type { Site, SiteCheck } from './site.ts';
import { addressesOf, type IndexedPage } from './site-index.ts';

/** The page that is made for each case study and that the cards lead to. */
export const CASE_PAGE = 'case-study';

/** Pages to which the program itself leads visitors, and when it does. */
const NEEDED: Readonly<Record<string, string>> = {
  home: 'It is the home page.',
  '404': 'It is shown where no page stands.',
  [CASE_PAGE]: 'The cards of case studies lead to it.',
  'case-study-not-found': 'It is shown where no case study stands.',
  'thank-you': 'The contact form leads to it where there is no script.',
};

/** Names pages that the program leads to and that are not there. */
export const missingPages = ({ index }: Site): Diagnostic[] => {
  const there = new Set(index.pages.map(({ path }) => path || 'home'));
  return Object.entries(NEEDED)
    .filter(([name]) => !there.has(name))
    .map(([name, why]) => ofWholeFile(`content/pages/${name}.yaml`, 'The page is missing.', `Bring it back: ${why}`));
};

/** Names pages whose file name is no address, or whose address another page has. */
export const checkPageNames: SiteCheck = ({ index }) => {
  const seen = createSeen();
  return index.pages.flatMap((page) => [
    ...checkName(page),
    ...page.alsoAt.flatMap((address, index) => checkFurther(page, address, index)),
    ...addressesOf(page, index.cases).flatMap((address): FileFinding[] => {
      const earlier = seen(address, page.file);
      return earlier && earlier !== page.file ? [twice(page, address, earlier)] : [];
    }),
    ...(new Set([page.path, ...page.alsoAt]).size <= page.alsoAt.length ? [repeated(page)] : []),
  ]);
};

function checkName({ file }: IndexedPage): FileFinding[] {
  const path = pagePathOf(file);
  const wrong = path === '' ? undefined : nameProblem(path);
  return wrong
    ? [
        {
          file,
          path: [],
          offset: 0,
          message: `The name of the file can not be an address: ${wrong}.`,
          hint: `Rename it, for example to ${mended(path)}.yaml.`,
        },
      ]
    : [];
}

function checkFurther({ file }: IndexedPage, address: string, index: number): FileFinding[] {
  const wrong = reservedProblem(address);
  return wrong
    ? [
        {
          file,
          path: ['alsoAt', index],
          message: `No page can stand at /${address}: ${wrong}.`,
          hint: 'Choose another address.',
        },
      ]
    : [];
}

function nameProblem(path: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(path))
    return 'it may have small letters, digits and single hyphens only';
  return reservedProblem(path);
}

/** A name of a page as an address may have it. */
function mended(path: string): string {
  const plain = path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æø]/g, (letter) => (letter === 'æ' ? 'ae' : 'oe'))
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .join('/');
  return nameProblem(plain) ? 'my-page' : plain;
}

function twice({ file, each, alsoAt }: IndexedPage, address: string, earlier: string): FileFinding {
  const index = alsoAt.findIndex((base) => address === base || address.startsWith(`${base}/`));
  const path = index < 0 ? (each ? ['each'] : []) : ['alsoAt', index];
  return {
    file,
    path,
    message: `The address /${address} belongs to ${earlier} already.`,
    hint: 'Give each page an address of its own.',
  };
}

const repeated = ({ file }: IndexedPage): FileFinding => ({
  file,
  path: ['alsoAt'],
  message: 'An address stands here twice.',
  hint: 'Name each further address once; the file gives the first.',
});
