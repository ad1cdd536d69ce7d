import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const FACTS = 'content/facts.yaml';
const english = (text: string): readonly [string, string] => [HERO, `title: { en: "${text}", da: Hej }`];
const danish = (text: string): readonly [string, string] => [HERO, `title: { en: Hello, da: "${text}" }`];
const ALLOW = 'Translate it, or add the text to sameAllowed in content/translation-checks.yaml.';
const FONT_HINT = `Browsers show them in the system's serif or sans-serif font, and share images drop them or their accents. Set the fonts in content/brand.yaml to Georgia, Arial, or Verdana, or add the letters to the site's fonts (docs/authoring.md, "Fonts").`;

/** Texts that one language lacks in part, and signs that its typography does not have. */
export const LANGUAGE_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a text that was not translated',
    change: [HERO, 'title: { en: Read the case, da: Read the case }'],
    says: [`9:37 warning sections[0].title.da  This says the same in English and Danish: "Read the case". ${ALLOW}`],
  },
  {
    mistake: 'a text by region that was not translated',
    change: ['title: { en: Home, da: Home }', 'title: { us: Read this, eu: Read it, dk: Read it }'],
    says: [`3:44 warning seo.title.dk  This says the same in English and Danish: "Read it". ${ALLOW}`],
  },
  {
    mistake: 'a fact that the Danish text lost',
    change: [HERO, 'title: { en: "In {replyTime}", da: Hej }'],
    says: [
      '9:40 sections[0].title.da  The Danish text lacks {replyTime}, which the English one has. Put {replyTime} where it belongs, or take it out of the English text.',
    ],
  },
  {
    mistake: 'a fact that the English text lost',
    change: [HERO, 'title: { en: Hello, da: "Om {replyTime}" }'],
    says: [
      '9:18 sections[0].title.en  The English text lacks {replyTime}, which the Danish one has. Put {replyTime} where it belongs, or take it out of the Danish text.',
    ],
  },
  {
    mistake: 'a fact that the text of a region lost',
    change: ['title: { en: Home, da: Home }', 'title: { us: "Home {adSpend}", eu: "Start {adSpend}", dk: Forside }'],
    says: [
      '3:61 seo.title.dk  The Danish text lacks {adSpend}, which the English one has. Put {adSpend} where it belongs, or take it out of the English text.',
    ],
  },
  {
    mistake: 'a space before the percent sign in English',
    change: english('Now 188 % more'),
    says: ['9:23 warning sections[0].title.en  "188 %" has a space before the percent sign. Write "188%".'],
  },
  {
    mistake: 'no space before the percent sign in Danish',
    change: danish('Nu 188% flere'),
    says: ['9:33 warning sections[0].title.da  "188%" has no space before the percent sign. Write "188 %".'],
  },
  {
    mistake: 'straight apostrophes',
    change: english("The store's and the client's"),
    says: [
      '9:23 warning sections[0].title.en  "store\'s" has a straight apostrophe. Write "store’s". The text has 1 more of these.',
    ],
  },
  {
    mistake: 'straight quotation marks in English',
    change: english('Press \\"Book\\" now'),
    says: ['9:25 warning sections[0].title.en  ""Book"" has straight quotation marks. Write "“Book”".'],
  },
  {
    mistake: 'straight quotation marks in Danish',
    change: danish('Tryk \\"Book\\" nu'),
    says: ['9:35 warning sections[0].title.da  ""Book"" has straight quotation marks. Write "»Book«".'],
  },
  {
    mistake: 'English quotation marks in Danish',
    change: danish('Tryk “Book” nu'),
    says: ['9:35 warning sections[0].title.da  "“Book”" has the quotation marks of another language. Write "»Book«".'],
  },
  {
    mistake: 'Danish quotation marks in English',
    change: english('Press »Book« now'),
    says: ['9:25 warning sections[0].title.en  "»Book«" has the quotation marks of another language. Write "“Book”".'],
  },
  {
    mistake: 'two spaces',
    change: english('One  of two'),
    says: ['9:19 warning sections[0].title.en  "One  of" has two spaces in a row. Write "One of".'],
  },
  {
    mistake: 'a space before a punctuation mark',
    change: danish('Hvorfor ?'),
    says: ['9:30 warning sections[0].title.da  "Hvorfor ?" has a space before a punctuation mark. Write "Hvorfor?".'],
  },
  {
    mistake: 'no space after a punctuation mark',
    change: english('First,then'),
    says: [
      '9:19 warning sections[0].title.en  "First,then" has no space after a punctuation mark. Write "First, then".',
    ],
  },
  {
    mistake: 'three periods in English',
    change: english('And so on...'),
    says: ['9:26 warning sections[0].title.en  "on..." has three periods for an ellipsis. Write "on…".'],
  },
  {
    mistake: 'three periods in Danish',
    change: danish('Og så videre...'),
    says: ['9:36 warning sections[0].title.da  "videre..." has three periods for an ellipsis. Write "videre …".'],
  },
  {
    mistake: 'a hyphen in a range in English',
    change: english('In 2-3 hours'),
    says: ['9:22 warning sections[0].title.en  "2-3" has a hyphen in a range. Write "2–3".'],
  },
  {
    mistake: 'spaces in a range in Danish',
    change: danish('På 2 - 3 timer'),
    says: ['9:33 warning sections[0].title.da  "2 - 3" has spaces in a range. Write "2-3".'],
  },
  {
    mistake: 'a hyphen for a dash in English',
    change: english('Fast - and cheap'),
    says: ['9:19 warning sections[0].title.en  "Fast - and" has a hyphen for a dash. Write "Fast—and".'],
  },
  {
    mistake: 'a hyphen for a dash in Danish',
    change: danish('Hurtigt - og billigt'),
    says: ['9:30 warning sections[0].title.da  "Hurtigt - og" has a hyphen for a dash. Write "Hurtigt – og".'],
  },
  {
    mistake: 'a Danish number in an English text',
    change: english('All 5.870 searches'),
    says: ['9:23 warning sections[0].title.en  "5.870" has a period between thousands. Write "5,870".'],
  },
  {
    mistake: 'an English number in a Danish text',
    change: danish('Alle 5,870 søgninger'),
    says: ['9:35 warning sections[0].title.da  "5,870" has a comma between thousands. Write "5.870".'],
  },
  {
    mistake: 'a decimal comma in English',
    change: english('Up 3,1%'),
    says: ['9:22 warning sections[0].title.en  "3,1%" has a decimal comma. Write "3.1%".'],
  },
  {
    mistake: 'a decimal point in Danish',
    file: FACTS,
    change: ['2,5 mio.', '2.5 mio.'],
    says: ['2:43 warning adSpend.dk  "2.5" has a decimal point. Write "2,5".'],
  },
  {
    mistake: 'no space before the currency in Danish',
    change: danish('For 500kr. om måneden'),
    says: ['9:34 warning sections[0].title.da  "500kr." has no space before the currency. Write "500 kr.".'],
  },
  {
    mistake: 'a word twice',
    change: english('The the page'),
    says: ['9:19 warning sections[0].title.en  "The the" has a word twice. Write "The".'],
  },
  {
    mistake: 'letters of a script that the fonts lack',
    change: english('Καλημέρα'),
    says: [
      `9:19 warning sections[0].title.en  The fonts of the site lack the Greek letters "Κ", "α", "λ", "η", "μ", "έ", "ρ". ${FONT_HINT}`,
    ],
  },
  {
    mistake: 'a letter that the fonts lack, in two texts',
    change: [HERO, 'title: { en: "A Škoda for Czech roads", da: "En Škoda til tjekkiske veje" }'],
    says: [
      `9:21 warning sections[0].title.en  The fonts of the site lack the Latin letter "Š". 2 texts have such letters; this is the first. ${FONT_HINT}`,
    ],
  },
];
