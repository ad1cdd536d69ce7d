import { describe, expect, it } from 'vitest';
import { checkMinimalSite, type Changes } from '../../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { scheduleCalendar, scheduleInWords } from './schedule-formats.ts';
import { upcomingChanges } from './upcoming-changes.ts';

const changesFrom = (day: string, changes: Changes) => upcomingChanges(checkMinimalSite(changes), MODEL, day);

const DAYS = 'visibleFrom: "2026-12-01"\nvisibleUntil: "2026-12-24"\n';

describe('upcomingChanges', () => {
  it('lists pages, sections and projects by day: the first one, and the one after the last', () => {
    const changes = changesFrom('2026-12-01', {
      'pages/home': [
        [
          '    id: home\n',
          `    id: home\n    visibleUntil: "2026-12-23"\n    title: { en: Offer, da: Tilbud }\n    regions: [us, eu, dk]\n  - type: hero\n    visibleFrom: "2026-12-24"\n`,
        ],
      ],
      'projects/gasper': [['tags: [B2B]\n', `tags: [B2B]\n${DAYS}`]],
    });
    expect(scheduleInWords(changes, MODEL.regions)).toBe(
      [
        '2026-12-01  appears     The project "Gasper"  (content/projects/gasper.yaml)',
        '2026-12-24  disappears  Hero "Offer" on /  (content/pages/home.yaml sections[0])',
        '2026-12-24  appears     Hero "Hello" on /  (content/pages/home.yaml sections[1])',
        '2026-12-25  disappears  The project "Gasper"  (content/projects/gasper.yaml)',
        '',
      ].join('\n'),
    );
  });

  it('names page, section and regions', () => {
    const [change] = changesFrom('2026-11-01', {
      'pages/home': [
        [
          '    id: home\n',
          `    id: home\n    title: { en: Hi, da: Hej }\n  - type: faq\n    regions: [dk]\n    visibleFrom: 2026-12-01\n    questions: []\n`,
        ],
      ],
    });
    expect(change).toEqual({
      date: '2026-12-01',
      change: 'appears',
      page: '/',
      section: 'Questions',
      regions: ['dk'],
      what: 'Questions "Hello" on /',
      file: 'content/pages/home.yaml',
      path: 'sections[1]',
    });
  });

  it('leaves out what is past, drafts, hidden sections, and parts of what is not shown', () => {
    expect(changesFrom('2026-12-26', { 'projects/gasper': [['tags: [B2B]\n', `tags: [B2B]\n${DAYS}`]] })).toEqual([]);
    expect(
      changesFrom('2026-11-01', { 'projects/gasper': [['tags: [B2B]\n', `tags: [B2B]\n${DAYS}draft: true\n`]] }),
    ).toEqual([]);
    const hidden =
      '    id: home\n    title: { en: Hi, da: Hej }\n  - type: hero\n    hidden: true\n    visibleFrom: "2026-12-01"\n';
    expect(changesFrom('2026-11-01', { 'pages/home': [['    id: home\n', hidden]] })).toEqual([]);
    const page = changesFrom('2026-11-01', {
      'pages/about-me': [
        ['sections:\n', `${DAYS}sections:\n`],
        ['    id: story\n', '    id: story\n    visibleFrom: "2026-12-01"\n'],
      ],
      offers: [
        [
          '    link: /about-me\n',
          '    link: /about-me\n    visibleFrom: "2026-12-01"\n    visibleUntil: "2026-12-24"\n',
        ],
      ],
    });
    expect(page.filter(({ file }) => file === 'content/pages/about-me.yaml').map(({ what }) => what)).toEqual([
      'The page /about-me',
      'The page /about-me',
    ]);
  });
});

it('writes a calendar with an event for each change', () => {
  const changes = changesFrom('2026-12-01', { 'projects/gasper': [['tags: [B2B]\n', `tags: [B2B]\n${DAYS}`]] });
  const calendar = scheduleCalendar(changes, 'Example');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261201\r\n');
  expect(calendar).toContain('SUMMARY:The project "Gasper" disappears\r\n');
  expect(scheduleCalendar(changes, 'Example')).toBe(calendar);
});

it('says so when nothing changes', () => {
  expect(scheduleInWords([], MODEL.regions)).toBe('Nothing appears or disappears.\n');
});
