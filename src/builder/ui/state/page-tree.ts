import { comparable } from '../kit/search-entries.ts';
import { texts } from '../../texts/texts.ts';
import type { SiteOverview, SiteFile } from '../../protocol/answers.ts';

/** Files under one heading of the navigation. */
export interface PageGroup {
  name: string;
  files: readonly SiteFile[];
}

const PAGES = texts.shell.navigation.groups.pages;

const NAMES: Record<Exclude<SiteFile['group'], 'pages' | 'entries'>, string> = {
  shared: texts.shell.navigation.groups.shared,
  settings: texts.common.settings,
};

/** What collections and lists of pages are called. */
interface GroupTitles {
  collections: readonly Pick<SiteOverview['collections'][number], 'name' | 'plural'>[];
  pageLists: SiteOverview['pageLists'];
}

/** Whether a file is the page that shows each entry of a collection: it has the address of the first one. */
export const isEntryTemplate = ({ group, address }: SiteFile, files: readonly SiteFile[]): boolean =>
  group === 'pages' &&
  address !== undefined &&
  files.some((other) => other.group === 'entries' && other.address === address);

/** The home page comes first, then other pages by name, then those without an address such as "Page not found". */
const byImportance = (a: SiteFile, b: SiteFile): number =>
  Number(b.address === '/') - Number(a.address === '/') ||
  Number(a.address === undefined) - Number(b.address === undefined) ||
  a.title.localeCompare(b.title);

/** Sorts the site's files into the groups of the navigation: pages, folders of pages such as "Services", and the rest. */
export function groupFiles(files: readonly SiteFile[], titles: GroupTitles): PageGroup[] {
  // Folders of `content/pages/` stand between the pages and the collections.
  const order = [PAGES, undefined, ...titles.collections.map(({ plural }) => plural), ...Object.values(NAMES)];
  const groups = new Map<string, SiteFile[]>();
  for (const file of files) {
    const name = groupName(file, titles);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  const rank = (name: string) => {
    const index = order.indexOf(name);
    return index < 0 ? 1 : index;
  };
  return [...groups]
    .map(([name, inGroup]) => ({ name, files: inGroup.sort(byImportance) }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name));
}

function groupName({ group, collection, file }: SiteFile, { collections, pageLists }: GroupTitles): string {
  if (group === 'entries') return collections.find(({ name }) => name === collection)?.plural ?? '';
  if (group !== 'pages') return NAMES[group];
  const folder = /^content\/pages\/([^/]+)\//.exec(file)?.[1];
  if (folder === undefined) return PAGES;
  const list = pageLists.find(({ name }) => name === folder);
  return list?.title ?? folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');
}

/** Keeps the files that have every word of a search in their title or address, or at the beginning of one of their keywords. */
export function filterFiles(files: readonly SiteFile[], search: string): readonly SiteFile[] {
  const words = comparable(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return files;
  return files.filter(({ title, address = '', file, keywords = '' }) => {
    const name = comparable(`${title} ${address} ${file}`);
    const further = ` ${comparable(keywords)}`;
    return words.every((word) => name.includes(word) || further.includes(` ${word}`));
  });
}
