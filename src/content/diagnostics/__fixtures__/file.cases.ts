import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Mistakes that concern a file as a whole, and signs in it that nobody sees. */
export const FILE_CASES: readonly DiagnosticCase[] = [
  { mistake: 'an empty file', whole: '', says: ['1:1 The file is empty. Write its fields, or delete the file.'] },
  {
    mistake: 'a file of comments only',
    whole: '# to do\n',
    says: ['1:1 The file is empty. Write its fields, or delete the file.'],
  },
  {
    mistake: 'a file that is plain text',
    whole: 'Hello there\n',
    says: ['1:1 The file is one text; fields are expected. Write name: value, one field on a line.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a file that is a list',
    whole: '- type: hero\n',
    says: ['1:1 The file is a list; fields are expected. Write name: value, one field on a line.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a file that no part of the site reads',
    file: 'content/prices.yaml',
    whole: 'plans: []\n',
    says: [
      '1:1 No part of the site reads this file. Delete it, or move what it holds to content/rates.yaml, which is there already.',
    ],
  },
  {
    mistake: 'a missing file',
    file: 'content/facts.yaml',
    whole: null,
    says: ['1:1 The file is missing. Bring it back: the site needs it.'],
  },
  {
    mistake: 'a page that the program needs',
    file: 'content/pages/thank-you.yaml',
    whole: null,
    says: ['1:1 The page is missing. Bring it back: The contact form redirects to it without JavaScript.'],
  },
  {
    mistake: 'a file that is too large',
    whole: `# ${'x'.repeat(262_200)}\n`,
    says: ['1:1 The file has 262203 bytes; at most 262144 are read. Split the page into several pages.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a text that is too long',
    change: [HERO, `title: { en: ${'Hello '.repeat(4000)}, da: Hej }`],
    says: [
      '9:18 sections[0].title.en  The text has 23999 characters; at most 20000 are read. Spread it over several sections or pages.',
    ],
    followed: [['Hello '.repeat(4000), 'Hello']],
  },
  {
    mistake: 'a character that is not UTF-8',
    whole: new Uint8Array([...utf8('name: '), 0xe6, ...utf8(' word\n')]),
    says: [
      '1:7 A character here is not UTF-8. Save the file again with the encoding UTF-8 and type the character again.',
    ],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a file saved as UTF-16',
    whole: new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3a, 0]),
    says: ['1:1 The file is saved as UTF-16, not as UTF-8. Save it again with the encoding UTF-8.'],
    followed: [{ asBefore: true }],
  },
  {
    mistake: 'a control character',
    change: ['Hello', 'Hel\u0007lo'],
    says: [
      '9:21 sections[0].title.en  There is an invisible character here: U+0007, control character. Delete it: remove the letters around it too and type them again.',
    ],
  },
  {
    mistake: 'a zero-width space',
    change: ['Hello', 'Hel\u200Blo'],
    says: [
      '9:21 sections[0].title.en  There is an invisible character here: U+200B, zero-width space. Delete it: remove the letters around it too and type them again.',
    ],
  },
  {
    mistake: 'a sign that turns the direction',
    change: ['Hello', 'Hel\u202Elo'],
    says: [
      '9:21 sections[0].title.en  There is an invisible character here: U+202E, turns the direction of the writing. Delete it: remove the letters around it too and type them again.',
    ],
  },
  {
    mistake: 'a hidden sign in a comment',
    change: ['    id: home', '    # \u2066note\n    id: home'],
    says: [
      '8:7 sections[0].type  There is an invisible character here: U+2066, turns the direction of the writing. Delete it: remove the letters around it too and type them again.',
    ],
  },
  {
    mistake: 'a hidden sign written as an escape',
    change: ['en: Hello', 'en: "Hel\\u200blo"'],
    says: [
      '9:18 sections[0].title.en  There is an invisible character here: U+200B, zero-width space. Delete it: remove the letters around it too and type them again.',
    ],
  },
  {
    mistake: 'half of a character',
    change: ['en: Hello', 'en: "Hel\\ud800lo"'],
    says: [
      '9:18 sections[0].title.en  There is an invisible character here: U+D800, half of a character. Delete it: remove the letters around it too and type them again.',
    ],
  },
];
