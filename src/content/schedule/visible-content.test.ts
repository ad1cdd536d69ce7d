import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filesWith, parseContent, type Changes } from '../../../tests/support/minimal-page-data.ts';
import { projectsIn, withProjects } from '../../../tests/support/projects.ts';
import { MODEL, offers } from '../../../tests/support/minimal-model.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { reference } from '../../schema/reference.ts';
import { regional } from '../../schema/regional.ts';
import { schedule } from '../../schema/schedule.ts';
import { unpublishedImages } from './unpublished-images.ts';
import { visibleContent } from './visible-content.ts';

const siteOn = (day: string, changes: Changes, drafts = false) => {
  const all = parseContent(filesWith(changes));
  const content = visibleContent(all, MODEL, { day, drafts });
  return { content, unpublished: [...unpublishedImages(all, content, MODEL)] };
};

const offersIn = ({ singles }: SiteContent) => (singles[offers.name] as z.output<typeof offers.schema>).offers;

/** The page is shown from 1 December, with the service that links to it. */
const LATER: Changes = {
  'pages/about-me': [['sections:\n', 'visibleFrom: "2026-12-01"\nsections:\n']],
  offers: [['    link: /about-me\n', '    link: /about-me\n    visibleFrom: "2026-12-01"\n']],
};

