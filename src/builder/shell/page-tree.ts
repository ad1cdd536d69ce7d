import type { SiteFile } from '../../editing-protocol/builder/site-methods.ts';

/** Files under one heading of the navigation. */
export interface PageGroup {
  name: string;
  files: readonly SiteFile[];
}

const NAMES: Record<Exclude<SiteFile['group'], 'pages'>, string> = {
  'case-studies': 'Case studies',
  shared: 'Shared sections',
  settings: 'Settings',
};

/** Folders of `content/pages/` stand between the pages and the case studies. */
const ORDER = ['Pages', undefined, ...Object.values(NAMES)] as const;

/** Sorts the site's files into the groups of the navigation: pages, folders of pages such as "Services", and the rest. */
export function groupFiles(files: readonly SiteFile[]): PageGroup[] {
  const groups = new Map<string, SiteFile[]>();
  for (const file of files) {
    const name = groupName(file);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  const rank = (name: string) => {
    const index = ORDER.indexOf(name as (typeof ORDER)[number]);
    return index < 0 ? 1 : index;
  };
  return [...groups]
    .map(([name, inGroup]) => ({ name, files: inGroup }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name));
}

function groupName({ group, file }: SiteFile): string {
  if (group !== 'pages') return NAMES[group];
  const folder = /^content\/pages\/([^/]+)\//.exec(file)?.[1];
  return folder === undefined ? 'Pages' : folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');
}

/** Keeps the files whose title or address contains every word of a search. */
export function filterFiles(files: readonly SiteFile[], search: string): readonly SiteFile[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return files;
  return files.filter(({ title, address = '', file }) => {
    const text = `${title} ${address} ${file}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
