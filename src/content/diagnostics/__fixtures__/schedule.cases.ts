import type { DiagnosticCase } from './diagnostic-case.ts';

const ABOUT = 'content/pages/about-me.yaml';
const GASPER = 'content/projects/gasper.yaml';

const HOME = `name: { en: Home, da: Home }
seo:
  title: { en: Home, da: Home }
  description: { en: Words, da: Ord }
  keywords: { en: word, da: ord }
sections:
  - type: hero
    id: home
    title: { en: Hello, da: Hej }
`;

/** The first entry of the header leads to a page of its own. */
const NAVIGATION = `home: { label: { en: Home, da: Forside }, to: /about-me }
main: []
legal: []
`;

/** Days that can't be meant, and what is linked or required on days on which it isn't shown. */
export const SCHEDULE_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a last day before the first one',
    file: ABOUT,
    change: ['    id: story\n', '    id: story\n    visibleFrom: "2026-12-24"\n    visibleUntil: "2026-12-01"\n'],
    says: [
      '10:19 sections[0].visibleUntil  It would be shown until 2026-12-01, but from 2026-12-24 on: on no day at all. Exchange the two days, or delete one of them.',
    ],
  },
  {
    mistake: 'a day that is none',
    change: ['    id: home\n', '    id: home\n    visibleFrom: soon\n'],
    says: [
      '9:18 sections[0].visibleFrom  "soon" does not have the expected format. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    followed: [['visibleFrom: soon', 'visibleFrom: "2026-12-01"']],
  },
  {
    mistake: 'a day with a time',
    change: ['    id: home\n', '    id: home\n    visibleFrom: "2026-12-01T09:00"\n'],
    says: [
      '9:18 sections[0].visibleFrom  "2026-12-01T09:00" has a time; a day is meant. Write the day alone: "2026-12-01".',
    ],
  },
  {
    mistake: 'a time zone that does not exist',
    file: 'content/site.yaml',
    change: ['consentVersion: 1\n', 'consentVersion: 1\ntimeZone: Europe/Madird\n'],
    says: ['21:11 timeZone  "Europe/Madird" is no time zone. Did you mean "Europe/Madrid"?'],
  },
  {
    mistake: 'a text that links to a page that is not shown yet',
    file: ABOUT,
    change: ['sections:\n', 'visibleFrom: "2026-12-08"\nsections:\n'],
    also: [
      'content/pages/home.yaml',
      `${HOME}    body: { en: "More [about me](/about-me).", da: "Mere [om mig](/about-me)." }\n`,
    ],
    says: [
      'content/pages/home.yaml:10:17 sections[0].body.en  /about-me is shown from 2026-12-08, but what leads to it is always shown. Write the same days here, or change those in content/pages/about-me.yaml.',
      'content/pages/home.yaml:10:52 sections[0].body.da  /about-me is shown from 2026-12-08, but what leads to it is always shown. Write the same days here, or change those in content/pages/about-me.yaml.',
    ],
  },
  {
    mistake: 'a link of every page to a page that is not shown yet',
    file: ABOUT,
    change: ['sections:\n', 'visibleFrom: "2026-12-08"\nsections:\n'],
    also: ['content/navigation.yaml', NAVIGATION],
    says: [
      'content/navigation.yaml:1:47 home.to  /about-me is shown from 2026-12-08, but what leads to it is always shown. Link to another page, or change the days in content/pages/about-me.yaml.',
    ],
    followed: [['to: /about-me }', 'to: / }', 'content/navigation.yaml']],
  },
  {
    mistake: 'a link of every page to a draft',
    file: ABOUT,
    change: ['sections:\n', 'draft: true\nsections:\n'],
    also: ['content/navigation.yaml', NAVIGATION],
    says: [
      'content/navigation.yaml:1:47 home.to  /about-me is a draft, but what leads to it is always shown. Link to another page, or delete the line "draft:" in content/pages/about-me.yaml.',
    ],
    followed: [['to: /about-me }', 'to: / }', 'content/navigation.yaml']],
  },
  {
    mistake: 'a link to a section that is no longer shown',
    file: ABOUT,
    change: [
      '    title:',
      '    visibleUntil: "2026-12-24"\n    title: { en: About, da: Om }\n  - type: hero\n    visibleFrom: "2026-12-25"\n    title:',
    ],
    also: ['content/pages/home.yaml', `${HOME}    cta: { label: { en: Read, da: Læs }, to: /about-me#story }\n`],
    says: [
      'content/pages/home.yaml:10:46 sections[0].cta.to  #story of /about-me is shown until 2026-12-24, but what leads to it is always shown. Write the same days here, or change those in content/pages/about-me.yaml.',
    ],
  },
  {
    mistake: 'a link to a section whose list has nothing to show',
    file: GASPER,
    change: ['tags: [B2B]\n', 'tags: [B2B]\nvisibleFrom: "2026-12-08"\n'],
    also: [
      'content/pages/home.yaml',
      `${HOME}    cta: { label: { en: Cases, da: Cases }, to: "#cases" }\n  - type: hero\n    id: cases\n    title: { en: Cases, da: Cases }\n    cases: [gasper]\n`,
    ],
    says: [
      'content/pages/home.yaml:10:49 sections[0].cta.to  #cases of the home page is left out while nothing in its list is shown, but what leads to it is not. Link to another section, or list something that is always shown.',
    ],
    followed: [
      ['"#cases"', '"#home"', 'content/pages/home.yaml'],
      ['cases: [gasper]', 'cases: [gasper, alderley]', 'content/pages/home.yaml'],
    ],
  },
  {
    mistake: 'a draft of the home page',
    change: ['sections:\n', 'draft: true\nsections:\n'],
    says: [
      '6:1 draft  The page can\'t be a draft. It is the home page. Delete the line "draft:", or move it to a section of the page.',
    ],
  },
  {
    mistake: 'a schedule of the page that every project has',
    file: 'content/pages/project.yaml',
    change: ['sections:\n', 'visibleFrom: "2026-12-01"\nsections:\n'],
    says: [
      '7:1 visibleFrom  The page can\'t have days on which it is not shown. It makes the page of each project. Delete the line "visibleFrom:", or move it to the file of a project.',
    ],
  },
  {
    mistake: 'a required section that is not always shown',
    file: 'content/pages/404.yaml',
    change: ['  - type: hero\n', '  - type: hero\n    visibleFrom: "2026-12-01"\n'],
    says: [
      '8:5 sections[0].visibleFrom  The page does not always show a section "hero". An unknown address is answered by it. Delete the line "visibleFrom:".',
    ],
  },
  {
    mistake: 'a button that leads to a draft',
    file: GASPER,
    change: ['tags: [B2B]\n', 'tags: [B2B]\ndraft: true\n'],
    also: [
      'content/pages/home.yaml',
      `${HOME}    cta: { label: { en: Read, da: Læs }, to: /project/gasper-software }\n`,
    ],
    says: [
      'content/pages/home.yaml:10:46 sections[0].cta.to  /project/gasper-software is a draft, but what leads to it is always shown. Delete the line "draft:" in content/projects/gasper.yaml, or make this a draft, too.',
    ],
  },
];
