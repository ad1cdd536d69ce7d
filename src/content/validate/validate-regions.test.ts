import { expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { parseYaml } from '../parse/parse-yaml.ts';
import { fieldName } from '../diagnostics/diagnostic.ts';
import { checkRegions } from './validate-regions.ts';

const region = (code: string, language: string, locale: string, country: string) => `${code}:
  name: ${code}
  flag: 🏳️
  language: ${language}
  locale: ${locale}
  label: ${language}
  currency: USD
  currencySymbol: $
  priceFormat: "{amount}"
  convertedFormat: "{amount}"
  dollarRate: 2
  countries: [${country}]
`;
const THREE = region('us', 'en', 'en-US', 'US') + region('eu', 'en', 'en', 'IE') + region('dk', 'da', 'da-DK', 'DK');
const EXTENDING = `be-nl:
  name: België
  flag: 🇧🇪
  language: da
  locale: nl-BE
  label: NL
  extends: eu
  countries: [BE]
`;

const check = (text: string) =>
  checkRegions({ ...parseYaml({ file: 'content/regions.yaml', text }), regions: MODEL.regions });
const reported = (text: string) =>
  check(text).findings.map(({ path = [], message, hint }) => `${fieldName(path)}  ${message} ${hint}`);

it('accepts regions of one language, and one that takes its money from another', () => {
  expect(reported(THREE + EXTENDING)).toEqual([]);
  const { output } = check(`${THREE}${EXTENDING}formerRegions: [se]\n`);
  expect(output?.formerRegions).toEqual(['se']);
  expect(output?.regions).toMatchObject({
    'be-nl': { code: 'be-nl', currency: 'USD', dollarRate: 2, locale: 'nl-BE' },
  });
  expect(output?.regions.us).not.toHaveProperty('extends');
});

it.each([
  [
    'no region',
    () => 'formerRegions: []\n',
    '  The file lists no region. A site needs one region at least: write its code, for example "us:", and its fields below.',
  ],
  [
    'a code that cannot begin an address',
    () => THREE + region('S E', 'da', 'sv', 'SE'),
    'S E  "S E" cannot be the code of a region. A code begins its addresses: write small letters, and hyphens between parts, for example se or be-fr.',
  ],
  [
    'an unknown language',
    () => THREE.replace('language: da', 'language: xq'),
    'dk.language  No language has the tag "xq". Write its ISO 639 code, for example da or sv.',
  ],
  [
    'a language in capitals',
    () => THREE.replace('language: da', 'language: DA'),
    'dk.language  No language has the tag "DA". Did you mean "da"?',
  ],
  [
    'an unknown locale',
    () => THREE.replace('da-DK', 'da-XQ'),
    'dk.locale  No locale is called "da-XQ". A locale is the language, and maybe a country after a hyphen, for example da or da-DK.',
  ],
  [
    'a locale written otherwise',
    () => THREE.replace('da-DK', 'da-dk'),
    'dk.locale  "da-dk" is not how locales are written. Write da-DK.',
  ],
  [
    'an unknown currency',
    () => THREE.replace('currency: USD', 'currency: QQQ'),
    'us.currency  No currency has the code "QQQ". Write its ISO 4217 code, for example DKK.',
  ],
  [
    'an unknown region to extend',
    () => THREE + EXTENDING.replace('extends: eu', 'extends: ue'),
    'be-nl.extends  There is no region "ue". Did you mean "eu"?',
  ],
  [
    'a circle',
    () =>
      THREE.replace('  countries: [IE]', '  extends: dk\n  countries: [IE]').replace(
        '  countries: [DK]',
        '  extends: eu\n  countries: [DK]',
      ),
    'eu.extends  The regions extend each other in a circle: eu → dk → eu. Delete "extends:" from one of them, and give it its own currency and prices.',
  ],
  [
    'a draft as the default',
    () => THREE.replace('  countries: [US]', '  draft: true\n  countries: [US]'),
    'us.draft  The first region is the default one; it cannot be a draft. Move another region to the top, or delete "draft:".',
  ],
  [
    'a former region that exists',
    () => `${THREE}formerRegions: [dk]\n`,
    'formerRegions[0]  "dk" is a region of the site. Delete it here, or delete the region.',
  ],
  [
    'two regions of one locale',
    () => THREE.replace('locale: en\n', 'locale: en-US\n'),
    'eu.locale  The regions us and eu have the same locale; search engines show one of them only. Add the country to one of them, for example en-EU.',
  ],
])('reports %s once', (_mistake, text, expected) => {
  expect(reported(text())).toEqual([expected]);
});
