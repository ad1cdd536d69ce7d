import { MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';

const HERO = 'title: { en: Hello, da: Hej }';

/** Parts of YAML that this site does without. */
export const DIALECT_CASES: readonly DiagnosticCase[] = [
  {
    mistake: 'a second document',
    change: ['sections:', '---\nsections:'],
    says: [
      '6:1 A second document begins here; a file holds one. Delete the line ---, or move what follows into a file of its own.',
    ],
  },
  {
    mistake: 'a directive',
    whole: `%YAML 1.1\n---\n${String(MINIMAL_SITE['content/pages/home.yaml'])}`,
    says: ['1:1 "%YAML 1.1" is a directive; directives are not read. Delete the line: every file is read as YAML 1.2.'],
  },
  {
    mistake: 'an anchor for copying',
    change: [HERO, 'title: &hello { en: Hello, da: Hej }'],
    says: [
      '9:12 sections[0].title  "&hello" marks a value for copying; copies are not read. Quote the text if it is meant to begin with &; delete the mark otherwise.',
    ],
  },
  {
    mistake: 'a copy',
    change: [HERO, 'title: &hello { en: Hello, da: Hej }\n    body: *hello'],
    says: [
      '9:12 sections[0].title  "&hello" marks a value for copying; copies are not read. Quote the text if it is meant to begin with &; delete the mark otherwise.',
      '10:11 sections[0].body  "*hello" is read as a copy of another value; copies are not read. Quote the text if it is meant to begin with *; write the value out otherwise.',
    ],
    followed: [['body: *hello', 'body: { en: Hello, da: Hej }']],
  },
  {
    mistake: 'stars at the beginning of a text',
    change: [HERO, 'title:\n      en: **Best** price\n      da: Hej'],
    says: [
      '10:11 sections[0].title.en  "**Best**" is read as a copy of another value; copies are not read. Quote the text if it is meant to begin with *; write the value out otherwise.',
    ],
    reveals: ['"**Best**" would be shown on the page as written.'],
  },
  {
    mistake: 'a merge key',
    change: [HERO, 'title: { en: Hello, da: Hej }\n    <<: { hours: 5 }'],
    says: [
      '10:5 sections[0].<<  Merge keys (<<) are not supported. Write the fields out, or put what repeats into facts.yaml.',
    ],
    followed: [['<<: { hours: 5 }', 'hours: 5']],
  },
  {
    mistake: 'an unknown tag',
    change: [HERO, 'title: !text { en: Hello, da: Hej }'],
    says: [
      '9:12 sections[0].title  "!text" is a tag; tags are not read. Quote the text if it is meant to begin with !; delete the tag otherwise.',
    ],
  },
  {
    mistake: 'an exclamation mark at the beginning of a text',
    change: [HERO, 'title:\n      en: !important\n      da: Hej'],
    says: [
      '10:11 sections[0].title.en  "!important" is a tag; tags are not read. Quote the text if it is meant to begin with !; delete the tag otherwise.',
    ],
  },
  {
    mistake: 'a tag of another language',
    change: ['id: home', 'id: !!python/object:os.system home'],
    says: [
      '8:9 sections[0].id  "!!python/object:os.system" is a tag; tags are not read. Quote the text if it is meant to begin with !; delete the tag otherwise.',
    ],
  },
  {
    mistake: 'a field twice',
    change: ['    id: home', '    id: home\n    id: start'],
    says: ['9:5 sections[0].id  "id" appears here twice. Delete one of the two; the first is in line 8.'],
  },
  {
    mistake: 'a field without a name',
    change: ['    id: home', '    : home'],
    says: [
      '8:1 sections[0]  There is a field without a name here. Write a name before the colon; if it is part of a text, put that text in quotes.',
    ],
    followed: [['    : home', '    id: home']],
  },
  {
    mistake: 'brackets as the name of a field',
    change: ['    id: home', '    {replyTime}: home'],
    says: [
      '8:5 sections[0]  "{replyTime}: home" cannot be the name of a field. Write a name of letters before the colon.',
    ],
    followed: [['{replyTime}: home', 'id: home']],
  },
  {
    mistake: 'a dangerous name',
    change: ['    id: home', '    __proto__: { hidden: true }'],
    says: [
      '8:5 sections[0].__proto__  "__proto__" cannot be the name of a field. Choose another name: this one has a meaning of its own in the program.',
    ],
    followed: [['__proto__: { hidden: true }', 'hidden: false']],
  },
  {
    mistake: 'a dangerous name among facts',
    file: 'content/facts.yaml',
    change: ['adSpend', 'constructor: { en: A, da: A }\nprototype: { en: A, da: A }\nadSpend'],
    says: [
      '2:1 constructor  "constructor" cannot be the name of a field. Choose another name: this one has a meaning of its own in the program.',
      '3:1 prototype  "prototype" cannot be the name of a field. Choose another name: this one has a meaning of its own in the program.',
    ],
    followed: [
      ['constructor', 'maker'],
      ['prototype', 'model'],
    ],
  },
  {
    mistake: 'brackets nested without end',
    change: [HERO, `title: ${'['.repeat(60)}`],
    says: [
      '9:49 The fields are nested more than 40 levels deep. No page needs that: look for brackets or dashes that were meant as text, and quote the text.',
    ],
    followed: [[`title: ${'['.repeat(60)}`, HERO]],
  },
  {
    mistake: 'a line pasted many times',
    change: ['    id: home', `    id: home\n${'- a\n'.repeat(60_000)}`],
    says: [
      '9984:4 The file has more than 50000 words and punctuation characters. No page needs that: look for a line that was pasted many times.',
    ],
    followed: [[`${'- a\n'.repeat(60_000)}`, '']],
  },
  {
    mistake: 'curly quotes around a text',
    change: ['title: { en: Hello, da: Hej }', 'title: { en: “Hello”, da: Hej }'],
    says: [
      '9:18 sections[0].title.en  YAML does not know the curly quotes around "Hello": a visitor would read them. Write "Hello".',
    ],
  },
  {
    mistake: 'curly quotes around several words',
    change: ['title: { en: Hello, da: Hej }', 'title:\n      en: “Hello again”\n      da: Hej'],
    says: [
      '10:11 sections[0].title.en  YAML does not know the curly quotes around "Hello again": a visitor would read them. Write "Hello again", or "“Hello again”" if visitors are to read them.',
    ],
  },
  {
    mistake: 'curly quotes around a number',
    change: ['title: { en: Hello, da: Hej }', 'title: { en: Hello, da: Hej }\n    hours: “5”'],
    says: [
      '10:12 sections[0].hours  YAML does not know the curly quotes around "5": a visitor would read them. Write 5.',
    ],
  },
  {
    mistake: 'curly quotes around a text with a comma',
    change: ['title: { en: Hello, da: Hej }', 'title: { en: “Hello, you”, da: Hej }'],
    says: [
      '9:18 sections[0].title.en  YAML does not know the curly quotes around "Hello, you": a visitor would read them. Write "Hello, you", or "“Hello, you”" if visitors are to read them.',
    ],
  },
  {
    mistake: 'curly quotes around a text with a colon',
    change: ['title: { en: Hello, da: Hej }', 'title:\n      en: “Note: this”\n      da: Hej'],
    says: [
      '10:11 sections[0].title.en  YAML does not know the curly quotes around "Note: this": a visitor would read them. Write "Note: this", or "“Note: this”" if visitors are to read them.',
    ],
  },
];
