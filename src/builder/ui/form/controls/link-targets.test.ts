import { expect, it } from 'vitest';
import { linkTargets } from './link-targets.ts';

const page = (name: string, title: string, address: string) => ({
  file: `content/pages/${name}.yaml`,
  group: 'pages' as const,
  title,
  address,
  errors: 0,
  warnings: 0,
});

const SITE: Parameters<typeof linkTargets>[0] = {
  files: [page('about', 'About', '/about'), page('home', 'Home', '/')],
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Danish' },
  ],
  sectionTypes: [{ type: 'faq', title: 'Questions', description: '', keywords: '', example: {} }],
  facts: [{ name: 'person', title: 'Person', value: 'Ada', file: 'content/site.yaml', path: ['name'] }],
  regions: [],
  anchors: {
    '/': [{ anchor: 'prices', title: { en: 'What {person} costs', da: 'Hvad {person} koster' } }, { anchor: 'faq' }],
    '/about': [{ anchor: 'how-i-work' }],
  },
};

it('names a section by its title, by its type, or by the name that it was given', () => {
  const titles = linkTargets(SITE, 'content/pages/home.yaml', undefined, false).map(
    ({ address, title }) => `${address} ${title}`,
  );
  expect(titles).toEqual([
    '#prices This page: What Ada costs',
    '#faq This page: Questions',
    '/ Home',
    '/about About',
    '/about#how-i-work About: How i work',
  ]);
});

it('names sections of other pages with their page, and mailbox and telephone last', () => {
  const owner = { email: 'a@example.com', phone: '+4512345678' };
  const targets = linkTargets(SITE, 'content/pages/about.yaml', owner, true);
  expect(targets[0]).toMatchObject({ kind: 'contact' });
  expect(targets.find(({ address }) => address === '/#prices')?.title).toBe('Home: What Ada costs');
  expect(targets.slice(-2).map(({ address }) => address)).toEqual(['mailto:a@example.com', 'tel:+4512345678']);
});
