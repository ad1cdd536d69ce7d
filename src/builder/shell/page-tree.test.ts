import { expect, test } from 'vitest';
import type { SiteFile } from '../../editing-protocol/builder/site-methods.ts';
import { filterFiles, groupFiles, isCaseTemplate } from './page-tree.ts';

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
  file('content/case-studies/raney.yaml', 'case-studies', 'Raney', '/case-study/raney'),
  file('content/pages/services/saas.yaml', 'pages', 'SaaS', '/services/saas'),
  file('content/shared/process.yaml', 'shared', 'process'),
  file('content/pages/home.yaml', 'pages', 'Home', '/'),
];

test('groups pages by folder, between the pages and the case studies', () => {
  expect(groupFiles(FILES).map(({ name }) => name)).toEqual([
    'Pages',
    'Services',
    'Case studies',
    'Shared sections',
    'Settings',
  ]);
});

test('knows the page that shows all case studies by the address of the first one', () => {
  const template = file('content/pages/case-study.yaml', 'pages', '{client}', '/case-study/raney');
  expect([...FILES, template].filter((page) => isCaseTemplate(page, FILES))).toEqual([template]);
});

test('finds files by words of title and address', () => {
  const found = (search: string) => filterFiles(FILES, search).map(({ title }) => title);
  expect(found('  ')).toHaveLength(FILES.length);
  expect(found('SERVICES saas')).toEqual(['SaaS']);
  expect(found('nothing')).toEqual([]);
});

test('lists the home page first, and pages without an address last', () => {
  const pages = [
    file('content/pages/404.yaml', 'pages', 'Absent'),
    file('content/pages/b.yaml', 'pages', 'B', '/b'),
    file('content/pages/a.yaml', 'pages', 'A', '/a'),
    file('content/pages/home.yaml', 'pages', 'Home', '/'),
  ];
  expect(groupFiles(pages)[0]?.files.map(({ title }) => title)).toEqual(['Home', 'A', 'B', 'Absent']);
});
