import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const PAGE =
  'name: { en: A, da: A }\nseo: { title: { en: A, da: A }, description: { en: A, da: A }, keywords: { en: A, da: A } }\nsections:\n  - type: hero\n    title: { en: A, da: A }\n';
const GASPER = 'content/case-studies/gasper.yaml';

const CAFE = `id: ascently
translationKey: a
clientName: Café
industry: { en: Software, da: Software }
flags: [{ emoji: 🇩🇰, country: { en: A, da: A } }]
tags: [B2B]
backgroundImage: /images/case.svg
logoUrl: /images/logo.svg
result: { en: A, da: A }
summary: { en: A, da: A }
`;

/** Names that are used twice, and names that nothing may have. */
export const NAME_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'an anchor twice on a page',
    change: [HERO, `${HERO}\n  - type: hero\n    id: home\n    title: { en: A, da: A }`],
    says: [
      '11:9 sections[1].id  The anchor "home" stands on this page twice. sections[0] has it already: give each section an anchor of its own.',
    ],
  },
  {
    mistake: 'an anchor that ad-blockers hide',
    change: ['id: home', 'id: google-ads'],
    says: [
      '8:9 sections[0].id  Ad-blockers hide sections with the anchor "google-ads", for the word "ads" in it. Choose another, for example "hero".',
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
    mistake: 'an anchor with capital letters',
    change: ['id: home', 'id: Home'],
    says: [
      '8:9 sections[0].id  "Home" has not the form that is wanted here. An anchor begins with a letter and has lower-case letters, digits and hyphens.',
    ],
  },
  {
    mistake: 'a case study with the id of another',
    file: GASPER,
    change: ['id: gasper', 'id: ascently'],
    says: [
      '1:5 id  The id "ascently" stands in content/case-studies/ascently.yaml too. Give each case study an id of its own.',
    ],
  },
  {
    mistake: 'an id in capital letters',
    file: GASPER,
    change: ['id: gasper', 'id: Ascently'],
    says: [
      '1:5 id  "Ascently" has not the form that is wanted here. Use lower-case letters, digits and single hyphens, for example about-me.',
    ],
  },
  {
    mistake: 'an id that is not the name of the file',
    file: GASPER,
    change: ['id: gasper', 'id: casper'],
    says: [
      '1:5 id  The id "casper" differs from the name of the file. Write "id: gasper", or rename the file to casper.yaml.',
    ],
  },
  {
    mistake: 'a case study with the address of another',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: ASCENTLY'],
    says: [
      "3:13 clientName  The address /case-study/ascently-software belongs to content/case-studies/ascently.yaml already: it is made of the client's name and the English industry. Change one of the two.",
    ],
  },
  {
    mistake: 'the same client in another Unicode form',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: Cafe\u0301'],
    also: ['content/case-studies/ascently.yaml', CAFE],
    says: [
      "3:13 clientName  The address /case-study/cafe-software belongs to content/case-studies/ascently.yaml already: it is made of the client's name and the English industry. Change one of the two.",
    ],
  },
  {
    mistake: 'a client without letters for an address',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: 東京'],
    says: [
      '3:13 clientName  The name of the client or the English industry has no letter that an address can have. Write it with letters from a to z.',
    ],
  },
  {
    mistake: 'a service with the id of another',
    file: 'content/services.yaml',
    change: [
      'services:\n',
      'services:\n  - { id: ecommerce, icon: Zap, title: { en: A, da: A }, subtitle: { en: A, da: A }, description: { en: A, da: A }, features: [{ en: A, da: A }, { en: B, da: B }, { en: C, da: C }, { en: D, da: D }], tag: { text: { en: A, da: A }, color: data }, link: /about-me, linkText: { en: A, da: A } }\n',
    ],
    says: ['3:9 services[1].id  The id "ecommerce" stands in services[0] too. Give each entry an id of its own.'],
  },
  {
    mistake: 'two pages with the same address',
    file: 'content/pages/about-me.yml',
    whole: PAGE,
    says: [
      '1:1 The address /about-me belongs to content/pages/about-me.yaml already. Give each page an address of its own.',
    ],
  },
  {
    mistake: 'two files that differ by case only',
    file: 'content/pages/About-Me.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file can not be an address: it may have small letters, digits and single hyphens only. Rename it, for example to about-me.yaml.',
      'content/pages/about-me.yaml:1:1 The address /about-me belongs to content/pages/About-Me.yaml already. Give each page an address of its own.',
    ],
  },
  {
    mistake: 'a further address that another page has',
    change: ['sections:', 'alsoAt: [start, about-me]\nsections:'],
    says: [
      '6:17 alsoAt[1]  The address /about-me belongs to content/pages/about-me.yaml already. Give each page an address of its own.',
    ],
  },
  {
    mistake: 'a further address with a slash in front',
    change: ['sections:', 'alsoAt: [/start]\nsections:'],
    says: [
      '6:10 alsoAt[0]  "/start" has not the form that is wanted here. Use lower-case letters, digits and single hyphens, without a slash in front, for example google-ads-case-study.',
    ],
  },
  {
    mistake: 'a further address twice',
    change: ['sections:', 'alsoAt: [start, start]\nsections:'],
    says: ['6:9 alsoAt  An address stands here twice. Name each further address once; the file gives the first.'],
  },
  {
    mistake: 'a page with the address of a case study',
    file: 'content/pages/case-study/gasper-software.yaml',
    whole: PAGE,
    says: [
      '1:1 The address /case-study/gasper-software belongs to content/pages/case-study.yaml already. Give each page an address of its own.',
    ],
  },
  {
    mistake: 'a page whose file name is no address',
    file: 'content/pages/Über mich.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file can not be an address: it may have small letters, digits and single hyphens only. Rename it, for example to uber-mich.yaml.',
    ],
  },
  {
    mistake: 'a page in the place of the sitemap',
    file: 'content/pages/sitemap.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file can not be an address: addresses with "sitemap" show the sitemap. Rename it, for example to my-page.yaml.',
    ],
  },
  {
    mistake: 'a page in the place of a region',
    file: 'content/pages/dk/start.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file can not be an address: "dk" at the beginning is a region. Rename it, for example to my-page.yaml.',
    ],
  },
  {
    mistake: 'a page named index',
    file: 'content/pages/index.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file can not be an address: "index" stands for the folder itself. Rename it, for example to my-page.yaml.',
    ],
  },
  {
    mistake: 'a language in a fact that differs by region',
    file: 'content/facts.yaml',
    change: ['adSpend: {', 'adSpend: { en: "$400k",'],
    says: ['2:12 adSpend.en  "en" is no field here. Delete it: it does not go with the other fields here.'],
  },
  {
    mistake: 'a page for each case study that shows none',
    change: ['sections:', 'each: case-studies\nsections:'],
    file: 'content/pages/thank-you.yaml',
    says: [
      '6:1 each  The page is made for each case study, but no section shows one. Add a section that shows one (study), or delete this line.',
    ],
  },
  {
    mistake: 'a case study on a page of its own',
    change: ['type: hero\n    id: home', 'type: study'],
    says: [
      '7:11 sections[0].type  "study" shows a case study, but the page is not made for each of them. Write "each: case-studies" at the top of the page, or delete the section.',
    ],
  },
];
