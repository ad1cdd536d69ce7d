import type { DiagnosticCase } from './diagnostic-case.ts';

const PAGE =
  'name: { en: A, da: A }\nseo: { title: { en: A, da: A }, description: { en: A, da: A }, keywords: { en: A, da: A } }\nsections:\n  - type: hero\n    title: { en: A, da: A }\n';
const GASPER = 'content/projects/gasper.yaml';

/** Pages that share an address, and addresses that no page can have. */
export const ADDRESS_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'two pages with the same address',
    file: 'content/pages/about-me.yml',
    whole: PAGE,
    says: [
      '1:1 The address /about-me belongs to content/pages/about-me.yaml already. Give each page an address of its own.',
    ],
    followed: [{ renamedTo: 'content/pages/who-i-am.yaml' }],
  },
  {
    mistake: 'two files that differ by case only',
    file: 'content/pages/About-Me.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file cannot be an address: it may have small letters, digits and single hyphens only. Give it another name: about-me.yaml is there already.',
    ],
    followed: [{ renamedTo: 'content/pages/who-i-am.yaml' }],
  },
  {
    mistake: 'a further address that another page has',
    change: ['sections:', 'alsoAt: [start, about-me]\nsections:'],
    says: [
      '6:17 alsoAt[1]  The address /about-me belongs to content/pages/about-me.yaml already. Give each page an address of its own.',
    ],
    followed: [['alsoAt: [start, about-me]', 'alsoAt: [start, about-you]']],
  },
  {
    mistake: 'a further address with a slash in front',
    change: ['sections:', 'alsoAt: [/start]\nsections:'],
    says: ['6:10 alsoAt[0]  "/start" does not have the expected format. Write start.'],
  },
  {
    mistake: 'a further address twice',
    change: ['sections:', 'alsoAt: [start, start]\nsections:'],
    says: ['6:9 alsoAt  An address is listed twice. Name each further address once; the file gives the first.'],
  },
  {
    mistake: 'an old address that another page has',
    change: ['sections:', 'redirectFrom: [/start, /about-me]\nsections:'],
    says: [
      '6:24 redirectFrom[1]  The address /about-me belongs to content/pages/about-me.yaml, which nobody could reach then. Delete the address here, or rename the other page.',
    ],
  },
  {
    mistake: 'an old address that is the page itself',
    file: 'content/pages/about-me.yaml',
    change: ['sections:', 'redirectFrom: [about-me]\nsections:'],
    says: ['6:16 redirectFrom[0]  The page is at /about-me itself. List only addresses that it no longer has.'],
  },
  {
    mistake: 'an old address with a region',
    change: ['sections:', 'redirectFrom: [/us/start]\nsections:'],
    says: [
      '6:16 redirectFrom[0]  The old address /us/start begins with a region. It counts in every region: write /start.',
    ],
  },
  {
    mistake: 'an old address with a query',
    change: ['sections:', 'redirectFrom: ["/start?page=2"]\nsections:'],
    says: [
      '6:16 redirectFrom[0]  "start?page=2" does not have the expected format. Write the path alone: no region, nothing from ? or # on, and no slash at the end, for example /old-page.',
    ],
    followed: [['"/start?page=2"', '/start']],
  },
  {
    mistake: 'an old address that two pages claim',
    change: ['sections:', 'redirectFrom: [/start]\nsections:'],
    also: ['content/pages/extra.yaml', PAGE.replace('sections:', 'redirectFrom: [/Start]\nsections:')],
    says: [
      '6:16 redirectFrom[0]  The old address /start is listed in content/pages/extra.yaml already. An address leads to one page: delete it from one of the lists.',
    ],
  },
  {
    mistake: 'an old address of the page for unknown addresses',
    file: 'content/pages/404.yaml',
    change: ['sections:', 'redirectFrom: [/start]\nsections:'],
    says: [
      '6:1 redirectFrom  The page has no address of its own: nothing can lead to it. Move the line to the page that replaces the old one, or list the address under "gone:" in content/site.yaml.',
    ],
    followed: [['redirectFrom: [/start]\n', '']],
  },
  {
    mistake: 'old addresses of the page for all projects',
    file: 'content/pages/project.yaml',
    change: ['sections:', 'redirectFrom: [/cases/gasper]\nsections:'],
    says: [
      '7:1 redirectFrom  The page stands for many projects: nothing can lead to it. Move the line to the file of the project that is meant.',
    ],
    followed: [['redirectFrom: [/cases/gasper]\n', '']],
  },
  {
    mistake: 'an old address that shows the sitemap',
    change: ['sections:', 'redirectFrom: [/sitemap-old]\nsections:'],
    says: [
      '6:16 redirectFrom[0]  No redirect can begin at /sitemap-old: addresses with "sitemap" show the sitemap. Delete the address.',
    ],
  },
  {
    mistake: 'an address that is gone for good and leads to a page',
    file: 'content/site.yaml',
    change: ['consentVersion:', 'gone: [/about-me]\nconsentVersion:'],
    says: [
      '20:8 gone[0]  The address /about-me belongs to content/pages/about-me.yaml, which nobody could reach then. Delete the address here, or rename the other page.',
    ],
  },
  {
    mistake: 'a link to an old address',
    change: [
      'sections:\n  - type: hero\n',
      'redirectFrom: [/start]\nsections:\n  - type: hero\n    cta: { label: { en: Go, da: Gå }, to: /start }\n',
    ],
    says: ['9:43 sections[0].cta.to  There is no page at /start. The page has moved: link to /.'],
  },
  {
    mistake: 'a page with the address of a project',
    file: 'content/pages/project/gasper-software.yaml',
    whole: PAGE,
    says: [
      '1:1 The address /project/gasper-software belongs to content/pages/project.yaml already. Give each page an address of its own.',
    ],
    followed: [{ renamedTo: 'content/pages/gasper.yaml' }],
  },
  {
    mistake: 'a page whose file name is not an address',
    file: 'content/pages/Über mich.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file cannot be an address: it may have small letters, digits and single hyphens only. Rename it, for example to uber-mich.yaml.',
    ],
  },
  {
    mistake: 'a page in the place of the sitemap',
    file: 'content/pages/sitemap.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file cannot be an address: addresses with "sitemap" show the sitemap. Rename it, for example to my-page.yaml.',
    ],
  },
  {
    mistake: 'a page in the place of a region',
    file: 'content/pages/dk/start.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file cannot be an address: "dk" at the beginning is a region. Rename it, for example to start.yaml.',
    ],
  },
  {
    mistake: 'a page named index',
    file: 'content/pages/index.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file cannot be an address: "index" means the folder itself. Rename it, for example to my-page.yaml.',
    ],
  },
  {
    mistake: 'a page with a name that Windows reserves',
    file: 'content/pages/con.yaml',
    whole: PAGE,
    says: [
      '1:1 The name of the file cannot be an address: Windows reserves the name "con". Rename it, for example to my-page.yaml.',
    ],
  },
  {
    mistake: 'a further address that Windows reserves',
    change: ['sections:', 'alsoAt: [services/aux]\nsections:'],
    says: [
      '6:10 alsoAt[0]  No page can have the address /services/aux: Windows reserves the name "aux". Choose another address.',
    ],
    followed: [['services/aux', 'services/help']],
  },
  {
    mistake: 'an old address that Windows reserves',
    change: ['sections:', 'redirectFrom: [/nul.html]\nsections:'],
    says: [
      '6:16 redirectFrom[0]  No redirect can begin at /nul.html: Windows reserves the name "nul.html". Delete the address.',
    ],
  },
  {
    mistake: 'an old address that differs from a page in capitals only',
    change: ['sections:', 'redirectFrom: [/About-Me]\nsections:'],
    says: [
      '6:16 redirectFrom[0]  The old address /About-Me differs from that of content/pages/about-me.yaml in capitals only, and some systems take the two for one. Delete the address.',
    ],
  },
  {
    mistake: 'a further address in the place of the sitemap',
    change: ['sections:', 'alsoAt: [start, sitemap-about]\nsections:'],
    says: [
      '6:17 alsoAt[1]  No page can have the address /sitemap-about: addresses with "sitemap" show the sitemap. Choose another address.',
    ],
    followed: [['sitemap-about', 'map-about']],
  },
  {
    mistake: 'a further address named index',
    change: ['sections:', 'alsoAt: [index]\nsections:'],
    says: [
      '6:10 alsoAt[0]  No page can have the address /index: "index" means the folder itself. Choose another address.',
    ],
    followed: [['[index]', '[start]']],
  },
  {
    mistake: 'a further address in the place of a region',
    change: ['sections:', 'alsoAt: [dk/start]\nsections:'],
    says: [
      '6:10 alsoAt[0]  No page can have the address /dk/start: "dk" at the beginning is a region. Choose another address.',
    ],
    followed: [['[dk/start]', '[start]']],
  },
  {
    mistake: 'a client in the place of the sitemap',
    file: GASPER,
    change: ['clientName: Gasper', 'clientName: Sitemap Tools'],
    says: [
      '3:13 clientName  No page can have the address /project/sitemap-tools-software: addresses with "sitemap" show the sitemap. Choose another word: the address is made of the client and the English industry.',
    ],
    followed: [['Sitemap Tools', 'Map Tools']],
  },
  {
    mistake: 'an industry in the place of the sitemap',
    file: GASPER,
    change: ['industry: { en: Software', 'industry: { en: Sitemaps'],
    says: [
      '4:17 industry.en  No page can have the address /project/gasper-sitemaps: addresses with "sitemap" show the sitemap. Choose another word: the address is made of the client and the English industry.',
    ],
    followed: [['Sitemaps', 'Maps']],
  },
];
