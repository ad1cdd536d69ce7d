import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * Section 9 of the specification, typed from its text and not read from our YAML: every figure appears on the
 * pre-rendered pages, in its section, in three regions.
 */

type Region = 'us' | 'eu' | 'dk';
const REGIONS: Region[] = ['us', 'eu', 'dk'];

const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0]+/g, ' ');

const page = (region: Region, path: string) => readFileSync(`dist/${region}/${path || 'index'}.html`, 'utf8');

/** The text of a section, by its type. */
const section = (html: string, type: string) => {
  const start = html.indexOf(`<section data-section="${type}"`);
  const end = html.indexOf('<section data-section=', start + 1);
  expect(start, `a section ${type}`).toBeGreaterThan(-1);
  return plain(html.slice(start, end > 0 ? end : html.indexOf('</main>', start)));
};

const PLANS: Record<Region, { name: string; hours: string; rate: string; total: string; fee: string }[]> = {
  eu: [
    { name: 'Start', hours: '5', rate: '€120', total: '€600', fee: '€300' },
    { name: 'Scale', hours: '10', rate: '€100', total: '€1,000', fee: '€500' },
    { name: 'Dominate', hours: '50', rate: '€80', total: '€4,000', fee: '€2,000' },
  ],
  us: [
    { name: 'Start', hours: '5', rate: '$140', total: '$700', fee: '$350' },
    { name: 'Scale', hours: '10', rate: '$120', total: '$1,200', fee: '$600' },
    { name: 'Dominate', hours: '50', rate: '$100', total: '$5,000', fee: '$2,500' },
  ],
  dk: [
    { name: 'Start', hours: '5', rate: '900 kr.', total: '4.500 kr.', fee: '2.250 kr.' },
    { name: 'Scale', hours: '10', rate: '750 kr.', total: '7.500 kr.', fee: '3.750 kr.' },
    { name: 'Dominate', hours: '50', rate: '600 kr.', total: '30.000 kr.', fee: '15.000 kr.' },
  ],
};

const BUDGETS: Record<Region, [string, string]> = {
  us: ['$5,000', '$15,000'],
  eu: ['€3,000', '€10,000'],
  dk: ['25.000 kr.', '100.000 kr.'],
};

/** The text of each plan in the pricing section, from its name to the next one. */
function planTexts(region: Region, path: string): Map<string, string> {
  const html = page(region, path);
  const plans = html.slice(
    html.indexOf('data-part="plans"'),
    html.includes('data-part="custom"') ? html.indexOf('data-part="custom"') : undefined,
  );
  const parts = plans
    .split(/<h3[^>]*>/)
    .slice(1)
    .map(plain);
  return new Map(
    ['Start', 'Scale', 'Dominate'].map((name) => [name, parts.find((part) => part.trim().startsWith(name)) ?? '']),
  );
}

for (const region of REGIONS)
  for (const path of ['', 'services/ecommerce-google-ads-consultant', 'services/saas-google-ads-consultant'])
    it(`shows plans, fees and budgets of ${region} on /${path}`, () => {
      const texts = planTexts(region, path);
      for (const { name, hours, rate, total, fee } of PLANS[region]) {
        const text = texts.get(name) ?? '';
        expect(text, `${name} in ${region}`).toMatch(new RegExp(`(^|\\D)${hours}(\\D|$)`));
        for (const figure of [rate, total, fee]) expect(text, `${name} in ${region}`).toContain(figure);
      }
      expect(texts.get('Start')).toContain(BUDGETS[region][0]);
      expect(texts.get('Scale')).toContain(BUDGETS[region][1]);
      // Dominate has no budget; in us its price equals Start's budget.
      for (const budget of BUDGETS[region].slice(1)) expect(texts.get('Dominate')).not.toContain(budget);
    });

it('lists what each plan includes', () => {
  const texts = planTexts('us', '');
  const includes = {
    Start: [
      /1 primary account/i,
      /daily error check/i,
      /weekly search term/i,
      /budget check/i,
      /monthly performance check/i,
      /monthly meeting/i,
    ],
    Scale: [
      /everything in start/i,
      /1 secondary account/i,
      /weekly performance check/i,
      /microsoft ads/i,
      /bi-weekly meetings|meetings every two weeks/i,
    ],
    Dominate: [/everything/i, /up to 8 accounts/i, /custom hygiene setup/i, /daily answers/i, /weekly meetings/i],
  };
  for (const [name, lines] of Object.entries(includes))
    for (const line of lines) expect(texts.get(name), `${name}: ${line}`).toMatch(line);
  const all = section(page('us', ''), 'pricing');
  for (const pattern of [
    /most popular/i,
    /most value/i,
    /time sheets/i,
    /currency/i,
    /roll over|rollover/i,
    /hours/i,
    /hourly rate/i,
    /paid upfront/i,
    /per month/i,
    /start-up fee/i,
  ])
    expect(all).toMatch(pattern);
});

const COMMON = {
  audit: ['$700', '€600', '4.500 kr.', '5'],
  setup: ['$1,200', '€1,000', '7.500 kr.', '10'],
  management: ['$5,000', '€4,000', '30.000 kr.', '50'],
};
const PACKAGES: Record<string, Record<string, string[]>> = {
  'ecommerce-google-ads-consultant': COMMON,
  'local-services-google-ads-consultant': COMMON,
  'b2b-google-ads-consultant': COMMON,
  'travel-tourism-google-ads-consultant': {
    audit: ['$520', '€480', '3.500 kr.', '3-4'],
    setup: ['$1,250', '€1,150', '8.500 kr.', '12-14'],
    management: ['$2,300', '€2,100', '15.500 kr.', '22-25'],
  },
  'saas-google-ads-consultant': {
    audit: ['$600', '€550', '4.000 kr.', '4-5'],
    setup: ['$1,420', '€1,300', '9.500 kr.', '14-16'],
    management: ['$2,600', '€2,400', '17.500 kr.', '26-28'],
  },
};

