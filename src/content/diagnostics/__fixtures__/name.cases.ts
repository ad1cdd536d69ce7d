import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const GASPER = 'content/projects/gasper.yaml';

const STUDY = '  - type: study\n    title: { en: A, da: A }\n';

const CAFE = `id: alderley
number: a
clientName: Café
industry: { en: Software, da: Software }
flags: [{ emoji: 🇩🇰, country: { en: A, da: A } }]
tags: [B2B]
backgroundImage: /images/case.svg
logoUrl: /images/logo.svg
result: { en: A, da: A }
summary: { en: A, da: A }
`;

const questions = (...ids: readonly string[]): string =>
  [
    '  - type: faq',
    '    title: { en: A, da: A }',
    '    questions:',
    ...ids.map((id) => `      - id: ${id}\n        question: { en: A, da: A }`),
  ].join('\n');

/** Duplicate and forbidden names. Page names are in `address.cases.ts`. */
export const NAME_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'an anchor twice on a page',
    change: [HERO, `${HERO}\n  - type: hero\n    id: home\n    title: { en: A, da: A }`],
    says: [
      '11:9 sections[1].id  The anchor "home" is used twice on this page. sections[0] has it already: give each section an anchor of its own.',
    ],
    followed: [
      [`  - type: hero\n    id: home\n    title: { en: A`, `  - type: hero\n    id: more\n    title: { en: A`],
    ],
  },
  {
    mistake: 'a question that has the id of another one on its page',
    change: [HERO, `${HERO}\n${questions('fee')}\n${questions('time', 'fee')}`],
    says: [
      '20:13 sections[2].questions[1].id  The anchor "faq-fee" is used twice on this page. sections[1].questions[0] has it already: give each an id of its own.',
    ],
    followed: [[questions('time', 'fee'), questions('time', 'price')]],
  },
  {
    mistake: 'a question that ad-blockers hide',
    change: [HERO, `${HERO}\n${questions('ad-budget')}`],
    says: [
      '13:13 sections[1].questions[0].id  Ad-blockers hide what has the anchor "faq-ad-budget", for the word "ad" in it. Choose another word.',
    ],
    followed: [['id: ad-budget', 'id: budget']],
  },
  {
    mistake: 'an anchor that ad-blockers hide',
    change: ['id: home', 'id: google-ads'],
    says: [
      '8:9 sections[0].id  Ad-blockers hide sections with the anchor "google-ads", for the word "ads" in it. Choose another, for example "google".',
    ],
  },
  {
    mistake: 'an anchor that blockers of notices hide',
    change: ['id: home', 'id: cookie-banner'],
    says: [
      '8:9 sections[0].id  Ad-blockers hide sections with the anchor "cookie-banner", for the word "cookie" in it. Choose another, for example "hero".',
    ],
  },
  {
    mistake: 'an anchor that the page has itself',
    change: ['id: home', 'id: main'],
    says: [
      '8:9 sections[0].id  The anchor "main" is taken by the page itself. Choose another, or delete the line: the section then has its type as anchor.',
    ],
  },
  {
    mistake: 'an anchor that a part of every page has',
    change: ['id: home', 'id: link-list'],
    says: [
      '8:9 sections[0].id  The anchor "link-list" is taken by the page itself. Choose another, or delete the line: the section then has its type as anchor.',
    ],
  },
  {
    mistake: 'an anchor with capital letters',
    change: ['id: home', 'id: Home'],
    says: ['8:9 sections[0].id  "Home" does not have the expected format. Write home.'],
  },
  {
    mistake: 'a project with the id of another',
    file: GASPER,
    change: ['id: gasper', 'id: alderley'],
    says: [
      '1:5 id  The id "alderley" is also used in content/projects/alderley.yaml. Give each project an id of its own.',
    ],
    followed: [['id: alderley', 'id: gasper']],
  },
  {
    mistake: 'an id in capital letters',
    file: GASPER,
    change: ['id: gasper', 'id: Alderley'],
    says: ['1:5 id  "Alderley" does not have the expected format. Write "id: gasper", the name of the file.'],
  },
  {
    mistake: 'an id that is not the name of the file',
    file: GASPER,
    change: ['id: gasper', 'id: casper'],
    says: [
      '1:5 id  The id "casper" differs from the name of the file. Write "id: gasper" here and wherever the project is named, or rename the file to casper.yaml.',
    ],
  },
  {
    mistake: 'a project with the address of another',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: ALDERLEY'],
    says: [
      '3:13 clientName  The address /project/alderley-software belongs to content/projects/alderley.yaml already: it is made of the client and the English industry. Change one of the two.',
    ],
    followed: [['clientName: ALDERLEY', 'clientName: Gasper']],
  },
  {
    mistake: 'the same client in another Unicode form',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: Cafe\u0301'],
    also: ['content/projects/alderley.yaml', CAFE],
    says: [
      '3:13 clientName  The address /project/cafe-software belongs to content/projects/alderley.yaml already: it is made of the client and the English industry. Change one of the two.',
    ],
    followed: [['clientName: Cafe\u0301', 'clientName: Gasper']],
  },
  {
    mistake: 'a client without letters for an address',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: 東京'],
    says: [
      '3:13 clientName  The client or the English industry has no letter that an address can have. Write it with letters from a to z.',
    ],
    followed: [['clientName: 東京', 'clientName: Tokyo']],
  },
  {
    mistake: 'an offer with the id of another',
    file: 'content/offers.yaml',
    change: ['offers:\n', 'offers:\n  - { id: stores, icon: Zap, title: { en: A, da: A }, link: /about-me }\n'],
    says: ['3:9 offers[1].id  The id "stores" is also used in offers[0]. Give each entry an id of its own.'],
    followed: [['id: stores, icon', 'id: local, icon']],
  },
  {
    mistake: 'a language in a fact that differs by region',
    file: 'content/facts.yaml',
    change: ['adSpend: {', 'adSpend: { en: "$400k",'],
    says: ['2:12 adSpend.en  "en" is not a field here. Delete it: it does not go with the other fields here.'],
  },
  {
    mistake: 'a page for each project that shows none',
    change: ['sections:', 'each: projects\nsections:'],
    file: 'content/pages/thank-you.yaml',
    says: [
      '6:1 each  The page shows no section "study". It is made for each project, and all of them would be lost. Add a section that begins "- type: study", or delete this line.',
    ],
  },
  {
    mistake: 'a project on a page of its own',
    change: [HERO, `${HERO}\n${STUDY}`],
    says: [
      '10:11 sections[1].type  "study" shows a project, but the page is not made for each of them. Move the section to the page of the projects, or delete it.',
    ],
    followed: [[STUDY, '']],
  },
  {
    mistake: 'a page for each project that hides it',
    file: 'content/pages/project.yaml',
    change: ['type: study', 'type: study\n    hidden: true'],
    says: [
      '9:5 sections[0].hidden  The page shows no section "study". It is made for each project, and all of them would be lost. Delete the line "hidden:".',
    ],
  },
  {
    mistake: 'a page for each project that shows it in one region',
    file: 'content/pages/project.yaml',
    change: ['type: study', 'type: study\n    regions: [us]'],
    says: [
      '9:5 sections[0].regions  The page shows no section "study" in region eu, dk. It is made for each project, and all of them would be lost. Delete the line "regions:".',
    ],
  },
  {
    mistake: 'a page without the section that it is for',
    file: 'content/pages/404.yaml',
    change: ['type: hero', 'type: hero\n    hidden: true'],
    says: [
      '8:5 sections[0].hidden  The page shows no section "hero". An unknown address is answered by it. Delete the line "hidden:".',
    ],
  },
  {
    mistake: 'a country in two regions',
    file: 'content/regions.yaml',
    change: ['countries: [DK]', 'countries: [DK, EU]'],
    says: [
      '36:19 dk.countries[1]  The country "EU" is listed in regions eu and dk. A country belongs to one region: delete it from one of the lists.',
    ],
  },
  {
    mistake: 'a country twice in a region',
    file: 'content/regions.yaml',
    change: ['countries: [DK]', 'countries: [DK, DK]'],
    says: [
      '36:19 dk.countries[1]  The country "DK" is listed twice in region dk. A country belongs to one region: delete it from one of the lists.',
    ],
  },
];
