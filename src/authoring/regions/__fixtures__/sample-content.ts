import type { ContentText } from '../add-region.ts';

const region = (code: string, language: string, countries: string) => `${code}:
  name: ${code}
  flag: 🏳️
  language: ${language} # of all texts
  locale: ${language}
  label: ${language}
  currency: EUR
  currencySymbol: €
  priceFormat: "€{amount}"
  convertedFormat: "€{amount}"
  dollarRate: 2
  countries: [${countries}]
`;

/** A small content folder: three regions, two languages, texts and values in block and flow style, and comments. */
export const sampleContent = (): ContentText[] => [
  {
    file: 'content/regions.yaml',
    text: `# The regions.\n\n${[region('us', 'en', 'US'), region('eu', 'en', 'SE, FR'), region('dk', 'da', 'DK')].join('\n')}`,
  },
  { file: 'content/dictionary.yaml', text: 'header:\n  skipToContent:\n    en: Skip\n    da: Gå\n' },
  {
    file: 'content/pages/home.yaml',
    text: `# The home page.
name: { en: Home, da: Forside }
seo:
  title:
    us: Hi
    eu: Hello # for Europe
    dk: Hej
lead: # above the fold
  en: >-
    One line of text that is folded, and another line
    below it.
  da: Kort. # read 2026-11-24
price: { us: 1, eu: 2, dk: 3 } # a month
sections:
  - type: hero
    title: { en: "One, two", da: To }
    regions: [us, dk]
  - type: faq
    regions: [dk]
    text:
      en: Only there
      da: Kun der
`,
  },
];
