import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const more = (text: string): readonly [string, string] => [HERO, `${HERO}\n    ${text}`];

/** Values that are not what a field wants. */
export const VALUE_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'one text for both languages',
    change: [HERO, 'title: Hello'],
    says: [
      '9:12 sections[0].title  "Hello" is one text; a text in both languages is expected. Write the text after en: and after da:, each on a line of its own.',
    ],
  },
  {
    mistake: 'a number for a text',
    change: [HERO, 'title: 404'],
    says: [
      '9:12 sections[0].title  404 is not allowed here; a text in both languages is expected. Write it in quotes after en: and after da:.',
    ],
  },
  {
    mistake: 'a number for a text',
    change: more('code: 404'),
    says: ['10:11 sections[0].code  404 is read as a number; text is expected. Quote it: "404".'],
  },
  {
    mistake: 'true for a text',
    change: more('code: true'),
    says: ['10:11 sections[0].code  true is read as yes or no; text is expected. Quote it: "true".'],
  },
  {
    mistake: 'null for a text',
    change: more('code: null'),
    says: [
      '10:11 sections[0].code  null is read as nothing; text is expected. Quote it if it is meant as a word: "null".',
    ],
  },
  {
    mistake: 'a number in quotes',
    change: more('hours: "5"'),
    says: ['10:12 sections[0].hours  "5" is text; a whole number is expected. Write 5 without quotes.'],
  },
  {
    mistake: 'text for a number',
    change: more('hours: five'),
    says: [
      '10:12 sections[0].hours  "five" is text; a whole number is expected. Write a whole number in digits only: no currency, no comma, no dot.',
    ],
    followed: [['five', '5']],
  },
  {
    mistake: 'a price with currency',
    change: more('price: { us: $700, eu: 600, dk: 4500 }'),
    says: ['10:18 sections[0].price.us  "$700" is text; a whole number is expected. Write 700.'],
  },
  {
    mistake: 'a price with a dot between thousands',
    change: more('price: { us: 700, eu: 600, dk: 4.500 }'),
    says: ['10:36 sections[0].price.dk  4.500 is not a whole number. Write 4500.'],
  },
  {
    mistake: 'a number that is too small',
    change: more('hours: 0'),
    says: ['10:12 sections[0].hours  0 is too little. More than 0 is expected.'],
  },
  {
    mistake: 'text for true or false',
    change: more('kept: yes'),
    says: ['10:11 sections[0].kept  "yes" is text; true or false is expected. Write true without quotes.'],
    reveals: ['Hours are expected where kept is true.'],
  },
  {
    mistake: 'one text for a list',
    change: more('cases: alderley'),
    says: [
      '10:12 sections[0].cases  "alderley" is one text; a list is expected. Begin each entry on a line of its own, with a dash and a space.',
    ],
  },
  {
    mistake: 'a group for a list',
    change: more('points: { en: A, da: A }'),
    says: [
      '10:13 sections[0].points  This is a group of fields; a list is expected. Begin each entry with a dash and a space.',
    ],
  },
  {
    mistake: 'a list for a group',
    change: [HERO, 'title:\n      - en: Hello\n      - da: Hej'],
    says: ['10:7 sections[0].title  This is a list; a text in both languages is expected. Take the dashes away.'],
  },
  {
    mistake: 'a list that is too long',
    change: more('points: [{ en: A, da: A }, { en: B, da: B }, { en: C, da: C }, { en: D, da: D }]'),
    says: ['10:13 sections[0].points  The list has 4 entries. At most 3 entries are expected.'],
  },
  {
    mistake: 'a text that is a placeholder without quotes',
    change: [HERO, 'title:\n      en: {replyTime}\n      da: "{replyTime}"'],
    says: [
      '10:11 sections[0].title.en  This is a group of fields; text is expected. A text that begins with a bracket needs quotes.',
    ],
  },
  {
    mistake: 'an icon that does not exist',
    change: more('icon: Zapp'),
    says: ['10:11 sections[0].icon  "Zapp" is none of the choices here. Did you mean "Zap"?'],
  },
  {
    mistake: 'a choice that does not exist',
    change: ['sections:', 'kind: artikel\nsections:'],
    says: ['6:7 kind  "artikel" is none of the choices here. Did you mean "article"?'],
  },
  {
    mistake: 'a phone number without quotes',
    file: 'content/site.yaml',
    change: ['"+34 600 000 000"', '+34600000000'],
    says: ['15:8 phone  +34600000000 is read as the number 34600000000. Quote it: "+34600000000".'],
  },
  {
    mistake: 'a postal code without quotes',
    file: 'content/site.yaml',
    change: ['"08001"', '08001'],
    says: ['11:15 company.postalCode  08001 is read as the number 8001. Quote it: "08001".'],
  },
  {
    mistake: 'a number with a leading zero',
    change: more('hours: 05'),
    says: ['10:12 sections[0].hours  05 is read as the number 5. Write 5.'],
  },
  {
    mistake: 'an e-mail address without @',
    file: 'content/site.yaml',
    change: ['hello@example.com', 'hello.example.com'],
    says: [
      '14:8 email  "hello.example.com" does not have the expected format. Write an e-mail address, for example hello@example.com.',
    ],
    followed: [['hello.example.com', 'hello@example.com']],
  },
  {
    mistake: 'an address without https',
    file: 'content/site.yaml',
    change: ['https://example.com/x', 'example.com/x'],
    says: [
      '19:10 social[0].url  "example.com/x" does not have the expected format. Write https:// in front: https://example.com/x.',
    ],
  },
  {
    mistake: 'an address that is not encrypted',
    file: 'content/site.yaml',
    change: ['https://example.com/x', 'http://example.com/x'],
    says: ['19:10 social[0].url  "http://example.com/x" is not encrypted. Write https:// in place of http://.'],
  },
  {
    mistake: 'content of an older version',
    file: 'content/site.yaml',
    change: ['contentVersion: 5', 'contentVersion: 4'],
    says: [
      '22:1 contentVersion  The content has version 4, and this page builder reads version 5. Run "npm run content:migrate"; with "-- --dry-run" it only shows what would change.',
    ],
    ownerDecides: 'A command does it; its own tests run it.',
  },
  {
    mistake: 'content of a newer version',
    file: 'content/site.yaml',
    change: ['contentVersion: 5', 'contentVersion: 6'],
    says: [
      '22:1 contentVersion  The content has version 6, which is newer than this page builder (version 5). Update the page builder.',
    ],
    ownerDecides: 'Another version of the program reads the content.',
  },
  {
    mistake: 'a site below a path of its domain',
    file: 'content/site.yaml',
    change: ['https://www.example.com', 'https://www.example.com/web'],
    says: ['1:6 url  "https://www.example.com/web" does not have the expected format. Write https://www.example.com.'],
  },
  {
    mistake: 'a format without its number',
    file: 'content/regions.yaml',
    change: ['priceFormat: "${amount}"', 'priceFormat: "$"'],
    says: ['9:16 us.priceFormat  "$" does not have the expected format. It must hold {amount}.'],
    followed: [['priceFormat: "$"', 'priceFormat: "${amount}"']],
  },
  {
    mistake: 'a name that no fact may have',
    file: 'content/facts.yaml',
    change: ['replyTime', 'Reply-Time'],
    says: ['1:1 Reply-Time  "Reply-Time" cannot be a name here. Write "replyTime:".'],
  },
  {
    mistake: 'text cut by a comment',
    change: [HERO, 'title:\n      en: We are #1 in Denmark\n      da: Hej'],
    says: [
      '10:18 warning sections[0].title.en  The text ends before "#1 in Denmark": what follows " #" is a comment. Put the whole text in quotes, or the comment on a line of its own.',
    ],
  },
  {
    mistake: 'a comment behind a text',
    change: [HERO, 'title:\n      en: Hello # greeting\n      da: Hej'],
    says: [
      '10:17 warning sections[0].title.en  The text ends before "# greeting": what follows " #" is a comment. Put the whole text in quotes, or the comment on a line of its own.',
    ],
  },
  {
    mistake: 'a place that is read as a comment',
    change: more('cta:\n      label: { en: Go, da: Gå }\n      to: #home'),
    says: ['12:11 sections[0].cta.to  This is empty: "#home" is read as a comment. Quote it: "#home".'],
  },
  {
    mistake: 'a rule between fields of a section',
    change: more('kept: true'),
    says: ['7:5 sections[0].hours  Hours are expected where kept is true. Add "hours:".'],
    followed: [['kept: true', 'kept: true\n    hours: 5']],
  },
];