for (const [path, packages] of Object.entries(PACKAGES))
  it(`shows the packages of /services/${path}`, () => {
    for (const [index, region] of REGIONS.entries()) {
      const text = section(page(region, `services/${path}`), 'packages').replaceAll('–', '-');
      let after = 0;
      for (const [name, figures] of Object.entries(packages)) {
        const price = text.indexOf(figures[index] ?? '', after);
        expect(price, `${name} in ${region}: ${figures[index]}`).toBeGreaterThan(-1);
        expect(text.slice(after, text.length), `${name} in ${region}: ${figures[3]} hours`).toMatch(
          new RegExp(`(^|[^\\d-])${figures[3]} (hours|timer)`),
        );
        after = price;
      }
    }
  });

const TRIAL = { us: ['$700', '$10,000'], eu: ['€600', '€10,000'], dk: ['4.500 kr.', '50.000 kr.'] };
const GROWTH = { us: '$1,200', eu: '€1,000', dk: '7.500 kr.' };

for (const region of REGIONS)
  it(`shows the white-label examples in ${region}`, () => {
    const text = section(page(region, 'services/marketing-agencies-google-ads-freelancer'), 'pricing-examples');
    for (const figure of [...TRIAL[region], GROWTH[region]]) expect(text).toContain(figure);
    expect(text.replaceAll('–', '-')).toMatch(/2-4/);
    expect(text).toMatch(/5\+/);
    expect(text).toMatch(/20 ?%/);
  });

it('states the terms of white-label work', () => {
  const text = section(page('us', 'services/marketing-agencies-google-ads-freelancer'), 'pricing-examples');
  for (const pattern of [
    /1 client account|one client account/i,
    /no direct (client )?communication|no direct contact/i,
    /per account or (per )?hour/i,
    /custom price/i,
    /arrears/i,
    /trusted clients/i,
  ])
    expect(text).toMatch(pattern);
});

it('shows each part of pricing on the pages that the specification names', () => {
  for (const region of REGIONS) {
    const parts = (path: string) => [...page(region, path).matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);
    expect(parts(''), region).toEqual(['plans', 'custom']);
    expect(parts('services/marketing-agencies-google-ads-freelancer'), region).toEqual(['custom']);
    for (const path of Object.keys(PACKAGES)) expect(parts(`services/${path}`), `${region} ${path}`).toEqual(['plans']);
  }
});

it('states the claimed facts on the home page, each in its region’s currency', () => {
  const claims: Record<Region, RegExp[]> = {
    us: [
      /over 5 years/i,
      /over \$400k/i,
      /100\+/,
      /24 hours/,
      /roll over/i,
      /conversion fee/i,
      /time sheet/i,
      /report/i,
      /no cure,? no pay/i,
    ],
    eu: [/over 5 years/i, /over €400k/i, /100\+/, /24 hours/],
    dk: [/over 5 år/i, /2,5 mio\. kr\./, /100\+/, /24 timer/, /no cure,? no pay/i],
  };
  for (const region of REGIONS)
    for (const claim of claims[region]) expect(plain(page(region, '')), `${claim} in ${region}`).toMatch(claim);
});

it('converts dollar results to euros by symbol and to kroner by a factor of seven', () => {
  const result = (region: Region) =>
    /\$[\d,]+|€[\d,]+|[\d.]+ DKK/.exec(
      section(page(region, 'case-study/techflow-solutions-workflow-software'), 'case-detail'),
    )?.[0] ?? '';
  const dollars = Number(result('us').replace(/[$,]/g, ''));
  expect(dollars).toBeGreaterThan(0);
  expect(result('eu')).toBe(`€${dollars.toLocaleString('en')}`);
  expect(result('dk')).toBe(`${(dollars * 7).toLocaleString('da-DK')} DKK`);
});

interface OfferData {
  name: string;
  price?: number;
  priceCurrency?: string;
  priceSpecification?: { price?: number; minPrice?: number; unitCode?: string; valueAddedTaxIncluded?: boolean }[];
}

it('offers exactly the shown prices in structured data', () => {
  const shown = {
    us: (price: number) => `$${price.toLocaleString('en-US')}`,
    eu: (price: number) => `€${price.toLocaleString('en')}`,
    dk: (price: number) => `${price.toLocaleString('da-DK')} kr.`,
  };
  const currency = { us: 'USD', eu: 'EUR', dk: 'DKK' };
  for (const region of REGIONS)
    for (const path of [
      '',
      'services/marketing-agencies-google-ads-freelancer',
      ...Object.keys(PACKAGES).map((name) => `services/${name}`),
    ]) {
      const html = page(region, path);
      const graph = JSON.parse(
        /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}',
      ) as { '@graph': { '@type': string; offers?: OfferData[] }[] };
      const offers = graph['@graph'].find((node) => node['@type'] === 'Service')?.offers ?? [];
      expect(offers.length, path).toBeGreaterThan(0);
      for (const { name, price, priceCurrency, priceSpecification } of offers) {
        expect(plain(html)).toContain(plain(name));
        const [specified] = priceSpecification ?? [];
        if (!specified) continue; // a price by agreement
        expect(priceCurrency).toBe(currency[region]);
        expect(specified.valueAddedTaxIncluded).toBe(false);
        expect(specified.minPrice ?? specified.price).toBe(price ?? specified.minPrice);
        expect(plain(html)).toContain(shown[region](price ?? specified.minPrice ?? 0));
      }
    }
});