describe('visibleContent', () => {
  it('leaves a page out before its first day, with the entry of the navigation and the service', () => {
    const before = siteOn('2026-11-30', LATER).content;
    expect(before.pages.map(({ path }) => path)).not.toContain('about-me');
    expect(before.navigation.main).toEqual([]);
    expect(offersIn(before)).toEqual([]);
    const after = siteOn('2026-12-01', LATER).content;
    expect(after.pages.map(({ path }) => path)).toContain('about-me');
    expect(after.navigation.main).toHaveLength(1);
    expect(offersIn(after).map(({ id }) => id)).toEqual(['stores']);
  });

  it('leaves out sections and entries, and images that only they show', () => {
    const changes: Changes = {
      'pages/home': [
        [
          '  - type: hero\n',
          '  - type: hero\n    title: { en: Offer, da: Tilbud }\n    picture: { src: /images/share.png, alt: { en: Offer, da: Tilbud } }\n    visibleUntil: "2026-12-24"\n  - type: hero\n    visibleFrom: "2026-12-25"\n',
        ],
      ],
      'projects/gasper': [['tags: [B2B]\n', 'tags: [B2B]\nvisibleUntil: "2026-12-24"\n']],
    };
    const offer = siteOn('2026-12-24', changes);
    expect(offer.content.pages.find(({ path }) => path === '')?.sections).toHaveLength(1);
    expect(projectsIn(offer.content).map(({ id }) => id)).toEqual(['alderley', 'gasper']);
    expect(offer.unpublished).toEqual([]);
    const over = siteOn('2026-12-25', changes);
    expect(over.content.pages.find(({ path }) => path === '')?.sections).toMatchObject([{ id: 'home' }]);
    expect(projectsIn(over.content).map(({ id }) => id)).toEqual(['alderley']);
    expect(over.unpublished).toEqual(['/images/share.png']);
  });

  it('shows drafts in previews only', () => {
    const changes: Changes = { 'projects/gasper': [['tags: [B2B]\n', 'tags: [B2B]\ndraft: true\n']] };
    expect(projectsIn(siteOn('2026-12-01', changes).content)).toHaveLength(1);
    expect(projectsIn(siteOn('2026-12-01', changes, true).content)).toHaveLength(2);
  });

  it('leaves out items of lists, and a section whose list has none left', () => {
    const voices = {
      title: 'Voices',
      description: 'Voices of clients.',
      schema: z.strictObject({ voices: z.array(z.strictObject({ name: z.string(), ...schedule() })).min(1) }),
      toProps: (fields: object) => fields,
    } as unknown as SectionDefinition;
    const all = parseContent(filesWith({}));
    const [home, ...others] = all.pages;
    if (!home) throw new Error('The site has no page.');
    const items = [
      { name: 'Ann', visibleUntil: '2026-12-01' },
      { name: 'Bo', visibleUntil: '2026-12-02' },
    ];
    const pages = [{ ...home, sections: [{ type: 'voices', voices: items }] }, ...others];
    const sectionsOn = (day: string) =>
      visibleContent({ ...all, pages }, { ...MODEL, sections: new Map([['voices', voices]]) }, { day, drafts: false })
        .pages[0]?.sections;
    expect(sectionsOn('2026-12-02')).toEqual([{ type: 'voices', voices: [{ name: 'Bo' }] }]);
    expect(sectionsOn('2026-12-03')).toEqual([]);
  });

  it.each([
    ['a draft', 'draft: true\n'],
    ['a page that is not shown yet', 'visibleFrom: "2027-01-01"\n'],
    ['a page that is no longer shown', 'visibleUntil: "2026-11-30"\n'],
  ])('leaves out what leads to %s from lists, and the menus that lead to a section of it', (_name, state) => {
    const changes: Changes = {
      'pages/about-me': [['sections:\n', `${state}sections:\n`]],
      'pages/404': [
        ['sections:\n', 'parents: [about-me, ""]\nsections:\n'],
        ['  keywords:', '  canonical: about-me\n  keywords:'],
      ],
      navigation: [['legal: []', 'legal: [{ label: { en: Story, da: Historie }, to: "/about-me#story" }]']],
    };
    const lost = (content: SiteContent) => content.pages.find(({ path }) => path === '404');
    const { content } = siteOn('2026-12-01', changes);
    expect([offersIn(content), content.navigation.main, content.navigation.legal]).toEqual([[], [], []]);
    expect(lost(content)).toMatchObject({ parents: [''], sections: [{ type: 'hero' }] });
    expect(lost(content)?.seo).not.toHaveProperty('canonical');
    const all = parseContent(filesWith({ ...changes, 'pages/about-me': [] }));
    expect(visibleContent(all, MODEL, { day: '2026-12-01', drafts: false })).toEqual(all);
  });

  it('leaves a menu entry out while the section that it leads to is not shown', () => {
    const mainWith = (state: string) =>
      siteOn('2026-12-01', {
        'pages/about-me': [
          ['    id: story\n', `    id: story\n    title: { en: A, da: B }\n${state}  - type: hero\n    id: more\n`],
        ],
        navigation: [['to: /about-me', 'to: "/about-me#story"']],
      }).content.navigation.main;
    for (const state of ['draft: true', 'hidden: true', 'visibleFrom: "2027-01-01"', 'visibleUntil: "2026-11-30"'])
      expect(mainWith(`    ${state}\n`)).toEqual([]);
    expect(mainWith('')).toHaveLength(1);
  });

  it('leaves entries out of the lists that name them, and a section with no other', () => {
    const changes: Changes = {
      'projects/gasper': [['tags: [B2B]\n', 'tags: [B2B]\nvisibleFrom: "2026-12-02"\n']],
      'pages/home': [
        [
          '  - type: hero\n',
          '  - type: hero\n    title: { en: One, da: En }\n    cases: [gasper]\n  - type: hero\n    cases: [gasper, alderley]\n',
        ],
      ],
    };
    const casesOn = (day: string) =>
      siteOn(day, changes)
        .content.pages.find(({ path }) => path === '')
        ?.sections.map(({ cases }) => cases);
    expect(casesOn('2026-12-01')).toEqual([['alderley']]);
    expect(casesOn('2026-12-02')).toEqual([['gasper'], ['gasper', 'alderley']]);
  });

  it('leaves a section out where the list of the region has no entry left', () => {
    const row = {
      title: 'Row',
      description: 'Cases.',
      schema: z.looseObject({
        cases: z.union([z.array(reference('projects')), regional(z.array(reference('projects')).min(1))]),
      }),
    };
    const all = parseContent(filesWith({}));
    const cases = projectsIn(all).map((one) => (one.id === 'gasper' ? { ...one, draft: true } : one));
    const shownIn = (named: object) => {
      const pages = all.pages.map((page) =>
        page.path === '' ? { ...page, sections: [{ type: 'row', cases: named }] } : page,
      );
      const sections = new Map([...MODEL.sections, ['row', row as unknown as SectionDefinition]]);
      const content = visibleContent(
        withProjects({ ...all, pages }, cases),
        { ...MODEL, sections },
        { day: '2026-12-01', drafts: false },
      );
      return content.pages.find(({ path }) => path === '')?.sections.map(({ regions }) => regions);
    };
    expect(shownIn({ us: ['gasper'], eu: ['alderley'], dk: ['gasper', 'alderley'] })).toEqual([['eu', 'dk']]);
    expect(shownIn({ us: ['gasper'], eu: ['gasper'], dk: ['gasper'] })).toEqual([]);
    expect(shownIn({ us: ['alderley'], eu: ['alderley'], dk: ['alderley'] })).toEqual([undefined]);
  });

  it('leaves the link of a menu to a further page of a list out while the list is shorter', () => {
    const list = {
      title: 'List',
      description: 'All.',
      schema: z.looseObject({}),
      entryList: () => ({ collection: 'projects', pageSize: 1 }),
    };
    const all = parseContent(filesWith({}));
    const entryList = { collection: 'projects', pageSize: 1, regions: MODEL.regions.codes };
    const pages = all.pages.map((page) => (page.path === 'about-me' ? { ...page, entryList } : page));
    const [entry] = all.navigation.main;
    if (!entry) throw new Error('The menu is empty.');
    const navigation = { ...all.navigation, main: [{ ...entry, to: '/about-me/page/2' }] };
    const cases = projectsIn(all).map((one, index) => (index === 0 ? { ...one, draft: true } : one));
    const sections = new Map([...MODEL.sections, ['list', list as unknown as SectionDefinition]]);
    const mainWith = (drafts: boolean) =>
      visibleContent(
        withProjects({ ...all, pages, navigation }, cases),
        { ...MODEL, sections },
        { day: '2026-12-01', drafts },
      ).navigation.main;
    expect([mainWith(false).length, mainWith(true).length]).toEqual([0, 1]);
  });

  it('keeps the list of entries, by which results are cached, while all are shown', () => {
    const all = parseContent(filesWith({}));
    expect(visibleContent(all, MODEL, { day: '2026-12-01', drafts: false }).entries['projects']).toBe(
      all.entries['projects'],
    );
  });
});
