import type { DiagnosticCase } from './diagnostic-case.ts';

const REGIONS = 'content/regions.yaml';
const HERO = 'title: { en: Hello, da: Hej }';

/** A case whose mistake is in regions.yaml. */
const inRegions = (mistake: string, change: readonly [string, string], ...says: readonly string[]): DiagnosticCase => ({
  mistake,
  file: REGIONS,
  change,
  says,
});

/** Mistakes in regions.yaml, and values of regions and languages that the site doesn't have. */
export const REGION_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'no region at all',
    file: REGIONS,
    whole: 'formerRegions: []\n',
    says: [
      '1:1 The file lists no region. A site needs one region at least: write its code, for example "us:", and its fields below.',
    ],
    followed: [{ asBefore: true }],
  },
  {
    ...inRegions(
      'a code that cannot begin an address',
      ['dk:', 'D K:'],
      '25:1 D K  "D K" cannot be the code of a region. A code begins its addresses: write small letters, and hyphens between parts, for example se or be-fr.',
    ),
    followed: [['D K:', 'dk:']],
  },
  inRegions(
    'a region that two entries describe',
    ['countries: [DK]', 'countries: [DK]\ndk: {}'],
    '37:1 dk  "dk" appears here twice. Delete one of the two; the first is in line 25.',
  ),
  inRegions(
    'a region that is gone',
    ['dk:', 'dn:'],
    '1:1 The region "dk" is gone. Bring "dk:" back. If it is to go, delete its values with "npm run content:migrate -- --remove-region dk".',
  ),
  {
    ...inRegions(
      'an unknown language',
      ['language: da', 'language: xq'],
      '28:13 dk.language  No language has the tag "xq". Write its ISO 639 code, for example da or sv.',
    ),
    followed: [['language: xq', 'language: da']],
  },
  inRegions(
    'a language in capitals',
    ['language: da', 'language: DA'],
    '28:13 dk.language  No language has the tag "DA". Did you mean "da"?',
  ),
  {
    ...inRegions(
      'an unknown locale',
      ['locale: da', 'locale: da-XQ'],
      '29:11 dk.locale  No locale is called "da-XQ". A locale is the language, and maybe a country after a hyphen, for example da or da-DK.',
    ),
    followed: [['locale: da-XQ', 'locale: da-DK']],
  },
  inRegions(
    'a locale in small letters',
    ['locale: en-IE', 'locale: en-ie'],
    '17:11 eu.locale  "en-ie" is not how locales are written. Write en-IE.',
  ),
  inRegions(
    'an unknown currency',
    ['currency: USD', 'currency: USX'],
    '7:13 us.currency  No currency has the code "USX". Did you mean "UGX"?',
  ),
  inRegions(
    'a region that extends an unknown one',
    ['countries: [DK]', 'countries: [DK]\n  extends: ue'],
    '37:12 dk.extends  There is no region "ue". Did you mean "eu"?',
  ),
  inRegions(
    'a region that extends itself',
    ['countries: [DK]', 'countries: [DK]\n  extends: dk'],
    '37:12 dk.extends  The regions extend each other in a circle: dk → dk. Delete "extends:" from one of them, and give it its own currency and prices.',
  ),
  inRegions(
    'a default region that extends another',
    ['countries: [US]', 'countries: [US]\n  extends: eu'],
    '13:3 us.extends  The first region is the default one; it cannot extend another. Move another region to the top, or delete "extends:".',
  ),
  inRegions(
    'a default region that is a draft',
    ['countries: [US]', 'countries: [US]\n  draft: true'],
    '13:3 us.draft  The first region is the default one; it cannot be a draft. Move another region to the top, or delete "draft:".',
  ),
  inRegions(
    'a former region that exists',
    ['countries: [DK]', 'countries: [DK]\nformerRegions: [eu]'],
    '37:17 formerRegions[0]  "eu" is a region of the site. Delete it here, or delete the region.',
  ),
  inRegions(
    'two regions with one locale',
    ['locale: en-IE', 'locale: en'],
    '17:11 warning eu.locale  The regions us and eu have the same locale; search engines show one of them only. Add the country to one of them, for example en-US.',
  ),
  {
    mistake: 'a text in a language that no region speaks',
    change: [HERO, 'title: { en: Hello, da: Hej, sv: Hej }'],
    says: ['9:34 warning sections[0].title.sv  "sv" is unused: no region of the site speaks Swedish. Delete it.'],
  },
  {
    mistake: 'a value for a region that the site does not have',
    change: [HERO, `${HERO}\n    price: { us: 700, eu: 600, dk: 4500, se: 7000 }`],
    says: [
      '10:42 warning sections[0].price.se  "se" is unused: the site has no such region. Delete it, or take out all of them with "npm run content:migrate -- --remove-region se".',
    ],
  },
  {
    mistake: 'an untranslated text of a published region',
    change: [HERO, 'title:\n      en: Hello there\n      da: Hello there # untranslated: da'],
    says: [
      '11:11 sections[0].title.da  The Danish text is still the English one, and its region is published. Translate it ("npm run content:translations -- --export texts.xlf --to da") and delete the comment, or write "draft: true" in the region.',
    ],
    followed: [['Hello there # untranslated: da', 'Hej']],
  },
  {
    mistake: 'an untranslated long text of a published region',
    change: [HERO, `${HERO}\n    body:\n      en: |-\n        Hello.\n      da: |- # untranslated: da\n        Hello.`],
    says: [
      '13:11 sections[0].body.da  The Danish text is still the English one, and its region is published. Translate it ("npm run content:translations -- --export texts.xlf --to da") and delete the comment, or write "draft: true" in the region.',
    ],
    followed: [['|- # untranslated: da\n        Hello.', '|-\n        Hej.']],
  },
  {
    mistake: 'an untranslated text between quotes',
    change: [HERO, 'title:\n      en: "Hello"\n      da: "Hello" # untranslated: da\n    code: x'],
    says: [
      '11:11 sections[0].title.da  The Danish text is still the English one, and its region is published. Translate it ("npm run content:translations -- --export texts.xlf --to da") and delete the comment, or write "draft: true" in the region.',
    ],
    followed: [['"Hello" # untranslated: da', '"Hej"']],
  },
];

/**
 * Mistakes that depend on the regions of the model: `scripts/content-regions.long.test.ts` makes them in a copy of
 * the site, and `docs/diagnostics.md` lists them.
 */
export const STARTED_REGION_CASES = {
  missingText: {
    mistake: 'a text without the language of a draft region',
    shown: 'draft: true',
    says: ['1:1 warning title  The Swedish text is missing. Add "sv:" before the draft is published.'],
  },
  missingValue: {
    mistake: 'a value without a draft region',
    shown: 'draft: true',
    says: ['1:1 warning price  The value for region se is missing. Add "se:" before the draft is published.'],
  },
  shownNowhere: {
    mistake: 'a section or an item that only a former region shows',
    shown: 'regions: [se]',
    says: [
      '1:1 sections[2].regions  No region shows this: the site no longer has se. List a region that shows it, or delete it with "npm run content:migrate -- --remove-region se".',
    ],
  },
};
