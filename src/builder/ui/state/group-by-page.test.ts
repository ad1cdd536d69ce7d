import { expect, it } from 'vitest';
import type { SiteFile, OpenTranslation } from '../../protocol/answers.ts';
import { groupByPage } from './group-by-page.ts';

const file = (name: string, group: SiteFile['group'], address?: string): SiteFile => ({
  file: name,
  group,
  title: name,
  ...(address !== undefined && { address }),
  errors: 0,
  warnings: 0,
});
const text = (name: string, label: string): OpenTranslation => ({
  file: name,
  path: ['title'],
  key: 'da',
  hash: '',
  state: 'untranslated',
  label,
  text: label,
  source: label,
});

it('lists pages as the navigation does, each with its texts in order, and no page without any', () => {
  const files = [
    file('content/dictionary.yaml', 'settings'),
    file('content/pages/about.yaml', 'pages', '/about'),
    file('content/pages/faq.yaml', 'pages', '/faq'),
    file('content/pages/home.yaml', 'pages', '/'),
  ];
  const texts = [
    text('content/dictionary.yaml', 'Menu'),
    text('content/pages/about.yaml', 'Story'),
    text('content/pages/home.yaml', 'Hero'),
    text('content/pages/home.yaml', 'Pricing'),
  ];
  const labels = groupByPage(texts, { files, collections: [], pageLists: [] }).map((page) => [
    page.file.file,
    page.texts.map(({ label }) => label),
  ]);
  expect(labels).toEqual([
    ['content/pages/home.yaml', ['Hero', 'Pricing']],
    ['content/pages/about.yaml', ['Story']],
    ['content/dictionary.yaml', ['Menu']],
  ]);
});
