import { afterEach, expect, test } from 'vitest';
import { readInterfaceLanguageFrom } from '../../../i18n/interface-language.ts';
import { anchorOf, describeSections, scheduleWords, sectionIds, sectionRecords } from './section-list.ts';

const SITE = {
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Danish' },
  ],
  sectionTypes: [
    { type: 'pricing', title: 'Prices', description: '', example: {} },
    { type: 'process', title: 'Process', description: '', example: {} },
  ],
  shared: [{ name: 'steps', type: 'process', pages: ['/', '/a'] }],
  facts: [{ name: 'person', title: 'Person', value: 'Ada', file: 'content/site.yaml', path: ['name'] }],
  regions: [],
};

afterEach(() => readInterfaceLanguageFrom(() => 'en'));

const describe = (...sections: unknown[]) => describeSections({ sections }, SITE, () => undefined);

test('names a section by its title in the source language', () => {
  expect(describe({ type: 'pricing', title: { da: 'Priser', en: 'What it costs' } })[0]).toMatchObject({
    title: 'What it costs',
    typeTitle: 'Prices',
    index: 0,
  });
});

test('shows the value of a fact in a title', () => {
  expect(describe({ type: 'pricing', title: { en: '{person}: what she costs' } })[0]?.title).toBe(
    'Ada: what she costs',
  );
});

test('names a section without a title by its type, known or not', () => {
  expect(describe({ type: 'pricing' }, { type: 'strange' }, 5).map(({ title }) => title)).toEqual([
    'Prices',
    'strange',
    'Unknown section',
  ]);
});

test('takes the title of a text by region from a region with the language of the person, else from the first one', () => {
  const sections = [{ type: 'pricing', title: { us: 'Hi', dk: 'Hej {person}' } }];
  const regions = [
    { code: 'us', name: 'USA', flag: '', language: 'en', locale: 'en-US', draft: false },
    { code: 'dk', name: 'Denmark', flag: '', language: 'da', locale: 'da-DK', draft: false },
  ];
  const titleIn = (language: 'en' | 'da', site: Partial<Parameters<typeof describeSections>[1]>) => {
    readInterfaceLanguageFrom(() => language);
    return describeSections({ sections }, { ...SITE, ...site }, () => undefined)[0]?.title;
  };
  expect(titleIn('en', { regions })).toBe('Hi');
  expect(titleIn('da', { regions })).toBe('Hej Ada');
  expect(titleIn('da', { regions: regions.slice(0, 1) })).toBe('Hi');
});

test('describes a shared section by its own file and the fields of the page', () => {
  const [section] = describeSections({ sections: [{ shared: 'steps', hidden: true }] }, SITE, () => ({
    type: 'process',
    title: { en: 'How it begins' },
    regions: ['us'],
  }));
  expect(section).toMatchObject({
    title: 'How it begins',
    typeTitle: 'Process',
    hidden: true,
    regions: ['us'],
    shared: { name: 'steps', pages: ['/', '/a'] },
  });
});

test('names a shared section by its type while its file loads', () => {
  expect(describe({ shared: 'steps' })[0]).toMatchObject({ title: 'Process', type: 'process' });
});

test('tells a file without sections from a page without any', () => {
  expect(sectionRecords({ name: 'x' })).toBeUndefined();
  expect(sectionRecords(null)).toBeUndefined();
  expect(sectionRecords({ sections: [] })).toEqual([]);
});

test('takes the type for the anchor of a section without an id', () => {
  expect(describe({ type: 'pricing', id: 'cost' }, { type: 'pricing' }).map(anchorOf)).toEqual(['cost', 'pricing']);
});

test('says when a section is shown', () => {
  const words = describe(
    { type: 'pricing', visibleFrom: '2027-01-01', visibleUntil: '2027-02-01' },
    { type: 'pricing', visibleFrom: '2027-01-01' },
    { type: 'pricing', visibleUntil: '2027-02-01' },
    { type: 'pricing' },
  ).map(scheduleWords);
  expect(words).toEqual([
    'Shown from Jan 1, 2027 until Feb 1, 2027',
    'Shown from Jan 1, 2027',
    'Shown until Feb 1, 2027',
    undefined,
  ]);
});

test('knows a section that was added by the same number after a component has asked for older data', () => {
  const [older, newer] = [{ sections: [{ type: 'a' }] }, { sections: [{ type: 'a' }, { type: 'b' }] }];
  sectionIds('flips.yaml', older);
  const ids = sectionIds('flips.yaml', newer);
  sectionIds('flips.yaml', older);
  expect(sectionIds('flips.yaml', newer)).toEqual(ids);
  expect(sectionIds('flips.yaml', { ...newer, title: 'New' })).toEqual(ids);
});
