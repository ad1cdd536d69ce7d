import { expect, test } from 'vitest';
import type { SiteFile } from '../../protocol/answers.ts';
import { filterFiles, groupFiles, isEntryTemplate } from './page-tree.ts';

const file = (path: string, group: SiteFile['group'], title = path, address?: string): SiteFile => ({
  file: path,
  group,
  title,
  ...(address !== undefined && { address }),
  errors: 0,
  warnings: 0,
});

const FILES = [
  file('content/site.yaml', 'settings', 'Site'),
  { ...file('content/case-studies/raney.yaml', 'entries', 'Raney', '/case-study/raney'), collection: 'case-studies' },
  file('content/pages/services/saas.yaml', 'pages', 'SaaS', '/services/saas'),
  file('content/shared/process.yaml', 'shared', 'process'),
  file('content/pages/home.yaml', 'pages', 'Home', '/'),
];

const TITLES = { collections: [{ name: 'case-studies', plural: 'Case studies' }], pageLists: [] };

test('groups pages by folder, between the pages and the collections', () => {
  expect(groupFiles(FILES, TITLES).map(({ name }) => name)).toEqual([
    'Pages',
    'Services',
    'Case studies',
    'Shared sections',
    'Settings',
  ]);
});

test('calls a folder as the list of its pages is called, which may have another language', () => {
  const pageLists = [{ name: 'services', title: 'Ydelser' }];
  const names = groupFiles(FILES, { ...TITLES, pageLists }).map(({ name }) => name);
  expect(names).toContain('Ydelser');
  expect(names).not.toContain('Services');
});

test('knows the page that shows each entry by the address of the first one', () => {
  const template = file('content/pages/case-study.yaml', 'pages', '{client}', '/case-study/raney');
  expect([...FILES, template].filter((page) => isEntryTemplate(page, FILES))).toEqual([template]);
});

test('finds files by words of title and address', () => {
  const found = (search: string) => filterFiles(FILES, search).map(({ title }) => title);
  expect(found('  ')).toHaveLength(FILES.length);
  expect(found('SERVICES saas')).toEqual(['SaaS']);
  expect(found('nothing')).toEqual([]);
});

test('finds settings by the beginnings of their keywords, without accents', () => {
  const site = { ...file('content/site.yaml', 'settings', 'Site'), keywords: 'Contact Phone Hjørner' };
  const found = (search: string) => filterFiles([...FILES, site], search).filter((one) => one === site).length;
  expect(['phone', 'site cont', 'hjorner', 'hone'].map(found)).toEqual([1, 1, 1, 0]);
});

test('lists the home page first, and pages without an address last', () => {
  const pages = [
    file('content/pages/404.yaml', 'pages', 'Absent'),
    file('content/pages/b.yaml', 'pages', 'B', '/b'),
    file('content/pages/a.yaml', 'pages', 'A', '/a'),
    file('content/pages/home.yaml', 'pages', 'Home', '/'),
  ];
  expect(groupFiles(pages, TITLES)[0]?.files.map(({ title }) => title)).toEqual(['Home', 'A', 'B', 'Absent']);
});
